/**
 * Shows how far the work is, and for how long it has been going on. On a terminal this is one line that is written
 * over, and removed at the end. In a file or a pipe it is a line of its own now and then.
 */

/** Milliseconds between two changes of the line on a terminal; between two lines elsewhere. */
const pause = { terminal: 100, elsewhere: 30_000 };
/** The time in the line goes on also while one puzzle takes long. */
const second = 1000;
const erased = "\r\u001b[K";

/**
 * @typedef {{ show: (text: string) => void, clear: () => void, end: () => void }} Progress `clear` removes the line
 *   before something else is written
 */

/** @param {number} milliseconds @returns {string} such as "1:05" */
function clock(milliseconds) {
  const seconds = Math.floor(milliseconds / second);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/**
 * @param {Pick<NodeJS.WriteStream, "isTTY" | "write">} stream
 * @param {boolean} isQuiet nothing is written
 * @returns {Progress} `end` must be called, because a timer runs until then
 */
export function createProgress(stream, isQuiet) {
  if (isQuiet) return { show() {}, clear() {}, end() {} };
  const began = performance.now();
  let last = stream.isTTY ? -Infinity : began;
  let now = "";
  let isShown = false;

  function write() {
    if (!now || performance.now() - last < (stream.isTTY ? pause.terminal : pause.elsewhere)) return;
    last = performance.now();
    isShown = true;
    const line = `${now} · ${clock(last - began)}`;
    stream.write(stream.isTTY ? `${erased}${line}` : `nonet-book: ${line}\n`);
  }

  function clear() {
    if (isShown && stream.isTTY) stream.write(erased);
    isShown = false;
    now = "";
  }

  const timer = setInterval(write, second);
  return {
    clear,
    show(text) {
      now = text;
      write();
    },
    end() {
      clearInterval(timer);
      clear();
    },
  };
}
