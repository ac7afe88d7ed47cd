import assert from "node:assert/strict";
import { test } from "node:test";
import { largestNumbers } from "../../../web/model/packing.js";
import { newState, withChoicesOf } from "../../../web/model/state.js";

const begun = newState({ layout: "2x2", activity: "play" });
const next = newState({ layout: "2x2", activity: "play" });

test("another game with the same choices about entering is the very same state", () =>
  assert.equal(withChoicesOf(begun, next), next));

/** @type {[string, Partial<import("../../../web/model/state.js").State>][]} */
const choices = [
  ["another mode", { entry: { mode: "corner", digit: null } }],
  ["a locked digit", { entry: { mode: "digit", digit: 3 } }],
  ["notes that stay", { removesNotes: false }],
];
for (const [what, chosen] of choices) {
  test(`another game is entered with ${what}, as the game before`, () => {
    const { entry, removesNotes, ...rest } = withChoicesOf({ ...begun, ...chosen }, next);
    assert.deepEqual({ entry, removesNotes }, { entry: begun.entry, removesNotes: true, ...chosen });
    assert.deepEqual(rest, (({ entry: _, removesNotes: __, ...others }) => others)(next));
  });
}

test("the notes of a cell are at most all digits of the board, and no board above 30 rows has any", () => {
  for (const [side, most] of [
    [4, 15],
    [9, 511],
    [25, 2 ** 25 - 1],
    [30, 2 ** 30 - 1],
    [31, 0],
  ]) {
    const { m, n, c } = largestNumbers(side);
    assert.deepEqual([m, n, c], [most, most, most], `side ${side}`);
  }
});
