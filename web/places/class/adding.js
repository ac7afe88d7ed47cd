/** The ways to add tasks to work for a class, of which one is shown. */
import { fill, h } from "../../controls/dom.js";
import { choiceField } from "../../controls/fields.js";
import { createFromGames } from "./from-games.js";
import { createFromText } from "./from-text.js";
import { createFromGoal } from "./from-goal.js";
import { createFromTechniques } from "./from-techniques.js";

/** @typedef {import("../../model/class-sheet.js").Task} Task */
/**
 * @typedef {{ add: (tasks: readonly Task[]) => void, tell: (sentence: string) => void }} Adding what a way is handed;
 *   `tell` says a sentence beside the buttons that add, where a reader looks
 */
/** @typedef {{ element: HTMLElement, dispose?: () => void }} Way */
/**
 * @typedef {(app: import("../shell/app.js").App, say: import("../../i18n/class-words.js").ClassWords, names:
 *   import("../../i18n/steps/step-words.js").StepWords, adding: Adding) => Way} CreateWay
 */

const ways = { text: createFromText, made: createFromGoal, kept: createFromGames, techniques: createFromTechniques };
/** @typedef {keyof typeof ways} WayName */
const keys = /** @type {const} */ ({
  text: "class.add-text",
  made: "class.add-new",
  kept: "class.add-kept",
  techniques: "class.add-techniques",
});

/**
 * @param {import("../shell/app.js").App} app
 * @param {import("../../i18n/class-words.js").ClassWords} say
 * @param {import("../../i18n/steps/step-words.js").StepWords} names
 * @param {Adding["add"]} add
 */
export function createAdding(app, say, names, add) {
  /** The ways that were shown keep what is in their fields. @type {Partial<Record<WayName, Way>>} */
  const made = {};
  const place = h("div", {});
  const told = h("p", { class: "dialog-told", role: "status" });
  const choice = choiceField(
    say("class.from"),
    /** @type {WayName[]} */ (Object.keys(ways)).map((value) => ({ value, label: say(keys[value]) })),
    "text",
    show,
  );

  /** @param {string} sentence */
  function tell(sentence) {
    told.textContent = sentence;
  }

  /** @param {WayName} name */
  function show(name) {
    const way = (made[name] ??= ways[name](app, say, names, { add, tell }));
    fill(place, way.element);
  }

  show("text");
  return {
    element: h("div", { class: "fields class-ways" }, choice.element, place, told),
    tell,
    dispose() {
      for (const way of Object.values(made)) way.dispose?.();
    },
  };
}
