import assert from "node:assert/strict";
import { test } from "node:test";
import { steps } from "../../tools/suites.mjs";

for (const options of [{ all: false, data: true }, { all: true, data: true }, { all: false, data: false }]) {
  const table = steps(options);
  const names = table.map(({ name }) => name);
  const says = JSON.stringify(options);

  test(`names are different: ${says}`, () => assert.equal(new Set(names).size, names.length));

  test(`a step comes after the steps that it needs: ${says}`, () => {
    const early = table.flatMap(({ name, after = [] }, place) =>
      after.filter((needed) => !names.slice(0, place).includes(needed)).map((needed) => `${name} before ${needed}`));
    assert.deepEqual(early, []);
  });
}

/** @param {{all: boolean, data: boolean}} options @returns {string[]} the steps whose filter lets the slow group in */
const slow = (options) => steps(options).filter(({ kind, run }) => kind === "catch" && !run.at(-1)?.includes("~[slow]") && !run[0].endsWith("memory-tests")).map(({ name }) => name);

test("the slow group runs on demand, but never under the sanitizers", () => {
  assert.deepEqual(slow({ all: false, data: true }), []);
  assert.deepEqual(slow({ all: true, data: true }), ["native", "wasm", "clang"]);
});

test("--all runs the tests that the quick run leaves out of the optimised builds", () => {
  const selections = (/** @type {boolean} */ all) => steps({ all, data: true }).flatMap(({ run }) => run.filter((word) => word.startsWith("-DNONET_TEST_ROOMS=")));
  const everything = "-DNONET_TEST_ROOMS=";
  // The builds with sanitizers have the tests of all rooms.
  assert.deepEqual(selections(false).map((word) => word === everything || (word.includes("solve") && !word.includes("logic"))), [true, true, true]);
  assert.equal(selections(false).filter((word) => word === everything).length, 1);
  assert.deepEqual(selections(true), [everything, everything, everything]);
});

test("the two halves of the core's tests are a whole", () => {
  const filters = steps({ all: false, data: true }).filter(({ name }) => name.startsWith("core ")).map(({ run }) => run.at(-1));
  assert.deepEqual(filters, ["~[logic]~[slow]", "[logic]~[slow]"]);
});

test("tests of chosen rooms are the only ones that are built", () => {
  const chosen = steps({ all: false, data: true, testRooms: ["logic", "solve"] }).flatMap(({ run }) => run.filter((word) => word.startsWith("-DNONET_TEST_ROOMS=")));
  assert.deepEqual(chosen.sort(), ["-DNONET_TEST_ROOMS=logic;solve", "-DNONET_TEST_ROOMS=solve", "-DNONET_TEST_ROOMS=solve"]);
});
