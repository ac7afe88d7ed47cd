/**
 * Reads the outlines of the characters of a TrueType font, for pictures that need no font.
 *
 * @typedef {import("../../board/operations.js").Command} Command
 * @typedef {{ commands: readonly Command[], advance: number }} Glyph closed outlines in units of the size of the type,
 *   from the start of the baseline; y grows downwards
 * @typedef {{ x: number, y: number, isOn: boolean }} Point of an outline; one that is not on it controls a curve
 */
import { forEachCharacter, readTrueType, tablesOf } from "./truetype.js";

/** Flags of a point of an outline. */
const point = { isOn: 1, shortX: 2, shortY: 4, repeats: 8, sameX: 16, sameY: 32 };
/** Flags of a part of a glyph that is put together from others. */
const part = { hasWords: 1, isOffset: 2, hasScale: 8, hasMore: 32, hasTwoScales: 64, hasMatrix: 128 };
/** More parts within parts would be a circle. */
const mostDepth = 8;

/**
 * @param {Uint8Array} bytes of the whole file
 * @returns {(codePoint: number) => Glyph | null} null for a character that the font lacks; each glyph is read once
 * @throws {Error} if the bytes are no TrueType font, or a table that is needed is missing
 */
export function readOutlines(bytes) {
  const { advances } = readTrueType(bytes);
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const table = tablesOf(data);
  const [head, loca, glyf] = [table("head"), table("loca"), table("glyf")];
  const unit = data.getUint16(head + 18);
  const hasLongOffsets = data.getInt16(head + 50) === 1;
  /** @type {Map<number, number>} */
  const glyphs = new Map();
  forEachCharacter(data, table("cmap"), (codePoint, glyph) => {
    if (glyph) glyphs.set(codePoint, glyph);
  });
  const offsetOf = (/** @type {number} */ glyph) =>
    hasLongOffsets ? data.getUint32(loca + 4 * glyph) : 2 * data.getUint16(loca + 2 * glyph);

  /** @param {number} glyph @param {number} depth @returns {Point[][]} */
  function contoursOf(glyph, depth) {
    const [start, end] = [offsetOf(glyph), offsetOf(glyph + 1)];
    if (start === end || depth > mostDepth) return [];
    const count = data.getInt16(glyf + start);
    return count >= 0
      ? simpleContours(data, glyf + start + 10, count)
      : composedContours(data, glyf + start + 10, (each) => contoursOf(each, depth + 1));
  }

  /** @type {Map<number, Glyph>} */
  const known = new Map();
  return (codePoint) => {
    const glyph = glyphs.get(codePoint);
    if (glyph === undefined) return null;
    const read = known.get(codePoint) ?? {
      commands: contoursOf(glyph, 0).flatMap((contour) => commandsOf(contour, unit)),
      advance: advances.get(codePoint) ?? 0,
    };
    known.set(codePoint, read);
    return read;
  };
}

/** @param {DataView} data @param {number} at @param {number} count of contours @returns {Point[][]} */
function simpleContours(data, at, count) {
  const ends = Array.from({ length: count }, (_, i) => data.getUint16(at + 2 * i));
  const points = (ends.at(-1) ?? -1) + 1;
  let next = at + 2 * count;
  next += 2 + data.getUint16(next);
  /** @type {number[]} */
  const flags = [];
  while (flags.length < points) {
    const flag = data.getUint8(next++);
    const times = flag & point.repeats ? data.getUint8(next++) : 0;
    for (let i = 0; i <= times; i++) flags.push(flag);
  }
  const placesOf = (/** @type {number} */ short, /** @type {number} */ same) => {
    let place = 0;
    return flags.map((flag) => {
      if (flag & short) place += (flag & same ? 1 : -1) * data.getUint8(next++);
      else if (!(flag & same)) {
        place += data.getInt16(next);
        next += 2;
      }
      return place;
    });
  };
  const xs = placesOf(point.shortX, point.sameX);
  const ys = placesOf(point.shortY, point.sameY);
  const all = flags.map((flag, i) => ({ x: xs[i], y: ys[i], isOn: (flag & point.isOn) !== 0 }));
  return ends.map((end, i) => all.slice(i ? ends[i - 1] + 1 : 0, end + 1));
}

/**
 * A letter with an accent is put together from two glyphs.
 * @param {DataView} data @param {number} at @param {(glyph: number) => Point[][]} contoursOf @returns {Point[][]}
 */
function composedContours(data, at, contoursOf) {
  /** @type {Point[][]} */
  const contours = [];
  let next = at;
  for (let flags = part.hasMore; flags & part.hasMore;) {
    flags = data.getUint16(next);
    const glyph = data.getUint16(next + 2);
    next += 4;
    const isWide = (flags & part.hasWords) !== 0;
    const [dx, dy] = isWide
      ? [data.getInt16(next), data.getInt16(next + 2)]
      : [data.getInt8(next), data.getInt8(next + 1)];
    next += isWide ? 4 : 2;
    const count = flags & part.hasMatrix ? 4 : flags & part.hasTwoScales ? 2 : flags & part.hasScale ? 1 : 0;
    const scales = Array.from({ length: count }, (_, i) => data.getInt16(next + 2 * i) / 0x4000);
    next += 2 * count;
    const [a, b, c, d] =
      count === 4 ? scales : count === 2 ? [scales[0], 0, 0, scales[1]] : [scales[0] ?? 1, 0, 0, scales[0] ?? 1];
    const [left, up] = flags & part.isOffset ? [dx, dy] : [0, 0];
    for (const contour of contoursOf(glyph))
      contours.push(contour.map(({ x, y, isOn }) => ({ x: a * x + c * y + left, y: b * x + d * y + up, isOn })));
  }
  return contours;
}

/**
 * Between two points that control curves, the outline goes through their middle.
 * @param {readonly Point[]} contour @param {number} unit @returns {Command[]}
 */
function commandsOf(contour, unit) {
  if (contour.length < 2) return [];
  const middle = (/** @type {Point} */ one, /** @type {Point} */ other) => ({
    x: (one.x + other.x) / 2,
    y: (one.y + other.y) / 2,
    isOn: true,
  });
  const first = contour.findIndex(({ isOn }) => isOn);
  const start = first < 0 ? middle(contour[0], contour[contour.length - 1]) : contour[first];
  const rest = first < 0 ? [...contour] : [...contour.slice(first + 1), ...contour.slice(0, first)];
  const at = (/** @type {Point} */ { x, y }) => /** @type {const} */ ([x / unit, -y / unit]);
  /** @type {Command[]} */
  const commands = [["M", ...at(start)]];
  /** @type {Point | null} */
  let control = null;
  for (const each of [...rest, start]) {
    if (control) {
      commands.push(["Q", ...at(control), ...at(each.isOn ? each : middle(control, each))]);
      control = each.isOn ? null : each;
    } else if (each.isOn) commands.push(["L", ...at(each)]);
    else control = each;
  }
  return [...commands, ["Z"]];
}
