/**
 * Why wings are sound: whatever the pivot is, one of the cells that see the eliminated candidates holds the digit.
 *
 * @typedef {import("./explain.js").Context} Context
 */
import { chain } from "./chains.js";
import { seenResult } from "./step-result.js";
import { cellsOfParts, digitsOfParts, eliminationDigits, housesOf, partsOf } from "./step-data.js";

/** XY-Wing and XYZ-Wing. @param {Context} context */
export function pivotWing(context) {
  const { step, say, cells, digit, digits } = context;
  const [pivot] = partsOf(step, "pivot");
  const wings = partsOf(step, "wing");
  const [goal] = eliminationDigits(step);
  const choices = pivot?.digits.filter((one) => one !== goal) ?? [];
  const branches = choices.flatMap((choice) => {
    const wing = wings.find(({ digits }) => digits.includes(choice) && digits.includes(goal));
    return wing ? [{ choice, wing }] : [];
  });
  if (!pivot || !goal || branches.length < choices.length) return [];
  const at = cells("pivot", pivot.cells);
  const isHolder = pivot.digits.includes(goal);
  const holders = cellsOfParts(isHolder ? [pivot, ...wings] : wings);
  return [
    say("wing.pivot", at, digits("digits", pivot.digits)),
    ...branches.map(({ choice, wing }) =>
      say("wing.branch", at, digit("choice", choice), cells("wing", wing.cells), digit("digit", goal)),
    ),
    ...(isHolder ? [say("wing.itself", at, digit("digit", goal))] : []),
    say("wing.so", cells("cells", holders), digit("digit", goal)),
    ...seenResult(context, holders),
  ];
}

/** @param {Context} context */
export function wWing(context) {
  const { step, say, cells, digit, digits, houses, position } = context;
  const wings = partsOf(step, "wing");
  const ends = partsOf(step, "node", "pivot");
  const [goal] = eliminationDigits(step);
  const pair = digitsOfParts(wings);
  const common = pair.find((one) => one !== goal);
  if (cellsOfParts(wings).length !== 2 || !ends.length || !goal || !common || pair.length !== 2) return chain(context);
  const link = cellsOfParts(ends);
  const house = housesOf(step)[0] ?? position.houseOfPlaces(common, link);
  const values = [
    cells("cells", cellsOfParts(wings)),
    cells("link", link),
    digit("common", common),
    digit("digit", goal),
  ];
  return [
    say("wing.w-cells", ...values, digits("digits", pair)),
    house ? say("wing.w-house", ...values, houses("house", [house])) : say("wing.w-link", ...values),
    say("wing.w-so", ...values),
    ...seenResult(context, cellsOfParts(wings)),
  ];
}
