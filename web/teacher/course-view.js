/**
 * The first view of place Learn: what is next for the player, what is to be reviewed, and the map of all techniques.
 */
import { fill, h } from "../controls/dom.js";
import { renewList } from "../controls/list.js";
import { loadIntroductionWords } from "../i18n/introduction-words.js";
import { guideNames, introductionName } from "../model/guides.js";
import { nextTask } from "../model/next-task.js";
import { isRuleTechnique } from "../model/rule-techniques.js";
import { effect, untracked } from "../model/signals.js";
import { createCourseMap } from "./course-map.js";
import { pictureOfTechnique } from "./course-picture.js";
import { lessonAddress } from "./lesson-address.js";
import { loadLessons } from "./lesson-texts.js";
import { answerOf, cardButton } from "./room.js";
import { loadRuleTrack } from "./rule-track.js";

/** @typedef {import("./explanations.js").Explainer} Explainer */
/** @typedef {import("./lesson-texts.js").Lessons} Lessons */
/** @typedef {import("../model/learning.js").Stage} Stage */
/** @typedef {import("../i18n/introduction-words.js").IntroductionWords} IntroductionWords */
/** @typedef {{ explainer: Explainer, lessons: Lessons, introduction: IntroductionWords }} Texts */

/**
 * @param {import("./room.js").Room} room
 * @param {object} course
 * @param {import("./course-way.js").CourseWay} course.way
 * @param {(technique: string) => void} course.practise
 * @param {(technique: string) => void} course.play
 * @param {(technique: string) => void} course.goToLesson
 * @param {(level: import("../model/techniques.js").Level) => void} course.startLevel
 * @param {() => Promise<import("../board/extension.js").Extension>} course.loadRuleDrawing
 * @param {() => Promise<void>} course.loadPageAgain for files that could not be loaded, and not when asked for again
 *   either
 * @param {readonly HTMLElement[]} course.besides what leads to a storm, and to work for a class
 */
