/** The hint: three presses, each telling more, then the step can be taken. */
import { h } from "../controls/dom.js";
import { errorSentence } from "../controls/errors.js";
import { tool } from "../controls/tools.js";
import { pictureOf } from "./hinting.js";
import { legendView } from "./legend.js";
import { createMistakeView } from "./mistake-view.js";
import { showStepOn } from "./step-board.js";
import { sentencesAt, stepView } from "./step-view.js";
import { withStep } from "../model/teaching.js";
import { isSingle } from "../model/walk.js";

/** @typedef {import("./hinting.js").Hint} Hint */
/** @typedef {import("./hinting.js").NextStep} NextStep */
/** @typedef {import("./teacher.js").Teacher} Teacher */

const nothing = /** @type {const} */ ({
  blank: "solve.blank", solved: "hint.solved", conflict: "hint.conflict", unsolvable: "solve.none", stuck: "hint.stuck",
});

/**
 * @param {Teacher} teacher
 * @returns {{ button: HTMLButtonElement, press: () => Promise<void>, showMistakes: () => Promise<void>, tellBefore: import("./teacher.js").Teacher["tellBefore"] }}
 */
export function createHint({ page, card, telling, choices, hinting, nameCell }) {
  const { words, store, actions } = page;
  const button = tool("hint", words("hint.button"), () => press());
  const content = h("div", { class: "hint-card" });
  const apply = h("button", { type: "button", class: "button button-main", onclick: take }, words("hint.apply"));
  const more = h("button", { type: "button", class: "button", onclick: () => press() }, words("hint.more"));
  const mistakes = createMistakeView({ page, card, hinting, nameCell });
  const hintMatter = { title: words("hint.title"), content, closed };
  const mistakeMatter = { title: words("mistake.title"), content, closed };
  const isShown = () => card.shows(hintMatter) || card.shows(mistakeMatter);

  async function press() {
    const whole = hinting.now();
    if (whole && isShown() && whole.strength === 3) lastButton()?.focus();
    else await askFor(hinting.press);
  }

  /** What a check found, and the ways out. */
  const showMistakes = () => askFor(hinting.review);

  /** @param {(signal: AbortSignal) => Promise<Hint | null>} ask */
  async function askFor(ask) {
    try {
      const hint = await card.run(({ signal }) => ask(signal));
      if (hint) await tell(hint);
    } catch (error) {
      page.say(errorSentence(error, words), "error");
    }
  }

  const lastButton = () => /** @type {HTMLButtonElement | null} */ (content.querySelector(".button-main:not([hidden])"));

  /** @param {Hint} hint */
  async function tell(hint) {
    const { found } = hint;
    if (found.kind === "step") await tellStep(hint, found);
    else if (found.kind === "mistake") await tellMistake(hint, found.wrong);
    else {
      const sentences = [words(nothing[found.kind]), ...(found.kind === "stuck" && !found.unique ? [words("hint.several")] : [])];
      show({ content: sentences.map((sentence, i) => h("p", { class: i ? "aside" : "" }, sentence)), read: sentences.join(" ") });
    }
  }

  /** @type {import("./teacher.js").Teacher["tellBefore"]} */
  async function tellBefore(position, before) {
    const hint = hinting.begin(position, before);
    if (hint) await tell(hint);
  }

  /** @param {Hint} hint @param {NextStep} found */
  async function tellStep({ position, strength }, { step, start, unique }) {
    const teller = await telling();
    const { explain, language } = teller;
    if (store.state().position !== position) return;
    const told = explain(step, { position, sets: start.sets });
    const hadFocus = card.hasFocus();
    showStepOn(page, pictureOf(step, strength), strength > 1 && !isSingle(step) ? start : null);
    const asides = asidesOf(step, start, strength, unique);
    more.hidden = strength === 3;
    apply.hidden = strength < 3;
    show({
      content: [h("p", { class: "hint-strength" }, words("hint.strength", { strength })), stepView(told, language, strength), ...(strength === 3 ? [legendView(step, teller)] : []),
        ...asides.map((aside) => h("p", { class: "aside" }, aside)), h("div", { class: "card-acts" }, more, apply)],
      read: sentencesAt(told, strength).join(" "),
      language,
    });
    // The beginning of what is told stays in view, though the button is below it.
    if (hadFocus) (strength === 3 ? apply : more).focus({ preventScroll: true });
  }

  /** @param {Hint} hint @param {import("./hinting.js").Mistakes} wrong */
  async function tellMistake({ position, strength }, wrong) {
    const hadFocus = card.hasFocus();
    const { sentences, aside, acts } = await mistakes.view(wrong, strength);
    if (store.state().position !== position) return;
    more.hidden = strength === 3;
    show({
      content: [...sentences.map((sentence) => h("p", {}, sentence)), ...(aside ? [h("p", { class: "aside" }, aside)] : []),
        h("div", { class: "card-acts" }, more, ...acts)],
      read: [...sentences, aside].join(" "),
    }, mistakeMatter);
    if (hadFocus) (acts[0] ?? more).focus({ preventScroll: true });
  }

  /** What is to be known of the candidates. @param {import("../model/step.js").Step} step @param {import("../model/teaching.js").Start} start @param {number} strength @param {boolean} unique */
  function asidesOf({ eliminations = [] }, { from }, strength, unique) {
    const matters = strength > 1 && from === "left" && eliminations.length > 0;
    return [
      ...(matters ? [words(strength === 3 ? "hint.will-note" : "hint.from-left")] : []),
      ...(strength > 1 && !unique ? [words("hint.several")] : []),
    ];
  }

  /** @param {{ content: HTMLElement[], read: string, language?: string }} told @param {import("./card.js").Matter} [matter] */
  function show(told, matter = hintMatter) {
    content.replaceChildren(...told.content);
    card.open(matter);
    card.announce(told.read, told.language);
  }

  function take() {
    const hint = hinting.now();
    if (hint?.found.kind !== "step") return;
    actions.goTo(withStep(hint.position, hint.found.step));
    page.say(words("hint.applied"));
  }

  function closed() {
    showStepOn(page, null, null);
    hinting.forget();
  }

  store.subscribe(({ position }) => {
    if (isShown() && hinting.now()?.position !== position) card.close();
  });
  choices.subscribe(async () => {
    const hint = hinting.now();
    if (hint && isShown()) await tell(hint);
  });
  return { button, press, showMistakes, tellBefore };
}
