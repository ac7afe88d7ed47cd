/** The path of the puzzle on the board, from its givens to the solution. */
import { cellsOf } from "../formats/puzzle.js";
import { loadStepWords } from "../i18n/steps/load.js";
import { createFacts } from "../model/facts.js";
import { newPosition } from "../model/position.js";
import { isRatable } from "../model/rating.js";
import { afterStep } from "../model/step.js";
import { startOf } from "../model/teaching.js";
import { allowedWithout } from "../model/techniques.js";
import { isSingle } from "../model/walk.js";
import { createPrinter } from "./printed-step.js";

/** @typedef {import("../model/step.js").Step} Step */
/** @typedef {Step[] & { solved: boolean, level: import("../model/puzzle-goal.js").LevelName | null, hardest: string | null }} Path */
/** @typedef {import("./index.js").Making} Making */
/** @typedef {import("../print/settings.js").PrintSettings & { work: import("../print/settings.js").PathWork }} Settings */

/**
 * Finds the path and explains its steps, except singles without pictures. Cost: that of `engine.path`, and about a millisecond for each explanation.
 *
 * @param {Settings} settings @param {Making} making @returns {Promise<import("../print/job.js").PathJob>}
 */
export async function makePath({ work: { least }, look }, { board, engine, naming = "rc", without = [], signal, pace }) {
  if (!board) throw new TypeError("there is no board whose path could be printed");
  const { layout, givens, title = "" } = board;
  const facts = board.facts ?? createFacts(engine, (line, name) => cellsOf(line, name)).of({ layout, cells: givens });
  pace.report("steps", 0, 1);
  const { status, cells } = await facts.solutions({ signal });
  const { state: start } = startOf(newPosition(layout, givens));
  const steps = /** @type {Path} */ (await engine.path(start, { allowed: allowedWithout(new Set(without), status === "unique"), signal }));
  const rated = look.show.rating && isRatable(/** @type {any} */ ({ layout, givens })) ? await facts.rating({ signal }) : null;
  const stepWords = await loadStepWords(look.language);
  const printer = createPrinter({ stepWords, naming });
  /** @type {import("../print/job.js").PrintedStep[]} */
  const printed = [];
  let state = /** @type {import("../model/step.js").StepState} */ (start);
  for (const step of steps) {
    const isPlain = isSingle(step) && (step.level ?? 0) < least;
    printed.push(isPlain ? printer.named(step, state) : printer.explained(step, state));
    state = afterStep(state, step);
    pace.report("explanations", printed.length, steps.length);
    await pace.pause();
  }
  const { solved, level, hardest } = steps;
  return {
    kind: "path", steps: printed, solved, hardest: solved && hardest ? stepWords(`technique.${hardest}.name`) : null, naming,
    puzzle: {
      layout, givens, entries: null, candidates: null, solution: status === "unique" ? cells : null, title, level: solved ? level : null,
      rating: rated?.status === "rated" ? rated.er : null,
    },
  };
}
