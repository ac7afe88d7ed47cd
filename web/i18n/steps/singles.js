/**
 * Why singles are sound. With the position at hand each digit or cell that drops out is accounted for.
 *
 * @typedef {import("./explain.js").Context} Context
 * @typedef {import("./step.js").Candidate} Candidate
 * @typedef {import("./step.js").House} House
 */
import { gather, result } from "./result.js";
import { housesOf, placeOf } from "./step.js";

/** @param {Context} context */
export function fullHouse(context) {
  const { step, say, cell, digit, houses } = context;
  const [house] = housesOf(step);
  const [placement] = step.placements;
  if (!house || !placement) return [];
  return [
    say("single.last-cell", houses("house", [house]), cell("cell", placement.cell)),
    say("single.last-digit", digit("digit", placement.digit)),
    ...result(context),
  ];
}

/** @param {Context} context */
export function hiddenSingle(context) {
  const { step, places, say, cell, digit, houses } = context;
  const [house] = housesOf(step);
  const [placement] = step.placements;
  if (!house || !placement) return [];
  const reasons = places.known ? otherCells(context, house, placement) : [say("single.hidden-others", digit("digit", placement.digit))];
  return [
    say("single.hidden", houses("house", [house]), cell("cell", placement.cell), digit("digit", placement.digit)),
    ...reasons,
    ...result(context),
  ];
}

/** What keeps the digit from the other open cells of the house. @param {Context} context @param {House} house @param {Candidate} placement */
function otherCells({ places, say, cells, digit }, house, placement) {
  const value = digit("digit", placement.digit);
  const open = places.cellsOf(house).filter((cell) => !places.digitIn(cell) && cell !== placement.cell);
  const blockers = (/** @type {string} */ cell) => places.seenFrom(cell).filter((other) => places.digitIn(other) === placement.digit).slice(0, 1);
  return gather(open, blockers).map(([losers, [blocker]]) => (blocker
    ? say("single.hidden-sees", cells("cells", losers), cells("other", [blocker]), value)
    : say("single.hidden-lost", cells("cells", losers), value)));
}

/** @param {Context} context */
export function nakedSingle(context) {
  const { step, places, say, cell, digit } = context;
  const [placement] = step.placements;
  if (!placement) return [];
  return [
    say("single.naked", cell("cell", placement.cell), digit("digit", placement.digit)),
    ...(places.known ? otherDigits(context, placement) : [say("single.naked-others", cell("cell", placement.cell))]),
    ...result(context),
  ];
}

/** Where the other digits stand: house by house, each digit once. @param {Context} context @param {Candidate} placement */
function otherDigits(context, placement) {
  const { places, say, digits, houses, cells } = context;
  const side = places.cellsOf({ kind: "row", index: placeOf(placement.cell)[0] }).length;
  let left = Array.from({ length: side }, (_, i) => i + 1).filter((digit) => digit !== placement.digit);
  const sentences = [];
  for (const house of places.shared([placement.cell])) {
    const there = places.cellsOf(house).map(places.digitIn);
    const found = left.filter((digit) => there.includes(digit));
    if (found.length) sentences.push(say("single.naked-house", digits("digits", found), houses("house", [house]), cells("cell", [placement.cell])));
    left = left.filter((digit) => !found.includes(digit));
  }
  if (left.length) sentences.push(say("single.naked-lost", digits("digits", left), cells("cell", [placement.cell])));
  return sentences;
}

