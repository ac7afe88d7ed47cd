/** How sentences about steps name the digits of a board with a face. */
import { digitName } from "../../model/digit-face.js";

/**
 * How a digit is called with a face, on a board that need not be on the page.
 * @param {string | undefined} face the name of a face that is loaded; else the usual digits
 * @param {number} digit
 * @param {{ layout: string, rules?: readonly string[] | null }} board the name of its layout, and the rules of its
 *   puzzle
 * @param {string} language
 */
export const digitNameIn = (face, digit, { layout, rules }, language) =>
  digitName(digit, /** @type {any} */ ({ game: { origin: { face } }, position: { layout, rules } }), { language });

/**
 * Returns the name of a digit as it stands in a sentence. A name that is a word stands in quotation marks, so that it
 * needs no other form inside the sentence.
 * @param {string} name @param {string} language
 */
export function quotedName(name, language) {
  const [begin, end] = /^(it|ru|uk)$/.test(language) ? "«»" : "“”";
  return /^\p{L}{2}/u.test(name) ? `${begin}${name}${end}` : name;
}
