import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { createEngine } from "../../../web/engine/index.js";
import { Engine } from "../../../web/engine/client.js";
import { NonetError } from "../../../web/engine/error.js";
import { Link } from "../../../web/engine/link.js";
import { LocalSessions } from "../../../web/engine/local.js";
import { WorkerPool } from "../../../web/engine/pool.js";
import { fakeGlue, fakeParts, noModules } from "./fake-glue.js";
import { fakeWorker } from "./fake-worker.js";
import { until } from "../../support/until.js";

const VARIANTS = {
  "in the page": () => {
    const glue = fakeGlue();
    return { engine: new Engine(new LocalSessions(glue, fakeParts())), trace: glue.trace };
  },
  "in workers": () => {
    const glue = fakeGlue();
    return {
      engine: new Engine(new WorkerPool(() => new Link(fakeWorker(glue), Promise.resolve(null), noModules))),
      trace: glue.trace,
    };
  },
};

const blanks = new Array(15).fill(0);
const four = { layout: "2x2", cells: [1, ...blanks] };

for (const [name, start] of Object.entries(VARIANTS)) {
  describe(`engine ${name}`, () => {
    it("answers short calls with plain results", async () => {
      const { engine } = start();
      assert.equal((await engine.parse("abc")).puzzle, "abc");
      assert.equal(await engine.format("abc", "frame"), "frame of abc");
      assert.equal(/** @type {any} */ (await engine.solve("abc")).limit, 2);
      engine.close();
    });

    it("refuses given candidates where givens alone are needed, and searches where it can", async () => {
      const { engine } = start();
      const given = { candidates: /** @type {const} */ ("given") };
      for (const refused of [
        engine.transform("1", given),
        engine.canonical("1", given),
        engine.isomorphism("1", "2", given),
        engine.rate("classic", given),
      ]) {
        await assert.rejects(refused, { code: "candidates-given" });
      }
      assert.equal((await engine.complete("classic", { ...given, seed: 5 })).solution, "classic 5");
      assert.equal((await engine.candidates("classic", { ...given, weights: true, limit: 1 })).exact, false);
      engine.close();
    });

    it("hands a grid object over as numbers with its layout", async () => {
      const { engine } = start();
      const solved = /** @type {any} */ (await engine.solve({ layout: "2x2", cells: [4, 0, 3, 0] }));
      assert.deepEqual([solved.solutions[0], solved.layout], ["4 0 3 0", "2x2"]);
      engine.close();
    });

    it("takes the digits of typed arrays", async () => {
      const { engine } = start();
      const cells = new Uint8Array([4, 0, 3, 0]);
      const solved = /** @type {any} */ (await engine.solve({ layout: "2x2", cells }));
      assert.equal(solved.solutions[0], "4 0 3 0");
      assert.deepEqual([...cells], [4, 0, 3, 0], "the array was handed over to a worker");
      assert.equal(
        await engine.format({ layout: "1x2", cells, givens: new Int32Array([4, 0, 0, 0]) }, "ss"),
        "ss of 4 0 3 0; 4 0 0 0",
      );
      const masks = /** @type {any} */ (
        await engine.solve({
          layout: "1x2",
          cells: new Uint16Array([1, 0, 0, 0]),
          candidates: [[], [2], [1, 2], [1]],
          candidatesGiven: true,
        })
      );
      assert.equal(masks.solutions[0], "1..2121.");
      await assert.rejects(
        engine.solve(/** @type {any} */ ({ layout: "2x2", cells: new DataView(new ArrayBuffer(16)) })),
        { code: "bad-argument" },
      );
      await assert.rejects(engine.solve({ layout: "2x2", cells: new Int8Array([-1]) }), {
        code: "bad-argument",
        message: '"cells[0]" of the puzzle must be a digit, or 0 for a blank cell, not -1.',
      });
      engine.close();
    });

    it("writes positions", async () => {
      const { engine } = start();
      const state = { layout: "1x2", cells: [1, 0, 0, 0], givens: [0, 0, 0, 0], candidates: [[], [1, 2], [2], []] };
      assert.equal(await engine.format(state, "ss"), "ss of 1 0 0 0; 0 0 0 0; 0 3 2 0");
      assert.equal(
        await engine.format({ ...four, candidates: null, headers: ["ARuud"] }, "sdk"),
        `sdk of ${four.cells.join(" ")}; ARuud`,
      );
      await assert.rejects(engine.format(four, "sudokuwiki", { content: "most" }), {
        code: "format-cannot-hold",
        message: "The format sudokuwiki cannot hold a puzzle of this layout.",
      });
      await assert.rejects(engine.format(four, "sudokuwiki"), {
        code: "format-cannot-hold",
        details: { symbol: "sudokuwiki", leftOut: "entry-marks,open-singles" },
        message:
          'The format sudokuwiki cannot hold all of this position (entry-marks, open-singles). Use another format, or the option "content" to write a part.',
      });
      engine.close();
    });

    it("reads several puzzles, and what is wrong beside them", async () => {
      const { engine } = start();
      const read = await engine.parseAll("a\nb\nc", { limit: 2 });
      assert.deepEqual(
        read.puzzles.map(({ puzzle }) => puzzle),
        ["a", "b"],
      );
      assert.deepEqual(
        read.errors.map(({ code, position, details }) => ({ code, position, details })),
        [{ code: "bad-symbol", position: { line: 1, column: 2 }, details: { symbol: "b" } }],
      );
      assert.equal(read.more, true);
      await assert.rejects(engine.parseAll("a", { layout: "odd" }), { code: "unknown-layout" });
      engine.close();
    });

    it("says of a failure what there is to say", async () => {
      const { engine } = start();
      await assert.rejects(engine.count("bad"), {
        message: 'Line 1, column 2: "b" is neither a digit nor a blank cell.',
      });
      engine.close();
    });

    /** @type {any[][]} */
    const failures = [
      ["empty input", (engine) => engine.parse(""), { code: "empty-input", position: { line: 1, column: 1 } }],
      ["a bad symbol", (engine) => engine.count("bad"), { code: "bad-symbol", details: { symbol: "b" } }],
      [
        "a goal the module refuses",
        (engine) => engine.generate({ clues: [98, 99] }),
        { code: "bad-clues", position: null },
      ],
      ["a symmetry that there is not", (engine) => engine.generate({ symmetry: "45" }), { code: "bad-argument" }],
      [
        "a pattern without a clue",
        (engine) => engine.generate({ pattern: "....", layout: "1x2" }),
        { code: "bad-argument" },
      ],
      [
        "a technique that is asked for twice",
        (engine) => engine.generate({ technique: "x-wing", techniques: { shown: ["x-wing"] } }),
        { code: "bad-argument" },
      ],
      ["a seed that is no whole number", (engine) => engine.generate({ seed: 0.5 }), { code: "bad-argument" }],
      ["no puzzle at all", (engine) => engine.solve(undefined), { code: "bad-argument" }],
      ["a limit of zero", (engine) => engine.solve("1", { limit: 0 }), { code: "bad-argument" }],
      [
        "more solutions than memory is taken for",
        (engine) => engine.solve("1", { limit: 10_001 }),
        { code: "bad-argument" },
      ],
      ["too few givens", (engine) => engine.hint({ ...four, givens: [1] }), { code: "bad-argument" }],
      [
        "a given that does not stand there",
        (engine) => engine.mistakes({ ...four, givens: [2, ...blanks] }),
        { code: "bad-argument" },
      ],
      ["too few candidates", (engine) => engine.steps({ ...four, candidates: [[1]] }), { code: "bad-argument" }],
      [
        "candidates that are no list",
        (engine) => engine.path({ ...four, candidates: new Array(16) }),
        { code: "bad-argument" },
      ],
      [
        "a candidate past all masks",
        (engine) => engine.hint({ ...four, candidates: new Array(16).fill([33]) }),
        { code: "bad-argument" },
      ],
      ["no technique at all", (engine) => engine.hint(four, { allowed: [] }), { code: "bad-argument" }],
      ["a trap in the module", (engine) => engine.solve("trap"), { code: "engine-failed" }],
      ["an aborted signal", (engine) => engine.parse("1", { signal: AbortSignal.abort() }), { code: "aborted" }],
    ];
    for (const [what, call, expected] of failures) {
      it(`rejects ${what} with ${expected.code}`, async () => {
        const { engine } = start();
        await assert.rejects(call(engine), { name: "NonetError", ...expected });
        engine.close();
      });
    }

    it("goes on after a trap in the module, in short calls and long ones", async () => {
      const { engine } = start();
      await assert.rejects(engine.solve("trap"), { code: "engine-failed" });
      await assert.rejects(engine.count("trap"), { code: "engine-failed" });
      assert.equal(/** @type {any} */ (await engine.solve("abc")).limit, 2);
      assert.equal((await engine.count("2", { limit: 5 })).exact, true);
      engine.close();
    });

    it("enumerates in order, to the end or to the limit", async () => {
      const { engine, trace } = start();
      assert.deepEqual(await all(engine.solutions("5")), ["1", "2", "3", "4", "5"]);
      assert.deepEqual(await all(engine.solutions("1000", { limit: 3 })), ["1", "2", "3"]);
      await engine.parse("x");
      await until(() => trace.open === 0);
      engine.close();
    });

    it("stops enumerating when the loop is left", async () => {
      const { engine, trace } = start();
      for await (const solution of engine.solutions("loop")) if (solution === "300") break;
      await until(() => trace.open === 0);
      engine.close();
    });

    it("ends a waiting loop when it is told to return", async () => {
      const { engine } = start();
      const stream = engine.solutions("loop");
      await stream.next();
      const waiting = stream.next();
      await stream.return();
      assert.ok((await waiting).done || (await waiting).value);
      assert.equal((await stream.next()).done, true);
      engine.close();
    });

    it("counts exactly, with progress that never falls", async () => {
      const { engine } = start();
      const seen = [];
      const counted = await engine.count("5000", { onProgress: ({ fraction, count }) => seen.push([fraction, count]) });
      assert.deepEqual(counted, { count: 5000n, exact: true });
      assert.ok(seen.length > 0 && seen.every(([fraction], i) => i === 0 || fraction >= seen[i - 1][0]));
      engine.close();
    });

    it("counts a classic grid to the last digit", async () => {
      const { engine } = start();
      assert.deepEqual(await engine.count("classic"), { count: 6670903752021072936960n, exact: true });
      assert.deepEqual(await engine.candidates("2", { weights: true, limit: 1 }), {
        candidates: [[1], [2]],
        weights: [
          [1n, 0n],
          [0n, 12345678901234567890n],
        ],
        exact: false,
      });
      assert.deepEqual(await engine.complete("x", { seed: 3 }), { solution: "x 3", count: 7n, seed: 3 });
      assert.deepEqual(await engine.proof("x"), {
        status: "unique",
        solution: "1",
        steps: 1,
        clauses: "p cnf 1 2\n1 0\n-1 0\n",
        proof: "0\n",
      });
      await assert.rejects(engine.complete("none"), { code: "no-solution" });
      await assert.rejects(engine.complete("x", { seed: -1 }), { code: "bad-argument" });
      engine.close();
    });

    it("counts up to a limit and says so", async () => {
      const { engine } = start();
      assert.deepEqual(await engine.count("loop", { limit: 1500 }), { count: 1500n, exact: false });
      engine.close();
    });

    it("cancels an endless count while short calls go on", async () => {
      const { engine } = start();
      const stop = new AbortController();
      const counting = engine.count("loop", { signal: stop.signal, onProgress: () => stop.abort() });
      await assert.rejects(counting, { code: "aborted" });
      assert.equal((await engine.parse("still here")).puzzle, "still here");
      assert.equal((await engine.count("7")).count, 7n);
      engine.close();
    });

    it("rejects calls under way and later ones once it is closed", async () => {
      const { engine } = start();
      const counting = assert.rejects(engine.count("loop"), { code: "closed" });
      await engine.parse("x");
      engine.close();
      await counting;
      await assert.rejects(engine.parse("x"), { code: "closed" });
    });
  });
}

