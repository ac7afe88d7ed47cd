import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { clearCell, enterDigit, markWrong, toggleNote } from "../../../../web/model/actions.js";
import { newState } from "../../../../web/model/state.js";
import { soundOf } from "../../../../web/places/shell/sounds.js";

const givens = new Array(81).fill(0).with(0, 5);
const start = newState({ givens, activity: "play" });
const entered = enterDigit(start, 3, 1);

describe("the sound of a change", () => {
  /**
   * @type {[string, import("../../../../web/model/state.js").State, import("../../../../web/model/state.js").State,
   *   string | null][]}
   */
  const cases = [
    ["a digit is entered", start, entered, "enter"],
    ["a digit is erased", entered, clearCell(entered, 1), "erase"],
    ["a digit takes the place of another", entered, enterDigit(entered, 4, 1), null],
    ["a note is made", start, toggleNote(start, 2, 1), null],
    ["a digit is marked as wrong", entered, markWrong(entered, [1]), "wrong"],
    ["the game is finished", entered, { ...entered, game: { ...entered.game, finished: 1 } }, "finish"],
    ["another game begins", entered, newState({ givens, activity: "play" }), null],
  ];
  for (const [what, before, after, sound] of cases)
    it(`${what}: ${sound}`, () => assert.equal(soundOf(before, after), sound));
});
