// Source text without comments or strings, for the check of the rules.

const comment = String.raw`\/\/[^\n]*|\/\*[^]*?\*\/`;
const string = String.raw`"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|` + "`(?:[^`\\\\]|\\\\.)*`";

/** Removes everything but the line breaks. @param {string} text */
const blank = (text) => text.replace(/[^\n]+/g, "");

/**
 * Removes comments and the contents of strings from C++ or JavaScript. Line numbers do not change. A digit separator of
 * C++ (1'000) does not begin a string.
 * @param {string} text
 */
export function codeOf(text) {
  return text.replace(new RegExp(`${comment}|(?<![0-9a-fA-F])(?:${string})`, "g"), (match) =>
    match.startsWith("/") ? blank(match) : match[0] + blank(match) + match[0],
  );
}

/**
 * Removes comments from C++ or JavaScript; strings are kept.
 * @param {string} text
 */
export function withoutComments(text) {
  return text.replace(new RegExp(`${comment}|(?<![0-9a-fA-F])(?:${string})`, "g"), (match) =>
    match.startsWith("/") ? blank(match) : match,
  );
}

/**
 * Removes the contents of strings from C++ or JavaScript; comments are kept.
 * @param {string} text
 */
export function withoutTexts(text) {
  return text.replace(new RegExp(`${comment}|(?<![0-9a-fA-F])(?:${string})`, "g"), (match) =>
    match.startsWith("/") ? match : match[0] + blank(match) + match[0],
  );
}

/**
 * Puts spaces in place of comments and strings of C++ or JavaScript, so that every other character keeps its offset.
 * @param {string} text
 */
export function maskedCode(text) {
  return text.replace(new RegExp(`${comment}|(?<![0-9a-fA-F])(?:${string})`, "g"), (match) =>
    match.replace(/[^\n]/g, " "),
  );
}

/**
 * @param {string} text
 * @param {number} offset
 * @returns {number} the line of an offset in the text, from 1
 */
export const lineAt = (text, offset) => text.slice(0, offset).split("\n").length;
