/**
 * Whether the puzzle on the board has no solution, one, or more, while it is typed.
 *
 * @typedef {"empty" | "waiting" | "none" | "unique" | "multiple" | "conflict" | "unknown"} VerdictName "unknown" when the engine failed
 * @typedef {{ name: VerdictName, conflicts: readonly import("../../model/conflicts.js").Conflict[] }} Verdict
 */
import { conflictsOn } from "../../model/conflicts.js";
import { followFacts } from "../../model/follow-facts.js";
import { isBlankPuzzle, puzzleOf } from "../../model/puzzle.js";
import { computed } from "../../model/signals.js";

/** The typing rests for this time before the facts are asked. */
const restMilliseconds = 120;

/**
 * @param {{ facts: import("../../model/facts.js").FactsStore, store: Pick<import("../../model/store.js").Store, "own"> }} page
 * @param {(error: unknown) => void} failed
 */
export function watchSolutions({ facts, store }, failed) {
  const board = computed(() => store.own.value.position);
  const conflicts = computed(() => {
    const position = board.value;
    // Answers that Solve has filled in say nothing about the puzzle.
    return conflictsOn({ ...position, answers: null });
  });
  const puzzle = () => {
    const given = puzzleOf(board.value);
    return isBlankPuzzle(given) || conflicts.value.length ? null : given;
  };
  const { now, dispose } = followFacts(facts, "solutions", puzzle, { rest: restMilliseconds, failed });

  /** @returns {VerdictName} */
  function nameNow() {
    if (conflicts.value.length) return "conflict";
    const { status, answer } = now.value;
    if (status === "known") return answer.status === "stopped" ? "unknown" : answer.status;
    return status === "none" ? "empty" : status === "failed" ? "unknown" : "waiting";
  }

  const verdict = computed(() => /** @type {Verdict} */ ({ name: nameNow(), conflicts: conflicts.value }));
  return { verdict, dispose };
}
