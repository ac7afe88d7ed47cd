/**
 * What the module says about a failure. Fields that do not apply are 0 or "".
 * @typedef {{code: string, line?: number, column?: number, expected?: number, found?: number, symbol?: string}} ErrorRecord
 */

/** Sentences for developers. People who play read the sentences of web/i18n. @type {Record<string, (record: Required<ErrorRecord>) => string>} */
const sentences = {
  "empty-input": () => "The text contains no puzzle",
  "bad-symbol": ({ symbol }) => `${JSON.stringify(symbol)} is neither a digit nor a blank cell`,
  "wrong-length": ({ found, expected }) => `The puzzle has ${found} cells; ${expected ? `its layout has ${expected}` : "no layout has this number of cells"}`,
  "wrong-row-length": ({ found, expected }) => `The row has ${found} cells instead of ${expected}`,
  "missing-rows": ({ found, expected }) => `The puzzle ends after ${found} of ${expected} rows`,
  "number-too-large": ({ found, expected }) => `${found} is larger than ${expected}, the largest digit of the layout`,
  "line-too-long": ({ expected }) => `The line is longer than ${expected} bytes`,
  "unknown-layout": ({ symbol }) => (symbol ? `${JSON.stringify(symbol)} is not the name of a layout` : "There is no layout of this name"),
  "too-many-puzzles": () => "A second puzzle begins here; the call reads one puzzle",
  "unknown-format": () => "There is no format of this name",
  "bad-goal": () => "No puzzle can meet this goal: check symmetry and clues",
  "clues-out-of-reach": () => "No puzzle with this number of clues was found",
  "layout-too-large": () => "The grid is too large for this call",
  "layout-not-classic": () => "This call works for the layout 3x3 only",
  "no-full-grid": () => "No full grid keeps the rules of this layout",
  "no-solution": () => "The puzzle has no solution",
  "too-many-solutions": () => "The puzzle has more solutions than the limit",
  "no-estimate": () => "The random samples met no solution; there may be none",
  "unknown-technique": () => "There is no technique of this id",
  "not-found": () => "No position that needs this technique was found",
  "unknown-step": ({ symbol }) => (symbol ? `${JSON.stringify(symbol)} is not the name of a transformation step` : "A transformation step is missing"),
  "unknown-value": ({ symbol }) => `${JSON.stringify(symbol)} is not a value of this step`,
  "not-a-number": ({ symbol }) => (symbol ? `${JSON.stringify(symbol)} is not a number` : "A number is missing"),
  "out-of-range": ({ symbol, expected }) => `${symbol} is not a number from 1 to ${expected}`,
  "repeated": ({ symbol }) => `The list contains ${symbol} twice`,
  "wrong-count": ({ found, expected }) => `The list has ${found} numbers instead of ${expected}`,
  "no-boxes": () => "The layout has irregular regions, so it has no bands and stacks",
  "different-bands": () => "Rows of different bands cannot be exchanged",
  "different-stacks": () => "Columns of different stacks cannot be exchanged",
  "breaks-layout": () => "The step does not keep the houses of the layout",
  "contradictory": () => "A digit occurs twice in a house; only grids without conflicts have a canonical form",
  "too-symmetric": () => "The grid has too many automorphisms to list",
  "out-of-budget": () => "The search reached its limit of nodes",
  "aborted": () => "The call was aborted",
};

/** @param {ErrorRecord} record @returns {string} what went wrong, and where in the text if the place is known */
export function sentenceFor({ line = 0, column = 0, expected = 0, found = 0, symbol = "", code }) {
  const sentence = Object.hasOwn(sentences, code) ? sentences[code]({ code, line, column, expected, found, symbol }) : `The module failed with the code ${code}`;
  return line > 0 ? `Line ${line}, column ${column}: ${sentence}.` : `${sentence}.`;
}

/** The codes that have a sentence. */
export const explainedCodes = Object.keys(sentences);
