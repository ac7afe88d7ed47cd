/** The score of a game. Time and number of hints are the model's; this file adds the number of wrong digits entered. */
import { formatLine } from "../formats/line.js";
import { elapsedAt } from "../model/game.js";
import { digitsOn } from "../model/position.js";
import { isSolvedByPlayer } from "../model/progress.js";

/** @typedef {import("../model/state.js").State} State */
/** @typedef {{ placed: [cell: number, digit: number][], over: boolean }} SavedGame digits that were entered; whether no event `solved` follows any more */
/** @typedef {{ puzzle: string, blank: number }} Change `puzzle` is the current board as a line */
/** @typedef {{ where: number, what: number, apply: number, check: number }} HintCounts how many hints of each strength were asked for, and how often the board was checked */
/** @typedef {{ seconds: number, hints: number, hintsByStrength: HintCounts, mistakes: number }} Score `hints`: the sum of the others */

/** Digits that are recorded of a game. Further ones do not change the number of mistakes. */
export const mostPlaced = 100_000;

/** @param {SavedGame} [saved] */
export function startGame({ placed, over } = { placed: [], over: false }) {
  const game = { placed: [...placed], over };
  /** @type {State | null} */
  let last = null;

  return {
    giveUp() { game.over = true; },
    /** @returns {SavedGame} */
    save: () => ({ placed: [...game.placed], over: game.over }),
    /**
     * Records a new state. The result has `changed` when the board changed, and once `solved`, when the player has solved the puzzle.
     *
     * @param {State} state
     * @param {number} now milliseconds since 1970
     * @returns {{ changed?: Change, solved?: Score }}
     */
    follow(state, now) {
      const before = last?.position;
      const done = before && state.past.at(-1) === before && last?.future[0] !== state.position;
      if (done && game.placed.length < mostPlaced) game.placed.push(...newEntries(before.entries, state.position.entries).slice(0, mostPlaced - game.placed.length));
      last = state;
      if (!before || before === state.position) return {};
      const digits = digitsOn(state.position);
      const changed = { puzzle: formatLine(digits), blank: digits.filter((digit) => !digit).length };
      if (game.over || state.activity !== "play" || !isSolvedByPlayer(state.position)) return { changed };
      game.over = true;
      const mistakes = game.placed.filter(([cell, digit]) => digits[cell] !== digit).length;
      const { clock, hints: [where, what, apply], checks: check } = state.game;
      return {
        changed,
        solved: { seconds: Math.round(elapsedAt(clock, now) / 1000), hints: where + what + apply + check, hintsByStrength: { where, what, apply, check }, mistakes },
      };
    },
  };
}

/** @param {readonly number[]} before @param {readonly number[]} after @returns {[number, number][]} */
function newEntries(before, after) {
  const changed = [...after.keys()].filter((cell) => after[cell] && after[cell] !== before[cell]);
  return changed.map((cell) => [cell, after[cell]]);
}
