/**
 * The teacher: what its panels share, and who they are.
 *
 * @typedef {object} Teacher
 * @property {Page} page
 * @property {import("./card.js").Card} card
 * @property {import("./teaching-choices.js").Choices} choices
 * @property {ReturnType<typeof createTelling>} telling
 * @property {ReturnType<typeof createHinting>} hinting
 * @property {(cell: string) => string} nameCell r1c2 as the reader wants cells called
 */
import { namings } from "../i18n/steps/naming.js";
import { h } from "../controls/dom.js";
import { mountCard } from "./card.js";
import { createHint } from "./hint.js";
import { createHinting } from "./hinting.js";
import { createChoices } from "./teaching-choices.js";
import { createTeachingSettings } from "./teaching-settings.js";
import { createTelling } from "./telling.js";

/** @typedef {import("./page-tools.js").Page} Page */

/**
 * @param {Page} page
 * @param {HTMLElement} place where it speaks
 * @returns {{ hintButton: HTMLElement, hint: () => void, mountBar: (container: HTMLElement) => void }}
 */
export function createTeacher(page, place) {
  const { words } = page;
  const choices = createChoices();
  const card = mountCard(place, words, () => hint.button.focus());
  /** @type {Teacher} */
  const teacher = {
    page, card, choices,
    telling: createTelling(choices),
    hinting: createHinting(page, () => choices.now().without),
    nameCell: (cell) => namings[choices.now().naming].cell(...placeOf(cell)),
  };
  const hint = createHint(teacher);
  const settings = createTeachingSettings(teacher);

  /** @param {HTMLElement} container */
  function mountBar(container) {
    const acts = /** @type {[string, () => void][]} */ ([[words("teach.settings"), settings]]);
    container.append(h("div", { class: "teach-bar", role: "group", "aria-label": words("teach.label") },
      ...acts.map(([label, onclick]) => h("button", { type: "button", class: "button", onclick }, label))));
  }
  return { hintButton: hint.button, hint: () => void hint.press(), mountBar };
}

/** @param {string} cell @returns {[row: number, column: number]} */
function placeOf(cell) {
  const [row, column] = cell.slice(1).split("c").map(Number);
  return [row, column];
}
