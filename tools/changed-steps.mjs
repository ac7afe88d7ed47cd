// Which steps of `./dev test` a change can make fail: the body of `./dev test --changed`. A room counts as changed when one of its
// files is, or when it includes a changed room. A file outside the rooms of the sources changes everything, unless nothing reads it.

import { spawnSync } from "node:child_process";
import { roomOf } from "./check-rules.mjs";
import { referencesOf } from "./import-graph.mjs";
import { kernelRooms } from "./suites.mjs";

/**
 * @typedef {object} Selection
 * @property {string[]} steps names of steps, as `./dev test` takes them
 * @property {string[]} rooms the rooms of tests/core to build; none if no step needs them
 */

/** Texts and pictures that no program and no test reads. */
const unread = /^(docs\/(decisions|pictures|transcripts)\/|[^/]+\.md$|(core|cli|wasm|bench|web|tools|cmake)\/.*\.md$|LICENSE$|\.github\/)/;
/** What reads the other documents: the lessons of the page, and the comparison of documents with `--help`. */
const readersOfDocs = ["web", "cli"];
/**
 * @param {string} path @returns {string | undefined} the room of a source, or the folder of a test: `tests/core/grid`, `tests/web`. In bench and
 * tests/support each file is a place of its own, because tests of most rooms use one file of them or another.
 */
function placeOf(path) {
  if (/^(tests\/support|bench)\//.test(path)) return path.replace(/\.(h|cpp)$/, "");
  if (path.startsWith("tests/core/")) return path.split("/").slice(0, 3).join("/");
  if (path.startsWith("tests/")) return path.split("/").slice(0, 2).join("/");
  return roomOf(path) ?? (path.startsWith("web/") ? "web" : undefined);
}

/** @param {Map<string, string>} files path → text @returns {Map<string, Set<string>>} a place → the places that include it */
function usersOf(files) {
  const users = new Map();
  for (const [path, text] of files) {
    const from = placeOf(path);
    for (const { to, isFile } of from ? referencesOf(path, text) : []) {
      const place = isFile ? placeOf(to) : undefined;
      if (place && place !== from) users.set(place, (users.get(place) ?? new Set()).add(from));
    }
  }
  return users;
}

/**
 * @param {readonly string[]} changed paths from the top of the checkout
 * @param {Map<string, string>} files every file of the checkout: path → text
 * @returns {Selection | null} null when everything must be tested
 */
export function selectionFor(changed, files) {
  const places = changed.filter((path) => !unread.test(path)).flatMap((path) => (path.startsWith("docs/") ? readersOfDocs : [placeOf(path)]));
  if (places.some((place) => !place)) return null;
  const users = usersOf(files);
  const reached = new Set(/** @type {string[]} */ (places));
  for (const place of reached) for (const user of users.get(place) ?? []) reached.add(user);
  const has = (/** @type {string} */ folder) => [...reached].some((place) => place === folder || place.startsWith(`${folder}/`));
  const everyRoom = has("tests/data") || reached.has("tests/catch.h");
  const testRooms = new Set([...files.keys()].filter((path) => /^tests\/core\/.*_test\.cpp$/.test(path)).map((path) => path.split("/")[2]));
  const rooms = [...testRooms].filter((room) => everyRoom || has(`tests/core/${room}`) || has(`core/${room}`)).sort();
  const steps = ["rules", "lint", "shellcheck", "tools"];
  if (has("bench") || has("tests/bench")) steps.push("bench");
  if (has("web") || has("tests/web")) steps.push("web");
  if (rooms.length) steps.push("core", "memory");
  if (rooms.some((room) => kernelRooms.includes(room))) steps.push("native", "wasm");
  if (has("cli") || has("tests/cli")) steps.push("cli");
  if (has("web") || has("wasm") || has("tests/e2e")) steps.push("e2e");
  return { steps, rooms };
}

/** @param {string} revision @returns {string[]} the files that differ from a revision, with those that git does not know yet */
export function changedSince(revision) {
  const lines = (/** @type {string[]} */ ...words) => {
    const { status, stdout, stderr } = spawnSync("git", words, { encoding: "utf8" });
    if (status !== 0) throw new Error(stderr.trim());
    return stdout.split("\n").filter(Boolean);
  };
  return [...lines("diff", "--name-only", revision), ...lines("ls-files", "--others", "--exclude-standard")];
}
