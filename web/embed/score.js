/**
 * The score of a game. Time and number of hints are the model's; this file adds the number of wrong digits entered, and
 * the progress.
 */
import { formatLine } from "../formats/line.js";
import { elapsedAt } from "../model/game.js";
import { digitsOn } from "../model/position.js";
import { isSolvedByPlayer } from "../model/progress.js";
import { noPoints, pointsOf } from "./points.js";

/** @typedef {import("../model/state.js").State} State */
/** @typedef {import("../model/position.js").Position} Position */
/**
 * @typedef {{ placed: [cell: number, digit: number][], over: boolean }} SavedGame digits that were entered; whether the
 *   game has ended, so that no event tells of its end any more
 */
/** @typedef {{ puzzle: string, blank: number }} Change `puzzle` is the current board as a line */
/** @typedef {import("./points.js").HintCounts} HintCounts */
/**
 * @typedef {{ seconds: number, hints: number, hintsByStrength: HintCounts, mistakes: number, score:
 *   import("./points.js").Points }} Score `hints`: the sum of the others
 */
/**
 * @typedef {{ filled: number, total: number }} Progress cells that the player has filled, rightly or not, of those that
 *   were blank
 */
/**
 * @typedef {{ changed?: Change, started?: object, progress?: Progress, solved?: Score }} Told what events tell of a
 *   change
 */

/** Digits that are recorded of a game. Further ones do not change the number of mistakes. */
export const mostPlaced = 100_000;

/** @param {SavedGame} [saved] */
export function startGame(saved = { placed: [], over: false }) {
  const placed = [...saved.placed];
  let { over } = saved;
  let isStarted = false;
  /** @type {State | null} */
  let last = null;

  return {
    /**
     * Ends a game whose solution is shown. Returns its score; null when there is no game to play, or the game has ended
     * before.
     *
     * @param {State} state before the solution is shown
     * @param {number} now milliseconds since 1970
     * @param {readonly number[]} solution
     * @returns {Score | null}
     */
    giveUp(state, now, solution) {
      const isEnd = !over && state.activity === "play";
      over = true;
      return isEnd ? { ...countsOf(state, now, solution), score: noPoints } : null;
    },
    /** @returns {SavedGame} */
    save: () => ({ placed: [...placed], over }),
    /**
     * Records a new state. The result has `changed` when the board changed; `started` once, at the player's first
     * change; `progress` when the number of filled cells changed; and `solved` once, when the player has solved the
     * puzzle.
     *
     * @param {State} state
     * @param {number} now milliseconds since 1970
     * @returns {Told}
     */
    follow(state, now) {
      const before = last?.position;
      const done = before && state.past.at(-1) === before && last?.future[0] !== state.position;
      if (done && placed.length < mostPlaced)
        placed.push(...newEntries(before.entries, state.position.entries).slice(0, mostPlaced - placed.length));
      last = state;
      if (!before) isStarted = hasMarks(state.position);
      if (!before || before === state.position) return {};
      const digits = digitsOn(state.position);
      const changed = { puzzle: formatLine(digits), blank: digits.filter((digit) => !digit).length };
      if (over || state.activity !== "play") return { changed };
      const progress = progressOf(state.position);
      /** @type {Told} */
      const told = {
        changed,
        ...(!isStarted && { started: {} }),
        ...(progress.filled !== progressOf(before).filled && { progress }),
      };
      isStarted = true;
      if (!isSolvedByPlayer(state)) return told;
      over = true;
      const counts = countsOf(state, now, digits);
      return { ...told, solved: { ...counts, score: pointsOf(counts) } };
    },
  };

  /** @param {State} state @param {number} now @param {readonly number[]} solution */
  function countsOf(
    {
      game: {
        clock,
        hints: [where, what, apply],
        checks: check,
      },
    },
    now,
    solution,
  ) {
    const mistakes = placed.filter(([cell, digit]) => solution[cell] !== digit).length;
    return {
      seconds: Math.round(elapsedAt(clock, now) / 1000),
      hints: where + what + apply + check,
      hintsByStrength: { where, what, apply, check },
      mistakes,
    };
  }
}

/** Whether the player has done something that is still on the board. @param {Position} position */
const hasMarks = ({ entries, answers, notes, corners, colors }) =>
  [entries, answers ?? [], notes, corners, colors].some((each) => each.some(Boolean));

/** @param {Position} position @returns {Progress} */
function progressOf({ entries, givens }) {
  return { filled: entries.filter(Boolean).length, total: givens.filter((digit) => !digit).length };
}

/** @param {readonly number[]} before @param {readonly number[]} after @returns {[number, number][]} */
function newEntries(before, after) {
  const changed = [...after.keys()].filter((cell) => after[cell] && after[cell] !== before[cell]);
  return changed.map((cell) => [cell, after[cell]]);
}
