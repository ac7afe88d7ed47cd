import assert from "node:assert/strict";
import { test } from "node:test";
import { keptPuzzle } from "../../../web/games/kept-puzzle.js";
import { puzzleOf } from "../../../web/model/puzzle.js";
import { newState } from "../../../web/model/state.js";
import { withGlobals } from "../../support/globals.js";
import { blanks, databaseGlobals, newPuzzle, openBrowser, solution } from "./browser.js";

withGlobals(databaseGlobals);

test("the puzzle of a kept game has neither digits nor notes of the player", async () => {
  const tab = openBrowser().openTab();
  await tab.games.start();
  tab.store.replace(newPuzzle());
  const { game, position } = tab.store.state();
  const puzzle = puzzleOf(position);
  tab.actions.enterDigit(solution[blanks[0]], blanks[0]);
  tab.store.replace(newPuzzle());
  assert.deepEqual(await keptPuzzle(tab.games, game.id), puzzle);
});

test("the puzzle of a kept game has its board and its rules", async () => {
  const tab = openBrowser().openTab();
  await tab.games.start();
  const puzzle = { layout: "2x2", cells: [1, ...new Array(15).fill(0)], candidates: null, rules: ["cage 5 r1c1 r1c2"] };
  tab.store.replace(newState({ puzzle, activity: "play" }));
  tab.actions.enterDigit(4, 1);
  const { id } = tab.store.state().game;
  tab.store.replace(newPuzzle());
  assert.deepEqual(await keptPuzzle(tab.games, id), puzzle);
});

test("a game that is gone has no puzzle", async () => {
  const tab = openBrowser().openTab();
  await tab.games.start();
  assert.equal(await keptPuzzle(tab.games, "gone"), null);
});
