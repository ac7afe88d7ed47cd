import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { Engine } from "../../../web/engine/client.js";
import { Link } from "../../../web/engine/link.js";
import { LocalSessions } from "../../../web/engine/local.js";
import { WorkerPool } from "../../../web/engine/pool.js";
import { sourceOf } from "../../../web/engine/puzzle-source.js";
import { fakeGlue, fakeParts, noModules } from "./fake-glue.js";
import { fakeWorker } from "./fake-worker.js";

const VARIANTS = {
  "in the page": (glue) => new LocalSessions(glue, fakeParts()),
  "in one worker": (glue) => new WorkerPool(() => new Link(fakeWorker(glue), Promise.resolve(null), noModules), 1),
  "in three workers": (glue) => new WorkerPool(() => new Link(fakeWorker(glue), Promise.resolve(null), noModules), 3),
};

/** A puzzle with `count` solutions. Its last four characters identify it: they are `number` in base 9. */
const puzzleOf = (number, count = (number % 3) + 1) => `${count}${".".repeat(76)}${tail(number)}`;
const tail = (number) =>
  number
    .toString(9)
    .padStart(4, "0")
    .replace(/./g, (digit) => String(Number(digit) + 1));
const many = Array.from({ length: 3000 }, (_, i) => puzzleOf(i));
const bytesOf = (text) => new TextEncoder().encode(text);

