import assert from "node:assert/strict";
import { test } from "node:test";
import { createFacts } from "../../../web/model/facts.js";
import { effect } from "../../../web/model/signals.js";
import { playing, solution } from "./boards.js";

const puzzle = { layout: "2x2", cells: playing.position.givens };

/** An engine that records what it is asked and answers when it is told to. */
function slowEngine() {
  const calls = [];
  const ask =
    (name) =>
    (asked, { signal, onProgress }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener("abort", () => reject(Object.assign(new Error("stopped"), { code: "aborted" })));
        calls.push({ name, puzzle: asked, signal, onProgress, resolve, reject });
      });
  return {
    calls,
    engine: { solve: ask("solve"), path: ask("path"), rate: ask("rate"), candidates: ask("candidates") },
  };
}

const unique = { status: "unique", count: 1, solutions: [solution.join("")] };
const cellsOf = (line) => [...line].map(Number);
const facts = ({ engine }) => createFacts(engine, cellsOf);

test("many ask the same, and the engine is asked once", async () => {
  const slow = slowEngine();
  const store = facts(slow);
  const answers = [
    store.of(puzzle).solutions(),
    store.of({ ...puzzle, cells: [...puzzle.cells] }).solution(),
    store.of(puzzle).solutions(),
  ];
  assert.equal(slow.calls.length, 1);
  slow.calls[0].resolve(unique);
  const [solutions, only] = await Promise.all(answers);
  assert.deepEqual(solutions, { status: "unique", count: 1, cells: solution });
  assert.deepEqual(only, solution);
  assert.deepEqual(store.of(puzzle).known.value.solutions, solutions);
  await store.of(puzzle).solutions();
  assert.equal(slow.calls.length, 1);
});

test("who gives up waits no more; the work goes on for the others", async () => {
  const slow = slowEngine();
  const { solutions } = facts(slow).of(puzzle);
  const leaving = new AbortController();
  const left = solutions({ signal: leaving.signal });
  const stayed = solutions();
  leaving.abort();
  await assert.rejects(left, { code: "aborted" });
  assert.equal(slow.calls[0].signal.aborted, false);
  slow.calls[0].resolve(unique);
  assert.equal((await stayed).status, "unique");
});

test("when nobody waits any more the work is stopped, and can be asked again", async () => {
  const slow = slowEngine();
  const { solutions } = facts(slow).of(puzzle);
  const leaving = new AbortController();
  const left = solutions({ signal: leaving.signal });
  leaving.abort();
  await assert.rejects(left, { code: "aborted" });
  assert.equal(slow.calls[0].signal.aborted, true);
  const again = solutions();
  slow.calls[1].resolve(unique);
  assert.equal((await again).count, 1);
});

test("an answer stays, though whoever waits for it leaves as soon as it is known", async () => {
  const slow = slowEngine();
  const { solutions, known } = facts(slow).of(puzzle);
  const leaving = new AbortController();
  const release = effect(() => {
    if (known.value.solutions) leaving.abort();
  });
  const left = solutions({ signal: leaving.signal });
  slow.calls[0].resolve(unique);
  await assert.rejects(left, { code: "aborted" });
  release();
  assert.deepEqual([(await solutions()).status, slow.calls.length], ["unique", 1]);
});

test("a failure is told to all who wait, and not kept", async () => {
  const slow = slowEngine();
  const { path } = facts(slow).of(puzzle);
  const failed = path();
  slow.calls[0].reject(Object.assign(new Error("no"), { code: "engine-load" }));
  await assert.rejects(failed, { code: "engine-load" });
  const again = path();
  slow.calls[1].resolve({ solved: true, level: "easy", hardest: "full-house" });
  assert.deepEqual(await again, { level: "easy", hardest: "full-house" });
});

/** @type {[string, object, any][]} */
const paths = [
  ["is not solved", { solved: false, stopped: false, level: null, hardest: null }, "unsolved"],
  ["ends at the limit of work", { solved: false, stopped: true, stoppedAt: "forcing-net", level: null }, "cut"],
  [
    "is stuck after a technique that the limit of work left out",
    { solved: false, stopped: false, stoppedAt: "forcing-net", level: null },
    "unsolved",
  ],
  [
    "is solved past a technique that the limit of work left out",
    { solved: true, stopped: false, stoppedAt: "jellyfish", level: "extreme", hardest: "nishio" },
    { level: "extreme", hardest: "nishio", isCut: true },
  ],
];
for (const [what, answer, path] of paths) {
  test(`a path that ${what}`, async () => {
    const engine = slowEngine();
    const asked = facts(engine).of(puzzle).path();
    engine.calls[0].resolve(answer);
    assert.deepEqual(await asked, path);
  });
}

test("everybody who waits hears of the progress", async () => {
  const slow = slowEngine();
  const { rating } = facts(slow).of(puzzle);
  const heard = [];
  const asked = [
    rating({ onProgress: (p) => heard.push(["first", p]) }),
    rating({ onProgress: (p) => heard.push(["second", p]) }),
  ];
  slow.calls[0].onProgress(0.5);
  slow.calls[0].resolve({ er: 3 });
  await Promise.all(asked);
  assert.deepEqual(heard, [
    ["first", 0.5],
    ["second", 0.5],
  ]);
});

test("contradictory givens need no engine; several solutions have no only one", async () => {
  const slow = slowEngine();
  const store = facts(slow);
  assert.equal((await store.of({ layout: "2x2", cells: puzzle.cells.with(1, 1) }).solutions()).status, "conflict");
  assert.equal(slow.calls.length, 0);
  const only = store.of(puzzle).solution();
  slow.calls[0].resolve({ ...unique, status: "multiple", count: 2 });
  assert.equal(await only, null);
});

test("of many puzzles only the last ones asked about are kept", async () => {
  const slow = slowEngine();
  const store = facts(slow);
  const first = store.of(puzzle);
  for (let digit = 1; digit <= 4; digit++)
    for (let cell = 7; cell <= 14; cell++) store.of({ layout: "2x2", cells: puzzle.cells.with(cell, digit) });
  assert.notEqual(store.of(puzzle), first);
});
