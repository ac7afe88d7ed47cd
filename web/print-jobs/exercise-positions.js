/**
 * Positions for the exercises of a worksheet: made by the engine, or kept by the course, and as many more as are wanted
 * by shuffling these.
 */
import { cellsOf } from "../formats/line.js";
import { codeOfError } from "../model/error-codes.js";
import { positionOfExample } from "../model/example.js";
import { isRuleTechnique } from "../model/rule-techniques.js";
import { afterStep } from "../model/step.js";
import { techniques } from "../model/techniques.js";
import { variantOf } from "../model/position-variants.js";
import { MakingError } from "./print-faults.js";
import { ruledPosition, kindsThatShow } from "./ruled-positions.js";
import { seedOf } from "../model/seeds.js";

/** @typedef {import("./index.js").Making} Making */
/** @typedef {import("../model/step.js").Step} Step */
/** @typedef {import("../model/position-variants.js").State} State */
/** @typedef {{ state: State, answers: readonly Step[] }} Position `answers`: all steps of the technique there */
/** @typedef {{ technique: string, layout: string, seed: number, edition: 1 | 2 }} Wanted */

/**
 * How long the engine looks for positions: puzzles that are tried for each of them; how many positions are asked for at
 * first, and that further ones are asked for only while this part of them is good.
 */
const search = { puzzles: 1500, first: 8, success: 1 / 3 };
/** Fewer good positions than these get the example of the lesson as company. */
const few = 4;
/** Variants in a row that are no exercises, after which a position has no more. */
const mostMisses = 8;
/** The board of the positions that are kept for the techniques of rules. */
const ruledLayout = "3x3";
/** The seeds of variants, and of puzzles with rules, which those of positions do not reach. */
const parts = { variants: 1_000_000, ruled: 2_000_000 };

/**
 * Returns different positions in which the technique is the next step. Where the engine finds too few, or the course
 * keeps too few, the others are variants of these. Only for a technique that is never the next step, other techniques
 * of its level are possible there, too. Cost: that of `engine.practice` for some positions, for a rare technique some
 * seconds, and some milliseconds for each variant.
 *
 * @param {Wanted} wanted `layout` has no meaning for a technique of rules
 * @param {number} count
 * @param {Making} making
 * @returns {Promise<Position[]>} the same for the same seed, with any number of workers; rejects with
 *   `not-found` for a technique that is too rare, with `too-few-different` for a technique of rules, or with an error
 *   of the engine
 */
export async function exercisePositions(wanted, count, making) {
  making.longWork.report("positions", 0, count);
  const found = await (isRuleTechnique(wanted.technique) ? keptPositions : madePositions)(wanted, count, making);
  const all = await withVariants(found, wanted, count, making);
  if (all.length < count) throw new MakingError("too-few-different", { wanted: count, found: all.length });
  return all;
}

/**
 * @param {Wanted} wanted @param {number} count @param {Making} making
 * @returns {Promise<Position[]>} at most `count`, in the order of their seeds
 */
async function madePositions(wanted, count, making) {
  const { technique, layout, seed, edition } = wanted;
  const { engine, longWork } = making;
  const { workers } = await engine.about();
  const [next, others] = [true, false].map(() => /** @type {Map<string, Position>} */ (new Map()));
  let tried = 0;
  let done = 0;
  const isHopeful = () => tried < search.first || next.size >= search.success * tried;
  while (next.size < count && isHopeful()) {
    const asked = Math.min(count - next.size, tried < search.first ? search.first - tried : count);
    const seeds = Array.from({ length: asked }, () => seedOf(seed, tried++));
    const positions = await longWork.each(null, seeds, workers, async (each, signal) => {
      const goal = { technique, layout, seed: each, edition, attempts: search.puzzles, signal };
      const found = await unlessRare(() => engine.practice(goal));
      const later = found && (await whereNext(found, technique, engine, signal));
      if (later) longWork.report("positions", Math.min(++done, count), count);
      return { found, later };
    });
    for (const { found, later } of positions) {
      if (later && !next.has(found.puzzle)) next.set(found.puzzle, later);
      else if (found && !later) others.set(found.puzzle, found);
    }
  }
  const good = [...next.values()].slice(0, count);
  if (good.length < Math.min(few, count)) good.push(...(await lessonPosition(wanted, making)));
  if (good.length + others.size === 0) throw new MakingError("not-found");
  return good.length > 0 ? good : [...others.values()];
}

/**
 * The example of the lesson, where it is on the board.
 * @param {Wanted} wanted @param {Making} making @returns {Promise<Position[]>} one or none
 */
async function lessonPosition({ technique, layout }, { engine, keptExercisesOf, signal }) {
  const [example] = (await keptExercisesOf?.(technique)) ?? [];
  if (!example || example.layout !== layout) return [];
  const position = await exerciseAt(positionOfExample(example), technique, engine, signal);
  return position ? [position] : [];
}

/**
 * The positions of the course for a technique of rules, from one on that the seed says. Where their variants are not
 * enough, more puzzles are made.
 *
 * @param {Wanted} wanted @param {number} count @param {Making} making @returns {Promise<Position[]>}
 */
