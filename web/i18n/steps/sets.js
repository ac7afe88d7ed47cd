/**
 * Why locked candidates, naked and hidden sets, and Sue de Coq are sound: as many digits as cells.
 *
 * @typedef {import("./explain.js").Context} Context
 * @typedef {import("./step.js").Part} Part
 */
import { result } from "./result.js";
import { cellsOf, digitsOf, housesOf, losers, partsOf } from "./step.js";

/** @param {Context} context */
export function lockedCandidates(context) {
  const { step, say, cells, digits, houses } = context;
  const [base] = housesOf(step, "base");
  const [target] = housesOf(step, "target");
  const [part] = step.parts;
  if (!base || !target || !part) return [];
  const values = [houses("base", [base]), houses("target", [target]), cells("cells", part.cells), digits("digit", part.digits)];
  return [say("locked.confined", ...values), say("locked.so", ...values), ...result(context)];
}

/** @param {Context} context */
export function nakedSet(context) {
  const { step, say, cell, cells, digit, digits } = context;
  const [part] = partsOf(step, "subset");
  if (!part) return [];
  const set = cells("cells", part.cells);
  const isPair = part.cells.length === 2 && part.digits.length === 2;
  const reason = isPair
    ? say("subset.naked-pair", set, digits("digits", part.digits), digit("first", part.digits[0]), digit("second", part.digits[1]), cell("cell", part.cells[0]))
    : say("subset.naked", set, digits("digits", part.digits), { count: part.cells.length });
  return [reason, ...whoLoses(context, part), ...result(context)];
}

/** The houses all of whose other cells lose the digits; without a layout, the cells that see all of the set. @param {Context} context @param {Part} part */
function whoLoses({ step, places, say, cells, digits, houses }, part) {
  const shared = places.hasLayout ? places.shared(part.cells) : housesOf(step, "where");
  const all = losers(step);
  const concerned = shared.filter((house) => places.shared([...part.cells, ...all]).some(({ kind, index }) => kind === house.kind && index === house.index));
  const value = digits("digits", part.digits);
  if (concerned.length) return [say("subset.rest-of-house", houses("house", concerned.slice(0, 1)), value)];
  const reachesAll = all.every((cell) => shared.some((house) => places.cellsOf(house).includes(cell)));
  if (shared.length > 1 && reachesAll) return [say("subset.both-houses", houses("houses", shared), value)];
  return [say("subset.rest-seen", cells("cells", part.cells), value)];
}

/** @param {Context} context */
export function hiddenSet(context) {
  const { step, say, cells, digits, houses } = context;
  const [house] = housesOf(step, "where");
  const [part] = partsOf(step, "subset");
  if (!house || !part) return [];
  return [
    say("subset.hidden", houses("house", [house]), cells("cells", part.cells), digits("digits", part.digits)),
    say("subset.hidden-so", { count: part.cells.length }),
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
  const held = (/** @type {Part[]} */ some) => [cells("cells", cellsOf(some)), digits("digits", digitsOf(some))];
  const places = [houses("line", [line]), houses("box", [box])];
  const count = cellsOf(parts).length;
  // A digit that both sets bring along stands once in the line and once in the box.
  const twice = digitsOf(ofLine).filter((digit) => digitsOf(ofBox).includes(digit) && !digitsOf(crossing).includes(digit));
  return [
    say("sue-de-coq.cross", ...held(crossing), houses("houses", [line, box])),
    say("sue-de-coq.line", ...held(ofLine), ...places),
    say("sue-de-coq.box", ...held(ofBox), ...places),
    twice.length ? say("sue-de-coq.so-twice", { count }, digits("digits", twice), ...places) : say("sue-de-coq.so", { count, digitCount: digitsOf(parts).length }),
    say("sue-de-coq.where", cells("lineCells", cellsOf(ofLine)), cells("boxCells", cellsOf(ofBox)), ...places),
    ...result(context),
  ];
}
