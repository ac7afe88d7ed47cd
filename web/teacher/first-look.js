/**
 * What has to be told about a position before any step: that it is empty, contradictory, unsolvable, solved, or that it
 * has mistakes. The proof of how many solutions the puzzle has gets a budget, because steps can be found without the
 * proof. Headless.
 *
 * @typedef {import("../model/position.js").Position} Position
 * @typedef {import("../model/step.js").StepCandidate} StepCandidate
 * @typedef {{ digits: readonly StepCandidate[], eliminations: readonly StepCandidate[], incompatible: boolean,
 *   byAuthor?: boolean }} Mistakes wrong digits; notes that are missing though they are right; `incompatible`: the
 *   puzzle has several solutions, and none contains all digits; `byAuthor`: judged by the author's solution
 * @typedef {{ kind: "blank" | "solved" | "conflict" | "unsolvable" }} Nothing
 * @typedef {{ kind: "mistake", wrong: Mistakes }} Mistake
 * @typedef {Nothing | Mistake} Before
 * @typedef {"unique" | "several" | "unknown"} Given how many solutions the givens have; "unknown" when the budget was
 *   spent
 * @typedef {{ before: Before | null, given: Given }} Look
 *
 * @typedef {object} LookTools
 * @property {import("../model/facts.js").FactsStore} facts
 * @property {{ mistakes: (state: any, options: { signal?: AbortSignal }) => Promise<Mistakes> }} engine asked when the
 *   puzzle has several solutions and its author gives none
 * @property {Pick<import("../model/store.js").Store, "own">} store of the player's game: its author may give the
 *   solution
 */
import { backgroundBudget, withinBudget } from "../model/budget.js";
import { findConflicts } from "../model/conflicts.js";
import { codeOfError } from "../model/error-codes.js";
import { givensOf } from "../model/hint-position.js";
import { judgedState, mistakesIn, stepsBackToSound } from "../model/mistakes.js";
import { digitsOn, isBlank, isUntouched, layoutOf } from "../model/position.js";
import { authorSolution, isSolved } from "../model/progress.js";
import { puzzleOf } from "../model/puzzle.js";
import { allowedIn } from "../model/rule-techniques.js";
import { uniquenessTechniques } from "../model/techniques.js";

