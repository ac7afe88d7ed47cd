/** Jobs with the examples of docs/techniques: real steps in real positions, explained by the code of the page. */
import { readFileSync } from "node:fs";

import { legendOf } from "../../../../web/board/step-looks.js";
import { withSources } from "../../../../web/board/step-sources.js";
import { loadStepWords } from "../../../../web/i18n/steps/load.js";
import { markMeaning } from "../../../../web/i18n/steps/legend.js";
import { createPrinter } from "../../../../web/making/printed-step.js";
import { positionOfExample } from "../../../../web/model/example.js";
import { layoutNamed } from "../../../../web/model/layout.js";
import { levels, techniquesOf } from "../../../../web/model/techniques.js";

const examples = JSON.parse(readFileSync(new URL("../../../../docs/techniques/examples.json", import.meta.url), "utf8"));

/** @param {string} technique @param {import("../../../../web/making/printed-step.js").Printer} printer */
function printedExample(technique, printer) {
  const level = levels.find((each) => techniquesOf(each).includes(technique));
  return printer.explained({ ...examples[technique].step, level }, positionOfExample(examples[technique]));
}

/**
 * @param {string} technique @param {any} [options]
 * @returns {Promise<import("../../../../web/print/job.js").WorksheetJob>}
 */
export async function worksheetOf(technique, { language = "en", exercises = 4, copies = 1, others = ["r1c1 = 2"], spotting = [] } = {}) {
  const stepWords = await loadStepWords(language);
  const example = printedExample(technique, createPrinter({ stepWords, naming: "rc" }));
  const layout = /** @type {import("../../../../web/model/layout.js").Layout} */ (layoutNamed(example.state.layout));
  return {
    kind: "worksheet", technique, name: example.name, about: [stepWords(`technique.${technique}.about`)], spotting, example, naming: "rc",
    legend: legendOf(withSources(layout, example.state.cells, example.step)).map((entry) => ({ entry, meaning: markMeaning(entry, stepWords) })),
    sheets: Array.from({ length: copies }, () => ({ exercises: Array.from({ length: exercises }, () => ({ ...example, others })) })),
    showsCandidates: !["full-house", "hidden-single"].includes(technique),
  };
}

/**
 * A path whose steps are examples of techniques. Their positions do not follow from each other: the layout does not look at that.
 *
 * @param {readonly string[]} techniques @param {any} [options]
 * @returns {Promise<import("../../../../web/print/job.js").PathJob>}
 */
export async function pathOf(techniques, { language = "en", solved = true, least = 3 } = {}) {
  const stepWords = await loadStepWords(language);
  const printer = createPrinter({ stepWords, naming: "rc" });
  const steps = techniques.map((technique) => {
    const whole = printedExample(technique, printer);
    return (whole.step.level ?? 0) < Math.min(2, least) ? printer.named(whole.step, whole.state) : whole;
  });
  const { layout, givens } = steps[0].state;
  return {
    kind: "path", steps, solved, naming: "rc", hardest: solved ? steps[0].name : null,
    puzzle: { layout, givens: givens ?? [], entries: null, candidates: null, solution: null, title: "", level: "extreme", rating: 7.2 },
  };
}
