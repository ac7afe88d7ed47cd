import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it } from "node:test";
import { setImmediate as nextTask } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

import { Engine } from "../../../web/engine/client.js";
import { closed } from "../../../web/engine/calls.js";
import { START_LIMIT, watchWorker } from "../../../web/engine/lifeline.js";
import { Link } from "../../../web/engine/link.js";
import { LocalSessions } from "../../../web/engine/local.js";
import { WorkerPool } from "../../../web/engine/pool.js";
import { fakeGlue, fakeParts, noModules } from "./fake-glue.js";
import { fakeWorker } from "./fake-worker.js";

const deaths = {
  "reports an error": (worker) => worker.dispatchEvent(new Event("error")),
  "sends a message that cannot be read": (worker) => worker.dispatchEvent(new Event("messageerror")),
  "dies without an event": (worker) => worker.die(),
};

describe("when a worker", () => {
  /** @type {ReturnType<typeof fakeWorker>[]} */
  let workers;
  /** @type {Engine} */
  let engine;

  beforeEach(async () => {
    workers = [];
    const pool = new WorkerPool(() => {
      workers.push(fakeWorker(fakeGlue()));
      return new Link(workers.at(-1), Promise.resolve(null), noModules);
    }, 1);
    await pool.ready;
    engine = new Engine(pool);
  });
  afterEach(() => engine.close());

  for (const [what, kill] of Object.entries(deaths)) {
    it(`for short calls ${what}, the call under way fails and the next gets a new worker`, async () => {
      const [short] = workers;
      short.holdAnswers();
      const waiting = assert.rejects(engine.parse("waiting"), { name: "NonetError", code: "engine-failed" });
      await short.called();
      kill(short);
      await waiting;
      assert.equal((await engine.parse("next")).puzzle, "next");
    });

    it(`with a long call ${what}, the call fails and the next gets another worker`, async () => {
      const [, spare] = workers;
      const counting = assert.rejects(engine.count("loop"), { name: "NonetError", code: "engine-failed" });
      await spare.called();
      kill(spare);
      await counting;
      assert.equal((await engine.count("7", { limit: 9 })).count, 7n);
    });

    it(`that waits as a spare ${what}, the next long call gets another worker`, async () => {
      const [, spare] = workers;
      kill(spare);
      await spare.ended();
      assert.equal((await engine.count("7", { limit: 9 })).count, 7n);
    });
  }

  it("is ended on purpose, no death is reported", async () => {
    const { port1: page, port2: worker } = new MessageChannel();
    let died = 0;
    const watch = watchWorker(() => (died += 1));
    watch.release();
    /** @type {Promise<void>} */
    const closing = new Promise((resolve) => watch.lifeline.port.addEventListener("close", () => resolve()));
    await closing;
    assert.equal(died, 0);
    page.close();
    worker.close();
  });
});

describe("a worker that was ended", () => {
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc");

  it("is remembered by nobody", async () => {
    const ended = await (async () => {
      const link = new Link(fakeWorker(fakeGlue()), Promise.resolve(null), noModules);
      await link.call("parse", ["x", ""]);
      link.end(closed());
      return new WeakRef(link);
    })();
    for (let tries = 0; tries < 20 && ended.deref(); tries++) {
      await nextTask();
      collectGarbage();
    }
    assert.equal(ended.deref(), undefined);
  });
});

