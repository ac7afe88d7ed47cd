/**
 * Work for a class while a teacher makes it: the tasks as a list whose order and names change. Everything returns a new
 * list.
 *
 * @typedef {import("./class-sheet.js").Task} Task
 * @typedef {object} Entry
 * @property {number} id of the entry among those of the list
 * @property {Task} task stays the same object while its entry is renamed or moved
 * @property {string} name of a puzzle, in place of that of the task
 */
import { mostTasks } from "./class-sheet.js";

/**
 * Adds tasks at the end.
 *
 * @param {readonly Entry[]} entries
 * @param {readonly Task[]} tasks
 * @returns {{ entries: readonly Entry[], left: number }} `left`: how many tasks a link has no room for
 */
export function withTasks(entries, tasks) {
  const taken = tasks.slice(0, Math.max(0, mostTasks - entries.length));
  const first = Math.max(0, ...entries.map(({ id }) => id)) + 1;
  const added = taken.map((task, i) => ({ id: first + i, task, name: task.kind === "puzzle" ? task.name : "" }));
  return { entries: [...entries, ...added], left: tasks.length - taken.length };
}

/**
 * Moves an entry by some places; as far as there is room.
 * @param {readonly Entry[]} entries @param {number} id @param {number} by
 */
export function moved(entries, id, by) {
  const from = entries.findIndex((entry) => entry.id === id);
  const to = Math.min(Math.max(from + by, 0), entries.length - 1);
  return entries.toSpliced(from, 1).toSpliced(to, 0, entries[from]);
}

/** @param {readonly Entry[]} entries @param {number} id */
export const without = (entries, id) => entries.filter((entry) => entry.id !== id);

/** @param {readonly Entry[]} entries @param {number} id @param {string} name */
export const renamed = (entries, id, name) =>
  entries.map((entry) => (entry.id === id ? { ...entry, name: name.trim() } : entry));

/**
 * The entries from the easiest to the hardest; those of the same level, and those without a level, stay in order.
 *
 * @param {readonly Entry[]} entries
 * @param {(task: Task) => number} levelOf Infinity where the level is not known
 */
export const byLevel = (entries, levelOf) =>
  entries.toSorted((one, other) => {
    const [a, b] = [levelOf(one.task), levelOf(other.task)];
    return a === b ? 0 : a - b;
  });

/** The tasks of entries, with their names. @param {readonly Entry[]} entries @returns {Task[]} */
export const tasksOf = (entries) =>
  entries.map(({ task, name }) => (task.kind === "puzzle" ? { ...task, name } : task));
