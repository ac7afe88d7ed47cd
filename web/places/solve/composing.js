/**
 * What is found out about the givens on the board while a puzzle is composed: how many solutions they have, and of a puzzle with one
 * solution its level, its rating, and the givens that can be erased. Headless. An answer that comes after the givens have changed is dropped.
 *
 * @typedef {import("../../model/position.js").Position} Position
 * @typedef {"blank" | "conflict" | "waiting" | "none" | "multiple" | "unique" | "unknown"} Verdict "unknown" when the engine failed
 * @typedef {import("../../model/puzzle-goal.js").LevelName} LevelName
 * @typedef {object} Findings
 * @property {Verdict} verdict
 * @property {number} givens
 * @property {{ level: LevelName, hardest: string } | "unsolved" | null} path level and hardest technique; "unsolved" when no path of the teacher
 *   leads to the solution; null while it is not known
 * @property {number | null} rating ER; null while it is not known, and for layouts that have no rating
 * @property {readonly number[] | null} removable cells whose givens can each be erased without a second solution; null while they are not known
 * @property {boolean} isComplete whether nothing more will be found out
 */
import { formatLine } from "../../formats/line.js";
import { findConflicts } from "../../model/conflicts.js";
import { layoutOf, samePuzzle, withOtherGivens } from "../../model/position.js";
import { isRatable } from "../../model/rating.js";
import { forEngine, isBlankPuzzle, puzzleOf } from "../../model/puzzle.js";

/** The largest side on which the teacher finds steps. */
const largestTaught = 25;
/** The typing rests for this time before the engine is asked. */
const restMilliseconds = 120;

/**
 * @param {{ engine: Pick<import("../shell/late-engine.js").Engine, "solve" | "solveBatch">, facts: import("../../model/facts.js").FactsStore }} page
 * @param {(findings: Findings) => void} changed
 */
export function createComposing({ engine, facts }, changed) {
  let asking = new AbortController();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {Position | null} */
  let followed = null;
  /** @type {Findings} */
  let findings = nothing("blank", 0);

  /** @param {Partial<Findings>} more */
  function learn(more) {
    findings = { ...findings, ...more };
    changed(findings);
  }

  /** @param {Position} position */
  async function judge(position) {
    const { signal } = asking = new AbortController();
    const about = facts.of(puzzleOf(position));
    try {
      const { status } = await about.solutions({ signal });
      if (signal.aborted) return;
      if (status !== "unique") {
        learn({ verdict: status === "none" || status === "multiple" || status === "conflict" ? status : "unknown", isComplete: true });
        return;
      }
      learn({ verdict: "unique" });
      /** @type {Promise<Partial<Findings>>[]} */
      const parts = [removable(position, signal).then((cells) => ({ removable: cells }))];
      if (layoutOf(position).side <= largestTaught) parts.push(about.path({ signal }).then((path) => ({ path })));
      if (isRatable(puzzleOf(position))) parts.push(about.rating({ signal }).then(({ er }) => ({ rating: er })));
      await Promise.all(parts.map(async (part) => {
        const found = await part;
        if (!signal.aborted) learn(found);
      }));
      if (!signal.aborted) learn({ isComplete: true });
    } catch {
      if (signal.aborted) return;
      asking.abort();
      learn({ verdict: findings.verdict === "unique" ? "unique" : "unknown", isComplete: true });
    }
  }

  /** The cells whose givens can each be erased. @param {Position} position @param {AbortSignal} signal @returns {Promise<number[]>} */
  async function removable(position, signal) {
    const { layout, givens } = position;
    const cells = [...givens.keys()].filter((cell) => givens[cell]);
    const without = cells.map((cell) => givens.with(cell, 0));
    if (layout === "3x3" && !position.givenCandidates) {
      const { counts } = await engine.solveBatch(without.map(formatLine), { limit: 2, signal });
      return cells.filter((_, i) => counts[i] === 1);
    }
    const found = [];
    for (const [i, digits] of without.entries()) {
      const { status } = await engine.solve(forEngine(puzzleOf(withOtherGivens(position, digits))), { limit: 2, signal });
      if (status === "unique") found.push(cells[i]);
    }
    return found;
  }

  function stop() {
    clearTimeout(timer);
    asking.abort();
    followed = null;
  }

  return {
    /** The givens on the board are these. @param {Position} position */
    follow(position) {
      if (followed && samePuzzle(followed, position)) return;
      stop();
      followed = position;
      const givens = position.givens.filter(Boolean).length;
      const conflicts = findConflicts(layoutOf(position), position.givens).length > 0;
      findings = nothing(conflicts ? "conflict" : isBlankPuzzle(puzzleOf(position)) ? "blank" : "waiting", givens);
      if (findings.verdict === "waiting") timer = setTimeout(judge, restMilliseconds, position);
      else findings.isComplete = true;
      changed(findings);
    },
    stop,
  };
}

/** @param {Verdict} verdict @param {number} givens @returns {Findings} */
const nothing = (verdict, givens) => ({ verdict, givens, path: null, rating: null, removable: null, isComplete: false });
