/** Long texts are read in a worker, with a time and a size; where there is no worker, in the page. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it, mock } from "node:test";

import { FormatError } from "../../../../web/formats/found.js";
import { mostCells, readText, readTexts } from "../../../../web/formats/read.js";
import {
  isRefused,
  largestAtOnce,
  largestInPage,
  largestText,
  longestReading,
  longestStart,
  readForeign,
} from "../../../../web/places/exchange/foreign-text.js";
import { textsOf } from "../../../../web/places/exchange/opening.js";

const line = "1..4............";
/** A text that is read in a worker. */
const long = `${line}\n`.repeat(largestAtOnce / 16);
const parsed = { layout: "2x2", format: "line", cells: [...line].map((sign) => Number(sign) || 0) };
/** An engine that finds one puzzle in every text, and notes what it is asked. */
function oneEngine() {
  const asked = /** @type {string[]} */ ([]);
  return {
    asked,
    parseAll: async (/** @type {string} */ text) => {
      asked.push(text);
      return { puzzles: [parsed], errors: [], more: false };
    },
  };
}

/** A worker whose messages the test writes. */
class WorkerDouble extends EventTarget {
  received = /** @type {any[]} */ ([]);
  isEnded = false;
  postMessage(message) {
    this.received.push(message);
  }
  terminate() {
    this.isEnded = true;
  }
  /** @param {import("../../../../web/places/exchange/foreign-text.js").FromWorker} data */
  tell(data) {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
  garble() {
    this.dispatchEvent(new Event("messageerror"));
  }
  fail() {
    this.dispatchEvent(Object.assign(new Event("error"), { message: "out of memory" }));
  }
}

/**
 * Begins to read a text in such a worker.
 * @param {Partial<import("../../../../web/formats/read.js").ReadOptions>} [options]
 * @param {string} [text]
 */
function begin(options = {}, text = long) {
  const worker = new WorkerDouble();
  const engine = oneEngine();
  const reading = readForeign(text, { engine, ...options }, () => /** @type {any} */ (worker));
  return { worker, engine, reading };
}

const codes = (/** @type {import("../../../../web/formats/read.js").Reading} */ { errors }) =>
  errors.map(({ code }) => code);
/** Lets promises that are settled call what waits for them. */
const turn = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

describe("a text that is read in a worker", () => {
  beforeEach(() => mock.timers.enable({ apis: ["setTimeout"] }));
  afterEach(() => mock.timers.reset());

  it("comes in parts, and the worker ends", async () => {
    const { worker, reading } = begin();
    worker.tell({ kind: "ready" });
    assert.deepEqual(worker.received, [{ kind: "read", text: long, layout: "" }]);
    const [one, other] = /** @type {any[]} */ ([{ title: "One" }, { title: "Other" }]);
    worker.tell({ kind: "puzzles", puzzles: [one] });
    worker.tell({ kind: "puzzles", puzzles: [other] });
    worker.tell({ kind: "done", reading: { puzzles: [], errors: [], more: true } });
    assert.deepEqual(await reading, { puzzles: [one, other], errors: [], more: true });
    assert.equal(worker.isEnded, true);
  });

  it("is given up when the time is over, and the worker ends", async () => {
    const { worker, reading } = begin();
    worker.tell({ kind: "ready" });
    mock.timers.tick(longestReading - 1);
    assert.equal(worker.isEnded, false);
    mock.timers.tick(1);
    assert.equal(worker.isEnded, true);
    const late = await reading;
    assert.deepEqual(late.errors, [{ code: "too-slow", position: null, details: { seconds: longestReading / 1000 } }]);
    assert.equal(isRefused(late), true);
  });

  it("may be with the engine for any time", async () => {
    let answer = (/** @type {any} */ _) => {};
    const { worker, reading } = begin({ engine: { parseAll: () => new Promise((resolve) => (answer = resolve)) } });
    worker.tell({ kind: "ready" });
    worker.tell({ kind: "ask", text: line, options: { limit: 1 } });
    mock.timers.tick(20 * longestReading);
    assert.equal(worker.isEnded, false);
    answer({ puzzles: [parsed], errors: [], more: false });
    await turn();
    assert.equal(worker.received[1].kind, "answer");
    mock.timers.tick(longestReading);
    assert.deepEqual(codes(await reading), ["too-slow"]);
  });

  it("is cancelled, with what the engine does for it", async () => {
    const cancelling = new AbortController();
    let asked = new AbortController().signal;
    const { worker, reading } = begin({
      signal: cancelling.signal,
      engine: { parseAll: (_, { signal }) => new Promise(() => (asked = /** @type {AbortSignal} */ (signal))) },
    });
    worker.tell({ kind: "ready" });
    worker.tell({ kind: "ask", text: line, options: {} });
    cancelling.abort();
    await assert.rejects(reading, (error) => error instanceof FormatError && error.code === "aborted");
    assert.deepEqual([worker.isEnded, asked.aborted], [true, true]);
  });

  it("is not begun after it was cancelled", async () => {
    const { worker, reading } = begin({ signal: AbortSignal.abort() });
    await assert.rejects(reading, { code: "aborted" });
    assert.equal(worker.isEnded, true);
  });

  it("fails as the engine fails", async () => {
    const failure = Object.assign(new Error("no engine"), { code: "engine-load" });
    const { worker, reading } = begin({ engine: { parseAll: () => Promise.reject(failure) } });
    worker.tell({ kind: "ready" });
    worker.tell({ kind: "ask", text: line, options: {} });
    await assert.rejects(reading, failure);
    assert.equal(worker.isEnded, true);
  });

  it("fails when the answer of the engine cannot be handed to the worker", async () => {
    const { worker, reading } = begin();
    worker.tell({ kind: "ready" });
    worker.postMessage = () => {
      throw new Error("no memory");
    };
    worker.tell({ kind: "ask", text: line, options: {} });
    await assert.rejects(reading, /no memory/);
    assert.equal(worker.isEnded, true);
  });

  it("fails with the worker, and is not tried again in the page", async () => {
    const { worker, engine, reading } = begin();
    worker.tell({ kind: "ready" });
    worker.fail();
    await assert.rejects(reading, /out of memory/);
    assert.deepEqual([worker.isEnded, engine.asked], [true, []]);
  });

  it("fails when a message of the worker cannot be read", async () => {
    const { worker, engine, reading } = begin();
    worker.tell({ kind: "ready" });
    worker.garble();
    await assert.rejects(reading, /could not be read/);
    assert.deepEqual([worker.isEnded, engine.asked], [true, []]);
  });
});

describe("without a worker the page reads a text", () => {
  beforeEach(() => mock.timers.enable({ apis: ["setTimeout"] }));
  afterEach(() => mock.timers.reset());
  const refusals =
    /** @type {[string, (text: string, engine: any) => Promise<import("../../../../web/formats/read.js").Reading>][]} */ ([
      [
        "that the browser refuses",
        (text, engine) =>
          readForeign(text, { engine }, () => {
            throw new Error("refused");
          }),
      ],
      [
        "that cannot be loaded",
        (text, engine) => {
          const worker = new WorkerDouble();
          const reading = readForeign(text, { engine }, () => /** @type {any} */ (worker));
          worker.fail();
          return reading;
        },
      ],
      [
        "whose first message cannot be read",
        (text, engine) => {
          const worker = new WorkerDouble();
          const reading = readForeign(text, { engine }, () => /** @type {any} */ (worker));
          worker.garble();
          return reading;
        },
      ],
      [
        "that never starts",
        (text, engine) => {
          const reading = readForeign(text, { engine }, () => /** @type {any} */ (new WorkerDouble()));
          mock.timers.tick(longestStart);
          return reading;
        },
      ],
    ]);
  for (const [name, read] of refusals) {
    it(name, async () => {
      const engine = oneEngine();
      assert.equal((await read(long, engine)).puzzles.length, 1);
      const large = await read(`${line}\n`.repeat(largestInPage / 17 + 1), engine);
      assert.deepEqual(large.errors, [
        { code: "too-large", position: null, details: { megabytes: largestInPage / 1e6 } },
      ]);
      assert.deepEqual(engine.asked, [long]);
    });
  }
});

describe("the size of a text", () => {
  const never = () => assert.fail("no worker is needed");
  it("that is small: it is read at once", async () => {
    const { puzzles } = await readForeign(line, { engine: oneEngine() }, never);
    assert.equal(puzzles.length, 1);
  });

  it("that is small but holds a game, which can unpack to much: it goes to the worker", async () => {
    const { worker, reading } = begin({}, "https://example.org/#s=1abc");
    worker.tell({ kind: "ready" });
    worker.tell({ kind: "done", reading: { puzzles: [], errors: [], more: true } });
    assert.equal((await reading).more, true);
  });

  it("that is too large: it is not looked at", async () => {
    const reading = await readForeign(" ".repeat(largestText + 1), { engine: oneEngine() }, never);
    assert.deepEqual([codes(reading), isRefused(reading)], [["too-large"], true]);
  });

  it("that is too large, beside a puzzle in another text: the puzzle is there", async () => {
    const texts = [line, " ".repeat(largestText + 1)].map((text) => ({ name: "", text }));
    const reading = await readTexts(texts, (text) => readForeign(text, { engine: oneEngine() }, never));
    assert.deepEqual([reading.puzzles.length, codes(reading), isRefused(reading)], [1, ["too-large"], false]);
  });

  it("of files together", async () => {
    const file = (/** @type {string} */ name, /** @type {number} */ size) =>
      /** @type {any} */ ({ name, size, arrayBuffer: async () => new TextEncoder().encode(line).buffer });
    const { sources, refused } = await textsOf([
      file("half", largestText / 2),
      file("too large", largestText / 2 + 1),
      file("other half", largestText / 2),
      file("one more", 1),
    ]);
    assert.deepEqual(
      sources.map(({ name }) => name),
      ["half", "other half"],
    );
    assert.deepEqual(
      refused.map(({ code, details }) => [code, details?.name]),
      [
        ["file-too-large", "too large"],
        ["file-too-large", "one more"],
      ],
    );
  });
});

describe("the worker", () => {
  /** The worker itself in this thread. @returns {Promise<any>} used as a Worker */
  async function realWorker() {
    const { port1, port2 } = new MessageChannel();
    /** @type {any} */ (globalThis).self = port2;
    // Each import is a worker of its own.
    await import(`../../../../web/places/exchange/text-worker.js?${Math.random()}`);
    delete (/** @type {any} */ (globalThis).self);
    port1.start();
    port2.start();
    return Object.assign(port1, { terminate: () => port1.close() });
  }

  const wiki = `S9B${"01".repeat(81)}`;
  /** @type {[string, string][]} */
  const texts = [
    ["links with lines between them", [wiki, line, wiki, "https://sudokupad.app/wsj7iunsg6", ""].join("\n").repeat(12)],
    ["a text for the engine", long],
    ["JSON that is no puzzle", `{"a": "${"x".repeat(largestAtOnce)}"}`],
    ["a damaged file of OpenSudoku", `<opensudoku>${"<folder></folder>".repeat(200)}\n<`],
  ];
  for (const [name, text] of texts) {
    it(`reads as the page does: ${name}`, async () => {
      const [ofWorker, ofPage] = [oneEngine(), oneEngine()];
      const worker = await realWorker();
      const reading = await readForeign(text, { engine: ofWorker }, () => worker);
      const expected = await readText(text, { engine: ofPage });
      assert.deepEqual({ ...reading, errors: codes(reading) }, { ...expected, errors: codes(expected) });
      assert.deepEqual(reading.errors[0]?.position, expected.errors[0]?.position);
      assert.deepEqual(ofWorker.asked, ofPage.asked);
    });
  }
});

describe("of many", () => {
  it("large boards only as many are kept as have a million cells", async () => {
    const cells = new Array(10_000).fill(0);
    const large = {
      parseAll: async () => ({
        puzzles: new Array(150).fill({ layout: "10x10", format: "line", cells }),
        errors: [],
        more: false,
      }),
    };
    const reading = await readText(line, { engine: large });
    assert.deepEqual([reading.puzzles.length, reading.more], [mostCells / cells.length, true]);
    const files = await readTexts(
      [
        { name: "a", text: line },
        { name: "b", text: line },
      ],
      (text) => readText(text, { engine: large }),
    );
    assert.deepEqual([files.puzzles.length, files.more], [mostCells / cells.length, true]);
  });
});
