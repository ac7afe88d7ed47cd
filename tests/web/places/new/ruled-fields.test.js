/** What the part "With rules" of the dialog for a new game says when a second puzzle is asked for before the first one is there. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { loadWords } from "../../../../web/i18n/words.js";
import { signal } from "../../../../web/model/signals.js";
import { newState } from "../../../../web/model/state.js";
import { createStore } from "../../../../web/model/store.js";
import { createRuledFields } from "../../../../web/places/new/ruled-fields.js";
import { ElementDouble } from "../../controls/element-double.js";

const create = (/** @type {string} */ tag) => new ElementDouble(tag);
globalThis.document = /** @type {any} */ ({ createElement: create, createElementNS: (_, tag) => create(tag) });
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
  const { element, close } = await createRuledFields(/** @type {any} */ (app), "2026-11-26", () => {});
  const [told] = within(/** @type {any} */ (element), (each) => each.getAttribute("role") === "status");
  const [bar] = within(/** @type {any} */ (element), (each) => each.tag === "progress");
  const kinds = within(/** @type {any} */ (element), (each) => each.getAttribute("data-kind") !== null);
  return { asked, told, bar, working: /** @type {any} */ (bar.parent), kinds, close };
}

for (const [what, error] of /** @type {const} */ ([["was stopped", "aborted"], ["failed as it was stopped", "engine-load"]])) {
  test(`a puzzle that ${what} says nothing about the next one`, async () => {
    const { asked, told, bar, working, kinds, close } = await openFields();
    kinds[0].click();
    kinds[1].click();
    assert.deepEqual(asked.map(({ goal }) => goal.signal.aborted), [true, false]);
    asked[0].goal.onProgress({ fraction: 0.7 });
    asked[0].fail(Object.assign(new Error(error), { code: error }));
    await settled();
    assert.deepEqual([told.textContent, working.hidden, /** @type {any} */ (bar).value], [words("new.busy"), false, undefined]);
    close();
  });
}

test("a puzzle that cannot be made is named with its level", async () => {
  const { asked, told, working, kinds } = await openFields();
  kinds[0].click();
  asked[0].fail(Object.assign(new Error("not-found"), { code: "not-found" }));
  await settled();
  assert.match(told.textContent, /easy/i);
  assert.equal(working.hidden, true);
});
