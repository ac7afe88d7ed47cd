/**
 * What has to be told about a position before any step: that it is empty, contradictory, unsolvable, solved, or that it
 * has mistakes. Headless.
 *
 * @typedef {import("../model/position.js").Position} Position
 * @typedef {import("../model/step.js").StepCandidate} StepCandidate
 * @typedef {{ digits: readonly StepCandidate[], eliminations: readonly StepCandidate[], incompatible: boolean }}
 *   Mistakes wrong digits; notes that are missing though they are right; `incompatible`: the puzzle has several
 *   solutions, and none contains all digits
 * @typedef {{ kind: "blank" | "solved" | "conflict" | "unsolvable" }} Nothing
 * @typedef {{ kind: "mistake", wrong: Mistakes }} Mistake
 * @typedef {Nothing | Mistake} Before
 * @typedef {{ before: Before | null, unique: boolean }} Look `unique`: whether the givens have exactly one solution
 *
 * @typedef {object} LookTools
 * @property {import("../model/facts.js").FactsStore} facts
 * @property {{ mistakes: (state: any, options: { signal?: AbortSignal }) => Promise<Mistakes> }} engine asked when the
 *   puzzle has several solutions
 */
import { findConflicts } from "../model/conflicts.js";
import { puzzleOf } from "../model/puzzle.js";
import { judgedState, mistakesIn, stepsBackToSound } from "../model/mistakes.js";
import { digitsOn, isBlank, layoutOf } from "../model/position.js";

/** @param {LookTools} tools */
export function createFirstLook({ facts, engine }) {
  /**
   * @param {Position} position
   * @param {AbortSignal} signal
   * @returns {Promise<Look>}
   */
  async function look(position, signal) {
    const found = (/** @type {Before} */ before) => ({ before, unique: false });
    if (isBlank(position)) return found({ kind: "blank" });
    if (findConflicts(layoutOf(position), position.givens).length) return found({ kind: "conflict" });
    const { status } = await facts.of(puzzleOf(position)).solutions({ signal });
    if (status === "none" || status === "conflict") return found({ kind: "unsolvable" });
    const wrong = await mistakesOn(position, signal);
    if (hasAny(wrong)) return { before: { kind: "mistake", wrong }, unique: status === "unique" };
    if (digitsOn(position).every(Boolean)) return found({ kind: "solved" });
    return { before: null, unique: status === "unique" };
  }

  /**
   * Compares with the solution when there is one; otherwise asks the engine.
   * @param {Position} position
   * @param {AbortSignal} signal
   * @returns {Promise<Mistakes>}
   */
  async function mistakesOn(position, signal) {
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
     * Returns how many positions back the board was last without mistakes, or null.
     *
     * @param {Pick<import("../model/state.js").State, "past" | "position">} state
     * @param {AbortSignal} signal
     */
    stepsBack: ({ past, position }, signal) =>
      stepsBackToSound(past, position, async (before) => !hasAny(await mistakesOn(before, signal))),
  };
}

/** @typedef {ReturnType<typeof createFirstLook>} FirstLook */

/** @param {Mistakes} mistakes */
const hasAny = ({ digits, eliminations, incompatible }) => digits.length > 0 || eliminations.length > 0 || incompatible;
