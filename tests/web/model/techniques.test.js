import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { layoutNamed } from "../../../web/model/layout.js";
import {
  allowedWithout,
  canOccur,
  levels,
  techniques,
  techniquesOf,
  uniquenessTechniques,
} from "../../../web/model/techniques.js";

const table = readFileSync(new URL("../../../core/logic/technique_table.cpp", import.meta.url), "utf8");
const levelNames = ["Easy", "Medium", "Hard", "Expert", "Extreme"];
/** Techniques that only the rater uses are in a table of their own. */
const taught = table.slice(0, table.indexOf("kRatedTable"));
const rows = [
  ...taught.matchAll(/TechniqueRow\{\w+,\s*"([^"]+)",\s*"[^"]*",\s*Family::(\w+),\s*Level::(\w+),\s*(\d+)/g),
]
  .sort((left, right) => Number(left[4]) - Number(right[4]))
  .map(([, id, family, level]) => ({ id, family, level: levelNames.indexOf(level) + 1 }));

test("the techniques and their levels are those of the engine, in its order", () => {
  assert.ok(rows.length > 80);
  for (const level of levels)
    assert.deepEqual(
      techniquesOf(level),
      rows.filter((row) => row.level === level).map(({ id }) => id),
    );
});

test("the techniques that assume exactly one solution are the engine's family of uniqueness", () => {
  assert.deepEqual(
    uniquenessTechniques,
    rows.filter(({ family }) => family === "Uniqueness").map(({ id }) => id),
  );
});

test("nothing left out is no list at all, as the engine has it", () => {
  assert.equal(allowedWithout(new Set()), undefined);
  assert.deepEqual(
    allowedWithout(new Set(["x-wing"])),
    techniques.filter((id) => id !== "x-wing"),
  );
});

test("sets and fishes of five and more want a board that leaves as much room beside them", () => {
  const missing = (digitCount) => techniques.filter((id) => !canOccur(id, { digitCount, hasBoxes: false }));
  assert.deepEqual(missing(9), ["naked-group", "hidden-group", "squirmbag"]);
  assert.deepEqual(missing(10), []);
});

test("the law of leftovers wants irregular regions or windows", () => {
  const occurs = (layout) => canOccur("law-of-leftovers", layoutNamed(layout));
  assert.deepEqual(["3x3", "3x3+x", "3x3+windoku", "jigsaw:1112132233423444"].map(occurs), [false, false, true, true]);
});
