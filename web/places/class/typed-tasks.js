/**
 * The tasks in a text: puzzles in every format that Nonet reads, links for a class, and names of techniques, each on a
 * line of its own. What follows a link on its line is the name of its puzzle.
 */
import { puzzleToSolve } from "../../formats/found.js";
import { classInAddress } from "../../teacher/lesson-address.js";
import { namedTechniques, readSheet, taskOfPuzzle } from "../../model/class-sheet.js";

/** @typedef {import("../../model/class-sheet.js").Task} Task */
/** @typedef {import("../../formats/read.js").ReadError} ReadError */
/** @typedef {import("../../formats/read.js").Reading} Reading */

/** A line with a link and a name. A line of a file may begin with `#`, too. */
const linkAndName = /^\s*(https?:\/\/\S+|\S*#(?:[ps]=|learn\/)\S+)\s+(\S.*)$/;

/** A line of words. Beside names of techniques, the line is a name that is written in another way. */
const words = /^[\p{L}\p{M}\s'’()-]*\p{L}[\p{L}\p{M}\s'’()-]*$/u;

/**
 * @param {string} text
 * @param {object} how
 * @param {(id: string) => string} how.nameOf a technique in the language of the page
 * @param {(text: string) => Promise<Reading | null>} how.read reads puzzles; null after an abort
 * @returns {Promise<{ tasks: Task[], errors: readonly ReadError[], unheld: number[], unknown: number[] } | null>} tasks
 *   in the order of the text; `unheld`: the lines, from 1, of puzzles that no link for a class can hold; `unknown`:
 *   those of names that no technique has, and of damaged links for a class
 */
export async function tasksInText(text, { nameOf, read }) {
  const { found, rest } = namedTechniques(text, nameOf);
  /** @type {{ line: number, task: Task }[]} */
  const all = [...found];
  /** The names after links, by lines. @type {Map<number, string>} */
  const given = new Map();
  /** @type {number[]} */
  const unknown = [];
  const lines = rest.split("\n").map((line, i) => {
    const [, link = line, name] = linkAndName.exec(line) ?? [];
    if (name) given.set(i + 1, name.trim());
    const work = classInAddress(link.slice(link.indexOf("#")).trim());
    const sheet = work === null ? null : readSheet(work);
    if (sheet) all.push(...sheet.tasks.map((task) => ({ line: i + 1, task })));
    else if (work === null && !(found.length > 0 && words.test(line))) return link;
    else unknown.push(i + 1);
    return "";
  });
  const left = lines.join("\n");
  const reading = left.trim() === "" ? { puzzles: [], errors: [] } : await read(left);
  if (!reading) return null;
  /** @type {number[]} */
  const unheld = [];
  for (const puzzle of reading.puzzles) {
    const { candidates, ...rest } = puzzleToSolve(puzzle);
    const name = given.get(puzzle.line) ?? puzzle.title;
    const task = taskOfPuzzle({ ...rest, candidates: puzzle.mayBeNotes ? null : candidates }, name, puzzle.face);
    if (task) all.push({ line: puzzle.line, task });
    else unheld.push(puzzle.line);
  }
  return {
    tasks: all.toSorted((one, other) => one.line - other.line).map(({ task }) => task),
    errors: reading.errors,
    unheld,
    unknown,
  };
}
