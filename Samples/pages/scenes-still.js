// The still lifes (light paths traced from the camera) and the night pictures.
(function (root) {
  'use strict';
  const { rng, clamp, mix, smooth, noise, fbm, hash, norm, scenes } = root.Photo;

  // Things: spheres (flattened by ky), bowls, a table at y = 0, a wall, a window light on the left.
  function tracer(S) {
    const R = rng(S.seed || 9), W = S.window, things = S.things;
    const cam = S.cam, f = norm([cam.at[0] - cam.from[0], cam.at[1] - cam.from[1], cam.at[2] - cam.from[2]]);
    const right = norm([f[2], 0, -f[0]]);
    const up = [f[1] * right[2] - f[2] * right[1], f[2] * right[0] - f[0] * right[2], f[0] * right[1] - f[1] * right[0]];
    const tanF = Math.tan((cam.fov * Math.PI) / 360), focus = cam.focus;
    const hit = { t: 0, k: -1, part: 0, nx: 0, ny: 0, nz: 0 };

    function intersect(ox, oy, oz, dx, dy, dz, any, maxT) {
      let best = maxT, k = -1, part = 0;
      for (let i = 0; i < things.length; i++) {
        const s = things[i], iy = 1 / s.ky;
        const px = ox - s.x, py = (oy - s.y) * iy, pz = oz - s.z, qy = dy * iy;
        const a = dx * dx + qy * qy + dz * dz, b = px * dx + py * qy + pz * dz, pp = px * px + py * py + pz * pz;
        const disc = b * b - a * (pp - s.r * s.r);
        if (!s.bowl) {
          if (disc <= 0) continue;
          const q = Math.sqrt(disc), t = (-b - q) / a;
          if (t > 1e-3 && t < best) { if (any) return true; best = t; k = i; part = 0; }
        } else {
          if (disc <= 0) continue;
          const rim = s.bowl, q = Math.sqrt(disc);
          for (let c = 0; c < 2; c++) {
            const t = (c ? -b + q : -b - q) / a;
            if (t > 1e-3 && t < best && py + qy * t < rim) { if (any) return true; best = t; k = i; part = 1; }
          }
          const ri = s.r - s.thick, d2 = b * b - a * (pp - ri * ri);
          if (d2 > 0) {
            const q2 = Math.sqrt(d2);
            for (let c = 0; c < 2; c++) {
              const t = (c ? -b + q2 : -b - q2) / a;
              if (t > 1e-3 && t < best && py + qy * t < rim) { if (any) return true; best = t; k = i; part = 2; }
            }
          }
          if (Math.abs(qy) > 1e-6) {
            const t = (rim - py) / qy;
            if (t > 1e-3 && t < best) {
              const x = px + dx * t, z = pz + dz * t, rr = x * x + z * z + rim * rim;
              if (rr < s.r * s.r && rr > ri * ri) { if (any) return true; best = t; k = i; part = 3; }
            }
            if (s.fill) {
              const t2 = (s.fill - py) / qy, x = px + dx * t2, z = pz + dz * t2;
              if (t2 > 1e-3 && t2 < best && x * x + z * z + s.fill * s.fill < ri * ri) { if (any) return true; best = t2; k = i; part = 4; }
            }
          }
        }
      }
      if (dy < -1e-6) {
        const t = -oy / dy;
        if (t > 1e-3 && t < best) { if (any) return true; best = t; k = -2; }
      }
      if (dz > 1e-6) {
        const t = (S.wallZ - oz) / dz;
        if (t > 1e-3 && t < best) { if (any) return true; best = t; k = -3; }
      }
      if (any) return false;
      hit.t = best; hit.k = k; hit.part = part;
      return k !== -1;
    }

    // The window is in the plane x = W.x, cut by bars
    function windowLight(dx, dy, dz, ox, oy, oz) {
      if (dx >= -1e-6) return 0;
      const t = (W.x - ox) / dx;
      if (t < 0) return 0;
      const y = oy + dy * t, z = oz + dz * t;
      if (y < W.y0 || y > W.y1 || z < W.z0 || z > W.z1) return 0;
      const a = (z - W.z0) / (W.z1 - W.z0) * W.cols, b = (y - W.y0) / (W.y1 - W.y0) * W.rows;
      if (Math.abs(a - Math.round(a)) < 0.05 || Math.abs(b - Math.round(b)) < 0.05) return 0.03;
      return 0.7 + 0.5 * (y - W.y0) / (W.y1 - W.y0);
    }

    const m = { c: [0, 0, 0], f0: 0.04, rough: 0.2, coat: 1 };
    function radiance(ox, oy, oz, dx, dy, dz, o) {
      let tr = 1, tg = 1, tb = 1, spec = true, soft = false;
      o[0] = o[1] = o[2] = 0;
      for (let bounce = 0; bounce < 4; bounce++) {
        if (!intersect(ox, oy, oz, dx, dy, dz, false, 60)) {
          const w = spec ? windowLight(dx, dy, dz, ox, oy, oz) : 0, A = S.room;
          const k = 0.6 + 0.4 * dy;
          o[0] += tr * (w * W.color[0] + A[0] * k); o[1] += tg * (w * W.color[1] + A[1] * k); o[2] += tb * (w * W.color[2] + A[2] * k);
          return;
        }
        const t = hit.t, k = hit.k, part = hit.part;
        const x = ox + dx * t, y = oy + dy * t, z = oz + dz * t;
        let nx = 0, ny = 1, nz = 0;
        if (k >= 0) {
          const s = things[k];
          if (part === 3 || part === 4) { nx = 0; ny = 1; nz = 0; }
          else {
            nx = x - s.x; ny = (y - s.y) / (s.ky * s.ky); nz = z - s.z;
            const l = 1 / Math.hypot(nx, ny, nz); nx *= l; ny *= l; nz *= l;
          }
          m.f0 = 0.04; m.rough = 0.2; m.coat = 1;
          const b = s.paint((x - s.x) / s.r, (y - s.y) / (s.r * s.ky), (z - s.z) / s.r, m, part, s);
          if (b) { nx += b[0]; ny += b[1]; nz += b[2]; const l = 1 / Math.hypot(nx, ny, nz); nx *= l; ny *= l; nz *= l; }
        } else if (k === -2) { const b = S.table(x, z, m); nx = b[0]; nz = b[1]; const l = 1 / Math.hypot(nx, 1, nz); nx *= l; ny = l; nz *= l; }
        else { nx = 0; ny = 0; nz = -1; S.wall(x, y, m); }
        let dn = dx * nx + dy * ny + dz * nz;
        if (dn > 0) { nx = -nx; ny = -ny; nz = -nz; dn = -dn; }
        const F = (m.f0 + (1 - m.f0) * Math.pow(1 + dn, 5)) * m.coat;
        if (R() < F) {
          let rx = dx - 2 * dn * nx, ry = dy - 2 * dn * ny, rz = dz - 2 * dn * nz;
          const a = m.rough * m.rough;
          rx += (R() + R() - 1) * a; ry += (R() + R() - 1) * a; rz += (R() + R() - 1) * a;
          const l = 1 / Math.hypot(rx, ry, rz);
          dx = rx * l; dy = ry * l; dz = rz * l;
          if (dx * nx + dy * ny + dz * nz <= 0) return;
          spec = !soft;
        } else {
          tr *= m.c[0]; tg *= m.c[1]; tb *= m.c[2];
          // light from one point of the window
          const wy = mix(W.y0, W.y1, R()), wz = mix(W.z0, W.z1, R());
          let lx = W.x - x, ly = wy - y, lz = wz - z;
          const d2 = lx * lx + ly * ly + lz * lz, d = Math.sqrt(d2);
          lx /= d; ly /= d; lz /= d;
          const nl = nx * lx + ny * ly + nz * lz;
          if (nl > 0 && !intersect(x + nx * 1e-3, y + ny * 1e-3, z + nz * 1e-3, lx, ly, lz, true, d)) {
            const e = windowLight(lx, ly, lz, x, y, z) * nl * -lx * (W.y1 - W.y0) * (W.z1 - W.z0) / (d2 * Math.PI);
            o[0] += tr * e * W.color[0]; o[1] += tg * e * W.color[1]; o[2] += tb * e * W.color[2];
          }
          const ph = 6.283185307 * R(), sy = 1 - 2 * R(), sr = Math.sqrt(1 - sy * sy);
          dx = nx + sr * Math.cos(ph) * 0.999; dy = ny + sy * 0.999; dz = nz + sr * Math.sin(ph) * 0.999;
          const l = 1 / Math.hypot(dx, dy, dz); dx *= l; dy *= l; dz *= l;
          spec = false;
          soft = true;
        }
        ox = x + nx * 1e-3; oy = y + ny * 1e-3; oz = z + nz * 1e-3;
      }
    }

    const n = S.paths, tmp = [0, 0, 0];
    return (u, v, aspect, o) => {
      let r = 0, g = 0, b = 0;
      for (let i = 0; i < n; i++) {
        const px = (u - 0.5 + (R() - 0.5) * 0.0012) * 2 * tanF, py = (0.5 - v + (R() - 0.5) * 0.0012) * 2 * tanF / aspect;
        const a = 6.283185307 * R(), q = Math.sqrt(R()) * cam.lens, ax = Math.cos(a) * q, ay = Math.sin(a) * q;
        let d = [0, 0, 0], oo = [0, 0, 0], l = 0;
        for (let c = 0; c < 3; c++) {
          const p = f[c] * focus + right[c] * px * focus + up[c] * py * focus, q2 = right[c] * ax + up[c] * ay;
          oo[c] = cam.from[c] + q2; d[c] = p - q2; l += d[c] * d[c];
        }
        l = 1 / Math.sqrt(l);
        radiance(oo[0], oo[1], oo[2], d[0] * l, d[1] * l, d[2] * l, tmp);
        r += Math.min(tmp[0], 1.1); g += Math.min(tmp[1], 1.1); b += Math.min(tmp[2], 1.1);
      }
      o[0] = r / n; o[1] = g / n; o[2] = b / n;
    };
  }

  // ---- paints ----
  function persimmon(x, y, z, m, part, s) {
    const c = Math.cos(s.tilt), sn = Math.sin(s.tilt), ca = Math.cos(s.turn), sa = Math.sin(s.turn);
    const x1 = x * ca + z * sa, z1 = z * ca - x * sa;
    const X = x1 * c - y * sn, Y = x1 * sn + y * c, Z = z1;
    const rho = Math.hypot(X, Z), ph = Math.atan2(Z, X) + s.turn;
    const n = fbm(ph * 3 + s.seed, Y * 4, 4, s.seed), spot = smooth(0.25, 0.4, fbm(X * 16 + s.seed, Z * 16 + Y * 9, 3, s.seed + 4));
    const leaf = 0.30 + 0.24 * Math.pow(Math.abs(Math.cos(2 * ph)), 0.7) + 0.05 * noise(ph * 5, s.seed, 2);
    if (Y > 0 && rho < leaf) {
      const k = fbm(ph * 6, rho * 14, 3, s.seed + 8), edge = smooth(leaf, leaf - 0.08, rho), core = smooth(0.11, 0.07, rho);
      m.c = [mix(0.30, 0.17, edge) + 0.07 * k - 0.08 * core, mix(0.24, 0.17, edge) + 0.06 * k - 0.09 * core, mix(0.10, 0.06, edge) + 0.02 * k - 0.03 * core];
      m.f0 = 0.02; m.rough = 0.7; m.coat = 0.7;
      return [0.4 * k, 0, 0.4 * noise(X * 18, Z * 18, 6)];
    }
    const green = smooth(0.25, 0.95, Y) * 0.5 + 0.25 * n, shadow = smooth(leaf + 0.1, leaf, rho) * (Y > 0 ? 1 : 0);
    m.c = [clamp(0.80 - 0.06 * green, 0, 1), clamp(0.225 + 0.10 * green + 0.05 * n, 0, 1), clamp(0.028 + 0.02 * green, 0, 1)];
    const dk = (1 - 0.18 * spot) * (1 - 0.45 * shadow);
    m.c[0] *= dk; m.c[1] *= dk; m.c[2] *= dk;
    m.rough = 0.36 + 0.1 * n; m.coat = 0.9;
    const e = 0.03;
    return [e * noise(X * 22, Y * 22 + Z * 13, 3), e * noise(Y * 22, Z * 22 + X * 9, 4), e * noise(Z * 22, X * 22, 5)];
  }
  const glaze = (r, g, b, dr, dg, db) => (x, y, z, m, part, s) => {
    if (part === 4) { m.c = [0.20, 0.085, 0.02]; m.f0 = 0.03; m.rough = 0.04; return [0.02 * noise(x * 3, z * 3, 2), 0, 0.02 * noise(z * 3, x * 3, 4)]; }
    const ph = Math.atan2(z, x), n = fbm(ph * 2 + s.seed, y * 5, 4, s.seed), sp = smooth(0.2, 0.27, fbm(ph * 9 + 1.5 * n, y * 15 + n, 3, s.seed + 2));
    const rim = smooth((s.bowl || 0) / s.r - 0.09, (s.bowl || 0) / s.r - 0.01, y + 0.03 * n) * (s.bowl ? 1 : 0);
    const foot = smooth(-0.66, -0.74, y + 0.05 * n);
    m.c = [mix(mix(r + 0.08 * n, 0.42, rim * 0.8), dr, Math.max(sp * 0.6, foot)), mix(mix(g + 0.08 * n, 0.30, rim * 0.8), dg, Math.max(sp * 0.6, foot)), mix(mix(b + 0.08 * n, 0.2, rim * 0.8), db, Math.max(sp * 0.6, foot))];
    m.rough = mix(0.22, 0.8, foot); m.f0 = 0.05;
    return [0.03 * n, 0.06 * noise(y * 34, 1, s.seed), 0.03 * noise(ph * 4, y * 9, 7)];
  };
  function oak(x, z, m) {
    const p = Math.floor(z / 1.15), zz = z + 0.06 * noise(x * 0.5, z * 0.8, 7);
    const g = fbm(x * 0.55 + p * 9, zz * 9, 5, 20 + p), fine = fbm(x * 3, zz * 60, 3, 24), ring = Math.sin((zz * 6 + 2.4 * fbm(x * 0.25, zz * 1.3, 3, 25)) * 5);
    const gap = smooth(0.012, 0.028, Math.abs(z / 1.15 - Math.round(z / 1.15)) * 1.15);
    const v = 0.9 + 0.55 * g + 0.3 * fine + 0.09 * ring;
    m.c = [0.235 * v * gap, 0.125 * v * gap, 0.062 * v * gap];
    m.f0 = 0.035; m.rough = 0.42 - 0.1 * fine; m.coat = 0.8 * gap;
    return [0.01 * fine, 0.05 * fine + 0.02 * ring];
  }
  function fruit(x, z, r, tilt, turn, seed, y) {
    const ky = 0.8;
    return { x, z, r, ky, y: y === undefined ? r * ky : y, tilt, turn, seed, paint: persimmon };
  }

  scenes.persimmons = () => {
    const S = {
      aspect: 1.6, ss: 2, paths: 26, seed: 3, wallZ: 9,
      cam: { from: [0.3, 2.75, -7.4], at: [0.12, 0.72, 0.4], fov: 38, focus: 7.35, lens: 0.13 },
      window: { x: -6.5, y0: 1.2, y1: 6.2, z0: -2.5, z1: 4.2, cols: 3, rows: 2, color: [8.2, 7.4, 6.2] },
      room: [0.085, 0.075, 0.068],
      things: [
        { x: 1.15, z: 1.05, r: 1.55, ky: 1, y: 1.3, bowl: 0.02, thick: 0.085, seed: 5, paint: glaze(0.10, 0.16, 0.19, 0.05, 0.06, 0.07) },
        fruit(0.62, 0.72, 0.62, 0.25, 0.4, 31, 1.13), fruit(1.72, 0.80, 0.60, -0.35, 2.2, 32, 1.12), fruit(1.2, 1.75, 0.62, 0.1, 1.2, 33, 1.15), fruit(1.14, 1.08, 0.57, -0.12, 4.0, 34, 1.74),
        fruit(-1.35, 0.1, 0.66, 0.38, 0.9, 35), fruit(-2.35, 1.35, 0.62, -0.2, 2.9, 36), fruit(-0.55, -1.35, 0.6, 0.62, 5.2, 37), fruit(3.3, 2.9, 0.62, 0.4, 1.9, 38)
      ],
      table: oak,
      wall(x, y, m) { const n = fbm(x * 0.5, y * 0.5, 5, 60); m.c = [0.34 + 0.07 * n, 0.30 + 0.07 * n, 0.26 + 0.06 * n]; m.coat = 0; },
      grade: { exposure: 2.1, sat: 1.02, bloom: 0.09, grain: 2.0, vignette: 0.3, tint: [1.04, 1, 0.95], lift: [0.012, 0.008, 0.006] }
    };
    return { S, sample: tracer(S) };
  };

  scenes.cups = () => {
    const cup = (x, z, seed, p, fill) => ({ x, z, r: 0.82, ky: 1.12, y: 0.78, bowl: 0.16, thick: 0.07, fill, seed, paint: p });
    const S = {
      aspect: 1.2, ss: 2, paths: 40, seed: 8, wallZ: 8,
      cam: { from: [0, 3.5, -6.2], at: [0.1, 0.55, 0.25], fov: 30, focus: 6.3, lens: 0.14 },
      window: { x: -6, y0: 1.4, y1: 6, z0: -2, z1: 4.5, cols: 2, rows: 2, color: [8.5, 7.9, 6.9] },
      room: [0.10, 0.095, 0.09],
      things: [
        cup(-0.55, -0.35, 3, glaze(0.55, 0.53, 0.46, 0.24, 0.17, 0.11), 0.02), cup(1.25, 0.75, 9, glaze(0.20, 0.29, 0.26, 0.10, 0.09, 0.07), 0.02), cup(-1.7, 2.2, 14, glaze(0.42, 0.24, 0.15, 0.16, 0.09, 0.06), 0)
      ],
      table(x, z, m) { const a = fbm(x * 0.8, z * 0.8, 4, 70), w = Math.sin(x * 105 + 0.6 * noise(x * 4, z * 4, 3)) * Math.sin(z * 105 + 0.6 * noise(x * 4 + 9, z * 4, 3)), n = noise(x * 60, z * 60, 5); const v = 1 + 0.14 * a + 0.16 * w + 0.1 * n; m.c = [0.46 * v, 0.41 * v, 0.33 * v]; m.f0 = 0.02; m.rough = 0.9; m.coat = 0.3; return [0.2 * w, 0.2 * n]; },
      wall(x, y, m) { m.c = [0.28, 0.25, 0.22]; m.coat = 0; },
      grade: { exposure: 1.45, sat: 1.0, bloom: 0.08, grain: 2.0, vignette: 0.3, tint: [1.02, 1, 0.96] }
    };
    return { S, sample: tracer(S) };
  };

  // ---- night lights through glass ----
  function lights(o) {
    const R = rng(o.seed), list = [];
    for (let i = 0; i < o.count; i++) {
      const pal = o.palette[Math.floor(R() * o.palette.length)], d = R();
      list.push({ x: R() * 1.2, y: mix(o.y0, o.y1, Math.pow(R(), o.bias || 1)), r: o.r * (0.55 + 0.75 * d), c: pal, p: o.power * (0.35 + 1.1 * R() * R()) });
    }
    for (const e of o.add || []) list.push(e);
    return (x, y, out) => {
      o.back(x, y, out);
      for (let i = 0; i < list.length; i++) {
        const l = list[i], dx = x - l.x, dy = y - l.y, d = Math.sqrt(dx * dx + dy * dy) / l.r;
        if (d > 2.6) continue;
        const disc = smooth(1.02, 0.94, d) * (0.72 + 0.28 * smooth(0.5, 0.95, d)) + 0.10 * Math.exp(-d * d * 0.8);
        out[0] += l.c[0] * disc * l.p; out[1] += l.c[1] * disc * l.p; out[2] += l.c[2] * disc * l.p;
      }
    };
  }

  scenes.rain = () => {
    const S = { aspect: 1.2, ss: 3, grade: { exposure: 0.95, sat: 1.15, bloom: 0.16, grain: 2.8, vignette: 0.4, lift: [0.008, 0.012, 0.02] } };
    const bg = lights({
      seed: 21, count: 64, y0: 0.26, y1: 0.84, r: 0.066, power: 0.26,
      palette: [[1.6, 0.72, 0.2], [1.6, 0.85, 0.34], [1.5, 0.62, 0.16], [1.6, 0.9, 0.4], [1.4, 1.0, 0.62], [1.5, 0.3, 0.12], [0.3, 0.8, 0.95]],
      back(x, y, o) {
        const n = fbm(x * 2.2, y * 2.2, 3, 400), g = Math.exp(-((y - 0.62) ** 2) * 9);
        o[0] = 0.012 + 0.085 * g + 0.03 * n; o[1] = 0.020 + 0.050 * g + 0.022 * n; o[2] = 0.045 + 0.050 * g + 0.022 * n;
      }
    });
    const R = rng(77), drops = [], grid = new Map(), C = 0.06;
    for (let i = 0; i < 950; i++) {
      const k = R(), r = k < 0.05 ? mix(0.014, 0.024, R()) : k < 0.28 ? mix(0.006, 0.013, R()) : mix(0.0018, 0.005, R());
      const d = { x: R() * 1.2, y: R(), r, sx: 1 + 0.15 * R(), a: R() * 6.28 };
      if (drops.some((e) => Math.hypot(e.x - d.x, e.y - d.y) < (e.r + r) * 1.15)) continue;
      drops.push(d);
    }
    // two drops that ran down
    for (const [sx, len] of [[0.33, 0.72], [0.86, 0.55]]) for (let y = 0; y < len; y += 0.012) if (R() < 0.6) drops.push({ x: sx + 0.012 * noise(y * 14, sx * 9, 3), y, r: mix(0.002, 0.0058, R()), sx: 1, a: 0 });
    drops.push({ x: 0.335, y: 0.74, r: 0.022, sx: 1.0, a: 1 }, { x: 0.862, y: 0.57, r: 0.02, sx: 1, a: 2 });
    drops.forEach((d) => {
      for (let j = Math.floor((d.y - 0.03) / C); j <= Math.floor((d.y + 0.03) / C); j++)
        for (let i = Math.floor((d.x - 0.03) / C); i <= Math.floor((d.x + 0.03) / C); i++) { const k = i + ':' + j; (grid.get(k) || grid.set(k, []).get(k)).push(d); }
    });
    const sample = (u, v, A, o) => {
      const x = u * 1.2, y = v, cell = grid.get(Math.floor(x / C) + ':' + Math.floor(y / C));
      if (cell) for (const d of cell) {
        const wob = 1 + 0.09 * Math.sin(2 * Math.atan2(y - d.y, x - d.x) + d.a) + 0.05 * Math.sin(3 * Math.atan2(y - d.y, x - d.x) + d.a * 2);
        const dx = (x - d.x) / (d.r * wob), dy = (y - d.y) / (d.r * wob * 1.12), q = dx * dx + dy * dy;
        if (q > 1) continue;
        const z = Math.sqrt(1 - q), k = 0.34 * (1.25 - z * 0.5);
        bg(clamp(d.x - dx * k, 0, 1.2), clamp(d.y * 0.35 + 0.36 - dy * k, 0.02, 0.98), o);
        const edge = smooth(1, 0.55, q);
        for (let c = 0; c < 3; c++) o[c] = o[c] * (0.25 + 0.95 * edge);
        const s = Math.exp(-((dx + 0.35) ** 2 + (dy + 0.45) ** 2) * 26) * 0.9;
        o[0] += s * 0.9; o[1] += s; o[2] += s * 1.1;
        return;
      }
      bg(x, y, o);
      const fogged = 0.5 + 0.5 * fbm(x * 3, y * 3, 4, 402);
      o[0] = o[0] * 0.9 + 0.012 * fogged; o[1] = o[1] * 0.9 + 0.015 * fogged; o[2] = o[2] * 0.9 + 0.022 * fogged;
    };
    return { S, sample };
  };

  // A street of paper lamps
  scenes.lamps = () => {
    const S = { aspect: 1.2, ss: 3, grade: { exposure: 0.72, sat: 1.08, bloom: 0.22, grain: 2.8, vignette: 0.4, lift: [0.016, 0.008, 0.010] } };
    const add = [], R = rng(52);
    for (let i = 0; i < 12; i++) {
      const k = i / 11, side = i % 2 ? 1 : -1, q = Math.pow(k, 0.8);
      add.push({ x: 0.66 + side * mix(0.62, 0.05, q) + 0.05 * (R() - 0.5), y: mix(0.12, 0.52, q) + 0.05 * (R() - 0.5), r: mix(0.105, 0.024, q) * (0.75 + 0.5 * R()), c: [1.7, 0.62 + 0.2 * R(), 0.16], p: mix(0.75, 1.1, q) });
    }
    for (let i = 0; i < 22; i++) { const q = R(); add.push({ x: 0.66 + (R() - 0.5) * 0.9, y: mix(0.62, 0.98, q), r: mix(0.03, 0.09, q), c: [1.5, 0.6, 0.2], p: 0.06 + 0.1 * R() }); }
    const bg = lights({
      seed: 4, count: 0, y0: 0, y1: 1, r: 0.05, power: 0.5, palette: [[1, 1, 1]], add,
      back(x, y, o) {
        const d = Math.exp(-((x - 0.66) ** 2) * 7 - ((y - 0.55) ** 2) * 9), sky = smooth(0.45, 0, y) * smooth(0.5, 0.1, Math.abs(x - 0.66));
        const n = 1 + 0.35 * fbm(x * 3, y * 3, 3, 410);
        o[0] = (0.03 + 0.34 * d) * n + 0.02 * sky; o[1] = (0.022 + 0.13 * d) * n + 0.05 * sky; o[2] = (0.03 + 0.035 * d) * n + 0.13 * sky;
      }
    });
    return { S, sample: (u, v, A, o) => bg(u * 1.2, v, o) };
  };
})(typeof window === 'undefined' ? globalThis : window);
