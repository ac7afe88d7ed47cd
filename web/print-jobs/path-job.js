/** The path of the puzzle on the board, from its givens to the solution. */
import { cellsOf } from "../formats/line.js";
import { loadStepWords } from "../i18n/steps/step-words.js";
import { authoredParts } from "./authored-parts.js";
import { drawingIn, keptFog } from "../model/drawing.js";
import { createFacts } from "../model/facts.js";
import { newPosition } from "../model/position.js";
import { puzzleOf } from "../model/puzzle.js";
import { isRatable } from "../model/rating.js";
import { afterStep } from "../model/step.js";
import { givensOf, startOf } from "../model/hint-position.js";
import { allowedIn } from "../model/rule-techniques.js";
import { techniques } from "../model/techniques.js";
import { isSingle } from "../model/walk.js";
import { legendOfSteps } from "./printed-legend.js";
import { createPrinter, loadPrintedFace, withoutEnglish } from "./printed-step.js";

/** @typedef {import("../model/step.js").Step} Step */
/**
 * @typedef {Step[] & { solved: boolean, stopped?: boolean, stoppedAt?: string | null, level:
 *   import("../model/puzzle-goal.js").LevelName | null, hardest: string | null }} Path
 */
/** @typedef {import("./index.js").Making} Making */
/**
 * @typedef {import("../print/print-settings.js").PrintSettings & { work: import("../print/print-settings.js").PathWork
 *   }} Settings
 */

/** So many steps have pictures at least, if the path has so many. */
const fewestPictures = 3;

/**
 * Finds the path and explains its steps, except singles without pictures. Cost: that of `engine.path`, and about a
 * millisecond for each explanation.
 *
 * @param {Settings} settings @param {Making} making @returns {Promise<import("../print/job.js").PathJob>}
 */
export async function makePath(
  { work: { least, pictures }, look },
  { board, engine, naming = "rc", without = [], signal, longWork },
) {
  if (!board) throw new TypeError("there is no board whose path could be printed");
  const { layout, givens, givenCandidates = null, rules = null, title, drawing, author, ruleset } = board;
  const position = newPosition(layout, givens, givenCandidates, rules);
  const facts = board.facts ?? createFacts(engine, (line, name) => cellsOf(line, name)).of(puzzleOf(position));
  longWork.report("steps", 0, 1);
  const { status, cells } = await facts.solutions({ signal });
  const { state: start } = startOf(position);
  const steps = /** @type {Path} */ (
    await engine.path(start, {
      allowed: allowedIn(position, new Set(without)),
      givens: givensOf(status === "unique", position),
      signal,
    })
  );
  const rated = look.show.rating && isRatable(puzzleOf(position)) ? await facts.rating({ signal }) : null;
  const stepWords = await loadStepWords(look.language, true, rules !== null);
  const face = look.face === "digits" ? board.face : look.face;
  await loadPrintedFace(face, look.language);
  const printer = createPrinter({ stepWords, naming, face });
  const wanted = picturedOf(steps, least);
  const pictured = hardestOf(wanted, pictures);
  /** @type {import("../print/job.js").PathStep[]} */
  const printed = [];
  /** @type {Set<string>} */
  const named = new Set();
  let state = /** @type {import("../model/step.js").StepState} */ (start);
  for (const step of steps) {
    const isPictured = pictured.has(step);
    const told = isPictured || !isSingle(step) ? printer.explained(step, state) : printer.named(step, state);
    // The English name is printed once. Singles without pictures are joined in lines that may have no names.
    printed.push({ ...told, name: named.has(told.name) ? withoutEnglish(told.name) : told.name, pictured: isPictured });
    if (isPictured || !isSingle(step)) named.add(told.name);
    state = afterStep(state, step);
    longWork.report("explanations", printed.length, steps.length);
    await longWork.pause();
  }
  const { solved, stopped, stoppedAt, level, hardest } = steps;
  return {
    kind: "path",
    steps: printed,
    unpictured: wanted.size - pictured.size,
    legend: legendOfSteps(
      printed.filter((step) => step.pictured),
      stepWords,
    ),
    solved,
    ...((stopped || (solved && stoppedAt)) && { isCut: true }),
    hardest: solved && hardest ? stepWords(`technique.${hardest}.name`) : null,
    naming,
    ...(keptFog(drawingIn(drawing)) && { isInFog: true }),
    puzzle: {
      layout,
      givens,
      ...(givenCandidates && { givenCandidates }),
      ...(rules && { rules }),
      ...(face && { face }),
      ...authoredParts({ title, author, ruleset }),
      entries: null,
      candidates: givenCandidates && startOf(position).sets,
      solution: status === "unique" ? cells : null,
      level: solved ? level : null,
      rating: rated?.status === "rated" ? rated.er : null,
    },
  };
}

/**
 * Returns the steps with pictures: those of the level `least` and above. If they are few, the hardest of the other
 * steps are added, the earliest of equals first.
 *
 * @param {readonly Step[]} steps
 * @param {number} least
 * @returns {Set<Step>}
 */
export function picturedOf(steps, least) {
  const wanted = steps.filter(({ level = 0 }) => level >= least);
  const others = steps.filter(({ level = 0 }) => level < least);
  return new Set([...wanted, ...hardestOf(others, Math.max(0, fewestPictures - wanted.length))]);
}

/**
 * Returns the hardest steps, at most `count`, the earliest of equals.
 * @param {Iterable<Step>} steps
 * @param {number} count
 * @returns {Set<Step>}
 */
function hardestOf(steps, count) {
  const hardness = (/** @type {Step} */ { level = 0, technique }) => 1000 * level + techniques.indexOf(technique);
  return new Set([...steps].sort((a, b) => hardness(b) - hardness(a)).slice(0, count));
}
