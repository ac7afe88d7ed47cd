/** The course of place Learn, as somebody goes through it who knows every answer. */
import { createEngine } from "../../../dist/nonet.mjs";
import { boards } from "../../../tools/build/lessons.mjs";
import { course, puzzleFor } from "../../../web/model/course.js";
import { positionOfExample } from "../../../web/model/example.js";
import { asPlayed } from "../../../web/model/step.js";
import { grid } from "./board.js";

/** @typedef {import("playwright-core").Page} Page */
/**
 * @typedef {{ cell: number, digit: number }} Entry a digit that is placed, or a candidate that is removed: the key is
 *   the same
 */

/** The techniques from the first lesson to Swordfish. */
export const toSwordfish = course.slice(0, course.indexOf("swordfish") + 1);

const { techniques } = boards();

/** @type {Promise<Awaited<ReturnType<typeof createEngine>>> | null} */
let engine = null;
const engineHere = () => (engine ??= createEngine({ worker: false }));

/** Call this after the last case. */
export async function closeCourse() {
  await (await engine)?.close();
  engine = null;
}

/** @param {string} name such as r3c7 */
const cellNamed = (name) => (Number(name[1]) - 1) * 9 + Number(name[3]) - 1;

/**
 * What a player enters for a step.
 * @param {import("../../../web/model/step.js").Step} step @returns {Entry[]}
 */
export function entriesOf(step) {
  const { placements = [], eliminations = [] } = asPlayed(step);
  return [...placements, ...eliminations].map(({ cell, digit }) => ({ cell: cellNamed(cell), digit }));
}

/** What the example of a lesson asks for. @param {string} technique */
export const exampleAnswer = (technique) => entriesOf(techniques[technique].example.step);

/**
 * What an exercise asks for: the first step of the technique on the board.
 * @param {Page} page
 * @param {string} technique
 * @returns {Promise<Entry[]>}
 */
export async function exerciseAnswer(page, technique) {
  const labels = await grid(page)
    .getByRole("gridcell")
    .evaluateAll((cells) => cells.map((each) => each.getAttribute("aria-label") ?? ""));
  const cells = labels.map((label) => Number(/^row \d+, column \d+, (\d),/.exec(label)?.[1] ?? 0));
  const givens = labels.map((label, i) => (/, given/.test(label) ? cells[i] : 0));
  const candidates = labels.map((label) =>
    (/(?:notes|candidates) ([\d ]+)/.exec(label)?.[1] ?? "").split(" ").filter(Boolean).map(Number),
  );
  const [step] = await (
    await engineHere()
  ).steps(
    { layout: "3x3", cells, givens, ...(candidates.some(({ length }) => length) && { candidates }) },
    { allowed: [technique], givens: "unique" },
  );
  return entriesOf(step);
}

/**
 * All steps of a technique at the position of an exercise with rules.
 * @param {import("../../../web/model/example.js").ExampleLine} line
 * @param {string} technique
 */
export const stepsOf = async (line, technique) =>
  (await engineHere()).steps(positionOfExample(line), { allowed: [technique], givens: "unique" });

/** The digits that the puzzle of a technique lacks. @param {string} technique @returns {Promise<Entry[]>} */
export async function puzzleAnswer(technique) {
  const puzzle = puzzleFor(technique)?.puzzle ?? "";
  const {
    solutions: [solution],
  } = await (await engineHere()).solve(puzzle);
  return [...solution].flatMap((digit, cell) => (puzzle[cell] === "." ? [{ cell, digit: Number(digit) }] : []));
}
