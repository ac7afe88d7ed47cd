/** A puzzle with words or a drawing of its author: its copy, and what takes its place when the board is emptied. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { copyToEdit, emptyInstead } from "../../../web/model/author-words.js";
import { newState } from "../../../web/model/state.js";
import { solution } from "./boards.js";

const words = {
  title: "Lanes",
  titleBy: "author",
  author: "A. Setter",
  ruleset: "Digits rise.",
  message: "Well done!",
};
const told = { ...words, drawing: "{}" };
const cells = solution.map((digit, cell) => (cell < 9 ? digit : 0));
const rules = ["cage 3 r1c1 r1c2"];
const puzzle = { layout: "2x2", cells, candidates: null, rules };
/** @param {import("../../../web/model/game.js").Origin} origin */
const played = (origin) => newState({ puzzle, activity: "play", origin });

test("a copy to be edited has the words, the drawing and the solution of its author, and is another game", () => {
  for (const kind of /** @type {const} */ (["entered", "link"])) {
    const state = played({ kind, ...told, solution, level: "easy", rating: 1.5 });
    const copy = copyToEdit(state);
    assert.deepEqual(copy.game.origin, { kind: "entered", ...told, solution });
    assert.notEqual(copy.game.id, state.game.id);
    assert.deepEqual([copy.activity, copy.position.givens, copy.position.rules], ["enter", cells, rules]);
  }
});

test("a title that Nonet gave is no title of a copy", () => {
  const { origin } = copyToEdit(played({ kind: "made", title: "Killer sudoku", ruled: "killer" })).game;
  assert.deepEqual(origin, { kind: "entered" });
});

test("an empty board takes the place of a puzzle with an author's words, and of no other", () => {
  const empty = emptyInstead(played({ kind: "entered", ...told }));
  assert.deepEqual([empty?.game.origin, empty?.activity], [{ kind: "entered" }, "enter"]);
  assert.deepEqual([empty?.position.layout, empty?.position.givens.some(Boolean)], ["2x2", false]);
  assert.equal(emptyInstead(played({ kind: "entered" })), null);
});
