// A small picture maker: landscapes by marching rays over an eroded height field,
// still lifes by tracing light paths, night scenes by adding blurred lights.
// Everything is seeded, so a picture is the same on every run.
(function (root) {
  'use strict';

  // ---------- numbers ----------
  function rng(seed) {
    let s = seed >>> 0;
    return function () {
      s = (s + 0x6d2b79f5) >>> 0;
      let t = Math.imul(s ^ (s >>> 15), s | 1);
      t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
      return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
    };
  }
  function hash(x, y, s) {
    let h = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(s + 1, 0x9e3779b1);
    h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
    return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
  }
  const clamp = (x, a, b) => (x < a ? a : x > b ? b : x);
  const mix = (a, b, t) => a + (b - a) * t;
  function smooth(a, b, x) {
    const t = clamp((x - a) / (b - a), 0, 1);
    return t * t * (3 - 2 * t);
  }
  // Value noise with a quintic curve, -1...1
  function noise(x, y, s) {
    const ix = Math.floor(x), iy = Math.floor(y);
    const fx = x - ix, fy = y - iy;
    const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
    const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
    const a = hash(ix, iy, s), b = hash(ix + 1, iy, s), c = hash(ix, iy + 1, s), d = hash(ix + 1, iy + 1, s);
    return 2 * (a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v) - 1;
  }
  function fbm(x, y, oct, s) {
    let a = 0.5, r = 0;
    for (let i = 0; i < oct; i++) {
      r += a * noise(x, y, s + i);
      const nx = 1.6 * x - 1.2 * y + 3.7;
      y = 1.2 * x + 1.6 * y + 1.3;
      x = nx;
      a *= 0.5;
    }
    return r;
  }
  function ridged(x, y, oct, s) {
    let a = 0.5, r = 0, w = 1;
    for (let i = 0; i < oct; i++) {
      let n = 1 - Math.abs(noise(x, y, s + i));
      n *= n * w;
      w = clamp(n * 1.8, 0, 1);
      r += a * n;
      const nx = 1.6 * x - 1.2 * y + 3.7;
      y = 1.2 * x + 1.6 * y + 1.3;
      x = nx;
      a *= 0.5;
    }
    return r;
  }

  // ---------- height field ----------
  // x: [x0, x0+size], z: [z0, z0+size]
  function terrain(c) {
    const n = c.n, H = new Float32Array(n * n), cell = c.size / (n - 1);
    for (let j = 0; j < n; j++)
      for (let i = 0; i < n; i++) H[j * n + i] = c.f(c.x0 + i * cell, c.z0 + j * cell);
    if (c.drops) erode(H, n, cell, c.drops, rng(c.seed || 1), c.strength || 1);
    let max = -1e9;
    for (let k = 0; k < H.length; k++) if (H[k] > max) max = H[k];
    const inv = 1 / cell;
    function base(x, z) {
      let u = (x - c.x0) * inv, v = (z - c.z0) * inv;
      u = clamp(u, 1, n - 2.001); v = clamp(v, 1, n - 2.001);
      const i = u | 0, j = v | 0;
      let fu = u - i, fv = v - j;
      const k = j * n + i;
      const a = H[k], b = H[k + 1], cc = H[k + n], d = H[k + n + 1];
      return a + (b - a) * fu + (cc - a) * fv + (a - b - cc + d) * fu * fv;
    }
    const T = { base, max: max + (c.treeH || 0) + (c.detailMax || 0), H, n, cell, h: base, hn: base };
    if (c.detail) {
      T.h = T.hn = (x, z) => { const b = base(x, z); return b + c.detail(x, z, b); };
    }
    if (c.trees) {
      const m = new Float32Array(n * n);
      for (let j = 1; j < n - 1; j++)
        for (let i = 1; i < n - 1; i++) {
          const k = j * n + i;
          const sx = (H[k + 1] - H[k - 1]) / (2 * cell), sz = (H[k + n] - H[k - n]) / (2 * cell);
          m[k] = c.trees.mask(c.x0 + i * cell, c.z0 + j * cell, H[k], Math.sqrt(sx * sx + sz * sz));
        }
      const g = c.trees.grid, ig = 1 / g, th = c.trees.h;
      T.mask = (x, z) => {
        const i = clamp(Math.round((x - c.x0) * inv), 0, n - 1), j = clamp(Math.round((z - c.z0) * inv), 0, n - 1);
        return m[j * n + i];
      };
      T.tree = (x, z) => {
        const cx = Math.floor(x * ig), cz = Math.floor(z * ig);
        let best = 0;
        for (let b = -1; b <= 1; b++)
          for (let a = -1; a <= 1; a++) {
            const ix = cx + a, iz = cz + b;
            const px = (ix + hash(ix, iz, 11)) * g, pz = (iz + hash(ix, iz, 12)) * g;
            const ddx = x - px, ddz = z - pz;
            const r = g * (0.42 + 0.42 * hash(ix, iz, 13));
            const d2 = ddx * ddx + ddz * ddz;
            if (d2 >= r * r) continue;
            const mk = T.mask(px, pz);
            if (hash(ix, iz, 14) > mk) continue;
            const d = Math.sqrt(d2) / r;
            const tall = th * (0.45 + 0.55 * hash(ix, iz, 15)) * (0.6 + 0.4 * mk);
            const rough = 1 - 0.22 * noise(x * 260, z * 260, 16);
            const e = tall * (1 - Math.pow(d, 0.8)) * rough;
            if (e > best) best = e;
          }
        return best;
      };
      T.h = (x, z, y) => {
        const b = T.hn(x, z);
        if (y - b > th * 1.25) return b + th * 0.7;
        return b + T.tree(x, z);
      };
      T.full = (x, z) => T.hn(x, z) + T.tree(x, z);
    } else T.full = T.hn;
    return T;
  }

  // Drops of water that carry soil downhill
  function erode(H, n, cell, drops, R, strength) {
    const inv = 1 / cell;
    for (let k = 0; k < H.length; k++) H[k] *= inv;
    for (let d = 0; d < drops; d++) {
      let x = 2 + R() * (n - 5), y = 2 + R() * (n - 5), dx = 0, dy = 0, v = 1, w = 1, sed = 0;
      for (let s = 0; s < 48; s++) {
        const i = x | 0, j = y | 0, k = j * n + i, u = x - i, q = y - j;
        const a = H[k], b = H[k + 1], c = H[k + n], e = H[k + n + 1];
        const gx = (b - a) * (1 - q) + (e - c) * q, gy = (c - a) * (1 - u) + (e - b) * u;
        dx = dx * 0.1 - gx * 0.9; dy = dy * 0.1 - gy * 0.9;
        const l = Math.sqrt(dx * dx + dy * dy);
        if (l < 1e-6) break;
        dx /= l; dy /= l;
        const h0 = a + (b - a) * u + (c - a) * q + (a - b - c + e) * u * q;
        x += dx; y += dy;
        if (x < 2 || y < 2 || x > n - 3 || y > n - 3) break;
        const i2 = x | 0, j2 = y | 0, k2 = j2 * n + i2, u2 = x - i2, q2 = y - j2;
        const h1 = H[k2] + (H[k2 + 1] - H[k2]) * u2 + (H[k2 + n] - H[k2]) * q2 + (H[k2] - H[k2 + 1] - H[k2 + n] + H[k2 + n + 1]) * u2 * q2;
        const dh = h1 - h0;
        const cap = Math.max(-dh, 0.02) * v * w * 3 * strength;
        if (sed > cap || dh > 0) {
          const m = dh > 0 ? Math.min(dh, sed) : (sed - cap) * 0.3;
          sed -= m;
          H[k] += m * (1 - u) * (1 - q); H[k + 1] += m * u * (1 - q);
          H[k + n] += m * (1 - u) * q; H[k + n + 1] += m * u * q;
        } else {
          const m = Math.min((cap - sed) * 0.3, -dh);
          sed += m;
          // a 3 × 3 brush keeps the gullies soft
          for (let b2 = -1; b2 <= 1; b2++)
            for (let a2 = -1; a2 <= 1; a2++) H[k + b2 * n + a2] -= m * (a2 === 0 && b2 === 0 ? 0.28 : a2 === 0 || b2 === 0 ? 0.12 : 0.06);
        }
        v = Math.sqrt(Math.max(0, v * v - dh * 4));
        if (v > 4) v = 4;
        w *= 0.985;
      }
    }
    for (let k = 0; k < H.length; k++) H[k] *= cell;
  }

  function march(T, ox, oy, oz, dx, dy, dz, t, tmax, fine) {
    let last = t;
    for (let i = 0; i < 420; i++) {
      const y = oy + dy * t;
      if (y > T.max && dy >= 0) return -1;
      const d = y - T.h(ox + dx * t, oz + dz * t, y);
      if (d < 0.00025 * t) {
        let a = last, b = t;
        for (let k = 0; k < 7; k++) {
          const m = 0.5 * (a + b), ym = oy + dy * m;
          if (ym < T.h(ox + dx * m, oz + dz * m, ym)) b = m; else a = m;
        }
        return b;
      }
      last = t;
      t += Math.max(fine * d, 0.0009 * t);
      if (t > tmax) return -1;
    }
    return t > tmax * 0.9 ? -1 : t;
  }

  function norm(v) {
    const l = Math.hypot(v[0], v[1], v[2]);
    return [v[0] / l, v[1] / l, v[2] / l];
  }

  // ---------- landscape ----------
  function landscape(S) {
    const T = S.terrain ? terrain(S.terrain) : null;
    const L = norm(S.sun), cam = S.cam;
    const far = S.far || 40;
    const cp = Math.cos(cam.pitch), sp = Math.sin(cam.pitch), cy = Math.cos(cam.yaw || 0), sy = Math.sin(cam.yaw || 0);
    const tanF = Math.tan((cam.fov * Math.PI) / 360);
    const sky = [0, 0, 0], out = [0, 0, 0];

    function skyColor(dx, dy, dz, o, noDisc) {
      const k = S.sky, up = Math.max(dy, 0);
      const a = Math.pow(1 - Math.min(up * (k.squeeze || 1.6), 1), k.power || 3);
      const sd = Math.max(dx * L[0] + dy * L[1] + dz * L[2], 0);
      const side = 0.5 + 0.5 * (dx * L[0] + dz * L[2]) / Math.max(Math.hypot(dx, dz) * Math.hypot(L[0], L[2]), 1e-4);
      const g1 = Math.pow(sd, 5) * k.glow[0], g2 = Math.pow(sd, 40) * k.glow[1], g3 = noDisc ? 0 : Math.pow(sd, 1800) * k.glow[2];
      for (let i = 0; i < 3; i++) {
        const hor = mix(k.away[i], k.near[i], side);
        o[i] = mix(k.zenith[i], hor, a) + k.sun[i] * (g1 + g2 + g3);
      }
      if (k.clouds && dy > 0.004) {
        const C = k.clouds, t = 1 / (dy + 0.035), px = dx * t * C.scale + C.off, pz = dz * t * C.scale * (C.stretch || 1);
        const w = 0.35 * fbm(px * 0.7 + 9, pz * 0.7, 3, C.seed + 30);
        const n = fbm(px + w, pz + w, 6, C.seed);
        let d = smooth(C.lo, C.hi, n);
        if (d > 0) {
          const n2 = fbm(px + w + L[0] * 0.18, pz + w + L[2] * 0.18, 4, C.seed);
          const lit = clamp(0.55 - (n2 - n * 0.9) * 2.2, 0, 1);
          d *= smooth(0.0, C.fade || 0.06, dy) * C.alpha;
          const warm = Math.pow(sd, 3);
          for (let i = 0; i < 3; i++) o[i] = mix(o[i], mix(C.shade[i], C.lit[i], lit) * (1 + warm * (C.boost || 0)), d);
        }
      }
      if (k.extra) k.extra(dx, dy, dz, o);
    }

    function fogAmount(oy, dy, t) {
      const F = S.fog;
      let a = F.density * t;
      if (F.low) {
        const b = F.fall, y1 = oy + dy * t;
        const e = Math.abs(dy * t) < 1e-4 ? Math.exp(-b * oy) : (Math.exp(-b * Math.max(oy, -0.2)) - Math.exp(-b * Math.max(y1, -0.2))) / (b * dy * t);
        a += F.low * e * t;
      }
      return 1 - Math.exp(-a);
    }

    function applyFog(dx, dy, dz, f, o) {
      const sd = Math.max(dx * L[0] + dy * L[1] + dz * L[2], 0), F = S.fog;
      const s = Math.pow(sd, F.lobe || 6);
      for (let i = 0; i < 3; i++) o[i] = mix(o[i], mix(F.color[i], F.sun[i], s), f);
    }

    const mat = { r: 0, g: 0, b: 0, tree: 0 };
    function ground(ox, oy, oz, dx, dy, dz, t, o) {
      const x = ox + dx * t, z = oz + dz * t, y = oy + dy * t;
      const e = Math.max(0.0012 * t, 0.0012);
      let nx = T.full(x - e, z) - T.full(x + e, z), nz = T.full(x, z - e) - T.full(x, z + e), ny = 2 * e;
      let l = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz);
      nx *= l; ny *= l; nz *= l;
      const E = 0.03;
      const bx = T.base(x - E, z) - T.base(x + E, z), bz = T.base(x, z - E) - T.base(x, z + E);
      const bn = 2 * E / Math.sqrt(bx * bx + 4 * E * E + bz * bz);
      const tree = T.tree ? T.tree(x, z) : 0;
      S.material(x, y, z, nx, ny, nz, bn, tree, mat, T);
      let sh = 1;
      const nl = nx * L[0] + ny * L[1] + nz * L[2];
      if (S.shadows !== false && nl > 0) {
        let st = 0.006 + 0.002 * t;
        for (let i = 0; i < 56; i++) {
          const py = y + 0.002 + L[1] * st;
          if (py > T.max) break;
          const d = py - T.h(x + L[0] * st, z + L[2] * st, py);
          sh = Math.min(sh, 0.5 + (S.soft || 18) * d / st);
          if (sh <= 0) { sh = 0; break; }
          st += Math.max(0.45 * d, 0.008 + 0.004 * st);
          if (st > 7) break;
        }
        sh = clamp(sh, 0, 1);
      }
      const wrap = S.wrap || 0;
      const dif = clamp((nl + wrap) / (1 + wrap), 0, 1) * sh;
      const amb = (0.45 + 0.55 * ny) * (tree > 0 ? 0.35 + 0.65 * clamp(tree / S.terrain.trees.h, 0, 1) : 1);
      const back = clamp(-nx * L[0] - nz * L[2], 0, 1) * 0.25;
      const A = S.ambient, Q = S.sunlight;
      o[0] = mat.r * (Q[0] * dif + A[0] * (amb + back * 0.4));
      o[1] = mat.g * (Q[1] * dif + A[1] * (amb + back * 0.3));
      o[2] = mat.b * (Q[2] * dif + A[2] * (amb + back * 0.2));
      applyFog(dx, dy, dz, fogAmount(oy, dy, t), o);
    }

    function shade(ox, oy, oz, dx, dy, dz, o, depth) {
      let tw = -1;
      if (S.water && dy < -1e-5) tw = -oy / dy;
      let t = T ? march(T, ox, oy, oz, dx, dy, dz, depth ? 0.01 : (cam.near || 0.05), tw > 0 ? Math.min(tw, far) : far, depth ? 0.6 : 0.42) : -1;
      if (t > 0) { ground(ox, oy, oz, dx, dy, dz, t, o); return; }
      if (tw > 0 && tw < far && depth === 0) {
        const W = S.water, x = ox + dx * tw, z = oz + dz * tw;
        const e = Math.max(0.0016, 0.0008 * tw), fade = 1 / (1 + tw * tw * (W.fade || 0.02));
        const hw = (a, b) => W.height(a, b);
        const amp = W.amp * fade;
        const h0 = hw(x, z);
        let nx = -(hw(x + e, z) - h0) / e * amp, nz = -(hw(x, z + e) - h0) / e * amp, ny = 1;
        const l = 1 / Math.sqrt(nx * nx + nz * nz + 1);
        nx *= l; ny *= l; nz *= l;
        let dn = dx * nx + dy * ny + dz * nz;
        if (dn > -0.004) dn = -0.004;
        let rx = dx - 2 * dn * nx, ry = Math.abs(dy - 2 * dn * ny) + 0.002, rz = dz - 2 * dn * nz;
        const rl = 1 / Math.sqrt(rx * rx + ry * ry + rz * rz);
        rx *= rl; ry *= rl; rz *= rl;
        const F = 0.02 + 0.98 * Math.pow(1 + Math.max(dn, -1), 5);
        const r = [0, 0, 0];
        if (T) shade(x, 0.0005, z, rx, ry, rz, r, 1); else skyColor(rx, ry, rz, r, true);
        if (W.glitter) {
          const s = Math.max(rx * L[0] + ry * L[1] + rz * L[2], 0);
          const g = Math.pow(s, W.glitter[0]) * W.glitter[1];
          for (let i = 0; i < 3; i++) r[i] += S.sky.sun[i] * g;
        }
        const deep = W.color(x, z, ox, oy, oz, dx, dy, dz, tw, h0);
        for (let i = 0; i < 3; i++) o[i] = mix(deep[i], r[i] * (W.tint ? W.tint[i] : 1), F);
        applyFog(dx, dy, dz, fogAmount(oy, dy, tw), o);
        return;
      }
      skyColor(dx, dy, dz, o, depth > 0);
      if (S.fog.sky) applyFog(dx, dy, dz, clamp(fogAmount(oy, dy, far * 0.6) * S.fog.sky, 0, 1), o);
    }

    return function (u, v, aspect, o) {
      const px = (u - 0.5) * 2 * tanF, py = (0.5 - v) * 2 * tanF / aspect;
      let dx = px, dy = py * cp + sp, dz = cp - py * sp;
      const rx = dx * cy + dz * sy, rz = dz * cy - dx * sy;
      const l = 1 / Math.sqrt(rx * rx + dy * dy + rz * rz);
      shade(cam.x || 0, cam.y, cam.z || 0, rx * l, dy * l, rz * l, o, 0);
    };
  }

  // ---------- development of the picture ----------
  // crop: [u0, v0, u1, v1] of the scene, aspect: that of the whole scene
  function develop(sample, w, h, S, crop) {
    const ss = S.ss || 2, buf = new Float32Array(w * h * 3), o = [0, 0, 0];
    const [u0, v0, u1, v1] = crop, A = S.aspect;
    let seed = 0;
    for (let j = 0; j < h; j++)
      for (let i = 0; i < w; i++) {
        let r = 0, g = 0, b = 0;
        for (let q = 0; q < ss; q++)
          for (let p = 0; p < ss; p++) {
            const jx = hash(i * ss + p, j * ss + q, 701), jy = hash(i * ss + p, j * ss + q, 702);
            const u = u0 + ((u1 - u0) * (i + (p + jx) / ss)) / w, v = v0 + ((v1 - v0) * (j + (q + jy) / ss)) / h;
            sample(u, v, A, o, i * ss + p, j * ss + q);
            r += Math.min(o[0], 6); g += Math.min(o[1], 6); b += Math.min(o[2], 6);
          }
        const k = (j * w + i) * 3, n = 1 / (ss * ss);
        buf[k] = r * n; buf[k + 1] = g * n; buf[k + 2] = b * n;
      }
    return finish(buf, w, h, S, crop);
  }

  function blur(src, w, h, rad) {
    let a = Float32Array.from(src), b = new Float32Array(src.length);
    for (let pass = 0; pass < 3; pass++) {
      for (let dir = 0; dir < 2; dir++) {
        const n = dir ? h : w, m = dir ? w : h, st = dir ? w * 3 : 3, sm = dir ? 3 : w * 3;
        for (let q = 0; q < m; q++)
          for (let c = 0; c < 3; c++) {
            let acc = 0;
            const o = q * sm + c;
            for (let i = -rad; i <= rad; i++) acc += a[o + clamp(i, 0, n - 1) * st];
            for (let i = 0; i < n; i++) {
              b[o + i * st] = acc / (2 * rad + 1);
              acc += a[o + clamp(i + rad + 1, 0, n - 1) * st] - a[o + clamp(i - rad, 0, n - 1) * st];
            }
          }
        const t = a; a = b; b = t;
      }
    }
    return a;
  }

  const curve = (x) => (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14);
  function finish(buf, w, h, S, crop) {
    const G = S.grade || {}, ex = G.exposure || 1;
    const bl = G.bloom === 0 ? null : blur(buf, w, h, Math.max(2, Math.round(w * 0.018)));
    const bk = G.bloom === undefined ? 0.1 : G.bloom;
    const out = new Uint8ClampedArray(w * h * 4), grain = G.grain === undefined ? 2.2 : G.grain;
    const vig = G.vignette === undefined ? 0.22 : G.vignette, sat = G.sat || 1, tint = G.tint || [1, 1, 1], lift = G.lift || [0, 0, 0];
    for (let j = 0; j < h; j++)
      for (let i = 0; i < w; i++) {
        const k = (j * w + i) * 3, p = (j * w + i) * 4;
        const u = crop[0] + (crop[2] - crop[0]) * (i + 0.5) / w - 0.5, v = crop[1] + (crop[3] - crop[1]) * (j + 0.5) / h - 0.5;
        const vg = 1 - vig * clamp((u * u + v * v) * 2, 0, 1);
        let c0, c1, c2;
        c0 = buf[k]; c1 = buf[k + 1]; c2 = buf[k + 2];
        if (bl) { c0 = mix(c0, bl[k], bk); c1 = mix(c1, bl[k + 1], bk); c2 = mix(c2, bl[k + 2], bk); }
        c0 *= ex * vg * tint[0]; c1 *= ex * vg * tint[1]; c2 *= ex * vg * tint[2];
        c0 = curve(Math.max(c0, 0)); c1 = curve(Math.max(c1, 0)); c2 = curve(Math.max(c2, 0));
        const y = 0.3 * c0 + 0.59 * c1 + 0.11 * c2;
        c0 = mix(y, c0, sat); c1 = mix(y, c1, sat); c2 = mix(y, c2, sat);
        c0 = Math.pow(clamp(c0, 0, 1), 1 / 2.2) * 255; c1 = Math.pow(clamp(c1, 0, 1), 1 / 2.2) * 255; c2 = Math.pow(clamp(c2, 0, 1), 1 / 2.2) * 255;
        const g = (hash(i, j, 91) + hash(i, j, 92) + hash(i, j, 93) - 1.5) * 2 * grain;
        const gc = (hash(i, j, 94) - 0.5) * grain * 0.9, gd = (hash(i, j, 95) - 0.5) * grain * 0.9;
        const m = 1 - 0.45 * y;
        out[p] = c0 * (1 - lift[0]) + lift[0] * 255 + (g + gc) * m;
        out[p + 1] = c1 * (1 - lift[1]) + lift[1] * 255 + g * m;
        out[p + 2] = c2 * (1 - lift[2]) + lift[2] * 255 + (g + gd) * m;
        out[p + 3] = 255;
      }
    return out;
  }

  root.Photo = { rng, hash, clamp, mix, smooth, noise, fbm, ridged, terrain, landscape, develop, norm, scenes: {} };
})(typeof window === 'undefined' ? globalThis : window);
