/**
 * Puts the punctuation of a Chinese font where simplified Chinese has it. Droid Sans Fallback has full stop and
 * enumeration comma at the lower left, as they should be, but its comma, semicolon, colon, exclamation mark and
 * question mark in the middle of their squares.
 */
import { forEachCharacter, tablesOf } from "../../web/print/fonts/truetype.js";

/** Comma, semicolon, colon, exclamation mark, question mark, all of full width. */
const LEFT = [0xff0c, 0xff1b, 0xff1a, 0xff01, 0xff1f];
/** Room to the left of these signs, relative to the size of the type. */
const ROOM = 0.09;

/** Where the data of a simple glyph are, from its beginning: after its box come the ends of its contours. */
const BOX = 2;
const ENDS = 10;
/** Flags of a point: its horizontal step is one byte; the byte is positive. */
const SHORT = 2;
const POSITIVE = 16;

/**
 * Returns a copy of a TrueType font whose signs begin at the left of their squares. The outline of a glyph is a row of
 * steps, so only its first step changes. A subset that is made of the copy has right checksums.
 *
 * @param {Uint8Array} font
 * @throws {Error} when a sign is not a simple glyph whose first step is a positive byte
 */
export function withPunctuationAtLeft(font) {
  const bytes = new Uint8Array(font);
  const data = new DataView(bytes.buffer);
  const table = tablesOf(data);
  const units = data.getUint16(table("head") + 18);
  const isLong = data.getInt16(table("head") + 50) === 1;
  const metrics = data.getUint16(table("hhea") + 34);
  const offset = (/** @type {number} */ glyph) =>
    table("glyf") +
    (isLong ? data.getUint32(table("loca") + 4 * glyph) : 2 * data.getUint16(table("loca") + 2 * glyph));
  /** The room to the left of the last glyphs, which share their advance, stands alone. */
  const bearing = (/** @type {number} */ glyph) =>
    table("hmtx") + (glyph < metrics ? 4 * glyph + 2 : 4 * metrics + 2 * (glyph - metrics));
  /** @type {Set<number>} */
  const glyphs = new Set();
  forEachCharacter(data, table("cmap"), (code, glyph) => {
    if (LEFT.includes(code)) glyphs.add(glyph);
  });
  for (const glyph of glyphs) {
    const start = offset(glyph);
    const by = Math.round(ROOM * units) - data.getInt16(start + BOX);
    moveFirstPoint(data, start, by);
    for (const edge of [start + BOX, start + BOX + 4, bearing(glyph)]) data.setInt16(edge, data.getInt16(edge) + by);
  }
  return bytes;
}

/** @param {DataView} data @param {number} start of a glyph @param {number} by units to the right */
function moveFirstPoint(data, start, by) {
  const contours = data.getInt16(start);
  const points = data.getUint16(start + ENDS + 2 * (contours - 1)) + 1;
  const instructions = start + ENDS + 2 * contours;
  let at = instructions + 2 + data.getUint16(instructions);
  const first = data.getUint8(at);
  for (let seen = 0; seen < points; seen++) {
    const repeats = (data.getUint8(at) & 8) !== 0;
    if (repeats) seen += data.getUint8(at + 1);
    at += repeats ? 2 : 1;
  }
  const moved = data.getUint8(at) + by;
  if (contours < 1 || (first & (SHORT | POSITIVE)) !== (SHORT | POSITIVE) || moved < 0 || moved > 255)
    throw new Error("the punctuation of the Chinese font is drawn in another manner than expected");
  data.setUint8(at, moved);
}
