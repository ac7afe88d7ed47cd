import assert from "node:assert/strict";
import { test } from "node:test";
import { loadWords } from "../../../web/i18n/words.js";
import { createHintView } from "../../../web/teacher/hint-view.js";
import { cardGlobals, openCard } from "./card-double.js";
import { deferred, openRoom, pair, single } from "./room.js";
import { withGlobals } from "../../support/globals.js";

withGlobals(cardGlobals);

const words = await loadWords("en");

/** A room with a card that counts the pieces of work it is given, and how many of them were stopped by the next. */
function openView(answers = {}) {
  const room = openRoom({ hint: async () => single, ...answers });
  const { card, told, results, runs, topic } = openCard(words);
  const said = [];
  const view = createHintView(
    /** @type {any} */ ({ ...room, card, words, say: (sentence) => said.push(sentence), focusBoard() {} }),
  );
  return {
    ...room,
    told,
    said,
    results,
    runs,
    card,
    topic,
    async press() {
      const before = results.length;
      view.press();
      while (results.length === before) await new Promise(setImmediate);
    },
  };
}

test("each press for a hint is one piece of work, from the engine's answer to the sentences", async () => {
  const room = openView();
  for (const strength of [1, 2, 3]) {
    await room.press();
    assert.deepEqual(room.said, []);
    assert.deepEqual(
      [room.runs(), room.results.length, room.told.length],
      [strength, strength, strength],
      "the sentences are there when the work is done",
    );
  }
  assert.deepEqual(room.results, ["done", "done", "done"]);
});

test("the sentence about an engine that is away goes when the engine has answered", async () => {
  let isAway = true;
  const room = openView({
    hint: async () => (isAway ? Promise.reject(Object.assign(new Error("away"), { code: "engine-load" })) : single),
  });
  await room.press();
  isAway = false;
  await room.press();
  await room.press();
  assert.deepEqual(room.said, [words("error.engine-load"), ""]);
  assert.equal(room.told.length, 2);
});

test("the ways out of a mistake are found in the same piece of work", async () => {
  const room = openView();
  room.actions.enterDigit(4, 1);
  for (let i = 0; i < 2; i++) await room.press();
  assert.deepEqual([room.runs(), room.results, room.told.length], [2, ["done", "done"], 2]);
});

test("an engine that cannot be loaded is told once", async () => {
  const room = openView({
    hint: async () => {
      throw Object.assign(new Error(), { code: "engine-load" });
    },
  });
  await room.press();
  await new Promise(setImmediate);
  assert.deepEqual([room.said, room.told], [[words("error.engine-load")], []]);
});

test("a card that is closed while the sentences of a hint load stays closed, and the next press begins anew", async () => {
  const room = openView();
  const { explanations, hinting } = room.teaching;
  const { load } = explanations;
  const gate = deferred();
  const asked = deferred();
  explanations.load = async () => {
    asked.resolve();
    await gate.promise;
    return load();
  };
  const pressed = room.press();
  await asked.promise;
  room.card.close();
  gate.resolve();
  await pressed;
  await new Promise(setImmediate);
  assert.deepEqual([room.topic(), hinting.current.peek(), room.told], [null, null, []]);
  await room.press();
  assert.equal(hinting.current.peek()?.strength, 1);
});

test("a long conclusion is scrolled with the reasons, and a short one stays in sight above the button", async () => {
  const removals = [1, 2, 3, 4].flatMap((row) =>
    [1, 2, 3, 4].filter((digit) => digit !== row).map((digit) => ({ cell: `r${row}c4`, digit })),
  );
  for (const [eliminations, inFoot] of /** @type {const} */ ([
    [pair.eliminations, true],
    [removals, false],
  ])) {
    const room = openView({ hint: async () => ({ ...pair, eliminations }) });
    for (let i = 0; i < 3; i++) await room.press();
    const parts = room.topic().content.children;
    const classes = parts.map((/** @type {any} */ part) => part.getAttribute("class"));
    assert.equal(classes.at(-1), inFoot ? "card-foot" : "card-buttons");
    if (!inFoot) assert.equal(classes.at(-2), "step-end");
  }
});
