/**
 * What the explanations of steps of rules share: the rules that a step names, as phrases, and the form of a reason that
 * is about one rule.
 *
 * @typedef {import("./explain.js").Context} Context
 * @typedef {import("./explain.js").Recipe} Recipe
 * @typedef {import("../../model/puzzle-rules.js").OwnRule} OwnRule
 */
import { inRuleOrder, isClosed, ownRuleRow, readRule } from "../../model/puzzle-rules.js";
import { gather, result } from "./step-result.js";
import { eliminationCells } from "./step-data.js";
import { atParts } from "./where.js";

/** Longer lists of combinations, and more groups of cells, are left out. */
export const mostCombinations = 8;
export const mostGroups = 4;

/**
 * Values that are not said with the name of a kind: hardly any puzzle changes them. Kinds that are not listed say their
 * values.
 * @type {Readonly<Record<string, (value: number) => boolean>>}
 */
const isUsual = {
  "white-dot": (value) => value === 1,
  "black-dot": (value) => value === 2,
  whisper: (value) => value === 5,
  lockout: () => true,
  arrow: () => true,
};
/** @type {Record<string, string>} How a phrase names the cells of a rule; by shape. */
const places = {
  "whole-grid": "all",
  pair: "pair",
  step: "pair",
  line: "line",
  path: "line",
  "full-line": "line",
  "directed-line": "line",
};

/**
 * The rules with some numbers of the engine. Empty when the rules of the puzzle are not known.
 * @param {Context} context
 * @param {readonly number[]} numbers
 * @returns {OwnRule[]}
 */
export function rulesNumbered({ position: { layout }, rules: texts }, numbers) {
  const all = inRuleOrder(texts.flatMap((text) => (layout && readRule(text, layout)) ?? []));
  return numbers.flatMap((number) => all[number] ?? []);
}

/** The rules that the step names. @param {Context} context */
export const rulesOf = (context) => rulesNumbered(context, context.step.rules ?? []);

/**
 * @param {OwnRule} rule
 * @returns {string} "" where none is said. Tables, lengths of lists, and lists for the whole grid say nothing in a
 *   phrase
 */
function valueOf({ kind, values }) {
  const { isTable, shape } = ownRuleRow(kind);
  return isTable || shape === "lists" || shape === "whole-grid" || isUsual[kind]?.(values[0]) ? "" : values.join(", ");
}

/**
 * The rule as a phrase: `rule`, and `Rule` for the beginning of a sentence.
 * @param {Context} context
 * @param {OwnRule} rule
 * @param {boolean} [isShort] whether the cells are left out, because a sentence before has named them
 */
export function phraseOf({ position: { nameOf }, list, nameCell, capital, say }, rule, isShort = false) {
  const cells = rule.cells.map((cell) => nameCell(nameOf(cell)));
  const shape =
    cells.length === 1 ? "cell" : isClosed(rule.cells) ? "set" : (places[ownRuleRow(rule.kind).shape] ?? "set");
  const values = {
    kind: rule.kind.replaceAll("-", "_"),
    name: say(`rule.${rule.kind}.name`),
    value: valueOf(rule) || "none",
    shape: isShort ? "all" : shape,
    cells: list([...new Set(cells)]),
    first: cells[0] ?? "",
    last: cells.at(-1) ?? "",
  };
  const phrase = say("word.rule", values);
  return { rule: phrase, Rule: capital(phrase) };
}

/** What the rule says in general. @param {Context} context @param {OwnRule} rule */
export const general = ({ say }, { kind }) => say(`rule.${kind}.rule`);

/** "Look at the cage of 15 in r1c1 and r1c2." @param {Context} context */
export function atRule(context) {
  const [rule] = rulesOf(context);
  return rule ? context.say("where.rule", phraseOf(context, rule)) : atParts()(context);
}

/** Which digits are left in the cells that lose some, unless the result says it. @param {Context} context */
export function whatIsLeft({ step, position, say, cells, digits }) {
  if (step.placements.length || !position.isKnown) return [];
  const groups = gather(eliminationCells(step), (cell) =>
    position
      .candidatesIn(cell)
      .filter((digit) => !step.eliminations.some((gone) => gone.cell === cell && gone.digit === digit)),
  );
  return groups.length > mostGroups
    ? []
    : groups.map(([some, left]) => say("rule-step.left", cells("cells", some), digits("digits", left)));
}

/**
 * What stands between the digits of a set: 1+2+6 of a sum, 1×2×6 of a product, 1–2–3 of others.
 * @param {Context} context
 */
function signOf(context) {
  if (context.step.total !== undefined) return "+";
  return rulesOf(context)[0]?.kind === "product-cage" ? "×" : "–";
}

/** A set of digits. @param {Context} context @param {readonly number[]} set */
export const nameSet = (context, set) => set.map(context.nameDigit).join(signOf(context));

/** The sets of digits that are left. @param {Context} context */
export const combinationsOf = (context) => (context.step.combinations ?? []).map((set) => nameSet(context, set));

/**
 * A reason that is about one rule: what the rule says, why digits go, what is left.
 *
 * @param {(context: Context, rule: OwnRule) => string[]} reason
 * @returns {Recipe}
 */
export const ofRule = (reason) => ({
  where: atRule,
  why(context) {
    const [rule] = rulesOf(context);
    return rule ? [...reason(context, rule), ...whatIsLeft(context), ...result(context)] : [];
  },
});

/**
 * The sets that are left, in one sentence; none where they are many.
 * @param {Context} context @param {OwnRule} rule @param {boolean} [isShort] as in phraseOf()
 */
export function listed(context, rule, isShort = false) {
  const left = combinationsOf(context);
  return left.length > 0 && left.length <= mostCombinations
    ? [
        context.say("rule-step.combinations", phraseOf(context, rule, isShort), {
          count: left.length,
          list: context.list(left),
        }),
      ]
    : [];
}
