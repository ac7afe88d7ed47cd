/**
 * What a board teaches, in a card under the board: hints, the path to the solution, practice and lessons. Loaded when
 * the first of them is wanted.
 */
import { stepExtension } from "../board/step-drawing.js";
import { effect, untracked } from "../model/signals.js";
import { layoutOf } from "../model/position.js";
import { canOccur, techniques } from "../model/techniques.js";
import { createHintView } from "../teacher/hint-view.js";
import { loadLessons } from "../teacher/lesson-texts.js";
import { createLessonView } from "../teacher/lesson-view.js";
import { createPathView } from "../teacher/path-view.js";
import { createPracticeView } from "../teacher/practice-view.js";
import { hintNames } from "../model/hint-names.js";
import { refusal, taughtHint, taughtPath } from "./taught.js";
import { openRoom } from "./tutor-room.js";
import { tutorSheets } from "./tutor-styles.js";

/** @typedef {import("../teacher/hinting.js").Strength} Strength */
/** @typedef {import("./modes.js").HintName} HintName */

/**
 * @param {ShadowRoot} root
 * @param {import("./tutor-room.js").RoomOptions & Followers & { mostStrength: Strength }} options
 *
 * @typedef {object} Followers the functions that are called
 * @property {(hint: { strength: HintName, technique: string | null }) => void} hinted
 * @property {(answer: import("./answers-told.js").CheckedAnswer) => void} answered an answer to an exercise was checked
 * @property {(place: number) => void} walked the board shows the position before this step of the path, from 0
 * @property {(technique: string) => void} visit another lesson is wanted
 */
export function openTutor(root, { mostStrength, hinted, answered, walked, visit, ...options }) {
  root.adoptedStyleSheets = [...new Set([...root.adoptedStyleSheets, ...tutorSheets()])];
  const leaving = new AbortController();
  const { room, dispose } = openRoom(root, options);
  const {
    teaching: { hinting, path, practice, lesson },
    store,
    words,
    card,
  } = room;
  const hints = createHintView({ ...room, mostStrength: () => mostStrength });
  const walk = createPathView(room, null);
  const exercises = createPracticeView(room);
  const lessons = createLessonView(room, { practise: null, take: null, left: () => {}, visit, takesFocus: false });
  options.board.extend(stepExtension);
  const player = /** @type {HTMLElement} */ (options.place.parentElement);
  player.addEventListener("keydown", turn, { signal: leaving.signal });
  const releases = [
    effect(() => {
      const hint = hinting.current.value;
      if (hint) untracked(() => tell(hint));
    }),
    effect(() => {
      const reply = practice.reply.value;
      const technique = practice.current.peek()?.technique;
      const verdict = reply?.kind === "judged" ? reply.judgement.verdict : "nothing";
      if (technique && verdict !== "nothing") untracked(() => answered({ technique, verdict }));
    }),
    effect(() => {
      const at = path.place.value;
      if (path.current.value) untracked(() => walked(at));
    }),
  ];

  /** @param {import("../teacher/hinting.js").Hint} hint */
  function tell({ found, strength }) {
    if (found.kind === "step" || found.kind === "mistake")
      hinted({ strength: hintNames[strength - 1], technique: found.kind === "step" ? found.step.technique : null });
  }

  /** Beside the board, the arrow keys go through the path or the lesson. @param {KeyboardEvent} event */
  function turn(event) {
    const by = { ArrowLeft: /** @type {const} */ (-1), ArrowRight: /** @type {const} */ (1) }[event.key];
    const isOnBoard = event.target instanceof Element && options.board.element.contains(event.target);
    const isOther = event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey;
    if (by && !isOnBoard && !isOther && player.dataset.mode !== "practice") card.walk(by);
  }

  return {
    /** The player presses Hint. */
    press: hints.press,

    /**
     * Gives a hint of a strength, or one strength more. Rejects with a `code` when there is none.
     * @param {HintName} [name]
     */
    async hint(name) {
      const { position } = store.own.peek();
      const wanted = name === undefined ? undefined : /** @type {Strength} */ (hintNames.indexOf(name) + 1);
      if (name !== undefined && !wanted)
        throw refusal("bad-strength", `A hint has one of the strengths ${hintNames.join(", ")}.`);
      await hinting.press(leaving.signal, { wanted });
      const hint = hinting.current.peek();
      if (!hint || hint.position !== position)
        throw refusal("aborted", "The board was changed before the hint was found.");
      return taughtHint(room, hint);
    },

    /** Makes the step of the hint on the board. @returns {boolean} whether there was one */
    apply: hinting.apply,

    /** The path from the givens in words, without showing it. */
    steps: () => taughtPath(room, leaving.signal),

    /** Shows the path, at the position before a step. @param {number} step from 0 */
    async walk(step) {
      if (!path.current.peek()) await walk.open();
      if (path.place.peek() !== step) path.go(step);
    },

    /** Finds a position that needs a technique. @param {string} technique @param {string} layout */
    async practise(technique, layout) {
      if (!techniques.includes(technique) || !canOccur(technique, layoutOf({ layout }))) throw noTechnique(technique);
      await exercises.start(technique, layout);
    },

    /** Shows a lesson. @param {string} id of a technique, or the name of a guide */
    async learn(id) {
      if (!(await loadLessons(words.language)).has(id)) throw noTechnique(id);
      await lessons.open(id);
    },

    dispose() {
      leaving.abort();
      for (const release of releases) release();
      for (const view of [hints, walk, exercises, lessons]) view.dispose();
      for (const part of [hinting, path, practice, lesson]) part.close();
      dispose();
    },
  };
}

/** @typedef {ReturnType<typeof openTutor>} Tutor */

/** @param {string} name */
const noTechnique = (name) =>
  refusal(
    "unknown-technique",
    `${JSON.stringify(name.slice(0, 60))} is not the id of a technique that can be shown here.`,
  );
