/**
 * Why techniques of uniqueness are sound, in a puzzle that has one solution: what would leave two of them cannot be.
 *
 * @typedef {import("./explain.js").Context} Context
 */
import { result, seenResult } from "./result.js";
import { cellsOf, digitsOf, housesOf, losers, lost, partsOf, without } from "./step.js";

/** @typedef {{ corners: string[], pair: number[], extra: string[], extraDigits: number[] }} Rectangle */

/** @param {Context} context @returns {Rectangle | null} */
function rectangle({ step }) {
  const corners = cellsOf(partsOf(step, "corner"));
  const more = partsOf(step, "extra");
  const pair = digitsOf(partsOf(step, "corner")).slice(0, 2);
  if (!corners.length || pair.length !== 2) return null;
  return { corners, pair, extra: cellsOf(more), extraDigits: digitsOf(more).filter((digit) => !pair.includes(digit)) };
}

/** @param {Context} context @param {Rectangle} found @param {"unique.deadly" | "unique.deadly-solved"} key */
const deadly = ({ say, cells, digits }, { corners, pair }, key = "unique.deadly") => [
  say(key, cells("cells", corners), digits("digits", pair)), say("unique.one-solution"),
];

/** Type 1: one corner has more candidates. @param {Context} context */
export function type1(context) {
  const found = rectangle(context);
  const corner = losers(context.step);
  if (!found || corner.length !== 1) return [];
  const { say, cells, digits } = context;
  return [...deadly(context, found), say("unique.one-corner", cells("cell", corner), digits("digits", found.pair)), ...result(context)];
}

/** Types 2 and 5, and avoidable rectangles with two open corners: one further digit in several corners. @param {"unique.deadly" | "unique.deadly-solved"} key */
const sharedDigit = (key) => (/** @type {Context} */ context) => {
  const found = rectangle(context);
  if (!found?.extra.length || lost(context.step).length !== 1) return [];
  const { say, cells, digits } = context;
  return [
    ...deadly(context, found, key),
    say("unique.shared-digit", cells("extra", found.extra), digits("digit", lost(context.step))),
    ...seenResult(context, found.extra),
  ];
};
export const type2 = sharedDigit("unique.deadly");
export const avoidable2 = sharedDigit("unique.deadly-solved");

/** Type 3: the further digits form a naked set with other cells. @param {Context} context */
export function type3(context) {
  const { step, say, cells, digits } = context;
  const found = rectangle(context);
  const subset = partsOf(step, "subset");
  if (!found?.extra.length || !subset.length) return [];
  const others = without(cellsOf(subset), found.corners);
  const all = digitsOf([...subset, { digits: found.extraDigits }]).filter((digit) => !found.pair.includes(digit) || digitsOf(subset).includes(digit));
  return [
    ...deadly(context, found),
    say("unique.some-extra", cells("extra", found.extra), digits("digits", found.extraDigits)),
    say("unique.naked-set", cells("extra", found.extra), cells("cells", others), digits("digits", all), { count: all.length }),
    ...result(context),
  ];
}

/** Type 4: one of the two digits has no other place in a house of the corners. @param {Context} context */
export function type4(context) {
  const { step, say, cells, digit, digits, houses } = context;
  const found = rectangle(context);
  const [gone] = lost(step);
  const kept = found?.pair.find((one) => one !== gone);
  if (!found?.extra.length || !gone || !kept) return [];
  const [house] = [...housesOf(step), ...context.places.shared(found.extra)];
  const values = [cells("extra", found.extra), digit("digit", kept), digit("other", gone)];
  return [
    ...deadly(context, found),
    house ? say("unique.only-places", ...values, houses("house", [house])) : say("unique.must-hold", ...values),
    say("unique.other-falls", ...values, digits("digits", found.pair)),
    ...result(context),
  ];
}

/** Type 6: one of the two digits stands in opposite corners. @param {Context} context */
export function type6(context) {
  const { step, say, cells, digit, digits, houses } = context;
  const found = rectangle(context);
  const lines = housesOf(step);
  const [gone] = lost(step);
  const other = found?.pair.find((one) => one !== gone);
  if (!found || !lines.length || !gone || !other) return [];
  const corners = losers(step);
  return [
    ...deadly(context, found),
    say("unique.opposite", houses("houses", lines), cells("cells", found.corners), digit("digit", gone)),
    say("unique.wrong-corners", cells("extra", corners), cells("cells", without(found.corners, corners)), digit("digit", gone), digit("other", other), digits("digits", found.pair)),
    ...result(context),
  ];
}

/** @param {Context} context */
export function hiddenRectangle(context) {
  const { step, say, cells, digit, digits, houses } = context;
  const found = rectangle(context);
  const lines = housesOf(step);
  const [gone] = lost(step);
  const other = found?.pair.find((one) => one !== gone);
  if (!found || !lines.length || !gone || !other) return [];
  return [
    ...deadly(context, found),
    say("unique.hidden", houses("houses", lines), cells("cell", losers(step)), digit("digit", other), digit("other", gone), digits("digits", found.pair)),
    ...result(context),
  ];
}

/** Avoidable rectangle with one open corner. @param {Context} context */
export function avoidable1(context) {
  const { step, say, cells, digits } = context;
  const found = rectangle(context);
  if (!found || losers(step).length !== 1) return [];
  return [
    ...deadly(context, found, "unique.deadly-solved"),
    say("unique.one-corner", cells("cell", losers(step)), digits("digits", lost(step))),
    ...result(context),
  ];
}

/** BUG+1. @param {Context} context */
export function grave(context) {
  const { step, say, cells, digits } = context;
  const [part] = partsOf(step, "extra");
  if (!part) return [];
  return [
    say("unique.grave", cells("cell", part.cells), digits("digit", part.digits)),
    say("unique.grave-so"),
    ...result(context),
  ];
}
