/**
 * Fog on a board of the element: it is drawn and read out, and the engine is asked which digits are right where the
 * author does not say it.
 */
import { fogExtension } from "../board/rules/fog-drawing.js";
import { fogText } from "../i18n/rule-words.js";
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
  // No board ends the question: another board can wait for the answer. The question ends with its budget.
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

/** From now on, boards show what the player has uncovered. Until then, fog covers the whole board of such a game. */
export function openFog() {
  fogPart.value ??= fogOfBoards();
}

/**
 * The fog of one board.
 *
 * @param {Pick<import("../i18n/words.js").Words, "text">} words
 * @param {() => import("../i18n/rule-words.js").RuleWords | null} ruleWords null until the sentences are there: fog
 *   covers before anything can be read of it
 * @param {(sentence: string) => void} say says below the board that no digit can uncover anything
 * @returns {import("../board/extension.js").Extension}
 */
export function fogOnBoard(words, ruleWords, say) {
  const fog = fogExtension((key, values) => ruleWords()?.(key, values) ?? "");
  /** The game of which was said that its fog stays. */
  let told = "";
  return {
    ...fog,
    told(before, after, ...rest) {
      const { game } = after;
      const sentences = ruleWords();
      if (sentences && after.fog?.measure === null && told !== game.id) {
        told = game.id;
        // A change of digits clears the line below the board first.
        queueMicrotask(() => say(fogText(words, sentences, null)));
      }
      return fog.told?.(before, after, ...rest) ?? [];
    },
  };
}
