import assert from "node:assert/strict";
import { test } from "node:test";
import { decisiveSteps } from "../../../web/model/rating.js";

/**
 * Steps from pairs of producer and rating; those of producers that begin with "single" place a digit.
 * @param {...[string, number]} pairs
 */
const stepsOf = (...pairs) =>
  pairs.map(([producer, rating]) => ({
    producer,
    rating,
    technique: "x",
    placements: producer.startsWith("single") ? [{ cell: "r1c1", digit: 1 }] : [],
  }));

/** @type {[string, [string, number][], (string | undefined)[]][]} */
const cases = [
  [
    "a single comes first",
    [
      ["single", 1.2],
      ["fish", 3.2],
      ["single", 1.5],
    ],
    ["fish", "single", "single"],
  ],
  [
    "the hardest of two equal steps is the first",
    [
      ["fish", 3.2],
      ["pair", 3.0],
      ["wing", 3.2],
      ["single", 1.2],
    ],
    ["fish", "fish", "fish"],
  ],
  [
    "what comes after the first digit does not count for EP",
    [
      ["pair", 3.0],
      ["fish", 3.2],
      ["single", 1.2],
      ["wing", 4.2],
    ],
    ["wing", "fish", "pair"],
  ],
  [
    "the first step that places a digit counts for EP",
    [
      ["pair", 3.0],
      ["single-by-chain", 7.0],
      ["wing", 8.2],
    ],
    ["wing", "single-by-chain", "pair"],
  ],
  ["no step", [], [undefined, undefined, undefined]],
];
for (const [name, pairs, expected] of cases) {
  test(`the steps of the three ratings: ${name}`, () => {
    const { er, ep, ed } = decisiveSteps({ steps: stepsOf(...pairs) });
    assert.deepEqual(
      [er, ep, ed].map((step) => step?.producer),
      expected,
    );
  });
}
