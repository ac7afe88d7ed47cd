/**
 * Why wings are sound: whatever the pivot is, one of the wings holds the digit.
 *
 * @typedef {import("./explain.js").Context} Context
 */
import { chain } from "./chains.js";
import { seenResult } from "./result.js";
import { cellsOf, digitsOf, housesOf, lost, partsOf } from "./step.js";

/** XY-Wing and XYZ-Wing. @param {Context} context */
export function pivotWing(context) {
  const { step, say, cells, digit, digits } = context;
  const [pivot] = partsOf(step, "pivot");
  const wings = partsOf(step, "wing");
  const [goal] = lost(step);
  const ofPivot = pivot?.digits.filter((one) => one !== goal) ?? [];
  const branches = ofPivot.flatMap((choice) => {
    const wing = wings.find(({ digits }) => digits.includes(choice) && digits.includes(goal));
    return wing ? [{ choice, wing }] : [];
  });
  if (!pivot || !goal || branches.length < ofPivot.length) return [];
  const at = cells("pivot", pivot.cells);
  const itself = pivot.digits.includes(goal);
  const holders = cellsOf(itself ? [pivot, ...wings] : wings);
  return [
    say("wing.pivot", at, digits("digits", pivot.digits)),
    ...branches.map(({ choice, wing }) => say("wing.branch", at, digit("choice", choice), cells("wing", wing.cells), digit("digit", goal))),
    ...(itself ? [say("wing.itself", at, digit("digit", goal))] : []),
    say("wing.so", cells("cells", holders), digit("digit", goal)),
    ...seenResult(context, holders),
  ];
}

/** @param {Context} context */
export function wWing(context) {
  const { step, say, cells, digit, digits, houses, places } = context;
  const wings = partsOf(step, "wing");
  const ends = partsOf(step, "node", "pivot");
  const [goal] = lost(step);
  const pair = digitsOf(wings);
  const common = pair.find((one) => one !== goal);
  if (cellsOf(wings).length !== 2 || !ends.length || !goal || !common || pair.length !== 2) return chain(context);
  const link = cellsOf(ends);
  const house = housesOf(step)[0] ?? places.onlyPlacesHouse(common, link);
  const at = [cells("cells", cellsOf(wings)), cells("link", link), digit("common", common), digit("digit", goal)];
  return [
    say("wing.w-cells", ...at, digits("digits", pair)),
    house ? say("wing.w-house", ...at, houses("house", [house])) : say("wing.w-link", ...at),
    say("wing.w-so", ...at),
    ...seenResult(context, cellsOf(wings)),
  ];
}
