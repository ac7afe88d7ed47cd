/**
 * Work for a class: techniques to practise and puzzles to solve, in order, with names. A link holds all of it, so nothing is kept on a server.
 *
 * @typedef {{ kind: "technique", technique: string }} TechniqueTask the exercises of a technique
 * @typedef {{ kind: "puzzle", puzzle: string, name: string }} PuzzleTask a puzzle of 9×9 as a line; the name may be empty
 * @typedef {TechniqueTask | PuzzleTask} Task
 * @typedef {{ title: string, tasks: readonly Task[] }} ClassSheet
 */
import { learningOrder } from "./course.js";
import { ruleTechniques } from "./rule-techniques.js";
import { foundExactly } from "./technique-names.js";

/** What a class can do, and what an address can hold. */
export const mostTasks = 40;
const longestName = 80;

/** What a pupil can practise. */
const practised = [...learningOrder, ...ruleTechniques];

/** @param {unknown} text */
const isName = (text) => typeof text === "string" && text.length <= longestName;
const isPuzzle = (/** @type {string} */ text) => /^[1-9.]{81}$/.test(text) && /[1-9]/.test(text);

/** Returns the sheet as the part of an address that follows `#learn/class?`. @param {ClassSheet} sheet */
export function sheetText({ title, tasks }) {
  const text = new URLSearchParams(title ? { t: title } : {});
  for (const task of tasks) {
    if (task.kind === "technique") text.append("e", task.technique);
    // "p" and "s" in an address open a puzzle or a game.
    else text.append("g", task.name ? `${task.puzzle} ${task.name}` : task.puzzle);
  }
  return text.toString();
}

/**
 * Returns the sheet of an address.
 *
 * @param {string} text what follows `#learn/class?`
 * @returns {ClassSheet | null} null when a part is not sound, so that no half of the work is taken for the whole
 */
export function readSheet(text) {
  const title = new URLSearchParams(text).get("t") ?? "";
  const parts = [...new URLSearchParams(text)].filter(([key]) => key === "e" || key === "g");
  if (!isName(title) || parts.length === 0 || parts.length > mostTasks) return null;
  const tasks = parts.map(([key, value]) => (key === "e" ? techniqueTask(value) : puzzleTask(value)));
  return tasks.every((task) => task !== null) ? { title, tasks: /** @type {Task[]} */ (tasks) } : null;
}

/** @param {string} id @returns {TechniqueTask | null} */
const techniqueTask = (id) => (practised.includes(id) ? { kind: "technique", technique: id } : null);

/** @param {string} text a line, a blank and a name @returns {PuzzleTask | null} */
function puzzleTask(text) {
  const [puzzle, name] = [text.slice(0, 81).replaceAll("0", "."), text.slice(81).trim()];
  return isPuzzle(puzzle) && isName(name) ? { kind: "puzzle", puzzle, name } : null;
}

/**
 * Reads what a teacher has typed: on each line a technique by any of its names, or a puzzle with or without a name.
 *
 * @param {string} text
 * @param {(technique: string) => string} nameOf in the language of the page
 * @returns {{ tasks: Task[], unknown: number[] }} of tasks there may be more than an address can have; `unknown`: the numbers of lines that are neither, from 1
 */
export function typedTasks(text, nameOf) {
  /** @type {Task[]} */
  const tasks = [];
  /** @type {number[]} */
  const unknown = [];
  text.split("\n").forEach((line, i) => {
    const typed = line.trim();
    if (!typed) return;
    const technique = practised.find((id) => foundExactly(id, typed, [nameOf(id), id]));
    const task = technique === undefined ? puzzleTask(typed) : techniqueTask(technique);
    if (task) tasks.push(task);
    else unknown.push(i + 1);
  });
  return { tasks, unknown };
}