for (const [name, sessions] of Object.entries(VARIANTS)) {
  const start = () => {
    const glue = fakeGlue();
    return { engine: new Engine(sessions(glue)), trace: glue.trace };
  };

  describe(`many puzzles ${name}`, () => {
    const inputs = {
      "an array": many,
      "a text": many.join("\n"),
      "a text with comments": `# a set\n\n${many.map((puzzle) => `${puzzle} one of many\r\n`).join("  \n")}`,
      bytes: bytesOf(many.join("")),
      "bytes in lines": bytesOf(many.join("\n")),
    };
    for (const [what, puzzles] of Object.entries(inputs)) {
      it(`are answered in order, from ${what}`, async () => {
        const { engine, trace } = start();
        const answers = await engine.solveBatch(puzzles);
        assert.deepEqual(
          [...answers.counts],
          many.map((puzzle) => Math.min(Number(puzzle[0]), 2)),
        );
        assert.deepEqual(
          many.map((_, i) => answers.solution(i)),
          many.map((puzzle) => puzzle.replaceAll(".", "9")),
        );
        assert.ok(trace.blocks > 1);
        await until(() => trace.batches === 0);
        engine.close();
      });
    }

    for (const nothing of [[], "", "# none\n", new Uint8Array()]) {
      it(`may be none: ${JSON.stringify(nothing)}`, async () => {
        const { engine } = start();
        assert.equal((await engine.solveBatch(nothing)).length, 0);
        engine.close();
      });
    }

    it("have no solution where none was counted", async () => {
      const { engine } = start();
      const answers = await engine.solveBatch([puzzleOf(1, 0), puzzleOf(2, 1)]);
      assert.deepEqual([answers.solution(0), answers.solution(1)?.length], [null, 81]);
      engine.close();
    });

    it("take a limit, and go one by one when told so", async () => {
      const { engine } = start();
      const { counts, guesses } = await engine.solveBatch([puzzleOf(1, 7), puzzleOf(2, 1)], {
        limit: 5,
        lockstep: false,
      });
      assert.deepEqual(
        [[...counts], [...guesses]],
        [
          [5, 1],
          [10, 2],
        ],
      );
      engine.close();
    });

    it("leave the caller's bytes where they are", async () => {
      const { engine } = start();
      const bytes = bytesOf(many.slice(0, 3).join(""));
      await engine.solveBatch(bytes);
      assert.equal(bytes.length, 243);
      engine.close();
    });

    it("tell how far they are", async () => {
      const { engine } = start();
      const seen = [];
      await engine.solveBatch(many, { onProgress: (progress) => seen.push(progress) });
      assert.deepEqual(seen.at(-1), { fraction: 1, puzzles: 3000 });
      assert.ok(seen.every(({ puzzles }, i) => i === 0 || puzzles > seen[i - 1].puzzles));
      engine.close();
    });

    it("come in blocks, until the loop is left", async () => {
      const { engine, trace } = start();
      const firsts = [];
      for await (const block of engine.solveBlocks(many)) {
        firsts.push(block.first);
        if (firsts.length === 2) break;
      }
      assert.deepEqual(firsts, [0, 256]);
      await until(() => trace.batches === 0);
      engine.close();
    });

    it("end when they are aborted, and others go on", async () => {
      const { engine } = start();
      const stop = new AbortController();
      const solving = engine.solveBatch(many, { signal: stop.signal, onProgress: () => stop.abort() });
      await assert.rejects(solving, { code: "aborted" });
      await assert.rejects(engine.solveBatch(many, { signal: AbortSignal.abort() }), { code: "aborted" });
      assert.equal((await engine.solveBatch(many)).length, 3000);
      engine.close();
    });

    const strange = many.with(700, `${"1".repeat(80)}é`);
    const short = many.with(700, "1".repeat(80));
    const trap = many.with(700, "t".repeat(81));
    const long = `${many[0]}${many[1]}`;
    /** @type {any[][]} */
    const failures = [
      [
        "a strange character",
        strange,
        { code: "bad-symbol", position: { line: 701, column: 81 }, details: { index: 700, symbol: "é" } },
      ],
      [
        "a strange character in a text",
        `#\n${strange.join("\n")}`,
        { code: "bad-symbol", position: { line: 702, column: 81 }, details: { index: 700, symbol: "é" } },
      ],
      [
        "a strange byte",
        bytesOf(`${many.slice(0, 9).join("")}1/${".".repeat(79)}`),
        { code: "bad-symbol", details: { index: 9, symbol: "/" } },
      ],
      [
        "a short puzzle",
        short,
        { code: "wrong-length", position: { line: 701, column: 1 }, details: { index: 700, found: 80, expected: 81 } },
      ],
      [
        "a short line",
        `#\n${short.join("\n")}`,
        { code: "wrong-length", position: { line: 702, column: 1 }, details: { index: 700, found: 80, expected: 81 } },
      ],
      ["two puzzles in a line", `${long}\n`, { code: "wrong-length", details: { index: 0, found: 162, expected: 81 } }],
      [
        "bytes left over",
        bytesOf(`${many[0]}..`),
        { code: "wrong-length", details: { index: 1, found: 2, expected: 81 } },
      ],
      ["what is no text", [many[0], 17], { code: "bad-argument" }],
      ["no puzzles at all", undefined, { code: "bad-argument" }],
      ["a trap in the module", trap, { code: "engine-failed" }],
    ];
    for (const [what, puzzles, expected] of failures) {
      it(`are refused for ${what}`, async () => {
        const { engine } = start();
        await assert.rejects(engine.solveBatch(puzzles), { name: "NonetError", ...expected });
        assert.equal((await engine.solveBatch(many)).length, 3000);
        engine.close();
      });
    }

    for (const options of [{ limit: 0 }, { limit: 2 ** 32 }, { workers: 0 }, { workers: 1.5 }]) {
      it(`are refused with ${JSON.stringify(options)}`, async () => {
        const { engine } = start();
        await assert.rejects(engine.solveBatch(many, options), { code: "bad-argument" });
        engine.close();
      });
    }

    it("are failed when the engine is closed", async () => {
      const { engine } = start();
      const solving = assert.rejects(engine.solveBatch(many), { code: "closed" });
      engine.close();
      await solving;
    });
  });
}

it("tells what runs", async () => {
  const engine = new Engine(VARIANTS["in three workers"](fakeGlue()));
  assert.deepEqual(await engine.about(), { version: "fake", backend: "none", workers: 3, isInWorkers: true });
  engine.close();
});

it("hands out pieces as long as asked for", () => {
  const source = sourceOf(many.join("\n"));
  const lengths = [1, 2, 2900, 1000].map((most) => source.take(most).characters.length / 81);
  assert.deepEqual([...lengths, source.take(1)], [1, 2, 2900, 97, null]);
});

async function until(condition) {
  for (let turn = 0; turn < 1000 && !condition(); turn += 1) await new Promise(setImmediate);
  assert.ok(condition());
}
