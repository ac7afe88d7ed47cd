/** How a technique is found, as plain text, and positions with it: from its lesson. */
import { isRuleTechnique } from "../model/rule-techniques.js";
import { loadExample, loadLessons, loadRuleExercises } from "./lesson-texts.js";

/**
 * The positions that the lessons keep for a technique: for practice of a technique of rules, else the example.
 *
 * @param {string} technique
 * @returns {Promise<readonly import("../model/example.js").ExampleLine[]>} rejects when the file cannot be loaded
 */
export const keptExercisesOf = async (technique) =>
  isRuleTechnique(technique)
    ? loadRuleExercises(technique)
    : [await loadExample(technique)].flatMap((one) => one ?? []);

/** @typedef {import("./lesson-texts.js").Block} Block */
/** @typedef {import("./lesson-texts.js").Inline} Inline */

/**
 * @param {string} technique
 * @param {string} language
 * @returns {Promise<string[]>} a text for each paragraph and each item of a list; none where the lesson is not in the
 *   language
 */
export async function spottingOf(technique, language) {
  const lessons = await loadLessons(language, isRuleTechnique(technique));
  const lesson = lessons.boards.techniques[technique];
  if (!lesson) return [];
  const { text, language: own } = lessons.page(lesson.page);
  return own === language ? plainTexts(text.spot) : [];
}

/** @param {readonly Block[]} blocks @returns {string[]} */
export const plainTexts = (blocks) =>
  blocks.flatMap((block) => (Array.isArray(block) ? [plain(block)] : block.list.map((item) => `• ${plain(item)}`)));

/** @param {readonly Inline[]} inlines */
const plain = (inlines) => inlines.map((inline) => (typeof inline === "string" ? inline : inline[1])).join("");
