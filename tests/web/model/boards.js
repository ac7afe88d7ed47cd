/** Boards and shorthands that the model's tests share. */
import * as ofStore from "../../../web/model/actions.js";
import * as late from "../../../web/model/filled-notes.js";
import { readDrawing, textOfDrawing } from "../../../web/model/drawing.js";
import { newGame } from "../../../web/model/game.js";
import { newPosition } from "../../../web/model/position.js";
import { newState, stateAt } from "../../../web/model/state.js";

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

/** `solution` is another puzzle's. */
export const fogSolution = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];

/**
 * A game in fog: r1c1, which is given, and r1c2 are open. Fog covers two givens and the cage of 7. The 2 of r1c2
 * uncovers four cells, among them the 1 that is given in r2c3.
 */
export const inFog = stateAt(
  newPosition(
    "2x2",
    fogSolution.map((digit, cell) => ([0, 6, 15].includes(cell) ? digit : 0)),
    null,
    ["cage 3 r1c1 r1c2", "cage 7 r1c3 r1c4"],
  ),
  {
    activity: "play",
    game: newGame({
      kind: "entered",
      solution: fogSolution,
      drawing: textOfDrawing(readDrawing({ foglight: ["r1c1r1c2"] }), [], { rows: 4, columns: 4 }),
    }),
  },
);
