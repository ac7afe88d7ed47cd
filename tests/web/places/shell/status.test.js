import assert from "node:assert/strict";
import { after, before, beforeEach, describe, it, mock, test } from "node:test";
import { fillNotes, setAutomatic } from "../../../../web/model/filled-notes.js";
import { newState } from "../../../../web/model/state.js";
import { bindActions, createStore } from "../../../../web/model/store.js";
import { createAnnouncer, createStatus } from "../../../../web/places/shell/status.js";
import { withGlobals } from "../../../support/globals.js";

withGlobals({ document: { documentElement: { lang: "en" } } });

const givens = new Array(16).fill(0).with(0, 1);

function openLine() {
  const store = createStore(newState({ layout: "2x2", givens, activity: "play" }));
  const line = /** @type {HTMLElement} */ (/** @type {unknown} */ ({ textContent: "", dataset: {} }));
  return { line, store, actions: bindActions(store), status: createStatus(line, store, () => {}) };
}

/** What a command that is loaded late does with the game. */
const apply = (/** @type {(state: any) => any} */ change) => (/** @type {unknown} */ _, /** @type {Store} */ store) =>
  store.replace(change(store.state()));

/**
 * @typedef {import("../../../../web/model/store.js").Actions} Actions
 * @typedef {import("../../../../web/model/store.js").Store} Store
 * @type {[string, (actions: Actions, store: Store) => void, (actions: Actions) => void][]}
 */
const changes = [
  ["a digit is entered", () => {}, ({ enterDigit }) => enterDigit(2, 1)],
  ["a note is made", () => {}, ({ toggleNote }) => toggleNote(2, 1)],
  ["a cell is coloured", () => {}, ({ toggleColor }) => toggleColor(1, 1)],
  ["notes that were filled in are undone", apply(fillNotes), ({ undo }) => undo()],
  ["automatic candidates are undone", apply((state) => setAutomatic(state, true)), ({ undo }) => undo()],
  ["a solution is no longer shown", ({ showOverlay }) => showOverlay(givens), ({ showOverlay }) => showOverlay(null)],
  [
    "candidates are no longer shown",
    ({ showCandidates }) => showCandidates(givens),
    ({ showCandidates }) => showCandidates(null),
  ],
];
for (const [what, act, change] of changes)
  test(`a sentence that was said after an act is forgotten when ${what}`, () => {
    const { line, store, actions, status } = openLine();
    act(actions, store);
    status.say("Said.");
    assert.equal(line.textContent, "Said.");
    change(actions);
    assert.equal(line.textContent, "");
  });

test("a sentence stays while only the selection and the marks of mistakes change", () => {
  const { line, actions, status } = openLine();
  actions.enterDigit(2, 1);
  status.say("Said.");
  actions.selectCell(5);
  actions.markWrong([1]);
  assert.equal(line.textContent, "Said.");
});

describe("the live region of the page", () => {
  before(() => mock.timers.enable({ apis: ["setTimeout"] }));
  after(() => mock.timers.reset());

  /** @type {string[]} */
  let texts;
  /** @type {import("../../../../web/places/shell/status.js").Announcer} */
  let announcer;
  beforeEach(() => {
    texts = [];
    announcer = createAnnouncer(/** @type {any} */ ({ replaceChildren: (text = "") => texts.push(text) }));
  });

  it("reads what is said in one task as one text, in order", () => {
    announcer.announce("5 placed.");
    announcer.announce("Step applied.");
    mock.timers.tick(0);
    assert.deepEqual(texts, ["5 placed. Step applied."]);
  });

  it("says a sentence once that is said twice in a task, and again in the next", () => {
    for (const sentence of ["No.", "No."]) announcer.announce(sentence);
    mock.timers.tick(0);
    announcer.announce("No.");
    mock.timers.tick(0);
    assert.deepEqual(texts, ["No.", "No."]);
  });

  it("keeps what is said in the task in which something earlier is taken back", () => {
    announcer.announce("5 placed.");
    announcer.announce("");
    mock.timers.tick(0);
    assert.deepEqual(texts, ["", "5 placed."]);
  });

  it("does not take the answer to a command for the last message", () => {
    announcer.announce("Look at box 1.");
    mock.timers.tick(0);
    announcer.answer("Row 1: 9 gaps.");
    mock.timers.tick(0);
    assert.deepEqual(announcer.told(), { last: "Row 1: 9 gaps.", message: "Look at box 1." });
  });
});
