#!/usr/bin/env node
// Runs many test files in one process, one after the other: `node --test-reporter=spec tools/run-together.mjs FILE…`. A
// process for each file would load node and the modules of the page anew, which costs more than most files do. What
// node prints is what `node --test` prints, with one suite for each file, which has the file's name.
//
// A file must leave the process as it was. A file that leaves a global of its own behind, a changed one, a changed
// variable of the environment or something that keeps the process alive is a failed case, which names the file and what
// it left (`tests/support/globals.js` takes doubles away again). The next file begins without what was left.
//
// A file whose comment says "Needs a process of its own: REASON." gets one. Its cases count as one case here.

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { after, describe, mock, test } from "node:test";
import { setImmediate as nextTurn, setTimeout as later } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";

/** @param {string} path */
export const needsOwnProcess = (path) =>
  /^(\/\*\*| \*|\/\/) .*Needs a process of its own: \S/m.test(readFileSync(path, "utf8"));

/** Names of what keeps the process alive, without what node's own output needs. */
const openHandles = () =>
  process.getActiveResourcesInfo().filter((name) => !/^(TTYWrap|PipeWrap|FSReq|Immediate)/.test(name));

/** A port closes when its other end does, some time later: it may stay open. */
const mayStay = new Set(["MessagePort"]);

/**
 * What is in the first list and not in the second, as often as it is.
 * @param {readonly string[]} one
 * @param {readonly string[]} other
 */
function moreThan(one, other) {
  const more = [...one];
  for (const name of other) if (more.includes(name)) more.splice(more.indexOf(name), 1);
  return more;
}

/** What tests can change in a process. */
function lookAround() {
  return {
    globals: Object.getOwnPropertyDescriptors(globalThis),
    environment: { ...process.env },
    folder: process.cwd(),
    handles: openHandles(),
  };
}

/** @param {PropertyDescriptor | undefined} one @param {PropertyDescriptor | undefined} other */
const isSame = (one, other) =>
  Object.is(one?.value, other?.value) && one?.get === other?.get && one?.set === other?.set;

/**
 * Takes away what a file left, as far as that is possible.
 * @param {ReturnType<typeof lookAround>} before
 * @returns {string[]} what the file left
 */
function restore(before) {
  const now = lookAround();
  const left = [];
  for (const name of new Set([...Object.keys(before.globals), ...Object.keys(now.globals)])) {
    const [was, is] = [before.globals, now.globals].map(
      (all) => /** @type {Record<string, PropertyDescriptor>} */ (all)[name],
    );
    // Node makes many globals when they are first read.
    if (
      isSame(was, is) ||
      (was?.get && is && "value" in is && was.configurable && is.value === was.get.call(globalThis))
    )
      continue;
    left.push(`the global ${name}`);
    if (was) Object.defineProperty(globalThis, name, was);
    else Reflect.deleteProperty(globalThis, name);
  }
  for (const name of new Set([...Object.keys(before.environment), ...Object.keys(now.environment)])) {
    const was = before.environment[name];
    if (was === now.environment[name]) continue;
    left.push(`the variable ${name} of the environment`);
    if (was === undefined) delete process.env[name];
    else process.env[name] = was;
  }
  if (before.folder !== now.folder) {
    left.push("another working folder");
    process.chdir(before.folder);
  }
  const open = moreThan(now.handles, before.handles).filter((name) => !mayStay.has(name));
  if (open.length) left.push(`what keeps the process alive: ${open.join(", ")}`);
  return left;
}

/** Ends the file that runs now. Node calls this when nothing can happen any more, though a test still waits. */
let giveUp = () => {};

/**
 * What node's test runner does at the end of the process. It would end the files that have not run yet, too.
 * @type {Function[]}
 */
const ends = [];
const endOfLoop = () => giveUp();

function holdEnds() {
  for (const listener of process.listeners("beforeExit")) {
    if (listener === endOfLoop) continue;
    ends.push(listener);
    process.off("beforeExit", /** @type {() => void} */ (listener));
  }
}

/** Lets node's test runner print its summary. What a file left open would keep the process alive for ever. */
async function finish() {
  process.off("beforeExit", endOfLoop);
  for (const listener of ends) process.on("beforeExit", /** @type {() => void} */ (listener));
  for (let turns = 0; turns < 100 && openHandles().length > 0; turns++) await nextTurn();
  if (openHandles().length === 0) return;
  process.emit("beforeExit", 0);
  for (let turns = 0; turns < 100 || process.stdout.writableLength > 0; turns++) await nextTurn();
  process.exit();
}

/** @param {string} path */
async function runHere(path) {
  const before = lookAround();
  const ending = new AbortController();
  await new Promise((done) => {
    giveUp = () => {
      ending.abort(new Error("A test waits for what can never happen."));
      setImmediate(() => setImmediate(done));
    };
    void describe(path, { signal: ending.signal }, async () => {
      try {
        await import(pathToFileURL(resolve(path)).href);
      } catch (error) {
        test(`${path} can be imported`, () => {
          throw error;
        });
      }
      // It is the last hook of the file: those of the file itself come first.
      after(done);
    });
    holdEnds();
  });
  giveUp = () => {};
  // What was closed ends in a later turn, and a timer of one millisecond after that.
  const left = () => moreThan(openHandles(), before.handles).filter((name) => !mayStay.has(name));
  for (let turns = 0; turns < 100 && left().length > 0; turns++) await later(1);
  const remains = restore(before);
  mock.reset();
  if (remains.length)
    await test(`${path} leaves the process as it was`, () => {
      throw new Error(`${path} leaves behind ${remains.join("; ")}`);
    });
}

/** @param {string} path */
const runAlone = (path) =>
  test(path, () => {
    const env = { ...process.env };
    delete env.NODE_TEST_CONTEXT;
    const { status, stdout, stderr } = spawnSync(process.execPath, ["--test-reporter=spec", path], {
      encoding: "utf8",
      env,
    });
    if (status !== 0) throw new Error(`${path} failed:\n${stdout}${stderr}`);
  });

/** @param {readonly string[]} paths */
export async function runTogether(paths) {
  process.on("beforeExit", endOfLoop);
  for (const path of paths) await (needsOwnProcess(path) ? runAlone(path) : runHere(path));
  void finish();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await runTogether(process.argv.slice(2));
