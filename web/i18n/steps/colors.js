/**
 * Why colourings are sound: of two colours of one cluster, one is true throughout.
 *
 * @typedef {import("./explain.js").Context} Context
 */
import { result } from "./result.js";
import { cellsOf, inOrder, losers, partsOf, without } from "./step.js";

/** @param {Context} context @returns {string[][]} the cells of each colour */
const colors = ({ step }) => ["color-1", "color-2", "color-3", "color-4"].map((role) => cellsOf(partsOf(step, role)));

/** @param {Context} context @param {string[][]} colors */
function cluster({ step, say, cells, digits }, [first, second, third, fourth]) {
  const value = digits("digit", step.digits);
  return [
    say("colors.cluster", cells("first", first), cells("second", second), value),
    ...(third.length ? [say("colors.second-cluster", cells("first", third), cells("second", fourth))] : []),
    say("colors.rule", value),
  ];
}

/** A cell that sees both colours. @param {Context} context */
export function colorTrap(context) {
  const { step, say, cells, digits } = context;
  const [one, other] = colors(context);
  if (!one.length || !other.length) return [];
  return [
    ...cluster(context, [one, other, [], []]),
    say("colors.trap", cells("cells", losers(step)), digits("digit", step.digits)),
    ...result(context),
  ];
}

/** Two cells of one colour that see each other. @param {Context} context */
export function colorWrap(context) {
  const { step, say, cells, digits, places } = context;
  const [one, other] = colors(context);
  if (!one.length || !other.length) return [];
  const gone = inOrder([...losers(step), ...without([...one, ...other], step.placements.map(({ cell }) => cell))]);
  const wrong = [one, other].find((color) => losers(step).length ? losers(step).every((cell) => color.includes(cell)) : color.every((cell) => gone.includes(cell))) ?? one;
  const seeing = seeingPairOf(places, wrong, wrong);
  const value = digits("digit", step.digits);
  return [
    ...cluster(context, [one, other, [], []]),
    seeing ? say("colors.wrap-pair", cells("pair", seeing), value) : say("colors.wrap", cells("cells", wrong), value),
    ...result(context),
  ];
}

/** A colour of each of two clusters that see each other: one of the other two is true. @param {Context} context */
export function multiColors(context) {
  const { step, say, cells, digits } = context;
  const [a, b, c, d] = colors(context);
  if (!a.length || !b.length || !c.length || !d.length) return [];
  const value = digits("digit", step.digits);
  const start = cluster(context, [a, b, c, d]);
  const wrong = [a, b, c, d].find((color) => losers(step).every((cell) => color.includes(cell)));
  if (wrong) return [...start, say("colors.both", cells("cells", wrong), value), ...result(context)];
  const told = [[a, c, b, d], [a, d, b, c], [b, c, a, d], [b, d, a, c]].map((side) => tellBridge(context, side));
  const explained = told.flatMap(({ reached }) => reached);
  if (losers(step).every((cell) => explained.includes(cell))) return [...start, ...told.flatMap(({ sentences }) => sentences), ...result(context)];
  return [...start, say("colors.bridge-some"), say("colors.opposite", cells("cells", losers(step)), value), ...result(context)];
}

/**
 * Two colours that see each other, and what sees both of the opposite ones.
 *
 * @param {Context} context @param {string[][]} colors the two, then those opposite to them
 * @returns {{ reached: string[], sentences: string[] }}
 */
function tellBridge({ step, say, cells, digits, places }, [one, other, first, second]) {
  const pair = seeingPairOf(places, one, other);
  const reached = losers(step).filter((cell) => [first, second].every((color) => color.some((near) => places.sees(cell, near))));
  if (!pair || !reached.length) return { reached: [], sentences: [] };
  const value = digits("digit", step.digits);
  return {
    reached,
    sentences: [
      say("colors.bridge", cells("pair", pair)),
      say("colors.then", cells("first", first), cells("second", second), value),
      say("colors.opposite", cells("cells", reached), value),
    ],
  };
}

/** @param {import("./places.js").Places} places @param {string[]} left @param {string[]} right @returns {string[] | undefined} two cells that see each other */
function seeingPairOf(places, left, right) {
  for (const one of left) {
    const other = right.find((cell) => places.sees(one, cell));
    if (other) return inOrder([one, other]);
  }
  return undefined;
}
