/**
 * Follows one question about a puzzle that changes while it is typed. The facts are asked once the puzzle rests; what
 * was asked about the puzzle before is stopped. The answer belongs to the facts of its puzzle, so there is no answer
 * about another puzzle. A question that has spent its budget is stopped, too, and is not asked again about its puzzle.
 *
 * @typedef {import("./facts.js").Facts} Facts
 * @typedef {import("./facts.js").Known} Known
 * @typedef {import("./facts.js").Puzzle} Puzzle
 */
/**
 * @template T
 * @typedef {{ status: "none" | "asking" | "failed", answer?: undefined } | { status: "known", answer: T }} Following
 *   "none": there is no puzzle to ask about; "failed": the engine failed, or the budget is spent
 */
import { backgroundBudget, withinBudget } from "./budget.js";
import { codeOfError } from "./error-codes.js";
import { computed, effect, signal, untracked } from "./signals.js";

/**
 * @template {keyof Known} N
 * @param {import("./facts.js").FactsStore} facts
 * @param {N} question
 * @param {() => Puzzle | null} about the puzzle as signals have it; null while nothing is asked
 * @param {{ rest?: number, failed?: (error: unknown) => void, budget?: number }} [options] `rest`: how long a
 *   puzzle stays the same before the facts are asked, in milliseconds; `failed` is called when the engine fails;
 *   `budget`: how long the engine may work
 * @returns {{ now: import("./signals.js").ReadonlySignal<Following<NonNullable<Known[N]>>>, dispose: () => void }}
 */
export function followFacts(facts, question, about, { rest = 0, failed = () => {}, budget = backgroundBudget } = {}) {
  /**
   * The puzzle that was looked up last: a state changes much more often than its puzzle.
   * @type {{ puzzle: Puzzle, facts: Facts } | null}
   */
  let last = null;
  const subject = computed(() => {
    const puzzle = about();
    if (!puzzle) return null;
    if (
      last?.puzzle.cells !== puzzle.cells ||
      last.puzzle.layout !== puzzle.layout ||
      last.puzzle.candidates !== puzzle.candidates ||
      last.puzzle.rules !== puzzle.rules
    )
      last = { puzzle, facts: facts.of(puzzle) };
    return last.facts;
  });
  /** The puzzle about which the engine failed, or whose budget is spent. */
  const failure = signal(/** @type {Facts | null} */ (null));

  const now = computed(() => {
    const puzzle = subject.value;
    if (!puzzle) return /** @type {const} */ ({ status: "none" });
    const answer = puzzle.known.value[question];
    if (answer !== undefined)
      return { status: /** @type {const} */ ("known"), answer: /** @type {NonNullable<Known[N]>} */ (answer) };
    return { status: failure.value === puzzle ? /** @type {const} */ ("failed") : /** @type {const} */ ("asking") };
  });
  const isAsking = computed(() => now.value.status === "asking");

  const dispose = effect(() => {
    const puzzle = subject.value;
    if (!puzzle || !isAsking.value) return undefined;
    const leaving = new AbortController();
    const start = () => {
      /** @param {AbortSignal} signal @returns {Promise<unknown>} */
      const asked = (signal) => puzzle[question]({ signal });
      withinBudget(budget, asked, leaving.signal, facts.ready()).catch((error) => {
        if (leaving.signal.aborted) return;
        failure.value = puzzle;
        if (codeOfError(error) !== "search-limit") failed(error);
      });
    };
    const timer = rest ? setTimeout(start, rest) : undefined;
    if (!rest) untracked(start);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  });
  return { now, dispose };
}
