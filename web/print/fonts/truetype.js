/**
 * Reads of a TrueType font what setting text needs: which characters it has, how wide each is, and the height of its
 * lines.
 *
 * @typedef {object} TrueType lengths are relative to the size of the type
 * @property {ReadonlyMap<number, number>} advances code point → advance
 * @property {number} ascent of a line above the baseline
 * @property {number} descent of a line below the baseline, positive
 * @property {number} capHeight of letters such as H above the baseline
 */

/**
 * @param {Uint8Array} bytes of the whole file
 * @returns {TrueType}
 * @throws {Error} if the bytes are no TrueType font, or a table that is needed is missing
 */
export function readTrueType(bytes) {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const version = data.byteLength < 12 ? 0 : data.getUint32(0);
  if (version !== 0x00010000 && version !== 0x74727565) throw new Error("not a TrueType font");
  const table = tablesOf(data);
  const unit = data.getUint16(table("head") + 18);
  const hhea = table("hhea");
  const os2 = table("OS/2");
  const advanceOf = advancesOf(data, table("hmtx"), data.getUint16(hhea + 34));
  /** @type {Map<number, number>} */
  const advances = new Map();
  forEachCharacter(data, table("cmap"), (codePoint, glyph) => {
    if (glyph) advances.set(codePoint, advanceOf(glyph) / unit);
  });
  return {
    advances,
    ascent: data.getInt16(hhea + 4) / unit,
    descent: -data.getInt16(hhea + 6) / unit,
    // Version 2 of the table brought the height of capitals.
    capHeight: data.getUint16(os2) >= 2 ? data.getInt16(os2 + 88) / unit : 0.7,
  };
}

/** @param {DataView} data of a font @returns {(name: string) => number} the offset of a table */
export function tablesOf(data) {
  /** @type {Map<string, number>} */
  const offsets = new Map();
  for (let i = 0; i < data.getUint16(4); i++) {
    const entry = 12 + 16 * i;
    offsets.set(String.fromCharCode(...[0, 1, 2, 3].map((k) => data.getUint8(entry + k))), data.getUint32(entry + 8));
  }
  return (name) => {
    const offset = offsets.get(name);
    if (offset === undefined) throw new Error(`a TrueType font without the table ${name}`);
    return offset;
  };
}

/**
 * The last glyphs share the last advance.
 * @param {DataView} data
 * @param {number} hmtx
 * @param {number} count
 * @returns {(glyph: number) => number}
 */
const advancesOf = (data, hmtx, count) => (glyph) => data.getUint16(hmtx + 4 * Math.min(glyph, count - 1));

/**
 * Calls back for every character of the best table of characters: format 12 has all of Unicode, format 4 the first
 * 65,536 code points.
 *
 * @param {DataView} data @param {number} cmap @param {(codePoint: number, glyph: number) => void} found
 */
export function forEachCharacter(data, cmap, found) {
  /** @type {Map<number, number>} */
  const byFormat = new Map();
  for (let i = 0; i < data.getUint16(cmap + 2); i++) {
    const offset = cmap + data.getUint32(cmap + 8 + 8 * i);
    byFormat.set(data.getUint16(offset), offset);
  }
  const groups = byFormat.get(12);
  const segments = byFormat.get(4);
  if (groups !== undefined) forEachInGroups(data, groups, found);
  else if (segments !== undefined) forEachInSegments(data, segments, found);
  else throw new Error("a TrueType font without a table of characters in format 4 or 12");
}

/** @param {DataView} data @param {number} start @param {(codePoint: number, glyph: number) => void} found */
function forEachInGroups(data, start, found) {
  const count = data.getUint32(start + 12);
  for (let i = 0; i < count; i++) {
    const group = start + 16 + 12 * i;
    const first = data.getUint32(group);
    const last = data.getUint32(group + 4);
    const glyph = data.getUint32(group + 8);
    for (let code = first; code <= last; code++) found(code, glyph + code - first);
  }
}

/** @param {DataView} data @param {number} start @param {(codePoint: number, glyph: number) => void} found */
function forEachInSegments(data, start, found) {
  const twice = data.getUint16(start + 6);
  const ends = start + 14;
  const starts = ends + twice + 2;
  for (let at = 0; at < twice; at += 2) {
    const first = data.getUint16(starts + at);
    const last = data.getUint16(ends + at);
    const delta = data.getInt16(starts + twice + at);
    const range = starts + 2 * twice + at;
    const rangeOffset = data.getUint16(range);
    for (let code = first; code <= last && code < 0xffff; code++) {
      const glyph = rangeOffset ? data.getUint16(range + rangeOffset + 2 * (code - first)) : code;
      found(code, glyph || !rangeOffset ? (glyph + delta) & 0xffff : 0);
    }
  }
}
