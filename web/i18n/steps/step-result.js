/**
 * The last sentences of an explanation: what the step places and eliminates.
 *
 * @typedef {import("./explain.js").Context} Context
 * @typedef {import("./step-data.js").Candidate} Candidate
 */
import { ascending, inOrder } from "./step-data.js";

/** "So r3c4 is 5." "So 2 and 7 can be removed from r3c1." @param {Context} context @returns {string[]} */
export function result(context) {
  const { step, say, cells, digit, digits } = context;
  const placed = gather(step.placements, (placement) => [placement.digit]).map(([placements, [value]], i) =>
    say(
      i ? "result.place-more" : "result.place",
      cells(
        "cells",
        placements.map(({ cell }) => cell),
      ),
      digit("digit", value),
    ),
  );
  const removed = groups(step.eliminations).map((group, i) =>
    say(
      i || placed.length ? "result.remove-more" : "result.remove",
      digits("digits", group.digits),
      cells("cells", group.cells),
    ),
  );
  return [...placed, ...removed];
}

/**
 * The result of a step that eliminates from the cells that see all of `holders`: "r5c5 sees both r1c5 and r5c2, so …".
 *
 * @param {Context} context @param {readonly string[]} holders
 * @param {readonly Candidate[]} [eliminations] the eliminations that this is the reason for; all by default
 * @returns {string[]}
 */
export function seenResult(context, holders, eliminations = context.step.eliminations) {
  const { step, say, cells, digits } = context;
  if (step.placements.length) return result(context);
  return groups(eliminations).map((group) =>
    say("result.seen", cells("cells", group.cells), cells("holders", holders), digits("digits", group.digits)),
  );
}

/**
 * Groups eliminations by digits that are removed from the same cells, or by cells that lose the same digits, whichever
 * gives fewer groups.
 *
 * @param {readonly Candidate[]} eliminations
 * @returns {{ digits: number[], cells: string[] }[]}
 */
function groups(eliminations) {
  const digits = ascending(eliminations.map(({ digit }) => digit));
  const cells = inOrder(eliminations.map(({ cell }) => cell));
  const byDigit = gather(digits, (digit) =>
    inOrder(eliminations.filter((one) => one.digit === digit).map(({ cell }) => cell)),
  ).map(([digits, cells]) => ({ digits, cells }));
  const byCell = gather(cells, (cell) =>
    ascending(eliminations.filter((one) => one.cell === cell).map(({ digit }) => digit)),
  ).map(([cells, digits]) => ({ digits, cells }));
  return byCell.length < byDigit.length ? byCell : byDigit;
}

/**
 * Groups the items for which `listOf` gives equal lists.
 *
 * @template T, U @param {readonly T[]} items @param {(item: T) => U[]} listOf
 * @returns {[T[], U[]][]} for each list, the items that have it
 */
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