export function createCourseView(
  room,
  { way, practise, play, goToLesson, startLevel, loadRuleDrawing, loadPageAgain, besides },
) {
  const {
    teaching: { explanations, mastery },
    words,
  } = room;
  const next = h("section", { class: "course-next", "aria-label": words("course.label") });
  const reviewList = h("ul", { class: "course-reviews" });
  const reviews = h(
    "section",
    { hidden: true, "aria-label": words("course.reviews") },
    h("h2", {}, words("course.reviews")),
    reviewList,
  );
  const guideList = h("ul", { class: "guide-lines" });
  const guides = h("section", { "aria-label": words("lesson.guides") }, h("h2", {}, words("lesson.guides")), guideList);
  const loadTrack = () => loadRuleTrack(words.language, loadRuleDrawing);
  const map = createCourseMap(room, { way, startLevel, loadTrack, loadPageAgain });
  const element = h("div", { class: "course" }, next, reviews, ...besides, guides, map.element);
  /** @type {Texts | null} */
  let texts = null;
  /** Loaded when a technique of rules is next. @type {import("./rule-track.js").RuleTrack | null} */
  let track = null;
  let isDisposed = false;

  const starts = /** @type {Record<Stage, (technique: string) => void>} */ ({
    lesson: goToLesson,
    exercises: practise,
    puzzle: play,
  });
  const stageKeys = /** @type {const} */ ({
    lesson: "practice.lesson",
    exercises: "techniques.practise",
    puzzle: "course.go-puzzle",
  });

  /** @param {Texts} texts */
  function writeNext(texts) {
    const {
      explainer: { words: names },
      lessons,
    } = texts;
    if (way.isNew()) return writeFirst(texts);
    const wanted = way.next();
    if (!wanted) {
      fill(next, h("h2", {}, words("course.done")));
      return;
    }
    const { technique, reason, count } = wanted;
    if (isRuleTechnique(technique) && !track) return void loadNext();
    const {
      lessons: { boards },
      drawing,
    } = isRuleTechnique(technique) && track ? track : { lessons, drawing: null };
    const progress = way.progress(technique);
    const stage = progress.next ?? "lesson";
    const name = names(`technique.${technique}.name`);
    const reasons = /** @type {const} */ ({
      missed: "course.why-missed",
      met: "course.why-met",
      begun: "course.why-begun",
      new: "course.why-new",
    });
    const step = (/** @type {string} */ label, /** @type {boolean} */ isDone, /** @type {boolean} */ isNow) =>
      h(
        "li",
        { class: isDone ? "course-stage course-stage-done" : "course-stage", "aria-current": isNow && "step" },
        label,
        isDone && h("span", { class: "visually-hidden" }, words("course.stage-done")),
      );
    fill(
      next,
      pictureOfTechnique(boards.techniques[technique].example, "course-next-picture", drawing),
      h(
        "div",
        { class: "course-next-told" },
        h("h2", {}, words("course.next", { technique: name })),
        h("p", {}, words(reasons[reason], { count })),
        h("p", { class: "aside" }, names(`technique.${technique}.about`)),
        h(
          "ol",
          { class: "course-stages" },
          step(words("course.lesson"), progress.isRead, stage === "lesson"),
          step(words("course.exercises", { count: progress.solved }), progress.solved > 2, stage === "exercises"),
          progress.hasPuzzle && step(words("course.puzzle"), progress.isPlayed, stage === "puzzle"),
        ),
        h(
          "div",
          { class: "card-buttons" },
          cardButton(words(stageKeys[stage]), () => starts[stage](technique), true),
          stage !== "lesson" && h("a", { class: "button", href: lessonAddress(technique) }, words("practice.lesson")),
        ),
      ),
    );
  }

  /** Whoever may not know the rules begins with the introduction. @param {Texts} texts */
  function writeFirst({ introduction }) {
    fill(
      next,
      h("h2", {}, words("course.first", { lesson: introduction("introduction.title") })),
      h("p", {}, introduction("introduction.about")),
      h(
        "div",
        { class: "card-buttons" },
        cardButton(introduction("introduction.start"), () => goToLesson(introductionName), true),
        cardButton(words("course.skip-first"), () => mastery.read("rules")),
      ),
    );
  }

  async function loadNext() {
    track = await answerOf(room, loadTrack);
    if (track && !isDisposed) write();
  }

  /** @param {Explainer} explainer */
  function writeReviews({ words: names }) {
    const due = way.reviews();
    reviews.hidden = due.length === 0;
    renewList(reviewList, due, String, (id) =>
      h(
        "li",
        {},
        h("button", { type: "button", class: "button", onclick: () => practise(id) }, names(`technique.${id}.name`)),
      ),
    );
  }

  function write() {
    if (!texts) return;
    writeNext(texts);
    writeReviews(texts.explainer);
    writeGuides(texts);
    map.renew();
  }

  /** @param {boolean} [isAgain] */
  async function load(isAgain = false) {
    fill(next, h("p", { class: "aside" }, words("card.working")));
    const loaded = await answerOf(room, async () => {
      const [explainer, lessons, introduction] = await Promise.all([
        explanations.load(),
        loadLessons(words.language),
        loadIntroductionWords(words.language),
      ]);
      return { explainer, lessons, introduction };
    });
    if (isDisposed) return;
    if (!loaded) {
      fill(
        next,
        h("p", {}, words("course.missing")),
        h(
          "div",
          { class: "card-buttons" },
          cardButton(words("course.again"), () => void load(true), true),
        ),
      );
      if (isAgain) await loadPageAgain();
      return;
    }
    texts = loaded;
    write();
    await nextTask();
    if (isDisposed) return;
    await map.write(loaded);
  }

  /** The first lessons, with a tick where one was read. @param {Texts} texts */
  function writeGuides({ lessons, introduction }) {
    const { record } = mastery;
    const isRead = (/** @type {string} */ name) => record.peek()[name]?.isRead === true;
    const first = { name: introductionName, title: introduction("introduction.title"), language: words.language };
    const guides = guideNames.map((name) => {
      const { text, language } = lessons.guide(name);
      return { name, title: text.title, language };
    });
    fill(
      guideList,
      [first, ...guides].map(({ name, title, language }) =>
        h(
          "li",
          { lang: language !== words.language && language },
          h("a", { href: lessonAddress(name) }, title),
          h(
            "span",
            { class: "guide-read", hidden: !isRead(name) },
            " ✓",
            h("span", { class: "visually-hidden" }, words("course.stage-done")),
          ),
        ),
      ),
    );
  }

  /** What follows the course in the page is pushed by all that comes late. */
  const growing = new ResizeObserver(() => {
    const focused = document.activeElement;
    if (focused && element.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING)
      focused.scrollIntoView({ block: "nearest" });
  });
  growing.observe(element);

  void load();
  const release = effect(() => {
    void way.known.value;
    untracked(write);
  });
  return {
    element,
    dispose() {
      isDisposed = true;
      growing.disconnect();
      release();
      map.dispose();
    },
  };
}
