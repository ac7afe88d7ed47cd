import assert from "node:assert/strict";
import { test } from "node:test";
import { isWhole, lacksOf, regionSizes, regionsOfText } from "../../../web/model/jigsaw.js";

/** Labels, and what they lack as "kind region size". */
/** @type {any[][]} */
const table = [
  ["1122 1122 3344 3344", []],
  ["112. 1122 3344 3344", ["unpainted 1", "small 1 3"]],
  ["1112 1122 3344 3344", ["large 0 5", "small 1 3"]],
  ["1132 1122 1344 3342", ["large 0 5", "small 3 3", "torn 1", "torn 2"]],
  ["1221 1212 3344 3344", ["torn 0", "torn 1"]],
  ["12133 11133 22435 24455 24455", ["torn 1"]],
];
for (const [text, expected] of table) {
  test(`${text} lacks ${expected.join(", ") || "nothing"}`, () => {
    const regions = regionsOfText(text);
    assert.deepEqual(
      /** @type {any[]} */ (lacksOf(regions)).map(({ kind, region, size, count }) =>
        [kind, region, size ?? count].filter((part) => part !== undefined).join(" "),
      ),
      expected,
    );
    assert.equal(
      isWhole(regions),
      expected.every((lack) => lack.startsWith("torn")),
    );
  });
}

/** @type {any[][]} */
const texts = [
  ["jigsaw:1122112233443344", 4],
  ["aabb\naabb\nccdd\nccdd\n", 4],
  ["1,1,2,2, 1,1,2,2, 3,3,4,4, 3,3,4,4", 4],
  ["....", 2],
  ["1", null],
  ["12345", null],
  ["123456789".repeat(2).slice(0, 16), null],
  ["", null],
];
for (const [text, side] of texts) {
  test(`labels read: ${JSON.stringify(text)}`, () =>
    assert.equal(regionsOfText(text)?.length ?? null, side && side * side));
}

test("sizes are counted for every region, painted or not", () => {
  assert.deepEqual(regionSizes(regionsOfText("112. .... .... ....")), [2, 1, 0, 0]);
});
