import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { Engine } from "../../../web/engine/client.js";
import { NonetError } from "../../../web/engine/error.js";
import { Link } from "../../../web/engine/link.js";
import { LocalSessions } from "../../../web/engine/local.js";
import { partsOnDemand } from "../../../web/engine/parts.js";
import { WorkerPool } from "../../../web/engine/pool.js";
import { fakeGlue, fakeParts, fakeTeacher, noModules } from "./fake-glue.js";
import { fakeWorker } from "./fake-worker.js";

const loadFailure = new NonetError("engine-load", "no network");

/** Engines that list which parts are loaded, in order, and whose first `failures` loads fail. */
const engines = {
  "in the page": (failures = 0) => {
    const loads = [];
    const glue = fakeGlue();
    const parts = partsOnDemand(async (name) => {
      loads.push(name);
      if (loads.length <= failures) throw loadFailure;
      return fakeParts()[name]();
    });
    return { engine: new Engine(new LocalSessions(glue, parts)), loads, trace: glue.trace };
  },
  "in workers": (failures = 0) => {
    const loads = [];
    const glue = fakeGlue();
    const parts = partsOnDemand(async (name) => {
      loads.push(name);
      if (loads.length <= failures) throw loadFailure;
      return /** @type {any} */ (null);
    });
    return {
      engine: new Engine(new WorkerPool(() => new Link(fakeWorker(glue), Promise.resolve(null), parts))),
      loads,
      trace: glue.trace,
    };
  },
};

for (const [name, start] of Object.entries(engines)) {
  describe(`the parts beside the solver ${name}`, () => {
    it("are not loaded by calls that read, solve, stream, compare or make a puzzle of a form", async () => {
      const { engine, loads } = start();
      await engine.parse("1");
      await engine.parseAll("1");
      await engine.format("1", "line");
      await engine.solve("1");
      await engine.count("3");
      // A text of layout 3x3 with given candidates.
      assert.equal((await engine.count("4")).count, 4n);
      await engine.candidates("3");
      await engine.solutions("2").next();
      await engine.generate({ layout: "2x3", seed: 1 });
      await engine.about();
      assert.deepEqual(loads, []);
      engine.close();
    });

    it("are loaded once, each by the first call that needs it", async () => {
      const { engine, loads } = start();
      for (let round = 0; round < 2; round += 1) {
        assert.equal((await engine.count("classic")).count, 6670903752021072936960n);
        assert.equal((await engine.transform("1", { steps: "transpose" })).steps, "transpose");
        assert.equal(await engine.isomorphism("1", "2"), "1 to 2");
        assert.equal((await engine.rate("classic")).status, "unique");
      }
      assert.deepEqual(loads, ["analysis", "symmetry", "rater"]);
      await engine.hint("1");
      assert.deepEqual(loads, ["analysis", "symmetry", "rater", "teacher"]);
      engine.close();
    });

    it("of a puzzle with a difficulty are the teacher, and the rater whose rating is part of the answer", async () => {
      const { engine, loads } = start();
      assert.equal((await engine.generate({ level: "hard", seed: 1 })).rating, 1.1);
      assert.deepEqual(loads.sort(), ["rater", "teacher"]);
      engine.close();
    });

    it("of a puzzle with a difficulty whose rating is not wanted is the teacher alone, unless the goal has bounds of the rating", async () => {
      const { engine, loads } = start();
      await engine.generate({ level: "hard", seed: 1, rated: false });
      const unrated = [...loads];
      await engine.generate({ rating: [1, 2], seed: 1, rated: false });
      engine.close();
      assert.deepEqual([unrated, loads], [["teacher"], ["teacher", "rater"]]);
    });

    it("teach: the teacher's module is loaded by the first call that explains, and no rater", async () => {
      const { engine, loads } = start();
      assert.deepEqual(await engine.hint("1", { allowed: ["x-wing", "y"] }), {
        name: "hint",
        of: "1",
        allowed: "x-wing,y",
        order: "value",
        known: "",
      });
      assert.deepEqual(
        await engine.steps("2"),
        Array.from({ length: 250 }, (_, number) => ({ number, of: "2", allowed: "" })),
      );
      assert.equal((await engine.path("3")).solved, true);
      assert.deepEqual(loads, ["teacher"]);
      engine.close();
    });

    it("are loaded anew after a failure, and solving goes on meanwhile", async () => {
      const { engine, loads } = start(1);
      await assert.rejects(engine.hint("1"), { code: "engine-load" });
      assert.equal((await engine.solve("1")).status, "unique");
      assert.deepEqual(await engine.hint("1", { givens: "several", order: "technique" }), {
        name: "hint",
        of: "1",
        allowed: "",
        order: "technique",
        known: "several",
      });
      assert.deepEqual(loads, ["teacher", "teacher"]);
      engine.close();
    });

    it("ends the reading of many steps when the call is aborted", async () => {
      const { engine } = start();
      const ending = new AbortController();
      const asked = engine.steps("2", { signal: ending.signal });
      setImmediate(() => ending.abort());
      await assert.rejects(asked, { code: "aborted" });
      engine.close();
    });

    it("see no position that the solver's module cannot read", async () => {
      const { engine } = start();
      await assert.rejects(engine.steps("bad"), { code: "bad-symbol", position: { line: 1, column: 2 } });
      engine.close();
    });

    it("pauses between the pieces of steps and paths, and tells how far they are", async () => {
      const { engine } = start();
      for (const call of ["steps", "path"]) {
        const seen = [];
        await engine[call]("long", { onProgress: ({ fraction }) => seen.push(fraction) });
        assert.ok(seen.length > 5);
      }
      engine.close();
    });

    it("says why there is no step", async () => {
      const { engine } = start();
      for (const call of ["hint", "steps", "path"]) {
        await assert.rejects(engine[call]("twice"), {
          code: "conflict",
          message: "Digits of the puzzle conflict.",
          details: { conflicts: [{ digit: 5 }] },
        });
      }
      engine.close();
    });

    it("rates a puzzle whose status the solver's module has found out", async () => {
      const { engine } = start();
      const rating = await engine.rate("classic", { steps: true, nodes: 5 });
      assert.deepEqual(rating, { status: "unique", of: "classic", steps: true, nodes: 5 });
      assert.deepEqual(await engine.rate("classic"), {
        status: "unique",
        of: "classic",
        steps: false,
        nodes: Number.MAX_SAFE_INTEGER,
      });
      engine.close();
    });

    it("does not rate another layout, or a text that is no puzzle", async () => {
      const { engine } = start();
      assert.equal((await engine.rate("classic several")).status, "multiple");
      await assert.rejects(engine.rate("1", { layout: "2x3" }), { code: "layout-not-classic" });
      await assert.rejects(engine.rate("bad"), { code: "bad-symbol" });
      engine.close();
    });
  });
}

