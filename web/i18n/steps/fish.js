/**
 * Why fishes are sound: n base houses place their digit in n cover houses. Fins are places outside the cover houses.
 *
 * @typedef {import("./explain.js").Context} Context
 * @typedef {import("./step-data.js").House} House
 */
import { gather, result } from "./step-result.js";
import { cellsOfParts, eliminationCells, housesOf, partsOf, without } from "./step-data.js";

/** @param {Context} context */
export function fish(context) {
  const { step } = context;
  const base = housesOf(step, "base");
  const cover = housesOf(step, "cover");
  const fishes = cover.length > base.length ? siameseTwins(context, cover) : [step];
  if (!base.length || fishes.some((one) => housesOf(one, "cover").length !== base.length)) return [];
  return fishes.length ? [...fishes.flatMap((one) => oneFish({ ...context, step: one })), ...result(context)] : [];
}

/**
 * The fishes that a Siamese fish joins in one step, as steps; none when they do not explain all eliminations. The
 * fishes have the same base houses. The cover houses of a fish are those that contain none of its fins. A fish that
 * eliminates nothing more than the one before is left out.
 *
 * @param {Context} context @param {House[]} cover @returns {Context["step"][]}
 */
function siameseTwins({ step, position }, cover) {
  const coverHouses = step.houses.filter(({ role }) => role === "cover");
  const base = step.houses.filter(({ role }) => role === "base");
  const starts = step.parts.flatMap(({ role }, index) => (role === "vertex" ? [index] : []));
  const twins = starts.map((start, index) => {
    const parts = step.parts.slice(start, starts[index + 1]);
    const fins = cellsOfParts(parts.filter(({ role }) => role === "fin"));
    const allFins = cellsOfParts(parts.filter(({ role }) => role !== "vertex"));
    const isOwn = (/** @type {House} */ house) => !fins.some((cell) => position.contains(house, cell));
    const isExplained = (/** @type {string} */ cell) =>
      cover.some((house) => isOwn(house) && position.contains(house, cell)) &&
      allFins.every((fin) => position.sees(cell, fin));
    return {
      ...step,
      houses: [...base, ...coverHouses.filter((_, i) => isOwn(cover[i]))],
      parts,
      eliminations: step.eliminations.filter(({ cell }) => isExplained(cell)),
    };
  });
  const explained = twins.map(eliminationCells);
  if (!eliminationCells(step).every((cell) => explained.flat().includes(cell))) return [];
  return twins.filter((_, index) => explained[index].some((cell) => !explained.slice(0, index).flat().includes(cell)));
}

/** Why one fish eliminates, without the result. @param {Context} context */
function oneFish(context) {
  const { step, say } = context;
  const base = housesOf(step, "base");
  const cover = housesOf(step, "cover");
  const isBasic =
    [base, cover].every((houses) => new Set(houses.map(({ kind }) => kind)).size === 1) &&
    base.concat(cover).every(({ kind }) => kind === "row" || kind === "column");
  const values = valuesOf(context, base, cover);
  const fins = cellsOfParts(partsOf(step, "fin", "endo-fin"));
  const names = isBasic ? [] : [say("fish.houses", ...values)];
  const places =
    isBasic || !context.position.layout
      ? [say(fins.length ? "fish.finned" : "fish.base", ...values)]
      : baseHouses(context, base, cover);
  return [
    ...names,
    ...places,
    ...(fins.length ? withFins(context, cover, values) : withoutFins(context, cover, values, isBasic)),
  ];
}

/** @param {Context} context @param {House[]} base @param {House[]} cover */
function valuesOf({ step, cells, digits, houses }, base, cover) {
  return [
    houses("base", base),
    houses("cover", cover),
    digits("digit", step.digits),
    cells("cells", cellsOfParts(partsOf(step, "vertex"))),
    cells("fins", cellsOfParts(partsOf(step, "fin", "endo-fin"))),
    cells("targets", eliminationCells(step)),
    { count: base.length },
  ];
}

/**
 * A sentence for each base house: its places, and the cover houses that contain them.
 * @param {Context} context
 * @param {House[]} base
 * @param {House[]} cover
 */
function baseHouses({ step, position, say, cells, digits, house, houses }, base, cover) {
  const vertices = cellsOfParts(partsOf(step, "vertex"));
  const fins = cellsOfParts(partsOf(step, "fin", "endo-fin"));
  return base.map((one) => {
    const inside = vertices.filter((cell) => position.contains(one, cell));
    const outside = fins.filter((cell) => position.contains(one, cell));
    const covers = cover.filter((each) => inside.some((cell) => position.contains(each, cell)));
    const key = !outside.length
      ? "fish.base-house"
      : inside.length
        ? "fish.base-house-fins"
        : "fish.base-house-only-fins";
    return say(
      key,
      house("house", one),
      digits("digit", step.digits),
      cells("cells", inside),
      cells("fins", outside),
      houses("cover", covers),
    );
  });
}

/**
 * @param {Context} context
 * @param {House[]} cover
 * @param {Record<string, string | number>[]} values
 * @param {boolean} isBasic
 */
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
const cannibals = ({ step }) =>
  eliminationCells(step).filter((cell) => partsOf(step, "vertex").some(({ cells }) => cells.includes(cell)));

/**
 * Why places in two cover houses are eliminated, although they belong to the fish.
 * @param {Context} context
 * @param {House[]} cover
 */
function twiceCovered(context, cover) {
  const { step, position, say, cells, digits, houses } = context;
  const coversOf = (/** @type {string} */ cell) =>
    cover.flatMap((house, i) => (position.contains(house, cell) ? [i] : []));
  return gather(cannibals(context), coversOf)
    .filter(([, covers]) => covers.length > 1)
    .map(([found, covers]) =>
      say(
        "fish.cannibal",
        cells("cells", found),
        houses(
          "cover",
          covers.map((i) => cover[i]),
        ),
        digits("digit", step.digits),
      ),
    );
}
