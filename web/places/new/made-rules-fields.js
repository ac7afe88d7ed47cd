/**
 * New puzzles with rules: the choice of their kind and size, and the one of the day, in the dialog for a new game.
 * Built when the player unfolds size and rules.
 */
import { h } from "../../controls/dom.js";
import { levelWords } from "../../i18n/level-words.js";
import { loadRuleWords } from "../../i18n/rule-words.js";
import { layoutOfSide } from "../../model/layout.js";
import { allMadeRules, sidesWithRules } from "../../model/puzzle-goal.js";
import { madeRulesName } from "./made-rules-names.js";

/** @typedef {import("../shell/app.js").App} App */
/** @typedef {import("../../model/layout.js").Layout} Layout */
/** @typedef {import("../../model/puzzle-goal.js").LevelName} LevelName */
/** @typedef {import("../../model/puzzle-goal.js").MadeRules} MadeRules */
/**
 * @typedef {{ madeRules: MadeRules, layout: Layout, title: string, missed: (level: LevelName) => string }}
 *   ChoiceWithRules the puzzle that the levels of the dialog stand for; `missed`: the sentence for a puzzle that was
 *   not found
 */

/**
 * @param {App} app
 * @param {object} options
 * @param {() => void} options.changed called when another kind or size is chosen
 * @returns {Promise<{ element: HTMLElement, choice: () => ChoiceWithRules | null }>} `choice` is null for a puzzle
 *   without rules of its own. Rejects when the names of the rules cannot be fetched
 */
export async function createMadeRulesFields(app, { changed }) {
  const { words } = app;
  const ruleWords = await loadRuleWords(words.language);
  const nameOf = (/** @type {MadeRules} */ kind) => madeRulesName(kind, ruleWords);
  /** @type {MadeRules | null} */
  let kind = null;
  let side = /** @type {number} */ (9);

  /**
   * @param {string} group
   * @param {string} label
   * @param {boolean} isChecked
   * @param {() => void} choose
   * @param {Record<string, string>} [more]
   */
  const chip = (group, label, isChecked, choose, more) =>
    h(
      "label",
      { class: "chip" },
      h("input", { type: "radio", name: `made-rules-${group}`, checked: isChecked, onchange: choose, ...more }),
      h("span", {}, label),
    );
  const kinds = h(
    "fieldset",
    { class: "choice" },
    h("legend", {}, ruleWords("rule.title")),
    h(
      "div",
      { class: "chips made-rules-kinds" },
      ...[null, ...allMadeRules].map((each) =>
        chip("kind", each ? nameOf(each) : ruleWords("made.classic"), each === kind, () => take(each, side), {
          "data-kind": each ?? "classic",
        }),
      ),
    ),
  );
  const sizes = h(
    "fieldset",
    { class: "choice", hidden: true },
    h("legend", {}, words("goal.size")),
    h(
      "div",
      { class: "chips chips-small" },
      ...sidesWithRules.map((each) =>
        chip("side", String(each), each === side, () => take(kind, each), {
          "aria-label": words("goal.side", { side: each }),
        }),
      ),
    ),
  );

  /** @param {MadeRules | null} nextKind @param {number} nextSide */
  function take(nextKind, nextSide) {
    [kind, side] = [nextKind, nextSide];
    sizes.hidden = kind === null;
    changed();
  }

  return {
    element: h("div", { class: "fields made-rules-fields" }, kinds, sizes),
    choice: () =>
      kind && {
        madeRules: kind,
        layout: /** @type {Layout} */ (layoutOfSide(side)),
        title: nameOf(kind),
        missed: (level) => ruleWords("made.missed", { level: levelWords(level, words) }),
      },
  };
}
