/**
 * Why colourings are sound: of the two colours of a cluster, exactly one is true. The colours are called A to D.
 *
 * @typedef {import("./explain.js").Context} Context
 */
import { labelOf } from "./set-letters.js";
import { result } from "./step-result.js";
import { cellsOfParts, eliminationCells, inOrder, partsOf, without } from "./step-data.js";

/** @param {Context} context @returns {string[][]} the cells of each colour */
const colorsOf = ({ step }) =>
  ["color-1", "color-2", "color-3", "color-4"].map((role) => cellsOfParts(partsOf(step, role)));

/** @param {Context} context @param {string[][]} colors */
function clusters({ step, say, cells, digits }, [first, second, third, fourth]) {
  const value = digits("digit", step.digits);
  return [
    say("colors.cluster", cells("first", first), cells("second", second), value),
    say("colors.rule", value),
    ...(third.length
      ? [say("colors.second-cluster", cells("first", third), cells("second", fourth)), say("colors.second-rule", value)]
      : []),
  ];
}

/** Cells that see both colours. @param {Context} context */
export function colorTrap(context) {
  const { step, say, cells, digits } = context;
  const [one, other] = colorsOf(context);
  if (!one.length || !other.length) return [];
  return [
    ...clusters(context, [one, other, [], []]),
    say("colors.trap", cells("cells", eliminationCells(step)), digits("digit", step.digits)),
    ...result(context),
  ];
}

/** Two cells of one colour that see each other. @param {Context} context */
export function colorWrap(context) {
  const { step, say, cells, digits, position } = context;
  const [one, other] = colorsOf(context);
  if (!one.length || !other.length) return [];
  const targets = eliminationCells(step);
  const removed = inOrder([
    ...targets,
    ...without(
      [...one, ...other],
      step.placements.map(({ cell }) => cell),
    ),
  ]);
  const isFalse = (/** @type {string[]} */ color) =>
    targets.length ? targets.every((cell) => color.includes(cell)) : color.every((cell) => removed.includes(cell));
  const falseColor = [one, other].find(isFalse) ?? one;
  const label = { color: labelOf(falseColor === one ? 0 : 1) };
  const pair = seeingPair(position, falseColor, falseColor);
  const value = digits("digit", step.digits);
  return [
    ...clusters(context, [one, other, [], []]),
    pair ? say("colors.wrap-pair", cells("pair", pair), value, label) : say("colors.wrap", value, label),
    ...result(context),
  ];
}

/** Two clusters of which some colours see each other. @param {Context} context */
export function multiColors(context) {
  const { step, say, cells, digits } = context;
  const colors = colorsOf(context);
  if (colors.some((color) => !color.length)) return [];
  const value = digits("digit", step.digits);
  const start = clusters(context, colors);
  const targets = eliminationCells(step);
  const falseColor = colors.findIndex((color) => targets.every((cell) => color.includes(cell)));
  if (falseColor >= 0) {
    const [first, second] = falseColor < 2 ? [2, 3] : [0, 1];
    return [
      ...start,
      say("colors.both", { color: labelOf(falseColor), first: labelOf(first), second: labelOf(second) }, value),
      ...result(context),
    ];
  }
  const bridges = [
    [0, 2],
    [0, 3],
    [1, 2],
    [1, 3],
  ].map(([one, other]) => explainBridge(context, colors, one, other));
  const explained = bridges.flatMap(({ reached }) => reached);
  if (targets.every((cell) => explained.includes(cell)))
    return [...start, ...bridges.flatMap(({ sentences }) => sentences), ...result(context)];
  return [
    ...start,
    say("colors.bridge-some"),
    say("colors.opposite", cells("cells", targets), value),
    ...result(context),
  ];
}

/**
 * Two colours that see each other, and the eliminated cells that see both of the opposite colours.
 *
 * @param {Context} context @param {string[][]} colors
 * @param {number} one a colour of the first cluster, 0 or 1 @param {number} other a colour of the second cluster, 2 or
 *   3
 * @returns {{ reached: string[], sentences: string[] }} nothing when the colours do not see each other
 */
function explainBridge({ step, say, cells, digits, position }, colors, one, other) {
  const opposite = [1 - one, 5 - other];
  const pair = seeingPair(position, colors[one], colors[other]);
  const reached = eliminationCells(step).filter((cell) =>
    opposite.every((color) => colors[color].some((near) => position.sees(cell, near))),
  );
  if (!pair || !reached.length) return { reached: [], sentences: [] };
  const value = digits("digit", step.digits);
  return {
    reached,
    sentences: [
      say("colors.bridge", cells("pair", pair), { one: labelOf(one), other: labelOf(other) }),
      say("colors.then", { first: labelOf(opposite[0]), second: labelOf(opposite[1]) }, value),
      say("colors.opposite", cells("cells", reached), value),
    ],
  };
}

/**
 * @param {import("./step-position.js").Position} position
 * @param {string[]} left
 * @param {string[]} right
 * @returns {string[] | undefined} two cells that see each other
 */
function seeingPair(position, left, right) {
  for (const one of left) {
    const other = right.find((cell) => position.sees(one, cell));
    if (other) return inOrder([one, other]);
  }
  return undefined;
}
