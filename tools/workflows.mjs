// The workflows of .github as data: their jobs, with one entry for each combination of the matrix, and the commands of
// a job in their order.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * @typedef {object} Step
 * @property {string} [name] @property {string} [run] @property {string} [uses] @property {string} [id] @property
 *   {string} [if]
 * @property {Record<string, unknown>} [with]
 * @property {Record<string, string>} [env] with the variables of the job and of the workflow
 */

/**
 * @typedef {object} Job one job with one combination of its matrix
 * @property {string} workflow the name of the file without its ending
 * @property {string} name
 * @property {string} title the name with the combination
 * @property {Record<string, unknown>} matrix
 * @property {string} machine what it runs on
 * @property {string} [container] the image
 * @property {any} source what the file says of it
 * @property {Step[]} steps those of actions of this repository are among them
 */

/** @returns {string[]} the names of the workflows, without their ending */
export const workflowNames = () =>
  readdirSync(`${root}.github/workflows`)
    .filter((name) => name.endsWith(".yml"))
    .map((name) => name.slice(0, -4))
    .sort();

/** @param {string} name @returns {string} */
export const workflowText = (name) => readFileSync(`${root}.github/workflows/${name}.yml`, "utf8");

/**
 * Every combination of the lists of a matrix.
 * @param {Record<string, unknown[]>} lists
 * @returns {Record<string, unknown>[]}
 */
function combinations(lists) {
  return Object.entries(lists).reduce(
    (all, [key, values]) => all.flatMap((each) => values.map((value) => ({ ...each, [key]: value }))),
    /** @type {Record<string, unknown>[]} */ ([{}]),
  );
}

/**
 * Puts values in place of `${{ matrix.x }}` and `${{ inputs.x }}`.
 * @param {string} text
 * @param {Record<string, Record<string, unknown>>} values
 */
export function filledIn(text, values) {
  return text.replace(/\$\{\{\s*([\w-]+)\.([\w-]+)\s*\}\}/g, (all, kind, key) =>
    Object.hasOwn(values[kind] ?? {}, key) ? String(values[kind][key]) : all,
  );
}

/**
 * @template T
 * @param {T} value
 * @param {Record<string, Record<string, unknown>>} values
 * @returns {T} the value with all its texts filled in
 */
const allFilledIn = (value, values) => JSON.parse(filledIn(JSON.stringify(value ?? null), values)) ?? undefined;

/** @param {Step} step @returns {Step[]} the step, or those of the action of this repository that it names */
function expanded(step) {
  if (!step.uses?.startsWith("./") || !existsSync(`${root}${step.uses}/action.yml`)) return [step];
  const action = parse(readFileSync(`${root}${step.uses}/action.yml`, "utf8"));
  return action.runs.steps.map((/** @type {Step} */ inner) => ({
    ...allFilledIn(inner, { inputs: step.with ?? {} }),
    env: step.env,
  }));
}

/** @param {string} workflow its name @param {string} [text] @returns {Job[]} */
export function jobsOf(workflow, text = workflowText(workflow)) {
  const parsed = parse(text);
  return Object.entries(parsed.jobs).flatMap(([name, source]) =>
    combinations(source.strategy?.matrix ?? {}).map((matrix) => {
      const filled = allFilledIn(source, { matrix });
      const steps = (filled.steps ?? []).map((/** @type {Step} */ step) => ({
        ...step,
        env: { ...parsed.env, ...filled.env, ...step.env },
      }));
      const values = Object.values(matrix);
      return {
        workflow,
        name,
        matrix,
        source: filled,
        machine: String(filled["runs-on"] ?? ""),
        container: filled.container?.image ?? filled.container,
        title: `${workflow}/${name}${values.length ? ` (${values.join(", ")})` : ""}`,
        steps: steps.flatMap(expanded),
      };
    }),
  );
}

/**
 * @typedef {object} Command
 * @property {string[]} words the program and its arguments, without `sudo`
 * @property {boolean} asRoot `sudo` stands before it
 */

/**
 * Takes the commands of a script apart. It knows the shell as far as the workflows use it: lists of commands, quotes,
 * and variables before a command. A redirection stays among the words.
 * @param {string} script @returns {Command[]}
 */
export function commandsOf(script) {
  const text = script
    .replace(/\\\n/g, " ")
    .replace(/\$\{\{.*?\}\}/g, "1")
    .replace(/^\s*#.*$/gm, "");
  /** @type {string[][]} */
  const lists = [[]];
  for (const [, word, end] of text.matchAll(/((?:'[^']*'|"[^"]*"|\$\([^)]*\)|[^\s;&|'"])+)|(&&|\|\||[;|\n])/g)) {
    if (end) lists.push([]);
    else lists[lists.length - 1].push(word.replace(/'([^']*)'|"([^"]*)"/g, (all, single, double) => single ?? double));
  }
  return lists
    .map((words) => words.slice(words.findIndex((word) => !/^\w+=/.test(word))))
    .filter(({ length }) => length)
    .map((words) => ({ words: words[0] === "sudo" ? words.slice(1) : words, asRoot: words[0] === "sudo" }));
}
