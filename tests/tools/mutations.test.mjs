import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { mutated, mutationsOf } from "../../tools/mutations.mjs";

/** Each mutant of a text. @param {string} text */
const mutants = (text) => mutationsOf(text).map((mutation) => mutated(text, mutation));

describe("the faults of mutants", () => {
  const cases = [
    { of: "  if (a < b) return;", are: ["  if (a <= b) return;"] },
    {
      of: "const x = a === 1 && b;",
      are: ["const x = a !== 1 && b;", "const x = a === 2 && b;", "const x = a === 1 || b;"],
    },
    { of: "  while (!done(x)) {", are: ["  while (done(x)) {"] },
    { of: "  return false;", are: ["  return true;"] },
    { of: "    continue;", are: ["    break;"] },
    { of: "  cells.set(cell, digit);", are: ["  ;"] },
    { of: "  count += many;", are: ["  ;", "  count -= many;"] },
    { of: "  ++count;", are: ["  ;"] },
  ];
  for (const { of, are } of cases) {
    it(`of '${of.trim()}'`, () => assert.deepEqual(mutants(of), are));
  }

  const untouched = [
    "// a < b",
    "  'a < b' ",
    "#include <a 1>",
    "import { a } from 'b 1';",
    "template <int N = 3>",
    "std::vector<int> list;",
    "  f(x1, y2);  // a",
    "const mask = 0x1f;",
  ];
  for (const text of untouched) {
    it(`none in '${text.trim()}' but in statements`, () => {
      assert.deepEqual(
        mutationsOf(text).filter(({ operator }) => operator !== "a statement left out"),
        [],
      );
    });
  }

  it("keep their lines behind comments and strings", () => {
    const text = '/* 1\n2 */ const a = "<";\nif (a < 5) {}\n';
    assert.deepEqual(
      mutationsOf(text).map(({ line, operator }) => [line, operator]),
      [
        [3, "< to <="],
        [3, "a number one larger"],
      ],
    );
  });
});
