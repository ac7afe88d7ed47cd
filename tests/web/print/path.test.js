import assert from "node:assert/strict";
import { test } from "node:test";
import { leastPictured } from "../../../web/print/path.js";

const path = (...levels) => levels.map((level) => ({ name: "", sentences: [], step: { technique: "", level }, state: { layout: "3x3", cells: [] } }));

/** @type {any[][]} */
const cases = [
  ["hard steps have pictures", path(1, 2, 5), 3],
  ["where nothing is so hard, the hardest have", path(1, 2, 2), 2],
  ["singles never have", path(1, 1), 2],
  ["an empty path", [], 2],
];
for (const [name, steps, least] of cases) test(`pictures of a path: ${name}`, () => assert.equal(leastPictured(steps), least));
