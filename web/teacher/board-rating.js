/**
 * The rating of the puzzle on the board. Headless.
 *
 * The teacher's module computes ratings. The module is large, so the first rating waits until the player asks for it.
 * Once the module is loaded, each puzzle with one solution is rated by itself while a view shows the rating.
 *
 * @typedef {import("../model/position.js").Position} Position
 * @typedef {import("../model/rating.js").Rating} Rating
 * @typedef {{ kind: "absent" | "offered" | "working", rating?: undefined } | { kind: "rated", rating: Rating }}
 *   Standing "absent": the puzzle cannot be rated; "offered": the player may ask for the rating
 */
import { followFacts } from "../model/follow-facts.js";
import { puzzleOf } from "../model/puzzle.js";
import { ask as askBoard } from "../model/question.js";
import { isRatable } from "../model/rating.js";
import { computed, effect, signal as createSignal, untracked } from "../model/signals.js";

/** @param {import("./teaching.js").TeachingTools} tools */
export function createRater({ facts, engine, store, fail }) {
  const isTaught = createSignal(false);
  const isWorking = createSignal(false);
  /** How many views show the rating. Nothing is computed that nobody sees. */
  const viewers = createSignal(0);
  let asking = new AbortController();

  /** The puzzle of the player's game; null when it cannot be rated, and while no view shows the rating. */
  const puzzle = computed(() => {
    const own = puzzleOf(store.own.value.position);
    return viewers.value && isRatable(own) ? own : null;
  });
  const solutions = followFacts(facts, "solutions", () => puzzle.value);
  const unique = computed(() =>
    puzzle.value && solutions.now.value.answer?.status === "unique" ? facts.of(puzzle.value) : null,
  );

  const standing = computed(() => {
    /** @returns {Standing} */
    const standingOf = () => {
      if (!unique.value) return { kind: "absent" };
      const { rating } = unique.value.known.value;
      return rating ? { kind: "rated", rating } : { kind: isWorking.value ? "working" : "offered" };
    };
    return standingOf();
  });

  async function ask() {
    if (standing.peek().kind !== "offered") return;
    const { signal } = (asking = new AbortController());
    isWorking.value = true;
    try {
      await askBoard(
        { store, about: "puzzle", signal },
        ({ position }, stopped) => rate(position, stopped),
        () => {},
      );
    } catch (error) {
      fail(error);
    } finally {
      if (asking.signal === signal) isWorking.value = false;
    }
  }

  /** Returns the rating of a puzzle with one solution. @param {Position} position @param {AbortSignal} signal */
  const rate = (position, signal) => facts.of(puzzleOf(position)).rating({ signal });

  function stop() {
    asking.abort();
    isWorking.value = false;
  }

  const releases = [
    solutions.dispose,
    effect(() => {
      const isWanted = isTaught.value && unique.value;
      if (isWanted) untracked(() => void ask());
    }),
  ];
  void engine.taught.then(() => {
    isTaught.value = true;
  });

  return {
    standing,
    ask,
    stop,
    rate,

    /** A view shows the rating from now on. @returns {() => void} ends this */
    show() {
      viewers.value += 1;
      return () => {
        viewers.value -= 1;
        if (!viewers.peek()) stop();
      };
    },

    dispose() {
      stop();
      for (const release of releases) release();
    },
  };
}

/** @typedef {ReturnType<typeof createRater>} Rater */