async function keptPositions({ technique, seed, edition }, count, { engine, longWork, keptExercisesOf, signal }) {
  const lines = (await keptExercisesOf?.(technique)) ?? [];
  /** @type {Position[]} */
  const positions = [];
  for (let i = 0; i < Math.min(count, lines.length); i++) {
    const state = positionOfExample(lines[(seed + i) % lines.length]);
    positions.push({ state, answers: await answersAt(state, technique, engine, signal) });
    await longWork.pause();
  }
  const kinds = kindsThatShow(lines);
  const { workers } = await engine.about();
  for (let made = 0; kinds.length > 0 && positions.length * variantsWithRules < count;) {
    const missing = Math.ceil(count / variantsWithRules) - positions.length;
    const numbers = Array.from({ length: missing }, () => made++);
    const found = await longWork.each(null, numbers, workers, (number, each) =>
      unlessRare(async () => {
        const rules = kinds[number % kinds.length];
        const goal = { rules, layout: ruledLayout, seed: seedOf(seed, parts.ruled + number), edition, signal: each };
        const puzzle = await engine.generate(goal);
        const cells = cellsOf(puzzle.puzzle, ruledLayout);
        const at = { layout: ruledLayout, cells, rules: puzzle.rules };
        const state = await ruledPosition(engine, technique, at, () => true, each);
        return state && { state, answers: await answersAt(state, technique, engine, each) };
      }),
    );
    positions.push(...found.filter((each) => each !== null));
    longWork.report("positions", Math.min(positions.length, count), count);
    if (made > search.first && positions.length - lines.length < search.success * made) break;
  }
  return positions;
}

/** A board with rules can be turned and mirrored. */
const variantsWithRules = 8;

/**
 * Adds variants of the positions, of each in turn, until there are enough.
 *
 * @param {readonly Position[]} positions @param {Wanted} wanted @param {number} count @param {Making} making
 * @returns {Promise<Position[]>} at most `count` different ones
 */
async function withVariants(positions, { technique, seed }, count, { engine, longWork }) {
  const { workers } = await engine.about();
  const all = positions.slice(0, count);
  const names = new Set(all.map(({ state }) => nameOf(state)));
  const isNext = new Map();
  /** The positions that have more variants, and how many were no exercises one after the other. */
  let open = positions.map((position, place) => ({ ...position, place, number: 0, misses: 0 }));
  while (all.length < count && open.length > 0) {
    const round = open.slice(0, count - all.length);
    const made = await longWork.each(null, round, workers, async (each, signal) => {
      each.number += 1;
      const state = variantOf(each.state, each.number, seedOf(seed, parts.variants + each.place));
      if (!state) return "none";
      if (!isNext.has(each.place)) isNext.set(each.place, await isNextStep(each.state, technique, engine, signal));
      return isNext.get(each.place)
        ? exerciseAt(state, technique, engine, signal)
        : { state, answers: await answersAt(state, technique, engine, signal) };
    });
    for (const [i, position] of made.entries()) {
      const isNew =
        position && position !== "none" && position.answers.length > 0 && !names.has(nameOf(position.state));
      if (isNew) {
        all.push(position);
        names.add(nameOf(position.state));
      }
      round[i].misses = position === "none" ? mostMisses : isNew ? 0 : round[i].misses + 1;
    }
    open = [...open.slice(round.length), ...round].filter(({ misses }) => misses < mostMisses);
    longWork.report("positions", all.length, count);
    await longWork.pause();
  }
  return all;
}

/** What two positions of a document do not have in common. @param {State} state */
const nameOf = ({ givens, rules }) => `${givens.join()} ${rules ?? ""}`;

/**
 * @param {State} state @param {string} technique @param {Making["engine"]} engine @param {AbortSignal} [signal]
 * @returns {Promise<readonly Step[]>}
 */
const answersAt = (state, technique, engine, signal) =>
  engine.steps(state, { allowed: [technique], givens: "unique", signal });

/**
 * The exercise of a state, or null when the technique is not the next step.
 * @param {State} state @param {string} technique @param {Making["engine"]} engine @param {AbortSignal} [signal]
 * @returns {Promise<Position | null>}
 */
const exerciseAt = async (state, technique, engine, signal) =>
  (await isNextStep(state, technique, engine, signal))
    ? { state, answers: await answersAt(state, technique, engine, signal) }
    : null;

/**
 * Takes the steps of easier techniques, as far as the technique is the next step.
 *
 * @param {Position} position @param {string} technique @param {Making["engine"]} engine @param {AbortSignal} signal
 * @returns {Promise<Position | null>} null if the easier techniques leave no step of the technique
 */
async function whereNext(position, technique, engine, signal) {
  if (await isNextStep(position.state, technique, engine, signal)) return position;
  const allowed = techniques.slice(0, techniques.indexOf(technique) + 1);
  const path = /** @type {Step[]} */ (
    await engine.path(position.state, { allowed, order: "technique", givens: "unique", signal })
  );
  const length = path.findIndex((step) => step.technique === technique);
  if (length < 0) return null;
  const state = path
    .slice(0, length)
    .reduce((/** @type {State} */ before, step) => /** @type {State} */ (afterStep(before, step)), position.state);
  return { ...position, state, answers: await answersAt(state, technique, engine, signal) };
}

/**
 * Whether a hint in the order of techniques is a step of the technique. A hint that ends at its limit of work has no
 * step.
 *
 * @param {State} state @param {string} technique @param {Making["engine"]} engine @param {AbortSignal} [signal]
 */
async function isNextStep(state, technique, engine, signal) {
  try {
    return (await engine.hint(state, { order: "technique", givens: "unique", signal }))?.technique === technique;
  } catch (error) {
    if (codeOfError(error) === "search-limit") return false;
    throw error;
  }
}

/** Null where none of the puzzles tried is what is wanted. @template T @param {() => Promise<T>} work */
async function unlessRare(work) {
  try {
    return await work();
  } catch (error) {
    if (codeOfError(error) === "not-found") return null;
    throw error;
  }
}
