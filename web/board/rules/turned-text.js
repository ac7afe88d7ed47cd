/** Texts that an author has turned. */

/**
 * Returns a text that is turned about its middle. Numbers are rounded, so that the same text is written the same way.
 * @param {import("../operations.js").Text} drawn @param {{ x: number, y: number }} middle @param {number} degrees
 *   clockwise
 * @returns {import("../operations.js").Text}
 */
export function turnedText(drawn, { x, y }, degrees) {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const matrix = [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
  const turn = /** @type {import("../operations.js").Turn} */ (matrix.map((part) => Math.round(part * 1e5) / 1e5));
  return { ...drawn, turn };
}
