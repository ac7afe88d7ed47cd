#!/usr/bin/env node
// Checks the rules of tools/rules.mjs on every file that git knows or would add, and prints each breach as
// FILE:LINE: rule: why. Exit 1 when there is one.

import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  alsoExplained,
  columnsChecked,
  columnsCheckedIn,
  entries,
  freeFolders,
  lengthCheckedIn,
  lengthExempt,
  longestFile,
  longestWord,
  mayInclude,
  mostColumns,
  packageHomes,
  patterns,
} from "./rules.mjs";
import { circlesIn, cxx, referencesOf, script, unusedExports } from "./import-graph.mjs";
import { codeOf, lineAt, withoutTexts } from "./source-text.mjs";

/** @typedef {{path: string, line: number, rule: string, why: string}} Breach */
/** @typedef {Map<string, string>} Files path from the top of the checkout → text */
/** @typedef {import("./import-graph.mjs").Reference} Reference */

/** @param {string} path @param {string} folder "" for every path */
const within = (path, folder) => folder === "" || path === folder || path.startsWith(folder + "/");
/** @param {string} path @param {readonly string[]} [folders] */
const withinAny = (path, folders = []) => folders.some((folder) => within(path, folder));
/** @param {string} path */
export const roomOf = (path) => Object.keys(mayInclude).find((room) => within(path, room));

/** @param {Files} files @returns {Breach[]} */
export function checkFiles(files) {
  const references = [...files].flatMap(([path, text]) => referencesOf(path, text));
  return [
    ...[...files].flatMap(([path, text]) => [
      ...checkPlace(path),
      ...checkPatterns(path, text),
      ...checkLength(path, text),
      ...checkColumns(path, text),
    ]),
    ...references.flatMap(checkReference),
    ...circlesIn(references).map(({ files: [path, ...rest], line }) => ({
      path,
      line,
      rule: "circles",
      why: `these files name each other in a circle: ${[path, ...rest, path].join(" → ")}`,
    })),
    ...unusedExports(files)
      .filter(({ path }) => within(path, "web") && !entries.includes(path))
      .map(({ path, line, name }) => ({ path, line, rule: "exports", why: `no other file imports ${name}` })),
    ...checkNames(files),
    ...checkReadmes(files),
  ];
}

/** @param {string} path @returns {Breach[]} */
function checkPlace(path) {
  const folders = /^(core|web)\/([^/]+)\//.exec(path);
  if (!folders || !(cxx.test(path) || script.test(path)) || roomOf(path)) return [];
  return [{ path, line: 1, rule: "rooms", why: `${folders[0]} is not a room of tools/rules.mjs` }];
}

/** @param {string} text @param {RegExp} pattern @returns {Generator<number>} the lines of all matches */
function* linesOf(text, pattern) {
  for (const match of text.matchAll(new RegExp(pattern, "gm"))) yield lineAt(text, match.index);
}

/** @param {Reference} reference @returns {Breach[]} */
function checkReference(reference) {
  const { from: path, line, kind } = reference;
  const why = kind === "include" ? refuseInclude(reference) : refuseImport(reference);
  return why ? [{ path, line, rule: kind === "include" ? "includes" : "imports", why }] : [];
}

/** @param {Reference} reference @returns {string | null} */
function refuseInclude({ from, to, isFile }) {
  if (!isFile) return `"${to}" is not a path from the top`;
  return allowed(from, to) ? null : `${roomOf(from)} may not include ${to}`;
}

/** @param {Reference} reference @returns {string | null} */
function refuseImport({ from, to, kind, isFile }) {
  if (!isFile) return kind === "type" ? null : refusePackage(from, to);
  return allowed(from, to)
    ? null
    : `${roomOf(from) ?? from} may not ${kind === "type" ? "name a type of" : "import"} ${to}`;
}

/** Whether a file may name another one. @param {string} path @param {string} target both from the top */
function allowed(path, target) {
  const room = roomOf(path);
  if (!room) return withinAny(path, freeFolders);
  return within(target, room) || withinAny(target, mayInclude[room]);
}

/** @param {string} path @param {string} name of a package @returns {string | null} */
function refusePackage(path, name) {
  if (!within(path, "web")) return null;
  if (!Object.hasOwn(packageHomes, name)) return `${name} is not a package of tools/rules.mjs`;
  const homes = packageHomes[name];
  return withinAny(path, homes) ? null : `${name} is for ${homes.join(", ")} only`;
}

