/**
 * A lesson that is open: which one, and the part that is read. Each part shows a board of its own on the temporary
 * board. Headless.
 *
 * @typedef {import("../model/position.js").Position} Position
 * @typedef {import("../model/step.js").Step} Step
 * @typedef {{ position: Position, step: Step | null, isLive: boolean }} LessonBoard `isLive`: the player may enter
 *   digits and notes, and nothing counts
 * @typedef {{ id: string, boards: readonly LessonBoard[] }} OpenLesson a board for each part
 */
import { faceNameOf, withFace } from "../model/digit-face.js";
import { isGuide } from "../model/guides.js";
import { newGame } from "../model/game.js";
import { isSolved } from "../model/progress.js";
import { endTemporary, showTemporary } from "../model/session.js";
import { computed } from "../model/signals.js";
import { stateAt } from "../model/state.js";
import { shownAbout } from "./step-board.js";

/**
 * @param {import("./teaching.js").PartTools & { pause: () => (() => void) | null }} tools `pause` closes the other part
 *   that is open, and returns what brings this part back
 */
export function createLesson({ store, opening, pause }) {
  /** @type {import("../model/signals.js").ReadonlySignal<{ lesson: OpenLesson, at: number } | null>} */
  const shown = shownAbout(store, "lesson");
  const current = computed(() => shown.value?.lesson ?? null);
  const place = computed(() => shown.value?.at ?? 0);
  const solved = computed(() => {
    const { lesson: open, at } = shown.value ?? {};
    return open?.boards[at ?? 0].isLive === true && isSolved(store.signal.value.position);
  });
  /**
   * The part that was read last, by lesson, so that a reader who comes back from practice goes on there.
   * @type {Map<string, number>}
   */
  const read = new Map();

  /** What was open before the lesson. @type {(() => void) | null} */
  let before = null;

  /** @param {OpenLesson} open @param {number} wanted the part */
  function show(open, wanted) {
    const at = Math.min(Math.max(wanted, 0), open.boards.length - 1);
    const { position, step, isLive } = open.boards[at];
    read.set(open.id, at);
    const activity = isLive ? "exercise" : "path";
    const state = { ...stateAt(position, { activity, game: newGame({ kind: "exercise" }) }), step };
    // The texts of guides name the digits of their boards.
    const face = isGuide(open.id) ? undefined : faceNameOf(store.own.peek());
    store.change(showTemporary, "lesson", { lesson: open, at }, withFace(state, face));
  }

  const lesson = {
    current,
    place,
    /** Whether the reader has solved the board of the part. */
    solved,

    /** @param {number} wanted the part */
    go(wanted) {
      const open = current.peek();
      if (open) show(open, wanted);
    },

    /** @param {OpenLesson} wanted */
    open(wanted) {
      if (!current.peek()) before = pause();
      opening(lesson);
      show(wanted, read.get(wanted.id) ?? 0);
    },

    /** The reader is done: what was open before the lesson is shown again. */
    finish() {
      if (!current.peek()) return;
      const back = before;
      lesson.close();
      back?.();
    },

    close() {
      if (!current.peek()) return;
      before = null;
      store.change(endTemporary, "lesson");
    },
  };
  return lesson;
}

/** @typedef {ReturnType<typeof createLesson>} Lesson */
