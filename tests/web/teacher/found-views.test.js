/** The views of the path and of all steps: one piece of work from the engine's answer to what is told. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { loadWords } from "../../../web/i18n/words.js";
import { nextTask } from "../../../web/model/next-task.js";
import { createPathView } from "../../../web/teacher/path-view.js";
import { createStepsView } from "../../../web/teacher/steps-view.js";
import { cardGlobals, openCard } from "./card-double.js";
import { openRoom, pair } from "./room.js";
import { withGlobals } from "../../support/globals.js";

withGlobals(cardGlobals);

const words = await loadWords("en");
const away = Object.assign(new Error("away"), { code: "engine-load" });
const untold = Object.assign(new Error("no words"), { code: "no-explanations" });
const outputs = { copyText: async () => true, writePuzzle: () => "", printPath() {}, openSteps() {} };

/** @type {[string, "path" | "steps", (room: any) => { open: () => Promise<void>, dispose: () => void }][]} */
const views = [
  ["the path", "path", (room) => createPathView(room, outputs)],
  ["all steps", "steps", createStepsView],
];

/**
 * @param {(room: any) => { open: () => Promise<void>, dispose: () => void }} create
 * @param {Record<string, unknown>} [answers]
 */
function openView(create, answers = {}) {
  const room = openRoom({ steps: async () => [{ ...pair, family: "subsets" }], ...answers });
  const said = [];
  const { card, ...seen } = openCard(words);
  const parts = /** @type {any} */ ({ ...room, card, words, say: (sentence) => said.push(sentence), focusBoard() {} });
  return { ...room, ...seen, said, parts, view: create(parts) };
}

for (const [what, name, create] of views) {
  test(`${what}: finding and telling is one piece of work, which is not stopped`, async () => {
    const { view, results, told, said } = openView(create);
    await view.open();
    assert.deepEqual([results, told.length, said], [["done"], 1, []]);
    view.dispose();
  });

  test(`${what}: a failure of the engine is said once, and the sentence goes with the next answer`, async () => {
    let isAway = true;
    const { view, told, said, teaching } = openView(create, {
      [name]: async () => {
        if (isAway) throw away;
        return Object.assign([], { solved: true, level: "easy", hardest: "naked-pair" });
      },
    });
    await view.open();
    assert.equal(teaching[name].current.peek(), null);
    isAway = false;
    await view.open();
    assert.deepEqual([said, told.length], [[words("error.engine-load"), ""], 1]);
    view.dispose();
  });

  test(`${what}: that the words cannot be loaded is said once`, async () => {
    const { view, told, said, teaching } = openView(create);
    teaching.explanations.load = () => Promise.reject(untold);
    await view.open();
    assert.deepEqual([said, told], [[words("error.no-explanations")], []]);
    view.dispose();
  });

  test(`${what}: a new view tells what was found before, without work`, async () => {
    const { view, parts, topic, results, told } = openView(create);
    await view.open();
    const first = topic();
    view.dispose();
    const again = create(parts);
    for (let turns = 0; turns < 100 && told.length < 2; turns++) await nextTask();
    assert.notEqual(topic(), first);
    assert.deepEqual([results, told[1]], [["done"], told[0]]);
    again.dispose();
  });
}
