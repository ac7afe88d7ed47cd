/**
 * All steps of the position in the card. Of each family of techniques the easiest step is shown first; the others
 * unfold, by technique. The explanation of a step unfolds below its line, and the step can be applied there.
 */
import { h } from "../controls/dom.js";
import { byFamily } from "../model/families.js";
import { effect, untracked } from "../model/signals.js";
import { legendView } from "./step-legend.js";
import { linkView } from "./link-view.js";
import { resultText } from "../model/result-text.js";
import { cardButton, createTelling, givenSentence } from "./room.js";
import { appendInSlices } from "./sliced-list.js";
import { stepLine } from "./step-view.js";

/** @typedef {import("../model/step.js").Step} Step */
/** @typedef {import("./explanations.js").Explainer} Explainer */
/** @typedef {import("./all-steps.js").FoundSteps} FoundSteps */
/** @typedef {import("../model/families.js").FamilyOfSteps} FamilyOfSteps */

/** @param {import("./room.js").Room} room */
export function createStepsView(room) {
  const {
    teaching: { steps, explanations, hinting },
    card,
    words,
    say,
    store,
  } = room;
  const count = h("p", {});
  const easiest = h("p", { class: "aside" }, words("steps.easiest"));
  const provable = h("p", { class: "aside" });
  const list = h("div", { class: "steps-list" });
  const topic = {
    title: words("steps.title"),
    content: h("div", { class: "card-parts" }, count, easiest, provable, list),
    closed,
  };
  /** The line that is explained, with its explanation. @type {{ line: HTMLElement, told: HTMLElement } | null} */
  let open = null;
  const telling = createTelling(room);
  /** Ends the writing of long lists. @type {(() => void)[]} */
  let writing = [];

  function stopWriting() {
    for (const stop of writing) stop();
    writing = [];
  }

  async function find() {
    const instead = await telling.run(({ signal }) => steps.find(signal));
    if (instead) hinting.begin(instead.position, instead.before);
  }

  /** @param {FoundSteps | null} found */
  async function show(found) {
    if (!found) {
      if (card.shows(topic)) card.close();
      return;
    }
    const explainer = await explanations.load();
    if (steps.current.peek() === found) fill(found, explainer);
  }

  /** @param {FoundSteps} found @param {Explainer} explainer */
  function fill({ steps: { length }, groups, given }, explainer) {
    stopWriting();
    open = null;
    const families = byFamily(groups);
    list.replaceChildren(...families.map((family) => familyView(explainer, family)));
    easiest.hidden = families.every((family) => family.count === 1);
    count.textContent = words("steps.count", { count: length, all: groups.length });
    provable.textContent = givenSentence(given, words);
    provable.hidden = given === "unique";
    card.turnTo(topic);
    card.announce(
      words.text([count, easiest, provable].filter(({ hidden }) => !hidden).map(({ textContent }) => textContent)),
    );
  }

  /**
   * The easiest step of a family, and a fold with the others.
   * @param {Explainer} explainer
   * @param {FamilyOfSteps} family
   */
  function familyView(explainer, { family, easiest: first, count: all, groups }) {
    const name = explainer.words(`family.${family}`);
    const section = h(
      "section",
      { class: "steps-family", "aria-label": name },
      line(explainer, first, nameOf(explainer, first.technique)),
    );
    const title = words("steps.more", { family: name, count: all - 1 });
    const [only, ...others] = groups;
    if (others.length) section.append(fold(title, groups.length, (i) => group(explainer, ...groups[i])));
    else if (only)
      section.append(
        fold(
          title,
          only[1].length,
          (i) => h("li", {}, line(explainer, only[1][i], nameOf(explainer, only[0]))),
          h("ul", { class: "step-lines" }),
        ),
      );
    return section;
  }

  /** @param {Explainer} explainer @param {string} technique @param {readonly Step[]} all */
  function group(explainer, technique, all) {
    const lines = h("ul", { class: "step-lines" });
    return fold(
      [nameOf(explainer, technique), " ", h("span", { class: "count" }, words.number(all.length))],
      all.length,
      (i) => h("li", {}, line(explainer, all[i])),
      lines,
    );
  }

  /**
   * The contents of a fold are written when it is first unfolded.
   * @param {string | (string | Node)[]} title
   * @param {number} length
   * @param {(index: number) => HTMLElement} make
   * @param {HTMLElement} [contents]
   */
  function fold(title, length, make, contents = h("div", { class: "steps-fold" })) {
    const write = () => {
      if (details.open && !contents.firstChild) writing.push(appendInSlices(contents, length, make));
    };
    const details = h("details", { ontoggle: write }, h("summary", {}, ...[title].flat()), contents);
    return details;
  }

  /**
   * @param {Explainer} explainer
   * @param {Step} step
   * @param {string} [name] where the technique is not named above
   */
  function line(explainer, step, name) {
    const nameDigit = (/** @type {number} */ digit) => explanations.nameDigit(digit, store.state().position);
    const button = stepLine({ name, result: resultText(step, explanations.nameCell, nameDigit, words) }, () =>
      explain(button, explainer, step),
    );
    button.setAttribute("aria-expanded", "false");
    return button;
  }

  /** @param {HTMLElement} button @param {Explainer} explainer @param {Step} step */
  function explain(button, explainer, step) {
    const found = steps.current.peek();
    const wasOpen = open?.line === button;
    open?.told.remove();
    open?.line.setAttribute("aria-expanded", "false");
    open = null;
    if (!found || wasOpen) {
      steps.hide();
      return;
    }
    const explanation = explainer.explain(step, { position: found.position, sets: found.start.sets });
    const { element, begin } = linkView(room, step, explanation);
    const told = h(
      "div",
      { class: "step-unfolded" },
      element,
      legendView(step, found.position, explainer),
      h("div", { class: "card-buttons" }, cardButton(words("hint.apply"), apply, true)),
    );
    button.after(told);
    button.setAttribute("aria-expanded", "true");
    open = { line: button, told };
    steps.show(step);
    begin();
    card.announce(words.text(explanation.sentences));
    bringIntoView(button, told);
  }

  function apply() {
    if (steps.apply()) say(words("hint.applied"));
  }

  function closed() {
    stopWriting();
    open = null;
    steps.close();
  }

  const release = effect(() => {
    const found = steps.current.value;
    untracked(() => telling.begin(() => show(found)));
  });
  return {
    /** Looks for the steps and lists them. */
    open: find,
    dispose() {
      release();
      topic.closed = () => {};
      stopWriting();
    },
  };
}

/** @param {Explainer} explainer @param {string} technique */
const nameOf = (explainer, technique) => explainer.words(`technique.${technique}.name`);

/**
 * Scrolls the card so that the explanation below a line is visible, and the line at the top where there is too little
 * room.
 * @param {HTMLElement} line
 * @param {HTMLElement} told
 */
function bringIntoView(line, told) {
  const scroller = line.closest(".card-content");
  if (!scroller) return;
  const { top, bottom } = scroller.getBoundingClientRect();
  const above = line.getBoundingClientRect().top - top;
  scroller.scrollTop += Math.min(Math.max(told.getBoundingClientRect().bottom - bottom, 0), above);
}
