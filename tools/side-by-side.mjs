// Runs steps side by side and reports their results in the order of the table.

/**
 * @typedef {object} Queued what scheduling needs to know of a step
 * @property {string} name
 * @property {string[]} [after] steps before it in the table that must have ended
 * @property {string} [queue] only one step of a queue runs at a time
 * @property {boolean} [alone] no other step runs beside it
 */

/**
 * Runs every step once. A step starts as soon as there is room, the steps it waits for have ended, and no step of its
 * queue runs. Of several such steps the first in the table starts. A step that runs alone starts when nothing runs, and
 * nothing starts beside it.
 *
 * @template {Queued} Step
 * @template Outcome
 * @param {Step[]} steps
 * @param {number} room how many may run at once
 * @param {(step: Step) => Promise<Outcome>} run which never fails
 * @param {(step: Step, outcome: Outcome) => void} report is called for one step after the other, in the order of the
 *   table
 */
export async function runSideBySide(steps, room, run, report) {
  const waiting = [...steps];
  /** @type {Map<Step, Promise<void>>} */
  const running = new Map();
  /** @type {Map<Step, Outcome>} */
  const ended = new Map();
  let reported = 0;
  while (reported < steps.length) {
    for (let step = next(waiting, running, room); step; step = next(waiting, running, room)) {
      waiting.splice(waiting.indexOf(step), 1);
      running.set(step, end(step));
    }
    await Promise.race(running.values());
    for (; reported < steps.length && ended.has(steps[reported]); ++reported) {
      report(steps[reported], /** @type {Outcome} */ (ended.get(steps[reported])));
    }
  }

  /** @param {Step} step */
  async function end(step) {
    ended.set(step, await run(step));
    running.delete(step);
  }
}

/**
 * The step to start now, if any.
 * @template {Queued} Step
 * @param {Step[]} waiting @param {Map<Step, unknown>} running @param {number} room
 */
function next(waiting, running, room) {
  if (running.size >= room) return undefined;
  const unfinished = new Set([...waiting, ...running.keys()].map(({ name }) => name));
  const busy = new Set([...running.keys()].map(({ queue }) => queue));
  if ([...running.keys()].some(({ alone }) => alone)) return undefined;
  return waiting.find(
    ({ after = [], queue, alone }) =>
      !after.some((name) => unfinished.has(name)) && !(queue && busy.has(queue)) && !(alone && running.size > 0),
  );
}
