/**
 * The lessons about rules in place Learn: each example and each exercise is a position before a step of its technique,
 * in a puzzle with one solution.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, describe, it } from "node:test";

import { createEngine } from "../../dist/nonet.mjs";
import { positionOfExample } from "../../web/model/example.js";
import { cellNamed } from "../../web/model/step.js";
import { layoutNamed } from "../../web/model/layout.js";
import { ruleTechniques } from "../../web/model/rule-techniques.js";

const read = (/** @type {string} */ name) =>
  JSON.parse(readFileSync(new URL(`../../docs/rule-techniques/${name}.json`, import.meta.url), "utf8"));
const examples = read("examples");
const exercises = read("exercises");
const layout = layoutNamed("3x3");

/** @type {Awaited<ReturnType<typeof createEngine>>} */
let engine;
before(async () => {
  engine = await createEngine({ worker: false });
});
after(() => engine.close());

/** What a step of a technique of rules says. @param {any} step */
const said = ({ technique, placements, eliminations, rules, total }) => ({
  technique,
  placements,
  eliminations,
  rules,
  total,
});

for (const id of ruleTechniques) {
  describe(`the lesson about ${id}`, () => {
    const lines = [examples[id], ...exercises[id]];
    it("has an example and five exercises, in puzzles that all differ", () =>
      assert.deepEqual([lines.length, new Set(lines.map(({ rules }) => rules.join())).size], [6, 6]));
    for (const [i, line] of lines.entries()) {
      const state = positionOfExample(line);
      it(`${i === 0 ? "explains" : `asks in exercise ${i} for`} the step that comes first in the order of techniques, and takes nothing from the solution`, async () => {
        const {
          status,
          solutions: [solution],
        } = await engine.solve({ layout: line.layout, cells: state.givens, rules: line.rules });
        assert.equal(status, "unique");
        state.cells.forEach((digit, cell) =>
          assert.ok(digit ? digit === Number(solution[cell]) : state.candidates[cell].includes(Number(solution[cell]))),
        );
        // Without givens that are said to be unique, the engine looks for mistakes first.
        const hint = await engine.hint(state, { order: "technique" });
        assert.equal(hint?.technique, id);
        const steps = await engine.steps(state, { allowed: [id] });
        if (line.step) assert.ok(steps.some((step) => JSON.stringify(said(step)) === JSON.stringify(said(line.step))));
        for (const { placements = [], eliminations = [] } of steps) {
          for (const { cell, digit } of placements) assert.equal(Number(solution[cellNamed(layout, cell)]), digit);
          for (const { cell, digit } of eliminations) assert.notEqual(Number(solution[cellNamed(layout, cell)]), digit);
        }
      });
    }
    const [{ made, seed, rules }] = lines;
    const isDrawn = ["quadruple", "between", "sandwich"].includes(made);
    if (!isDrawn) {
      it("has a puzzle that the generator makes again by its seed", async () =>
        assert.deepEqual(
          (await engine.generateWithRules({ rules: made, layout: "3x3", seed, edition: 1 })).rules,
          rules,
        ));
    }
  });
}
