/**
 * Worksheets for one technique: a worked example and exercises, for a class as many different sheets of equal
 * difficulty.
 */
import { loadStepWords } from "../i18n/steps/step-words.js";
import { spottingOnPaper } from "../i18n/steps/spotting.js";
import { codeOfError } from "../model/error-codes.js";
import { positionOfExample } from "../model/example.js";
import { ownRuleTable } from "../model/puzzle-rules.js";
import { isRuleTechnique } from "../model/rule-techniques.js";
import { afterStep } from "../model/step.js";
import { techniques } from "../model/techniques.js";
import { MakingError } from "./print-faults.js";
import { legendOfSteps } from "./printed-legend.js";
import { createPrinter, withoutEnglish } from "./printed-step.js";
import { occursOn } from "./small-boards.js";
import { seedOf } from "./seeds.js";

/** @typedef {import("../model/step.js").Step} Step */
/** @typedef {import("../print/job.js").Exercise} Exercise */
/** @typedef {import("./index.js").Making} Making */
/**
 * @typedef {import("../print/print-settings.js").PrintSettings & { work:
 *   import("../print/print-settings.js").WorksheetWork }} Settings
 */
/**
 * @typedef {{ puzzle: string, layout: string, state: Required<import("../model/step.js").StepState>, answers: readonly
 *   Step[] }} Position
 */

/** Techniques that are found without candidates. */
const withoutCandidates = new Set(["full-house", "hidden-single"]);

/**
 * How long positions are looked for in which the technique is the next step: at most so many tries for each wanted
 * position, and after the first tries only while at least this part of them succeeds.
 */
const tries = { each: 15, first: 60, success: 0.05 };

/**
 * Makes the sheets. No puzzle occurs twice. Cost: that of `engine.practice` for each exercise: some milliseconds for a
 * usual technique, seconds for a rare one. Rejects with `not-found` for a technique that is too rare, and with
 * `technique-never` for one that does not occur on the board. The positions of a technique of rules are those of the
 * course, whatever the board; there are `too-few-different` soon.
 *
 * @param {Settings} settings @param {Making} making @returns {Promise<import("../print/job.js").WorksheetJob>}
 */
export async function makeWorksheet({ version, work: { technique, layout, exercises, copies }, look, seed }, making) {
  const { naming = "rc", spottingOf, longWork } = making;
  const isOfRules = isRuleTechnique(technique);
  if (isOfRules ? !making.ruleExercisesOf : !occursOn(technique, layout)) throw new MakingError("technique-never");
  const positions = await (isOfRules ? keptPositions : positionsOf)(
    { technique, layout, seed, edition: version },
    1 + exercises * copies,
    making,
  );
  const stepWords = await loadStepWords(look.language, true, isOfRules);
  const printer = createPrinter({ stepWords, naming });
  /** @type {Exercise[]} */
  const printed = [];
  for (const position of positions.toSorted((a, b) => effortOf(a) - effortOf(b))) {
    printed.push(exerciseOf(position, printer));
    longWork.report("explanations", printed.length, positions.length);
    await longWork.pause();
  }
  // The easiest position is the example.
  const [example, ...rest] = printed;
  const onPaper = spottingOnPaper(technique, stepWords);
  return {
    kind: "worksheet",
    technique,
    name: example.name,
    plainName: withoutEnglish(example.name),
    example,
    naming,
    about: [
      stepWords(`technique.${technique}.about`),
      ...rulesIn(positions).map((kind) =>
        stepWords("greet.kind", { name: stepWords(`rule.${kind}.name`), rule: stepWords(`rule.${kind}.rule`) }),
      ),
    ],
    spotting: onPaper ? [onPaper] : ((await spottingOf?.(technique, look.language)) ?? []),
    legend: legendOfSteps([example], stepWords),
    sheets: dealt(rest, copies).map((own) => ({ exercises: own })),
    showsCandidates: !withoutCandidates.has(technique),
  };
}

/**
 * Returns positions in which the technique is the next step. Only if there are too few of them, the others are
 * positions in which techniques of the same level are possible, too.
 *
 * @param {{ technique: string, layout: string, seed: number, edition: 1 | 2 }} wanted
 * @param {number} count
 * @param {Making} making
 * @returns {Promise<Position[]>} different positions, in the order of their seeds
 */
async function positionsOf({ technique, layout, seed, edition }, count, { engine, longWork }) {
  const { workers } = await engine.about();
  const [next, others] = [true, false].map(() => /** @type {Map<string, Position>} */ (new Map()));
  let tried = 0;
  let done = 0;
  const isHopeful = () => tried < tries.first || (next.size >= tries.success * tried && tried < tries.each * count);
  longWork.report("positions", 0, count);
  while (next.size < count && isHopeful()) {
    const seeds = Array.from({ length: count - next.size }, () => seedOf(seed, tried++));
    const positions = await longWork.each(null, seeds, workers, async (each, signal) => {
      const found = /** @type {Position} */ (await engine.practice({ technique, layout, seed: each, edition, signal }));
      const later = await whereNext(found, technique, engine, signal);
      if (later) done += 1;
      longWork.report("positions", Math.min(done, count), count);
      return { found, later };
    });
    for (const { found, later } of positions) {
      if (later && !next.has(found.puzzle)) next.set(found.puzzle, later);
      if (!later) others.set(found.puzzle, found);
    }
  }
  const all = new Map([...next, ...[...others].filter(([puzzle]) => !next.has(puzzle))]);
  if (all.size < count) throw new MakingError("too-few-different", { wanted: count, found: all.size });
  return [...all.values()].slice(0, count);
}

