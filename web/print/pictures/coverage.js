/**
 * How much of each pixel some polygons cover. Each edge adds to the pixels of its rows the area to its right, with the
 * sign of its direction; the sums along a row are the shares (the method of the rasteriser font-rs by Raph Levien).
 *
 * @typedef {import("../../board/operations.js").Command} Command
 * @typedef {import("../../board/polygons.js").Polygon} Polygon in pixels
 */
import { linesOf } from "../../board/polygons.js";

/** Corners of the round ends of strokes. */
const cornersOfRound = 16;

/** Smaller shares are those of rounding. */
const leastShare = 1 / 512;

const emptyBox = () => ({ left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity });

export class Coverage {
  #width;
  #height;
  #sums;
  #box = emptyBox();

  /** @param {number} width in pixels @param {number} height */
  constructor(width, height) {
    this.#width = width;
    this.#height = height;
    // An edge at the right border adds to the pixel beyond it.
    this.#sums = new Float32Array((width + 2) * height);
  }

  /** @param {Polygon} polygon closed */
  add(polygon) {
    polygon.forEach(([x, y], i) => this.#edge(x, y, ...polygon[(i + 1) % polygon.length]));
  }

  /**
   * Calls back for each pixel that is covered, and forgets the polygons. Where several cover a pixel, its share is 1 at
   * most.
   * @param {(pixel: number, share: number) => void} found `pixel`: its number, row by row
   */
  take(found) {
    const [width, sums] = [this.#width, this.#sums];
    const { left, right, top, bottom } = this.#box;
    for (let y = top; y <= bottom; y++) {
      const base = y * (width + 2);
      const last = Math.min(right, width - 1);
      let sum = 0;
      for (let x = left; x <= last; x++) {
        sum += sums[base + x];
        const share = sum < 0 ? -sum : sum;
        if (share > leastShare) found(y * width + x, share < 1 ? share : 1);
      }
      sums.fill(0, base + left, base + right + 2);
    }
    this.#box = emptyBox();
  }

  /** @param {number} x @param {number} y @param {number} x2 @param {number} y2 */
  #edge(x, y, x2, y2) {
    if (y === y2) return;
    const direction = y < y2 ? 1 : -1;
    const [fromX, fromY, toX, toY] = y < y2 ? [x, y, x2, y2] : [x2, y2, x, y];
    const slope = (toX - fromX) / (toY - fromY);
    const first = Math.max(0, Math.floor(fromY));
    const last = Math.min(this.#height - 1, Math.ceil(toY) - 1);
    for (let row = first; row <= last; row++) {
      const [start, end] = [Math.max(fromY, row), Math.min(toY, row + 1)];
      this.#part(row, fromX + (start - fromY) * slope, fromX + (end - fromY) * slope, (end - start) * direction);
    }
    const box = this.#box;
    const [left, right] = x < x2 ? [x, x2] : [x2, x];
    box.top = Math.min(box.top, first);
    box.bottom = Math.max(box.bottom, last);
    box.left = Math.min(box.left, Math.max(0, Math.floor(left)));
    box.right = Math.max(box.right, Math.min(this.#width, Math.ceil(right)));
  }

  /** An edge within a row of pixels. @param {number} row @param {number} x @param {number} x2 @param {number} tall */
  #part(row, x, x2, tall) {
    const border = [0, this.#width].find((each) => (x < each && x2 > each) || (x > each && x2 < each));
    if (border !== undefined) {
      const share = (border - x) / (x2 - x);
      this.#part(row, x, border, tall * share);
      this.#part(row, border, x2, tall * (1 - share));
      return;
    }
    const clamped = (/** @type {number} */ value) => Math.min(this.#width, Math.max(0, value));
    const [left, right] = [clamped(Math.min(x, x2)), clamped(Math.max(x, x2))];
    const base = row * (this.#width + 2);
    const [first, last] = [Math.floor(left), Math.floor(right)];
    if (first === last) {
      const inside = 1 - ((left + right) / 2 - first);
      this.#sums[base + first] += tall * inside;
      this.#sums[base + first + 1] += tall * (1 - inside);
      return;
    }
    // The edge crosses pixels: to the right of it, their areas grow with the square of the way.
    let before = 0;
    for (let pixel = first; pixel <= last + 1; pixel++) {
      const covered = (tall * areaRightOf(left, right, pixel + 1)) / (right - left);
      this.#sums[base + pixel] += covered - before;
      before = covered;
    }
  }
}

/**
 * How much of the last pixel before `end` is to the right of an edge that goes evenly from left to right; times the way
 * from left to right.
 * @param {number} left @param {number} right @param {number} end
 */
function areaRightOf(left, right, end) {
  const upTo = (/** @type {number} */ x) => {
    const reached = Math.min(right, Math.max(left, x)) - left;
    const beyond = Math.max(0, x - right);
    return (reached * reached) / 2 + beyond * (right - left);
  };
  return upTo(end) - upTo(end - 1);
}

/**
 * Returns the polygons that make a stroke: a rectangle for each piece of the line, and a disc at each corner. All turn
 * the same way round, so that they add up.
 *
 * @param {readonly Command[]} commands in pixels @param {number} width @param {readonly number[]} dash
 * @returns {Polygon[]}
 */
export function strokePieces(commands, width, dash) {
  return linesOf(commands).flatMap(({ points, isClosed }) => {
    const whole = isClosed ? [...points, points[0]] : points;
    return (dash.length ? dashesOf(whole, dash) : [{ points: whole, isRing: isClosed }]).flatMap((line) =>
      piecesOf(line.points, line.isRing, width / 2),
    );
  });
}

/** @param {readonly (readonly [number, number])[]} points @param {boolean} isRing @param {number} half of the width */
function piecesOf(points, isRing, half) {
  /** @type {Polygon[]} */
  const pieces = [];
  points.forEach(([x, y], i) => {
    const isCorner = isRing || (i > 0 && i < points.length - 1);
    if (isCorner) pieces.push(discAt(x, y, half));
    const next = points[i + 1];
    if (!next) return;
    const [dx, dy] = [next[0] - x, next[1] - y];
    const length = Math.hypot(dx, dy);
    if (length === 0) return;
    const [across, down] = [(-dy / length) * half, (dx / length) * half];
    pieces.push([
      [x - across, y - down],
      [next[0] - across, next[1] - down],
      [next[0] + across, next[1] + down],
      [x + across, y + down],
    ]);
  });
  return pieces;
}

/** @param {number} x @param {number} y @param {number} radius @returns {Polygon} */
const discAt = (x, y, radius) =>
  Array.from({ length: cornersOfRound }, (_, i) => {
    const angle = (2 * Math.PI * i) / cornersOfRound;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });

/** @param {readonly (readonly [number, number])[]} points @param {readonly number[]} dash */
function dashesOf(points, dash) {
  // An odd number of lengths is taken twice, so that lines and gaps alternate.
  const lengths = dash.length % 2 ? [...dash, ...dash] : dash;
  /** @type {{ points: [number, number][], isRing: false }[]} */
  const lines = [];
  let [at, left] = [0, lengths[0]];
  if (!lengths.some((length) => length > 0)) return [];
  const begin = (/** @type {number} */ x, /** @type {number} */ y) => lines.push({ points: [[x, y]], isRing: false });
  if (points.length) begin(points[0][0], points[0][1]);
  for (let i = 1; i < points.length; i++) {
    let [x, y] = points[i - 1];
    const [toX, toY] = points[i];
    for (let rest = Math.hypot(toX - x, toY - y); rest > 0;) {
      const step = Math.min(rest, left);
      [x, y] = [x + ((toX - x) * step) / rest, y + ((toY - y) * step) / rest];
      if (at % 2 === 0) lines[lines.length - 1].points.push([x, y]);
      rest -= step;
      left -= step;
      if (left > 0) continue;
      at = (at + 1) % lengths.length;
      left = lengths[at];
      if (at % 2 === 0) begin(x, y);
    }
  }
  return lines;
}
