import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { Engine } from "../../../web/engine/client.js";
import { NonetError } from "../../../web/engine/error.js";
import { createEngine } from "../../../web/engine/index.js";
import { Link } from "../../../web/engine/link.js";
import { WorkerPool } from "../../../web/engine/pool.js";
import { callTo, calls, refusedCalls } from "./argument-table.js";
import { fakeGlue, noModules } from "./fake-glue.js";
import { fakeWorker } from "./fake-worker.js";

/** An engine in workers. The first worker answers all short calls. */
function start() {
  const workers = [];
  const spawn = () => {
    workers.push(fakeWorker(fakeGlue()));
    return new Link(workers.at(-1), Promise.resolve(null), noModules);
  };
  return { engine: new Engine(new WorkerPool(spawn, 1)), workers };
}

describe("arguments of wrong types", () => {
  for (const { method } of calls) {
    it(`of ${method} are refused with bad-argument, and a call beside them is answered`, async () => {
      const { engine, workers } = start();
      let ended = false;
      const terminate = workers[0].terminate;
      workers[0].terminate = () => {
        ended = true;
        terminate();
      };
      try {
        for (const call of [...refusedCalls()].filter((each) => each.method === method)) {
          const [refused, beside] = await Promise.allSettled([callTo(engine, call), engine.parse("beside")]);
          const { status, reason } = /** @type {PromiseRejectedResult} */ (refused);
          assert.equal(status, "rejected", `${call.what} is accepted`);
          assert.ok(reason instanceof NonetError && reason.code === "bad-argument", `${call.what}: ${reason}`);
          assert.equal(/** @type {any} */ (beside).value?.puzzle, "beside", `${call.what}: the call beside it fails`);
        }
        assert.equal(ended, false, "the shared worker was ended");
      } finally {
        engine.close();
      }
    });
  }

  const engineOptions = {
    worker: 1,
    baseUrl: 5,
    wasmUrl: 5,
    wasmBinary: "x",
    workerUrl: {},
    workerSource: 5,
    wasmURL: "x",
  };
  for (const [name, value] of Object.entries(engineOptions)) {
    it(`createEngine refuses ${name}: ${JSON.stringify(value)}`, () =>
      assert.rejects(createEngine({ [name]: value }), { name: "NonetError", code: "bad-argument" }));
  }
});

describe("messages about arguments", () => {
  /** @type {any[][]} */
  const messages = [
    [
      (engine) => engine.generate({ clues: 25 }),
      'Option "clues" of generate() must be a pair [least, most] of whole numbers from 0 to 10000, not 25.',
    ],
    [
      (engine) => engine.generate({ level: "fiendish" }),
      'Option "level" of generate() must be one of "easy", "medium", "hard", "expert", "extreme", not "fiendish".',
    ],
    [
      (engine) => engine.generate({ rating: [3, 30] }),
      'Option "rating" of generate() must be a pair [least, most] of ratings from 0 to 20, not [3, 30].',
    ],
    [
      (engine) => engine.generate({ pattern: [0, 2] }),
      'Option "pattern" of generate() must be a string, or a list of 0 and 1 with an entry for each cell, with a clue in at least one cell, not [0, 2].',
    ],
    [
      (engine) => engine.puzzles({}, { count: 0 }).next(),
      'Option "count" of puzzles() must be a whole number from 1 to 9007199254740991, or Infinity, not 0.',
    ],
    [(engine) => engine.randomRegions(3), "The side must be a whole number from 4 to 16, not 3."],
    [
      (engine) => engine.count("1", { limti: 5 }),
      'count() has no option "limti". Its options are layout, signal, onProgress, candidates, rules, limit, estimate, seed.',
    ],
    [(engine) => engine.parse("1", { layout: 5 }), 'Option "layout" of parse() must be a string, not 5.'],
    [
      (engine) => engine.parse("1", { signal: "stop" }),
      'Option "signal" of parse() must be an AbortSignal, not "stop".',
    ],
    [(engine) => engine.parse(5), 'A puzzle must be a string, or an object with "cells", not 5.'],
    [
      (engine) => engine.solve(new Uint8Array(81)),
      'A puzzle must be a string, or an object with "cells", not a Uint8Array of 81 bytes.',
    ],
    [
      (engine) => engine.solve({ cells: new DataView(new ArrayBuffer(81)) }),
      '"cells" of the puzzle must be a list or a typed array of digits, not a DataView of 81 bytes.',
    ],
    [
      (engine) => engine.solve({ cells: { length: 81 } }),
      '"cells" of the puzzle must be a list or a typed array of digits, not an object.',
    ],
    [
      (engine) => engine.solve({ cells: [1, 0.5] }),
      '"cells[1]" of the puzzle must be a digit, or 0 for a blank cell, not 0.5.',
    ],
    [
      (engine) => engine.hint({ cells: [0], candidates: [[33]] }),
      '"candidates[0]" of the puzzle must be a list of digits, not [33].',
    ],
    [
      (engine) => engine.hint("1", { allowed: [] }),
      'Option "allowed" of hint() must be a list of at least one technique id, not an array of length 0.',
    ],
    [(engine) => engine.practice(), 'Option "technique" of practice() must be a string, not undefined.'],
    [(engine) => engine.solve("1", []), "The options of solve() must be an object, not an array of length 0."],
    [(engine) => engine.solveBatch(5), "The puzzles must be an array of strings, a string, or a Uint8Array, not 5."],
  ];
  for (const [call, message] of messages) {
    it(message, async () => {
      const { engine } = start();
      try {
        await assert.rejects(call(engine), { code: "bad-argument", message });
      } finally {
        engine.close();
      }
    });
  }
});