/**
 * Returns positions of the course for a technique of rules, from one on that the seed says. In each of them the
 * technique is the next step.
 *
 * @param {{ technique: string, seed: number }} wanted
 * @param {number} count
 * @param {Making} making
 * @returns {Promise<Position[]>}
 */
async function keptPositions({ technique, seed }, count, { engine, longWork, ruleExercisesOf, signal }) {
  const lines = (await ruleExercisesOf?.(technique)) ?? [];
  if (lines.length < count) throw new MakingError("too-few-different", { wanted: count, found: lines.length });
  /** @type {Position[]} */
  const positions = [];
  for (let i = 0; i < count; i++) {
    const state = positionOfExample(lines[(seed + i) % lines.length]);
    positions.push({
      puzzle: "",
      layout: state.layout,
      state,
      answers: await engine.steps(state, { allowed: [technique], givens: "unique", signal }),
    });
    longWork.report("positions", i + 1, count);
    await longWork.pause();
  }
  return positions;
}

/** The kinds of rules in positions, in the order of the table. @param {readonly Position[]} positions */
const rulesIn = (positions) =>
  ownRuleTable
    .map(({ kind }) => kind)
    .filter((kind) => positions.some(({ state }) => state.rules?.some((rule) => rule.split(" ", 1)[0] === kind)));

/**
 * Takes the steps of easier techniques, as far as the technique is the next step.
 *
 * @param {Position} position
 * @param {string} technique
 * @param {Making["engine"]} engine
 * @param {AbortSignal} signal
 * @returns {Promise<Position | null>} null if the easier techniques leave no step of the technique
 */
async function whereNext(position, technique, engine, signal) {
  if (await isNextStep(position, technique, engine, signal)) return position;
  const allowed = techniques.slice(0, techniques.indexOf(technique) + 1);
  const path = /** @type {Step[]} */ (await engine.path(position.state, { allowed, givens: "unique", signal }));
  const length = path.findIndex((step) => step.technique === technique);
  if (length < 0) return null;
  const state = path
    .slice(0, length)
    .reduce(
      (/** @type {Position["state"]} */ before, step) => /** @type {Position["state"]} */ (afterStep(before, step)),
      position.state,
    );
  return { ...position, state, answers: await engine.steps(state, { allowed: [technique], givens: "unique", signal }) };
}

/**
 * Whether a hint is a step of the technique. A hint that ends at its limit of work has no step.
 *
 * @param {Position} position @param {string} technique @param {Making["engine"]} engine @param {AbortSignal} signal
 */
async function isNextStep({ state }, technique, engine, signal) {
  try {
    return (await engine.hint(state, { givens: "unique", signal }))?.technique === technique;
  } catch (error) {
    if (codeOfError(error) === "search-limit") return false;
    throw error;
  }
}

/**
 * Returns how long it takes to search a position: its candidates for each step that can be found.
 * @param {Position} position
 */
const effortOf = ({ state, answers }) => state.candidates.reduce((sum, { length }) => sum + length, 0) / answers.length;

/** @param {Position} position @param {import("./printed-step.js").Printer} printer @returns {Exercise} */
function exerciseOf({ state, answers, layout }, printer) {
  const [answer, ...rest] = answers.toSorted((a, b) => lengthOf(a) - lengthOf(b));
  const own = printer.resultOf(answer, layout);
  const others = new Set(rest.map((step) => printer.resultOf(step, layout)));
  others.delete(own);
  return { ...printer.explained(answer, state), others: [...others] };
}

/** The simplest answer is shown. @param {Step} step */
const lengthOf = ({ links = [], parts = [] }) => 100 * links.length + parts.length;

/**
 * Deals exercises, easiest first, to the sheets. Each sheet begins with one of the easiest and ends with one of the
 * hardest. Who gets the easiest of a round gets the hardest of the next one, so that all sheets are equally hard
 * together.
 *
 * @template T @param {readonly T[]} sorted @param {number} copies @returns {T[][]}
 */
function dealt(sorted, copies) {
  /** @type {T[][]} */
  const sheets = Array.from({ length: copies }, () => []);
  sorted.forEach((each, i) => {
    const [round, place] = [Math.floor(i / copies), i % copies];
    sheets[round % 2 ? copies - 1 - place : place].push(each);
  });
  return sheets;
}
