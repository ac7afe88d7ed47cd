/**
 * Lets work begin as soon as fewer than `most` pieces of it run. The others wait for their turn, in the order in which
 * they came.
 *
 * @param {number} most
 * @returns {<T>(work: () => Promise<T>) => Promise<T>}
 */
export function createTurns(most) {
  /** @type {(() => void)[]} */
  const waiting = [];
  let running = 0;
  return async (work) => {
    if (running < most) running += 1;
    else
      await new Promise((resolve) => {
        waiting.push(() => resolve(undefined));
      });
    try {
      return await work();
    } finally {
      // The turn passes on, so that nobody who comes meanwhile takes it.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
