// Runs steps side by side and tells how they ended in their own order.

/**
 * @typedef {object} Place what this needs to know of a step
 * @property {string} name
 * @property {string[]} [after] steps before it in the table that must have ended
 * @property {boolean} [alone] nothing runs beside it
 */

/**
 * Runs every step once: in the order given, each as soon as there is room and those that it waits for have ended. A step
 * that is to run alone is not overtaken, so that it is never put off for long.
 *
 * @template {Place} Step
 * @template Outcome
 * @param {Step[]} steps
 * @param {number} room how many may run at once
 * @param {(step: Step) => Promise<Outcome>} run which never fails
 * @param {(step: Step, outcome: Outcome) => void} tell is called for one step after the other, in the order given
 */
export async function runSideBySide(steps, room, run, tell) {
  const waiting = [...steps];
  /** @type {Map<Step, Promise<void>>} */
  const running = new Map();
  /** @type {Map<Step, Outcome>} */
  const ended = new Map();
  let told = 0;
  while (told < steps.length) {
    for (let step = next(waiting, running, room); step; step = next(waiting, running, room)) {
      waiting.splice(waiting.indexOf(step), 1);
      running.set(step, end(step));
    }
    await Promise.race(running.values());
    for (; told < steps.length && ended.has(steps[told]); ++told) tell(steps[told], /** @type {Outcome} */ (ended.get(steps[told])));
  }

  /** @param {Step} step */
  async function end(step) {
    ended.set(step, await run(step));
    running.delete(step);
  }
}

/**
 * The step to start now, if any.
 * @template {Place} Step
 * @param {Step[]} waiting @param {Map<Step, unknown>} running @param {number} room
 */
function next(waiting, running, room) {
  const unfinished = new Set([...waiting, ...running.keys()].map(({ name }) => name));
  const step = waiting.find(({ after = [] }) => !after.some((name) => unfinished.has(name)));
  const blocked = running.size >= room || [...running.keys()].some(({ alone }) => alone) || (step?.alone && running.size > 0);
  return blocked ? undefined : step;
}
