/**
 * What a reader takes of the rules that a drawing suggests. Headless.
 *
 * @typedef {import("../../formats/found.js").Found} Found
 * @typedef {import("../../formats/found.js").SuggestedRule} SuggestedRule
 * @typedef {object} SuggestionGroup suggestions of one kind that are equally certain
 * @property {import("../../model/puzzle-rules.js").OwnRuleKind | import("../../model/rules.js").RuleKind} kind
 * @property {SuggestedRule["certainty"]} certainty
 * @property {string} word that names the kind in the words of the puzzle; "" for none
 * @property {readonly string[]} rules their texts
 */
import { isKeptDrawing } from "../../model/drawing.js";
import { layoutNamed } from "../../model/layout.js";
import { ownRuleTable, readRule, textsOfRules } from "../../model/puzzle-rules.js";
import { isRuleKind, variantNames } from "../../model/rules.js";

/** The most certain first. */
const certainties = /** @type {const} */ (["sure", "likely", "low"]);

/** @typedef {import("../../model/layout.js").Layout} Layout */

/**
 * The suggestions in groups: the most certain first, then rules of the layout, such as `antiknight`, and then the
 * others in the order of the table of kinds.
 * @param {Found} found
 * @returns {SuggestionGroup[]}
 */
export function suggestionGroups({ suggested, layout: name }) {
  const layout = /** @type {Layout} */ (layoutNamed(name));
  const kindOf = (/** @type {string} */ rule) => (isRuleKind(rule) ? rule : readRule(rule, layout)?.kind);
  return certainties.flatMap((certainty) =>
    [...variantNames, ...ownRuleTable.map(({ kind }) => kind)].flatMap((kind) => {
      const own = suggested.filter((each) => each.certainty === certainty && kindOf(each.rule) === kind);
      return own.length ? [{ kind, certainty, word: own[0].word, rules: own.map(({ rule }) => rule) }] : [];
    }),
  );
}

/**
 * The suggestions that are taken unless the reader says otherwise: the words of the puzzle confirm them.
 * @param {Found} found
 * @returns {string[]}
 */
export const certainRules = ({ suggested }) =>
  suggested.filter(({ certainty }) => certainty === "sure").map(({ rule }) => rule);

/**
 * The sentence about what becomes of the drawing.
 * @param {Pick<Found, "drawn" | "leftOut">} found
 * @returns {"suggest.kept" | "suggest.kept-but-pictures" | "suggest.not-kept" | null} null where nothing is drawn
 */
export function drawingSentence({ drawn, leftOut }) {
  if (!drawn) return null;
  if (!isKeptDrawing(drawn)) return "suggest.not-kept";
  return leftOut.includes("picture") ? "suggest.kept-but-pictures" : "suggest.kept";
}

/**
 * The puzzle with some of the suggestions as rules. Rules of the layout change the layout.
 * @param {Found} found as it was read
 * @param {ReadonlySet<string>} ticked
 * @returns {Found}
 */
export function withTaken(found, ticked) {
  const layout = /** @type {Layout} */ (layoutNamed(found.layout));
  const taken = found.suggested.map(({ rule }) => rule).filter((rule) => ticked.has(rule));
  const ofLayout = taken.filter(isRuleKind);
  const withRules = layoutNamed([found.layout, ...ofLayout].join("+"))?.name ?? found.layout;
  const rules = [...(found.rules ?? []), ...taken.filter((rule) => !isRuleKind(rule))].map(
    (text) => /** @type {import("../../model/puzzle-rules.js").OwnRule} */ (readRule(text, layout)),
  );
  return { ...found, layout: withRules, rules: rules.length ? textsOfRules(rules, layout) : null, taken };
}
