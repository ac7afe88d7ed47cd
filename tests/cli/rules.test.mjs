import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { ruleKindFiles } from "../../tools/rule-kinds.mjs";
import { lines, nonet, program } from "./program.mjs";

for (const [name, made] of await ruleKindFiles(program)) {
  test(`${name} is as tools/rule-kinds.mjs makes it`, () => {
    const text = readFileSync(new URL(`../../web/model/${name}`, import.meta.url), "utf8");
    assert.equal(text, made, "run: node tools/rule-kinds.mjs build/bin/nonet");
  });
}

/** @type {[layout: string, line: string][]} */
const shown = [
  ["2x2", "cage              set           0-1 of 1-10"],
  ["3x3", "cage              set           0-1 of 1-45"],
  ["3x3", "thermometer       line"],
  ["3x3", "windoku           layout"],
  ["3x3", "relation          path          rows of 9: 0-511"],
  ["4x4", "automaton         path          rows of 17: 0-512"],
];
for (const [layout, line] of shown) {
  test(`${layout} has ${line}`, () => assert.ok(lines(nonet(`rules --layout ${layout}`).out).includes(line)));
}

test("without a layout the values are those of 9×9", () =>
  assert.equal(nonet("rules").out, nonet("rules --layout 3x3").out));

/** @type {[layout: string, kind: string, row: object][]} */
const rows = [
  [
    "2x2",
    "entropic",
    { kind: "entropic", belongsTo: "puzzle", shape: "path", fitsSide: false, needsSquare: false, makeable: true },
  ],
  [
    "2x3",
    "entropic",
    { kind: "entropic", belongsTo: "puzzle", shape: "path", fitsSide: true, needsSquare: false, makeable: true },
  ],
  [
    "3x3",
    "thermometer",
    {
      kind: "thermometer",
      belongsTo: "puzzle",
      shape: "line",
      fitsSide: true,
      needsSquare: false,
      makeable: true,
      cells: { most: 9 },
    },
  ],
  [
    "shape:6x8",
    "row-indexer",
    { kind: "row-indexer", belongsTo: "puzzle", shape: "set", fitsSide: false, needsSquare: true, makeable: true },
  ],
  [
    "2x2",
    "asterisk",
    {
      kind: "asterisk",
      belongsTo: "layout",
      shape: "whole-grid",
      fitsSide: false,
      needsSquare: false,
      makeable: false,
    },
  ],
  [
    "3x3",
    "relation",
    {
      kind: "relation",
      belongsTo: "puzzle",
      shape: "path",
      fitsSide: true,
      needsSquare: false,
      makeable: false,
      values: { fewest: 1, most: 1, least: 0, greatest: 511, rowLength: 9 },
    },
  ],
];
for (const [layout, kind, row] of rows) {
  test(`${kind} as JSON on ${layout}`, () => {
    const found = lines(nonet(`rules --json --layout ${layout}`).out).map((line) => JSON.parse(line));
    assert.deepEqual(
      found.find((each) => each.kind === kind),
      row,
    );
  });
}