it("closes what starts its workers when it is closed", () => {
  let closings = 0;
  const pool = new WorkerPool(
    () => new Link(fakeWorker(fakeGlue()), Promise.resolve(null), noModules),
    1,
    () => (closings += 1),
  );
  assert.equal(closings, 0);
  new Engine(pool).close();
  assert.equal(closings, 1);
});

it("says so when a worker cannot load the module", async () => {
  const pool = new WorkerPool(() => new Link(fakeWorker({ broken: true }), Promise.resolve(null), noModules));
  await assert.rejects(pool.ready, { code: "engine-load", message: /no module/ });
  await assert.rejects(new Engine(pool).parse("1"), { code: "engine-load" });
});

it("says so when no worker can be started", async () => {
  const emptyModule = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
  const starting = createEngine({
    worker: true,
    workerSource: "",
    workerUrl: "http://localhost/",
    wasmBinary: emptyModule,
  });
  await assert.rejects(starting, { name: "NonetError", code: "engine-load" });
});

it("says so when the module does not compile", async () => {
  const module = Promise.reject(new NonetError("engine-load", "404"));
  const pool = new WorkerPool(() => new Link(fakeWorker(fakeGlue()), module, noModules));
  await assert.rejects(pool.ready, { code: "engine-load", message: "404" });
});

async function all(iterable) {
  const items = [];
  for await (const item of iterable) items.push(item);
  return items;
}
