/**
 * Why singles are sound. When the position is known, the sentences account for every other cell, or every other digit.
 * They name the digits that the picture of the step marks as sources (board/step-sources.js).
 *
 * @typedef {import("./explain.js").Context} Context
 * @typedef {import("./step-data.js").Candidate} Candidate
 * @typedef {import("./step-data.js").House} House
 */
import { fewestBlockers } from "../../model/blockers.js";
import { gather, result } from "./step-result.js";
import { housesOf, inOrder, rowAndColumn } from "./step-data.js";

/** @param {Context} context */
export function fullHouse(context) {
  const { step, say, cell, digit, houses } = context;
  const [house] = housesOf(step);
  const [placement] = step.placements;
  if (!house || !placement) return [];
  return [
    say("single.last-cell", houses("house", [house]), cell("cell", placement.cell)),
    say("single.last-digit", houses("house", [house]), digit("digit", placement.digit)),
    ...result(context),
  ];
}

/** @param {Context} context */
export function hiddenSingle(context) {
  const { step, position, say, cell, digit, houses } = context;
  const [house] = housesOf(step);
  const [placement] = step.placements;
  if (!house || !placement) return [];
  const inHouse = houses("house", [house]);
  const value = digit("digit", placement.digit);
  return [
    say("single.hidden", inHouse, cell("cell", placement.cell), value),
    ...(position.isKnown ? whyNotOtherCells(context, house, placement) : [say("single.hidden-others", inHouse, value)]),
    ...result(context),
  ];
}

/**
 * Why the digit is excluded from the other empty cells of the house.
 * @param {Context} context
 * @param {House} house
 * @param {Candidate} placement
 */
function whyNotOtherCells({ position, say, cells, digit }, house, placement) {
  const value = digit("digit", placement.digit);
  const open = position.cellsOfHouse(house).filter((cell) => !position.digitIn(cell) && cell !== placement.cell);
  const blockersOf = (/** @type {string} */ cell) =>
    inOrder(position.peersOf(cell).filter((other) => position.digitIn(other) === placement.digit));
  const chosen = fewestBlockers(open, blockersOf, (blocker) => distance(blocker, placement.cell));
  return gather(open, (cell) => [chosen.get(cell)].filter((blocker) => blocker !== undefined)).map(
    ([excluded, [blocker]]) =>
      blocker
        ? say("single.hidden-sees", cells("cells", excluded), cells("other", [blocker]), value)
        : say("single.hidden-removed", cells("cells", excluded), value),
  );
}

/** @param {string} one @param {string} other */
function distance(one, other) {
  const [a, b] = [rowAndColumn(one), rowAndColumn(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** @param {Context} context */
export function nakedSingle(context) {
  const { step, position, say, cell, digit } = context;
  const [placement] = step.placements;
  if (!placement) return [];
  return [
    say("single.naked", cell("cell", placement.cell), digit("digit", placement.digit)),
    ...(position.isKnown
      ? whyNotOtherDigits(context, placement)
      : [say("single.naked-others", cell("cell", placement.cell))]),
    ...result(context),
  ];
}

/**
 * Which house contains each of the other digits; each digit is named once.
 * @param {Context} context
 * @param {Candidate} placement
 */
function whyNotOtherDigits({ position, say, digits, houses, cell }, placement) {
  const side = position.cellsOfHouse({ kind: "row", index: rowAndColumn(placement.cell)[0] }).length;
  let left = Array.from({ length: side }, (_, i) => i + 1).filter((digit) => digit !== placement.digit);
  const sentences = [];
  for (const house of position.sharedHouses([placement.cell])) {
    const present = position.cellsOfHouse(house).map(position.digitIn);
    const found = left.filter((digit) => present.includes(digit));
    if (found.length) sentences.push(say("single.naked-house", digits("digits", found), houses("house", [house])));
    left = left.filter((digit) => !found.includes(digit));
  }
  if (left.length) sentences.push(say("single.naked-removed", digits("digits", left), cell("cell", placement.cell)));
  return sentences;
}
