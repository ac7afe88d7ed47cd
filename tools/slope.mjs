/**
 * Returns how much a value grows, by a straight line through the measurements (least squares). 0 for fewer than two
 * measurements.
 *
 * @param {readonly (readonly [number, number])[]} points when, and the value
 */
export function slopeOf(points) {
  const mean = (/** @type {0 | 1} */ at) => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [time, value] = [mean(0), mean(1)];
  const spread = points.reduce((sum, [x]) => sum + (x - time) ** 2, 0);
  return spread > 0 ? points.reduce((sum, [x, y]) => sum + (x - time) * (y - value), 0) / spread : 0;
}
