/**
 * Whether the puzzle on the board has no solution, one, or more, while it is typed. The facts are asked once the typing rests; an answer that comes
 * after the puzzle has changed says nothing.
 *
 * @typedef {"empty" | "waiting" | "none" | "unique" | "multiple" | "conflict" | "unknown"} VerdictName "unknown" when the engine failed
 * @typedef {{ name: VerdictName, conflicts: readonly import("../../model/conflicts.js").Conflict[] }} Verdict
 */
import { isAbort } from "../../controls/errors.js";
import { findConflicts } from "../../model/conflicts.js";
import { isBlankPuzzle, puzzleOf } from "../../model/puzzle.js";
import { digitsOn, layoutOf, samePuzzle } from "../../model/position.js";
import { computed, effect, signal } from "../../model/signals.js";

/** @typedef {import("../../model/position.js").Position} Position */
/** @typedef {import("../../model/facts.js").Facts} Facts */

const restMilliseconds = 120;

/**
 * @param {{ facts: import("../../model/facts.js").FactsStore, store: Pick<import("../../model/store.js").Store, "signal"> }} page
 * @param {(error: unknown) => void} failed
 */
export function watchSolutions({ facts, store }, failed) {
  /** @type {{ position: Position, facts: Facts } | null} */
  let last = null;
  const asked = computed(() => {
    const { position } = store.signal.value;
    if (!last || !samePuzzle(last.position, position)) last = { position, facts: facts.of(puzzleOf(position)) };
    return last.facts;
  });
  /** The puzzle about which the engine failed. */
  const failure = signal(/** @type {Facts | null} */ (null));

  const verdict = computed(() => {
    const { position } = store.signal.value;
    // Answers that Solve has filled in say nothing about the puzzle.
    const conflicts = findConflicts(layoutOf(position), digitsOn({ ...position, answers: null }));
    return /** @type {Verdict} */ ({ name: conflicts.length ? "conflict" : countOf(position), conflicts });
  });

  /** @param {Position} position @returns {VerdictName} */
  function countOf(position) {
    if (isBlankPuzzle(puzzleOf(position))) return "empty";
    const status = asked.value.known.value.solutions?.status;
    if (status === "none" || status === "unique" || status === "multiple") return status;
    return failure.value === asked.value || status === "stopped" ? "unknown" : "waiting";
  }

  const isWaiting = computed(() => verdict.value.name === "waiting");
  const stop = effect(() => {
    const puzzle = asked.value;
    if (!isWaiting.value) return undefined;
    const asking = new AbortController();
    const timer = setTimeout(() => {
      puzzle.solutions({ signal: asking.signal }).catch((error) => {
        if (isAbort(error)) return;
        failure.value = puzzle;
        failed(error);
      });
    }, restMilliseconds);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  });

  return { verdict, dispose: stop };
}
