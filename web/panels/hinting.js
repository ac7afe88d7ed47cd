/**
 * What a hint is about: first a mistake, if there is one, else the next step; each press tells more of it. What comes before any
 * step is found here for all who tell steps. Headless.
 *
 * @typedef {import("../model/position.js").Position} Position
 * @typedef {import("../model/step.js").Step} Step
 * @typedef {import("../model/teaching.js").Start} Start
 * @typedef {Awaited<ReturnType<import("./late-engine.js").Engine["mistakes"]>>} Mistakes
 * @typedef {1 | 2 | 3} Strength where to look, what is there, why
 * @typedef {{ kind: "blank" | "solved" | "conflict" | "unsolvable" }} Nothing
 * @typedef {{ kind: "stuck", unique: boolean }} Stuck
 * @typedef {{ kind: "mistake", wrong: Mistakes }} Mistake
 * @typedef {{ kind: "step", step: Step, start: Start, unique: boolean }} NextStep
 * @typedef {Nothing | Mistake} Before what comes before any step
 * @typedef {Before | Stuck | NextStep} Found
 * @typedef {{ position: Position, found: Found, strength: Strength }} Hint
 */
import { findConflicts } from "../model/conflicts.js";
import { judgedState, stepsBackToSound } from "../model/mistakes.js";
import { digitsOn, isBlank, layoutOf } from "../model/position.js";
import { startOf } from "../model/teaching.js";
import { allowedWithout } from "../model/techniques.js";
import { isSingle } from "../model/walk.js";

/**
 * @param {Pick<import("./page-tools.js").Page, "engine" | "store">} page
 * @param {() => readonly string[]} without ids of techniques that are left out
 */
export function createHinting({ engine, store }, without) {
  /** @type {Hint | null} */
  let held = null;
  const now = () => store.state().position;

  /** What comes before any step, and whether there is a single solution. @param {Position} position @param {AbortSignal} signal @returns {Promise<{ before: Before | null, unique: boolean }>} */
  async function look(position, signal) {
    const found = (/** @type {Before} */ before) => ({ before, unique: false });
    if (isBlank(position)) return found({ kind: "blank" });
    if (findConflicts(layoutOf(position), position.givens).length) return found({ kind: "conflict" });
    const wrong = await engine.mistakes(judgedState(position), { signal });
    if (wrong.givens === "none" || wrong.givens === "contradictory") return found({ kind: "unsolvable" });
    if (wrong.digits.length || wrong.eliminations.length || wrong.incompatible) return found({ kind: "mistake", wrong });
    return digitsOn(position).every(Boolean) ? found({ kind: "solved" }) : { before: null, unique: wrong.givens === "unique" };
  }

  /** @param {Position} position @param {AbortSignal} signal @returns {Promise<Found>} */
  async function find(position, signal) {
    const { before, unique } = await look(position, signal);
    if (before) return before;
    const start = startOf(position);
    const step = await engine.hint(start.state, { allowed: allowedWithout(new Set(without()), unique), signal });
    return step ? { kind: "step", step, start, unique } : { kind: "stuck", unique };
  }

  /** @param {Position} position @param {Found} found @param {Strength} strength @returns {Hint | null} null when the board has changed */
  function hold(position, found, strength) {
    if (position !== now()) return null;
    held = { position, found, strength };
    return held;
  }

  return {
    look,

    /** A hint about what was found before any step, as a first press gives it. @param {Position} position @param {Before} before */
    begin: (position, before) => hold(position, before, 1),

    /** The hint of this moment, or null. @returns {Hint | null} */
    now: () => (held?.position === now() ? held : null),

    /**
     * One strength more, or a first hint where the board has changed; null when it changed while it was asked.
     *
     * @param {AbortSignal} signal
     * @returns {Promise<Hint | null>}
     */
    async press(signal) {
      const position = now();
      if (held?.position === position) {
        held = { ...held, strength: /** @type {Strength} */ (Math.min(held.strength + 1, 3)) };
        return held;
      }
      return hold(position, await find(position, signal), 1);
    },

    /**
     * The mistakes with all that can be done about them; null where there are none.
     *
     * @param {AbortSignal} signal
     * @returns {Promise<Hint | null>}
     */
    async review(signal) {
      const position = now();
      const { before } = await look(position, signal);
      return before?.kind === "mistake" ? hold(position, before, 3) : null;
    },

    forget() { held = null; },

    /** How many positions back the board was last sound, or null. @param {AbortSignal} signal */
    stepsBack(signal) {
      const { past, position } = store.state();
      return stepsBackToSound(past, position, async (before) => {
        const { digits, eliminations, incompatible } = await engine.mistakes(judgedState(before), { signal });
        return !digits.length && !eliminations.length && !incompatible;
      });
    },
  };
}

/**
 * What the board shows of a step at each strength: its houses, or the cells where it begins; what it rests on; all of it. What a
 * single rests on is its result, which is kept back.
 *
 * @param {Step} step
 * @param {Strength} strength
 * @returns {Step}
 */
export function pictureOf(step, strength) {
  if (strength === 3) return step;
  const hidden = { links: [], placements: [], eliminations: [] };
  const isChain = step.parts?.[0]?.role === "node";
  const houses = isChain ? [] : step.houses?.filter(({ role }) => role === "where" || role === "base") ?? [];
  if (strength === 2 && !isSingle(step)) return { ...step, ...hidden };
  return { ...step, ...hidden, houses, parts: houses.length ? [] : [{ role: "subset", cells: firstCells(step), digits: [] }] };
}

/** The cells that play the first role; of a chain its first node. @param {Step} step */
function firstCells({ parts: [first, ...rest] = [] }) {
  if (!first) return [];
  return [first, ...rest.filter(({ role }) => role === first.role && role !== "node")].flatMap(({ cells }) => cells);
}
