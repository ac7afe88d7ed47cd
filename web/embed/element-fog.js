/**
 * Fog on a board of the element: it is drawn and read out, and the engine is asked which digits are right where the
 * author does not say it. Loaded with the first game that has fog.
 */
import { fogExtension } from "../board/rules/fog-drawing.js";
import { loadRuleWords } from "../i18n/rule-words.js";
import { fogOfPlay, lacksMeasure, setMeasure } from "../model/fog.js";
import { findMeasure } from "../model/fog-measure.js";
import { fogPart } from "../model/seen.js";
import { facts } from "./board-facts.js";

/** @typedef {import("../model/state.js").State} State */

/** The puzzles of which is asked, by their givens: all boards of the page share what is found. */
const asked = /** @type {WeakSet<readonly number[]>} */ (new WeakSet());

/**
 * Asks which digits are right, once the player has entered one: before, nothing can be uncovered. A board that is only
 * looked at never loads the engine.
 * @param {State} state
 */
async function learn(state) {
  const { position, activity } = state;
  if (activity !== "play") return;
  if (asked.has(position.givens) || !position.entries.some(Boolean) || !lacksMeasure(state)) return;
  asked.add(position.givens);
  setMeasure(position, await findMeasure(facts, position, new AbortController().signal));
  fogPart.value = fogOfBoards();
}

/** What boards see of their games. @returns {import("../model/seen.js").FogPart} */
const fogOfBoards = () => ({
  ...fogOfPlay,
  state(state) {
    void learn(state);
    return fogOfPlay.state(state);
  },
});

/**
 * @param {Pick<import("../board/board.js").Board, "extend">} board that draws the rules already, so that fog lies over
 *   them
 * @param {import("../i18n/words.js").Words} words
 * @returns {Promise<void>} rejects when the sentences cannot be fetched
 */
export async function showFog(board, words) {
  const ruleWords = await loadRuleWords(words.language);
  board.extend(fogExtension(ruleWords));
  fogPart.value ??= fogOfBoards();
}
