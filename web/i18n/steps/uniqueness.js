/**
 * Why uniqueness techniques are sound: a proper puzzle has one solution, so a pattern that would allow two cannot
 * occur.
 *
 * @typedef {import("./explain.js").Context} Context
 */
import { gather, result, seenResult } from "./step-result.js";
import {
  cellsOfParts,
  digitsOfParts,
  eliminationCells,
  eliminationDigits,
  housesOf,
  inOrder,
  partsOf,
  rowAndColumn,
  without,
} from "./step-data.js";

/**
 * @typedef {{ corners: string[], pair: number[], extra: string[], extraDigits: number[] }} Rectangle extra: the corners
 *   with further candidates
 */

/**
 * A rectangle, or a longer loop, whose cells come in the order of the loop.
 * @param {Context} context
 * @returns {Rectangle | null}
 */
function rectangle({ step }) {
  const parts = partsOf(step, "corner");
  const corners = isLoop(step) ? parts.flatMap(({ cells }) => cells) : cellsOfParts(parts);
  const more = partsOf(step, "extra");
  const pair = digitsOfParts(partsOf(step, "corner")).slice(0, 2);
  if (!corners.length || pair.length !== 2) return null;
  return {
    corners,
    pair,
    extra: cellsOfParts(more),
    extraDigits: digitsOfParts(more).filter((digit) => !pair.includes(digit)),
  };
}

const isLoop = (/** @type {import("./step-data.js").Step} */ step) => step.technique.startsWith("unique-loop");

/** Why the corners cannot contain only the pair. @param {Context} context @param {Rectangle} found */
const deadly = ({ step, position, say, cells, digits }, { corners, pair }) => [
  isLoop(step)
    ? say("unique.loop", cells("cells", corners))
    : say("unique.rectangle", cells("cells", inOrder(corners)), { area: position.kindOf("box") }),
  say("unique.deadly", cells("cells", inOrder(corners)), digits("digits", pair)),
  say("unique.one-solution"),
];

/**
 * Type 1, and avoidable rectangles with one open corner.
 * @param {"unique.one-corner" | "unique.one-open-corner"} reason
 */
const oneCorner = (reason) => (/** @type {Context} */ context) => {
  const found = rectangle(context);
  const corner = eliminationCells(context.step);
  if (!found || corner.length !== 1) return [];
  const { say, cells, digits } = context;
  return [
    ...deadly(context, found),
    say(
      reason,
      cells("cell", corner),
      cells("others", inOrder(without(found.corners, corner))),
      digits("digits", found.pair),
      digits("removed", eliminationDigits(context.step)),
    ),
    ...result(context),
  ];
};
export const type1 = oneCorner("unique.one-corner");
export const avoidable1 = oneCorner("unique.one-open-corner");

/**
 * Types 2 and 5, and avoidable rectangles with two open corners: several corners share one further digit.
 * @param {Context} context
 */
export function type2(context) {
  const found = rectangle(context);
  if (!found?.extra.length || eliminationDigits(context.step).length !== 1) return [];
  const { say, cells, digits } = context;
  return [
    ...deadly(context, found),
    say("unique.shared-digit", cells("extra", found.extra), digits("digit", eliminationDigits(context.step))),
    ...seenResult(context, found.extra),
  ];
}

/**
 * Type 3: the further digits form a naked set with other cells, or the digits of the corners form a hidden set with
 * other cells.
 * @param {Context} context
 */
export function type3(context) {
  const { step, say, cells, digits, houses } = context;
  const found = rectangle(context);
  const subset = partsOf(step, "subset");
  if (!found?.extra.length || !subset.length) return [];
  const others = without(cellsOfParts(subset), found.corners);
  const start = [
    ...deadly(context, found),
    say("unique.some-extra", cells("extra", found.extra), digits("digits", found.extraDigits)),
  ];
  if (eliminationCells(step).some((cell) => others.includes(cell))) {
    const hidden = digitsOfParts(subset);
    return [
      ...start,
      say(
        "subset.hidden",
        houses("house", housesOf(step)),
        cells("cells", inOrder([...found.extra, ...others])),
        digits("digits", hidden),
      ),
      say("unique.hidden-set", cells("extra", found.extra), cells("cells", others), { count: hidden.length }),
      ...result(context),
    ];
  }
  const all = digitsOfParts([...subset, { digits: found.extraDigits }]).filter(
    (digit) => !found.pair.includes(digit) || digitsOfParts(subset).includes(digit),
  );
  return [
    ...start,
    say(
      "unique.naked-set",
      cells("extra", found.extra),
      cells("cells", others),
      cells("all", inOrder([...found.extra, ...others])),
      digits("digits", all),
      { count: all.length },
    ),
    ...result(context),
  ];
}

