// Pictures of puzzles, whose digits are drawn as lines.

/** The digits 1 to 9 as lines from point to point in a cell, in hundredths. A 9 is a 6 on its head. */
const six = "62 24 48 22 36 40 34 62 42 78 56 79 66 68 64 54 52 46 37 55";
const digits = [
  "38 30 52 20 52 80",
  "34 33 38 24 50 20 62 25 65 36 58 50 34 80 67 80",
  "35 26 48 20 62 26 63 38 50 47 64 56 65 70 50 80 34 74",
  "58 80 58 20 32 62 70 62",
  "64 20 38 20 36 46 50 42 65 52 65 68 50 80 34 74",
  six,
  "33 20 67 20 45 80",
  "50 47 36 38 38 24 50 20 62 24 64 38 50 47 34 60 37 75 50 80 63 75 66 60 50 47",
  six
    .split(" ")
    .map((part) => 100 - Number(part))
    .join(" "),
].map((text) => {
  const numbers = text.split(" ").map((part) => Number(part) / 100);
  return numbers.filter((_, i) => i % 2 === 0).map((x, i) => [x, numbers[2 * i + 1]]);
});

/**
 * How far a point is from a line between two points.
 * @param {number} x
 * @param {number} y
 * @param {number[]} from
 * @param {number[]} to
 */
function distance(x, y, [a, b], [c, d]) {
  const along = Math.min(1, Math.max(0, ((x - a) * (c - a) + (y - b) * (d - b)) / ((c - a) ** 2 + (d - b) ** 2)));
  return Math.hypot(x - a - along * (c - a), y - b - along * (d - b));
}

/**
 * Draws a puzzle as a picture of grey values.
 * @param {{size: number, line?: string, tilt?: number, noise?: number, dark?: boolean, regions?: string,
 *   diagonals?: boolean, cages?: string}} drawing `tilt` in radians; `noise` in grey values; `regions`: the label of
 *   each cell, with thick lines between different ones; otherwise thick lines are around boxes; `diagonals`: grey lines
 *   along both; `cages`: the label of each cell, with dashes inside the cells around those of one label
 * @returns {{size: number, pixels: Buffer}} a square of size × size pixels
 */
export function drawn({
  size,
  line = "",
  tilt = 0,
  noise = 0,
  dark = false,
  regions = "",
  diagonals = false,
  cages = "",
}) {
  const pixels = Buffer.alloc(size * size);
  const side = Math.sqrt(line.length);
  const [sin, cos] = [Math.sin(tilt), Math.cos(tilt)];
  let seed = 12345;
  for (let i = 0; i < pixels.length; i += 1) {
    const [x, y] = [(i % size) - size / 2, Math.floor(i / size) - size / 2];
    // The grid takes three quarters of the picture.
    const edge = (size * 0.75) / (side || 1);
    const [u, v] = [(x * cos + y * sin) / edge + side / 2, (y * cos - x * sin) / edge + side / 2];
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    const isGrey = diagonals && Math.min(Math.abs(u - v), Math.abs(u + v - side)) < 0.03 && u > 0 && u < side;
    const light =
      (isInk(line, side, u, v, regions) || isOnCage(cages, side, u, v) ? 40 : isGrey ? 150 : 225) +
      Math.round((((seed >> 8) % 1000) / 1000 - 0.5) * 2 * noise);
    pixels[i] = Math.min(255, Math.max(0, dark ? 255 - light : light));
  }
  return { size, pixels };
}

/**
 * Whether there is ink at a point, whose unit is a cell.
 * @param {string} line
 * @param {number} side
 * @param {number} u
 * @param {number} v
 * @param {string} regions
 */
function isInk(line, side, u, v, regions) {
  if (u < -0.06 || v < -0.06 || u > side + 0.06 || v > side + 0.06) return false;
  const box = side === 9 ? 3 : 2;
  /** Whether the line at `at` is thick. `across` and `along` are the steps from cell to cell in both directions. */
  const isThick = (/** @type {number} */ at, /** @type {number} */ beside, across, along) => {
    if (!regions || at <= 0 || at >= side) return at % box === 0;
    const cell = at * across + Math.min(side - 1, Math.max(0, Math.floor(beside))) * along;
    return regions[cell] !== regions[cell - across];
  };
  const nearLine = (/** @type {number} */ at, /** @type {number} */ beside, across, along) =>
    Math.abs(at - Math.round(at)) < (isThick(Math.round(at), beside, across, along) ? 0.05 : 0.02);
  if (nearLine(u, v, 1, side) || nearLine(v, u, side, 1)) return true;
  const digit = Number(line[Math.floor(v) * side + Math.floor(u)]) || 0;
  if (!digit) return false;
  const points = digits[digit - 1];
  return points.slice(1).some((to, i) => distance(u % 1, v % 1, points[i], to) < 0.045);
}

/**
 * Whether a point, whose unit is a cell, is on a dash around the cage of its cell.
 * @param {string} cages
 * @param {number} side
 * @param {number} u
 * @param {number} v
 */
function isOnCage(cages, side, u, v) {
  if (!cages || u < 0 || v < 0 || u >= side || v >= side) return false;
  const [row, column] = [Math.floor(v), Math.floor(u)];
  const [x, y] = [u - column, v - row];
  const isOnSide = (/** @type {number} */ down, /** @type {number} */ right, across, along) => {
    const isInside = row + down >= 0 && row + down < side && column + right >= 0 && column + right < side;
    const isOther = !isInside || cages[(row + down) * side + column + right] !== cages[row * side + column];
    return isOther && Math.abs(across - 0.1) < 0.015 && Math.floor(along / 0.06) % 2 === 0;
  };
  return isOnSide(-1, 0, y, x) || isOnSide(1, 0, 1 - y, x) || isOnSide(0, -1, x, y) || isOnSide(0, 1, 1 - x, y);
}
