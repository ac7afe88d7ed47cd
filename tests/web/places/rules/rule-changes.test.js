/** Rules that are added and taken away while the engine, which judges each new rule, answers late. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { begin } from "../../../../web/model/session.js";
import { newState } from "../../../../web/model/state.js";
import { bindActions, createStore } from "../../../../web/model/store.js";
import { createRuleChanges } from "../../../../web/places/rules/rule-changes.js";

const dot = (/** @type {number[]} */ cells, values = [1]) =>
  /** @type {const} */ ({ kind: "white-dot", cells, values });
const sign = (/** @type {number[]} */ cells) => /** @type {const} */ ({ kind: "inequality", cells, values: [] });
/** Lets promises that are settled call what waits for them. */
const turn = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

/**
 * A composer whose engine answers when the test says so: `answers` are the answers that are awaited, in the order of
 * the questions.
 */
function newComposer() {
  const store = createStore(newState({ layout: "2x2", activity: "enter", givens: new Array(16).fill(0) }));
  const actions = bindActions(store);
  /** @type {{ take: (answer?: unknown) => void, refuse: (error: unknown) => void }[]} */
  const answers = [];
  const engine = {
    parse: () =>
      new Promise((take, refuse) => {
        answers.push({ take, refuse });
      }),
  };
  let isOpen = true;
  const changes = createRuleChanges(/** @type {any} */ ({ store, actions, engine }), () => isOpen);
  /** Has the engine answer everything that it is asked. */
  async function answerAll() {
    for (await turn(); answers.length; await turn()) answers.shift()?.take();
  }
  return {
    store,
    actions,
    changes,
    answers,
    answerAll,
    rules: () => store.state().position.rules,
    close: () => {
      isOpen = false;
    },
  };
}

