/** Hints that do not wait for the proof that the puzzle has exactly one solution. */
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { loadWords } from "../../../web/i18n/words.js";
import { newState } from "../../../web/model/state.js";
import { uniquenessTechniques } from "../../../web/model/techniques.js";
import { createHintView } from "../../../web/teacher/hint-view.js";
import { withGlobals } from "../../support/globals.js";
import { cardGlobals, openCard } from "./card-double.js";
import { layout, openRoom, pair, puzzle, solution } from "./room.js";

withGlobals(cardGlobals);

const words = await loadWords("en");
const unique = { status: "unique", count: 1, solutions: [solution] };
const multiple = { status: "multiple", count: 2, solutions: [solution] };
const turn = () => new Promise((resolve) => setImmediate(resolve));

/**
 * A room whose engine proves nothing until the test says so.
 * @param {import("node:test").TestContext} t @param {Record<string, unknown>} [answers]
 */
async function openUnproved(t, answers = {}) {
  /** @type {{ signal: AbortSignal, prove: (answer: unknown) => void }[]} */
  const proofs = [];
  const room = openRoom({
    solve: (_, { signal }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener("abort", () => reject(Object.assign(new Error("stopped"), { code: "aborted" })));
        proofs.push({ signal, prove: resolve });
      }),
    ...answers,
  });
  // The words for explanations come in tasks of their own, which the mocked timers would hold up.
  await room.teaching.explanations.load();
  mock.timers.enable({ apis: ["setTimeout"] });
  t.after(() => mock.timers.reset());
  const stopping = new AbortController();
  return {
    ...room,
    proofs,
    stopping,
    hint: () => /** @type {any} */ (room.teaching.hinting.current.value),
    /** Presses Hint, and lets the time pass that a hint waits for the proof. */
    async press() {
      const pressed = room.teaching.hinting.press(stopping.signal);
      await turn();
      mock.timers.tick(300);
      await pressed;
    },
    async prove(/** @type {unknown} */ answer) {
      proofs.at(-1).prove(answer);
      for (let i = 0; i < 4; i += 1) await turn();
    },
  };
}

test("a hint comes before the proof, without techniques that assume one solution, and the proof completes it", async (t) => {
  const room = await openUnproved(t);
  await room.press();
  assert.deepEqual([room.hint().found.kind, room.hint().found.given], ["step", "unknown"]);
  const [{ args }] = room.calls("hint");
  assert.equal(args[1].givens, undefined);
  assert.deepEqual(
    uniquenessTechniques.filter((id) => args[1].allowed.includes(id)),
    [],
  );
  await room.prove(unique);
  assert.deepEqual([room.hint().found.step, room.hint().found.given], [pair, "unique"]);
  assert.deepEqual([room.calls("hint").length, room.store.state().game.hints], [1, [1, 0, 0]]);
});

test("a mistake that only the proof shows takes the place of the step", async (t) => {
  const room = await openUnproved(t);
  room.actions.enterDigit(4, 1);
  await room.press();
  await room.teaching.hinting.press(room.stopping.signal);
  assert.equal(room.hint().strength, 2);
  await room.prove(unique);
  assert.deepEqual([room.hint().found.kind, room.hint().strength], ["mistake", 1]);
});

test("a puzzle without a solution is told when the proof comes", async (t) => {
  const room = await openUnproved(t);
  await room.press();
  await room.prove({ status: "none", count: 0, solutions: [] });
  assert.equal(room.hint().found.kind, "unsolvable");
});

test("where nothing was found before the proof, the techniques that need it are tried after it", async (t) => {
  const room = await openUnproved(t, { hint: async (_, { givens }) => (givens === "unique" ? pair : null) });
  await room.press();
  assert.equal(room.hint().found.kind, "stuck");
  await room.prove(unique);
  assert.deepEqual([room.hint().found.kind, room.hint().found.given], ["step", "unique"]);
});

test("mistakes that the engine finds without the proof are told in place of a step", async (t) => {
  /** @type {[code: string, details: object, found: object][]} */
  const cases = [
    [
      "mistakes",
      { digits: [{ cell: "r1c2", digit: 4 }], eliminations: [], incompatible: false },
      { kind: "mistake", wrong: { digits: [{ cell: "r1c2", digit: 4 }], eliminations: [], incompatible: false } },
    ],
    ["broken", {}, { kind: "mistake", wrong: { digits: [], eliminations: [], incompatible: true } }],
    ["no-solution", {}, { kind: "unsolvable" }],
  ];
  for (const [code, details, found] of cases) {
    const room = await openUnproved(t, {
      hint: () => Promise.reject(Object.assign(new Error(code), { code, details })),
    });
    room.actions.enterDigit(4, 1);
    await room.press();
    assert.deepEqual(room.hint().found, found);
    mock.timers.reset();
  }
});

test("a proof that has spent its budget is stopped, and the next hint neither waits for it nor asks again", async (t) => {
  const room = await openUnproved(t);
  await room.press();
  mock.timers.tick(30_000);
  assert.equal(room.proofs[0].signal.aborted, true);
  await turn();
  room.actions.enterDigit(2, 1);
  await room.teaching.hinting.press(room.stopping.signal);
  assert.deepEqual([room.hint().found.given, room.proofs.length], ["unknown", 1]);
});

test("one proof goes on from hint to hint, and ends with the board it is about", async (t) => {
  /** @type {[string, (room: Awaited<ReturnType<typeof openUnproved>>) => void][]} */
  const ends = [
    ["another puzzle", ({ store }) => store.replace(newState({ layout, activity: "play", givens: puzzle.with(0, 2) }))],
    ["the place is left", ({ teaching }) => teaching.dispose()],
  ];
  for (const [name, end] of ends) {
    const room = await openUnproved(t);
    await room.press();
    room.actions.enterDigit(2, 1);
    await room.press();
    assert.deepEqual([room.proofs.length, room.proofs[0].signal.aborted], [1, false], name);
    end(room);
    assert.equal(room.proofs[0].signal.aborted, true, name);
    mock.timers.reset();
  }
});

test("a player who stops the hint stops the proof", async (t) => {
  const room = await openUnproved(t);
  const pressed = room.teaching.hinting.press(room.stopping.signal);
  await turn();
  room.stopping.abort();
  await pressed;
  assert.equal(room.proofs[0].signal.aborted, true);
});

test("the card says that the proof is missing, and changes only this sentence when the proof comes", async (t) => {
  for (const [answer, sentence] of /** @type {const} */ ([
    [unique, words("status.unique")],
    [multiple, words("hint.several")],
  ])) {
    const room = await openUnproved(t);
    // Loading takes time, which stands still in these tests.
    mock.timers.reset();
    await room.teaching.explanations.load();
    mock.timers.enable({ apis: ["setTimeout"] });
    const { card, told, topic } = openCard(words);
    const view = createHintView(/** @type {any} */ ({ ...room, card, words, say() {}, focusBoard() {} }));
    view.press();
    while (!room.proofs.length) await turn();
    // The time of a budget counts from when the engine is loaded.
    await turn();
    mock.timers.tick(300);
    while (!told.length) await turn();
    const shown = () => topic().content.textContent;
    const before = shown();
    assert.ok(before.includes(words("hint.unproven")));
    await room.prove(answer);
    assert.equal(shown(), before.replace(words("hint.unproven"), sentence));
    assert.deepEqual([told.length, told[1]], [2, sentence]);
    mock.timers.reset();
  }
});