/** @param {string} path @param {string} text @returns {Breach[]} */
function checkPatterns(path, text) {
  /** @type {Breach[]} */
  const breaches = [];
  for (const { rule, why, where, except, code, text: anywhere } of patterns) {
    if (!withinAny(path, where) || withinAny(path, except) || (code && !(cxx.test(path) || script.test(path))))
      continue;
    const seen = code ? codeOf(text) : text;
    for (const line of linesOf(seen, /** @type {RegExp} */ (code ?? anywhere)))
      breaches.push({ path, line, rule, why });
  }
  return breaches;
}

/** @param {string} path @param {string} text @returns {Breach[]} */
function checkLength(path, text) {
  const longest = script.test(path) ? longestFile.script : longestFile.other;
  const lines = text.split("\n").length - 1;
  if (lines <= longest || !withinAny(path, lengthCheckedIn) || withinAny(path, lengthExempt) || path.endsWith(".md"))
    return [];
  return [{ path, line: longest, rule: "length", why: `${lines} lines: past ${longest} a file has two subjects` }];
}

const regularExpression = /(?<=^\s*|[(,=:[]\s*)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\\n])+\/[a-z]*/gm;

/**
 * Reports each line that is too wide and could be broken: in a comment, or between words of code. The contents of
 * strings and regular expressions do not count, and neither does a line with a long address.
 * @param {string} path @param {string} text @returns {Breach[]}
 */
function checkColumns(path, text) {
  if (!columnsChecked.test(path) || !withinAny(path, columnsCheckedIn) || withinAny(path, lengthExempt)) return [];
  const lines = (path.endsWith(".css") ? text : withoutTexts(text)).replace(regularExpression, "//").split("\n");
  return lines.flatMap((line, i) =>
    [...line].length > mostColumns && line.split(/\s+/).every((word) => word.length <= longestWord)
      ? [{ path, line: i + 1, rule: "columns", why: `${[...line].length} columns, and ${mostColumns} is the most` }]
      : [],
  );
}

/**
 * Reports each script of web whose name another script has, too; `index.js` and the catalogues are named by their
 * folders.
 * @param {Files} files
 * @returns {Breach[]}
 */
function checkNames(files) {
  /** @type {Map<string, string>} */
  const known = new Map();
  /** @type {Breach[]} */
  const breaches = [];
  for (const path of [...files.keys()].sort()) {
    if (!within(path, "web") || !script.test(path) || path.endsWith("/index.js") || withinAny(path, lengthExempt))
      continue;
    const name = path.slice(path.lastIndexOf("/") + 1);
    const other = known.get(name);
    if (other)
      breaches.push({
        path,
        line: 1,
        rule: "names",
        why: `${other} has the same name, and a name stands for one thing`,
      });
    else known.set(name, path);
  }
  return breaches;
}

/** @param {Files} files @returns {Breach[]} */
function checkReadmes(files) {
  const paths = [...files.keys()];
  return [...Object.keys(mayInclude), ...alsoExplained]
    .filter((room) => paths.some((path) => within(path, room)) && !files.has(`${room}/README.md`))
    .map((room) => ({
      path: `${room}/README.md`,
      line: 1,
      rule: "rooms",
      why: "a room explains itself in a README.md",
    }));
}

/**
 * Returns the files that git tracks or would add; without git, all files except those of builds.
 * @param {string} top
 * @returns {string[]}
 */
function fileNames(top) {
  const git = spawnSync("git", ["ls-files", "-co", "--exclude-standard", "-z"], { cwd: top, encoding: "utf8" });
  if (git.status === 0) return [...new Set(git.stdout.split("\0"))];
  const left = [".git", "build", "dist", "node_modules", ".cache", "test-results"];
  return readdirSync(top, { withFileTypes: true })
    .filter(({ name }) => !left.includes(name))
    .flatMap((entry) =>
      entry.isDirectory()
        ? readdirSync(`${top}/${entry.name}`, { recursive: true, encoding: "utf8" }).map(
            (name) => `${entry.name}/${name}`,
          )
        : entry.name,
    );
}

/** @param {string} top the checkout @returns {Files} its text files */
export function readFiles(top) {
  const names = fileNames(top).filter(
    (name) => name && statSync(`${top}/${name}`, { throwIfNoEntry: false })?.isFile(),
  );
  const texts = names.map((name) => /** @type {const} */ ([name, readFileSync(`${top}/${name}`, "utf8")]));
  return new Map(texts.filter(([, text]) => !text.includes("\0")));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = readFiles(fileURLToPath(new URL("..", import.meta.url)));
  const breaches = checkFiles(files);
  for (const { path, line, rule, why } of breaches) console.log(`${path}:${line}: ${rule}: ${why}`);
  console.log(`${files.size} files, ${breaches.length} breaches of the rules`);
  process.exitCode = breaches.length ? 1 : 0;
}
