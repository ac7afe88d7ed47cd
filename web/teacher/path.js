/**
 * The path to the solution: found by the teacher, or the path of the rating. It is shown on a temporary board, so that
 * the player's game stays as it is. Headless.
 *
 * @typedef {import("../model/position.js").Position} Position
 * @typedef {import("../model/step.js").Step} Step
 * @typedef {import("../model/step.js").StepState} StepState
 * @typedef {import("../model/rating.js").Rating} Rating
 * @typedef {Step[] & { solved: boolean, stopped?: boolean, stoppedAt?: string | null, level: string | null, hardest:
 *   string | null }} Steps
 * @typedef {"teacher" | "rater"} Finder
 * @typedef {"start" | "here"} Origin the givens, or the player's board
 *
 * @typedef {object} FoundPath
 * @property {import("../model/puzzle.js").Puzzle} puzzle
 * @property {Steps} steps
 * @property {readonly StepState[]} states before each step, and after the last
 * @property {import("./first-look.js").Given} given how many solutions the puzzle has
 * @property {Rating | null} rating when the steps are those of the rating
 * @property {boolean} hasRating whether the puzzle can have a path of the rating
 * @property {boolean} hasOwnStart whether the player has entered anything, so that a path can begin there
 */
import { newGame } from "../model/game.js";
import { faceNameOf, withFace } from "../model/digit-face.js";
import { nextTask } from "../model/next-task.js";
import { countHelp } from "../model/playing.js";
import { isUntouched, startOfPuzzle } from "../model/position.js";
import { puzzleOf } from "../model/puzzle.js";
import { isRatable } from "../model/rating.js";
import { ask } from "../model/question.js";
import { endTemporary, showTemporary, withKept } from "../model/session.js";
import { computed, signal as createSignal } from "../model/signals.js";
import { stateAt } from "../model/state.js";
import { startOf } from "../model/hint-position.js";
import { positionOf, statesOf } from "../model/walk.js";
import { foundInstead, teachingOf } from "./first-look.js";
import { shownAbout } from "./step-board.js";

/** @param {import("./teaching.js").PartTools & { rating: Pick<import("./board-rating.js").Rater, "rate"> }} tools */
export function createPath({ engine, store, actions, without, firstLook, opening, rating: rater }) {
  /** @type {import("../model/signals.js").ReadonlySignal<{ found: FoundPath, at: number } | null>} */
  const shown = shownAbout(store, "path");
  const current = computed(() => shown.value?.found ?? null);
  const place = computed(() => shown.value?.at ?? 0);
  const finder = createSignal(/** @type {Finder} */ ("teacher"));
  const origin = createSignal(/** @type {Origin} */ ("start"));
  /** The positions of a path belong to one game of their own, so that the board can tell them from the player's. */
  let game = newGame({ kind: "entered" });

  /**
   * @param {import("../model/hint-position.js").TaughtState} state
   * @param {Position} position
   * @param {import("./first-look.js").Given} given
   * @param {AbortSignal} signal
   */
  async function taught(state, position, given, signal) {
    return {
      steps: /** @type {Steps} */ (
        await engine.path(state, { ...teachingOf(position, given, without.peek()), signal })
      ),
      rating: null,
    };
  }

  /** @param {Position} position @param {AbortSignal} signal */
  async function rated(position, signal) {
    const rating = await rater.rate(position, signal);
    return {
      steps: Object.assign([...rating.steps], { solved: rating.status === "rated", level: null, hardest: null }),
      rating,
    };
  }

  /**
   * @param {Position} position the player's
   * @param {AbortSignal} signal
   * @returns {Promise<FoundPath | { before: import("./first-look.js").Before }>}
   */
  async function search(position, signal) {
    const hasOwnStart = !isUntouched(position);
    const byRater = isRatable(puzzleOf(position)) && finder.peek() === "rater";
    const first = !byRater && hasOwnStart && origin.peek() === "here" ? position : startOfPuzzle(position);
    const { state } = startOf(first);
    const { before, given } = await firstLook.look(first, signal);
    if (before) return { before };
    let found;
    try {
      found = await (byRater && given === "unique" ? rated(first, signal) : taught(state, first, given, signal));
    } catch (error) {
      return { before: foundInstead(error, first) };
    }
    const { steps, rating } = found;
    // Tasks of their own: a large board has a path of hundreds of steps, which are read from the message, and a state
    // before each of them.
    await nextTask();
    const states = statesOf(state, steps);
    await nextTask();
    return {
      puzzle: puzzleOf(first),
      steps,
      rating,
      given,
      states,
      hasRating: isRatable(puzzleOf(position)) && given === "unique",
      hasOwnStart,
    };
  }

  /**
   * Shows the position before a step.
   * @param {FoundPath} found
   * @param {number} wanted the number of the step from 0; the number of steps for the position after the last
   */
  function show(found, wanted) {
    const at = Math.min(Math.max(wanted, 0), found.steps.length);
    const state = {
      ...stateAt(positionOf(found.states[at]), { activity: "path", game }),
      step: found.steps[at] ?? null,
    };
    store.change(showTemporary, "path", { found, at }, withFace(state, faceNameOf(store.own.peek())));
  }

  const path = {
    current,
    place,
    /** What the next path is: who finds it, and where it begins. */
    finder,
    origin,

    /** Shows the position before a step of the path that is open. @param {number} wanted */
    go(wanted) {
      const found = current.peek();
      if (found) show(found, wanted);
    },

    /** Finds a path without showing it. */
    search,

    /**
     * Finds the path and shows its beginning. Returns what has to be told instead when there is none.
     * @param {AbortSignal} signal
     * @returns {Promise<{ position: Position, before: import("./first-look.js").Before } | null>}
     */
    find: (signal) =>
      ask(
        { store, about: "position", signal },
        ({ position }, asked) => search(position, asked),
        (found, { position }) => {
          if ("before" in found) {
            // A path from a position with mistakes is refused. The next path begins at the givens again.
            origin.value = "start";
            return { position, before: found.before };
          }
          opening(path);
          store.change(withKept, countHelp(store.own.peek()));
          game = newGame({ kind: "entered" });
          show(found, 0);
          return null;
        },
      ),

    /** Puts the position of the path on the player's board. */
    take() {
      const found = current.peek();
      if (!found) return;
      const { entries, notes, ownNotes } = positionOf(found.states[place.peek()]);
      store.change(endTemporary, "path");
      const { position } = store.own.peek();
      actions.goTo({ ...position, entries, notes, ownNotes, answers: null, eliminated: null, removed: {} });
    },

    /** Closes the path. @returns {(() => void) | null} shows the path again; null when none was open */
    pause() {
      const [found, at] = [current.peek(), place.peek()];
      path.close();
      return (
        found &&
        (() => {
          opening(path);
          show(found, at);
        })
      );
    },

    close() {
      if (!current.peek()) return;
      store.change(endTemporary, "path");
    },
  };
  return path;
}

/** @typedef {ReturnType<typeof createPath>} Path */
