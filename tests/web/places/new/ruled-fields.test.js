/** What the choice of rules in the dialog for a new game stands for, and what it says when a second puzzle is asked for before the first one is there. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { loadWords } from "../../../../web/i18n/words.js";
import { signal } from "../../../../web/model/signals.js";
import { newState } from "../../../../web/model/state.js";
import { createStore } from "../../../../web/model/store.js";
import { createRuledFields } from "../../../../web/places/new/ruled-fields.js";
import { ElementDouble } from "../../controls/element-double.js";
import { withGlobals } from "../../../support/globals.js";

const create = (/** @type {string} */ tag) => new ElementDouble(tag);
withGlobals({ document: { createElement: create, createElementNS: (_, tag) => create(tag) } });
const words = await loadWords("en");
const settled = () => new Promise((resolve) => { setImmediate(resolve); });

/** @param {ElementDouble} element @param {(element: ElementDouble) => boolean} isIt @returns {ElementDouble[]} */
const within = (element, isIt) => [...isIt(element) ? [element] : [], ...element.children.filter((child) => child instanceof ElementDouble).flatMap((child) => within(child, isIt))];

/** The part of the dialog, and the questions to the engine, which the test answers. */
async function openFields() {
  /** @type {{ goal: any, fail: (error: unknown) => void }[]} */
  const asked = [];
  const app = {
    engine: { generateWithRules: (/** @type {any} */ goal) => new Promise((_, fail) => { asked.push({ goal, fail }); }) },
    store: createStore(newState({ layout: "3x3", activity: "play" })), words, settings: { level: signal("easy") }, games: { results: signal([]), entries: signal([]) },
  };
  let changes = 0;
  const fields = await createRuledFields(/** @type {any} */ (app), { today: "2026-11-26", leave: () => {}, changed: () => { changes += 1; } });
  const [told] = within(/** @type {any} */ (fields.told), (each) => each.getAttribute("role") === "status");
  const [bar] = within(/** @type {any} */ (fields.told), (each) => each.tag === "progress");
  const inputs = within(/** @type {any} */ (fields.element), (each) => each.tag === "input");
  const choose = (/** @type {string} */ label) => inputs.find((each) => [each.getAttribute("data-kind"), each.getAttribute("aria-label")].includes(label))?.dispatchEvent(new Event("change"));
  return { ...fields, asked, said: told, bar, working: /** @type {any} */ (bar.parent), choose, changes: () => changes };
}

test("the levels stand for the kind and the size that are chosen, and for no rules at first and when Classic is chosen again", async () => {
  const { choose, choice, make, asked, changes } = await openFields();
  assert.equal(choice(), null);
  await make("easy");
  assert.equal(asked.length, 0);
  choose("killer");
  assert.deepEqual([choice()?.kind, choice()?.side, choice()?.levels.length], ["killer", 9, 5]);
  choose(words("goal.side", { side: 4 }));
  assert.deepEqual([choice()?.kind, choice()?.side, choice()?.levels], ["killer", 4, ["easy", "medium"]]);
  void make("medium");
  assert.deepEqual([asked[0].goal.rules, asked[0].goal.layout, asked[0].goal.level], ["killer", "2x2", "medium"]);
  choose("classic");
  assert.deepEqual([choice(), changes()], [null, 3]);
});

for (const [what, error] of /** @type {const} */ ([["was stopped", "aborted"], ["failed as it was stopped", "engine-load"]])) {
  test(`a puzzle that ${what} says nothing about the next one`, async () => {
    const { asked, said, bar, working, choose, make, close } = await openFields();
    choose("killer");
    void make("easy");
    void make("hard");
    assert.deepEqual(asked.map(({ goal }) => goal.signal.aborted), [true, false]);
    asked[0].goal.onProgress({ fraction: 0.7 });
    asked[0].fail(Object.assign(new Error(error), { code: error }));
    await settled();
    assert.deepEqual([said.textContent, working.hidden, /** @type {any} */ (bar).value], [words("new.busy"), false, undefined]);
    close();
  });
}

test("a puzzle that cannot be made is named with its level", async () => {
  const { asked, said, working, choose, make } = await openFields();
  choose("killer");
  void make("easy");
  asked[0].fail(Object.assign(new Error("not-found"), { code: "not-found" }));
  await settled();
  assert.match(said.textContent, /easy/i);
  assert.equal(working.hidden, true);
});
