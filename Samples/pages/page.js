// Fills in the drawn-by-hand symbols and paints every canvas of the page.
(function () {
  'use strict';
  const svg = (w, h, body, extra) => `<svg width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round" ${extra || ''}>${body}</svg>`;
  const I = {
    bars: () => `<svg width="18" height="12" viewBox="0 0 18 12" fill="currentColor"><rect x="0" y="8" width="3.2" height="4" rx=".9"/><rect x="4.8" y="5.4" width="3.2" height="6.6" rx=".9"/><rect x="9.6" y="2.7" width="3.2" height="9.3" rx=".9"/><rect x="14.4" y="0" width="3.2" height="12" rx=".9"/></svg>`,
    wifi: () => `<svg width="17" height="12" viewBox="0 0 17 12" fill="none" stroke="currentColor" stroke-width="2"><path d="M1.1 4.2a10.6 10.6 0 0 1 14.8 0"/><path d="M3.8 7a6.8 6.8 0 0 1 9.4 0"/><path d="M8.5 11.6 6.3 9.4a3.2 3.2 0 0 1 4.4 0z" fill="currentColor" stroke="none"/></svg>`,
    battery: () => `<svg width="27" height="13" viewBox="0 0 27 13" fill="none"><rect x=".5" y=".5" width="23" height="12" rx="3.6" stroke="currentColor" stroke-opacity=".38"/><path d="M25 4.4v4.2c.9-.35 1.4-1.1 1.4-2.1s-.5-1.75-1.4-2.1z" fill="currentColor" fill-opacity=".42"/><rect x="2" y="2" width="20" height="9" rx="2.3" fill="currentColor"/></svg>`,
    back: () => `<svg width="12" height="21" viewBox="0 0 12 21" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"><path d="M10 2 2 10.5 10 19"/></svg>`,
    share: () => svg(24, 24, '<path d="M12 14.5V3.2M8.2 6.6 12 2.9l3.8 3.7"/><path d="M8 9.6H5.6v11.2h12.8V9.6H16"/>'),
    mark: () => svg(24, 24, '<path d="M6.5 3.5h11V21L12 16.6 6.5 21z"/>'),
    type: () => svg(26, 24, '<path d="M2.6 18.5 7 7.8l4.4 10.7M4.1 15h5.8"/><path d="M12.8 18.5 18.5 4.6l5.7 13.9M14.7 14h7.6"/>'),
    heart: () => svg(24, 24, '<path d="M12 20.3C6.2 16 3.4 12.9 3.4 9.3A4.5 4.5 0 0 1 7.9 4.7c1.7 0 3.2.9 4.1 2.4.9-1.500 2.400-2.400 4.100-2.400a4.500 4.500 0 0 1 4.500 4.600c0 3.600-2.800 6.700-8.600 11z"/>'),
    talk: () => svg(24, 24, '<path d="M12 4c5 0 8.800 3.200 8.800 7.400s-3.800 7.400-8.800 7.400c-1 0-2-.1-2.900-.4L4.600 20.600l1-3.900c-1.500-1.300-2.400-3.200-2.400-5.300C3.200 7.200 7 4 12 4z"/>'),
    play: () => `<svg width="12" height="14" viewBox="0 0 12 14"><path d="M1.500 1.300 11 7l-9.500 5.700z" fill="currentColor" stroke="currentColor" stroke-width="1.400" stroke-linejoin="round"/></svg>`,
    today: () => svg(26, 26, '<rect x="4" y="4" width="18" height="18" rx="3.600" fill="currentColor"/><path d="M8 9.200h10M8 13h10M8 16.800h6" stroke="#fff"/>'),
    topics: () => svg(26, 26, '<rect x="4" y="4" width="7.600" height="7.600" rx="2"/><rect x="14.400" y="4" width="7.600" height="7.600" rx="2"/><rect x="4" y="14.400" width="7.600" height="7.600" rx="2"/><rect x="14.400" y="14.400" width="7.600" height="7.600" rx="2"/>'),
    saved: () => svg(26, 26, '<path d="M7.500 4h11v18L13 17.400 7.500 22z"/>'),
    search: () => svg(26, 26, '<circle cx="11.600" cy="11.600" r="7.200"/><path d="m17 17 5.200 5.200"/>'),
    me: () => svg(26, 26, '<circle cx="13" cy="8.800" r="4.600"/><path d="M4.300 22c.8-4.400 4.300-6.800 8.700-6.800s7.900 2.400 8.700 6.800"/>'),
    eaves: () => svg(26, 26, '<path d="M2.600 13.200C7.400 11.400 10.400 8.600 13 4.600c2.600 4 5.600 6.800 10.400 8.600" /><path d="M6.200 13v8.600h13.600V13" /><path d="M13 21.400v-5" />', 'data-fill'),
    book: () => svg(26, 26, '<path d="M13 6.600C10.600 5 7.400 4.600 3.600 5v15c3.800-.4 7 0 9.400 1.600 2.400-1.600 5.600-2 9.400-1.600V5c-3.800-.4-7 0-9.400 1.600zM13 6.600v15"/>'),
    leaf: () => svg(26, 26, '<path d="M5 21C5 11 11 5 21.600 4.400 22 15 16.400 20.400 8.200 19.400M5 21c2.400-5.400 5.800-8.400 10.400-10.400"/>'),
    menu: () => svg(24, 24, '<path d="M3 7.500h18M3 12h12M3 16.500h18"/>'),
    find: () => svg(24, 24, '<circle cx="10.800" cy="10.800" r="6.600"/><path d="m15.800 15.800 4.700 4.700"/>')
  };
  for (const e of document.querySelectorAll('[data-i]')) e.innerHTML = I[e.dataset.i]();

  const scale = window.devicePixelRatio, made = {};
  for (const c of document.querySelectorAll('canvas')) {
    const name = c.dataset.scene, s = made[name] || (made[name] = window.Photo.scenes[name]());
    const w = Math.round(c.clientWidth * scale), h = Math.round(c.clientHeight * scale);
    // data-crop: centre x, centre y, and the height of the part, in parts of the whole picture
    const [cx, cy, ch] = (c.dataset.crop || '.5,.5,1').split(',').map(Number);
    const cw = (ch * w) / h / s.S.aspect;
    const S = Object.assign({}, s.S, c.dataset.ss ? { ss: +c.dataset.ss } : {});
    c.width = w; c.height = h;
    const px = window.Photo.develop(s.sample, w, h, S, [cx - cw / 2, cy - ch / 2, cx + cw / 2, cy + ch / 2]);
    c.getContext('2d').putImageData(new ImageData(px, w, h), 0, 0);
  }
})();
