/**
 * Why templates are sound. A template of a digit is one complete placement of the digit: one cell in each house.
 *
 * @typedef {import("./explain.js").Context} Context
 * @typedef {import("./position.js").Position} Position
 */
import { result } from "./result.js";
import { inOrder } from "./step.js";

/** With more templates than this the sentences name no number. */
const maxTemplates = 10000;
/** The search for templates stops after this many cells tried, for large grids with many candidates. */
const maxTries = 200000;

/** @param {{ counted: string, uncounted: string }} keys */
const explainTemplates = (keys) => (/** @type {Context} */ context) => {
  const { step, position, say, cells, digit } = context;
  const found = [...step.placements, ...step.eliminations];
  if (!found.length) return [];
  const [{ digit: value }] = found;
  const values = [cells("cells", inOrder(found.map(({ cell }) => cell))), digit("digit", value)];
  const templates = position.isKnown ? templatesFor(context, value) : null;
  if (!templates) return [say("template.rule", ...values), say(keys.uncounted, ...values), ...result(context)];
  return [
    say("template.rule", ...values),
    ...templates.taken.map((taken) => say("template.taken", cells("cells", taken.cells), digit("other", taken.digit), digit("digit", value))),
    say(keys.counted, ...values, { count: templates.count }),
    ...result(context),
  ];
};
export const templateSet = explainTemplates({ counted: "template.always", uncounted: "template.always-any" });
export const templateDelete = explainTemplates({ counted: "template.never", uncounted: "template.never-any" });

/** @typedef {{ count: number, always: string[], possible: string[] }} Templates always, possible: the empty cells that all templates, or some templates, contain */
/** @typedef {{ digit: number, cells: string[] }} Taken cells that all templates of another digit contain */

/**
 * Counts the templates that prove the step. Where the candidates of the digit alone do not prove it, a cell that another digit
 * takes in all of its templates is not available. This can decide further cells, so the digits are looked at again until
 * nothing changes.
 *
 * @param {Context} context @param {number} digit
 * @returns {{ count: number, taken: Taken[] } | null} null when there are too many templates to count
 */
function templatesFor({ step, position }, digit) {
  const isProof = (/** @type {Templates} */ { always, possible }) =>
     step.placements.every(({ cell }) => always.includes(cell)) && !step.eliminations.some(({ cell }) => possible.includes(cell));
  /** @type {Map<string, number>} */
  const owner = new Map();
  const search = (/** @type {number} */ value) => (
    countTemplates(position, value, (cell) => position.candidatesIn(cell).includes(value) && (owner.get(cell) ?? value) === value));
  const alone = search(digit);
  if (!alone || isProof(alone)) return alone && { count: alone.count, taken: [] };
  for (let size = -1; size < owner.size;) {
    size = owner.size;
    for (let value = 1; value <= position.side; value += 1) {
      const found = search(value);
      if (!found) return null;
      for (const cell of found.always) owner.set(cell, value);
    }
  }
  const templates = search(digit);
  if (!templates || !isProof(templates)) return null;
  const others = [...new Set(owner.values())].filter((other) => other !== digit);
  const taken = others.map((other) => ({ digit: other, cells: inOrder([...owner.keys()].filter((cell) => owner.get(cell) === other && position.candidatesIn(cell).includes(digit))) }));
  return { count: templates.count, taken: taken.filter(({ cells }) => cells.length) };
}

/**
 * @param {Position} position @param {number} digit @param {(cell: string) => boolean} isAvailable
 * @returns {Templates | null} null when there are too many templates to count
 */
function countTemplates({ houses, peersOf, digitIn }, digit, isAvailable) {
  const open = houses.filter(({ cells }) => !cells.some((cell) => digitIn(cell) === digit)).map(({ cells }) => cells.filter(isAvailable));
  /** @type {Map<string, number>} */
  const uses = new Map();
  let count = 0;
  let tries = 0;

  /** @param {string[][]} left the available cells of each house that still needs the digit @param {string[]} placed */
  function place(left, placed) {
    if (count > maxTemplates || tries > maxTries) return;
    if (!left.length) {
      count += 1;
      for (const cell of placed) uses.set(cell, (uses.get(cell) ?? 0) + 1);
      return;
    }
    const smallest = left.reduce((best, house) => (house.length < best.length ? house : best));
    for (const cell of smallest) {
      tries += 1;
      const seen = new Set(peersOf(cell));
      const rest = left.filter((house) => !house.includes(cell)).map((house) => house.filter((other) => !seen.has(other)));
      if (rest.every((house) => house.length)) place(rest, [...placed, cell]);
    }
  }
  place(open, []);
  if (count > maxTemplates || tries > maxTries) return null;
  return { count, always: [...uses].filter(([, times]) => times === count).map(([cell]) => cell), possible: [...uses.keys()] };
}
