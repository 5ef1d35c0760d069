// The landscapes.
(function (root) {
  'use strict';
  const { clamp, mix, smooth, noise, fbm, ridged, hash, landscape, scenes } = root.Photo;

  // A mountain lake just after sunrise
  scenes.lake = () => {
    const S = {
      aspect: 1.5, ss: 2, far: 30,
      cam: { y: 0.085, fov: 47, pitch: 0.085, near: 0.3 },
      sun: [-0.82, 0.26, 0.12],
      sunlight: [3.6, 2.15, 1.15], ambient: [0.34, 0.46, 0.72],
      sky: {
        zenith: [0.11, 0.23, 0.47], away: [0.62, 0.60, 0.68], near: [1.0, 0.74, 0.52], power: 2.6, squeeze: 1.5,
        sun: [1.0, 0.62, 0.32], glow: [0.35, 0.2, 0],
        clouds: { seed: 40, scale: 0.62, stretch: 0.9, off: 3.1, lo: 0.02, hi: 0.42, alpha: 0.85, fade: 0.2, lit: [1.25, 0.86, 0.66], shade: [0.46, 0.45, 0.58], boost: 0.35 }
      },
      fog: { density: 0.017, low: 0.1, fall: 11, color: [0.44, 0.53, 0.72], sun: [1.0, 0.74, 0.52], lobe: 3 },
      terrain: {
        n: 1400, x0: -7, z0: 0, size: 14, drops: 260000, seed: 5, strength: 1, treeH: 0.06,
        f(x, z) {
          const w = 1.05 + 0.35 * fbm(z * 0.5, 3, 3, 7) + 0.15 * fbm(x * 2.1, z * 2.1, 4, 9);
          const bank = smooth(w * 0.72, w * 2.7, Math.abs(x - 0.15 * Math.sin(z * 0.8)));
          const end = smooth(4.2, 8.4, z + 0.5 * fbm(x * 0.9, z * 0.9, 4, 21));
          const m = Math.max(bank, end);
          const r = ridged(x * 0.34 + 4.3, z * 0.34 + 1.9, 7, 3);
          const peak = Math.exp(-((x - 0.75) ** 2) / 2.6 - ((z - 9.6) ** 2) / 3.4) * 1.2 + Math.exp(-((x + 2.7) ** 2) / 1.9 - ((z - 8.4) ** 2) / 2.6) * 0.45;
          return -0.07 + 0.09 * smooth(0, 0.2, m) + m * (0.14 + 1.7 * Math.pow(r, 1.25) * (0.45 + 0.55 * m)) + peak * (0.62 + 0.5 * r) * end + 0.05 * fbm(x * 3, z * 3, 5, 77) * m;
        },
        detail: (x, z, b) => (b > 0.02 ? 0.010 * fbm(x * 26, z * 26, 3, 55) * smooth(0.02, 0.4, b) : 0), detailMax: 0.02,
        trees: {
          grid: 0.034, h: 0.062,
          mask: (x, z, y, s) => smooth(0.004, 0.02, y) * (1 - smooth(0.36, 0.72, y + 0.22 * fbm(x * 2.2, z * 2.2, 4, 66))) * (1 - smooth(0.8, 1.5, s)) * (0.75 + 0.5 * smooth(-0.25, 0.2, fbm(x * 3.1, z * 3.1, 3, 67)))
        }
      },
      material(x, y, z, nx, ny, nz, bn, tree, m) {
        const n = fbm(x * 7, z * 7, 4, 31), n2 = fbm(x * 40, y * 60 + z * 40, 2, 32);
        let r = 0.20 + 0.09 * n + 0.07 * n2, g = 0.185 + 0.075 * n + 0.065 * n2, b = 0.18 + 0.06 * n + 0.06 * n2;
        const gr = smooth(0.62, 0.86, bn + 0.15 * n) * (1 - smooth(0.5, 0.95, y + 0.3 * n));
        r = mix(r, 0.13 + 0.05 * n2, gr); g = mix(g, 0.135 + 0.05 * n2, gr); b = mix(b, 0.055, gr);
        const sn = smooth(0.55, 0.95, y + 0.34 * n) * smooth(0.42, 0.66, bn * 0.6 + ny * 0.4 + 0.12 * n2);
        r = mix(r, 0.84, sn); g = mix(g, 0.87, sn); b = mix(b, 0.94, sn);
        if (tree > 0.004) {
          const k = hash(Math.floor(x * 29.4), Math.floor(z * 29.4), 8);
          r = 0.035 + 0.035 * k; g = 0.058 + 0.03 * k; b = 0.030 + 0.01 * k;
        } else if (y < 0.02) { r = 0.2; g = 0.18; b = 0.15; }
        m.r = r; m.g = g; m.b = b;
      },
      water: {
        amp: 0.0036, fade: 0.03, tint: [0.93, 0.97, 1],
        height(x, z) {
          const calm = smooth(-0.25, 0.4, fbm(x * 1.3 + 5, z * 2.2, 3, 120));
          return (noise(x * 26, z * 46, 121) + 0.55 * noise(x * 61 + 3, z * 97, 122) + 0.25 * noise(x * 140, z * 210, 123)) * (0.12 + 0.88 * calm) * 0.05;
        },
        color(x, z, ox, oy, oz, dx, dy, dz, t) {
          const s = smooth(0.9, 0.3, t), n = 0.5 + 0.5 * fbm(x * 34, z * 34, 4, 130);
          return [0.02 + 0.07 * s * n, 0.055 + 0.085 * s * n, 0.075 + 0.06 * s * n];
        }
      },
      grade: { exposure: 0.8, sat: 1.22, bloom: 0.08, grain: 2.4, lift: [0.012, 0.014, 0.022] }
    };
    return { S, sample: landscape(S) };
  };

  // Dunes in late light
  scenes.dunes = () => {
    const S = {
      aspect: 1.2, ss: 3, far: 30,
      cam: { y: 1.02, fov: 40, pitch: -0.075, near: 0.2 },
      sun: [-0.92, 0.27, 0.42],
      sunlight: [3.7, 2.2, 1.15], ambient: [0.30, 0.32, 0.46],
      sky: { zenith: [0.20, 0.36, 0.60], away: [0.72, 0.66, 0.62], near: [1.0, 0.74, 0.48], power: 2.2, squeeze: 1.6, sun: [1, 0.7, 0.4], glow: [0.3, 0.2, 0] },
      fog: { density: 0.028, low: 0.02, fall: 3, color: [0.70, 0.60, 0.56], sun: [1.0, 0.72, 0.46], lobe: 3, sky: 0.4 },
      terrain: {
        n: 1000, x0: -8, z0: -1, size: 16,
        f(x, z) {
          const wx = x + 0.7 * fbm(x * 0.4, z * 0.4, 3, 5), wz = z + 0.8 * fbm(x * 0.45 + 7, z * 0.45, 3, 6);
          const q = (wx * 0.62 + wz * 0.42) * 0.5 + 0.42, k = q - Math.floor(q);
          const c = k < 0.72 ? Math.pow(k / 0.72, 1.5) : Math.pow((1 - k) / 0.28, 0.9);
          return 0.95 * c * (0.7 + 0.6 * fbm(x * 0.3, z * 0.3, 2, 8)) + 0.25 * fbm(x * 0.25, z * 0.25, 2, 9);
        },
        detail: (x, z) => 0.0011 * Math.sin((x * 0.9 + z * 0.35 + 0.06 * noise(x * 5, z * 5, 4) + 0.02 * noise(x * 16, z * 16, 5)) * 210) * smooth(-0.3, 0.3, noise(x * 1.2, z * 1.2, 12)), detailMax: 0.004
      },
      soft: 40,
      material(x, y, z, nx, ny, nz, bn, tree, m) {
        const n = 0.03 * noise(x * 90, z * 90, 3) + 0.03 * fbm(x * 3, z * 3, 3, 4);
        m.r = 0.55 + n; m.g = 0.335 + n; m.b = 0.19 + n * 0.8;
      },
      grade: { exposure: 0.72, sat: 1.12, bloom: 0.08, grain: 2.2 }
    };
    return { S, sample: landscape(S) };
  };

  // The sea at the end of the day
  scenes.sea = () => {
    const S = {
      aspect: 1.2, ss: 3, far: 60,
      cam: { y: 0.32, fov: 48, pitch: 0.04, near: 0.05 },
      sun: [0.16, 0.085, 1],
      sunlight: [2, 1, 0.6], ambient: [0.2, 0.2, 0.3],
      sky: {
        zenith: [0.10, 0.16, 0.36], away: [0.42, 0.34, 0.46], near: [1.25, 0.62, 0.30], power: 3.4, squeeze: 1.7,
        sun: [1.0, 0.56, 0.22], glow: [0.45, 1.1, 24],
        clouds: { seed: 71, scale: 0.5, stretch: 0.42, off: 1.4, lo: -0.06, hi: 0.36, alpha: 0.95, fade: 0.10, lit: [1.15, 0.56, 0.36], shade: [0.22, 0.19, 0.32], boost: 0.9 }
      },
      fog: { density: 0.012, low: 0, fall: 1, color: [0.5, 0.36, 0.4], sun: [1.2, 0.62, 0.32], lobe: 10 },
      water: {
        amp: 0.6, fade: 0.006, glitter: [340, 5],
        height: (x, z) => 0.05 * (fbm(x * 1.5, z * 2.6, 3, 200) + 0.55 * fbm(x * 6, z * 9, 3, 205) + 0.16 * noise(x * 30, z * 42, 209)),
        color: (x, z, ox, oy, oz, dx, dy, dz, t, h) => [0.03 + h * 0.5, 0.055 + h * 0.7, 0.085 + h * 0.7]
      },
      grade: { exposure: 0.40, sat: 1.3, bloom: 0.14, grain: 2.4 }
    };
    return { S, sample: landscape(S) };
  };

  // Tea rows on hills, the valley still in mist
  scenes.tea = () => {
    const rows = (x, z, b) => {
      const q = (b + 0.012 * noise(x * 3, z * 3, 41)) * 44, k = Math.abs(q - Math.floor(q) - 0.5) * 2;
      return 1 - smooth(0.45, 1, k);
    };
    const S = {
      aspect: 1.2, ss: 3, far: 26,
      cam: { x: 0, y: 1.12, z: 0, fov: 44, pitch: -0.13, near: 0.2 },
      sun: [0.72, 0.27, 0.62],
      sunlight: [3.3, 2.2, 1.2], ambient: [0.34, 0.42, 0.52],
      sky: {
        zenith: [0.30, 0.44, 0.62], away: [0.74, 0.72, 0.70], near: [1.2, 0.88, 0.58], power: 2.2, squeeze: 1.4, sun: [1.0, 0.7, 0.4], glow: [0.5, 0.35, 0],
        clouds: { seed: 12, scale: 0.4, off: 6, lo: 0, hi: 0.5, alpha: 0.6, fade: 0.2, lit: [1.2, 0.95, 0.75], shade: [0.6, 0.58, 0.62], boost: 0.3 }
      },
      fog: { density: 0.03, low: 0.45, fall: 4.2, color: [0.64, 0.68, 0.74], sun: [1.25, 0.92, 0.6], lobe: 3, sky: 0.3 },
      terrain: {
        n: 1100, x0: -7, z0: -1, size: 14, treeH: 0.05,
        f(x, z) {
          const a = 0.5 + 0.9 * fbm(x * 0.52 + 2.6, z * 0.52 + 7.3, 4, 61);
          const far = smooth(4, 10, z) * (0.9 * ridged(x * 0.3 + 1, z * 0.3, 6, 63));
          return a * (0.75 + 0.1 * z * 0.2) + far + 0.02 * fbm(x * 5, z * 5, 3, 64);
        },
        detail: (x, z, b) => (z < 5.5 ? 0.016 * rows(x, z, b) + 0.005 * noise(x * 70, z * 70, 42) + 0.004 * noise(x * 150, z * 150, 43) : 0), detailMax: 0.03,
        trees: {
          grid: 0.05, h: 0.075,
          mask: (x, z, y, s) => smooth(0.12, 0.3, fbm(x * 0.9 + 3, z * 0.9, 3, 65)) * (z < 5.5 ? 0.7 : 0.95)
        }
      },
      material(x, y, z, nx, ny, nz, bn, tree, m, T) {
        const r = rows(x, z, T.base(x, z)), n = 0.5 + 0.5 * noise(x * 90, z * 90, 44), n2 = fbm(x * 2, z * 2, 3, 45);
        if (tree > 0.006 || z > 5.5) { m.r = 0.05 + 0.03 * n; m.g = 0.075 + 0.03 * n; m.b = 0.035; return; }
        m.r = mix(0.13, 0.10 + 0.09 * n + 0.06 * n2, r); m.g = mix(0.09, 0.17 + 0.10 * n + 0.06 * n2, r); m.b = mix(0.055, 0.035 + 0.02 * n, r);
      },
      wrap: 0.15,
      grade: { exposure: 0.7, sat: 1.2, bloom: 0.08, grain: 1.8, lift: [0.006, 0.005, 0.003] }
    };
    return { S, sample: landscape(S) };
  };

  // A coast seen from above
  scenes.coast = () => {
    const S = { aspect: 1.2, ss: 3, grade: { exposure: 1.0, sat: 1.1, bloom: 0.06, grain: 2.4, vignette: 0.18 } };
    const H = (x, y) => (x * 0.82 + y * 0.34 - 0.52) * 1.25 + 0.34 * fbm(x * 2.1 + 4, y * 2.1, 3, 301) + 0.10 * fbm(x * 9, y * 9, 4, 302);
    const land = (x, y) => { const h = H(x, y); return Math.max(h, 0) * (0.6 + 0.5 * fbm(x * 5, y * 5, 6, 303)); };
    const sample = (u, v, A, o) => {
      const x = u * 1.2, y = v, h = H(x, y);
      const n = fbm(x * 60, y * 60, 4, 310);
      if (h > 0.05) {
        const e = 0.0022, k = land(x, y);
        const nx = (land(x - e, y) - land(x + e, y)) / (2 * e), ny = (land(x, y - e) - land(x, y + e)) / (2 * e);
        const l = 1 / Math.sqrt(1 + 0.55 * (nx * nx + ny * ny));
        const d = clamp((0.7 - 0.3 * nx - 0.28 * ny) * l, 0.22, 1.3);
        const veg = smooth(0.075, 0.13, h + 0.05 * fbm(x * 14, y * 14, 4, 311)), clump = smooth(-0.2, 0.25, fbm(x * 46, y * 46, 4, 312));
        const sand = smooth(0.11, 0.06, h);
        let r = mix(0.46, 0.12, veg), g = mix(0.35, 0.155, veg), b = mix(0.22, 0.06, veg);
        const c = mix(1, 0.42 + 0.72 * clump, veg);
        r = mix(r, 0.78, sand); g = mix(g, 0.66, sand); b = mix(b, 0.47, sand);
        const s = (0.9 + 0.5 * n) * c * mix(d, 0.95, sand) * 1.5;
        o[0] = r * s * 1.06; o[1] = g * s; o[2] = b * s * 0.92;
      } else {
        const dep = clamp(-(h - 0.05) * 2.3, 0, 1);
        const sw = noise(x * 26 + y * 60 + 3 * fbm(x * 4, y * 4, 2, 320), y * 22 - x * 9, 321), rip = fbm(x * 90, y * 130, 3, 322);
        const reef = smooth(0.05, 0.3, fbm(x * 8, y * 8, 5, 323)) * (1 - smooth(0.15, 0.6, dep));
        let r = mix(0.52, 0.008, Math.pow(dep, 0.35)), g = mix(0.66, 0.10, Math.pow(dep, 0.62)), b = mix(0.56, 0.19, Math.pow(dep, 0.75));
        r *= 1 - 0.6 * reef; g *= 1 - 0.45 * reef; b *= 1 - 0.35 * reef;
        const w = 1 + 0.10 * sw + 0.14 * rip;
        o[0] = r * w; o[1] = g * w; o[2] = b * w;
        // two lines of surf
        for (let k = 0; k < 3; k++) {
          const at = 0.035 - k * 0.055 + 0.018 * noise(x * 5, y * 5, 330 + k), th = (0.013 - 0.003 * k) * (0.7 + 0.8 * noise(x * 4, y * 4, 334 + k));
          const f = (h > at - th * 2.2 && h < at + th ? 1 : 0) * smooth(-0.55 + 0.25 * k, 0.2 + 0.1 * k, fbm(x * 42, y * 42, 4, 340 + k) + (h - at) * 6) * (1 - 0.2 * k);
          o[0] = mix(o[0], 0.95, f); o[1] = mix(o[1], 0.97, f); o[2] = mix(o[2], 0.96, f);
        }
      }
    };
    return { S, sample };
  };
})(typeof window === 'undefined' ? globalThis : window);
