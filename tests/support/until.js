/**
 * Waits until the condition holds: doubles answer in later turns of the event loop. Turns are counted, not time.
 * @param {() => unknown} condition
 */
export async function until(condition) {
  for (let turns = 0; turns < 20_000; turns++) {
    if (condition()) return;
    await new Promise(setImmediate);
  }
  throw new Error(`never: ${condition}`);
}
