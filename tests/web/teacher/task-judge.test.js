import assert from "node:assert/strict";
import { test } from "node:test";
import { createTaskJudge } from "../../../web/teacher/task-judge.js";

/** @typedef {import("../../../web/model/class-sheet.js").PuzzleTask} PuzzleTask */

/** @param {string} name @returns {PuzzleTask} */
const puzzle = (name) => ({ kind: "puzzle", puzzle: "4.3.3..........1", name, layout: "2x2" });
const [unique, several, endless, hard] = ["unique", "several", "endless", "hard"].map(puzzle);
/** @type {import("../../../web/model/class-sheet.js").Task} */
const lesson = { kind: "lesson", technique: "x-wing" };
const spent = () => Promise.reject(Object.assign(new Error("spent"), { code: "search-limit" }));

/** A judge whose questions are counted. */
function openJudge() {
  /** @type {string[]} */
  const asked = [];
  let changes = 0;
  const judge = createTaskJudge(
    {
      isUnique: async ({ name }) => {
        asked.push(`solutions of ${name}`);
        return name === "endless" ? spent() : name !== "several";
      },
      levelOfPuzzle: async ({ name }) => {
        asked.push(`level of ${name}`);
        return name === "hard" ? "hard" : name === "endless" ? spent() : null;
      },
    },
    () => changes++,
  );
  return { ...judge, asked, changes: () => changes };
}

test("a puzzle with several solutions is left out, and its level is not asked", async () => {
  const judge = openJudge();
  await judge.judge([unique, lesson, several]);
  assert.deepEqual([judge.isLeftOut(unique), judge.isLeftOut(lesson), judge.isLeftOut(several)], [false, false, true]);
  assert.deepEqual(judge.asked, ["solutions of unique", "level of unique", "solutions of several"]);
});

test("a puzzle that the engine cannot judge in its time stays a task without a level", async () => {
  const judge = openJudge();
  assert.equal(judge.isWaiting(endless), true);
  await judge.judge([endless]);
  assert.deepEqual(
    [judge.isLeftOut(endless), judge.isWaiting(endless), judge.levelOf(endless)],
    [false, false, undefined],
  );
});

test("each puzzle waits until it is judged, and each change is told", async () => {
  const judge = openJudge();
  const judging = judge.judge([hard, several]);
  assert.deepEqual([judge.isWaiting(hard), judge.isWaiting(several), judge.isWaiting(lesson)], [true, true, false]);
  await judging;
  assert.deepEqual([judge.isWaiting(hard), judge.isWaiting(several), judge.levelOf(hard)], [false, false, "hard"]);
  assert.ok(judge.changes() >= 2);
});

test("what is known of a puzzle is not asked again when another one is added", async () => {
  const judge = openJudge();
  await judge.judge([hard, several]);
  judge.asked.length = 0;
  await judge.judge([several, hard, unique]);
  assert.deepEqual(judge.asked, ["solutions of unique", "level of unique"]);
});

test("nothing is asked after the judge was left", async () => {
  const judge = openJudge();
  const judging = judge.judge([hard, unique]);
  judge.dispose();
  await judging;
  assert.deepEqual(judge.asked, ["solutions of hard"]);
  assert.equal(judge.changes(), 0);
});
