// Small faults that can be put into source text, one at a time: what a mutant of a program is made of.
//
// The operators are those that studies of mutation testing name: comparisons at their border, other logical and
// arithmetic operators, constants that are one too large, negations left out, and statements left out (Offutt et al.,
// "An experimental determination of sufficient mutant operators", 1996).

import { lineAt, maskedCode } from "./source-text.mjs";

/**
 * One fault: `text` stands in place of the characters from `begin` to `end`.
 * @typedef {{begin: number, end: number, text: string, line: number, operator: string}} Mutation
 */

/** @type {[string, string][]} What stands between two spaces, and what takes its place. */
const exchanges = [
  ["<", "<="],
  ["<=", "<"],
  [">", ">="],
  [">=", ">"],
  ["==", "!="],
  ["!=", "=="],
  ["===", "!=="],
  ["!==", "==="],
  ["&&", "||"],
  ["||", "&&"],
  ["+", "-"],
  ["-", "+"],
  ["*", "/"],
  ["/", "*"],
  ["%", "*"],
  ["&", "|"],
  ["|", "&"],
  ["^", "|"],
  ["<<", ">>"],
  [">>", "<<"],
  ["+=", "-="],
  ["-=", "+="],
  ["&=", "|="],
  ["|=", "&="],
];
const exchanged = new Map(exchanges);

/** Lines that say what a program looks like, not what it does. */
const declaration =
  /^\s*(#|import\b|export \{|export \*|using\b|namespace\b|template\b|static_assert\b|friend\b|public:|private:|NONET_EXPECTS\b|\/\/)/;
/**
 * A statement of one line that can be left out: a call or an assignment, not a declaration and not the end of a longer
 * statement.
 */
const statement = /^\s+(?:[\w.:>[\]#()-]+(?: [+\-*/%&|^]?= .*|\(.*\)|\+\+|--)|\+\+[\w.]+|--[\w.]+);$/;

/**
 * Every fault that can be put into a text of C++ or JavaScript, in the order of the text.
 * @param {string} text @returns {Mutation[]}
 */
export function mutationsOf(text) {
  const code = maskedCode(text);
  /** @type {Mutation[]} */
  const found = [];
  /** @param {number} begin @param {number} end @param {string} replacement @param {string} operator */
  const add = (begin, end, replacement, operator) =>
    found.push({ begin, end, text: replacement, line: lineAt(text, begin), operator });
  let offset = 0;
  for (const line of code.split("\n")) {
    if (!declaration.test(line)) {
      for (const match of line.matchAll(/(?<=\S )([<>=!&|+\-*/%^]{1,3})(?= \S)/g)) {
        const other = exchanged.get(match[1]);
        if (other !== undefined)
          add(offset + match.index, offset + match.index + match[1].length, other, `${match[1]} to ${other}`);
      }
      for (const match of line.matchAll(/(?<![\w.'$])(\d+)(?![\w.'])/g)) {
        add(
          offset + match.index,
          offset + match.index + match[1].length,
          String(Number(match[1]) + 1),
          "a number one larger",
        );
      }
      for (const match of line.matchAll(/(?<=[\s(])!(?=[\w(])/g))
        add(offset + match.index, offset + match.index + 1, "", "no negation");
      for (const match of line.matchAll(/\b(true|false)\b/g)) {
        add(
          offset + match.index,
          offset + match.index + match[1].length,
          match[1] === "true" ? "false" : "true",
          "the other truth",
        );
      }
      for (const match of line.matchAll(/\b(continue|break);/g)) {
        add(
          offset + match.index,
          offset + match.index + match[0].length,
          match[1] === "continue" ? "break;" : "continue;",
          "break and continue",
        );
      }
      if (statement.test(line)) add(offset + line.search(/\S/), offset + line.length, ";", "a statement left out");
    }
    offset += line.length + 1;
  }
  return found.sort((one, other) => one.begin - other.begin);
}

/** @param {string} text @param {Mutation} mutation */
export const mutated = (text, { begin, end, text: replacement }) =>
  text.slice(0, begin) + replacement + text.slice(end);
