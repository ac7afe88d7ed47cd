/** Practice: a technique is chosen, a position in which it is needed comes on the board, and what is done there is checked. */
import { h } from "../controls/dom.js";
import { errorSentence } from "../controls/errors.js";
import { symbolOf } from "../model/digits.js";
import { judge } from "../model/exercise.js";
import { cellName } from "../model/layout.js";
import { layoutOf } from "../model/position.js";
import { stateAt } from "../model/state.js";
import { positionOf } from "../model/walk.js";
import { chooseTechnique } from "./practice-choice.js";
import { cellsOf } from "./puzzle.js";

/** @typedef {import("../model/position.js").Position} Position */
/** @typedef {{ answers: import("../model/step.js").Step[], solution: number[], before: Position, technique: string }} Task */

/**
 * @param {import("./teacher.js").Teacher} teacher
 * @param {import("../model/desk.js").Desk} desk
 * @returns {() => void} opens the choice of a technique
 */
export function createPractice(teacher, desk) {
  const { page, card, telling, nameCell } = teacher;
  const { words, store, actions, engine } = page;
  const name = h("p", { class: "step-name" });
  const about = h("p", { class: "aside" });
  const told = h("div", { class: "steps-told" });
  const button = (/** @type {string} */ label, /** @type {() => void} */ onclick, kind = "") => (
    h("button", { type: "button", class: `button ${kind}`, onclick }, label));
  const content = h("div", { class: "card-body" }, name, about, h("p", {}, words("practice.task")), told,
    h("div", { class: "card-acts" }, button(words("practice.check"), check, "button-main"), button(words("practice.show"), showAnswer),
      button(words("practice.next"), () => task && start(task.technique)), button(words("practice.other"), () => choose())));
  const matter = { title: words("practice.title"), content, closed };
  const choose = chooseTechnique(teacher, { sideNow: () => layoutOf(desk.own.state().position).side, chosen: (technique) => start(technique) });
  /** @type {Task | null} */
  let task = null;

  /** @param {string} technique */
  async function start(technique) {
    const { layout } = desk.own.state().position;
    try {
      const { words: local, language } = await telling();
      const sought = h("p", { class: "step-name", lang: language }, local(`technique.${technique}.name`));
      const exercise = await card.run(({ signal, onProgress }) => engine.practice({ technique, layout, signal, onProgress }), sought);
      if (!exercise) return;
      const before = positionOf(exercise.state, "play");
      task = { answers: exercise.answers, solution: cellsOf(exercise.solution, exercise.layout), before, technique };
      await show();
    } catch (error) {
      const { code } = /** @type {{ code?: string }} */ (error);
      fail(code === "not-found" ? words("practice.not-found") : errorSentence(error, words));
    }
  }

  /** Where the exercise before is still there, it stays, and the card tells. @param {string} sentence */
  function fail(sentence) {
    if (task) tell([sentence]);
    else page.say(sentence, "error");
  }

  /** @param {string[]} sentences @param {import("../model/exercise.js").Verdict} [verdict] */
  function tell(sentences, verdict) {
    if (verdict) told.dataset.verdict = verdict;
    else delete told.dataset.verdict;
    told.replaceChildren(...sentences.map((sentence) => h("p", {}, sentence)));
    card.announce(sentences.join(" "));
  }

  async function show() {
    const teller = await telling();
    if (!task) return;
    for (const line of [name, about]) line.lang = teller.language;
    name.textContent = teller.words(`technique.${task.technique}.name`);
    about.textContent = teller.words(`technique.${task.technique}.about`);
    told.replaceChildren();
    const now = task;
    card.turnTo(matter);
    task = now;
    desk.lend(stateAt(now.before), () => card.close());
    // The card lies elsewhere as soon as the board is lent.
    card.open(matter);
    page.say("");
    card.announce(`${name.textContent}. ${words("practice.task")}`, teller.language);
    page.focusBoard();
  }

  function check() {
    if (!task) return;
    const { position } = store.state();
    const judged = judge(task.before, position, task.answers, task.solution);
    const { faults, done, all, besides, verdict } = judged;
    const layout = layoutOf(position);
    const names = faults.map(({ cell, digit }) => words(position.entries[cell] ? "practice.fault-placed" : "practice.fault-removed", {
      cell: nameCell(cellName(layout, cell)), digit: symbolOf(digit, layout.side),
    }));
    const sentences = [
      words(verdicts[verdict], { todo: all - done, count: done, all }), ...names,
      ...(verdict === "right" && besides ? [words("practice.besides", { count: besides })] : []),
    ];
    tell(sentences, verdict);
  }

  async function showAnswer() {
    if (!task) return;
    const { before, answers, solution } = task;
    const { answer } = judge(before, store.state().position, answers, solution);
    const teller = await telling();
    if (!card.shows(matter)) return;
    actions.goTo(before);
    actions.showStep(answer);
    const explained = teller.explain(answer, { position: before, sets: before.notes });
    delete told.dataset.verdict;
    told.replaceChildren(h("div", { class: "step-told", lang: teller.language }, ...explained.sentences.map((sentence) => h("p", {}, sentence))));
    card.announce(explained.sentences.join(" "), teller.language);
  }

  /** What was said of the work holds until it changes. */
  let { position: seen } = store.state();
  store.subscribe(({ position }) => {
    if (position === seen) return;
    seen = position;
    if (told.hasChildNodes()) tell([]);
  });

  function closed() {
    task = null;
    desk.giveBack();
  }
  return () => choose();
}

const verdicts = /** @type {const} */ ({
  nothing: "practice.nothing", right: "practice.right", partly: "practice.partly", wrong: "practice.wrong", other: "practice.no-part",
});
