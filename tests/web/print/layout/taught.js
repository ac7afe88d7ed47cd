/** Jobs with the examples of docs/techniques: real steps in real positions, explained by the code of the page. */
import { readFileSync } from "node:fs";

import { loadStepWords } from "../../../../web/i18n/steps/step-words.js";
import { legendOfSteps } from "../../../../web/print-jobs/printed-legend.js";
import { picturedOf } from "../../../../web/print-jobs/path-job.js";
import { createPrinter, withoutEnglish } from "../../../../web/print-jobs/printed-step.js";
import { positionOfExample } from "../../../../web/model/example.js";
import { levels, techniquesOf } from "../../../../web/model/techniques.js";

const examples = JSON.parse(
  readFileSync(new URL("../../../../docs/techniques/examples.json", import.meta.url), "utf8"),
);

/** @param {string} technique @param {import("../../../../web/print-jobs/printed-step.js").Printer} printer */
function printedExample(technique, printer) {
  const level = levels.find((each) => techniquesOf(each).includes(technique));
  return printer.explained({ ...examples[technique].step, level }, positionOfExample(examples[technique]));
}

/**
 * @param {string} technique @param {any} [options]
 * @returns {Promise<import("../../../../web/print/job.js").WorksheetJob>}
 */
export async function worksheetOf(
  technique,
  { language = "en", exercises = 4, copies = 1, others = ["r1c1 = 2"], spotting = [] } = {},
) {
  const stepWords = await loadStepWords(language);
  const example = printedExample(technique, createPrinter({ stepWords, naming: "rc" }));
  return {
    kind: "worksheet",
    technique,
    name: example.name,
    plainName: withoutEnglish(example.name),
    about: [stepWords(`technique.${technique}.about`)],
    spotting,
    example,
    naming: "rc",
    legend: legendOfSteps([example], stepWords),
    sheets: Array.from({ length: copies }, () => ({
      exercises: Array.from({ length: exercises }, () => ({ ...example, others })),
    })),
    showsCandidates: !["full-house", "hidden-single"].includes(technique),
  };
}

/**
 * A path whose steps are examples of techniques. Their positions do not follow from each other: the layout does not
 * look at that.
 *
 * @param {readonly string[]} techniques @param {any} [options]
 * @returns {Promise<import("../../../../web/print/job.js").PathJob>}
 */
export async function pathOf(techniques, { language = "en", solved = true, least = 3, unpictured = 0 } = {}) {
  const stepWords = await loadStepWords(language);
  const printer = createPrinter({ stepWords, naming: "rc" });
  const wholes = techniques.map((technique) => printedExample(technique, printer));
  const pictured = picturedOf(
    wholes.map(({ step }) => step),
    least,
  );
  const steps = wholes.map((whole) => {
    const isPictured = pictured.has(whole.step);
    return {
      ...(isPictured || (whole.step.level ?? 0) > 1 ? whole : printer.named(whole.step, whole.state)),
      pictured: isPictured,
    };
  });
  const { layout, givens } = steps[0].state;
  return {
    kind: "path",
    steps,
    unpictured,
    legend: legendOfSteps(
      steps.filter((step) => step.pictured),
      stepWords,
    ),
    solved,
    naming: "rc",
    hardest: solved ? steps[0].name : null,
    puzzle: {
      layout,
      givens: givens ?? [],
      entries: null,
      candidates: null,
      solution: null,
      title: "",
      level: "extreme",
      rating: 7.2,
    },
  };
}
