/**
 * What is known about the givens on the board while a puzzle is composed: how many solutions they have, and of a puzzle with one solution its level,
 * its rating, and the givens that can be erased. Headless.
 *
 * @typedef {import("../../model/position.js").Position} Position
 * @typedef {"blank" | "conflict" | "waiting" | "none" | "multiple" | "unique" | "unknown"} Verdict "unknown" when the engine failed
 * @typedef {object} Findings
 * @property {Verdict} verdict
 * @property {number} givens
 * @property {import("../../model/facts.js").Path | null} path level and hardest technique; "unsolved" when no path of the teacher leads to the
 *   solution; null while it is not known
 * @property {number | null} rating ER; null while it is not known, and for layouts that have no rating
 * @property {readonly number[] | null} removable cells whose givens can each be erased without a second solution; null while they are not known
 * @property {boolean} isComplete whether nothing more will be found out
 */
import { followFacts } from "../../model/follow-facts.js";
import { isBlankPuzzle, layoutOfPuzzle, puzzleOf } from "../../model/puzzle.js";
import { isRatable } from "../../model/rating.js";
import { computed } from "../../model/signals.js";

/** The largest side on which the teacher finds steps. */
const largestTaught = 25;
/** The typing rests for this time before the facts are asked. */
const restMilliseconds = 120;

/**
 * @param {import("../../model/facts.js").FactsStore} facts
 * @param {() => Position | null} board the position as signals have it; null while nobody composes
 */
export function createComposing(facts, board) {
  const position = computed(board);
  const puzzle = computed(() => {
    const given = position.value && puzzleOf(position.value);
    return given && !isBlankPuzzle(given) ? given : null;
  });
  const solutions = followFacts(facts, "solutions", () => puzzle.value, { rest: restMilliseconds });
  const unique = computed(() => (solutions.now.value.answer?.status === "unique" ? puzzle.value : null));
  const path = followFacts(facts, "path", () => (unique.value && layoutOfPuzzle(unique.value).side <= largestTaught ? unique.value : null));
  const rating = followFacts(facts, "rating", () => (unique.value && isRatable(unique.value) ? unique.value : null));
  const removable = followFacts(facts, "removable", () => unique.value);
  const followed = [solutions, path, rating, removable];

  /** @returns {Verdict} */
  function verdictNow() {
    const { status, answer } = solutions.now.value;
    if (status === "known") return answer.status === "stopped" ? "unknown" : answer.status;
    return status === "none" ? "blank" : status === "failed" ? "unknown" : "waiting";
  }

  return {
    /** Null while nobody composes. */
    findings: computed(() => {
      if (!position.value) return null;
      return /** @type {Findings} */ ({
        verdict: verdictNow(), givens: position.value.givens.filter(Boolean).length, path: path.now.value.answer ?? null,
        rating: rating.now.value.answer?.er ?? null, removable: removable.now.value.answer ?? null,
        isComplete: followed.every(({ now }) => now.value.status !== "asking"),
      });
    }),
    dispose() {
      for (const each of followed) each.dispose();
    },
  };
}
