/**
 * What the module says about a failure. Fields that do not apply are 0 or "".
 * @typedef {import("../model/error-codes.js").ModuleErrorCode} ModuleErrorCode
 * @typedef {{code: ModuleErrorCode, line?: number, column?: number, expected?: number, found?: number, symbol?: string,
 *   leftOut?: string, [detail: string]: any}} ErrorRecord
 */

/** What is wrong with a goal of generateWithRules(). @type {Record<string, (symbol: string) => string>} */
const RULE_GOALS = {
  "unknown-rule": (symbol) =>
    symbol === JSON.stringify("killer")
      ? '"killer" stands alone. Use "cage" together with other rules'
      : `${symbol} is neither "killer" nor a rule that can be made`,
  "repeated-rule": (symbol) => `${symbol} is listed twice. Give the rule a weight instead`,
  "bad-side": () => "Puzzles with rules are made on squares with sides from 4 to 16",
  "bad-cells": () =>
    'The numbers of cells do not fit the side. A cage has at least 1 cell, a line 3; with the symmetry "180" and an odd side, 1 or 3 must be among the numbers',
  "bad-givens": () =>
    '"clues" must be [n, n] for a killer and [0, n] for other rules, up to the number of cells; with "keep" there must be none',
  "bad-symmetry": (symbol) =>
    symbol
      ? `${symbol} cannot have a symmetry`
      : 'Puzzles with rules can have the symmetry "180"; with "keep" they have none',
};

/**
 * Sentences for developers. People who play read the sentences of web/i18n.
 * @type {Record<ModuleErrorCode, (record: Required<ErrorRecord>) => string>}
 */