/** @param {LookTools} tools */
export function createFirstLook({ facts, engine, store }) {
  /**
   * @param {Position} position
   * @param {AbortSignal} signal
   * @param {number} [budget] what the proof and the search for mistakes may take together, in milliseconds; 0 for what
   *   is known already
   * @returns {Promise<Look>}
   */
  async function look(position, signal, budget = backgroundBudget) {
    if (isBlank(position)) return { before: { kind: "blank" }, given: "unknown" };
    if (findConflicts(layoutOf(position), position.givens).length)
      return { before: { kind: "conflict" }, given: "unknown" };
    // The author's solution needs no search, and a search for the solutions may take the whole budget.
    const wrong = mistakesByAuthor(position);
    if (wrong && hasAny(wrong)) return { before: { kind: "mistake", wrong }, given: "unknown" };
    const known = facts.of(puzzleOf(position)).known.peek().solutions;
    const judged =
      known || budget > 0
        ? await withinBudget(
            budget || backgroundBudget,
            (asked) => judge(position, asked),
            signal,
            facts.ready(),
          ).catch(nothingWhenSpent)
        : null;
    return judged ?? { before: isSolved(position) ? { kind: "solved" } : null, given: "unknown" };
  }

  /** @param {Position} position @param {AbortSignal} signal @returns {Promise<Look>} */
  async function judge(position, signal) {
    const { status } = await facts.of(puzzleOf(position)).solutions({ signal });
    const given = status === "unique" ? "unique" : status === "stopped" ? "unknown" : "several";
    if (status === "none" || status === "conflict") return { before: { kind: "unsolvable" }, given };
    const wrong = await mistakesOn(position, signal);
    if (hasAny(wrong)) return { before: { kind: "mistake", wrong }, given };
    return { before: digitsOn(position).every(Boolean) ? { kind: "solved" } : null, given };
  }

  /**
   * Compares with the author's solution.
   * @param {Position} position
   * @returns {Mistakes | null} null where the author gives none
   */
  function mistakesByAuthor(position) {
    // A path is shown as a game of its own, which has no author.
    const author = authorSolution({ game: store.own.peek().game, position });
    return author && { ...mistakesIn(position, author), incompatible: false, byAuthor: true };
  }

  /**
   * Compares with the author's solution, or else with the only one; where there are several, asks the engine.
   * @param {Position} position
   * @param {AbortSignal} signal
   * @returns {Promise<Mistakes>}
   */
  async function mistakesOn(position, signal) {
    const byAuthor = mistakesByAuthor(position);
    if (byAuthor) return byAuthor;
    const solution = await facts.of(puzzleOf(position)).solution({ signal });
    if (!solution && position.givenCandidates) return mistakesWithin(position, signal);
    return solution
      ? { ...mistakesIn(position, solution), incompatible: false }
      : engine.mistakes(judgedState(position), { signal });
  }

  /**
   * The engine judges by the givens alone.
   * @param {Position} position
   * @param {AbortSignal} signal
   * @returns {Promise<Mistakes>}
   */
  async function mistakesWithin(position, signal) {
    const { count } = await facts.of({ ...puzzleOf(position), cells: digitsOn(position) }).solutions({ signal });
    return { digits: [], eliminations: [], incompatible: count === 0 };
  }

  return {
    look,

    /**
     * Returns how many positions back the board was last without mistakes; null where there is no such position, or
     * none was found within the budget.
     *
     * @param {Pick<import("../model/state.js").State, "past" | "position">} state
     * @param {AbortSignal} signal
     */
    stepsBack: ({ past, position }, signal) =>
      withinBudget(
        backgroundBudget,
        (asked) => stepsBackToSound(past, position, async (before) => !hasAny(await mistakesOn(before, asked))),
        signal,
        facts.ready(),
      ).catch(nothingWhenSpent),
  };
}

/** @typedef {ReturnType<typeof createFirstLook>} FirstLook */

/**
 * What the engine is told when it is asked for steps. Until it is known how many solutions the givens have, the engine
 * looks for mistakes itself, with a limit of its own, and no technique may assume exactly one solution.
 *
 * @param {Position} position
 * @param {Given} given
 * @param {readonly string[]} without ids of techniques that the player leaves out
 * @returns {{ allowed: string[] | undefined, givens?: "unique" | "several" }}
 */
export function teachingOf(position, given, without) {
  if (given === "unknown" && !position.givenCandidates)
    return { allowed: allowedIn(position, new Set([...without, ...uniquenessTechniques])) };
  return { allowed: allowedIn(position, new Set(without)), givens: givensOf(given === "unique", position) };
}

/**
 * What the engine, which looks for mistakes itself, has found in place of steps.
 *
 * @param {unknown} error of the engine; thrown again when it tells nothing about the position
 * @param {Position} position
 * @returns {Before}
 */
export function foundInstead(error, position) {
  const none = { digits: [], eliminations: [], incompatible: false };
  switch (codeOfError(error)) {
    case "no-solution":
      return { kind: "unsolvable" };
    case "mistakes":
      return { kind: "mistake", wrong: { ...none, .../** @type {any} */ (error).details } };
    case "broken":
      return isUntouched(position)
        ? { kind: "unsolvable" }
        : { kind: "mistake", wrong: { ...none, incompatible: true } };
    default:
      throw error;
  }
}

/** @param {unknown} error */
function nothingWhenSpent(error) {
  if (codeOfError(error) !== "search-limit") throw error;
  return null;
}

/** @param {Mistakes} mistakes */
const hasAny = ({ digits, eliminations, incompatible }) => digits.length > 0 || eliminations.length > 0 || incompatible;
