/**
 * Ends the task at hand: the browser may draw, and hear the reader, before the next begins.
 * @returns {Promise<void>}
 */
export const nextTask = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
