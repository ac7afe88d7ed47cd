// Source text as the rules see it.

const comment = String.raw`\/\/[^\n]*|\/\*[^]*?\*\/`;
const string = String.raw`"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|` + "`(?:[^`\\\\]|\\\\.)*`";

/** @param {string} text everything but its line breaks turned to nothing */
const blank = (text) => text.replace(/[^\n]+/g, "");

/**
 * C++ or JavaScript without its comments and the contents of its strings; line numbers stay as they were. Digit
 * separators of C++ (1'000) are no strings.
 * @param {string} text
 */
export function codeOf(text) {
  return text.replace(new RegExp(`${comment}|(?<![0-9a-fA-F])(?:${string})`, "g"),
    (match) => match.startsWith("/") ? blank(match) : match[0] + blank(match) + match[0]);
}

/**
 * C++ or JavaScript without its comments; strings stay.
 * @param {string} text
 */
export function withoutComments(text) {
  return text.replace(new RegExp(`${comment}|(?<![0-9a-fA-F])(?:${string})`, "g"),
    (match) => match.startsWith("/") ? blank(match) : match);
}

/**
 * @param {string} text
 * @param {number} offset
 * @returns {number} the line of a place in the text, from 1
 */
export const lineAt = (text, offset) => text.slice(0, offset).split("\n").length;
