import assert from "node:assert/strict";
import { test } from "node:test";
import { formatLine, formatPuzzle, parseLine } from "../../../web/formats/line.js";

const seed = "389700200672050010014609003230500871850037049497810305065482130103070460740103590";
/** @type {any[][]} */
const good = [
  ["81 with zeros", seed, undefined, "3x3", seed.replaceAll("0", ".")],
  ["white space around", `  ${seed}\n`, undefined, "3x3", seed.replaceAll("0", ".")],
  ["16", "4030300000000001", undefined, "2x2", "4.3.3..........1"],
  ["36", ".".repeat(36), undefined, "2x3", ".".repeat(36)],
  ["36 as told", "6".padEnd(36, "."), "3x2", "3x2", "6".padEnd(36, ".")],
  ["256 with letters of either case", "gF".padEnd(256, "."), undefined, "4x4", "GF".padEnd(256, ".")],
  [
    "36×36 in numbers",
    "36 . 35".padEnd(7 + 2 * (36 * 36 - 3), " 0"),
    undefined,
    "6x6",
    `36 0 35${" 0".repeat(36 * 36 - 3)}`,
  ],
  [
    "a jigsaw",
    "5".padEnd(25, "."),
    "jigsaw:1122211122333343444455555",
    "jigsaw:1122211122333343444455555",
    "5".padEnd(25, "."),
  ],
  ["625", "P".padEnd(625, "."), undefined, "5x5", "P".padEnd(625, ".")],
];

for (const [name, text, layoutName, layout, line] of good) {
  test(`read: ${name}`, () => {
    const { puzzle } = /** @type {any} */ (parseLine(text, layoutName));
    assert.equal(puzzle.layout, layout);
    assert.equal(formatLine(puzzle.cells), line);
  });
}

for (const [layout, comment] of [
  ["3x3", ""],
  [undefined, ""],
  ["3x3+x", "# nonet boxes 3x3+x\n"],
  ["3x3+windoku", "# nonet boxes 3x3+windoku\n"],
]) {
  test(`a text that stands alone: ${layout}`, () =>
    assert.equal(formatPuzzle({ layout, cells: [...seed].map(Number) }), `${comment}${seed.replaceAll("0", ".")}`));
}
test("a text that stands alone: boxes of 3 rows", () =>
  assert.equal(formatPuzzle({ layout: "3x2", cells: new Array(36).fill(0) }), `# nonet boxes 3x2\n${".".repeat(36)}`));

/** @type {any[][]} */
const bad = [
  ["nothing", "  \n", undefined, "empty-input", null],
  ["80 symbols", seed.slice(1), undefined, "wrong-length", 81],
  ["a strange symbol", `1?${seed.slice(2)}`, undefined, "bad-symbol", 2],
  ["a letter on a 9×9 board", `12A${seed.slice(3)}`, undefined, "bad-symbol", 3],
  ["too few symbols", "405", "2x2", "wrong-length", 4],
  ["5 on a 4×4 board", "4030500000000001", undefined, "bad-symbol", 5],
  ["a number too large", "37".padEnd(2 + 2 * (36 * 36 - 1), " 0"), undefined, "bad-symbol", 2],
  ["a layout that does not exist", seed, "11x11", "unknown-layout", null],
];

for (const [name, text, layoutName, code, column] of bad) {
  test(`refused: ${name}`, () => {
    const { error } = /** @type {any} */ (parseLine(text, layoutName));
    assert.equal(error.code, code);
    assert.deepEqual(error.position, column === null ? null : { line: 1, column });
  });
}
