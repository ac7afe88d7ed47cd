/**
 * The views of place Learn: the course with its map, the introduction, lessons and practice; the path, all steps and
 * the rating of the present puzzle.
 */
import { h, renew } from "../controls/dom.js";
import { readSheet } from "../model/class-sheet.js";
import { introductionName } from "../model/guides.js";
import { effect, signal } from "../model/signals.js";
import { createClassView } from "./class-view.js";
import { createCourseView } from "./course-view.js";
import { createCourseWay } from "./course-way.js";
import { createHintView } from "./hint-view.js";
import { createIntroductionView } from "./introduction-view.js";
import { classHash, classInAddress, courseHash, isPuzzleAddress, lessonHash, puzzleHash } from "./lesson-address.js";
import { boardOf } from "./lesson-parts.js";
import { createLessonView } from "./lesson-view.js";
import { createPathView } from "./path-view.js";
import { createTaps } from "./practice-taps.js";
import { createPracticeView } from "./practice-view.js";
import { createRatingView } from "./rating-view.js";
import { createStepsView } from "./steps-view.js";
import { createStormView } from "./storm-view.js";
import { cardButton, runWork } from "./room.js";

/** @typedef {"course" | "puzzle" | "class"} Tab */

/** The board of the course. */
const layout = "3x3";

/**
 * @param {import("./index.js").Around & { address: import("./index.js").RoomAddress }} around
 * @param {import("../controls/card.js").Card} card
 * @param {import("./teaching.js").Teaching} teaching
 * @param {import("./path-actions.js").PathOutputs} outputs
 * @param {object} course
 * @param {import("./course-way.js").CourseTools["results"]} course.results
 * @param {() => string} course.today
 * @param {() => Promise<import("../board/extension.js").Extension>} course.loadRuleDrawing loads what draws the rules
 *   of a puzzle
 * @param {() => Promise<void>} course.loadPageAgain
 * @param {(technique: string) => void} course.play puts the puzzle of a technique on the board
 * @param {Parameters<typeof createIntroductionView>[1]} course.introduction
 * @param {Omit<Parameters<typeof createStormView>[1], "practise">} course.storm
 * @param {Omit<Parameters<typeof createClassView>[1], "sheet" | "way" | "practise" | "goToLesson" | "copyText" |
 *   "today"> & { kept: import("../model/signals.js").Signal<string> }} course.work of a class; `kept`: the work that a
 *   link has brought last, as text
 */
