/** What the choice of rules in the dialog for a new game stands for. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { loadWords } from "../../../../web/i18n/words.js";
import { signal } from "../../../../web/model/signals.js";
import { newState } from "../../../../web/model/state.js";
import { createStore } from "../../../../web/model/store.js";
import { createMadeRulesFields } from "../../../../web/places/new/made-rules-fields.js";
import { ElementDouble } from "../../controls/element-double.js";
import { withGlobals } from "../../../support/globals.js";

const create = (/** @type {string} */ tag) => new ElementDouble(tag);
withGlobals({ document: { createElement: create, createElementNS: (_, tag) => create(tag) } });
const words = await loadWords("en");

/** @param {ElementDouble} element @param {(element: ElementDouble) => boolean} isIt @returns {ElementDouble[]} */
const within = (element, isIt) => [
  ...(isIt(element) ? [element] : []),
  ...element.children.filter((child) => child instanceof ElementDouble).flatMap((child) => within(child, isIt)),
];

/** The part of the dialog. */
async function openFields() {
  const app = {
    store: createStore(newState({ layout: "3x3", activity: "play" })),
    words,
    games: { results: signal([]), entries: signal([]) },
  };
  let changes = 0;
  const fields = await createMadeRulesFields(/** @type {any} */ (app), {
    changed: () => {
      changes += 1;
    },
  });
  const inputs = within(/** @type {any} */ (fields.element), (each) => each.tag === "input");
  const choose = (/** @type {string} */ label) =>
    inputs
      .find((each) => [each.getAttribute("data-kind"), each.getAttribute("aria-label")].includes(label))
      ?.dispatchEvent(new Event("change"));
  return { ...fields, choose, changes: () => changes };
}

test("the levels stand for the kind and the size that are chosen, and for no rules at first and when Classic is chosen again", async () => {
  const { choose, choice, changes } = await openFields();
  const chosen = () => [choice()?.madeRules, choice()?.layout.name, choice()?.title];
  assert.equal(choice(), null);
  choose("killer");
  assert.deepEqual(chosen(), ["killer", "3x3", "Killer"]);
  choose(words("goal.side", { side: 4 }));
  assert.deepEqual(chosen(), ["killer", "2x2", "Killer"]);
  choose("dots");
  assert.deepEqual(chosen(), ["dots", "2x2", "Kropki"]);
  choose("classic");
  assert.deepEqual([choice(), changes()], [null, 4]);
});

test("a puzzle that cannot be made is named with its level", async () => {
  const { choose, choice } = await openFields();
  choose("killer");
  assert.match(String(choice()?.missed("easy")), /easy/i);
});
