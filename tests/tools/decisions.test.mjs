// The records of decisions: each is found from the index, and a superseded one says by what.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../../docs/decisions/", import.meta.url));
const records = (/** @type {string} */ place) =>
  readdirSync(folder + place)
    .filter((name) => /^\d{4}-.*\.md$/.test(name))
    .map((name) => place + name);
const textOf = (/** @type {string} */ name) => readFileSync(folder + name, "utf8");
const [standing, superseded] = [records(""), records("superseded/")];
const index = textOf("README.md");

/** The heading of a record. @param {string} name */
const headingOf = (name) =>
  /^# (\d+\. .*)$/m.exec(textOf(name))?.[1] ?? assert.fail(`${name} has no heading with its number`);

test("the index names each record once, by its heading", () => {
  const named = [...index.matchAll(/^- (?:\*\*)?\[(.*)\]\(([^)]*)\)/gm)].map(
    ([, heading, name]) => `${name}: ${heading}`,
  );
  assert.deepEqual(named.sort(), [...standing, ...superseded].map((name) => `${name}: ${headingOf(name)}`).sort());
});

test("twenty records hold the house up", () => assert.equal(index.match(/^- \*\*\[/gm)?.length, 20));

test("a record has the number of its file, and no other record has it", () => {
  const numbers = [...standing, ...superseded].map((name) => {
    const number = Number(/(\d{4})-/.exec(name)?.[1]);
    assert.match(headingOf(name), new RegExp(`^${number}\\. `), name);
    return number;
  });
  assert.equal(new Set(numbers).size, numbers.length);
});

test("a superseded record says in its first line by which, and no other record does", () => {
  for (const name of superseded) {
    const [, target] =
      /^Superseded by \[decision \d+\]\(\.\.\/([^)]*)\)\.\n\n# /.exec(textOf(name)) ?? assert.fail(name);
    assert.ok(standing.includes(target), `${name}: ${target}`);
  }
  for (const name of standing) assert.match(textOf(name), /^# /, name);
});
