/** Fog on the board of the page: what is right, what is said of the fog, and when it is drawn. */
import { fogExtension } from "../../board/rules/fog-drawing.js";
import { backgroundBudget, withinBudget } from "../../model/budget.js";
import { fogOf, fogOfPlay, lacksMeasure, setMeasure } from "../../model/fog.js";
import { puzzleOf } from "../../model/puzzle.js";
import { ask } from "../../model/question.js";
import { fogPart } from "../../model/seen.js";
import { onChange } from "../../model/signals.js";

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
 */
export function followFog({ facts, say, store, words }, ruleWords) {
  fogWords = ruleWords;
  /** @type {string | null} */
  let told = null;
  /** @type {readonly number[] | null} */
  let asked = null;

  /** Asks for the solution of a puzzle whose author gives none. @param {import("../../model/state.js").State} state */
  async function measure(state) {
    const { givens } = state.position;
    if (asked === givens) return;
    asked = givens;
    const found = await ask(
      { store, about: "puzzle" },
      ({ position }, signal) =>
        withinBudget(
          backgroundBudget,
          (stopped) => facts.of(puzzleOf(position)).solutions({ signal: stopped }),
          signal,
          facts.ready(),
        ),
      (solutions) => solutions,
    ).catch(() => null);
    if (!found) {
      asked = null;
      return;
    }
    setMeasure(givens, found.status === "unique" && found.cells ? found.cells : "any");
    fogPart.value = { ...fogOfPlay };
  }

  function look() {
    const state = store.state();
    if (!fogOf(state)) return;
    if (lacksMeasure(state)) void measure(state);
    if (told === state.game.id) return;
    told = state.game.id;
    if (!state.position.entries.some(Boolean)) say(words.text([ruleWords("fog.about"), ruleWords("fog.whole")]));
  }
  look();
  onChange(store.signal, look);
}
