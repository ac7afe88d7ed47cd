/** The views of place Learn: the path, all steps, the rating, lessons, practice and the list of techniques. */
import { h } from "../controls/dom.js";
import { createHintView } from "./hint-view.js";
import { lessonInAddress } from "./lesson-address.js";
import { boardOf } from "./lesson-parts.js";
import { createLessonView } from "./lesson-view.js";
import { createPathView } from "./path-view.js";
import { createPracticeView } from "./practice-view.js";
import { createRatingView } from "./rating-view.js";
import { createStepsView } from "./steps-view.js";
import { runWork } from "./room.js";
import { createTechniqueList } from "./technique-list.js";

/**
 * @param {import("./index.js").Around} around
 * @param {import("../controls/card.js").Card} card
 * @param {import("./teaching.js").Teaching} teaching
 * @param {import("./path-actions.js").PathOutputs} outputs
 */
export function mountLessons({ words, store, actions, say, focusBoard }, card, teaching, outputs) {
  const room = { teaching, card, words, store, actions, say, focusBoard };
  const steps = createStepsView(room);
  const path = createPathView(room, { ...outputs, openSteps: () => void steps.open() });
  const practice = createPracticeView(room);
  const rating = createRatingView(room, path.openRated);
  const techniques = createTechniqueList(room, practice);
  const lesson = createLessonView(room, {
    practise: practice.start,
    take: (_, example) => void runWork(room, ({ signal }) => teaching.practice.take(example.step, boardOf(example), signal)),
    left() {
      if (lessonInAddress(location.hash) !== null) history.replaceState(history.state, "", "#learn");
    },
  });
  const views = [createHintView(room), steps, path, practice, rating, techniques, lesson];
  /** Shows the lesson that the address names. A way back in the browser's history so goes through the lessons. */
  function followAddress() {
    const id = lessonInAddress(location.hash);
    if (id !== null) void lesson.open(id);
    else lesson.close();
  }
  addEventListener("hashchange", followAddress);
  followAddress();
  const button = (/** @type {string} */ label, /** @type {() => unknown} */ onclick) => h("button", { type: "button", class: "button", onclick }, label);
  const bar = h("div", { class: "teach-bar", role: "group", "aria-label": words("teach.label") },
    button(words("path.open"), path.open), button(words("steps.open"), steps.open), rating.element);
  return {
    /** Buttons for the puzzle on the board. */
    bar,
    /** The list of techniques. */
    techniques: techniques.element,
    rate: rating.press,
    practise: practice.start,
    dispose() {
      removeEventListener("hashchange", followAddress);
      for (const view of views) view.dispose();
    },
  };
}
