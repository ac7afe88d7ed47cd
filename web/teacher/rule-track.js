/**
 * The track of the course about rules of puzzles: its lessons, and what draws the rules in its pictures. Nothing of it
 * is loaded before it is entered.
 */
import { loadLessons } from "./lesson-texts.js";

/** @typedef {import("../board/extension.js").Extension} Extension */
/** @typedef {{ lessons: import("./lesson-texts.js").Lessons, drawing: Extension }} RuleTrack */

/**
 * @param {string} language
 * @param {() => Promise<Extension>} loadDrawing
 * @returns {Promise<RuleTrack>} rejects when the files cannot be loaded
 */
export async function loadRuleTrack(language, loadDrawing) {
  const [lessons, drawing] = await Promise.all([loadLessons(language, true), loadDrawing()]).catch((cause) => {
    throw Object.assign(new Error("no lessons about rules", { cause }), { code: "no-explanations" });
  });
  return { lessons, drawing };
}
