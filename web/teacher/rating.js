/**
 * The rating of the puzzle on the board. Headless.
 *
 * The teacher's module computes ratings. The module is large, so the first rating waits until the player asks for it. Once the module is
 * loaded, each puzzle with one solution is rated by itself.
 *
 * @typedef {import("../model/position.js").Position} Position
 * @typedef {import("../model/rating.js").Rating} Rating
 * @typedef {{ kind: "absent" | "offered" | "working", rating?: undefined } | { kind: "rated", rating: Rating }} Standing
 *   "absent": the puzzle cannot be rated; "offered": the player may ask for the rating
 */
import { isAbort } from "../controls/errors.js";
import { puzzleOf } from "../model/puzzle.js";
import { isRatable } from "../model/rating.js";
import { computed, effect, signal as createSignal } from "../model/signals.js";

/** @param {import("./teaching.js").TeachingTools} tools */
export function createRater({ facts, engine, temporary, fail }) {
  const isTaught = createSignal(false);
  const isWorking = createSignal(false);
  let asking = new AbortController();

  /** The facts of the puzzle of the player's game; null when the puzzle cannot be rated. A change of its position alone changes nothing. */
  const puzzle = computed(() => {
    const { position } = temporary.own.signal.value;
    const own = puzzleOf(position);
    return isRatable(own) ? facts.of(own) : null;
  });

  const standing = computed(() => {
    const known = puzzle.value?.known.value;
    /** @returns {Standing} */
    const standingOf = () => {
      if (known?.solutions?.status !== "unique") return { kind: "absent" };
      if (known.rating) return { kind: "rated", rating: known.rating };
      return { kind: isWorking.value ? "working" : "offered" };
    };
    return standingOf();
  });

  async function ask() {
    if (standing.peek().kind !== "offered") return;
    const { signal } = asking = new AbortController();
    isWorking.value = true;
    try {
      await puzzle.peek()?.rating({ signal });
    } catch (error) {
      if (!signal.aborted && !isAbort(error)) fail(error);
    } finally {
      if (asking.signal === signal) isWorking.value = false;
    }
  }

  function stop() {
    asking.abort();
    isWorking.value = false;
  }

  const releases = [
    // Another puzzle ends the rating under way, and its number of solutions is asked for.
    effect(() => {
      const counting = new AbortController();
      puzzle.value?.solutions({ signal: counting.signal }).catch(() => {});
      return () => {
        counting.abort();
        stop();
      };
    }),
    effect(() => {
      if (isTaught.value && standing.value.kind === "offered") void ask();
    }),
  ];
  void engine.taught.then(() => { isTaught.value = true; });

  return {
    standing,
    ask,
    stop,

    /** Returns the rating of a puzzle with one solution. @param {Position} position @param {AbortSignal} signal */
    rate: (position, signal) => facts.of(puzzleOf(position)).rating({ signal }),

    dispose() {
      stop();
      for (const release of releases) release();
    },
  };
}

/** @typedef {ReturnType<typeof createRater>} Rater */
