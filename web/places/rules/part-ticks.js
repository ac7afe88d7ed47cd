/** The rules of the puzzle as boxes: those that are ticked become the parts of one rule. */
import { h } from "../../controls/dom.js";
import { checkField } from "../../controls/fields.js";
import { renewList } from "../../controls/list.js";
import { ruleWithCells } from "../../controls/rules/rule-names.js";
import { namingOf } from "../../i18n/steps/naming.js";
import { columnOf, rowOf } from "../../model/layout.js";
import { layoutOf } from "../../model/position.js";
import { rulesOfTexts, writeRule } from "../../model/puzzle-rules.js";

/** @typedef {import("../../model/puzzle-rules.js").OwnRule} OwnRule */

/**
 * @param {Pick<import("../shell/app.js").App, "settings">} app
 * @param {import("../../i18n/rule-words.js").RuleWords} ruleWords
 * @param {string} about the id of the sentence that says what to tick
 */
export function createPartTicks({ settings }, ruleWords, about) {
  const element = h("div", {
    class: "part-ticks",
    role: "group",
    "aria-label": ruleWords("rule.list"),
    "aria-describedby": about,
  });
  /** @type {{ rule: OwnRule, text: string, field: ReturnType<typeof checkField> }[]} */
  let ticks = [];
  /** @type {import("../../model/position.js").Position["rules"] | undefined} */
  let shown;

  return {
    element,
    /**
     * Shows the rules of a puzzle. Boxes of rules that stay keep their ticks and the focus.
     * @param {import("../../model/position.js").Position} position
     */
    show(position) {
      if (position.rules === shown) return;
      shown = position.rules;
      const layout = layoutOf(position);
      const name = (/** @type {number} */ cell) =>
        namingOf(settings.naming.peek()).cell(rowOf(layout, cell) + 1, columnOf(layout, cell) + 1);
      const before = new Map(ticks.map((tick) => [tick.text, tick]));
      ticks = rulesOfTexts(position.rules ?? [], layout).map((rule) => {
        const text = writeRule(rule, layout);
        return before.get(text) ?? { rule, text, field: checkField(ruleWithCells(rule, ruleWords, name), false) };
      });
      renewList(
        element,
        ticks,
        ({ text }) => text,
        ({ field }) => field.element,
      );
    },
    ticked: () => ticks.filter(({ field }) => field.value()).map(({ rule }) => rule),
  };
}
