import assert from "node:assert/strict";
import { test } from "node:test";
import { culpritsOf } from "../../../../web/places/solve/culprits.js";
import { layout, none, puzzle, several, solution, unique } from "./solve-bench.js";

/** An engine that knows what is left when a given is taken away. @param {Record<number, any>} answers by cell */
const engineOf = (answers) => ({
  solve: async ({ cells }) => answers[puzzle.findIndex((digit, cell) => digit && !cells[cell])] ?? none,
});

test("the givens without which there is a solution; those that leave exactly one come first, with its digit", async () => {
  const found = await culpritsOf(/** @type {any} */ (engineOf({ 0: several, 6: unique })), { layout, cells: puzzle });
  assert.deepEqual(found, [
    { cell: 6, digit: Number(solution[6]) },
    { cell: 0, digit: 0 },
  ]);
});

test("none when more than one given is wrong; the progress reaches the end", async () => {
  const fractions = [];
  const found = await culpritsOf(
    /** @type {any} */ (engineOf({})),
    { layout, cells: puzzle },
    { onProgress: ({ fraction }) => fractions.push(fraction) },
  );
  assert.deepEqual([found, fractions], [[], [0.25, 0.5, 0.75, 1]]);
});

test("a stop reaches the engine", async () => {
  const stop = new AbortController();
  stop.abort();
  const engine = { solve: async (_, { signal }) => signal.throwIfAborted() };
  await assert.rejects(culpritsOf(/** @type {any} */ (engine), { layout, cells: puzzle }, { signal: stop.signal }));
});
