/**
 * Why almost locked sets are sound: a set that loses a digit must hold all its others.
 *
 * @typedef {import("./explain.js").Context} Context
 * @typedef {import("./step.js").Part} Part
 */
import { labelOf as label } from "./labels.js";
import { result } from "./result.js";
import { cellsOf, digitsOf, losers, lost, partsOf } from "./step.js";


/** @param {Context} context @param {Part[]} sets */
const introduce = ({ say, cells, digits }, sets) => [
  ...sets.map((set, i) => say("als.set", { label: label(i), count: set.cells.length }, cells("cells", set.cells), digits("digits", set.digits))),
  say("als.rule"),
];

/** ALS-XZ, XY-Wing and chains. @param {Context} context */
export function alsChain(context) {
  const { step, say, digit, digits, cells } = context;
  const sets = partsOf(step, "als");
  const commons = partsOf(step, "restricted-common").map(({ digits }) => digits[0]);
  if (sets.length < 2 || commons.length < sets.length - 1) return [];
  if (sets.length === 2 && digitsOf(partsOf(step, "restricted-common")).length > 1) return doublyLinked(context, sets);
  const [goal, ...more] = lost(step);
  const steps = sets.slice(1).map((_, i) => say("als.next", { label: label(i + 1) }, digit("common", commons[i]), digit("digit", commons[i + 1] ?? goal)));
  return [
    ...introduce(context, sets),
    ...commons.slice(0, sets.length - 1).map((common, i) => say("als.common", { first: label(i), second: label(i + 1) }, digit("digit", common))),
    say("als.start", { label: label(0) }, digit("digit", goal), digit("common", commons[0])),
    ...steps,
    say("als.so", { first: label(0), last: label(sets.length - 1) }, digit("digit", goal)),
    ...(more.length ? [say("als.same", digits("digits", more))] : []),
    say("als.seen", cells("cells", losers(step))),
    ...result(context),
  ];
}

/** @param {Context} context @param {Part[]} sets */
function doublyLinked(context, sets) {
  const { step, say, digits } = context;
  const commons = digitsOf(partsOf(step, "restricted-common"));
  return [
    ...introduce(context, sets),
    say("als.double", digits("digits", commons), { first: label(0), second: label(1) }),
    say("als.double-so", digits("digits", commons)),
    ...result(context),
  ];
}

/** @param {Context} context */
export function deathBlossom(context) {
  const { step, say, cells, digit, digits } = context;
  const [stem] = partsOf(step, "stem");
  const petals = partsOf(step, "als");
  const [goal] = lost(step);
  if (!stem || !petals.length || !goal) return [];
  const commons = partsOf(step, "restricted-common").map(({ digits }) => digits[0]);
  const common = (/** @type {Part} */ petal, /** @type {number} */ i) => commons[i] ?? petal.digits.find((one) => one !== goal && stem.digits.includes(one)) ?? petal.digits[0];
  return [
    say("blossom.stem", cells("stem", stem.cells), digits("digits", stem.digits)),
    ...introduce(context, petals),
    ...petals.map((petal, i) => say("blossom.petal", { label: label(i) }, cells("stem", stem.cells), digit("common", common(petal, i)), digit("digit", goal))),
    say("blossom.so", digit("digit", goal), cells("cells", cellsOf(petals))),
    say("als.seen", cells("cells", losers(step))),
    ...result(context),
  ];
}
