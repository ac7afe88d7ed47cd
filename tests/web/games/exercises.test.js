import assert from "node:assert/strict";
import { test } from "node:test";
import { createExerciseRecord } from "../../../web/games/exercises.js";
import { createFakeStorage } from "./fakes.js";

const name = "nonet-exercises";
const day = "2026-11-22";
const open = (/** @type {Record<string, string>} */ stored = {}) =>
  createExerciseRecord(createFakeStorage(stored), new EventTarget());

test("exercises are there at the next visit", () => {
  const storage = createFakeStorage({});
  const first = createExerciseRecord(storage, new EventTarget());
  first.count("x-wing", { tried: 1 }, "2026-11-21");
  first.count("x-wing", { solved: 1 }, day);
  assert.deepEqual(first.record.value, { "x-wing": { tried: 1, solved: 1, last: day } });
  assert.deepEqual(createExerciseRecord(storage, new EventTarget()).record.value, first.record.value);
});

test("what was learned of techniques of rules is kept, too", () => {
  const storage = createFakeStorage({});
  const first = createExerciseRecord(storage, new EventTarget());
  first.read("rule-of-45");
  first.miss("rule-of-45");
  first.count("cage-combinations", { tried: 1 }, day);
  const kept = {
    "rule-of-45": { tried: 0, solved: 0, last: null, isRead: true, missed: 1 },
    "cage-combinations": { tried: 1, solved: 0, last: day },
  };
  assert.deepEqual(createExerciseRecord(storage, new EventTarget()).record.value, kept);
  const other = open();
  assert.equal(other.add(kept), true);
  assert.deepEqual(other.record.value, kept);
});

/** @type {[string, string, object][]} */
const stored = [
  ["no JSON", "{", {}],
  ["no object", "7", {}],
  ["what earlier pages kept: how many were solved", '{"x-wing":2}', { "x-wing": { tried: 2, solved: 2, last: null } }],
  ["unknown techniques and bad numbers", '{"magic":1,"x-wing":-1,"swordfish":"2"}', {}],
  [
    "more solved than tried, a half, a null",
    '{"x-wing":{"tried":1,"solved":2},"swordfish":{"tried":1.5,"solved":1},"jellyfish":null}',
    {},
  ],
  [
    "a day that is no text",
    '{"x-wing":{"tried":1,"solved":0,"last":{"toString":1,"valueOf":1}}}',
    { "x-wing": { tried: 1, solved: 0, last: null } },
  ],
  [
    "a bad day",
    '{"x-wing":{"tried":1,"solved":0,"last":"yesterday"}}',
    { "x-wing": { tried: 1, solved: 0, last: null } },
  ],
];
for (const [what, text, accepted] of stored) {
  test(`what is stored: ${what}`, () => assert.deepEqual(open({ [name]: text }).record.value, accepted));
}

test("a file adds what is new, and the same file twice counts nothing twice", () => {
  const kept = open({
    [name]: JSON.stringify({
      "x-wing": { tried: 5, solved: 1, last: day },
      swordfish: { tried: 1, solved: 1, last: null },
    }),
  });
  const other = {
    "x-wing": { tried: 3, solved: 2, last: "2026-11-01" },
    "naked-pair": 4,
    swordfish: { tried: 1, solved: 0, last: day },
    magic: 1,
  };
  for (let times = 0; times < 2; times++) {
    kept.add(other);
    assert.deepEqual(kept.record.value, {
      "x-wing": { tried: 5, solved: 2, last: day },
      swordfish: { tried: 1, solved: 1, last: day },
      "naked-pair": { tried: 4, solved: 4, last: null },
    });
  }
  kept.add(undefined);
  assert.equal(Object.keys(kept.record.value).length, 3);
});

test("lessons that were read and hints that named a technique are kept, of techniques and first lessons alone", () => {
  const kept = open();
  kept.read("x-wing");
  kept.read("x-wing");
  kept.miss("x-wing");
  kept.miss("x-wing");
  for (const id of ["toString", "unique-loop-1"]) {
    kept.read(id);
    kept.miss(id);
  }
  kept.read("rules");
  assert.deepEqual(kept.record.value, {
    "x-wing": { tried: 0, solved: 0, last: null, isRead: true, missed: 2 },
    rules: { tried: 0, solved: 0, last: null, isRead: true },
  });
});

/** @type {[string, unknown, boolean][]} */
const files = [
  ["no record, as in files of earlier pages", undefined, true],
  ["an empty record", {}, true],
  ["a sound record", { "x-wing": { tried: 1, solved: 1, last: day, review: { stage: 1, due: day } } }, true],
  ["a technique of a newer version", { magic: null, "x-wing": 1 }, true],
  ["no object", 7, false],
  ["null", null, false],
  ["a list", [1], false],
  ["a technique that is none", { "x-wing": null }, false],
  ["more solved than tried", { "x-wing": { tried: 1, solved: 2, last: null } }, false],
  [
    "one bad technique among good ones",
    { swordfish: 1, "x-wing": { tried: 1, solved: 1, review: { stage: 9, due: day } } },
    false,
  ],
];
for (const [what, value, isAdded] of files) {
  test(`a file with ${what} is ${isAdded ? "taken" : "refused as a whole"}`, () => {
    const kept = open({ [name]: '{"jellyfish":1}' });
    const before = kept.record.value;
    assert.equal(kept.add(value), isAdded);
    if (!isAdded) assert.equal(kept.record.value, before);
  });
}

test("a forgotten record is gone at the next visit", () => {
  const storage = createFakeStorage({ [name]: '{"x-wing":2}' });
  const kept = createExerciseRecord(storage, new EventTarget());
  kept.forget();
  assert.deepEqual([kept.record.value, createExerciseRecord(storage, new EventTarget()).record.value], [{}, {}]);
});

test("another tab's exercises are heard of", () => {
  const storage = createFakeStorage({});
  const tabs = new EventTarget();
  const kept = createExerciseRecord(storage, tabs);
  createExerciseRecord(storage, new EventTarget()).count("x-wing", { tried: 1 }, day);
  tabs.dispatchEvent(Object.assign(new Event("storage"), { key: name }));
  assert.deepEqual(kept.record.value, { "x-wing": { tried: 1, solved: 0, last: day } });
});

test("a refused storage keeps the numbers for the visit", () => {
  const kept = createExerciseRecord(null, new EventTarget());
  kept.count("x-wing", { tried: 1, solved: 1 }, day);
  assert.deepEqual(kept.record.value, { "x-wing": { tried: 1, solved: 1, last: day } });
});
