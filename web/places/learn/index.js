/** Learn: the path of the present puzzle, its steps and its rating; the techniques, with practice. */
import { copyText } from "../../controls/clipboard.js";
import { errorSentence } from "../../controls/errors.js";
import { mountKeypad } from "../../controls/keypad.js";
import { mountTools } from "../../controls/tools.js";
import { puzzleText } from "../../formats/masks.js";
import { exerciseRecord } from "../../games/exercises.js";
import { openTeaching } from "../../teacher/index.js";
import { mountLessons } from "../../teacher/lessons.js";
import { onFrame } from "../../controls/on-frame.js";
import { fill, h } from "../../controls/dom.js";
import { dayOf } from "../../model/days.js";

/** @param {import("../../games/exercises.js").KeptRecord} kept @returns {import("../../teacher/mastery.js").Mastery} */
const masteryOf = ({ record, count }) => ({ record, count: (technique, more) => count(technique, more, dayOf(Date.now())) });

/** @type {import("../shell/app.js").OpenPlaceFunction} */
export function openPlace(app, { heading, side, card, kept }) {
  const { words, actions, store } = app;
  const teaching = /** @type {import("../../teacher/teaching.js").Teaching} */ (kept.teaching ??= openTeaching(app, masteryOf(exerciseRecord())));
  /** The path is printed in place Print, with its settings. */
  const printPath = () => {
    app.settings.print.value = { ...app.settings.print.peek(), kind: "path" };
    void app.go("print");
  };
  const outputs = { copyText, writePuzzle: puzzleText, printPath };
  const lessons = mountLessons(app, card, teaching, outputs);
  const keys = h("div", { class: "learn-keys" });
  const controls = [mountTools(keys, { words, actions }), mountKeypad(keys, { words, actions })];
  const back = h("a", { class: "learn-back", href: "#play" }, words("lesson.back"));
  /** The address of Learn is already there during an exercise, so a link to it changes nothing by itself. @param {MouseEvent} event */
  const closeByLink = ({ target, ctrlKey, metaKey, shiftKey }) => {
    const opensElsewhere = ctrlKey || metaKey || shiftKey;
    if (!opensElsewhere && location.hash === "#learn" && target instanceof Element && target.closest('a[href="#learn"]')) card.close();
  };
  addEventListener("click", closeByLink);
  const openStatistics = () => import("../dialogs.js").then((module) => module.openStatistics(app)).catch((error) => app.say(errorSentence(error, words), "error"));
  const statistics = h("button", { type: "button", class: "quiet learn-statistics", onclick: () => void openStatistics() }, words("stats.open"));
  side.append(keys, lessons.bar, lessons.techniques, statistics);
  // The keys are needed in an exercise alone; the rest gives way to them.
  const release = onFrame(() => {
    const state = store.signal.value;
    const isExercise = state.activity === "exercise";
    keys.hidden = !isExercise;
    const isLesson = teaching.lesson.current.value !== null;
    lessons.bar.hidden = isExercise || isLesson;
    fill(heading, (isExercise || isLesson) && back);
    lessons.techniques.hidden = app.explaining.value;
    statistics.hidden = app.explaining.value;
    if (isExercise) for (const control of controls) control.update(state);
  });
  return {
    keys: {
      "hint": { press: teaching.practice.hint }, "rate": { press: lessons.rate }, "turn": { press: () => void card.walk(1) }, "turn-back": { press: () => void card.walk(-1) },
    },
    dispose(why) {
      release();
      removeEventListener("click", closeByLink);
      for (const control of controls) control.destroy();
      lessons.dispose();
      if (why === "language") return;
      delete kept.teaching;
      teaching.dispose();
    },
  };
}
