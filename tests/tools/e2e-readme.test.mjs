// The tables of tests/e2e/README.md against the folder: which file runs which cases, what each file of cases checks,
// and what each file in node checks.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

const folder = new URL("../e2e/", import.meta.url);
const readText = (/** @type {string} */ path) => readFileSync(new URL(path, folder), "utf8");
const readme = readText("README.md");
const tests = readdirSync(folder).filter((name) => name.endsWith(".test.js"));
const ofBrowser = tests.filter((name) => !name.startsWith("node-"));

/** The rows of the tables, cell by cell. */
const rows = readme
  .split("\n")
  .filter((line) => line.startsWith("| `"))
  .map((line) => line.split(" | ").map((cell) => cell.replace(/^\| | \|$/g, "")));
/** @param {string} cell @returns {string[]} the names in backquotes */
const namesIn = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
/** The names in the first cells of the rows that begin in a manner. @param {RegExp} beginning */
const described = (beginning) =>
  rows
    .map(([first]) => first)
    .filter((first) => beginning.test(first))
    .flatMap(namesIn)
    .sort();

test("the first table names the cases that each file with a browser runs", () => {
  const written = rows
    .filter(([first]) => /^`(?!node-)[^/]*\.test\.js`$/.test(first))
    .map(([file, cases]) => [namesIn(file)[0], namesIn(cases).sort()]);
  const imported = ofBrowser.map((name) => [
    name,
    [...readText(name).matchAll(/"\.\/cases\/([^"]+)\.js"/g)].map(([, cases]) => cases).sort(),
  ]);
  assert.deepEqual(Object.fromEntries(written), Object.fromEntries(imported));
});

test("the second table describes each file of cases once", () => {
  assert.deepEqual(
    described(/^`cases\//),
    readdirSync(new URL("cases/", folder))
      .map((name) => `cases/${name}`)
      .sort(),
  );
});

test("each file of cases is run by one file", () => {
  const run = ofBrowser.flatMap((name) =>
    [...readText(name).matchAll(/"\.\/cases\/([^"]+)"/g)].map(([, cases]) => cases),
  );
  assert.deepEqual(run.sort(), readdirSync(new URL("cases/", folder)).sort());
});

test("the third table describes each file that runs in node", () => {
  assert.deepEqual(described(/^`node-/), tests.filter((name) => name.startsWith("node-")).sort());
});
