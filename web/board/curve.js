/**
 * Quadratic curves, as which links are drawn.
 *
 * @typedef {{ x: number, y: number }} Spot
 * @typedef {[from: Spot, control: Spot, to: Spot]} Curve
 */

/** A curve is sampled at this many steps. */
export const pieces = 24;

/** @param {Curve} curve @param {number} t @returns {Spot} */
function pointAt([a, b, c], t) {
  const [u, v, w] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
  return { x: u * a.x + v * b.x + w * c.x, y: u * a.y + v * b.y + w * c.y };
}

/** Returns sample points from one end of a curve to the other. @param {Curve} curve */
export const along = (curve) => Array.from({ length: pieces + 1 }, (_, i) => pointAt(curve, i / pieces));

/**
 * Shortens a curve at both ends, so that it begins and ends at the edges of the marks there. An end is kept if the mark
 * covers half of the curve.
 * @param {Curve} curve
 * @param {number[]} reaches
 * @returns {Curve}
 */
export function cut(curve, reaches) {
  return part(curve, leaves(curve, 0, reaches[0]), leaves(curve, 1, reaches[1]));
}

/**
 * Searches by bisection.
 * @param {Curve} curve
 * @param {0 | 1} end
 * @param {number} reach
 * @returns {number} the parameter of the point whose distance from the end is `reach`
 */
function leaves(curve, end, reach) {
  const { x, y } = pointAt(curve, end);
  let inside = Number(end);
  let outside = 0.5;
  for (let i = 0; i < 12; i++) {
    const middle = (inside + outside) / 2;
    const spot = pointAt(curve, middle);
    if (Math.hypot(spot.x - x, spot.y - y) < reach) inside = middle;
    else outside = middle;
  }
  return outside;
}

/**
 * Returns the part of a curve between two parameters (de Casteljau's algorithm).
 * @param {Curve} curve
 * @param {number} start
 * @param {number} end
 * @returns {Curve}
 */
function part([a, b, c], start, end) {
  const mix = (/** @type {Spot} */ p, /** @type {Spot} */ q, /** @type {number} */ t) => ({
    x: p.x + (q.x - p.x) * t,
    y: p.y + (q.y - p.y) * t,
  });
  const blossom = (/** @type {number} */ s, /** @type {number} */ t) => mix(mix(a, b, s), mix(b, c, s), t);
  return [blossom(start, start), blossom(start, end), blossom(end, end)];
}

/** @param {Curve} curve */
export function lengthOf(curve) {
  const spots = along(curve);
  return spots.slice(1).reduce((sum, { x, y }, i) => sum + Math.hypot(x - spots[i].x, y - spots[i].y), 0);
}

/**
 * Returns the corners of an arrowhead at the end of a curve, the tip first.
 * @param {Curve} curve
 * @param {number} size
 * @returns {Spot[]}
 */
export function headOf([, control, end], size) {
  const length = Math.hypot(end.x - control.x, end.y - control.y) || 1;
  const [x, y] = [((end.x - control.x) / length) * size, ((end.y - control.y) / length) * size];
  return [end, { x: end.x - x - y * 0.5, y: end.y - y + x * 0.5 }, { x: end.x - x + y * 0.5, y: end.y - y - x * 0.5 }];
}
