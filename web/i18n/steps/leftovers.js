/**
 * Why the law of leftovers is sound: lines and as many regions have each digit equally often.
 *
 * @typedef {import("./explain.js").Context} Context
 */
import { housesOf, partsOf } from "./step-data.js";
import { result } from "./step-result.js";

const isLine = (/** @type {{ kind: string }} */ { kind }) => kind === "row" || kind === "column";

/** @param {Context} context */
export function lawOfLeftovers(context) {
  const { step, say, cells, houses } = context;
  const all = housesOf(step);
  const lines = all.filter(isLine);
  const regions = all.filter((house) => !isLine(house));
  const sides = partsOf(step, "line-set", "box-set");
  const [ofLines] = partsOf(step, "line-set");
  const [ofRegions] = partsOf(step, "box-set");
  if (!lines.length || !regions.length || !ofLines) return [];
  const values = [
    houses("lines", lines),
    houses("regions", regions),
    cells("outer", ofLines.cells),
    ...(ofRegions ? [cells("inner", ofRegions.cells)] : []),
  ];
  if (!ofRegions) return [say("leftovers.within", ...values), ...ofOneSide(context), ...result(context)];
  const [from, into] = sides;
  return [say("leftovers.equal", ...values), ...ofTwoSides(context, from, into), ...result(context)];
}

/** The regions lie within the lines, and all cells left over have each digit once. @param {Context} context */
function ofOneSide({ step, say, cells, digits }) {
  const digit = digits("digit", step.digits);
  const [places] = partsOf(step, "subset");
  if (!places) return [say("leftovers.taken", digit)];
  const values = [cells("places", places.cells), digit];
  return [say("leftovers.places", ...values), ...(step.placements.length ? [] : [say("leftovers.one-of", ...values)])];
}

/**
 * @param {Context} context
 * @param {import("./step-data.js").Part} from the side that the step concludes from
 * @param {import("./step-data.js").Part} into the side that it concludes about
 */
function ofTwoSides({ step, say, cells, digits }, from, into) {
  const values = [cells("source", from.cells), cells("goal", into.cells), digits("digits", step.digits)];
  const [places] = partsOf(step, "subset");
  if (places) {
    const key = step.placements.length ? "leftovers.needed" : "leftovers.needed-once";
    const left = [cells("places", places.cells), digits("digit", step.digits)];
    return [say(key, ...values, ...left), ...(step.placements.length ? [] : [say("leftovers.one-of", ...left)])];
  }
  return [say(from.digits.length ? "leftovers.enough" : "leftovers.none", ...values)];
}
