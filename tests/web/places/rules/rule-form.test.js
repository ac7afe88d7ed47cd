/** The form that adds rules: its boxes for the parts of a rule, and what it says to presses on the board. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { loadRuleWords } from "../../../../web/i18n/rule-words.js";
import { loadWords } from "../../../../web/i18n/words.js";
import { layoutNamed } from "../../../../web/model/layout.js";
import { signal } from "../../../../web/model/signals.js";
import { newState } from "../../../../web/model/state.js";
import { bindActions, createStore } from "../../../../web/model/store.js";
import { createRuleEntry } from "../../../../web/places/rules/rule-entry.js";
import { withGlobals } from "../../../support/globals.js";
import { ElementDouble } from "../../controls/element-double.js";

class FormDouble extends ElementDouble {
  checked = false;
  value = "";
  get id() {
    return this.getAttribute("id");
  }
  /** @param {ElementDouble} next */
  after(next) {
    this.parent?.insertBefore(next, this.nextSibling);
  }
}
withGlobals({
  document: { createElement: (/** @type {string} */ tag) => new FormDouble(tag) },
  HTMLElement: ElementDouble,
});
const [words, ruleWords] = [await loadWords("en"), await loadRuleWords("en")];

/** @param {any} element @param {string} tag @returns {any[]} */
const within = (element, tag) => [
  ...(element.tag === tag ? [element] : []),
  ...element.children.filter((/** @type {any} */ child) => child.children).flatMap((child) => within(child, tag)),
];
const turn = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

/**
 * @param {readonly string[] | null} rules
 * @param {(text: string) => Promise<unknown>} [parse]
 * @param {string} [layout]
 */
function newForm(rules, parse = async () => ({}), layout = "2x2") {
  const puzzle = { layout, cells: new Array(layoutNamed(layout)?.cellCount ?? 0).fill(0), rules };
  const store = createStore(newState({ puzzle, activity: "enter" }));
  const actions = bindActions(store);
  /** @type {string[]} */
  const said = [];
  const board = new EventTarget();
  const app = {
    ...{ words, store, actions, engine: { parse }, settings: { naming: signal("rc") } },
    say: (/** @type {string} */ sentence) => void said.push(sentence),
    focusBoard() {},
    extendBoard({ listen }) {
      listen({ element: board, placeOf: (/** @type {any} */ { place }) => place });
      return () => {};
    },
  };
  const entry = createRuleEntry(/** @type {any} */ (app), ruleWords, () => true);
  const [kind] = within(entry.element, "select");
  /** Presses the board. @param {number} cell @param {object} point */
  const press = (cell, point) => {
    const place = { cell, point, size: 40 };
    for (const name of ["pointerdown", "click"])
      board.dispatchEvent(Object.assign(new Event(name), { button: 0, isPrimary: true, place }));
  };
  return {
    ...{ store, actions, said, press, element: /** @type {any} */ (entry.element) },
    /** @param {string} name of a kind */
    choose(name) {
      kind.selectedIndex = within(kind, "option").findIndex(({ textContent }) => textContent === name);
      kind.dispatchEvent(new Event("change"));
    },
  };
}

/** @param {any} element @returns {any[]} */
const boxesOf = (element) =>
  within(
    within(element, "div").find((each) => each.getAttribute("role") === "group"),
    "input",
  );
const dots = ["white-dot 1 r1c1 r1c2", "white-dot 1 r2c2 r2c3"];

test("the boxes of rules that stay are the same elements, with their ticks", () => {
  const { element, actions, store } = newForm(dots);
  const [, second] = boxesOf(element);
  second.checked = true;
  actions.goTo({ ...store.state().position, rules: [...dots, "white-dot 1 r3c3 r3c4"] });
  assert.equal(boxesOf(element).length, 3);
  assert.equal(boxesOf(element)[1], second);
  assert.equal(boxesOf(element)[1].checked, true);
  actions.goTo({ ...store.state().position, rules: dots.slice(1) });
  assert.deepEqual(boxesOf(element), [second]);
});

test("the group of the boxes is described by the sentence that says what to tick", () => {
  const { element, choose } = newForm(dots);
  choose(ruleWords("rule.any-of.name"));
  const group = within(element, "div").find((each) => each.getAttribute("role") === "group");
  const described = group.getAttribute("aria-describedby");
  assert.ok(described);
  const about = within(element, "p").find(({ id }) => id === described);
  assert.ok(about.textContent.includes(ruleWords("compose-rule.parts")));
});

test("a press that the engine refuses does not ask for selected cells", async () => {
  const refused = Object.assign(new Error(""), { code: "wrong-rule-cells" });
  const { said, press, choose } = newForm(null, () => Promise.reject(refused));
  choose(ruleWords("rule.white-dot.name"));
  press(0, { across: 1, down: 0.5 });
  await turn();
  assert.deepEqual(said, [ruleWords("compose-rule.cells-wrong")]);
});

test("cells are selected one by one only for kinds that offer it", () => {
  const { element, press, choose, store } = newForm(dots);
  const oneByOne = within(element, "input").at(-1);
  oneByOne.checked = true;
  choose(ruleWords("rule.any-of.name"));
  press(0, { across: 0.5, down: 0.5 });
  assert.deepEqual([...store.state().selection], []);
  choose(ruleWords("rule.renban.name"));
  press(0, { across: 0.5, down: 0.5 });
  assert.deepEqual([...store.state().selection], [0]);
});

test("doublers are refused on a larger board before the engine is asked, and the form says why", async () => {
  const asked = () => assert.fail("asked the engine");
  for (const [layout, sentence] of /** @type {const} */ ([
    ["4x4", "The rule Doublers does not fit a board of 16×16."],
    ["shape:6x8", ruleWords("compose-rule.needs-square")],
  ])) {
    const { element, choose, said } = newForm(dots, asked, layout);
    choose(ruleWords("rule.doublers.name"));
    const how = within(element, "p").find(({ id }) => id === "rule-entry-how");
    assert.ok(how.textContent.endsWith(sentence), how.textContent);
    element.dispatchEvent(new Event("submit"));
    await turn();
    assert.deepEqual(said, [sentence]);
  }
  const { element, choose } = newForm(dots);
  choose(ruleWords("rule.doublers.name"));
  const how = within(element, "p").find(({ id }) => id === "rule-entry-how");
  assert.ok(how.textContent.endsWith(ruleWords("compose-rule.counted")));
});
