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
import { newGame } from "../model/game.js";
import { endTemporary, showTemporary } from "../model/session.js";
import { batch, signal as createSignal } from "../model/signals.js";
import { stateAt } from "../model/state.js";
import { whenEnded } from "./step-board.js";

/**
 * @param {import("./teaching.js").PartTools & { pause: () => (() => void) | null }} tools `pause` closes the other part
 *   that is open, and returns what brings this part back
 */
export function createLesson({ store, opening, pause }) {
  const current = createSignal(/** @type {OpenLesson | null} */ (null));
  const place = createSignal(0);
  /**
   * The part that was read last, by lesson, so that a reader who comes back from practice goes on there.
   * @type {Map<string, number>}
   */
  const read = new Map();

  /** What was open before the lesson. @type {(() => void) | null} */
  let before = null;

  function forget() {
    batch(() => {
      current.value = null;
      place.value = 0;
    });
  }

  /** @param {number} wanted */
  function go(wanted) {
    const open = current.peek();
    if (!open) return;
    const at = Math.min(Math.max(wanted, 0), open.boards.length - 1);
    const { position, step, isLive } = open.boards[at];
    read.set(open.id, at);
    place.value = at;
    store.change(showTemporary, "lesson", {
      ...stateAt(position, { activity: isLive ? "exercise" : "path", game: newGame({ kind: "exercise" }) }),
      step,
    });
  }

  const lesson = {
    current,
    place,
    go,

    /** @param {OpenLesson} wanted */
    open(wanted) {
      if (!current.peek()) before = pause();
      opening(lesson);
      const at = read.get(wanted.id) ?? 0;
      // The place of the lesson before need not be one of this lesson.
      batch(() => {
        current.value = wanted;
        place.value = at;
      });
      go(at);
    },

    /** The reader is done: what was open before the lesson is shown again. */
    finish() {
      if (!current.peek()) return;
      const back = before;
      lesson.close();
      back?.();
    },

    dispose: whenEnded(store, "lesson", forget),

    close() {
      if (!current.peek()) return;
      before = null;
      forget();
      store.change(endTemporary, "lesson");
    },
  };
  return lesson;
}

/** @typedef {ReturnType<typeof createLesson>} Lesson */
