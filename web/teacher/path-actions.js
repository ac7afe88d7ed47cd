/** What can be done with a path: going on from a position of it, copying it as text, printing it. */
import { h } from "../controls/dom.js";
import { positionOf } from "../model/walk.js";
import { titlesOf } from "./rating-words.js";
import { cardButton } from "./room.js";

/** As the engine names levels. @type {Record<string, import("../i18n/steps/step-words.js").StepKey>} */
export const levelKeys = { easy: "level.1", medium: "level.2", hard: "level.3", expert: "level.4", extreme: "level.5" };

/**
 * @typedef {{ found: import("./path.js").FoundPath, explainer: import("./explanations.js").Explainer }} ShownPath
 *
 * @typedef {object} PathOutputs where paths can be brought
 * @property {(text: string) => Promise<boolean>} copyText resolves to whether the text is on the clipboard
 * @property {(puzzle: import("../model/puzzle.js").Puzzle) => string} writePuzzle returns a puzzle as a text that
 *   stands alone
 * @property {() => unknown} printPath goes to where the path of the puzzle is printed
 */

/**
 * @param {import("./room.js").Room} room
 * @param {PathOutputs & { openSteps: () => void }} outputs `openSteps` shows all steps of the player's board in place
 *   of the path
 * @param {() => ShownPath | null} now
 */
export function createPathActions(
  { teaching: { path }, words, say, focusBoard },
  { copyText, writePuzzle, printPath, openSteps },
  now,
) {
  // A sheet covers the button of the place.
  const toSteps = h("button", { type: "button", class: "button on-sheet", onclick: openSteps }, words("steps.open"));
  const element = h(
    "div",
    { class: "card-buttons" },
    cardButton(words("path.take"), take),
    cardButton(words("path.copy"), copy),
    cardButton(words("path.print"), printPath),
    toSteps,
  );

  function take() {
    path.take();
    say(words("path.taken"));
    focusBoard();
  }

  /** The steps in words. @param {ShownPath} shown */
  function linesOf({ found: { steps, states, rating }, explainer }) {
    const titleOf = titlesOf({ steps, rating, explainer });
    return steps.map((step, i) => {
      const position = positionOf(states[i]);
      const { sentences } = explainer.explain(step, { position, sets: position.notes });
      return `${i + 1}. ${words.text([words.sentence(titleOf(i)), ...sentences])}`;
    });
  }

  async function copy() {
    const shown = now();
    if (!shown) return;
    say(
      words(
        (await copyText([writePuzzle(shown.found.puzzle), "", ...linesOf(shown), ""].join("\n")))
          ? "copy.done"
          : "copy.failed",
      ),
    );
  }

  return { element };
}
