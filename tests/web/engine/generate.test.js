import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { Engine } from "../../../web/engine/client.js";
import { Link } from "../../../web/engine/link.js";
import { LocalSessions } from "../../../web/engine/local.js";
import { WorkerPool } from "../../../web/engine/pool.js";
import { fakeGlue, fakeParts, fakeTeacher, noModules } from "./fake-glue.js";
import { fakeWorker } from "./fake-worker.js";
import { until } from "../../support/until.js";

const inWorkers = (count) => (glue) =>
  new WorkerPool(() => new Link(fakeWorker(glue), Promise.resolve(null), noModules), count);
const VARIANTS = {
  "in the page": (glue) => new LocalSessions(glue, fakeParts()),
  "in one worker": inWorkers(1),
  "in three workers": inWorkers(3),
};

for (const [where, sessions] of Object.entries(VARIANTS)) {
  const start = () => {
    const glue = fakeGlue();
    return { engine: new Engine(sessions(glue)), trace: glue.trace };
  };

  describe(`generating ${where}`, () => {
    it("without a difficulty takes the first draft and asks no teacher", async () => {
      const { engine, trace } = start();
      const made = await engine.generate({ seed: 7, index: 3 });
      assert.deepEqual(made, {
        puzzle: "7 3 1",
        solution: "9 9 9",
        layout: "3x3",
        clues: 3,
        level: null,
        hardest: null,
        rating: null,
        tried: 1,
        seed: 7,
        index: 3,
      });
      assert.equal(trace.searches, 0);
      engine.close();
    });

    it("chooses a seed where none is given, and names it", async () => {
      const { engine } = start();
      const seeds = await Promise.all([1, 2].map(async () => (await engine.generate()).seed));
      assert.notEqual(seeds[0], seeds[1]);
      engine.close();
    });

    it("asks for drafts until one is accepted, and reports how far the others were", async () => {
      const { engine, trace } = start();
      Object.assign(trace, { distances: [] });
      const { puzzle, level, hardest, rating, tried } = await engine.generate({ seed: 7, level: "medium" });
      assert.deepEqual(
        { puzzle, level, hardest, rating, tried },
        { puzzle: "7 0 5", level: "easy", hardest: "full-house", rating: 1.5, tried: 5 },
      );
      assert.deepEqual(/** @type {any} */ (trace).distances, [3, 2]);
      engine.close();
    });

    it("says after the last attempt what was nearest", async () => {
      const { engine, trace } = start();
      await assert.rejects(engine.generate({ seed: 1, level: "extreme", attempts: 12 }), (error) => {
        const { code, details } = /** @type {any} */ (error);
        assert.deepEqual([code, details.tried, details.nearest.puzzle], ["not-found", 12, "1 0 7"]);
        return true;
      });
      assert.equal(trace.searches, 0);
      engine.close();
    });

    it("reports how many were tried and what is nearest, and ends when its signal aborts", async () => {
      const { engine } = start();
      const stop = new AbortController();
      const seen = [];
      const searching = engine.generate({
        seed: 1,
        level: "extreme",
        signal: stop.signal,
        onProgress: (progress) => {
          seen.push(progress);
          if (progress.tried > 20) stop.abort();
        },
      });
      await assert.rejects(searching, { code: "aborted" });
      assert.ok(seen.length > 0 && seen.every(({ tried }, i) => i === 0 || tried > seen[i - 1].tried));
      assert.equal(seen.at(-1).nearest.puzzle, "1 0 7");
      engine.close();
    });

    for (const [what, goal, code] of /** @type {any[][]} */ ([
      ["a form", { clues: [1, 99] }, "bad-clues"],
      ["a layout", { layout: "odd" }, "unknown-layout"],
      ["a technique", { technique: "odd" }, "unknown-technique"],
    ])) {
      it(`rejects ${what} that the modules refuse`, async () => {
        const { engine, trace } = start();
        await assert.rejects(engine.generate(goal), { code });
        assert.equal(trace.searches, 0);
        engine.close();
      });
    }

    it("yields many puzzles in order, from the first that is asked for", async () => {
      const { engine } = start();
      const found = [];
      const shares = [];
      for await (const { puzzle, index, seed } of engine.puzzles(
        { seed: 5, onProgress: ({ fraction }) => shares.push(fraction) },
        { count: 50, first: 7 },
      )) {
        found.push([puzzle, index, seed]);
      }
      assert.deepEqual(
        found,
        Array.from({ length: 50 }, (_, i) => [`5 ${7 + i} 1`, 7 + i, 5]),
      );
      assert.equal(shares.at(-1), 1);
      engine.close();
    });

    it("throws at the puzzle that is not found, after those before it", async () => {
      const { engine } = start();
      const found = [];
      await assert.rejects(
        async () => {
          for await (const { index } of engine.puzzles(
            { seed: 1, level: "extreme", attempts: 4 },
            { count: 3, first: 2 },
          ))
            found.push(index);
        },
        (error) => {
          const { code, details } = /** @type {any} */ (error);
          assert.deepEqual([code, details.index, details.tried], ["not-found", 2, 4]);
          return true;
        },
      );
      assert.deepEqual(found, []);
      engine.close();
    });

    it("ends the work when the loop is left", async () => {
      const { engine, trace } = start();
      for await (const { index } of engine.puzzles({ seed: 1 })) if (index === 30) break;
      await engine.parse("x");
      await until(() => trace.searches === 0);
      engine.close();
    });

    it("finds an exercise in a draft that the judge of the second search accepts", async () => {
      const { engine, trace } = start();
      const exercise = await engine.practice({ technique: "x-wing", seed: 7 });
      assert.deepEqual(exercise, { puzzle: "7 0 5", layout: "3x3", answers: [], technique: "x-wing", seed: 7 });
      await assert.rejects(engine.practice({ technique: "x-wing", attempts: 4 }), { code: "not-found" });
      await assert.rejects(engine.practice({ technique: "odd" }), { code: "unknown-technique" });
      await assert.rejects(engine.practice({ technique: "x-wing", layout: "odd" }), { code: "unknown-layout" });
      assert.equal(trace.searches, 0);
      engine.close();
    });

    it("draws regions from a seed", async () => {
      const { engine } = start();
      assert.deepEqual(await engine.randomRegions(7, { seed: 3 }), { layout: "jigsaw of 7 by 3", seed: 3 });
      engine.close();
    });
  });
}

