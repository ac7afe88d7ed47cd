// Which tests a change reaches: the one answer behind `./dev check` and `./dev test --changed`.
//
// The files of the checkout form a graph. An arrow leads from a file to each file that reads it: by an import, by an
// include, or by a string that names its path. C++ is looked at by folders ("places"), because an include names a
// header and not the file that implements it. What a build makes (`dist`, the command line) is a node too, so that a
// test which opens `dist` is reached by every source of the site.

import { spawnSync } from "node:child_process";
import { posix } from "node:path";
import { roomOf } from "./check-rules.mjs";
import { cxx, referencesOf, script } from "./import-graph.mjs";
import { withoutComments } from "./source-text.mjs";

/** @typedef {Map<string, string>} Files path from the top of the checkout → text */
/** @typedef {Map<string, Set<string>>} Readers a node → the nodes that read it */

/**
 * What the builds make, and what they make it from. A folder stands for everything in it.
 * @type {Record<string, string[]>}
 */
const built = {
  dist: ["web", "wasm/", "tools/build-web.mjs"],
  "build/package": ["dist", "tools/build-package.mjs"],
  "build/bin/nonet": ["cli/"],
  "build/bin/nonet-fuzz": ["tests/fuzz/"],
};

/** Files that decide how everything is built or run. */
const concernsEverything =
  /(^|\/)CMakeLists\.txt$|^(CMakePresets\.json|cmake\/|package(-lock)?\.json$|\.npmrc$|dev$|\.ci\/|tests\/catch|tools\/(run-tests|suites|reach|check|side-by-side|test-counts)\.mjs$|tools\/dev-arguments\.sh$)/;

/** Whether a change of this file may change every answer, whoever reads it. @param {string} path */
export const changesEverything = (path) => concernsEverything.test(path);

/**
 * The folder of a C++ source, or of what the compiler reads beside it, whose includes stand for those of all its files,
 * with a slash at its end: a room of core, `cli/`, `wasm/`, the tests of a room. In bench and tests/support each file
 * is a place of its own, without its suffix, because tests use one file of them or another.
 * @param {string} path @returns {string | undefined}
 */
