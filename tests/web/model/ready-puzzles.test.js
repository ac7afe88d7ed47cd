import assert from "node:assert/strict";
import { test } from "node:test";
import { firstGame, readyPuzzles } from "../../../web/model/ready-puzzles.js";

test("a quarter of the chances leads to each of the four puzzles, with its givens and how it was made", () => {
  assert.equal(readyPuzzles.length, 4);
  for (const [chance, place] of [
    [0, 0],
    [0.24, 0],
    [0.25, 1],
    [0.5, 2],
    [0.74, 2],
    [0.999, 3],
  ]) {
    const { position, game, activity } = firstGame(chance);
    const { puzzle, seed, rating } = readyPuzzles[place];
    assert.equal(position.givens.join("").replaceAll("0", "."), puzzle, `chance ${chance}`);
    assert.deepEqual([game.origin, activity], [{ kind: "made", level: "easy", rating, seed }, "play"]);
  }
});
