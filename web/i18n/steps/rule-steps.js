/**
 * Why steps that rules of a puzzle give are sound. The code is loaded with the sentences of rules (rule-sentences.js),
 * which most puzzles never need.
 *
 * @typedef {import("./explain.js").Context} Context
 * @typedef {import("./explain.js").Recipe} Recipe
 * @typedef {import("../../model/puzzle-rules.js").OwnRule} OwnRule
 */
import { alternatives, circleDigits, circlePlaces, commonSums, filledCircles } from "./circles-and-choices.js";
import { reasonsOf } from "./combination-reasons.js";
import {
  atRule,
  combinationsOf,
  general,
  listed,
  mostCombinations,
  mostGroups,
  nameSet,
  ofRule,
  phraseOf,
  rulesNumbered,
  rulesOf,
  whatIsLeft,
} from "./rule-phrases.js";
import { result, seenResult } from "./step-result.js";
import { cellsOfParts, eliminationCells, housesOf, partsOf, sameItems, without } from "./step-data.js";

/** Kinds whose value is the sum of their cells. */
const hasSum = (/** @type {OwnRule} */ { kind, values }) => ["cage", "pair-sum"].includes(kind) && values[0] > 0;

/**
 * What a digit leaves to the other cells of a sum, as values of a sentence. Null where the rule is none about a sum, or
 * the digit is not of one of its cells.
 * @param {Context} context @param {OwnRule} rule @param {import("./step-data.js").Part} from the digit
 */
function leftAfter({ position, cell, cells, digit }, rule, from) {
  const all = hasSum(rule) ? rule.cells.map((each) => position.nameOf(each)) : [];
  const [own] = from.cells;
  const rest = all.filter((each) => each !== own && !position.digitIn(each));
  const isOne = from.cells.length === 1 && from.digits.length === 1 && all.includes(own);
  const left = all.reduce((sum, each) => sum - position.digitIn(each), rule.values[0]) - from.digits[0];
  if (!position.isKnown || !isOne || !rest.length || left < 1) return null;
  return [cell("other", own), digit("value", from.digits[0]), cells("rest", rest), { left }];
}

/**
 * What a link of a rule says: with a candidate, others are false, or another is true. Undefined where nothing is known
 * of the rule.
 * @param {Context} context
 * @param {number} number of the rule in the engine
 * @param {import("./step-data.js").Part | undefined} from the candidate; undefined where there are several causes
 * @param {import("./step-data.js").Part} to @param {boolean} isOn whether `to` becomes true
 */
export function sayRuleLink(context, number, from, to, isOn) {
  const [rule] = rulesNumbered(context, [number]);
  if (!rule) return undefined;
  const values = [phraseOf(context, rule), context.cells("node", to.cells), context.digits("digit", to.digits)];
  if (isOn) return context.say("rule-link.on", ...values);
  const left = from && leftAfter(context, rule, from);
  return left ? context.say("rule-link.off-sum", ...left, ...values) : context.say("rule-link.off", ...values);
}

/**
 * Such a reason in one sentence after what the rule says.
 * @param {"rule-step.order" | "rule-step.pairs" | "rule-step.contents" | "rule-step.ends" | "rule-step.fillings"} key
 */
const saying = (key) => ofRule((context, rule) => [general(context, rule), context.say(key, phraseOf(context, rule))]);

/** What the digits of a sum are together. @param {Context} context @param {OwnRule} [rule] @returns {string[]} */
function sumOf(context, rule) {
  const { step, say, cells } = context;
  const [added, subtracted] = ["added", "subtracted"].map((role) => cellsOfParts(partsOf(step, role)));
  const { total = 0 } = step;
  // The circle of such an arrow is a number of several digits.
  if (rule?.kind === "arrow" && (rule.values[0] ?? 1) > 1) return [general(context, rule)];
  if (!added.length && !subtracted.length) return [];
  if (!subtracted.length) return [say("rule-step.total", cells("cells", added), { total })];
  if (!added.length) return [say("rule-step.total", cells("cells", subtracted), { total: -total })];
  const [more, less] = total < 0 ? [subtracted, added] : [added, subtracted];
  const both = [cells("more", more), cells("less", less)];
  return [total ? say("rule-step.more", ...both, { total: Math.abs(total) }) : say("rule-step.same", ...both)];
}

/** The one cell of a sum without a digit. @param {Context} context */
function lastCell({ step, say, cell }) {
  const [placed] = step.placements;
  return placed && partsOf(step, "known").length ? [say("rule-step.last", cell("cell", placed.cell))] : [];
}

const lastCellOfSum = ofRule((context, rule) => [...sumOf(context, rule), ...lastCell(context)]);
const sumBounds = ofRule((context, rule) => [...sumOf(context, rule), context.say("rule-step.bounds")]);

