/**
 * What a new puzzle may be besides its level and its board: symmetry, number of givens, rating, number of steps,
 * techniques, pattern, seed, a word in the solution.
 */
import { h } from "../../controls/dom.js";
import { checkField } from "../../controls/fields.js";
import { patternField } from "./pattern-field.js";
import { symmetryField } from "./symmetry-field.js";
import { wordField } from "./word-field.js";
import { icon } from "../../controls/icons.js";
import { renewList } from "../../controls/list.js";
import { isChosenByLevel } from "../../model/puzzle-goal.js";
import { canOccur, levels, techniquesOf } from "../../model/techniques.js";

/** @typedef {import("../../i18n/words.js").Words} Words */
/** @typedef {import("../../i18n/face-words.js").FaceWords} FaceWords */
/** @typedef {import("../../model/layout.js").Layout} Layout */
/** @typedef {import("../../model/puzzle-goal.js").Bounds} Bounds */
/** @typedef {import("../../i18n/steps/step-words.js").StepWords} StepWords has the names of techniques and levels */

const ratings = { least: 1, most: 11.9, step: 0.1 };
const largestSeed = Number.MAX_SAFE_INTEGER;

/**
 * @param {Words} words
 * @param {object} options
 * @param {FaceWords | null} options.faceWords are loaded before, so that no label grows later; null when they could not
 *   be loaded: there is no field for a word then
 * @param {() => Promise<import("../../i18n/steps/step-words.js").StepWords>} options.loadNames loads the names of
 *   techniques
 * @param {Parameters<typeof patternField>[1]["ofBoard"]} options.ofBoard
 */
