#!/usr/bin/env node
// Makes the pictures and examples of docs/techniques: technique-pages.mjs [NONET] NONET is the command line
// (build/bin/nonet). docs/techniques/examples.txt has a line for each technique: the id and a line of HoDoKu's library;
// or, for sides that HoDoKu does not know, the id, a layout, a puzzle and the result in forum notation; or, for a
// technique that only the rater uses, the id, the word `rated` and a puzzle: the example is the first step of the
// technique in the rating of the puzzle. The example of a technique is written between `<!-- example ID -->` and `<!--
// end -->` of its page, and the lists of techniques between `<!-- techniques -->` or `<!-- rated-techniques -->` and
// `<!-- end -->` of README.md. All pictures in pictures/ are written again.

import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { stepSvg } from "../web/board/step-svg.js";
import { createStepWords, explainStep } from "../web/i18n/steps/index.js";
import catalogue from "../web/i18n/catalogues/en/steps.json" with { type: "json" };
import { symbolOf } from "../web/model/digits.js";
import { positionOfExample } from "../web/model/example.js";
import { layoutNamed } from "../web/model/layout.js";
import { afterStep } from "../web/model/step.js";

const root = fileURLToPath(new URL("..", import.meta.url));
export const folder = `${root}docs/techniques`;
const words = createStepWords(catalogue, "en");
const nameOf = (/** @type {string} */ id) => words(`technique.${id}.name`);

/**
 * @typedef {object} Row of the table of techniques
 * @property {string} id @property {string} code @property {string} family
 * @property {import("../web/model/techniques.js").Level} level @property {string}
 *   page
 */

/**
 * @returns {Row[]} the teacher's techniques in teaching order; `page` is the file with the anchor of the technique, or
 *   ""
 */
export const techniques = () =>
  rowsOfTable()
    .filter(({ rank }) => rank)
    .sort((left, right) => left.rank - right.rank);

/** @returns {Row[]} the techniques that only the rater uses */
export const ratedTechniques = () => rowsOfTable().filter(({ rank }) => !rank);

/** @returns {(Row & { rank: number })[]} the rank of a technique that only the rater uses is 0 */
function rowsOfTable() {
  const table = readFileSync(`${root}core/logic/technique_table.cpp`, "utf8");
  const levels = ["Easy", "Medium", "Hard", "Expert", "Extreme"];
  const pages = pageNames().map((name) => ({ name, text: readFileSync(`${folder}/${name}`, "utf8") }));
  return [
    ...table.matchAll(/TechniqueRow\{\w+,\s*"([\w-]+)",\s*"(\w*)",\s*Family::(\w+),\s*Level::(\w+),\s*(\d+)/g),
  ].map(([, id, code, family, level, rank]) => ({
    id,
    code,
    family,
    rank: Number(rank),
    level: /** @type {Row["level"]} */ (levels.indexOf(level) + 1),
    page: pages.find(({ text }) => text.includes(`<a id="${id}"></a>`))?.name ?? "",
  }));
}

/** The pages of techniques. */
export const pageNames = () =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".md") && name !== "README.md")
    .sort();

/**
 * @typedef {object} Example
 * @property {string} id
 * @property {string} layout
 * @property {string} line the input of the command line
 * @property {string} result the line that the command line must print
 * @property {boolean} [isRated] whether the step is one of a rating
 *
 * @typedef {{ layout: string, cells: readonly number[], givens: readonly number[], candidates?: readonly (readonly
 *   number[])[] }} State
 */

/** @returns {Example[]} of examples.txt */
export function examples() {
  const lines = readFileSync(`${folder}/examples.txt`, "utf8")
    .split("\n")
    .filter((line) => line && !line.startsWith("#"));
  return lines.map((line) => {
    const [, id, rest] = /** @type {RegExpExecArray} */ (/^(\S+) (.*)$/.exec(line));
    if (rest.startsWith(":")) return { id, layout: "3x3", line: rest, result: rest };
    if (rest.startsWith("rated ")) return { id, layout: "3x3", line: rest.slice(6), result: nameOf(id), isRated: true };
    const [, layout, puzzle, result] = /** @type {RegExpExecArray} */ (/^(\S+) (\S+) (.*)$/.exec(rest));
    return { id, layout, line: puzzle, result };
  });
}

/** Returns the arguments with which the command line finds an example. @param {Example} example */
export const argumentsOf = ({ id, layout, line, isRated }) =>
  isRated ? ["rate", "--path"] : ["find", "--technique", id, ...(line.startsWith(":") ? [] : ["--layout", layout])];

/**
 * @param {string} nonet
 * @param {Example} example
 * @param {string[]} [more]
 * @returns {string[]} the lines that the command line prints
 */
