/**
 * Why fishes are sound: as many base houses as cover houses, and what the fins change.
 *
 * @typedef {import("./explain.js").Context} Context
 */
import { result } from "./result.js";
import { cellsOf, housesOf, losers, partsOf } from "./step.js";

/** @param {Context} context */
export function fish(context) {
  const { step, say, cells, digits, houses } = context;
  const base = housesOf(step, "base");
  const cover = housesOf(step, "cover");
  // Two fishes told in one step have more covers than bases.
  if (!base.length || cover.length !== base.length) return [];
  const fins = cellsOf(partsOf(step, "fin", "endo-fin"));
  const values = [
    houses("base", base), houses("cover", cover), digits("digit", step.digits), cells("cells", cellsOf(partsOf(step, "vertex"))), { count: base.length },
  ];
  if (fins.length) return finned(context, fins, values);
  const elsewhere = cannibals(context).length < losers(step).length ? [say("fish.elsewhere", ...values)] : [];
  return [say("fish.base", ...values), say("fish.so", ...values), ...elsewhere, ...twiceCovered(context), ...result(context)];
}

/** Places of the fish itself that fall, because two cover houses share them. @param {Context} context */
const cannibals = ({ step }) => losers(step).filter((cell) => partsOf(step, "vertex").some(({ cells }) => cells.includes(cell)));

/** @param {Context} context */
function twiceCovered(context) {
  const { step, say, cells, digits, houses } = context;
  const found = cannibals(context);
  return found.length ? [say("fish.cannibal", cells("cells", found), houses("cover", housesOf(step, "cover")), digits("digit", step.digits))] : [];
}

/** @param {Context} context @param {string[]} fins @param {Record<string, string | number>[]} values */
function finned(context, fins, values) {
  const { step, say, cells } = context;
  const endo = cellsOf(partsOf(step, "endo-fin"));
  const more = [...values, cells("fins", fins), cells("losers", losers(step))];
  return [
    say("fish.finned", ...more),
    ...(endo.length ? [say("fish.endo", cells("cells", endo))] : []),
    say("fish.fins-false", ...more),
    ...twiceCovered(context),
    say("fish.fins-true", ...more),
    ...result(context),
  ];
}
