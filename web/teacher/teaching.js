/**
 * The headless core of the room: hints, all steps, the path, practice, lessons and the rating, over one board and one
 * engine. At most one of hint, steps, path, practice and lesson is open.
 *
 * @typedef {object} TeachingEngine the calls of the engine that are used
 * @property {(state: any, options: any) => Promise<any>} hint
 * @property {(state: any, options: any) => Promise<any>} steps
 * @property {(state: any, options: any) => Promise<any>} path
 * @property {(state: any, options: any) => Promise<any>} mistakes
 * @property {(goal: any) => Promise<any>} practice
 * @property {Promise<void>} taught resolves when the teacher's module has answered for the first time
 *
 * @typedef {object} TeachingTools
 * @property {import("../model/store.js").Store} store
 * @property {import("../model/store.js").Actions} actions
 * @property {TeachingEngine} engine
 * @property {import("../model/facts.js").FactsStore} facts
 * @property {import("../model/signals.js").ReadonlySignal<readonly string[]>} without ids of techniques that are left
 *   out
 * @property {import("./mastery.js").Mastery} mastery
 * @property {import("../model/signals.js").Signal<boolean>} explaining true while an explanation is open, so that the
 *   board shows the names of rows and columns
 * @property {(error: unknown) => void} fail called when work that nobody waits for failed
 *
 * @typedef {TeachingTools & { explanations: import("./explanations.js").Explanations, firstLook:
 *   import("./first-look.js").FirstLook, opening: (part: { close: () => void }) => void }} PartTools `opening`: a part
 *   calls it before it opens, and all other parts close
 */
import { effect } from "../model/signals.js";
import { faceNameOf } from "../model/digit-face.js";
import { createAllSteps } from "./all-steps.js";
import { createExplanations } from "./explanations.js";
import { createFirstLook } from "./first-look.js";
import { createHinting } from "./hinting.js";
import { createLesson } from "./lesson.js";
import { createPath } from "./path.js";
import { createPractice } from "./practice.js";
import { createRater } from "./board-rating.js";

/** @param {TeachingTools & { settings: import("./explanations.js").ExplanationChoices }} options */
export function createTeaching({ settings, ...given }) {
  const explanations = createExplanations({
    ...settings,
    hasRules: () => Boolean(given.store.state().position.rules),
    face: () => faceNameOf(given.store.own.peek()),
  });
  const firstLook = createFirstLook(given);
  const rating = createRater(given);
  /** @type {PartTools} */
  const tools = {
    ...given,
    explanations,
    firstLook,
    opening: (part) => {
      for (const other of parts) if (other !== part) other.close();
    },
  };
  const hinting = createHinting(tools);
  const steps = createAllSteps(tools);
  const path = createPath({ ...tools, rating });
  const practice = createPractice(tools);
  /** Closes the part that is open. @returns {(() => void) | null} opens the part again */
  const pause = () => path.pause() ?? practice.pause() ?? steps.pause() ?? hinting.pause();
  const lesson = createLesson({ ...tools, pause });
  const parts = [hinting, steps, path, practice, lesson];
  /** @type {() => void} */
  const release = effect(() => {
    given.explaining.value = parts.some(({ current }) => current.value !== null);
  });
  return {
    explanations,
    firstLook,
    rating,
    hinting,
    steps,
    path,
    practice,
    lesson,
    mastery: given.mastery,

    dispose() {
      for (const part of parts) part.close();
      for (const part of [hinting, steps, rating]) part.dispose();
      release();
    },
  };
}

/** @typedef {ReturnType<typeof createTeaching>} Teaching */
