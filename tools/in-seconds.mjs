/**
 * Waits for a promise, but not for ever. Rejects with a message that names the work when the time is over; the work
 * itself goes on.
 *
 * @template T
 * @param {Promise<T>} work
 * @param {number} seconds
 * @param {string} name of the work, for the message
 * @returns {Promise<T>}
 */
export async function inSeconds(work, seconds, name) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${name}: not done within ${seconds} seconds`)), seconds * 1000);
  });
  try {
    return await Promise.race([work, /** @type {Promise<never>} */ (late)]);
  } finally {
    clearTimeout(timer);
  }
}
