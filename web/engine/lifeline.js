/**
 * Notices that a worker has died without an event (the browser may end one when memory is short). A worker that is busy
 * in WebAssembly cannot answer a ping for minutes, so silence proves nothing. Two things are released by the browser
 * itself, and only when the worker has gone: its end of a message channel and its Web Lock. The page waits for both:
 * some browsers do not report a closed channel, and some pages may not use locks. A worker that dies before it takes
 * its lock is noticed by a time limit.
 */

/**
 * Milliseconds from the start of a worker to its answer that it keeps its lifeline; taking it needs the worker's
 * script, no module.
 */
export const START_LIMIT = 30_000;

/**
 * @typedef {{port: MessagePort, lock: string | null}} Lifeline what the worker keeps until it dies; `lock`: name of a
 *   lock, if needed
 */

/**
 * Page: begins to watch a worker.
 * @param {() => void} died called at most once
 * @param {LockManager | undefined} [locks] undefined where the browser refuses locks: pages without https and pages
 *   from disk
 * @returns {{lifeline: Lifeline, kept: (locked: boolean) => void, release: () => void}} `lifeline` is for the worker;
 *   call `kept` with the worker's answer, and `release` before ending the worker on purpose
 */
export function watchWorker(died, locks = globalThis.navigator?.locks) {
  const { port1, port2 } = new MessageChannel();
  const waiting = new AbortController();
  const lock = locks ? `nonet-worker-${crypto.randomUUID()}` : null;
  const end = () => {
    if (waiting.signal.aborted) return;
    clearTimeout(late);
    waiting.abort();
    died();
  };
  const late = setTimeout(end, START_LIMIT);
  port1.addEventListener("close", end);
  port1.start();
  return {
    lifeline: { port: port2, lock },
    kept(locked) {
      clearTimeout(late);
      if (locked && lock) locks?.request(lock, { signal: waiting.signal }, end).catch(() => {});
    },
    release() {
      clearTimeout(late);
      waiting.abort();
      port1.close();
    },
  };
}

/** Ports that nothing refers to would be collected, and closed by that. @type {MessagePort[]} */
const kept = [];

/**
 * Worker: keeps a lifeline until the worker dies.
 * @param {Lifeline} lifeline
 * @param {LockManager | undefined} [locks]
 * @returns {Promise<boolean>} whether the worker holds the lock, so that the page may wait for it
 */
export async function keepLifeline({ port, lock }, locks = globalThis.navigator?.locks) {
  kept.push(port);
  port.start();
  if (!lock || !locks) return false;
  return new Promise((resolve) => {
    const forEver = () => {
      resolve(true);
      return new Promise(() => {});
    };
    locks.request(lock, forEver).catch(() => resolve(false));
  });
}