it("the goal reaches both modules as texts, and empty texts stand for what was left out", async () => {
  const glue = fakeGlue();
  const asked = [];
  const { open } = glue.DraftSearch;
  glue.DraftSearch.open = (goal, seed, index) => {
    asked.push(goal);
    return open(goal, seed, index);
  };
  const teacher = fakeTeacher();
  const { openJudge } = teacher;
  teacher.openJudge = (goal) => {
    asked.push(goal);
    return openJudge(goal);
  };
  const engine = new Engine(new LocalSessions(glue, fakeParts({ teacher })));
  const cells = [4, ...new Array(15).fill(0)];
  await engine.generate({
    layout: "2x2",
    pattern: [1, 0, true, false],
    keep: { cells },
    clues: [3, 5],
    symmetry: "90",
    minimal: true,
    method: "add",
    word: " planet\u0303s ",
    rating: [2, 3.5],
    steps: [0, 7],
    techniques: { required: ["x-wing", "pointing"], shown: ["z"], forbidden: ["y"] },
    attempts: 40,
    edition: 1,
    seed: 8,
  });
  await engine.generate({ layout: "2x2", pattern: new Uint8Array([1, 0, 1, 0]), level: "easy", seed: 8 });
  await engine.generate({ level: "easy", seed: 8 });
  const full = {
    layout: "2x2",
    pattern: "x.x.",
    keep: cells.join(" "),
    keepLayout: "2x2",
    clues: "3-5",
    symmetry: "90",
    minimal: true,
    method: "add",
    word: "PLANET\u0303S",
    level: "",
    rating: "2.0-3.5",
    steps: "0-7",
    shown: "z",
    needed: "x-wing,pointing",
    allowed: "",
    forbidden: "y",
    attempts: 40,
    edition: 1,
    seed: 8,
    rated: true,
    rules: "",
    cells: "",
  };
  const empty = {
    layout: "",
    pattern: "",
    keep: "",
    keepLayout: "",
    clues: "",
    symmetry: "",
    minimal: false,
    method: "",
    word: "",
    level: "easy",
    rating: "",
    steps: "",
    shown: "",
    needed: "",
    allowed: "",
    forbidden: "",
    attempts: 0,
    edition: 0,
    seed: 8,
    rated: true,
    rules: "",
    cells: "",
  };
  assert.deepEqual(asked, [
    full,
    full,
    { ...empty, layout: "2x2", pattern: "x.x." },
    { ...empty, layout: "2x2", pattern: "x.x." },
    empty,
    { ...empty, layout: "3x3" },
  ]);
  engine.close();
});
