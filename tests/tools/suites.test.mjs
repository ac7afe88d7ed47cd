import assert from "node:assert/strict";
import { test } from "node:test";
import { steps } from "../../tools/suites.mjs";

for (const options of [{ all: false, data: true }, { all: true, data: true }, { all: false, data: false }]) {
  const table = steps(options);
  const names = table.map(({ name }) => name);
  const says = JSON.stringify(options);

  test(`names are told apart: ${says}`, () => assert.equal(new Set(names).size, names.length));

  test(`a step stands behind those that it needs: ${says}`, () => {
    const early = table.flatMap(({ name, after = [] }, place) =>
      after.filter((needed) => !names.slice(0, place).includes(needed)).map((needed) => `${name} before ${needed}`));
    assert.deepEqual(early, []);
  });
}

test("the slow group runs on demand, but never under the sanitizers", () => {
  const slow = (options) => steps(options).filter(({ kind, run }) => kind === "catch" && !run.at(-1)?.includes("~[slow]"));
  assert.deepEqual(slow({ all: false, data: true }).map(({ name }) => name), []);
  assert.deepEqual(slow({ all: true, data: true }).map(({ name }) => name), ["core", "core wasm", "core clang"]);
});
