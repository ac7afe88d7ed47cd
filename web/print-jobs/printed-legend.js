/** The legends of pictures of steps, in words. */
import { legendOf } from "../board/step-looks.js";
import { withSources } from "../board/step-sources.js";
import { createLocale } from "../i18n/locale.js";
import { markMeaning } from "../i18n/steps/mark-meanings.js";
import { layoutNamed } from "../model/layout.js";

/** @typedef {import("../print/job.js").LegendLine} LegendLine */

/**
 * Almost locked sets are alike except for their letters and colours. So many of them are in the legend of several
 * pictures.
 */
const mostSets = 2;

/**
 * Returns the legend of several pictures. A mark that has several meanings in them has one line with all of these.
 *
 * @param {readonly Pick<import("../print/job.js").PrintedStep, "step" | "state">[]} pictured
 * @param {import("../i18n/steps/step-words.js").StepWords} stepWords
 * @returns {LegendLine[]}
 */
export function legendOfSteps(pictured, stepWords) {
  /** @type {Map<string, { entry: LegendLine["entry"], meanings: Set<string> }>} */
  const marks = new Map();
  for (const { step, state } of pictured) {
    const board = /** @type {import("../model/layout.js").Layout} */ (layoutNamed(state.layout));
    for (const entry of legendOf(withSources(board, state.cells, step))) {
      const { kind, shape, stroke, colour, paper, number = 0 } = entry;
      if (pictured.length > 1 && number > mostSets) continue;
      const look = JSON.stringify([kind, shape, stroke, colour, paper]);
      const mark = marks.get(look) ?? { entry, meanings: new Set() };
      marks.set(look, mark);
      mark.meanings.add(markMeaning(entry, stepWords));
    }
  }
  const { series } = createLocale(stepWords.language);
  return [...marks.values()].map(({ entry, meanings }) => ({ entry, meaning: series([...meanings]) }));
}
