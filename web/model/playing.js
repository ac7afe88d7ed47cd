/** What happens to a whole game: its puzzle, its clock, its counts, its checkpoints. */
import { advance } from "./history.js";
import { startedClock, stoppedClock } from "./game.js";
import { digitsOn, newPosition, startOfPuzzle, withOtherGivens } from "./position.js";
import { wrongCells } from "./progress.js";
import { rightsOf } from "./rights.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("./game.js").Game} Game */

/** @param {State} state @param {import("./state.js").Activity} activity @returns {State} */
export const setActivity = (state, activity) => (activity === state.activity ? state : { ...state, activity });

/** Empties the board, so that a puzzle can be entered. @param {State} state @returns {State} */
export const clearAll = (state) => entering(filled(state, newPosition(state.position.layout)));

/**
 * Gives the board another layout, so that a puzzle can be entered. Where the side stays, the givens, the given
 * candidates and the rules do.
 *
 * @param {State} state
 * @param {string} layout
 * @returns {State}
 */
export function setLayout(state, layout) {
  const { givens, givenCandidates, rules } = state.position;
  const next = newPosition(layout);
  return entering(
    filled(state, next.givens.length === givens.length ? { ...next, givens, givenCandidates, rules } : next),
  );
}

/** Takes away everything but the givens. @param {State} state @returns {State} */
export const resetToGivens = (state) => filled(state, startOfPuzzle(state.position));

/** Makes givens of all digits on the board, and locks them. @param {State} state @returns {State} */
export function lockEntries(state) {
  if (!rightsOf(state).fill) return state;
  const { position } = state;
  return { ...filled(state, withOtherGivens(position, digitsOn(position))), activity: "play" };
}

/**
 * Fills a solution in as answers. The player's digits stay; those that differ from the solution are marked as wrong.
 *
 * @param {State} state
 * @param {readonly number[]} solution
 * @returns {State}
 */
export function fillSolution(state, solution) {
  const { position } = state;
  const answers = solution.map((digit, cell) => (position.givens[cell] || position.entries[cell] ? 0 : digit));
  const next = filled(state, { ...position, answers });
  return next === state ? state : { ...countHelp(next), wrong: wrongCells(position, solution) };
}

/**
 * Changes the board to another position of the same puzzle: after a step, or from before.
 * @param {State} state
 * @param {Position} position
 * @returns {State}
 */
export const goTo = (state, position) => filled(state, position);

/** @param {State} state @param {string} name @returns {State} */
export const addCheckpoint = (state, name) =>
  withCheckpoints(state, [...state.game.checkpoints, { name, position: state.position }]);

/** @param {State} state @param {number} index @returns {State} */
export const removeCheckpoint = (state, index) =>
  withCheckpoints(
    state,
    state.game.checkpoints.filter((_, i) => i !== index),
  );

/** Goes to the position of a checkpoint; undo goes back. @param {State} state @param {number} index @returns {State} */
export function restoreCheckpoint(state, index) {
  const checkpoint = state.game.checkpoints[index];
  return checkpoint ? filled(state, checkpoint.position) : state;
}

/**
 * Marks the digits of these cells as wrong, and no others.
 * @param {State} state
 * @param {readonly number[]} cells
 * @returns {State}
 */
export function markWrong(state, cells) {
  const same = cells.length === state.wrong.length && cells.every((cell, i) => cell === state.wrong[i]);
  return same ? state : { ...state, wrong: cells };
}

/** @param {State} state @param {1 | 2 | 3} strength @returns {State} */
export function countHint(state, strength) {
  const hints = /** @type {[number, number, number]} */ (
    state.game.hints.map((count, i) => count + (i === strength - 1 ? 1 : 0))
  );
  return withGame(state, { hints });
}

/** @param {State} state @returns {State} */
export const countCheck = (state) => withGame(state, { checks: state.game.checks + 1 });

/** The player has looked at the solution of a game that is not finished. @param {State} state @returns {State} */
export const countHelp = (state) =>
  state.activity !== "play" || state.game.isHelped || state.game.finished !== null
    ? state
    : withGame(state, { isHelped: true });

/**
 * Starts the clock, or lets it go on after a pause. A finished game has no clock that goes.
 * @param {State} state
 * @param {number} now milliseconds since 1970
 * @returns {State}
 */
export function resumeClock(state, now) {
  const { clock, finished } = state.game;
  return clock.since !== null || finished !== null || state.isForeign
    ? state
    : withGame(state, { clock: startedClock(clock, now) });
}

/**
 * Stops the clock and covers the board until it is resumed.
 * @param {State} state
 * @param {number} now
 * @returns {State}
 */
export function pauseClock(state, now) {
  return state.game.finished !== null || state.game.clock.isPaused
    ? state
    : withGame(state, { clock: stoppedClock(state.game.clock, now, true) });
}

/**
 * Stops the clock without covering the board: the game is put aside.
 * @param {State} state
 * @param {number} now
 * @returns {State}
 */
export const stopClock = (state, now) =>
  state.game.clock.since === null ? state : withGame(state, { clock: stoppedClock(state.game.clock, now) });

/**
 * Ends the game: the player has entered the last right digit. Nothing is selected any more, so that the board is seen
 * as a whole.
 * @param {State} state
 * @param {number} now
 * @returns {State}
 */
export function finish(state, now) {
  if (state.game.finished !== null) return state;
  return {
    ...withGame(state, { finished: now, clock: stoppedClock(state.game.clock, now, false) }),
    cursor: null,
    selection: [],
  };
}

/**
 * Records how the puzzle came to be, as far as it has become known.
 * @param {State} state
 * @param {Partial<import("./game.js").Origin>} origin
 * @returns {State}
 */
export const describeOrigin = (state, origin) => withGame(state, { origin: { ...state.game.origin, ...origin } });

/** @param {State} state @param {boolean} isForeign @returns {State} */
export const setForeign = (state, isForeign) => (isForeign === state.isForeign ? state : { ...state, isForeign });

/** @param {State} state @param {boolean} removesNotes @returns {State} */
export const setRemovesNotes = (state, removesNotes) =>
  removesNotes === state.removesNotes ? state : { ...state, removesNotes };

/** The state in which a puzzle is entered. @param {State} state @returns {State} */
const entering = (state) => (rightsOf(state).fill ? setActivity(state, "enter") : state);

/** @param {State} state @param {Partial<Game>} changes @returns {State} */
const withGame = (state, changes) => ({ ...state, game: { ...state.game, ...changes } });

/** @param {State} state @param {Game["checkpoints"]} checkpoints @returns {State} */
const withCheckpoints = (state, checkpoints) => (rightsOf(state).fill ? withGame(state, { checkpoints }) : state);

/** @param {State} state @param {Position} position @returns {State} */
const filled = (state, position) =>
  rightsOf(state).fill || state.activity === "exercise" ? advance(state, position) : state;
