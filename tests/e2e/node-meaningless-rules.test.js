/**
 * Rules that no puzzle can have (tests/data/meaningless-rules.tsv) come through the built package: each call that takes
 * rules refuses them by the same code, with their place.
 */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { createEngine } from "../../dist/nonet.mjs";
import { meaningless } from "../support/meaningless-rules.js";
import { readRules } from "../../web/model/rule-reader.js";
import { layoutNamed } from "../../web/model/layout.js";

/** @type {Awaited<ReturnType<typeof createEngine>>} */
let engine;
before(async () => {
  engine = await createEngine({ worker: false });
});
after(() => engine.close());

/** @param {() => Promise<unknown>} ask @returns {Promise<any>} what is thrown */
const refusalOf = (ask) =>
  ask().then(
    (answer) => assert.fail(`answered ${JSON.stringify(answer)}`),
    (error) => error,
  );

for (const { layout, text, code, column, cellCount } of meaningless) {
  test(`${layout}: ${text}`, async () => {
    const puzzle = { layout, cells: new Array(cellCount).fill(0) };
    const beside = await refusalOf(() => engine.parse(puzzle, { rules: text }));
    assert.deepEqual([beside.code, beside.position], [code, { line: 1, column }]);
    const read = readRules(text, /** @type {import("../../web/model/layout.js").Layout} */ (layoutNamed(layout)));
    assert.deepEqual(
      "fault" in read && [read.fault.code, read.fault.details],
      [code, beside.details],
      "the reader without the engine says the same",
    );
    const comment = await refusalOf(() => engine.parse(`# nonet rule ${text}\n${".".repeat(cellCount)}`, { layout }));
    assert.deepEqual([comment.code, comment.position], [code, { line: 1, column: column + "# nonet rule ".length }]);
    for (const ask of [
      () => engine.solve({ ...puzzle, rules: [text] }),
      () => engine.solve(puzzle, { rules: text }),
      () => engine.candidates(puzzle, { rules: text }),
      () => engine.count({ ...puzzle, rules: [text] }),
      () => engine.hint({ ...puzzle, rules: [text] }),
      () => engine.rulesAtFault({ ...puzzle, rules: [text] }),
    ])
      assert.equal((await refusalOf(ask)).code, code, String(ask));
  });
}

/** @type {[string, string][]} */
const killers = [
  [".Cage~100~R1C1~R1C2~R1C3~R1C4~R1C5~R1C6~R1C7~R1C8~R1C9~R2C1", "wrong-rule-cells"],
  [".Cage~18~R1C1~R1C2", "bad-rule-value"],
  [`>>a${"0".repeat(78)}`, "bad-rule-value"],
];
for (const [text, code] of killers) {
  test(`a killer that has no solution for its form alone is refused: ${text}`, async () =>
    assert.equal((await refusalOf(() => engine.solve(text))).code, code));
}
