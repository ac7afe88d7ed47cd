/** All steps that are there now, by technique; each can be shown on the board and taken. */
import { h } from "../controls/dom.js";
import { errorSentence } from "../controls/errors.js";
import { layoutOf } from "../model/position.js";
import { startOf, withStep } from "../model/teaching.js";
import { allowedWithout } from "../model/techniques.js";
import { byTechnique, isSingle } from "../model/walk.js";
import { legendView } from "./legend.js";
import { resultText } from "./short.js";
import { showStepOn } from "./step-board.js";
import { stepLine, stepView } from "./step-view.js";

/** @typedef {import("../model/step.js").Step} Step */
/** @typedef {import("./telling.js").Teller} Teller */
/** @typedef {{ steps: Step[], position: import("../model/position.js").Position, start: import("../model/teaching.js").Start, unique: boolean }} Found */

/**
 * @param {import("./teacher.js").Teacher} teacher
 * @returns {() => Promise<void>} looks for the steps and lists them
 */
export function createStepsList({ page, card, telling, choices, hinting, tellBefore, nameCell }) {
  const { words, store, actions } = page;
  const told = h("div", { class: "steps-told" });
  const apply = h("button", { type: "button", class: "button button-main", onclick: take }, words("hint.apply"));
  const acts = h("div", { class: "card-acts", hidden: true }, apply);
  const list = h("div", { class: "steps-list" });
  const count = h("p", {});
  const several = h("p", { class: "aside" }, words("hint.several"));
  const matter = { title: words("steps.title"), content: h("div", { class: "card-body" }, count, several, told, acts, list), closed };
  /** @type {Found | null} */
  let found = null;
  /** @type {Step | null} */
  let shown = null;

  async function open() {
    const { position } = store.state();
    const start = startOf(position);
    try {
      const answer = await card.run(async ({ signal }) => {
        const { before, unique } = await hinting.look(position, signal);
        if (before) return { before };
        return { steps: await page.engine.steps(start.state, { allowed: allowedWithout(new Set(choices.now().without), unique), signal }), unique };
      });
      if (!answer || store.state().position !== position) return;
      if (answer.before) {
        await tellBefore(position, answer.before);
        return;
      }
      found = { steps: answer.steps, position, start, unique: answer.unique };
      await fill(found);
    } catch (error) {
      page.say(errorSentence(error, words), "error");
    }
  }

  /** @param {Found} now */
  async function fill(now) {
    const teller = await telling();
    if (found !== now) return;
    const groups = byTechnique(now.steps);
    list.replaceChildren(...groups.map(([technique, steps]) => group(teller, technique, steps)));
    told.replaceChildren();
    acts.hidden = true;
    count.textContent = words("steps.count", { count: now.steps.length, all: groups.length });
    several.hidden = now.unique;
    card.turnTo(matter);
    card.announce([count, several].filter(({ hidden }) => !hidden).map(({ textContent }) => textContent).join(" "));
  }

  /** What is in a group is written when it is first unfolded. @param {Teller} teller @param {string} technique @param {Step[]} steps */
  function group(teller, technique, steps) {
    const lines = h("ul", { class: "step-lines" });
    const fold = h("details", { ontoggle: () => write() },
      h("summary", {}, h("span", { lang: teller.language }, teller.words(`technique.${technique}.name`)), h("span", { class: "count" }, String(steps.length))), lines);
    const write = () => {
      if (fold.open && !lines.firstChild) lines.append(...steps.map((step) => h("li", {}, line(teller, step))));
    };
    return fold;
  }

  /** @param {Teller} teller @param {Step} step */
  function line(teller, step) {
    const { position, start } = /** @type {Found} */ (found);
    const button = stepLine({ language: teller.language, result: resultText(step, nameCell, layoutOf(position).side), told }, () => {
      for (const other of list.querySelectorAll("[aria-current]")) other.removeAttribute("aria-current");
      button.setAttribute("aria-current", "true");
      shown = step;
      const explained = teller.explain(step, { position, sets: start.sets });
      told.replaceChildren(stepView(explained, teller.language), legendView(step, teller));
      acts.hidden = false;
      showStepOn(page, step, isSingle(step) ? null : start);
      card.announce(explained.sentences.join(" "), teller.language);
    });
    return button;
  }

  function take() {
    if (!found || !shown) return;
    actions.goTo(withStep(found.position, shown));
    page.say(words("hint.applied"));
  }

  function closed() {
    [found, shown] = [null, null];
    showStepOn(page, null, null);
  }

  store.subscribe(({ position }) => {
    if (card.shows(matter) && found?.position !== position) card.close();
  });
  choices.subscribe(() => {
    if (found && card.shows(matter)) void open();
  });
  return open;
}
