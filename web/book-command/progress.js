/** One line on the terminal that shows how far the work is. It is written over, and removed at the end. */

/** Milliseconds between two changes of the line. */
const pause = 100;
const erased = "\r\u001b[K";

/** @typedef {{ show: (text: string) => void, end: () => void }} Progress */

/**
 * @param {Pick<NodeJS.WriteStream, "isTTY" | "write">} terminal nothing is written where it is none
 * @param {boolean} isQuiet
 * @returns {Progress}
 */
export function createProgress(terminal, isQuiet) {
  let last = -Infinity;
  let isShown = false;
  if (isQuiet || !terminal.isTTY) return { show() {}, end() {} };
  return {
    show(text) {
      const now = performance.now();
      if (now - last < pause) return;
      last = now;
      isShown = true;
      terminal.write(`${erased}${text}`);
    },
    end() {
      if (isShown) terminal.write(erased);
      isShown = false;
      last = -Infinity;
    },
  };
}
