/**
 * Learn: the course, with what is next and the map of techniques; the path, the steps and the rating of the present
 * puzzle.
 */
import { copyText } from "../../controls/clipboard.js";
import { fill, h } from "../../controls/dom.js";
import { errorSentence } from "../../controls/errors.js";
import { saveFile } from "../../controls/files.js";
import { mountKeypad } from "../../controls/keypad.js";
import { onFrame } from "../../controls/on-frame.js";
import { loadPageAgain } from "../../controls/reload.js";
import { mountTools } from "../../controls/tools.js";
import { puzzleText } from "../../formats/masks.js";
import { masteryOf } from "../../games/exercises.js";
import { stormBest } from "../../games/storm-best.js";
import { dayOf } from "../../model/days.js";
import { computed, effect } from "../../model/signals.js";
import { openTeaching } from "../../teacher/index.js";
import { mountLessons } from "../../teacher/lessons.js";
import { taskQuestions } from "../class/task-questions.js";
import { createCourseGames } from "./course-games.js";
import courseStyle from "../../styles/course.css";
import learnStyle from "../../styles/learn.css";

export const styles = [learnStyle, courseStyle];

/** @typedef {{ teaching?: import("../../teacher/teaching.js").Teaching, screen?: number }} Memory */

/** @type {import("../shell/app.js").OpenPlaceFunction<Memory>} */
export function openPlace(app, { heading, side, card, memory }) {
  const { words, actions, store, games } = app;
  const teaching = (memory.teaching ??= openTeaching(app, masteryOf()));
  /** The path is printed in place Print, with its settings. */
  const printPath = () => {
    app.settings.print.value = { ...app.settings.print.peek(), kind: "path" };
    void app.go("print");
  };
  const outputs = { copyText, writePuzzle: puzzleText, printPath };
  const failed = (/** @type {unknown} */ error) => app.say(errorSentence(error, words), "error");
  const { play, playEasy, playPuzzle, solvedOf } = createCourseGames(app, teaching);
  const lessons = mountLessons(app, card, teaching, outputs, {
    results: games.results,
    today: () => dayOf(Date.now()),
    play: (technique) => void play(technique).catch(failed),
    introduction: { memory, playEasy: (sentence) => void playEasy(sentence).catch(failed) },
    storm: { engine: app.engine, best: stormBest() },
    loadRuleDrawing: async () => (await app.load("rulesOnBoard")).ruleExtension,
    loadPageAgain,
    work: {
      kept: app.settings.classWork,
      solvedOf,
      playPuzzle: (task) => void playPuzzle(task).catch(failed),
      judging: taskQuestions(app),
      saveText: (text, name) => saveFile(new Blob([text], { type: "text/plain" }), name),
      make: (text) => void app.open("classMaker", ({ openClassMaker }) => openClassMaker(app, { text })),
    },
  });
  void games.load();
  const keys = h("div", { class: "learn-keys" });
  const controls = [mountTools(keys, { words, actions }), mountKeypad(keys, { words, actions })];
  const back = h("a", { class: "learn-back", href: "#play" }, words("lesson.back"));
  /**
   * The address of Learn is already there during an exercise, so a link to it changes nothing by itself.
   * @param {MouseEvent} event
   */
  const closeByLink = ({ target, ctrlKey, metaKey, shiftKey }) => {
    const opensElsewhere = ctrlKey || metaKey || shiftKey;
    if (
      !opensElsewhere &&
      target instanceof Element &&
      target.closest("a")?.getAttribute("href") === app.address.now().hash
    )
      card.close();
  };
  addEventListener("click", closeByLink);
  const openStatistics = () => app.open("dialogs", (room) => room.openStatistics(app));
  const statistics = h(
    "button",
    { type: "button", class: "quiet learn-statistics", onclick: () => void openStatistics() },
    words("stats.open"),
  );
  const { map, pupil, introduction, storm } = lessons;
  const view = h(
    "div",
    { class: "learn" },
    lessons.tabs,
    introduction.told,
    keys,
    introduction.onward,
    lessons.bar,
    pupil,
    map,
    statistics,
  );
  side.append(view);
  const isExercise = computed(() => store.signal.value.activity === "exercise");
  const isLesson = computed(() => lessons.isLesson.value || teaching.lesson.current.value !== null);
  const isPuzzle = computed(() => lessons.tab.value === "puzzle");
  const isIntroduction = computed(() => introduction.current.value !== null);
  const isStorm = computed(() => storm.value !== null);
  const hidesCourse = computed(() => isLesson.value || isStorm.value || app.explaining.value);
  /** The board shows what is explained, or the present puzzle where this was asked for. */
  const hasBoard = computed(
    () => app.explaining.value || isIntroduction.value || isStorm.value || (isPuzzle.value && !isLesson.value),
  );
  // At once, because the focus goes to the board in the same task.
  const releaseView = effect(() => {
    // The style sheet asks the body: `:has()` makes the browser compute the styles of the course anew at each change.
    document.body.dataset.learn = [
      !hasBoard.value && "course",
      isLesson.value && !isIntroduction.value && "lesson",
      isIntroduction.value && "introduction",
      isExercise.value && "exercise",
    ]
      .filter(Boolean)
      .join(" ");
    pupil.hidden = lessons.tab.value !== "class" || hidesCourse.value;
    map.hidden = lessons.tab.value !== "course" || hidesCourse.value;
    statistics.hidden = hidesCourse.value;
  });
  // The keys are needed in an exercise alone; the rest gives way to them.
  const release = onFrame(() => {
    keys.hidden = !isExercise.value;
    const isAway = isExercise.value || isLesson.value || isStorm.value;
    lessons.tabs.hidden = isAway;
    lessons.bar.hidden = !isPuzzle.value || isAway;
    fill(heading, isAway && back);
    if (isExercise.value) for (const control of controls) control.update(store.signal.value);
  });
  return {
    keys: {
      hint: { press: teaching.practice.hint },
      rate: { press: lessons.rate },
      turn: { press: () => void card.walk(1) },
      "turn-back": { press: () => void card.walk(-1) },
    },
    hasBoard: () => hasBoard.value,
    dispose(why) {
      releaseView();
      delete document.body.dataset.learn;
      release();
      removeEventListener("click", closeByLink);
      for (const control of controls) control.destroy();
      lessons.dispose();
      if (why === "language") return;
      delete memory.teaching;
      teaching.dispose();
    },
  };
}