export function moreFields(words, { faceWords, loadNames, ofBoard }) {
  const symmetry = symmetryField(words);
  const givens = boundsField(words("more.givens"), { least: 0, most: 625, step: 1 }, words);
  const rating = boundsField(words("more.rating"), ratings, words);
  const steps = boundsField(words("more.steps"), { least: 0, most: 1000, step: 1 }, words);
  const techniques = techniqueLists(words, loadNames);
  const minimal = checkField(words("more.minimal"), false);
  // The field shows the seed that is used: the typed number, rounded to a whole number that `nonet generate --seed`
  // also takes.
  const seed = h("input", {
    type: "number",
    min: 0,
    max: largestSeed,
    step: 1,
    inputmode: "numeric",
    onchange: () => (seed.value = String(seedNow() ?? "")),
  });
  const word = wordField(words, { faceWords });
  const pattern = patternField(words, { symmetry: symmetry.value, ofBoard, changed: () => {} });
  const painting = h("details", { class: "shape-more" }, h("summary", {}, words("pattern.title")), pattern.element);
  const element = h(
    "div",
    { class: "fields more-fields" },
    symmetry.element,
    givens.element,
    rating.element,
    steps.element,
    techniques.element,
    minimal.element,
    painting,
    h(
      "div",
      { class: "fields" },
      h("label", { class: "field" }, h("span", {}, words("more.seed")), seed),
      h("p", { class: "hint" }, words("more.seed-note")),
    ),
    word.element,
  );

  return {
    element,
    /** Shows the fields that apply to puzzles of a layout. @param {Layout} layout */
    follow(layout) {
      rating.element.hidden = layout.name !== "3x3";
      steps.element.hidden = !isChosenByLevel(layout);
      techniques.follow(layout);
      painting.hidden = layout.digitCount > 25;
      pattern.follow(layout);
      word.follow(layout);
    },
    /** What is wrong with the word; undefined when it can be used, or there is none. */
    fault: word.fault,
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
    const counted = steps.element.hidden ? undefined : steps.value();
    const painted = pattern.value();
    const listed = techniques.value();
    return {
      ...(painted && { pattern: painted }),
      ...(clues && !painted && { clues }),
      ...(rated && { rating: rated }),
      ...(counted && { steps: counted }),
      ...(listed && { techniques: listed }),
      ...(minimal.value() && { minimal: true }),
      ...(word.value() && { word: word.value() }),
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
  const field = (/** @type {"least" | "most"} */ end) =>
    h("input", {
      type: "number",
      min: least,
      max: most,
      step,
      inputmode: "decimal",
      "aria-label": words("more.range", { name, end }),
    });
  const inputs = [field("least"), field("most")];
  return {
    element: h(
      "div",
      { class: "field field-bounds", role: "group", "aria-label": name },
      h("span", {}, name),
      h("span", { class: "bounds" }, inputs[0], h("span", { "aria-hidden": "true" }, "–"), inputs[1]),
    ),
    /** @returns {Bounds | undefined} in order; undefined when both are empty */
    value() {
      if (inputs.every((input) => input.value === "")) return undefined;
      const [low, high] = inputs.map((input, i) =>
        input.value === "" ? [least, most][i] : Math.min(Math.max(input.valueAsNumber, least), most),
      );
      return low <= high ? [low, high] : [high, low];
    },
  };
}

/**
 * @param {import("../../i18n/words.js").Words} words
 * @param {() => Promise<StepWords>} loadNames
 */
function techniqueLists(words, loadNames) {
  /** @type {Record<"need" | "avoid", Set<string>>} */
  const chosen = { need: new Set(), avoid: new Set() };
  /** @type {import("../../model/techniques.js").Board} */
  let board = { digitCount: 9 };
  /** @type {StepWords | null} */
  let names = null;
  const lists = [list("need", words("more.need")), list("avoid", words("more.avoid"))];
  const element = h("div", { class: "fields" }, ...lists.map((each) => each.element));

  /** @param {"need" | "avoid"} kind @param {string} label */
  function list(kind, label) {
    const select = h("select", { onchange: add });
    const kept = h("ul", { class: "kept" });

    function add() {
      const id = select.value;
      select.value = "";
      if (!id) return;
      chosen[kind].add(id);
      chosen[kind === "need" ? "avoid" : "need"].delete(id);
      for (const each of lists) each.show();
      select.focus();
    }

    /** @param {string} id */
    function item(id) {
      const technique = nameOf(id);
      const remove = () => {
        chosen[kind].delete(id);
        show();
        select.focus();
      };
      return h(
        "li",
        {},
        h(
          "button",
          {
            type: "button",
            class: "chip kept-one",
            "aria-label": words(kind === "need" ? "more.remove-need" : "more.remove-avoid", { technique }),
            onclick: remove,
          },
          h("span", { lang: names?.language }, technique),
          icon("close"),
        ),
      );
    }

    function show() {
      renewList(kept, [...chosen[kind]], nameOf, item);
      kept.hidden = chosen[kind].size === 0;
    }

    function fill() {
      const none = h("option", { value: "" }, words("more.add"));
      const groups = levels.map((level) =>
        h(
          "optgroup",
          { label: names?.(`level.${level}`) ?? "" },
          ...techniquesOf(level)
            .filter((id) => canOccur(id, board))
            .map((id) => h("option", { value: id }, nameOf(id))),
        ),
      );
      select.replaceChildren(none, ...groups);
      show();
    }

    return {
      element: h("div", { class: "fields" }, h("label", { class: "field" }, h("span", {}, label), select), kept),
      fill,
      show,
    };
  }

  /** @param {string} id */
  function nameOf(id) {
    return names?.(`technique.${id}.name`) ?? id;
  }

  return {
    element,
    nameOf,
    /** Loads the names of the techniques. */
    async load() {
      names = await loadNames();
      for (const each of lists) each.fill();
    },
    /** @param {import("../../model/techniques.js").Board} now on which some techniques never occur */
    follow(now) {
      board = now;
      for (const kind of /** @type {const} */ (["need", "avoid"]))
        for (const id of chosen[kind]) if (!canOccur(id, board)) chosen[kind].delete(id);
      for (const each of lists) each.fill();
    },
    value() {
      const { need, avoid } = chosen;
      if (need.size + avoid.size === 0) return undefined;
      return { ...(need.size && { shown: [...need] }), ...(avoid.size && { forbidden: [...avoid] }) };
    },
  };
}
