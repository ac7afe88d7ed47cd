// Which steps of `./dev test` run: all, a shard of the browser cases, or what a change reaches.

import { changesEverything, reachOf } from "./reach.mjs";
import { kernelRooms, steps } from "./suites.mjs";

/** @typedef {import("./suites.mjs").Step} Step */

/** Steps that look at every file. */
const always = ["rules", "lint", "shellcheck"];

/**
 * Leaves the cases of the site that belong to one shard: those in browsers and those in node. Every file of them is in
 * just one shard.
 * @param {Step[]} all @param {string} [shard] "2/3" is the second of three; all without
 * @returns {Step[]}
 */
export function inShard(all, shard) {
  if (!shard) return all;
  const [number, count] = shard.split("/").map(Number);
  if (!(Number.isInteger(number) && Number.isInteger(count) && number >= 1 && number <= count))
    throw new Error(`--shard=${shard}: write --shard=2/3 for the second third`);
  return all.flatMap((step) => {
    if (!step.name.startsWith("e2e")) return [step];
    const files = filesOf(step);
    const left = files.filter((_, i) => i % count === number - 1);
    // Without a file node would look for tests everywhere.
    return left.length ? [{ ...step, run: [...step.run.filter((word) => !files.includes(word)), ...left] }] : [];
  });
}

/** @param {Step} step @returns {string[]} the test files that node runs in it */
export const filesOf = ({ run }) => run.filter((word) => /^tests\/.*\.test\.m?js$/.test(word));

/**
 * Returns the steps that a change can make fail, with the builds that they need.
 *
 * @param {readonly string[]} changed paths from the top of the checkout
 * @param {Map<string, string>} files every text file of the checkout
 * @param {{all: boolean, data: boolean}} options
 * @returns {Step[] | null} null when the change concerns everything
 */
export function choiceFor(changed, files, options) {
  if (changed.some(changesEverything)) return null;
  const { nodes, testFiles, rooms } = reachOf(changed, files);
  const reached = new Set(testFiles);
  const places = {
    "build package": ["build/package"],
    memory: ["tests/memory/"],
    "core engine": rooms.map((room) => `tests/core/${room}/`),
    "core teacher": ["tests/core/logic/"],
    native: kernelRooms.map((room) => `tests/core/${room}/`),
    wasm: kernelRooms.map((room) => `tests/core/${room}/`),
    clang: rooms.map((room) => `tests/core/${room}/`),
  };
  const table = steps({ ...options, testRooms: rooms, runs: (file) => reached.has(file) });
  const placesOf = (/** @type {Step} */ step) => /** @type {Record<string, string[]>} */ (places)[step.name] ?? [];
  const isReached = (/** @type {Step} */ step) =>
    always.includes(step.name) || filesOf(step).length > 0 || placesOf(step).some((place) => nodes.has(place));
  const wanted = new Set(table.filter(isReached).map(({ name }) => name));
  for (const step of table.toReversed()) if (wanted.has(step.name)) step.after?.forEach((name) => wanted.add(name));
  return table.filter(({ name }) => wanted.has(name));
}