const relatedCell = ofRule((context, rule) => {
  const [known] = partsOf(context.step, "known");
  const named = known && [
    context.say(
      "rule-step.known",
      phraseOf(context, rule),
      context.cells("cells", known.cells),
      context.digits("digits", known.digits),
    ),
  ];
  return [general(context, rule), ...(named ?? [])];
});

const parity = ofRule(({ step, say, cells }, { kind }) => {
  const marked = cells("cells", [...eliminationCells(step), ...step.placements.map(({ cell }) => cell)]);
  return [kind === "even" ? say("rule-step.even", marked) : say("rule-step.odd", marked)];
});

const excludedByOne = ofRule((context, rule) => {
  const { step, say, digits } = context;
  const phrase = phraseOf(context, rule);
  if (rule.kind !== "cage" || !rule.values[0] || step.placements.length)
    return [general(context, rule), say("rule-step.never", phrase)];
  return [
    say("rule-step.no-combination", phrase, digits("digits", step.digits), {
      count: rule.cells.length,
      total: rule.values[0],
    }),
  ];
});

/** What each of several rules forbids by itself. @type {Recipe} */
const excludedByEach = {
  where: ({ say }) => say("where.each-rule"),
  why: (context) => [
    context.say("rule-step.each-alone"),
    ...(rulesOf(context).some(({ kind, values }) => kind === "cage" && values[0])
      ? [context.say("rule-step.each-cage")]
      : []),
    ...result(context),
  ],
};

/** @type {Recipe} */
const excludedDigits = {
  where: (context) => (rulesOf(context).length > 1 ? excludedByEach : excludedByOne).where(context),
  why: (context) => (rulesOf(context).length > 1 ? excludedByEach : excludedByOne).why(context),
};

const singleCombination = ofRule((context, rule) =>
  context.step.total === undefined
    ? [general(context, rule), ...listed(context, rule)]
    : [
        context.say("rule-step.only-combination", phraseOf(context, rule), {
          count: rule.cells.length,
          list: combinationsOf(context)[0] ?? "",
        }),
      ],
);

/**
 * Why digits go that are removed from the cells of a rule: one sentence for the digits that no set has, and one for
 * each obstacle to another. A general sentence where these would be many, or do not tell all.
 * @param {Context} context @param {OwnRule} rule
 */
function whyRemoved(context, rule) {
  const { step, position, say, digits, digit, cells, cell } = context;
  const general = [say("rule-step.fillings", phraseOf(context, rule))];
  const { combinations: sets = [] } = step;
  if (!position.isKnown) return general;
  const names = rule.cells.map((each) => position.nameOf(each));
  // The other candidates of a cell go when it gets its digit.
  const others = step.placements.flatMap(({ cell: placed, digit: kept }) =>
    position
      .candidatesIn(placed)
      .filter((other) => other !== kept)
      .map((other) => ({ cell: placed, digit: other })),
  );
  const reasons = reasonsOf(names, sets, position, [...step.eliminations, ...others]);
  if (!reasons || reasons.obstacles.length > mostGroups) return general;
  return [
    ...(reasons.absent.length ? [say("rule-step.not-among", digits("digits", reasons.absent))] : []),
    ...reasons.obstacles.map(({ digit: value, cells: some, set, missing, starved = "" }) => {
      const named = { set: nameSet(context, set), ...digit("digit", value) };
      return missing === undefined
        ? say("rule-step.starved", named, cells("cells", some), cell("other", starved))
        : say("rule-step.homeless", named, cells("cells", some), digit("missing", missing));
    }),
  ];
}

const combinations = ofRule((context, rule) => {
  const sets = listed(context, rule);
  return [
    ...(rule.kind === "cage" ? [] : [general(context, rule)]),
    ...sets,
    ...(sets.length ? whyRemoved(context, rule) : [context.say("rule-step.fillings", phraseOf(context, rule))]),
  ];
});

/** @type {Recipe} */
const requiredDigit = {
  where: atRule,
  why(context) {
    const [rule] = rulesOf(context);
    const cells = cellsOfParts(partsOf(context.step, "rule-cell"));
    if (!rule || !cells.length) return [];
    const sets = listed(context, rule);
    const values = [context.digits("digit", context.step.digits), context.cells("cells", cells)];
    return [
      ...(rule.kind === "cage" ? [] : [general(context, rule)]),
      ...sets,
      sets.length
        ? context.say("rule-step.shared", ...values, { count: (context.step.combinations ?? []).length })
        : context.say("rule-step.required", phraseOf(context, rule), ...values),
      ...seenResult(context, cells),
    ];
  },
};