it("a rating reports its progress", async () => {
  const { engine } = engines["in the page"]();
  const seen = [];
  await engine.rate("classic", { onProgress: ({ fraction }) => seen.push(fraction) });
  assert.ok(seen.length > 0);
  assert.ok(seen.every((fraction) => fraction === 0.5));
  engine.close();
});

it("an aborted rating ends its worker, and the next rating is answered by another", async () => {
  const workers = [];
  const stop = new AbortController();
  const abortWhileLoading = async () => {
    stop.abort();
    return /** @type {any} */ (null);
  };
  const spawn = () => {
    workers.push(fakeWorker(fakeGlue()));
    return new Link(workers.at(-1), Promise.resolve(null), { ...noModules, rater: abortWhileLoading });
  };
  const engine = new Engine(new WorkerPool(spawn, 1));
  await assert.rejects(engine.rate("classic", { signal: stop.signal }), { code: "aborted" });
  await Promise.race(workers.map((worker) => worker.ended()));
  assert.equal(/** @type {any} */ (await engine.rate("classic")).of, "classic");
  engine.close();
});

it("a picture whose call is aborted while the part loads is not posted, for it may be closed since: other calls of the worker are answered", async () => {
  let load = (/** @type {any} */ _) => {};
  const vision = () => new Promise((resolve) => (load = resolve));
  const link = new Link(
    fakeWorker(fakeGlue(), undefined, fakeParts({ vision: { _nonet_vision_buffer: () => 0 } })),
    Promise.resolve(null),
    { ...noModules, vision },
  );
  await link.ready;
  const stop = new AbortController();
  // As a picture that is closed, an object with a function cannot be posted.
  const asked = link.call("look", ["find", false, { close: () => {} }, null, -1], stop.signal);
  stop.abort();
  await assert.rejects(asked, { code: "aborted" });
  const next = link.call("look", ["find", false, { width: 1, height: 1 }, new Uint8Array(1), null, -1]);
  load(null);
  assert.equal((await next).status, "bad_input");
  assert.equal(link.broken, false);
  link.end(new NonetError("closed", "closed"));
});

it("a worker that cannot run the teacher's module still solves", async () => {
  const engine = new Engine(
    new WorkerPool(() => new Link(fakeWorker(fakeGlue(), undefined, {}), Promise.resolve(null), noModules)),
  );
  await assert.rejects(engine.hint("1"), { code: "engine-load", message: "no teacher" });
  assert.equal((await engine.solve("1")).status, "unique");
  engine.close();
});

it("without workers, an abort ends the search for steps between two pieces", async () => {
  const teacher = fakeTeacher();
  const engine = new Engine(new LocalSessions(fakeGlue(), fakeParts({ teacher })));
  for (const call of ["steps", "path"]) {
    const ending = new AbortController();
    await assert.rejects(engine[call]("long", { signal: ending.signal, onProgress: () => ending.abort() }), {
      code: "aborted",
    });
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  assert.deepEqual(teacher.runs, [null, null]);
  engine.close();
});
