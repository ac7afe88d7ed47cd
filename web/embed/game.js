/** The score of a game: time, number of hints, number of wrong digits entered. */
import { formatLine } from "../formats/line.js";
import { digitsOn } from "../model/position.js";
import { isSolved } from "../model/progress.js";

/** @typedef {import("../model/state.js").State} State */
/** @typedef {{ seconds: number, hints: number, placed: [cell: number, digit: number][], over: boolean }} SavedGame */
/** @typedef {{ puzzle: string, blank: number }} Change `puzzle` is the current board as a line */
/** @typedef {{ seconds: number, hints: number, mistakes: number }} Score */

/** @param {SavedGame} [saved] */
export function startGame({ seconds, hints, placed, over } = { seconds: 0, hints: 0, placed: [], over: false }) {
  const begun = Date.now() - seconds * 1000;
  const game = { hints, placed: [...placed], over };
  /** @type {State | null} */
  let last = null;
  const elapsed = () => Math.round((Date.now() - begun) / 1000);

  return {
    countHint() { game.hints += 1; },
    giveUp() { game.over = true; },
    /** @returns {SavedGame} */
    save: () => ({ seconds: elapsed(), hints: game.hints, placed: [...game.placed], over: game.over }),
    /**
     * Records a new state. The result has `changed` when the board changed, and once `solved`, when the player has solved the puzzle.
     *
     * @param {State} state
     * @returns {{ changed?: Change, solved?: Score }}
     */
    follow(state) {
      const before = last?.position;
      const done = before && state.past.at(-1) === before && last?.future[0] !== state.position;
      if (done) game.placed.push(...newEntries(before.entries, state.position.entries));
      last = state;
      if (!before || before === state.position) return {};
      const digits = digitsOn(state.position);
      const changed = { puzzle: formatLine(digits), blank: digits.filter((digit) => !digit).length };
      if (game.over || state.position.mode !== "play" || !isSolved(state.position)) return { changed };
      game.over = true;
      const mistakes = game.placed.filter(([cell, digit]) => digits[cell] !== digit).length;
      return { changed, solved: { seconds: elapsed(), hints: game.hints, mistakes } };
    },
  };
}

/** @param {readonly number[]} before @param {readonly number[]} after @returns {[number, number][]} */
function newEntries(before, after) {
  const changed = [...after.keys()].filter((cell) => after[cell] && after[cell] !== before[cell]);
  return changed.map((cell) => [cell, after[cell]]);
}
