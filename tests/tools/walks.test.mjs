// The walks of web/README.md: tables of files, from what the player does to what the player sees.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import { readFiles } from "../../tools/check-rules.mjs";
import { referencesOf } from "../../tools/import-graph.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const files = readFiles(root);
const mostFiles = 10;

/** The walks, by heading: the files of the rows in their order. */
const walks = readFileSync(`${root}web/README.md`, "utf8")
  .split(/^## /m)
  .map((section) => ({
    title: section.split("\n")[0],
    rows: [...section.matchAll(/^\| (\d+) \| `([\w/.-]+)` \|/gm)].map(([, number, path]) => ({ number, path })),
  }))
  .filter(({ rows }) => rows.length > 0);

/** The files of web that a file names: imports, late imports and types. @param {string} path from the top */
const namedBy = (path) =>
  referencesOf(path, files.get(path) ?? "").flatMap(({ to, isFile }) => (isFile && files.has(to) ? [to] : []));

/** Whether a file names another one, itself or through one file between. @param {string} from @param {string} to */
const reaches = (from, to) => namedBy(from).some((named) => named === to || namedBy(named).includes(to));

test("there are the walks of a key, a hint, a text, a link, a photo, a rule and a printed page", () =>
  assert.deepEqual(
    walks.map(({ title }) => title),
    [
      "From a key to the canvas and the save",
      "From Hint to its sentence",
      "From a pasted text to the board",
      "From a link to the board",
      "From a photo to the board",
      "From a drawn rule to the counts of candidates",
      "From a field of Print to a printed page",
    ],
  ));

for (const { title, rows } of walks) {
  const scripts = rows.filter(({ path }) => path.endsWith(".js")).map(({ path }) => `web/${path}`);

  test(`${title}: at most ${mostFiles} files in their order, each once, and all of them there`, () => {
    assert.ok(rows.length <= mostFiles, `${rows.length} files`);
    assert.deepEqual(
      rows.map(({ number }) => Number(number)),
      rows.map((_, i) => i + 1),
    );
    assert.equal(new Set(scripts).size, scripts.length);
    assert.deepEqual(
      scripts.filter((path) => !files.has(path)),
      [],
    );
  });

  test(`${title}: each file is reached from another one of the walk, or reaches one`, () =>
    assert.deepEqual(
      scripts.filter((path) =>
        scripts.every((other) => other === path || !(reaches(path, other) || reaches(other, path))),
      ),
      [],
    ));
}
