/**
 * What follows from a step.
 *
 * @typedef {import("./explain.js").Context} Context
 */
import { ascending, inOrder } from "./step.js";

/** "So 2 and 7 can be removed from r3c1." @param {Context} context @returns {string[]} */
export function result(context) {
  const { step, say, cell, cells, digit, digits } = context;
  const placed = step.placements.map((placement, i) => (
    say(i ? "result.place-more" : "result.place", cell("cell", placement.cell), digit("digit", placement.digit))));
  const removed = groups(step.eliminations).map((group, i) => (
    say(i || placed.length ? "result.remove-more" : "result.remove", digits("digits", group.digits), cells("cells", group.cells))));
  return [...placed, ...removed];
}

/**
 * The same where the reason is that the cells see all of those that hold the digit between them: "r5c5 sees both, so …".
 *
 * @param {Context} context @param {readonly string[]} holders
 * @param {readonly import("./step.js").Candidate[]} [eliminations] those that this is the reason of; all by default
 * @returns {string[]}
 */
export function seenResult(context, holders, eliminations = context.step.eliminations) {
  const { step, say, cells, digits } = context;
  if (step.placements.length) return result(context);
  return groups(eliminations).map((group) => (
    say("result.seen", cells("cells", group.cells), cells("holders", holders), digits("digits", group.digits))));
}

/**
 * Eliminations in few words: digits that fall from the same cells together, or cells that lose the same digits, whichever
 * makes fewer sentences.
 *
 * @param {readonly import("./step.js").Candidate[]} eliminations
 * @returns {{ digits: number[], cells: string[] }[]}
 */
function groups(eliminations) {
  const digits = ascending(eliminations.map(({ digit }) => digit));
  const cells = inOrder(eliminations.map(({ cell }) => cell));
  const byDigit = gather(digits, (digit) => inOrder(eliminations.filter((one) => one.digit === digit).map(({ cell }) => cell)))
    .map(([digits, cells]) => ({ digits, cells }));
  const byCell = gather(cells, (cell) => ascending(eliminations.filter((one) => one.cell === cell).map(({ digit }) => digit)))
    .map(([cells, digits]) => ({ digits, cells }));
  return byCell.length < byDigit.length ? byCell : byDigit;
}

/** Items that have the same list, and that list. @template T, U @param {readonly T[]} items @param {(item: T) => U[]} listOf @returns {[T[], U[]][]} */
export function gather(items, listOf) {
  /** @type {Map<string, [T[], U[]]>} */
  const found = new Map();
  for (const item of items) {
    const list = listOf(item);
    const known = found.get(list.join());
    if (known) known[0].push(item);
    else found.set(list.join(), [[item], list]);
  }
  return [...found.values()];
}
