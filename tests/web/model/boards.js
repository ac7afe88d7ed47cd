/** Boards and shorthands that the model's tests share. */
import * as ofStore from "../../../web/model/actions.js";
import * as late from "../../../web/model/filled-notes.js";
import { newState } from "../../../web/model/state.js";

const actions = { ...ofStore, ...late };

/** The state after a list of moves such as ["enterDigit", 5, 0]. */
export function after(state, ...moves) {
  return moves.reduce((before, [name, ...args]) => actions[name](before, ...args), state);
}

/** A 2x2 board to be played with a 1 given in r1c1 and a 2 in r2c3. */
export const playing = newState({
  layout: "2x2",
  activity: "play",
  givens: [1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0],
});

/** An empty 2x2 board to enter a puzzle. */
export const typing = newState({ layout: "2x2", activity: "enter" });

/** A solution of `playing`. */
export const solution = [1, 2, 3, 4, 3, 4, 2, 1, 2, 1, 4, 3, 4, 3, 1, 2];
