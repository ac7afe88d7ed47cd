/** The built package in node with worker threads. */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { after, before, describe, it } from "node:test";
import { fileURLToPath } from "node:url";

import { createEngine } from "../../dist/nonet.mjs";
import { wholeLimit } from "./support/usable-time.js";

const goal = { level: "hard", seed: 5 };
const count = 12;

/** @param {AsyncIterable<{puzzle: string}>} puzzles */
async function linesOf(puzzles) {
  const lines = [];
  for await (const { puzzle } of puzzles) lines.push(puzzle);
  return lines;
}

describe("worker threads", () => {
  /** @type {Awaited<ReturnType<typeof createEngine>>} */
  let threads;
  /** @type {Awaited<ReturnType<typeof createEngine>>} */
  let here;
  before(async () => {
    [threads, here] = await Promise.all([createEngine({ worker: true }), createEngine({ worker: false })]);
  });
  after(() => [threads, here].forEach((engine) => engine.close()));

  it("make the same puzzles as the calling thread, in the same order", async () => {
    assert.deepEqual(await linesOf(threads.puzzles(goal, { count })), await linesOf(here.puzzles(goal, { count })));
  });

  it("end at once when their call is aborted, and others answer afterwards", async () => {
    const stop = new AbortController();
    const progress = new Promise((resolve) => {
      const endless = threads.count(".".repeat(256), {
        layout: "4x4",
        signal: stop.signal,
        onProgress: () => resolve({ endless: () => endless }),
      });
      endless.catch(() => {});
    });
    const { endless } = await progress;
    stop.abort();
    // A rejection that waits for the thread comes in a later task.
    const code = await Promise.race([
      endless().then(
        () => "counted",
        (error) => error.code,
      ),
      new Promise((resolve) => setImmediate(resolve, "later")),
    ]);
    assert.equal(code, "aborted");
    assert.equal((await threads.solve("1...".padEnd(16, "."), { layout: "2x2" })).status, "multiple");
  });

  it("report errors with their codes", () => assert.rejects(threads.solve("12"), { code: "wrong-length" }));
});

it("a program ends by itself after close()", async () => {
  const address = JSON.stringify(new URL("../../dist/nonet.mjs", import.meta.url).href);
  const program = `const { createEngine } = await import(${address}); const engine = await createEngine({ worker: true });
    await engine.generate({ seed: 1 }); engine.close();`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    cwd: fileURLToPath(new URL(".", import.meta.url)),
    timeout: wholeLimit(30_000),
  });
  assert.deepEqual(await once(child, "exit"), [0, null]);
});
