/**
 * Why fishes are sound: n base houses place their digit in n cover houses. Fins are places outside the cover houses.
 *
 * @typedef {import("./explain.js").Context} Context
 * @typedef {import("./step.js").House} House
 */
import { gather, result } from "./result.js";
import { cellsOfParts, eliminationCells, housesOf, partsOf, without } from "./step.js";

/** @param {Context} context */
export function fish(context) {
  const { step, say } = context;
  const base = housesOf(step, "base");
  const cover = housesOf(step, "cover");
  // A Siamese fish joins two fishes in one step and has more cover houses than base houses.
  if (!base.length || cover.length !== base.length) return [];
  const isBasic = [base, cover].every((houses) => new Set(houses.map(({ kind }) => kind)).size === 1)
    && base.concat(cover).every(({ kind }) => kind === "row" || kind === "column");
  const values = valuesOf(context, base, cover);
  const fins = cellsOfParts(partsOf(step, "fin", "endo-fin"));
  const names = isBasic ? [] : [say("fish.houses", ...values)];
  const places = isBasic || !context.position.hasLayout ? [say(fins.length ? "fish.finned" : "fish.base", ...values)] : baseHouses(context, base, cover);
  return [...names, ...places, ...(fins.length ? withFins(context, cover, values) : withoutFins(context, cover, values, isBasic)), ...result(context)];
}

/** @param {Context} context @param {House[]} base @param {House[]} cover */
function valuesOf({ step, cells, digits, houses }, base, cover) {
  return [
    houses("base", base), houses("cover", cover), digits("digit", step.digits), cells("cells", cellsOfParts(partsOf(step, "vertex"))),
    cells("fins", cellsOfParts(partsOf(step, "fin", "endo-fin"))), cells("targets", eliminationCells(step)), { count: base.length },
  ];
}

/** A sentence for each base house: its places, and the cover houses that contain them. @param {Context} context @param {House[]} base @param {House[]} cover */
function baseHouses({ step, position, say, cells, digits, house, houses }, base, cover) {
  const vertices = cellsOfParts(partsOf(step, "vertex"));
  const fins = cellsOfParts(partsOf(step, "fin", "endo-fin"));
  return base.map((one) => {
    const inside = vertices.filter((cell) => position.contains(one, cell));
    const outside = fins.filter((cell) => position.contains(one, cell));
    const covers = cover.filter((each) => inside.some((cell) => position.contains(each, cell)));
    const key = !outside.length ? "fish.base-house" : inside.length ? "fish.base-house-fins" : "fish.base-house-only-fins";
    return say(key, house("house", one), digits("digit", step.digits), cells("cells", inside), cells("fins", outside), houses("cover", covers));
  });
}

/** @param {Context} context @param {House[]} cover @param {Record<string, string | number>[]} values @param {boolean} isBasic */
function withoutFins(context, cover, values, isBasic) {
  const { step, say } = context;
  const others = without(eliminationCells(step), cannibals(context));
  return [
    say(isBasic ? "fish.so" : "fish.mixed-so", ...values),
    ...(others.length ? [say("fish.elsewhere", ...values)] : []),
    ...twiceCovered(context, cover),
  ];
}

/** @param {Context} context @param {House[]} cover @param {Record<string, string | number>[]} values */
function withFins(context, cover, values) {
  const { step, say, cells } = context;
  const endoFins = cellsOfParts(partsOf(step, "endo-fin"));
  return [
    ...(endoFins.length ? [say("fish.endo", cells("cells", endoFins))] : []),
    say("fish.fins-false", ...values),
    ...twiceCovered(context, cover),
    say("fish.fins-true", ...values),
  ];
}

/** The eliminated places that belong to the fish itself. @param {Context} context */
const cannibals = ({ step }) => eliminationCells(step).filter((cell) => partsOf(step, "vertex").some(({ cells }) => cells.includes(cell)));

/** Why places in two cover houses are eliminated, although they belong to the fish. @param {Context} context @param {House[]} cover */
function twiceCovered(context, cover) {
  const { step, position, say, cells, digits, houses } = context;
  const coversOf = (/** @type {string} */ cell) => cover.flatMap((house, i) => (position.contains(house, cell) ? [i] : []));
  return gather(cannibals(context), coversOf).filter(([, covers]) => covers.length > 1).map(([found, covers]) => (
    say("fish.cannibal", cells("cells", found), houses("cover", covers.map((i) => cover[i])), digits("digit", step.digits))));
}
