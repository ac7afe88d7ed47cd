/** What can be done with a path: taking over a position of it, copying it as text, printing it. */
import { h } from "../controls/dom.js";
import { formatLine } from "../formats/line.js";
import { positionOf } from "../model/walk.js";
import { copyText } from "./clipboard.js";
import { threeRatings, titlesOf } from "./rating-words.js";

/** As the engine names levels. @type {Record<string, string>} */
export const levelKeys = { easy: "level.1", medium: "level.2", hard: "level.3", expert: "level.4", extreme: "level.5" };

/** @typedef {import("./path.js").Walked & { at: number }} Walking */
/** @typedef {{ name: string, sentences: readonly string[], step: import("../model/step.js").Step, state: import("../model/step.js").StepState }} ToldStep */
/** @typedef {(options: { layout: string, givens: readonly number[], heading: string, facts: readonly string[], language: string, steps: readonly ToldStep[], document: Document }) => unknown} PrintPath */

/**
 * @param {{ page: import("./page-tools.js").Page, card: import("./card.js").Card, printPath: PrintPath, now: () => Walking | null }} parts
 */
export function createPathActs({ page, card, printPath, now }) {
  const { words, actions, say } = page;
  const button = (/** @type {string} */ label, /** @type {() => void} */ onclick) => h("button", { type: "button", class: "button", onclick }, label);
  const element = h("div", { class: "card-acts" }, button(words("path.take"), takeOver), button(words("path.copy"), copy), button(words("path.print"), print));

  function takeOver() {
    const walking = now();
    if (!walking) return;
    const position = positionOf(walking.states[walking.at], "play");
    // The board is the player's again: the path goes with its card.
    card.close();
    actions.goTo(position);
    say(words("path.taken"));
    page.focusBoard();
  }

  /** @param {Walking} walking @returns {ToldStep[]} */
  function told(walking) {
    const { steps, states, teller } = walking;
    const titleOf = titlesOf(walking);
    return steps.map((step, i) => {
      const position = positionOf(states[i], "view");
      const { sentences } = teller.explain(step, { position, sets: position.notes });
      return { name: titleOf(i), sentences, step, state: states[i] };
    });
  }

  async function copy() {
    const walking = now();
    if (!walking) return;
    const { states: [{ cells, givens = cells }] } = walking;
    const lines = told(walking).map(({ name, sentences }, i) => `${i + 1}. ${name}. ${sentences.join(" ")}`);
    say(words(await copyText([formatLine([...givens]), "", ...lines, ""].join("\n")) ? "copy.done" : "copy.failed"));
  }

  /** What a path that ends short of the solution has been through says nothing of the puzzle. @param {Walking} walking */
  function factsOf({ steps: { solved, level, hardest, length }, teller, unique, rating }) {
    if (rating) return [words("path.rating-is", { rating: threeRatings(rating, words) })];
    if (!solved) return [words("path.length-is", { length: words("path.unsolved", { count: length }) }), ...(unique ? [] : [words("hint.several")])];
    return [
      ...(level ? [words("path.level-is", { level: teller.words(levelKeys[level]) })] : []),
      ...(hardest ? [words("path.hardest-is", { hardest: teller.words(`technique.${hardest}.name`) })] : []),
    ];
  }

  function print() {
    const walking = now();
    if (!walking) return;
    const { states: [{ layout, cells, givens = cells }], teller } = walking;
    const facts = factsOf(walking);
    printPath({ layout, givens, heading: words("path.sheet"), facts, language: teller.language, steps: told(walking), document });
  }

  return {
    element,
    /** @param {boolean} hasSteps */
    update(hasSteps) { element.hidden = !hasSteps; },
  };
}
