/**
 * Why locked candidates, naked and hidden sets, and Sue de Coq are sound.
 *
 * @typedef {import("./explain.js").Context} Context
 * @typedef {import("./step-data.js").Part} Part
 */
import { result } from "./step-result.js";
import { cellsOfParts, digitsOfParts, eliminationCells, housesOf, isSameHouse, partsOf } from "./step-data.js";

/** @param {Context} context @param {(context: Context) => string[]} [end] what follows from the pattern */
export function lockedCandidates(context, end = result) {
  const { step, say, cells, digits, house } = context;
  const [base] = housesOf(step, "base");
  const [target] = housesOf(step, "target");
  const [part] = step.parts;
  if (!base || !target || !part) return [];
  const values = [
    house("base", base),
    house("target", target),
    cells("cells", part.cells),
    digits("digit", part.digits),
  ];
  return [say("locked.confined", ...values), say("locked.so", ...values), ...end(context)];
}

/**
 * Locked candidates that leave one place for their digit in another house, where it is placed.
 * @param {Context} context
 */
export const directLocked = (context) => lockedCandidates(context, directSingle);

/** @param {Context} context */
export function nakedSet(context) {
  const { step, say, cell, cells, digit, digits } = context;
  const [part] = partsOf(step, "subset");
  if (!part) return [];
  const set = cells("cells", part.cells);
  const isPair = part.cells.length === 2 && part.digits.length === 2;
  const reason = isPair
    ? say(
        "subset.naked-pair",
        set,
        digits("digits", part.digits),
        digit("first", part.digits[0]),
        digit("second", part.digits[1]),
        cell("cell", part.cells[0]),
      )
    : say("subset.naked", set, digits("digits", part.digits), { count: part.cells.length });
  return [reason, ...affectedCells(context, part), ...result(context)];
}

/**
 * Which other cells cannot hold the digits: those of one house, those of two houses, or, when no house is known, the
 * cells that see the whole set.
 *
 * @param {Context} context @param {Part} part
 */
function affectedCells({ step, position, say, cells, digits, houses }, part) {
  const shared = position.layout ? position.sharedHouses(part.cells) : housesOf(step, "where");
  const targets = eliminationCells(step);
  const withTargets = shared.filter((house) =>
    position.sharedHouses([...part.cells, ...targets]).some((each) => isSameHouse(each, house)),
  );
  const value = digits("digits", part.digits);
  if (withTargets.length) return [say("subset.rest-of-house", houses("house", withTargets.slice(0, 1)), value)];
  const areTargetsInside = targets.every((cell) => shared.some((house) => position.contains(house, cell)));
  if (shared.length > 1 && areTargetsInside) return [say("subset.both-houses", houses("houses", shared), value)];
  return [say("subset.rest-seen", cells("cells", part.cells), value)];
}

/** @param {Context} context @param {(context: Context) => string[]} [end] what follows from the set */
export function hiddenSet(context, end = result) {
  const { step, say, cells, digits, houses } = context;
  const [house] = housesOf(step, "where");
  const [part] = partsOf(step, "subset");
  if (!house || !part) return [];
  return [
    say("subset.hidden", houses("house", [house]), cells("cells", part.cells), digits("digits", part.digits)),
    say("subset.hidden-so", { count: part.cells.length }),
    ...end(context),
  ];
}

/**
 * A hidden set that leaves one place for another digit in its house, where that digit is placed.
 * @param {Context} context
 */
export const directHiddenSet = (context) => hiddenSet(context, directSingle);

/** The place that a pattern leaves for a digit. @param {Context} context */
function directSingle(context) {
  const { step, say, cell, digit, houses } = context;
  const [house] = housesOf(step, "where");
  const [placement] = step.placements;
  if (!house || !placement) return result(context);
  return [
    say("direct.single", houses("house", [house]), cell("cell", placement.cell), digit("digit", placement.digit)),
    ...result(context),
  ];
}

/** @param {Context} context */
export function sueDeCoq(context) {
  const { step, say, cells, digits, houses } = context;
  const parts = partsOf(step, "intersection", "line-set", "box-set");
  const crossing = partsOf(step, "intersection");
  const ofLine = partsOf(step, "line-set");
  const ofBox = partsOf(step, "box-set");
  const [line, box] = housesOf(step);
  if (!crossing.length || !ofLine.length || !ofBox.length || !line || !box) return [];
  const contents = (/** @type {Part[]} */ some) => [
    cells("cells", cellsOfParts(some)),
    digits("digits", digitsOfParts(some)),
  ];
  const places = [houses("line", [line]), houses("box", [box])];
  const count = cellsOfParts(parts).length;
  const all = digitsOfParts(parts);
  const notIn = (/** @type {Part[]} */ some) => all.filter((digit) => !digitsOfParts(some).includes(digit));
  // A digit of both outer sets that the crossing does not have is placed once in the line and once in the box.
  const twice = digitsOfParts(ofLine).filter(
    (digit) => digitsOfParts(ofBox).includes(digit) && !digitsOfParts(crossing).includes(digit),
  );
  const used = (/** @type {"sue-de-coq.line-so" | "sue-de-coq.box-so"} */ key, /** @type {number[]} */ values) =>
    values.length ? [say(key, digits("digits", values), ...places)] : [];
  return [
    say("sue-de-coq.cross", ...contents(crossing), houses("houses", [line, box])),
    say("sue-de-coq.line", ...contents(ofLine), ...places),
    say("sue-de-coq.box", ...contents(ofBox), ...places),
    twice.length
      ? say("sue-de-coq.so-twice", { count }, digits("digits", twice), ...places)
      : say("sue-de-coq.so", { count, digitCount: all.length }, ...places),
    ...used("sue-de-coq.line-so", notIn(ofBox)),
    ...used("sue-de-coq.box-so", notIn(ofLine)),
    ...result(context),
  ];
}
