/** The sentences about rules, where puzzles with rules are printed. */
import { loadRuleWords } from "../i18n/rule-words.js";

/** @typedef {import("../i18n/rule-words.js").RuleWords} Words */

/**
 * Loads the sentences if a puzzle of the job has rules.
 * @param {import("./job.js").Job} job
 * @param {import("../i18n/languages.js").Language} language
 * @returns {Promise<Words | null>}
 */
export async function ruleWordsFor(job, language) {
  const puzzles =
    job.kind === "puzzles"
      ? job.sections.flatMap((section) => section.puzzles)
      : job.kind === "path"
        ? [job.puzzle]
        : [];
  return puzzles.some(({ rules }) => rules?.length) ? loadRuleWords(language) : null;
}
