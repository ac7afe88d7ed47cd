/**
 * The teacher: what its panels share, and who they are.
 *
 * @typedef {object} Teacher
 * @property {Page} page
 * @property {import("./card.js").Card} card
 * @property {import("./teaching-choices.js").Choices} choices
 * @property {ReturnType<typeof createTelling>} telling
 * @property {ReturnType<typeof createHinting>} hinting
 * @property {(position: import("../model/position.js").Position, before: import("./hinting.js").Before) => Promise<void>} tellBefore what the hint
 *   tells of the player's board in place of a step
 * @property {ReturnType<typeof createRating>} rating of the puzzle on the board
 * @property {(cell: string) => string} nameCell r1c2 as the reader wants cells called
 */
import { namings } from "../i18n/steps/naming.js";
import { h } from "../controls/dom.js";
import { errorSentence } from "../controls/errors.js";
import { mountCard } from "./card.js";
import { createComposer } from "./composer.js";
import { createHint } from "./hint.js";
import { createHinting } from "./hinting.js";
import { createPath } from "./path.js";
import { createPractice } from "./practice.js";
import { createRating } from "./rating.js";
import { mountRating } from "./rating-view.js";
import { createStepsList } from "./steps-list.js";
import { createChoices } from "./teaching-choices.js";
import { createTeachingSettings } from "./teaching-settings.js";
import { createTelling } from "./telling.js";

/** @typedef {import("./page-tools.js").Page} Page */

/**
 * @param {Page} page
 * @param {{ stage: HTMLElement, besideCount: HTMLElement, desk: import("../model/desk.js").Desk, printPath: import("./path-acts.js").PrintPath }} parts
 * @returns {{
 *   hintButton: HTMLElement, compose: () => void, telling: Teacher["telling"], hint: () => void, rate: () => void, showMistakes: () => Promise<void>, nameCell: Teacher["nameCell"],
 *   judged: (position: import("../model/position.js").Position, verdict: string | null) => void,
 *   mountCardAround: (keypad: HTMLElement) => void, mountBar: (container: HTMLElement) => void,
 * }} `judged` takes what the live count finds out
 */
export function createTeacher(page, { stage, besideCount, desk, printPath }) {
  const { words } = page;
  const choices = createChoices();
  const place = h("div", { class: "card-place" });
  const card = mountCard(place, stage, words, () => hint.button.focus());
  /** @type {Teacher} */
  const teacher = {
    page, card, choices,
    telling: createTelling(choices),
    rating: createRating(page.engine, (error) => page.say(errorSentence(error, words), "error")),
    hinting: createHinting(page, () => choices.now().without),
    tellBefore: (position, before) => hint.tellBefore(position, before),
    nameCell: (cell) => namings[choices.now().naming].cell(...placeOf(cell)),
  };
  const hint = createHint(teacher);
  const settings = createTeachingSettings(teacher);
  const path = createPath(teacher, desk, printPath);
  const rating = mountRating(besideCount, teacher, path.openRated);

  /** The card lies over the keypad; under it in practice, where the keypad is what is needed. @param {HTMLElement} keypad */
  function mountCardAround(keypad) {
    keypad.before(place);
    page.store.subscribe(({ position }) => {
      const guest = desk.isLent() ? position.mode === "view" ? "path" : "practice" : "";
      if (guest === (place.dataset.guest ?? "")) return;
      place.dataset.guest = guest;
      if (!guest) delete place.dataset.guest;
      hint.button.hidden = guest !== "";
      const isBefore = place.nextElementSibling === keypad;
      if (isBefore === (guest === "practice")) keypad[isBefore ? "after" : "before"](place);
    });
  }

  /** @param {HTMLElement} container */
  function mountBar(container) {
    const acts = /** @type {[string, () => unknown][]} */ ([
      [words("steps.open"), createStepsList(teacher)], [words("path.open"), path.open],
      [words("practice.open"), createPractice(teacher, desk)], [words("teach.settings"), settings],
    ]);
    container.append(h("div", { class: "teach-bar", role: "group", "aria-label": words("teach.label") },
      ...acts.map(([label, onclick]) => h("button", { type: "button", class: "button", onclick }, label))));
  }
  return {
    hintButton: hint.button,
    compose: createComposer(teacher),
    telling: teacher.telling,
    hint: () => { if (!desk.isLent()) void hint.press(); },
    rate: rating.press,
    showMistakes: hint.showMistakes,
    nameCell: teacher.nameCell,
    // The puzzle of an exercise is not rated: what its rating means would take the place of the exercise.
    judged: (position, verdict) => teacher.rating.follow(position, desk.isLent() && position.mode === "play" ? null : verdict),
    mountCardAround,
    mountBar,
  };
}

/** @param {string} cell @returns {[row: number, column: number]} */
function placeOf(cell) {
  const [row, column] = cell.slice(1).split("c").map(Number);
  return [row, column];
}