export function mountLessons(
  { words, store, actions, say, focusBoard, address },
  card,
  teaching,
  outputs,
  { results, today, play, introduction: ways, storm: ofStorm, loadRuleDrawing, loadPageAgain, work },
) {
  const room = { teaching, card, words, store, actions, say, focusBoard };
  const way = createCourseWay({ mastery: teaching.mastery, results, today });
  /** What is shown while no lesson, exercise, path or hint is open. A lesson leaves it as it was. */
  const tab = signal(tabOf(address.now().hash));
  /** The work for a class that a link has brought. */
  const sheet = signal(/** @type {import("../model/class-sheet.js").ClassSheet | null} */ (null));
  let openClassHash = "";
  /** Whether the address names a lesson, so that the lesson is open or about to open. */
  const isLesson = signal(address.now().lesson !== null);
  const goToLesson = (/** @type {string} */ id) => address.visit(lessonHash(id));
  const steps = createStepsView(room);
  const path = createPathView(room, { ...outputs, openSteps: () => void steps.open() });
  const storm = createStormView(room, { ...ofStorm, practise: (technique) => practise(technique) });
  const practice = createPracticeView(room, { way, play, goToLesson, toStorm: storm.button }, createTaps);
  const rating = createRatingView(room, path.openRated);
  const practise = (/** @type {string} */ technique) => void practice.start(technique, layout);
  const { copyText } = outputs;
  const map = createCourseView(room, {
    way,
    play,
    goToLesson,
    practise,
    startLevel: practice.startLevel,
    loadRuleDrawing,
    loadPageAgain,
    besides: [storm.element, classOffer(words, work.make)],
  });
  const pupil = createClassView(room, { ...work, sheet, way, practise, goToLesson, copyText, today });
  const lesson = createLessonView(room, {
    visit: goToLesson,
    practise: practice.start,
    take: (_, example) =>
      void runWork(room, ({ signal }) => teaching.practice.take(example.step, boardOf(example), signal)),
    left() {
      if (address.now().lesson !== null)
        address.replace({ course: courseHash, puzzle: puzzleHash, class: openClassHash }[tab.peek()]);
      isLesson.value = false;
    },
  });
  const introduction = createIntroductionView(room, ways);
  const tabs = {
    course: tabLink(words("course.label"), courseHash),
    puzzle: tabLink(words("course.present"), puzzleHash),
    class: tabLink(words("class.tab"), courseHash),
  };
  const views = [createHintView(room), steps, path, practice, rating, map, pupil, lesson, introduction, storm];

  /** Opens the work for a class. @param {string} text @returns {boolean} whether it is sound */
  function openClass(text) {
    const read = readSheet(text);
    if (!read) return false;
    sheet.value = read;
    openClassHash = classHash(text);
    tabs.class.href = openClassHash;
    work.kept.value = text;
    return true;
  }

  /** Reads the work for a class in the address. Without any, the work that was open last stays within reach. */
  function readClass() {
    const text = classInAddress(address.now().hash);
    if (text === null) {
      if (sheet.peek() === null && work.kept.peek()) openClass(work.kept.peek());
      return;
    }
    if (openClass(text)) return;
    say(words("class.bad"), "error");
    address.replace(courseHash);
  }

  /** Shows what the address names. A way back in the browser's history so goes through the lessons. */
  function followAddress() {
    readClass();
    const { hash, lesson: id } = address.now();
    isLesson.value = id !== null;
    if (id === introductionName) {
      lesson.close();
      card.close();
      void introduction.open();
      return;
    }
    introduction.close();
    if (id !== null) void lesson.open(id);
    else {
      const wanted = tabOf(hash);
      const isOther = wanted !== tab.peek();
      tab.value = wanted;
      lesson.close();
      if (isOther) card.close();
    }
  }
  const unfollow = address.follow(followAddress);
  followAddress();
  const release = effect(() => {
    for (const [name, link] of Object.entries(tabs)) renew(link, { "aria-current": tab.value === name && "page" });
    tabs.class.hidden = sheet.value === null;
  });
  const button = (/** @type {string} */ label, /** @type {() => unknown} */ onclick) =>
    h("button", { type: "button", class: "button", onclick }, label);
  const bar = h(
    "div",
    { class: "teach-bar", role: "group", "aria-label": words("teach.label") },
    button(words("path.open"), path.open),
    button(words("steps.open"), steps.open),
    rating.element,
  );
  return {
    tab,
    isLesson,
    /** The ways to the course and to the present puzzle. */
    tabs: h("nav", { class: "learn-tabs", "aria-label": words("shell.learn") }, ...Object.values(tabs)),
    /** Buttons for the puzzle on the board. */
    bar,
    /** What is next in the course, and its map. */
    map: map.element,
    /** Work for a class. */
    pupil: pupil.element,
    introduction,
    storm: storm.current,
    rate: rating.press,
    practise: practice.start,
    dispose() {
      unfollow();
      release();
      for (const view of views) view.dispose();
    },
  };
}

/**
 * What leads a teacher to making work for a class.
 * @param {import("../i18n/words.js").Words} words
 * @param {() => void} make
 */
const classOffer = (words, make) =>
  h(
    "section",
    { class: "class-offer", "aria-label": words("class.title") },
    h("h2", {}, words("class.title")),
    h("p", {}, words("class.about")),
    h(
      "div",
      { class: "card-buttons" },
      cardButton(words("class.make"), () => make()),
    ),
  );

/** @param {string} hash @returns {Tab} */
const tabOf = (hash) => (isPuzzleAddress(hash) ? "puzzle" : classInAddress(hash) === null ? "course" : "class");

/** @param {string} label @param {string} hash */
const tabLink = (label, hash) => h("a", { class: "learn-tab", href: hash }, label);
