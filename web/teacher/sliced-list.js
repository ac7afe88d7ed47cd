/** Long lists are written in slices, so that the page stays responsive meanwhile. */

/**
 * A slice ends after this time. On a device that is six times slower a slice still takes less than a frame that a
 * reader would notice.
 */
const sliceMilliseconds = 6;

/**
 * Appends elements that are made one after the other, each slice in a task of its own.
 *
 * @param {HTMLElement} container
 * @param {number} count
 * @param {(index: number) => HTMLElement} make
 * @param {() => void} [written] called after each slice
 * @returns {() => void} stops the writing
 */
export function appendInSlices(container, count, make, written = () => {}) {
  let next = 0;
  function slice() {
    const end = performance.now() + sliceMilliseconds;
    /** @type {HTMLElement[]} */
    const made = [];
    while (next < count && (made.length === 0 || performance.now() < end)) made.push(make(next++));
    container.append(...made);
    if (next < count) timer = setTimeout(slice);
    written();
  }
  let timer = setTimeout(slice);
  return () => clearTimeout(timer);
}
