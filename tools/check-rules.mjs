#!/usr/bin/env node
// Checks the rules of tools/rules.mjs on every file that git knows or would add, and prints each breach as
// FILE:LINE: rule: why. Exit 1 when there is one.

import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { alsoExplained, freeFolders, lengthCheckedIn, lengthExempt, longestFile, mayInclude, packageHomes, patterns }
  from "./rules.mjs";
import { codeOf, lineAt, withoutComments } from "./source-text.mjs";

/** @typedef {{path: string, line: number, rule: string, why: string}} Breach */
/** @typedef {Map<string, string>} Files path from the top of the checkout → text */

const cxx = /\.(h|cpp)$/;
const script = /\.m?js$/;

const within = (path, folder) => folder === "" || path === folder || path.startsWith(folder + "/");
const withinAny = (path, folders = []) => folders.some((folder) => within(path, folder));
const roomOf = (path) => Object.keys(mayInclude).find((room) => within(path, room));

/** @param {Files} files @returns {Breach[]} */
export function checkFiles(files) {
  return [...[...files].flatMap(([path, text]) => [
    ...checkPlace(path),
    ...checkIncludes(path, text),
    ...checkImports(path, text),
    ...checkPatterns(path, text),
    ...checkLength(path, text),
  ]), ...checkReadmes(files)];
}

function checkPlace(path) {
  const folders = /^(core|web)\/([^/]+)\//.exec(path);
  if (!folders || !(cxx.test(path) || script.test(path)) || roomOf(path)) return [];
  return [{ path, line: 1, rule: "rooms", why: `${folders[0]} is not a room that tools/rules.mjs knows` }];
}

function* matches(text, pattern) {
  for (const match of text.matchAll(new RegExp(pattern, "gm"))) yield [match, lineAt(text, match.index)];
}

/** Whether a file may name another one; both are paths from the top. */
function allowed(path, target) {
  const room = roomOf(path);
  if (!room) return withinAny(path, freeFolders);
  return within(target, room) || withinAny(target, mayInclude[room]);
}

function checkIncludes(path, text) {
  if (!cxx.test(path)) return [];
  const breaches = [];
  for (const [match, line] of matches(withoutComments(text), /^[ \t]*#[ \t]*include[ \t]*"([^"]+)"/)) {
    const target = match[1];
    if (!target.includes("/")) breaches.push({ path, line, rule: "includes", why: `"${target}" is not a path from the top` });
    else if (!allowed(path, target)) breaches.push({ path, line, rule: "includes", why: `${roomOf(path)} may not include ${target}` });
  }
  return breaches;
}

const importPattern = /^[ \t]*(?:import|export)\s[^"';]*?from\s*["']([^"']+)["']|^[ \t]*import\s*["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']/;

function checkImports(path, text) {
  if (!script.test(path)) return [];
  const breaches = [];
  for (const [match, line] of matches(withoutComments(text), importPattern)) {
    const target = match[1] ?? match[2] ?? match[3];
    const why = target.startsWith(".")
      ? refuseFile(path, posix.join(posix.dirname(path), target))
      : refusePackage(path, target);
    if (why) breaches.push({ path, line, rule: "imports", why });
  }
  return breaches;
}

const refuseFile = (path, target) => allowed(path, target) ? null : `${roomOf(path) ?? path} may not import ${target}`;

function refusePackage(path, target) {
  if (!within(path, "web")) return null;
  const homes = packageHomes[target];
  if (!homes) return `${target} is no module that tools/rules.mjs knows`;
  return withinAny(path, homes) ? null : `${target} is for ${homes.join(", ")} only`;
}

function checkPatterns(path, text) {
  const breaches = [];
  for (const { rule, why, where, except, code, text: anywhere } of patterns) {
    if (!withinAny(path, where) || withinAny(path, except) || (code && !(cxx.test(path) || script.test(path)))) continue;
    const seen = code ? codeOf(text) : text;
    for (const [, line] of matches(seen, code ?? anywhere)) breaches.push({ path, line, rule, why });
  }
  return breaches;
}

function checkLength(path, text) {
  const lines = text.split("\n").length - 1;
  if (lines <= longestFile || !withinAny(path, lengthCheckedIn) || withinAny(path, lengthExempt) || path.endsWith(".md")) return [];
  return [{ path, line: longestFile, rule: "length", why: `${lines} lines: past ${longestFile} a file has two subjects` }];
}

function checkReadmes(files) {
  const paths = [...files.keys()];
  return [...Object.keys(mayInclude), ...alsoExplained]
    .filter((room) => paths.some((path) => within(path, room)) && !files.has(`${room}/README.md`))
    .map((room) => ({ path: `${room}/README.md`, line: 1, rule: "rooms", why: "a room explains itself in a README.md" }));
}

/** @param {string} top @returns {string[]} what git knows or would add; without git, all but what builds leave behind */
function fileNames(top) {
  const git = spawnSync("git", ["ls-files", "-co", "--exclude-standard", "-z"], { cwd: top, encoding: "utf8" });
  if (git.status === 0) return [...new Set(git.stdout.split("\0"))];
  const left = [".git", "build", "dist", "node_modules", ".cache", "test-results"];
  return readdirSync(top, { withFileTypes: true }).filter(({ name }) => !left.includes(name)).flatMap((entry) => entry.isDirectory()
    ? readdirSync(`${top}/${entry.name}`, { recursive: true, encoding: "utf8" }).map((name) => `${entry.name}/${name}`)
    : entry.name);
}

/** @param {string} top the checkout @returns {Files} its text files */
function readFiles(top) {
  return new Map(fileNames(top).filter((name) => name && statSync(`${top}/${name}`, { throwIfNoEntry: false })?.isFile())
    .map((name) => [name, readFileSync(`${top}/${name}`, "utf8")])
    .filter(([, text]) => !text.includes("\0")));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = readFiles(fileURLToPath(new URL("..", import.meta.url)));
  const breaches = checkFiles(files);
  for (const { path, line, rule, why } of breaches) console.log(`${path}:${line}: ${rule}: ${why}`);
  console.log(`${files.size} files, ${breaches.length} breaches of the rules`);
  process.exitCode = breaches.length ? 1 : 0;
}
