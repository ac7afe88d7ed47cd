/**
 * Work for a class: lessons to read, techniques to practise and puzzles to solve, in order, with names. A link holds
 * all of it, so nothing is kept on a server.
 *
 * @typedef {{ kind: "technique" | "lesson", technique: string }} TechniqueTask the exercises, or the lesson, of a
 *   technique
 * @typedef {object} PuzzleTask
 * @property {"puzzle"} kind
 * @property {string} puzzle a line, with points for blank cells
 * @property {string} name may be empty
 * @property {string} [layout] absent for 9×9
 * @property {readonly string[]} [rules] besides those of the layout
 * @property {string} [face] what digits look like besides the usual digits
 * @typedef {TechniqueTask | PuzzleTask} Task
 * @typedef {object} ClassSheet
 * @property {string} title
 * @property {readonly Task[]} tasks
 * @property {import("./hint-names.js").HintLimit} [hints] the strongest hint that a pupil may ask for; absent where the
 *   link says nothing
 * @property {number} [pass] points of 100 that a pupil must have to pass
 */
import { learningOrder } from "./course.js";
import { digitOf, largestSymbol, lineOf } from "./digits.js";
import { hintLimits } from "./hint-names.js";
import { layoutNamed, layoutOfSide } from "./layout.js";
import { readRules } from "./rule-reader.js";
import { ruleTechniques } from "./rule-techniques.js";
import { exactNames } from "./technique-names.js";

/** What a class can do, and what an address can hold. */
export const mostTasks = 40;
export const longestName = 80;
const longestRules = 4000;
const classic = "3x3";
const classicCells = 81;
const allPoints = 100;

/** The letters of an address for what is not a puzzle. */
const lettersOf = /** @type {const} */ ({ technique: "e", lesson: "l" });

/** What a pupil can practise. */
export const practised = [...learningOrder, ...ruleTechniques];

/** @param {unknown} text */
const isName = (text) => typeof text === "string" && text.length <= longestName;

/** Returns the sheet as the part of an address that follows `#learn/class?`. @param {ClassSheet} sheet */
export function sheetText({ title, tasks, hints, pass }) {
  const text = new URLSearchParams({ ...(title && { t: title }), ...(hints && { h: hints }) });
  if (pass) text.append("pass", String(pass));
  for (const task of tasks) {
    if (task.kind === "puzzle") text.append(...puzzlePart(task));
    else text.append(lettersOf[task.kind], task.technique);
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
  const all = new URLSearchParams(text);
  const title = all.get("t") ?? "";
  const hints = hintLimits.find((limit) => limit === all.get("h"));
  const pass = Number(all.get("pass") ?? 0);
  const parts = [...all].filter(([key]) => ["e", "l", "g", "k"].includes(key));
  if (!isName(title) || parts.length === 0 || parts.length > mostTasks) return null;
  if ((all.has("h") && !hints) || !Number.isInteger(pass) || pass < 0 || pass > allPoints) return null;
  const tasks = parts.map(([key, value]) => {
    if (key === "e") return techniqueTask("technique", value);
    return key === "l"
      ? techniqueTask("lesson", value)
      : soundTask(puzzleInPart(/** @type {"g" | "k"} */ (key), value));
  });
  if (tasks.includes(null)) return null;
  return { title, tasks: /** @type {Task[]} */ (tasks), ...(hints && { hints }), ...(pass && { pass }) };
}

/**
 * Returns the task as a part of an address: "g" for a classic puzzle, "k" for others. "p" and "s" open a puzzle or a
 * game.
 * @param {PuzzleTask} task
 * @returns {[key: "g" | "k", value: string]}
 */
function puzzlePart({ puzzle, name, layout, rules, face }) {
  if (!layout && !rules && !face) return ["g", name ? `${puzzle} ${name}` : puzzle];
  return [
    "k",
    new URLSearchParams({
      p: puzzle,
      ...(layout && { layout }),
      ...(rules && { rules: rules.join(";") }),
      ...(face && { face }),
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
    face: parts.get("face") ?? "",
  };
}

/**
 * The task with a puzzle.
 *
 * @param {import("./puzzle.js").Puzzle} puzzle
 * @param {string} name is shortened where it is too long
 * @param {string} [face] what its digits look like besides the usual digits
 * @returns {PuzzleTask | null} null when a link cannot hold the puzzle: it is too large, it has no givens and no rules,
 *   its rules are too long, or it has given candidates
 */
export const taskOfPuzzle = ({ layout, cells, candidates, rules }, name, face = "") =>
  candidates
    ? null
    : soundTask({
        kind: "puzzle",
        puzzle: lineOf(cells),
        name: name.trim().slice(0, longestName),
        layout,
        ...(rules && { rules }),
        face,
      });

/** @param {TechniqueTask["kind"]} kind @param {string} id @returns {TechniqueTask | null} */
const techniqueTask = (kind, id) => (practised.includes(id) ? { kind, technique: id } : null);

/**
 * Returns a task whose puzzle can be one, with its rules as the engine writes them. A puzzle with rules may have no
 * givens.
 *
 * @param {PuzzleTask} task @returns {PuzzleTask | null}
 */
function soundTask({ puzzle, name, layout: told, rules: texts = [], face = "" }) {
  const layout = told ? layoutNamed(told) : layoutOfSide(Math.sqrt(puzzle.length));
  if (
    !layout ||
    layout.digitCount > largestSymbol ||
    layout.cellCount !== puzzle.length ||
    [...puzzle].some((symbol) => symbol !== "." && !digitOf(symbol, layout.digitCount)) ||
    !isName(name) ||
    !isName(face)
  )
    return null;
  const text = texts.join("\n");
  const read = text.length <= longestRules ? readRules(text, layout) : null;
  if (!read || "fault" in read || (!read.rules && !/[^.]/.test(puzzle))) return null;
  return {
    kind: "puzzle",
    puzzle,
    name,
    ...(layout.name !== classic && { layout: layout.name }),
    ...(read.rules && { rules: read.rules }),
    ...(face && { face }),
  };
}

/**
 * Finds the lines of a text that are the name of a technique, in any of its names.
 *
 * @param {string} text
 * @param {(technique: string) => string} nameOf in the language of the page
 * @returns {{ found: { line: number, task: TechniqueTask }[], rest: string }} `line` counts from 1; in `rest` these
 *   lines are empty
 */
export function namedTechniques(text, nameOf) {
  /** @type {{ line: number, task: TechniqueTask }[]} */
  const found = [];
  const techniqueOf = exactNames(practised, (id) => [nameOf(id), id]);
  const rest = text.split("\n").map((line, i) => {
    const technique = line.length > longestName ? undefined : techniqueOf(line);
    if (technique === undefined) return line;
    found.push({ line: i + 1, task: { kind: "technique", technique } });
    return "";
  });
  return { found, rest: rest.join("\n") };
}