export function placeOf(path) {
  if (path.endsWith(".md") || changesEverything(path) || script.test(path)) return undefined;
  if (/^(tests\/support|bench)\//.test(path)) return path.replace(/\.\w+$/, "");
  if (path.startsWith("tests/core/")) return `${path.split("/").slice(0, 3).join("/")}/`;
  if (path.startsWith("tests/")) return cxx.test(path) ? `${path.split("/").slice(0, 2).join("/")}/` : undefined;
  const room = roomOf(path);
  return room && !room.startsWith("web") ? `${room}/` : undefined;
}

const pathInQuotes = /["'`]\/?([\w.@/-]*[./][\w.@/-]*)(?=["'`]|\$\{)/g;

/**
 * The strings of a source that may be paths. Of a template only the part before its first value is known.
 * @param {string} text
 * @returns {string[]}
 */
const pathsNamedIn = (text) => [...withoutComments(text).matchAll(pathInQuotes)].map(([, word]) => word);

/** Every folder with a file in it, and the files below it. @param {Files} files @returns {Map<string, string[]>} */
function foldersOf(files) {
  const folders = new Map();
  for (const path of files.keys()) {
    for (let folder = posix.dirname(path); folder !== "."; folder = posix.dirname(folder))
      folders.set(folder, [...(folders.get(folder) ?? []), path]);
  }
  return folders;
}

/** The graph of a checkout, which takes half a second. @type {WeakMap<Files, Readers>} */
const known = new WeakMap();

/**
 * @param {Files} texts every text file of the checkout
 * @param {readonly string[]} [more] paths of other files: pictures, files that were deleted
 * @returns {Readers}
 */
export function readersIn(texts, more = []) {
  const others = more.filter((path) => !texts.has(path));
  const readers = others.length ? graphOf(texts, others) : (known.get(texts) ?? graphOf(texts, []));
  if (others.length === 0) known.set(texts, readers);
  return readers;
}

/** @param {Files} texts @param {readonly string[]} more @returns {Readers} */
function graphOf(texts, more) {
  const files = new Map([...more.map((path) => /** @type {const} */ ([path, ""])), ...texts]);
  /** @type {Readers} */
  const readers = new Map();
  const folders = foldersOf(files);
  const byName = new Map(
    [...files.keys()].filter((path) => path.startsWith("tests/data/")).map((path) => [posix.basename(path), path]),
  );
  const add = (/** @type {string} */ from, /** @type {string} */ to) => {
    if (from !== to) readers.set(from, (readers.get(from) ?? new Set()).add(to));
  };
  /** @param {string} path a file, a folder, a place, or what a build makes @param {string} reader */
  const addAll = (path, reader) => {
    // Each preset leaves its programs in a folder of its own.
    const named = path.replace(/^build\/\w+\/bin\//, "build/bin/");
    if (files.has(named) || named.endsWith("/")) add(named, reader);
    const folder = named.replace(/\/$/, "");
    // A file that names the folder around itself looks for one file beside it, which it names as well.
    if (!reader.startsWith(`${folder}/`)) for (const path of folders.get(folder) ?? []) add(path, reader);
    for (const name of Object.keys(built))
      if (named === name || (named.startsWith(`${name}/`) && name !== reader)) add(name, reader);
  };
  for (const [name, parts] of Object.entries(built)) for (const part of parts) addAll(part, name);
  for (const [path, text] of files) {
    const place = placeOf(path);
    if (place) add(path, place);
    for (const { to, isFile } of referencesOf(path, text)) {
      if (placeOf(to)) add(/** @type {string} */ (placeOf(to)), place ?? path);
      else if (isFile) addAll(to, place ?? path);
    }
    if (script.test(path)) {
      const here = posix.dirname(path);
      const words = pathsNamedIn(text);
      // A plain file name means a file at the top for those who look there.
      const looksAtTop = words.some((word) => /^\.\.\//.test(`${word}/`) && /^\.\/?$/.test(posix.join(here, word)));
      for (const word of words)
        if (looksAtTop || word.includes("/")) addAll(word.startsWith(".") ? posix.join(here, word) : word, path);
    } else if (place) {
      for (const word of pathsNamedIn(text))
        for (const data of [byName.get(posix.basename(word))]) if (data) add(data, place);
    }
  }
  return readers;
}

/**
 * Returns how many steps each reached node is away: 0 for the changed files themselves.
 * @param {Iterable<string>} changed @param {Readers} readers @returns {Map<string, number>}
 */
export function distancesFrom(changed, readers) {
  const distances = new Map([...changed].map((path) => [path, 0]));
  for (const [node, distance] of distances) {
    for (const reader of readers.get(node) ?? []) if (!distances.has(reader)) distances.set(reader, distance + 1);
  }
  return distances;
}

const testFile = /^tests\/.*\.test\.m?js$/;

/**
 * @typedef {object} Reach
 * @property {Set<string>} nodes everything that reads the change, the change included
 * @property {string[]} testFiles JavaScript tests among them, the nearest first
 * @property {string[]} rooms the rooms of core whose tests read it
 */

/** @param {readonly string[]} changed @param {Files} files @param {Readers} [readers] @returns {Reach} */
export function reachOf(changed, files, readers = readersIn(files, changed)) {
  const distances = distancesFrom(changed, readers);
  const nodes = new Set(distances.keys());
  const rooms = [...nodes].flatMap((node) => /^tests\/core\/(\w+)\/$/.exec(node)?.[1] ?? []).sort();
  return { nodes, testFiles: [...nodes].filter((node) => testFile.test(node)), rooms };
}

/**
 * @param {string} revision
 * @returns {string[]} the files that differ from a revision, with those that git does not know yet
 */
export function changedSince(revision) {
  const lines = (/** @type {string[]} */ ...words) => {
    const { status, stdout, stderr } = spawnSync("git", words, { encoding: "utf8" });
    if (status !== 0) throw new Error(stderr.trim());
    return stdout.split("\n").filter(Boolean);
  };
  return [...lines("diff", "--name-only", revision), ...lines("ls-files", "--others", "--exclude-standard")];
}