/** Type 4: one of the two digits has no other place in a house of the corners. @param {Context} context */
export function type4(context) {
  const { step, say, cells, digit, digits, houses } = context;
  const found = rectangle(context);
  const [removed] = eliminationDigits(step);
  const kept = found?.pair.find((one) => one !== removed);
  if (!found?.extra.length || !removed || !kept) return [];
  const [house] = [...housesOf(step), ...context.position.sharedHouses(found.extra)];
  const values = [cells("extra", found.extra), digit("digit", kept), digit("other", removed)];
  return [
    ...deadly(context, found),
    house ? say("unique.only-places", ...values, houses("house", [house])) : say("unique.must-hold", ...values),
    say(isLoop(step) ? "unique.not-other-loop" : "unique.not-other", ...values, digits("digits", found.pair)),
    ...result(context),
  ];
}

/** Type 6: one of the two digits must be in two opposite corners. @param {Context} context */
export function type6(context) {
  const { step, say, cells, digit, digits, houses } = context;
  const found = rectangle(context);
  const lines = housesOf(step);
  const [removed] = eliminationDigits(step);
  const other = found?.pair.find((one) => one !== removed);
  if (!found || !lines.length || !removed || !other) return [];
  const corners = eliminationCells(step);
  return [
    ...deadly(context, found),
    say("unique.opposite", houses("houses", lines), cells("cells", found.corners), digit("digit", removed)),
    say(
      "unique.wrong-corners",
      cells("extra", corners),
      cells("cells", without(found.corners, corners)),
      digit("digit", removed),
      digit("other", other),
      digits("digits", found.pair),
    ),
    ...result(context),
  ];
}

/** @param {Context} context */
export function hiddenRectangle(context) {
  const { step, say, cell, cells, digit, digits, houses } = context;
  const found = rectangle(context);
  const lines = housesOf(step);
  const [removed] = eliminationDigits(step);
  const [target] = eliminationCells(step);
  const other = found?.pair.find((one) => one !== removed);
  if (!found || !lines.length || !removed || !other) return [];
  // The corner opposite the eliminated candidate shares neither its row nor its column, and has only the two digits.
  const opposite = found.corners.find((corner) =>
    rowAndColumn(corner).every((line, axis) => line !== rowAndColumn(target)[axis]),
  );
  if (!opposite) return [];
  const values = [
    cell("cell", target),
    cell("corner", opposite),
    digit("digit", other),
    digit("other", removed),
    digits("digits", found.pair),
  ];
  return [
    ...deadly(context, found),
    say(
      "unique.hidden-suppose",
      ...values,
      houses("houses", lines),
      cells("beside", without(found.corners, [target, opposite])),
    ),
    say("unique.hidden-corner", ...values),
    say("unique.hidden-so", ...values, cells("cells", found.corners)),
    ...result(context),
  ];
}

/** BUG+1. @param {Context} context */
export function bugPlusOne(context) {
  const { step, say, cells, digits } = context;
  const [part] = partsOf(step, "extra");
  if (!part) return [];
  if (part.digits.length > 1) return [...bug(context), say("bug.some-true"), ...result(context)];
  const values = [cells("cell", part.cells), digits("digit", part.digits)];
  return [
    say("bug.one-cell", ...values),
    say("unique.bug", ...values),
    say("unique.bug-so"),
    say("result.place", cells("cells", part.cells), ...values),
  ];
}

/** Names the additional candidates, and says what the position would be without them. @param {Context} context */
function bug({ step, say, cells, digits }) {
  const named = gather(partsOf(step, "extra"), (part) => part.digits).map(([parts, some]) =>
    say("bug.extra", cells("cells", cellsOfParts(parts)), digits("digits", some)),
  );
  return [...named, say("bug.without")];
}

/** BUG type 2: the additional candidates are all the same digit. @param {Context} context */
export function bug2(context) {
  const { step, say, cells, digits } = context;
  const extra = partsOf(step, "extra");
  if (!extra.length) return [];
  return [
    ...bug(context),
    say("bug.some-cell", cells("extra", cellsOfParts(extra)), digits("digits", digitsOfParts(extra))),
    ...seenResult(context, cellsOfParts(extra)),
  ];
}

/** BUG type 3: the additional candidates form a naked set with other cells of a house. @param {Context} context */
export function bug3(context) {
  const { step, say, cells, digits } = context;
  const extra = partsOf(step, "extra");
  const [set] = partsOf(step, "subset");
  if (!extra.length || !set) return [];
  const corners = cellsOfParts(extra);
  return [
    ...bug(context),
    say("bug.some-cell", cells("extra", corners), digits("digits", digitsOfParts(extra))),
    say(
      "unique.naked-set",
      cells("extra", corners),
      cells("cells", set.cells),
      cells("all", inOrder([...corners, ...set.cells])),
      digits("digits", set.digits),
      { count: set.digits.length },
    ),
    ...result(context),
  ];
}

/** BUG type 4: a further digit must be in one of the two cells with additional candidates. @param {Context} context */
export function bug4(context) {
  const { step, say, cells, digit, houses } = context;
  const extra = cellsOfParts(partsOf(step, "extra"));
  const [house] = housesOf(step);
  const [shared] = step.digits;
  if (!extra.length || !house || !shared) return [];
  const values = [cells("extra", extra), digit("digit", shared), houses("house", [house])];
  return [
    ...bug(context),
    say("bug.some-true"),
    say("unique.only-places", ...values),
    say("bug.other-cell"),
    ...result(context),
  ];
}
