/**
 * Work for a class: techniques to practise and puzzles to solve, in order, with names. A link holds all of it, so
 * nothing is kept on a server.
 *
 * @typedef {{ kind: "technique", technique: string }} TechniqueTask the exercises of a technique
 * @typedef {object} PuzzleTask
 * @property {"puzzle"} kind
 * @property {string} puzzle a line, with points for blank cells
 * @property {string} name may be empty
 * @property {string} [layout] absent for 9×9
 * @property {readonly string[]} [rules] besides those of the layout
 * @typedef {TechniqueTask | PuzzleTask} Task
 * @typedef {{ title: string, tasks: readonly Task[] }} ClassSheet
 */
import { learningOrder } from "./course.js";
import { layoutNamed, layoutOfSide } from "./layout.js";
import { readRules } from "./rule-reader.js";
import { ruleTechniques } from "./rule-techniques.js";
import { foundExactly } from "./technique-names.js";

/** What a class can do, and what an address can hold. */
export const mostTasks = 40;
const longestName = 80;
const longestRules = 4000;
/** On larger boards some digits are letters. */
const largestSide = 9;
const classic = "3x3";
const classicCells = 81;

/** What a pupil can practise. */
const practised = [...learningOrder, ...ruleTechniques];

/** @param {unknown} text */
const isName = (text) => typeof text === "string" && text.length <= longestName;

/** Returns the sheet as the part of an address that follows `#learn/class?`. @param {ClassSheet} sheet */
export function sheetText({ title, tasks }) {
  const text = new URLSearchParams(title ? { t: title } : {});
  for (const task of tasks) {
    if (task.kind === "technique") text.append("e", task.technique);
    else text.append(...puzzlePart(task));
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
  const parts = [...new URLSearchParams(text)].filter(([key]) => ["e", "g", "k"].includes(key));
  if (!isName(title) || parts.length === 0 || parts.length > mostTasks) return null;
  const tasks = parts.map(([key, value]) =>
    key === "e" ? techniqueTask(value) : soundTask(puzzleInPart(/** @type {"g" | "k"} */ (key), value)),
  );
  return tasks.every((task) => task !== null) ? { title, tasks: /** @type {Task[]} */ (tasks) } : null;
}

/**
 * Returns the task as a part of an address: "g" for a classic puzzle, "k" for others. "p" and "s" open a puzzle or a
 * game.
 * @param {PuzzleTask} task
 * @returns {[key: "g" | "k", value: string]}
 */
function puzzlePart({ puzzle, name, layout, rules }) {
  if (!layout && !rules) return ["g", name ? `${puzzle} ${name}` : puzzle];
  return [
    "k",
    new URLSearchParams({
      p: puzzle,
      ...(layout && { layout }),
      ...(rules && { rules: rules.join(";") }),
      ...(name && { n: name }),
    }).toString(),
  ];
}

/**
 * Returns the puzzle of a part of an address, sound or not.
 * @param {"g" | "k"} key
 * @param {string} value
 * @returns {PuzzleTask}
 */
const puzzleInPart = (key, value) =>
  key === "k"
    ? puzzleInAddress(new URLSearchParams(value))
    : {
        kind: "puzzle",
        puzzle: value.slice(0, classicCells).replaceAll("0", "."),
        name: value.slice(classicCells).trim(),
      };

/** Returns the puzzle of an address, sound or not. @param {URLSearchParams} parts @returns {PuzzleTask} */
function puzzleInAddress(parts) {
  // In an address a plus sign is read as a space.
  const layout = parts.get("layout")?.replaceAll(" ", "+");
  const rules = (parts.get("rules") ?? "").split(";").filter((rule) => rule.trim());
  return {
    kind: "puzzle",
    puzzle: (parts.get("p") ?? "").replaceAll("0", "."),
    name: parts.get("n") ?? "",
    ...(layout && { layout }),
    ...(rules.length && { rules }),
  };
}

/**
 * The puzzle of a sound task.
 * @param {Pick<PuzzleTask, "puzzle" | "layout" | "rules">} task
 * @returns {import("./puzzle.js").Puzzle}
 */
export const puzzleOfTask = ({ puzzle, layout = classic, rules }) => ({
  layout,
  cells: [...puzzle].map((symbol) => Number(symbol) || 0),
  candidates: null,
  ...(rules && { rules }),
});

/** @param {string} id @returns {TechniqueTask | null} */
const techniqueTask = (id) => (practised.includes(id) ? { kind: "technique", technique: id } : null);

/**
 * Returns a task whose puzzle can be one, with its rules as the engine writes them. A puzzle with rules may have no
 * givens.
 *
 * @param {PuzzleTask} task @returns {PuzzleTask | null}
 */
function soundTask({ puzzle, name, layout: told, rules: texts = [] }) {
  const layout = told ? layoutNamed(told) : layoutOfSide(Math.sqrt(puzzle.length));
  if (
    !layout ||
    layout.side > largestSide ||
    layout.cellCount !== puzzle.length ||
    !new RegExp(`^[1-${layout.side}.]+$`).test(puzzle) ||
    !isName(name)
  )
    return null;
  const text = texts.join("\n");
  const read = text.length <= longestRules ? readRules(text, layout) : null;
  if (!read || "fault" in read || (!read.rules && !/[1-9]/.test(puzzle))) return null;
  return {
    kind: "puzzle",
    puzzle,
    name,
    ...(layout.name !== classic && { layout: layout.name }),
    ...(read.rules && { rules: read.rules }),
  };
}

/** @param {string} text a puzzle as a line or an address of Nonet, a blank and a name @returns {PuzzleTask | null} */
function typedPuzzle(text) {
  if (/^[\d.]{81}/.test(text)) return soundTask(puzzleInPart("g", text));
  const [, typed = "", name = ""] = /^(\S+)(?:\s+(.*))?$/.exec(text) ?? [];
  const at = typed.indexOf("#p=");
  return soundTask({
    ...(at < 0
      ? { kind: "puzzle", puzzle: typed.replaceAll("0", ".") }
      : puzzleInAddress(new URLSearchParams(typed.slice(at + 1)))),
    name,
  });
}

/**
 * Reads what a teacher has typed: on each line a technique by any of its names, or a puzzle with or without a name. A
 * puzzle is a line, or an address of Nonet.
 *
 * @param {string} text
 * @param {(technique: string) => string} nameOf in the language of the page
 * @returns {{ tasks: Task[], unknown: number[] }} of tasks there may be more than an address can have; `unknown`: the
 *   numbers of lines that are neither, from 1
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
    const task = technique === undefined ? typedPuzzle(typed) : techniqueTask(technique);
    if (task) tasks.push(task);
    else unknown.push(i + 1);
  });
  return { tasks, unknown };
}
