/** How many long calls the boards of a page make at once. */
import assert from "node:assert/strict";
import { beforeEach, describe, it } from "node:test";

import { lateEngine } from "../../../web/embed/board-facts.js";
import { useEngine } from "../../../web/embed/engine.js";

/**
 * The calls that the engine has received and not answered.
 * @type {{ name: string, puzzle: string, answer: (value: string) => void, fail: (error: Error) => void }[]}
 */
let open = [];
/** @param {string} name */
const call = (name) => (/** @type {string} */ puzzle) =>
  new Promise((answer, fail) => {
    open.push({ name, puzzle, answer, fail });
  });
const settled = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });
const asked = () => open.map(({ name, puzzle }) => `${name} ${puzzle}`);

describe("the boards of a page", () => {
  beforeEach(() => {
    open = [];
    useEngine(async () => /** @type {any} */ ({ path: call("path"), rate: call("rate"), hint: call("hint") }));
  });

  it("ask for two paths or ratings at once, and for the others one after the other", async () => {
    const answers = [lateEngine.path("a"), lateEngine.rate("b"), lateEngine.rate("c"), lateEngine.path("d")];
    await settled();
    assert.deepEqual(asked(), ["path a", "rate b"]);
    open[1].answer("b");
    await settled();
    assert.deepEqual(asked(), ["path a", "rate b", "rate c"]);
    open[0].fail(new Error("no path"));
    await assert.rejects(answers[0], /no path/);
    await settled();
    assert.deepEqual(asked(), ["path a", "rate b", "rate c", "path d"]);
    for (const { puzzle, answer } of open.slice(2)) answer(puzzle);
    assert.deepEqual(await Promise.all(answers.slice(1)), ["b", "c", "d"]);
  });

  it("take no place of one that waits", async () => {
    const first = [lateEngine.path("a"), lateEngine.path("b"), lateEngine.path("c")];
    await settled();
    open[0].answer("a");
    await first[0];
    const last = lateEngine.path("d");
    await settled();
    assert.deepEqual(asked(), ["path a", "path b", "path c"]);
    for (const { puzzle, answer } of open.slice(1)) answer(puzzle);
    await settled();
    open[3].answer("d");
    await Promise.all([...first, last]);
  });

  it("wait for no path when a hint is wanted", async () => {
    const paths = [lateEngine.path("a"), lateEngine.path("b")];
    await settled();
    const hint = lateEngine.hint("c");
    await settled();
    assert.deepEqual(asked(), ["path a", "path b", "hint c"]);
    for (const { puzzle, answer } of open) answer(puzzle);
    assert.deepEqual(await Promise.all([...paths, hint]), ["a", "b", "c"]);
  });
});
