/**
 * The rules of the puzzle: each kind with the sentence that says it, and its rules. In place Solve each rule has a
 * button that removes it.
 */
import { fill, h } from "../../controls/dom.js";
import { showUnfolded } from "../../controls/unfolding.js";
import { namingOf } from "../../i18n/steps/naming.js";
import { columnOf, rowOf } from "../../model/layout.js";
import { layoutOf } from "../../model/position.js";
import { kindsOfRules, rulesOfTexts, writeRule } from "../../model/puzzle-rules.js";
import { ruleName, ruleWithCells } from "../../controls/rules/rule-names.js";
import { swatchOf } from "./rule-swatch.js";

/** @typedef {import("../../model/puzzle-rules.js").OwnRule} OwnRule */

/**
 * @param {import("../shell/app.js").App} app
 * @param {import("../../i18n/rule-words.js").RuleWords} ruleWords
 * @param {() => boolean} canChange
 */
export function createRuleList(app, ruleWords, canChange) {
  const { store, actions, settings, say, focusBoard } = app;
  const element = h("div", { class: "rule-list" });

  /** @param {OwnRule} rule */
  function remove(rule) {
    const { position } = store.state();
    const text = writeRule(rule, layoutOf(position));
    const rules = position.rules?.filter((each) => each !== text) ?? [];
    actions.goTo({ ...position, rules: rules.length ? rules : null });
    say(
      `${ruleWords("compose-rule.removed", { name: ruleName(rule, ruleWords) })} ${ruleWords("compose-rule.undone")}`,
    );
  }

  /** @param {OwnRule} rule */
  function go(rule) {
    if (rule.cells.length === 0) return;
    actions.selectCells(rule.cells);
    focusBoard();
  }

  return {
    element,
    /**
     * Fog covers rules, but not what the kinds of rules mean.
     * @param {import("../../model/position.js").Position} position
     * @param {import("../../model/position.js").Position["rules"]} [seen] the rules that the player sees
     */
    show(position, seen = position.rules) {
      const layout = layoutOf(position);
      const rules = rulesOfTexts(position.rules ?? [], layout);
      const uncovered = rulesOfTexts(seen ?? [], layout);
      const name = (/** @type {number} */ cell) =>
        namingOf(settings.naming.peek()).cell(rowOf(layout, cell) + 1, columnOf(layout, cell) + 1);
      const isOpen = canChange();
      const line = (/** @type {OwnRule} */ rule) =>
        h(
          "li",
          {},
          h(
            "button",
            { type: "button", class: "rule-go", onclick: () => go(rule) },
            ruleWithCells(rule, ruleWords, name),
          ),
          isOpen &&
            h(
              "button",
              {
                type: "button",
                class: "rule-remove",
                "aria-label": ruleWords("compose-rule.remove", { name: ruleWithCells(rule, ruleWords, name) }),
                onclick: () => remove(rule),
              },
              "×",
            ),
        );
      fill(
        element,
        rules.length === 0 && h("p", { class: "hint" }, ruleWords("rule.none")),
        ...kindsOfRules(rules).map((kind) => {
          const own = uncovered.filter((rule) => rule.kind === kind);
          return h(
            "section",
            {},
            h("h3", {}, swatchOf(kind), ruleWords(`rule.${kind}.name`)),
            h("p", {}, ruleWords(`rule.${kind}.rule`)),
            (own.some(({ cells }) => cells.length) || (isOpen && own.length > 0)) &&
              h(
                "details",
                { ontoggle: showUnfolded },
                h("summary", {}, ruleWords("rule.count", { count: own.length })),
                h("ul", {}, ...own.map(line)),
              ),
          );
        }),
      );
    },
  };
}
