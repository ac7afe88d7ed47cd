import assert from "node:assert/strict";
import { test } from "node:test";
import { byLevel, moved, renamed, tasksOf, without, withTasks } from "../../../web/model/class-draft.js";
import { mostTasks } from "../../../web/model/class-sheet.js";

/** @typedef {import("../../../web/model/class-sheet.js").Task} Task */

/** @param {string} name @returns {Task} */
const puzzle = (name) => ({ kind: "puzzle", puzzle: "4.3.3..........1", name, layout: "2x2" });
/** @type {Task} */
const lesson = { kind: "lesson", technique: "x-wing" };
const { entries } = withTasks([], [puzzle("a"), lesson, puzzle("b")]);
/** @param {readonly import("../../../web/model/class-draft.js").Entry[]} list */
const shown = (list) => tasksOf(list).map((task) => (task.kind === "puzzle" ? task.name : task.technique));
const idOf = (/** @type {number} */ place) => entries[place].id;

/** @type {[string, readonly import("../../../web/model/class-draft.js").Entry[], string[]][]} */
const cases = [
  ["stays as it was added", entries, ["a", "x-wing", "b"]],
  ["with a task moved down", moved(entries, idOf(0), 1), ["x-wing", "a", "b"]],
  ["with a task moved up", moved(entries, idOf(2), -1), ["a", "b", "x-wing"]],
  ["with the last task moved down", moved(entries, idOf(2), 1), ["a", "x-wing", "b"]],
  ["with the first task moved up", moved(entries, idOf(0), -1), ["a", "x-wing", "b"]],
  ["without a task", without(entries, idOf(1)), ["a", "b"]],
  ["with another name", renamed(entries, idOf(2), " Monday "), ["a", "x-wing", "Monday"]],
];
for (const [what, list, expected] of cases)
  test(`the list of tasks ${what}`, () => assert.deepEqual(shown(list), expected));

test("a task keeps its number and its object when it is renamed and moved", () => {
  const list = moved(renamed(entries, idOf(2), "c"), idOf(2), -2);
  assert.equal(list[0].id, idOf(2));
  assert.equal(list[0].task, entries[2].task);
});

test("a task that is added after a removal has a number of its own", () => {
  const list = withTasks(without(entries, idOf(0)), [puzzle("c")]).entries;
  assert.equal(new Set(list.map(({ id }) => id)).size, 3);
});

test("a link has no room for more tasks than it can hold, and the others are counted", () => {
  const many = withTasks(
    entries,
    Array.from({ length: mostTasks }, () => lesson),
  );
  assert.deepEqual([many.entries.length, many.left], [mostTasks, entries.length]);
  assert.deepEqual(withTasks(many.entries, [lesson]), { entries: many.entries, left: 1 });
});

test("the easiest come first; equal levels stay in order, and unknown levels come last", () => {
  const levels = new Map([
    [entries[0].task, Infinity],
    [entries[1].task, 3],
    [entries[2].task, 1],
  ]);
  const levelOf = (/** @type {Task} */ task) => levels.get(task) ?? 3;
  const more = withTasks(entries, [puzzle("c"), puzzle("d")]).entries;
  assert.deepEqual(shown(byLevel(more, levelOf)), ["b", "x-wing", "c", "d", "a"]);
  assert.deepEqual(shown(byLevel(entries, () => Infinity)), ["a", "x-wing", "b"]);
});