const sentences = {
  "empty-input": () => "The text contains no puzzle",
  "bad-symbol": ({ symbol }) => `${JSON.stringify(symbol)} is neither a digit nor a blank cell`,
  "wrong-length": ({ found, expected }) =>
    `The puzzle has ${found} cells, but ${expected ? `its layout has ${expected}` : "no layout has this number of cells"}`,
  "wrong-row-length": ({ found, expected }) => `The row has ${found} cells instead of ${expected}`,
  "missing-rows": ({ found, expected }) => `The puzzle ends after ${found} of ${expected} rows`,
  "number-too-large": ({ found, expected }) => `${found} is larger than ${expected}, the largest digit of the layout`,
  "line-too-long": ({ expected }) => `The line is longer than ${expected} bytes`,
  "unknown-layout": ({ symbol }) =>
    symbol ? `${JSON.stringify(symbol)} is not the name of a layout` : "There is no layout of this name",
  "too-many-puzzles": () => "A second puzzle begins here, but the call takes one puzzle",
  "rules-unsupported": () => "The puzzle has rules of its own, which this call does not support",
  "unknown-rule": ({ symbol }) => `${JSON.stringify(symbol)} is not the name of a rule`,
  "rule-of-layout": ({ symbol }) =>
    `${JSON.stringify(symbol)} belongs to the layout. Use the option "layout", such as "3x3+${symbol}"`,
  "bad-rule-value": ({ symbol, found, expected }) =>
    `${symbol ? `${JSON.stringify(symbol)} is not a value of this rule` : "A value is missing"}: values are from ${found} to ${expected}`,
  "wrong-rule-values": ({ symbol, found }) =>
    found === 0 ? `The rule "${symbol}" needs a value` : `The rule "${symbol}" cannot have these values`,
  "bad-rule-cell": ({ symbol }) =>
    `${JSON.stringify(symbol)} is neither a cell of this grid nor a straight range of its cells`,
  "repeated-rule-cell": ({ symbol }) => `The cell ${symbol} is listed twice in this rule`,
  "wrong-rule-cells": ({ symbol }) => `The rule "${symbol}" cannot have these cells`,
  "wrong-rule-side": ({ symbol, expected }) =>
    `The rule "${symbol}" ${expected ? `does not fit a grid of ${expected}×${expected}` : "needs a square, and the layout is none"}`,
  "wrong-rule-parts": ({ symbol }) =>
    symbol === "doublers"
      ? `The rule "${symbol}" needs rules in brackets: doublers 2 (cage 20 r1c1-r1c3) and (arrow r2c2 r3c3)`
      : `The rule "${symbol}" needs two different rules or more, each in brackets, at most 8 deep: any-of (even r1c1) or (odd r1c2)`,
  "doublers-inside": () => "Doublers cannot be inside another rule",
  "not-inside-doublers": ({ symbol }) => `The rule "${symbol}" cannot be inside doublers`,
  "too-many-rules": ({ expected }) => `A puzzle can have at most ${expected} rules, in at most 1 MB of text`,
  "no-puzzle-for-rules": () => "No puzzle follows after these rules",
  "bad-rule-pattern": ({ symbol }) =>
    `${JSON.stringify(symbol)} is not a regular expression for digits of this grid, such as /1*[2-4]+/, or is too long`,
  "bad-foreign-text": ({ symbol }) => `This text begins like ${symbol} but cannot be read from here on`,
  "no-puzzle-found": ({ symbol }) =>
    `This text is ${symbol}, and no part of it is a puzzle: a list or a text with as many cells as a grid has`,
  "unread-format": ({ symbol }) => `Nonet does not read the form of ${symbol}. Pass the cells of the puzzle instead`,
  "on-server": ({ symbol }) =>
    `This address only names a puzzle on a server of ${symbol}. Open the address, and copy the puzzle or its long address there`,
  "unknown-format": () =>
    "There is no format of this name that can be written. Use line, sdm, numbers, rows, grids, csv, tsv, frame, jigsaw, sdk, ss, pencilmarks, library, 729, sudokuwiki or solo",
  "format-cannot-hold": ({ symbol, leftOut, rule }) =>
    rule
      ? `The format ${symbol} cannot say the rule "${rule}"`
      : leftOut
        ? `The format ${symbol} cannot hold all of this position (${leftOut.replaceAll(",", ", ")}). Use another format, or the option "content" to write a part`
        : `The format ${symbol} cannot hold a puzzle of this layout`,
  "bad-goal": () => "The parts of the goal contradict each other, so no puzzle can meet it",
  "bad-rule-goal": ({ fault, symbol }) => RULE_GOALS[fault](JSON.stringify(symbol)),
  "bad-clues": () =>
    "The number of clues must be between 0 and the number of cells, and the least number must not exceed the most",
  "too-few-clues": () => "No puzzle of this layout has so few clues",
  "wrong-method": () => "The method cannot make puzzles of this layout, or cannot meet another part of the goal",
  "bad-difficulty": () =>
    "No puzzle can have this difficulty: the level, the techniques and the rating contradict each other or the layout",
  "level-not-made": ({ levels }) =>
    levels
      ? `Puzzles of this level hardly exist on this layout, or not at all. Its levels are ${levels.replaceAll(",", ", ")}`
      : "Puzzles of this layout have no levels",
  "keep-impossible": () => "No puzzle with one solution has the digits to keep",
  "bad-word": ({ symbol, found, expected }) =>
    symbol
      ? `${JSON.stringify(symbol)}, sign ${found} of the word, is ${expected ? `sign ${expected}, too` : "no letter"}. A word has different letters`
      : `The word has ${found} letters, but the puzzle has ${expected} digits`,
  "no-line-for-word": () => "No row or column of this layout holds every digit, so no word can stand in the solution",
  "bad-pattern": () =>
    "The pattern must have a cell with a clue, one entry for each cell, and the symmetry of the goal",
  "layout-too-large": () => "The grid is larger than this call supports",
  "bad-candidates": () => "The candidates must have one entry for each cell, with digits of the layout",
  "candidates-given": () =>
    'This call supports only puzzles of givens alone. Pass {candidates: "noted"} to leave the candidates out',
  "layout-not-classic": () => "This call supports only the layout 3x3",
  "no-full-grid": () => "No full grid keeps the rules of this layout",
  "no-solution": () => "The puzzle has no solution",
  "too-many-solutions": () => "The puzzle has more solutions than the limit",
  "no-estimate": () => "None of the random samples is a solution. The puzzle may have no solution",
  "proof-too-large": () => "The proof has more than 100 MB. The command line writes it to a file",
  conflict: () => "Digits of the puzzle conflict",
  mistakes: () => "The position has mistakes, so steps from there would be wrong",
  broken: () => "An empty cell has no candidate, or a house has no place for a digit",
  "search-limit": () => "No step was found before the limit of work of a hint. A hard step may exist",
  "unknown-technique": () => "There is no technique with this id",
  "not-found": () => "None of the puzzles that were tried meets the goal",
  "unknown-step": ({ symbol }) =>
    symbol ? `${JSON.stringify(symbol)} is not the name of a transformation step` : "A transformation step is missing",
  "unknown-value": ({ symbol }) => `${JSON.stringify(symbol)} is not a value of this step`,
  "not-a-number": ({ symbol }) => (symbol ? `${JSON.stringify(symbol)} is not a number` : "A number is missing"),
  "out-of-range": ({ symbol, expected }) => `${symbol} is not a number from 1 to ${expected}`,
  repeated: ({ symbol }) => `The step has the number ${symbol} twice`,
  "wrong-count": ({ found, expected }) => `The step has ${found} numbers instead of ${expected}`,
  "no-boxes": () => "The layout has irregular regions, so it has no bands and stacks",
  "different-bands": () => "Rows of different bands cannot be exchanged",
  "different-stacks": () => "Columns of different stacks cannot be exchanged",
  "breaks-layout": () => "The step would break the rules of the layout: some house would not become a house",
  "not-square": () => "The layout is no square, and transformations are known for squares alone",
  "digits-differ": () => "The rules of the layout distinguish its digits, so the digits cannot be exchanged",
  contradictory: () => "A digit occurs twice in a house; only grids without conflicts have a canonical form",
  "too-symmetric": () => "The grid has too many automorphisms for this call",
  "out-of-budget": () => "The search reached its limit of nodes before the answer was known",
  "bad-picture": () => "The picture cannot be decoded",
  aborted: () => "The call was aborted",
};

/** @param {ErrorRecord} record @returns {string} what went wrong, and where in the text if the place is known */
export function sentenceFor({
  line = 0,
  column = 0,
  expected = 0,
  found = 0,
  symbol = "",
  leftOut = "",
  fault = "",
  rule = "",
  isInRules = false,
  levels = "",
  code,
}) {
  const sentence = Object.hasOwn(sentences, code)
    ? sentences[code]({ code, line, column, expected, found, symbol, leftOut, fault, rule, levels })
    : `The module failed with the code ${code}`;
  return line > 0
    ? `${isInRules ? "In the rules, line" : "Line"} ${line}, column ${column}: ${sentence}.`
    : `${sentence}.`;
}
