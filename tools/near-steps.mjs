// What `./dev check` runs: of all that a change reaches, the tests that answer within a minute when the builds are
// warm.

import { filesOf } from "./chosen-steps.mjs";
import { placeOf, reachOf, readersIn } from "./reach.mjs";
import { checkBuild, roomTests, steps } from "./suites.mjs";

/** @typedef {import("./suites.mjs").Step} Step */
/** @typedef {Map<string, string>} Files path from the top of the checkout → text */

/**
 * The files that an argument of `./dev check` names: a file, or all files of a folder.
 * @param {string} path
 * @param {Files} files
 * @returns {string[]}
 */
export function filesNamed(path, files) {
  const name = path.replace(/^\.\//, "").replace(/\/$/, "");
  const found = [...files.keys()].filter((file) => file === name || file.startsWith(`${name}/`));
  if (found.length === 0) throw new Error(`${path} is no file and no folder of this checkout`);
  return found;
}

/**
 * The tests of the command line for a change of it: those with the name of the changed file, and without any those of
 * solve and of usage.
 * @param {readonly string[]} changed
 * @param {Files} files
 * @returns {string[]}
 */
function testsOfCommands(changed, files) {
  const all = [...files.keys()].filter((path) => /^tests\/cli\/.*\.test\.mjs$/.test(path));
  const named = (/** @type {string} */ stem) =>
    all.filter((path) => path.startsWith(`tests/cli/${stem.replaceAll("_", "-")}`));
  const stems = changed.flatMap((path) => /^cli\/(?:.*\/)?(\w+)\.(?:cpp|h)$/.exec(path)?.[1] ?? []);
  return stems.flatMap((stem) => (named(stem).length ? named(stem) : ["solve.", "usage"].flatMap(named)));
}

/**
 * The rooms of core that a change lies in, and those whose tests include a changed file of tests/support or bench.
 * @param {readonly string[]} changed
 * @param {Files} files
 * @returns {string[]}
 */
function nearRooms(changed, files) {
  const tested = new Set(
    [...files.keys()].flatMap((path) => /^tests\/core\/(\w+)\/.*_test\.cpp$/.exec(path)?.[1] ?? []),
  );
  const own = changed.flatMap((path) => /^(?:tests\/)?core\/(\w+)\//.exec(path)?.[1] ?? []);
  const readers = readersIn(files, changed);
  const helpers = changed.map((path) => placeOf(path) ?? "").filter((place) => /^(tests\/support|bench)\//.test(place));
  const helped = helpers
    .flatMap((place) => [...(readers.get(place) ?? [])])
    .flatMap((reader) => /^tests\/core\/(\w+)\/$/.exec(reader)?.[1] ?? []);
  return [...new Set([...own, ...helped])].filter((room) => tested.has(room)).sort();
}

/**
 * The JavaScript tests of a folder of sources: those of its mirror, and those of the folder itself.
 * @param {string} folder
 */
const ofFolder = (folder) => (/** @type {string} */ path) =>
  path.startsWith(`tests/${folder}/`) || path.startsWith(`${folder}/`);

/**
 * Returns the steps for a change.
 *
 * - `rules`; `lint` for scripts and pages; `shellcheck` for shell scripts.
 * - The JavaScript tests under node that the change reaches by imports or by the names of files. When a folder was
 *   named, those of that folder.
 * - The tests of the changed rooms of core, and the programs of tests/memory and tests/fuzz when they were changed,
 *   little optimised.
 * - The tests of a changed command, and browser cases that were changed themselves, with the site that they need.
 *
 * @param {readonly string[]} changed paths from the top of the checkout
 * @param {Files} files every text file of the checkout
 * @param {{all: boolean, data: boolean}} options
 * @param {readonly string[]} [folders] that were named, without a slash at the end
 * @returns {Step[]} which need no other step
 */
export function nearSteps(changed, files, options, folders = []) {
  const isChanged = (/** @type {RegExp} */ pattern) => changed.some((path) => pattern.test(path));
  const reached = reachOf(changed, files).testFiles;
  const underNode = reached.filter((path) => /^tests\/(web|tools|bench)\//.test(path));
  const nearest = folders.length
    ? underNode.filter((path) => folders.some((folder) => ofFolder(folder)(path)))
    : underNode;
  const ofCommands = [
    ...testsOfCommands(changed, files),
    ...changed.filter((path) => /^tests\/cli\/.*\.test\.mjs$/.test(path)),
  ];
  const inBrowser = isChanged(/^tests\/e2e\//) ? reached.filter((path) => path.startsWith("tests/e2e/")) : [];
  const ofFuzz = isChanged(/^tests\/fuzz\//) ? reached.filter((path) => path.startsWith("tests/fuzz/")) : [];
  const near = new Set([...nearest, ...ofCommands, ...inBrowser, ...ofFuzz]);

  const rooms = nearRooms(changed, files);
  const ofMemory = isChanged(/^tests\/memory\//);
  const programs = [
    ...rooms.map((room) => `nonet-tests-${room}`),
    ...(ofCommands.length || isChanged(/^cli\//) ? ["nonet"] : []),
    ...(ofMemory ? ["nonet-memory-tests"] : []),
    ...(ofFuzz.length ? ["nonet-fuzz"] : []),
  ];

  const table = steps({ ...options, runs: (file) => near.has(file) });
  const wanted = new Set(["rules", ...table.filter((step) => filesOf(step).length > 0).map(({ name }) => name)]);
  // The keys of the English catalogues are types.
  if (isChanged(/\.(m?js|ts|html)$|^tsconfig|catalogues\/en\/[\w-]+\.json$/)) wanted.add("lint");
  if (isChanged(/^(dev|tools\/dev-arguments\.sh|\.ci\/run)$/)) wanted.add("shellcheck");
  if (inBrowser.length || isChanged(/^wasm\//)) wanted.add("build wasm");
  if (inBrowser.length) wanted.add("build site");
  const builds = programs.length ? [checkBuild(programs)] : [];
  return [
    ...table.filter(({ name }) => wanted.has(name)).map(onCheckedPrograms),
    ...builds,
    ...rooms.map(roomTests),
    ...(ofMemory ? [{ ...roomTests("memory"), run: ["build/check/bin/nonet-memory-tests"] }] : []),
  ].map((step, _, all) => ({ ...step, after: step.after?.filter((name) => all.some((other) => other.name === name)) }));
}

/** The step on the programs of the tree that `./dev check` keeps. @param {Step} step @returns {Step} */
function onCheckedPrograms(step) {
  const ofTree = (/** @type {string} */ text) => text.replace(/^build\/(\w+\/)?bin\/(?=nonet)/, "build/check/bin/");
  const env = step.env && Object.fromEntries(Object.entries(step.env).map(([name, value]) => [name, ofTree(value)]));
  return { ...step, env, after: env ? [...(step.after ?? []), "build check"] : step.after };
}
