/**
 * Fog on the board of the page: what is right, what is said of the fog, and when it is drawn.
 *
 * @typedef {import("../../model/state.js").State} State
 */
import { fogExtension } from "../../board/rules/fog-drawing.js";
import { fogText } from "../../i18n/rule-words.js";
import { fogOf, fogOfPlay, lacksMeasure, setMeasure } from "../../model/fog.js";
import { findMeasure } from "../../model/fog-measure.js";
import { ask } from "../../model/question.js";
import { fogPart } from "../../model/seen.js";
import { onChange } from "../../model/signals.js";

/**
 * Finds out what lifts the fog of a game that is replayed, where nobody knows it yet.
 * @param {Pick<import("../shell/app.js").App, "facts">} app
 * @param {State} state
 * @param {AbortSignal} signal
 * @returns {Promise<boolean>} whether something is known now that was not; never rejects
 */
export async function learnFog({ facts }, state, signal) {
  if (!lacksMeasure({ ...state, activity: "play" })) return false;
  const measure = await findMeasure(facts, state.position, signal).catch(() => undefined);
  if (measure === undefined) return false;
  setMeasure(state.position, measure);
  return true;
}

/** Null until the words are loaded. @type {import("../../i18n/rule-words.js").RuleWords | null} */
let fogWords = null;

const fogOnBoard = fogExtension((key, values) => fogWords?.(key, values) ?? "");

/**
 * Covers what the player may not see, before anything else is loaded.
 * @param {Pick<import("../../board/board.js").Board, "extend">} board that draws the rules already, so that fog lies
 *   over them
 */
export function coverBoard(board) {
  fogPart.value ??= fogOfPlay;
  board.extend(fogOnBoard);
}

/**
 * Says what fog is, and finds out which digits are right.
 * @param {Pick<import("../shell/app.js").App, "facts" | "say" | "store" | "words">} app
 * @param {import("../../i18n/rule-words.js").RuleWords} ruleWords
 * @returns {() => void} ends this
 */
export function followFog({ facts, say, store, words }, ruleWords) {
  fogWords = ruleWords;
  /** @type {string | null} */
  let told = null;
  /** @type {readonly number[] | null} */
  let asked = null;

  /** Asks for the solution of a puzzle whose author gives none. @param {State} state */
  async function measure({ position: { givens } }) {
    if (asked === givens) return;
    asked = givens;
    const isKnown = await ask(
      { store, about: "puzzle" },
      ({ position }, signal) => findMeasure(facts, position, signal),
      (found, { position }) => {
        setMeasure(position, found);
        return true;
      },
    );
    if (asked === givens) asked = null;
    if (!isKnown) return;
    fogPart.value = { ...fogOfPlay };
    tell(store.state());
  }

  /** Says once what the fog does: at the start of a game, and later where digits do nothing. @param {State} state */
  function tell(state) {
    const { fog, game, position } = fogOfPlay.state(state);
    if (!fog || fog.measure === undefined || told === game.id) return;
    told = game.id;
    if (fog.measure === null || !position.entries.some(Boolean)) say(fogText(words, ruleWords, fog.measure));
  }

  function look() {
    const state = store.state();
    if (!fogOf(state)) return;
    if (lacksMeasure(state)) void measure(state);
    tell(state);
  }
  look();
  return onChange(store.signal, look);
}
