/**
 * Rules inside a rule, in the text: `any-of (whisper 5 r1c1-r1c4) or (renban r1c1-r1c4)`. As core/formats/rule_text has
 * it.
 */

/** @typedef {{ text: string, at: number }} Piece a part of a text, and its place in it, from 0 */

/**
 * Returns the place of the first of some signs from a place on that is outside of brackets and patterns, or of the end.
 * @param {string} text
 * @param {string} signs
 * @param {number} from
 */
function findOutside(text, signs, from) {
  const isSpace = (/** @type {number} */ place) => place < 0 || " \t\r".includes(text[place]);
  let depth = 0;
  let inPattern = false;
  for (let at = from; at < text.length; at++) {
    inPattern = inPattern ? !isSpace(at) && text[at] !== ";" : isSpace(at - 1) && text[at] === "/";
    if (inPattern) continue;
    if (depth === 0 && signs.includes(text[at])) return at;
    if (text[at] === "(") depth++;
    if (text[at] === ")") depth--;
  }
  return text.length;
}

/** The rules of a text, which semicolons separate. @param {string} text @returns {Piece[]} */
export function splitRules(text) {
  const pieces = [];
  for (let at = 0; at < text.length;) {
    const end = findOutside(text, ";", at);
    pieces.push({ text: text.slice(at, end), at });
    at = end + 1;
  }
  return pieces.filter((piece) => piece.text.trim());
}

/**
 * The brackets of a rule of rules, without the brackets themselves.
 * @param {string} text all after the kind
 * @param {"or" | "and"} joint the word that may stand between two brackets
 * @returns {{ inside: Piece[], wrong: Piece | null }} `wrong`: the first word that belongs to no bracket
 */
export function bracketsOf(text, joint) {
  /** @type {Piece[]} */
  const inside = [];
  for (let at = 0; ;) {
    at += /^[ \t\r]*/.exec(text.slice(at))?.[0].length ?? 0;
    if (at >= text.length) return { inside, wrong: null };
    const [word] = /** @type {RegExpExecArray} */ (/^[^ \t\r]+/.exec(text.slice(at)));
    const close = findOutside(text, ")", at + 1);
    if (text[at] === "(" && close < text.length) {
      inside.push({ text: text.slice(at + 1, close), at: at + 1 });
      at = close + 1;
    } else if (inside.length && word === joint) at += word.length;
    else return { inside, wrong: { text: word, at } };
  }
}
