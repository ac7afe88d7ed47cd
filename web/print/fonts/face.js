import { readTrueType } from "./truetype.js";

/**
 * The fonts of printed pages as one face: its metrics, and which font shows which part of a text. A character is taken
 * from the text font, and from the Chinese font where the text font lacks it.
 *
 * @typedef {import("../layout/boxes.js").Weight} Weight
 * @typedef {{ regular: Uint8Array, semibold: Uint8Array, chinese: Uint8Array | null }} FontFiles whole TrueType files
 * @typedef {{ text: string, chinese: boolean }} Run characters of one font
 *
 * @typedef {object} Face
 * @property {number} ascent of a line above the baseline, relative to the size of the type
 * @property {number} descent of a line below the baseline, positive, relative to the size
 * @property {number} capHeight height of letters such as H, relative to the size
 * @property {(text: string, size: number, weight?: Weight) => number} widthOf the width of one line in the unit of
 *   `size`; characters that no font has count as wide as the size
 * @property {(text: string) => string[]} missing the characters that no font has, each once
 * @property {(text: string) => Run[]} runsOf splits a text where the font changes
 */

/** The names by which both players know the fonts. */
export const textFamily = "Nonet Print";
export const chineseFamily = "Nonet Print Chinese";

/** Every weight that a display list asks for is one of the two that exist. @param {number} weight @returns {Weight} */
export const nearestWeight = (weight) => (weight > 500 ? 600 : 400);

/**
 * Reads the metrics of the fonts: a few milliseconds.
 *
 * @param {FontFiles} files
 * @returns {Face}
 */
export function makeFace({ regular, semibold, chinese }) {
  const light = readTrueType(regular);
  const bold = readTrueType(semibold).advances;
  const more = chinese ? readTrueType(chinese).advances : new Map();
  const isInText = (/** @type {string} */ character) => light.advances.has(codeOf(character));
  const isMissing = (/** @type {string} */ character) => !isInText(character) && !more.has(codeOf(character));
  return {
    ascent: light.ascent,
    descent: light.descent,
    capHeight: light.capHeight,
    widthOf(text, size, weight = 400) {
      const own = weight === 600 ? bold : light.advances;
      let width = 0;
      for (const character of composed(text)) width += own.get(codeOf(character)) ?? more.get(codeOf(character)) ?? 1;
      return width * size;
    },
    missing: (text) => [...new Set(composed(text))].filter(isMissing),
    runsOf: (text) => runsOf(composed(text), (character) => !isInText(character) && more.has(codeOf(character))),
  };
}

/**
 * Returns a text as it is drawn: one code point for a letter with its accents, since the fonts do not put accents
 * together, and no mark that only says where a line may end.
 *
 * @param {string} text
 */
export const composed = (text) => (/^[ -~]*$/.test(text) ? text : text.normalize("NFC").replace(/[\u00ad\u200b]/g, ""));

/** @param {string} character */
const codeOf = (character) => character.codePointAt(0) ?? 0;

/** @param {string} text @param {(character: string) => boolean} isChinese @returns {Run[]} */
function runsOf(text, isChinese) {
  /** @type {Run[]} */
  const runs = [];
  for (const character of text) {
    const chinese = isChinese(character);
    const last = runs.at(-1);
    if (last?.chinese === chinese) last.text += character;
    else runs.push({ text: character, chinese });
  }
  return runs;
}
