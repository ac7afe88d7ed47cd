/** What a new puzzle may be besides its level and its board: symmetry, number of givens, rating, techniques, pattern, seed. */
import { h } from "../../controls/dom.js";
import { checkField } from "../../controls/fields.js";
import { patternField } from "./pattern-field.js";
import { symmetryField } from "./symmetry-field.js";
import { techniqueLists } from "./technique-lists.js";

/** @typedef {import("../../i18n/words.js").Words} Words */
/** @typedef {import("../../model/layout.js").Layout} Layout */
/** @typedef {import("../../model/puzzle-goal.js").Bounds} Bounds */

const ratings = { least: 1, most: 11.9, step: 0.1 };
const largestSeed = Number.MAX_SAFE_INTEGER;

/**
 * @param {Words} words
 * @param {object} options
 * @param {() => Promise<import("../../i18n/steps/load.js").StepWords>} options.loadNames loads the names of techniques
 * @param {Parameters<typeof patternField>[1]["ofBoard"]} options.ofBoard
 */
export function moreFields(words, { loadNames, ofBoard }) {
  const symmetry = symmetryField(words);
  const givens = boundsField(words("more.givens"), { least: 0, most: 625, step: 1 }, words);
  const rating = boundsField(words("more.rating"), ratings, words);
  const techniques = techniqueLists(words, loadNames);
  const minimal = checkField(words("more.minimal"), false);
  // The field shows the seed that is used: the typed number, rounded to a whole number that `nonet generate --seed` also takes.
  const seed = h("input", { type: "number", min: 0, max: largestSeed, step: 1, inputmode: "numeric", onchange: () => (seed.value = String(seedNow() ?? "")) });
  const pattern = patternField(words, { symmetry: symmetry.value, ofBoard, changed: () => {} });
  const painting = h("details", { class: "shape-more" }, h("summary", {}, words("pattern.title")), pattern.element);
  const element = h("div", { class: "fields more-fields" },
    symmetry.element,
    givens.element, rating.element, techniques.element, minimal.element, painting,
    h("div", { class: "fields" }, h("label", { class: "field" }, h("span", {}, words("more.seed")), seed), h("p", { class: "hint" }, words("more.seed-note"))));

  return {
    element,
    /** Shows the fields that apply to puzzles of a layout. @param {Layout} layout */
    follow(layout) {
      rating.element.hidden = layout.name !== "3x3";
      techniques.follow(layout.side);
      painting.hidden = layout.side > 25;
      pattern.follow(layout);
    },
    loadNames: techniques.load,
    symmetry: symmetry.value,
    /** Whether anything but the symmetry is asked for. */
    isSet: () => Object.keys(settings()).length > 0,
    goal: () => ({ symmetry: symmetry.value(), ...settings() }),
  };

  function seedNow() {
    return seed.value === "" ? undefined : Math.min(Math.max(Math.round(seed.valueAsNumber), 0), largestSeed);
  }

  /** @returns {Partial<import("../../model/puzzle-goal.js").Goal>} what is asked for, besides the symmetry */
  function settings() {
    const clues = givens.value();
    const rated = rating.element.hidden ? undefined : rating.value();
    const painted = pattern.value();
    const listed = techniques.value();
    return {
      ...(painted && { pattern: painted }),
      ...(clues && !painted && { clues }),
      ...(rated && { rating: rated }),
      ...(listed && { techniques: listed }),
      ...(minimal.value() && { minimal: true }),
      ...(seedNow() !== undefined && { seed: seedNow() }),
    };
  }
}

/**
 * Two numbers; both may be left empty.
 *
 * @param {string} name @param {{ least: number, most: number, step: number }} range @param {Words} words
 */
function boundsField(name, { least, most, step }, words) {
  const field = (/** @type {"least" | "most"} */ end) => (
    h("input", { type: "number", min: least, max: most, step, inputmode: "decimal", "aria-label": words("more.range", { name, end }) }));
  const inputs = [field("least"), field("most")];
  return {
    element: h("div", { class: "field field-bounds", role: "group", "aria-label": name }, h("span", {}, name),
      h("span", { class: "bounds" }, inputs[0], h("span", { "aria-hidden": "true" }, "–"), inputs[1])),
    /** @returns {Bounds | undefined} in order; undefined when both are empty */
    value() {
      if (inputs.every((input) => input.value === "")) return undefined;
      const [low, high] = inputs.map((input, i) => (input.value === "" ? [least, most][i] : Math.min(Math.max(input.valueAsNumber, least), most)));
      return low <= high ? [low, high] : [high, low];
    },
  };
}
