/**
 * Why templates are sound. A template of a digit is one complete placement of the digit: one cell in each house.
 *
 * @typedef {import("./explain.js").Context} Context
 * @typedef {import("./step-position.js").Position} Position
 */
import { result } from "./step-result.js";
import { inOrder } from "./step-data.js";

/** With more templates than this the sentences name no number. */
const maxTemplates = 10000;
/**
 * All searches of one explanation together try at most this many cells; large grids with many candidates would need
 * more.
 */
const maxTries = 300000;

/** @param {Record<"counted" | "uncounted", import("./step-words.js").StepKey>} keys */
const explainTemplates = (keys) => (/** @type {Context} */ context) => {
  const { step, position, say, cells, digit } = context;
  const found = [...step.placements, ...step.eliminations];
  if (!found.length) return [];
  const [{ digit: value }] = found;
  const values = [cells("cells", inOrder(found.map(({ cell }) => cell))), digit("digit", value)];
  const templates = position.isKnown ? templatesFor(context, value) : null;
  // When the templates are not counted, the step itself names the other digits.
  const deductions =
    templates?.deductions ?? step.parts.slice(1).map(({ cells, digits }) => ({ digit: digits[0], cells }));
  return [
    say("template.rule", ...values),
    ...deductions.map((one) => say("template.other", cells("cells", one.cells), digit("other", one.digit))),
    templates ? say(keys.counted, ...values, { count: templates.count }) : say(keys.uncounted, ...values),
    ...result(context),
  ];
};
export const templateSet = explainTemplates({ counted: "template.always", uncounted: "template.always-any" });
export const templateDelete = explainTemplates({ counted: "template.never", uncounted: "template.never-any" });

/**
 * @typedef {{ count: number, always: string[], possible: string[] }} Templates always, possible: the empty cells that
 *   all templates, or some templates, contain
 */
/**
 * @typedef {{ digit: number, cells: string[] }} Deduction the cells that all templates of a digit contain, so that no
 *   other digit can be there
 */

/**
 * Counts the templates that prove the step. Where the candidates of the digit alone do not prove the step, cells that
 * other digits take in all of their templates prove it, and such a cell can in turn decide further cells.
 *
 * @param {Context} context @param {number} digit
 * @returns {{ count: number, deductions: Deduction[] } | null} the deductions that the proof needs, in an order in
 *   which each follows from those before; null when there are too many templates to count
 */
function templatesFor({ step, position }, digit) {
  const budget = { tries: maxTries };
  /** @param {Templates} templates */
  const isProof = ({ always, possible }) =>
    step.placements.every(({ cell }) => always.includes(cell)) &&
    !step.eliminations.some(({ cell }) => possible.includes(cell));
  /** @param {number} value @param {readonly Deduction[]} known */
  const search = (value, known) =>
    countTemplates(
      position,
      budget,
      value,
      (cell) =>
        position.candidatesIn(cell).includes(value) &&
        !known.some((one) => one.digit !== value && one.cells.includes(cell)),
    );

  /**
   * The templates of the digit after the deductions, or null when a deduction does not follow or the step is not
   * proved.
   * @param {readonly Deduction[]} known
   */
  function proof(known) {
    const follows = known.every(({ digit: value, cells }, i) => {
      const templates = search(value, known.slice(0, i));
      return templates && cells.every((cell) => templates.always.includes(cell));
    });
    const templates = follows ? search(digit, known) : null;
    return templates && isProof(templates) ? templates : null;
  }

  const alone = search(digit, []);
  if (!alone) return null;
  /** @type {Deduction[]} */
  let deductions = [];
  for (let size = -1; size < deductions.length && !isProof(search(digit, deductions) ?? alone);) {
    size = deductions.length;
    for (let value = 1; value <= position.digitCount; value += 1) {
      const found = search(value, deductions);
      if (!found) return null;
      const cells = found.always.filter((cell) => !deductions.some((one) => one.cells.includes(cell)));
      if (cells.length) deductions.push({ digit: value, cells: inOrder(cells) });
    }
  }
  for (const deduction of deductions.slice().reverse()) {
    const fewer = deductions.filter((one) => one !== deduction);
    if (proof(fewer)) deductions = fewer;
  }
  const templates = proof(deductions);
  return templates && { count: templates.count, deductions };
}

/**
 * @param {Position} position @param {{ tries: number }} budget is used up cell by cell
 * @param {number} digit @param {(cell: string) => boolean} isAvailable
 * @returns {Templates | null} null when there are too many templates to count
 */
function countTemplates({ houses, peersOf, digitIn }, budget, digit, isAvailable) {
  const open = houses
    .filter(({ cells }) => !cells.some((cell) => digitIn(cell) === digit))
    .map(({ cells }) => cells.filter(isAvailable));
  /** @type {Map<string, number>} */
  const uses = new Map();
  let count = 0;

  /** @param {string[][]} left the available cells of each house that still needs the digit @param {string[]} placed */
  function place(left, placed) {
    if (count > maxTemplates || budget.tries <= 0) return;
    if (!left.length) {
      count += 1;
      for (const cell of placed) uses.set(cell, (uses.get(cell) ?? 0) + 1);
      return;
    }
    const smallest = left.reduce((best, house) => (house.length < best.length ? house : best));
    for (const cell of smallest) {
      budget.tries -= 1;
      const seen = new Set(peersOf(cell));
      const rest = left
        .filter((house) => !house.includes(cell))
        .map((house) => house.filter((other) => !seen.has(other)));
      if (rest.every((house) => house.length)) place(rest, [...placed, cell]);
    }
  }
  place(open, []);
  if (count > maxTemplates || budget.tries <= 0) return null;
  return {
    count,
    always: [...uses].filter(([, times]) => times === count).map(([cell]) => cell),
    possible: [...uses.keys()],
  };
}