describe("rules of a composer whose engine is still loading", () => {
  it("are all added, as many as were pressed", async () => {
    const { changes, answerAll, rules } = newComposer();
    const made = Promise.all([changes.press(dot([0, 1])), changes.press(dot([5, 6])), changes.add(dot([10, 11]))]);
    await answerAll();
    assert.deepEqual(
      (await made).map((change) => change.made),
      ["added", "added", "added"],
    );
    assert.deepEqual(rules(), ["white-dot 1 r1c1 r1c2", "white-dot 1 r2c2 r2c3", "white-dot 1 r3c3 r3c4"]);
  });

  it("join the rule of their kind that is there, when they are to", async () => {
    const circles = (/** @type {number[]} */ ...cells) =>
      /** @type {const} */ ({ kind: "counting-circles", cells, values: [] });
    const { changes, answerAll, rules } = newComposer();
    const made = Promise.all([
      changes.add(circles(0), true),
      changes.add(circles(5, 0), true),
      changes.add(circles(5), true),
      changes.add(circles(10)),
    ]);
    await answerAll();
    assert.deepEqual(
      (await made).map((change) => change.made),
      ["added", "added", "known", "added"],
    );
    assert.deepEqual(rules(), ["counting-circles r1c1 r2c2", "counting-circles r3c3"]);
  });

  it("are added, replaced and taken away by presses at one spot, in their order", async () => {
    for (const [presses, left] of /** @type {[any[], string[] | null][]} */ ([
      [[dot([0, 1]), dot([0, 1])], null],
      [[dot([0, 1]), dot([0, 1], [2])], ["white-dot 2 r1c1 r1c2"]],
      [[sign([0, 1]), sign([0, 1])], ["inequality r1c2 r1c1"]],
      [[sign([0, 1]), sign([0, 1]), sign([0, 1])], null],
    ])) {
      const { changes, answerAll, rules } = newComposer();
      const made = Promise.all(presses.map((rule) => changes.press(rule)));
      await answerAll();
      await made;
      assert.deepEqual(rules(), left);
    }
  });

  it("stay when something else on the board has changed meanwhile", async () => {
    const { actions, changes, answerAll, store, rules } = newComposer();
    const made = changes.press(dot([0, 1]));
    await turn();
    actions.selectCell(5);
    actions.enterDigit(3);
    await answerAll();
    assert.deepEqual(
      [(await made).made, rules(), store.state().position.givens[5]],
      ["added", ["white-dot 1 r1c1 r1c2"], 3],
    );
  });

  it("do not get into another puzzle, nor into one whose rules are closed", async () => {
    for (const act of [
      ({ store }) => store.change(begin, newState({ layout: "2x2", activity: "enter", givens: new Array(16).fill(0) })),
      ({ close }) => close(),
    ]) {
      const composer = newComposer();
      const made = Promise.all([composer.changes.press(dot([0, 1])), composer.changes.press(dot([5, 6]))]);
      await turn();
      act(/** @type {any} */ (composer));
      await composer.answerAll();
      assert.deepEqual([(await made).map((change) => change.made), composer.rules()], [["gone", "gone"], null]);
    }
  });

  it("that the engine refuses, or cannot judge, do not stop the next", async () => {
    const { changes, answers, answerAll, rules } = newComposer();
    const [refused, added] = [changes.add(dot([0, 1], [9])), changes.add(dot([5, 6]))];
    await turn();
    const error = Object.assign(new Error(""), { code: "bad-rule-value" });
    answers.shift()?.refuse(error);
    await answerAll();
    assert.deepEqual(
      [await refused, (await added).made, rules()],
      [{ made: "refused", error }, "added", ["white-dot 1 r2c2 r2c3"]],
    );
  });

  it("that the puzzle has already are told", async () => {
    const { changes, answerAll } = newComposer();
    const made = Promise.all([changes.add(dot([0, 1])), changes.add(dot([0, 1]))]);
    await answerAll();
    assert.deepEqual(
      (await made).map((change) => change.made),
      ["added", "known"],
    );
  });

  it("become one rule, of which one part must be true, in the place of its parts", async () => {
    const { changes, answerAll, rules } = newComposer();
    const parts = [dot([0, 1]), dot([5, 6])];
    const made = Promise.all([...parts, dot([10, 11])].map((rule) => changes.add(rule)));
    await answerAll();
    await made;
    const joined = changes.join("any-of", [], parts);
    await answerAll();
    assert.equal((await joined).made, "added");
    assert.deepEqual(rules(), ["white-dot 1 r3c3 r3c4", "any-of (white-dot 1 r1c1 r1c2) or (white-dot 1 r2c2 r2c3)"]);
  });

  it("become doublers, in the place of the rules that count", async () => {
    const { changes, answerAll, rules } = newComposer();
    const made = changes.add(dot([0, 1]));
    await answerAll();
    await made;
    const joined = changes.join("doublers", [2], [dot([0, 1])]);
    await answerAll();
    assert.equal((await joined).made, "added");
    assert.deepEqual(rules(), ["doublers 2 (white-dot 1 r1c1 r1c2)"]);
  });

  it("become part of the doublers that the puzzle has", async () => {
    const { changes, answerAll, rules } = newComposer();
    for (const part of [dot([0, 1]), dot([5, 6])]) {
      const made = changes.add(part);
      await answerAll();
      await made;
      const joined = changes.join("doublers", [2], [part]);
      await answerAll();
      await joined;
    }
    assert.deepEqual(rules(), ["doublers 2 (white-dot 1 r1c1 r1c2) and (white-dot 1 r2c2 r2c3)"]);
  });

  it("do not become one rule when a part was removed meanwhile", async () => {
    const { actions, changes, answerAll, rules, store } = newComposer();
    const parts = [dot([0, 1]), dot([5, 6])];
    const made = Promise.all(parts.map((rule) => changes.add(rule)));
    await answerAll();
    await made;
    const joined = changes.join("any-of", [], parts);
    await turn();
    actions.goTo({ ...store.state().position, rules: ["white-dot 1 r2c2 r2c3"] });
    await answerAll();
    assert.equal((await joined).made, "gone");
    assert.deepEqual(rules(), ["white-dot 1 r2c2 r2c3"]);
  });
});
