/**
 * Worksheets for one technique: a worked example and exercises, for a class as many different sheets of equal
 * difficulty.
 */
import { kindsInText } from "../model/kinds-in-text.js";
import { loadStepWords } from "../i18n/steps/step-words.js";
import { spottingOnPaper } from "../i18n/steps/spotting.js";
import { ownRuleTable } from "../model/puzzle-rules.js";
import { isRuleTechnique } from "../model/rule-techniques.js";
import { needsNoCandidates } from "../model/techniques.js";
import { exercisePositions } from "./exercise-positions.js";
import { MakingError } from "./print-faults.js";
import { legendOfSteps } from "./printed-legend.js";
import { createPrinter, loadPrintedFace, withoutEnglish } from "./printed-step.js";
import { occursOn } from "./small-boards.js";

/** @typedef {import("../model/step.js").Step} Step */
/** @typedef {import("../print/job.js").Exercise} Exercise */
/** @typedef {import("./index.js").Making} Making */
/**
 * @typedef {import("../print/print-settings.js").PrintSettings & { work:
 *   import("../print/print-settings.js").WorksheetWork }} Settings
 */
/** @typedef {import("./exercise-positions.js").Position} Position */

/** Techniques that are found without candidates where each of their steps places a digit. */
const withoutCandidates = new Set([...needsNoCandidates, "last-cell-of-sum", "rule-of-45"]);

/**
 * Makes the sheets. No position occurs twice. Cost: that of exercisePositions(), and about a millisecond for each
 * explanation. Rejects with `technique-never` for a technique that does not occur on the board. The positions of a
 * technique of rules are on 9×9, whatever the board.
 *
 * @param {Settings} settings @param {Making} making @returns {Promise<import("../print/job.js").WorksheetJob>}
 */
export async function makeWorksheet({ version, work: { technique, layout, exercises, copies }, look, seed }, making) {
  const { naming = "rc", spottingOf, longWork } = making;
  const isOfRules = isRuleTechnique(technique);
  if (isOfRules ? !making.keptExercisesOf : !occursOn(technique, layout)) throw new MakingError("technique-never");
  const wanted = { technique, layout, seed, edition: version };
  const positions = await exercisePositions(wanted, 1 + exercises * copies, making);
  const stepWords = await loadStepWords(look.language, true, isOfRules);
  await loadPrintedFace(look.face, look.language);
  const printer = createPrinter({ stepWords, naming, face: look.face });
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
    showsCandidates: !withoutCandidates.has(technique) || printed.some(({ step }) => !step.placements?.length),
  };
}

/** The kinds of rules in positions, in the order of the table. @param {readonly Position[]} positions */
const rulesIn = (positions) =>
  ownRuleTable
    .map(({ kind }) => kind)
    .filter((kind) => positions.some(({ state }) => state.rules?.some((rule) => kindsInText(rule).includes(kind))));

/**
 * Returns how long it takes to search a position: its candidates for each step that can be found.
 * @param {Position} position
 */
const effortOf = ({ state, answers }) => state.candidates.reduce((sum, { length }) => sum + length, 0) / answers.length;

/** @param {Position} position @param {import("./printed-step.js").Printer} printer @returns {Exercise} */
function exerciseOf({ state, answers }, printer) {
  const [answer, ...rest] = answers.toSorted((a, b) => lengthOf(a) - lengthOf(b));
  const own = printer.resultOf(answer, state);
  const others = new Set(rest.map((step) => printer.resultOf(step, state)));
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
