/**
 * Why almost locked sets are sound: a set that loses one of its digits must hold all the others.
 *
 * @typedef {import("./explain.js").Context} Context
 * @typedef {import("./step-data.js").Part} Part
 */
import { labelOf } from "./set-letters.js";
import { gather, result } from "./step-result.js";
import { digitsOfParts, eliminationDigits, inOrder, partsOf } from "./step-data.js";

/** @param {Context} context @param {Part[]} sets */
const introduce = ({ say, cells, digits }, sets) => [
  ...sets.map((set, i) =>
    say(
      "als.set",
      { label: labelOf(i), count: set.cells.length },
      cells("cells", set.cells),
      digits("digits", set.digits),
    ),
  ),
  say("als.rule"),
];

/**
 * A sentence for each list of cells that lose the same digits.
 * @param {Context} context
 * @param {"als.seen" | "blossom.seen"} key
 * @param {Record<string, string>} labels
 */
function seen({ step, say, cells, digits }, key, labels = {}) {
  const cellsWithout = (/** @type {number} */ digit) =>
    inOrder(step.eliminations.filter((one) => one.digit === digit).map(({ cell }) => cell));
  return gather(eliminationDigits(step), cellsWithout).map(([values, targets]) =>
    say(key, cells("cells", targets), digits("digits", values), labels),
  );
}

/** ALS-XZ, ALS-XY-Wing and ALS-XY-Chain. @param {Context} context */
export function alsChain(context) {
  const { step, say, digit, digits } = context;
  const sets = partsOf(step, "als");
  const commons = partsOf(step, "restricted-common").map(({ digits }) => digits[0]);
  if (sets.length < 2 || commons.length < sets.length - 1) return [];
  if (sets.length === 2 && digitsOfParts(partsOf(step, "restricted-common")).length > 1)
    return doublyLinked(context, sets);
  const [goal, ...more] = eliminationDigits(step);
  const ends = { first: labelOf(0), last: labelOf(sets.length - 1) };
  return [
    ...introduce(context, sets),
    ...commons
      .slice(0, sets.length - 1)
      .map((common, i) => say("als.common", { first: labelOf(i), second: labelOf(i + 1) }, digit("digit", common))),
    say("als.start", { label: labelOf(0) }, digit("digit", goal), digit("common", commons[0])),
    ...sets
      .slice(1)
      .map((_, i) =>
        say("als.next", { label: labelOf(i + 1) }, digit("common", commons[i]), digit("digit", commons[i + 1] ?? goal)),
      ),
    say("als.so", ends, digit("digit", goal)),
    ...(more.length ? [say("als.same", digits("digits", more))] : []),
    ...seen(context, "als.seen", ends),
    ...result(context),
  ];
}

/** @param {Context} context @param {Part[]} sets */
function doublyLinked(context, sets) {
  const { step, say, digits } = context;
  const values = [
    digits("digits", digitsOfParts(partsOf(step, "restricted-common"))),
    { first: labelOf(0), second: labelOf(1) },
  ];
  return [
    ...introduce(context, sets),
    say("als.double", ...values),
    say("als.double-others", ...values),
    say("als.double-so", ...values),
    ...result(context),
  ];
}

/** @param {Context} context */
export function deathBlossom(context) {
  const { step, say, cells, digit, digits } = context;
  const [stem] = partsOf(step, "stem");
  const petals = partsOf(step, "als");
  const [goal] = eliminationDigits(step);
  if (!stem || !petals.length || !goal) return [];
  const commons = partsOf(step, "restricted-common").map(({ digits }) => digits[0]);
  const common = (/** @type {Part} */ petal, /** @type {number} */ i) =>
    commons[i] ?? petal.digits.find((one) => one !== goal && stem.digits.includes(one)) ?? petal.digits[0];
  return [
    say("blossom.stem", cells("stem", stem.cells), digits("digits", stem.digits)),
    say("blossom.rule"),
    ...petals.map((petal, i) =>
      say(
        "blossom.petal",
        { label: labelOf(i) },
        cells("stem", stem.cells),
        digit("common", common(petal, i)),
        cells("cells", petal.cells),
        digits("digits", petal.digits),
        digit("digit", goal),
      ),
    ),
    say("blossom.so", digit("digit", goal)),
    ...seen(context, "blossom.seen"),
    ...result(context),
  ];
}
