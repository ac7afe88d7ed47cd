/** What the player may choose about cages, in the card of the rules of a puzzle that has cages with sums. */
import { h } from "../../controls/dom.js";
import { checkField } from "../../controls/fields.js";
import { hasSums } from "../../model/position.js";

/**
 * @param {Pick<import("../shell/app.js").App, "settings">} app
 * @param {import("../../i18n/rule-words.js").RuleWords} ruleWords
 */
export function createCageSwitches({ settings }, ruleWords) {
  const line = checkField(ruleWords("cage-line.switch"), settings.cageLine.peek(), (isOn) => {
    settings.cageLine.value = isOn;
  });
  const element = h("div", { class: "cage-switches" }, line.element);
  return {
    element,
    /** @param {import("../../model/position.js").Position} position @param {boolean} isEntered in place Solve */
    show(position, isEntered) {
      element.hidden = isEntered || !hasSums(position);
    },
  };
}