describe("where a closed channel is not reported", () => {
  const { onclose } = Object.getOwnPropertyDescriptors(MessagePort.prototype);

  /** A stand-in for navigator.locks that knows one lock. */
  function fakeLocks() {
    /** @type {(() => void)[]} */
    const waiting = [];
    let held = false;
    const locks = {
      release: () => {
        held = false;
        waiting.shift()?.();
      },
      async request(name, ...rest) {
        const [options, callback] = rest.length === 2 ? rest : [{}, rest[0]];
        if (held)
          await new Promise((resolve, reject) => {
            waiting.push(() => resolve(undefined));
            options.signal?.addEventListener("abort", () => reject(options.signal.reason));
          });
        held = true;
        return callback({ name });
      },
    };
    return locks;
  }

  it("has nothing to do with this node", () => assert.equal(onclose, undefined));

  it("the release of the worker's lock reports its death", async () => {
    const locks = fakeLocks();
    const worker = fakeWorker(fakeGlue(), locks);
    const link = new Link(worker, Promise.resolve(null), noModules, (died) =>
      watchWorker(died, /** @type {any} */ (locks)),
    );
    await link.ready;
    worker.holdAnswers();
    const waiting = assert.rejects(link.call("parse", ["x", ""]), { code: "engine-failed" });
    await worker.called();
    locks.release();
    await waiting;
    assert.equal(link.broken, true);
  });

  for (const { what, after, broken } of [
    {
      what: "a worker that dies before it takes its lock is noticed at the end of the time limit",
      after: START_LIMIT,
      broken: true,
    },
    { what: "a worker that starts slowly is not ended before", after: START_LIMIT - 1, broken: false },
  ]) {
    it(what, async (context) => {
      context.mock.timers.enable({ apis: ["setTimeout"] });
      const { port1 } = new MessageChannel();
      const neverStarts = Object.assign(port1, { terminate: () => port1.close() });
      const watch = (/** @type {() => void} */ died) => watchWorker(died, /** @type {any} */ (fakeLocks()));
      const link = new Link(/** @type {any} */ (neverStarts), Promise.resolve(null), noModules, watch);
      const failing = assert.rejects(link.ready, { name: "NonetError", code: broken ? "engine-load" : "closed" });
      context.mock.timers.tick(after);
      assert.equal(link.broken, broken);
      link.end(closed());
      await failing;
    });
  }

  it("a worker that gets no lock is not ended", async () => {
    const refusing = {
      request: async () => {
        throw new Error("SecurityError");
      },
    };
    const worker = fakeWorker(fakeGlue(), refusing);
    const link = new Link(worker, Promise.resolve(null), noModules, (died) =>
      watchWorker(died, /** @type {any} */ (fakeLocks())),
    );
    assert.equal((await link.call("parse", ["x", ""])).puzzle, "x");
    assert.equal(link.broken, false);
    link.end(closed());
  });
});

describe("an error of the caller's own onProgress", () => {
  const sessions = {
    "in the page": () => new LocalSessions(fakeGlue(), fakeParts()),
    "in workers": () => new WorkerPool(() => new Link(fakeWorker(fakeGlue()), Promise.resolve(null), noModules), 1),
  };
  const own = new RangeError("the caller's own");
  const throws = () => {
    throw own;
  };
  const calls = {
    count: (each, onProgress) => each.count("loop", { onProgress }),
    exactCount: (each, onProgress) => each.count("classic", { onProgress }),
    generate: (each, onProgress) => each.generate({ level: "extreme", onProgress }),
    solveBatch: (each, onProgress) => each.solveBatch(["1".repeat(81)], { onProgress }),
    solutions: (each, onProgress) => each.solutions("5", { onProgress }).next(),
  };
  for (const [where, make] of Object.entries(sessions)) {
    for (const [name, call] of Object.entries(calls)) {
      // A fake worker shares this thread, so its progress would arrive after its answer, when the client ignores it.
      if (where === "in workers" && name === "exactCount") continue;
      for (const [how, onProgress] of [
        ["throws", throws],
        ["rejects", async () => throws()],
      ]) {
        it(`${where} reaches the caller of ${name} when it ${how}, and the engine goes on`, async () => {
          const other = new Engine(make());
          try {
            await assert.rejects(call(other, onProgress), (error) => error === own);
            assert.equal((await other.parse("next")).puzzle, "next");
            assert.equal((await other.count("7", { limit: 9 })).count, 7n);
          } finally {
            other.close();
          }
        });
      }
    }
  }
});
