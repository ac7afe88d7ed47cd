/** The fields for what a setter says of a puzzle: when they are unfolded, and what is scrolled to. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { loadRuleWords } from "../../../../web/i18n/rule-words.js";
import { newState } from "../../../../web/model/state.js";
import { createSetterWords } from "../../../../web/places/rules/setter-words.js";
import { withGlobals } from "../../../support/globals.js";
import { ElementDouble } from "../../controls/element-double.js";

class DetailsDouble extends ElementDouble {
  hidden = false;
  open = false;
  value = "";
  scrolled = 0;
  scrollIntoView() {
    this.scrolled += 1;
  }
}
withGlobals({ document: { createElement: (/** @type {string} */ tag) => new DetailsDouble(tag) } });
const ruleWords = await loadRuleWords("en");

/** @param {object} [words] @param {"enter" | "play"} [activity] */
const stateWith = (words, activity = "enter") =>
  newState({ layout: "2x2", activity, origin: { kind: "entered", ...words } });

function fields() {
  const words = createSetterWords(/** @type {any} */ ({ store: null }), ruleWords);
  const element = /** @type {DetailsDouble} */ (/** @type {unknown} */ (words.element));
  /** As a browser tells it, some time after the fields were folded or unfolded. */
  const toggled = () => element.dispatchEvent(new Event("toggle"));
  const press = () => {
    element.children[0].click();
    element.open = !element.open;
    toggled();
  };
  return { show: words.show, element, toggled, press };
}

/** @type {[string, object | undefined, boolean][]} */
const unfolded = [
  ["a title", { title: "Lanes" }, true],
  ["an author", { author: "A. Setter" }, true],
  ["rules in words", { ruleset: "Digits rise." }, true],
  ["a message", { message: "Well done!" }, true],
  ["no words", undefined, false],
];
for (const [name, words, isOpen] of unfolded) {
  test(`the fields of a puzzle with ${name} are ${isOpen ? "unfolded" : "folded"}`, () => {
    const { show, element } = fields();
    show(stateWith(words));
    assert.deepEqual([element.hidden, element.open], [false, isOpen]);
  });
}

test("the fields of a puzzle that is played are hidden", () => {
  const { show, element } = fields();
  show(stateWith({ title: "Lanes" }, "play"));
  assert.equal(element.hidden, true);
});

test("what the page unfolds is not scrolled to, however many puzzles are shown before the browser tells it", () => {
  const { show, element, toggled } = fields();
  show(stateWith({ ruleset: "Digits rise." }));
  show(stateWith({ ruleset: "Digits fall." }));
  toggled();
  assert.equal(element.scrolled, 0);
});

test("what the setter unfolds is scrolled to, each time, and what is folded is not", () => {
  const { show, element, press } = fields();
  show(stateWith());
  press();
  assert.deepEqual([element.open, element.scrolled], [true, 1]);
  press();
  assert.deepEqual([element.open, element.scrolled], [false, 1]);
  press();
  assert.deepEqual([element.open, element.scrolled], [true, 2]);
});