export function found(nonet, example, more = []) {
  const { stdout, stderr, status, error } = spawnSync(nonet, [...argumentsOf(example), ...more], {
    input: `${example.line}\n`,
    encoding: "utf8",
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${example.id}: ${stderr.trim()}`);
  return stdout.split("\n").filter(Boolean);
}

/**
 * The position and the step of an example.
 * @param {string} nonet
 * @param {Example} example
 * @returns {{ state: State, step: any }}
 */
export function stepOf(nonet, example) {
  if (example.isRated) {
    const { steps } = JSON.parse(found(nonet, example, ["--json"])[0]);
    const index = steps.findIndex((/** @type {{ technique: string }} */ step) => step.technique === example.id);
    if (index < 0)
      throw new Error(`${example.id}: the rating of its example in docs/techniques/examples.txt has no such step`);
    return { state: steps.slice(0, index).reduce(afterStep, stateOf(example)), step: steps[index] };
  }
  const index = found(nonet, example).indexOf(example.result);
  if (index < 0)
    throw new Error(
      `${example.id}: the command line does not find the result of its example in docs/techniques/examples.txt`,
    );
  return { state: stateOf(example), step: JSON.parse(found(nonet, example, ["--json"])[0]).steps[index] };
}

/** The position of an example. @param {Example} example */
function stateOf({ layout, line }) {
  const [grid, gone] = line.startsWith(":") ? line.split(":").slice(3, 5) : [line, ""];
  return positionOfExample({ layout, grid, gone });
}

/**
 * The position and the step of an example as the lessons of the page have them.
 * @param {State} state
 * @param {any} step
 */
function lessonExample(
  { layout, cells, givens, candidates = [] },
  { technique, digits, houses, parts, links, placements, eliminations, templates },
) {
  const grid = cells
    .map((digit, cell) => (digit ? `${givens[cell] ? "" : "+"}${symbolOf(digit, Math.sqrt(cells.length))}` : "."))
    .join("");
  const left = positionOfExample({ layout, grid }).candidates;
  const gone = left.flatMap((digits, cell) =>
    digits
      .filter((digit) => !candidates[cell]?.includes(digit))
      .map((digit) => `${digit}${Math.floor(cell / 9) + 1}${(cell % 9) + 1}`),
  );
  const step = { technique, digits, houses, parts, links, placements, eliminations, templates };
  return { layout, grid, ...(gone.length ? { gone: gone.join(" ") } : {}), step };
}

/**
 * @param {string} nonet
 * @param {Example} example
 * @param {Row} row
 * @returns {{ picture: string, block: string, lesson: object }}
 */
function made(nonet, example, { code, level }) {
  const { state, step } = stepOf(nonet, example);
  const name = nameOf(example.id);
  const layout = /** @type {NonNullable<ReturnType<typeof layoutNamed>>} */ (layoutNamed(example.layout));
  const { where, what, sentences } = explainStep(step, words, { layout, state });
  const block = [
    `\`${example.id}\`${code && `, HoDoKu ${code}`}: ${example.isRated ? `rated ${step.rating?.toFixed(1)}` : levelName(level)}.`,
    "",
    `![${name}: the position of the example](pictures/${example.id}.svg)`,
    "",
    `${where} ${what}`,
    "",
    ...sentences.map((sentence) => `- ${sentence}`),
    "",
    `    nonet ${argumentsOf(example).join(" ")} <<< "${example.line}"`,
  ];
  return {
    picture: `${stepSvg(state, step, { label: name })}\n`,
    block: block.join("\n"),
    lesson: lessonExample(state, step),
  };
}

const levelName = (/** @type {Row["level"]} */ level) => words(`level.${level}`).toLowerCase();

/** @param {Row[]} table */
function list(table) {
  const rows = table.map(
    ({ id, code, level, page }) =>
      `| ${page ? `[${id}](${page}#${id})` : id} | ${nameOf(id)} | ${code} | ${level} ${levelName(level)} |`,
  );
  return ["| id | name | code | level |", "|---|---|---|---|", ...rows].join("\n");
}

/** @param {Row[]} table */
function ratedList(table) {
  const rows = table.map(({ id, page }) => `| ${page ? `[${id}](${page}#${id})` : id} | ${nameOf(id)} |`);
  return ["| id | name |", "|---|---|", ...rows].join("\n");
}

/**
 * @param {string} text
 * @param {(id: string) => string | undefined} blockOf
 * @returns {string} with new text between its comments
 */
function filled(text, blockOf) {
  return text.replace(/<!-- (example ([\w-]+)|techniques|rated-techniques) -->\n.*?<!-- end -->/gs, (all, kind, id) => {
    const block = blockOf(id ?? kind);
    return block === undefined ? all : `<!-- ${kind} -->\n${block}\n<!-- end -->`;
  });
}

/**
 * Returns the contents that the files of docs/techniques should have.
 * @param {string} nonet the command line
 * @returns {Map<string, string>} by name, in the folder
 */
export function techniqueFiles(nonet) {
  /** @type {Map<string, string>} */
  const files = new Map();
  const table = [...techniques(), ...ratedTechniques()];
  const blocks = new Map([
    ["techniques", list(techniques())],
    ["rated-techniques", ratedList(ratedTechniques())],
  ]);
  /** @type {string[]} */
  const lessons = [];
  for (const example of examples()) {
    const row = table.find(({ id }) => id === example.id);
    if (!row) throw new Error(`${example.id}: no such technique in core/logic/technique_table.cpp`);
    const { picture, block, lesson } = made(nonet, example, row);
    lessons.push(`  ${JSON.stringify(example.id)}: ${JSON.stringify(lesson)}`);
    files.set(`pictures/${example.id}.svg`, picture);
    blocks.set(example.id, block);
  }
  files.set("examples.json", `{\n${lessons.join(",\n")}\n}\n`);
  for (const name of [...pageNames(), "README.md"]) {
    files.set(
      name,
      filled(readFileSync(`${folder}/${name}`, "utf8"), (id) => blocks.get(id)),
    );
  }
  return files;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    mkdirSync(`${folder}/pictures`, { recursive: true });
    const files = techniqueFiles(process.argv[2] ?? `${root}build/bin/nonet`);
    for (const [name, text] of files) writeFileSync(`${folder}/${name}`, text);
    console.log(`${files.size} files in docs/techniques`);
  } catch (error) {
    process.stderr.write(`technique-pages: ${/** @type {Error} */ (error).message}\n`);
    process.exitCode = 1;
  }
}
