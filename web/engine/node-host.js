/**
 * What only node has: files, and worker threads in the form of a browser's workers. The worker's script is the same: a
 * few lines before it give the thread the functions with which a script talks to the page that has started it. Bundles
 * for browsers get a stand-in for this module, so that they name no module of node.
 */

/** Whether this program runs in node and reads the file of an address itself. @param {URL} url */
export const isOwnFile = (url) => url.protocol === "file:" && typeof process === "object";

/** @param {URL} url of a file @returns {Promise<Uint8Array<ArrayBuffer>>} */
export async function fileBytes(url) {
  const { readFile } = await import("node:fs/promises");
  return new Uint8Array(await readFile(url));
}

/**
 * @param {string} script address of the worker's script
 * @returns {URL} of a module that prepares the thread, then runs the script
 */
const prepared = (script) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
  import { parentPort } from "node:worker_threads";
  for (const name of ["postMessage", "addEventListener", "removeEventListener"]) globalThis[name] = parentPort[name].bind(parentPort);
  await import(${JSON.stringify(script)});
  parentPort.start();
`)}`,
  );

/**
 * Rejects outside node.
 *
 * @returns {Promise<{ start: (script: string) => Worker, cores: number }>}
 */
export async function nodeWorkers() {
  const [{ Worker: Thread }, { availableParallelism }] = await Promise.all([
    import("node:worker_threads"),
    import("node:os"),
  ]);

  /** What of a browser's Worker the link uses. */
  class ThreadWorker {
    /** @param {string} script */
    constructor(script) {
      this.thread = new Thread(prepared(script));
    }

    /** @param {unknown} message @param {any[]} [transfer] */
    postMessage(message, transfer) {
      this.thread.postMessage(message, transfer);
    }

    /** @param {string} type @param {((event: object) => void) | { handleEvent: (event: object) => void }} listener */
    addEventListener(type, listener) {
      const hear = (/** @type {object} */ event) =>
        typeof listener === "function" ? listener(event) : listener.handleEvent(event);
      this.thread.on(type, (value) =>
        hear(type === "error" ? { message: String(value?.message ?? value) } : { data: value }),
      );
    }

    /** Comlink removes listeners of a proxy that is released; the link ends the thread instead. */
    removeEventListener() {}

    terminate() {
      void this.thread.terminate();
    }
  }

  return {
    start: (script) => /** @type {Worker} */ (/** @type {unknown} */ (new ThreadWorker(script))),
    cores: availableParallelism(),
  };
}
