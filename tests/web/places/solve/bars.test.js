/** What the buttons below a board in place Solve do to a puzzle with an author's words. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { newState } from "../../../../web/model/state.js";
import { createPuzzleBar } from "../../../../web/places/solve/bars.js";
import { withGlobals } from "../../../support/globals.js";
import { ElementDouble } from "../../controls/element-double.js";
import { newBench } from "./solve-bench.js";

withGlobals({
  document: { createElement: (/** @type {string} */ tag) => new ElementDouble(tag) },
  requestAnimationFrame: (/** @type {() => void} */ draw) => draw(),
  cancelAnimationFrame() {},
  scrollTo: (/** @type {number} */ x, /** @type {number} */ y) => (scrolled = [x, y]),
});
/** Where the page was scrolled to. @type {number[] | null} */
let scrolled = null;

const told = { title: "Lanes", titleBy: "author", author: "A. Setter", ruleset: "Digits rise.", message: "Well done!" };

/**
 * Presses a button of the bar.
 * @param {"puzzle.edit-copy" | "puzzle.clear"} key @param {"play" | "enter"} activity @param {object} origin
 */
function press(key, activity, origin) {
  const bench = newBench(() => {});
  const { position } = bench.store.state();
  bench.store.replace(
    newState({ puzzle: { ...position, cells: position.givens }, activity, origin: { kind: "entered", ...origin } }),
  );
  const before = bench.store.state();
  /** @type {string[]} */
  const said = [];
  let isOnBoard = false;
  const bar = createPuzzleBar(
    /** @type {any} */ ({
      ...bench,
      say: (/** @type {string} */ sentence) => said.push(sentence),
      focusBoard: () => (isOnBoard = true),
    }),
    /** @type {any} */ ({}),
  );
  /** @param {any} node @returns {any[]} */
  const buttons = (node) => (node.tag === "button" ? [node] : (node.children ?? []).flatMap(buttons));
  const label = bench.words(key);
  [bar.main, bar.element]
    .flatMap(buttons)
    .find(({ textContent }) => textContent === label)
    .dispatchEvent(new Event("click"));
  bar.dispose();
  return { before, after: bench.store.state(), said, isOnBoard, ...bench };
}

test("a copy that is edited has the author's words", () => {
  const { after, before, isOnBoard } = press("puzzle.edit-copy", "play", told);
  assert.deepEqual([isOnBoard, scrolled], [true, [0, 0]]);
  assert.deepEqual(after.game.origin, { kind: "entered", ...told });
  assert.deepEqual([after.activity, after.position.givens], ["enter", before.position.givens]);
});

test("an emptied board does not keep the author's words, and the puzzle stays what it was", () => {
  const { after, before, said, words } = press("puzzle.clear", "enter", told);
  assert.deepEqual(after.game.origin, { kind: "entered" });
  assert.ok(!after.position.givens.some(Boolean));
  assert.notEqual(after.game.id, before.game.id);
  assert.deepEqual(said, [words("puzzle.left")]);
});

test("a puzzle without words is emptied, and undo brings it back", () => {
  const { after, before, said, words, actions, store } = press("puzzle.clear", "enter", {});
  assert.equal(after.game.id, before.game.id);
  assert.deepEqual(said, [words("puzzle.cleared")]);
  actions.undo();
  assert.deepEqual(store.state().position.givens, before.position.givens);
});