/** @type {Recipe} */
const rulePointing = {
  where: (context) =>
    housesOf(context.step).length
      ? context.say("where.houses", context.houses("houses", housesOf(context.step)))
      : atRule(context),
  why(context) {
    const { step, say, houses, cells, digits } = context;
    const [house] = housesOf(step);
    const places = cellsOfParts(partsOf(step, "rule-cell"));
    const rules = rulesOf(context);
    if (!house || !places.length) return [];
    return [
      say("forcing.one-of-house", houses("house", [house]), digits("digit", step.digits), cells("cells", places)),
      ...rules.slice(0, mostGroups).map((rule) => say("rule-step.differ", phraseOf(context, rule))),
      ...seenResult(context, places),
    ];
  },
};

/**
 * What the cells of a sum are: what the houses have and the rules leave, what the rules have outside the houses, or
 * both. Nothing where the rules have cells in common.
 * @param {Context} context @param {readonly OwnRule[]} rules @param {number} sum of the houses @param {number} taken
 */
function sumLeft(context, rules, sum, taken) {
  const { step, position, say, cells, houses } = context;
  const area = housesOf(step).flatMap((house) => position.cellsOfHouse(house));
  const inRules = rules.flatMap((rule) => rule.cells.map((each) => position.nameOf(each)));
  const [inside, outside] = [without(area, inRules), without(inRules, area)];
  const [added, subtracted] = ["added", "subtracted"].map((role) => cellsOfParts(partsOf(step, role)));
  const isPlain = new Set(inRules).size === inRules.length;
  if (!isPlain || !sameItems(inside, added) || !sameItems(outside, subtracted)) return [];
  const values = [cells("inside", added), cells("outside", subtracted), houses("houses", housesOf(step))];
  if (!subtracted.length) return [say("rule-step.innies", ...values, { sum, taken, total: sum - taken })];
  if (!added.length) return [say("rule-step.outies", ...values, { sum, taken, total: taken - sum })];
  return [say("rule-step.innies-outies", ...values)];
}

/** Sums of whole houses without the rules in them. @type {Recipe} */
const houseSums = {
  where: (context) => context.say("where.houses", context.houses("houses", housesOf(context.step))),
  why(context) {
    const { step, position, say, houses, bareList, nameCell } = context;
    const all = housesOf(step);
    const rules = rulesOf(context);
    if (!all.length || !rules.length) return [];
    const sum = (all.length * position.digitCount * (position.digitCount + 1)) / 2;
    const taken = rules.reduce((total, { values: [value] }) => total + value, 0);
    const named = rules.map(
      ({ cells, values: [value] }) => `${value} (${bareList(cells.map((each) => nameCell(position.nameOf(each))))})`,
    );
    const left = combinationsOf(context);
    const isListed = left.length > 0 && left.length <= mostCombinations;
    const told = sumLeft(context, rules, sum, taken);
    return [
      say("rule-step.houses", houses("houses", all), { sum }),
      say("rule-step.taken", { count: rules.length, list: named.join(" + "), taken }),
      ...told,
      // What is left of the sum is the digit of the one cell.
      ...(told.length && cellsOfParts(partsOf(step, "added", "subtracted")).length === 1 ? [] : sumOf(context)),
      ...(step.placements.length
        ? lastCell(context)
        : isListed
          ? [say("rule-step.made", { count: left.length, list: context.list(left) })]
          : [say("rule-step.ways")]),
      ...whatIsLeft(context),
      ...result(context),
    ];
  },
};

/** By the id of core/rule_steps/rule_technique_table.cpp. @type {Record<string, Recipe>} */
export const ruleRecipes = {
  "last-cell-of-sum": lastCellOfSum,
  "related-cell": relatedCell,
  parity: parity,
  "excluded-digits": excludedDigits,
  "single-combination": singleCombination,
  "filled-circles": filledCircles,
  "order-bounds": saying("rule-step.order"),
  "rule-of-45": houseSums,
  "related-candidates": saying("rule-step.pairs"),
  "cage-combinations": combinations,
  "renban-digits": combinations,
  "quadruple-digits": saying("rule-step.contents"),
  "circle-digits": circleDigits,
  "between-bounds": saying("rule-step.ends"),
  "circle-places": circlePlaces,
  "sum-bounds": sumBounds,
  "common-sums": commonSums,
  "required-digit": requiredDigit,
  "rule-pointing": rulePointing,
  "last-alternative": alternatives,
  "every-alternative": alternatives,
  "innies-and-outies": houseSums,
  "line-candidates": saying("rule-step.fillings"),
  "sum-combinations": saying("rule-step.fillings"),
  "clue-arrangements": saying("rule-step.fillings"),
};
