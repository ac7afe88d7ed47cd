/** Draws pages as pictures in workers: the page is free meanwhile. */
import { startPdfWorker } from "./pdf-worker-start.js";

/** @typedef {import("./pdf-worker.js").Order} Order */
/** @typedef {import("./pdf-worker.js").Answer} Answer */
/** @typedef {import("./pictures/picture-file.js").DrawPicture} DrawPicture */
/** @typedef {{ order: Order, resolve: (bytes: Uint8Array) => void, reject: (reason: unknown) => void }} Waiting */

/** More workers would take the memory of fonts and pictures, and wait for the page that hands them pages. */
const mostWorkers = 4;

/** @returns {number} how many workers draw at the same time on this device */
export const pictureWorkers = () => Math.min(mostWorkers, Math.max(1, navigator.hardwareConcurrency || 1));

/**
 * Starts workers that draw pictures.
 *
 * @param {import("./fonts/font-files.js").PrintFonts} fonts
 * @param {{ workers?: number, signal?: AbortSignal }} [options] after an abort, what waits rejects with its reason
 * @returns {{ draw: DrawPicture, close: () => void }} `draw` rejects when a worker cannot be loaded or fails
 */
export function createPictureWorkers({ files }, { workers = 1, signal } = {}) {
  /** @type {Waiting[]} */
  const queue = [];
  const pool = Array.from({ length: workers }, () => {
    const worker = startPdfWorker();
    /** @type {Waiting | null} */
    let now = null;
    worker.postMessage(/** @type {Order} */ ({ kind: "fonts", files }));
    const next = () => {
      now = queue.shift() ?? null;
      if (now) worker.postMessage(now.order);
    };
    const fail = (/** @type {unknown} */ reason) => {
      now?.reject(reason);
      next();
    };
    worker.addEventListener("message", ({ data }) => {
      const answer = /** @type {Answer} */ (data);
      if (answer.kind !== "picture") return fail(new Error(answer.kind === "error" ? answer.message : answer.kind));
      now?.resolve(answer.picture);
      next();
    });
    worker.addEventListener("error", ({ message }) =>
      fail(new Error(message || "the module that draws pictures could not be loaded")),
    );
    return {
      take: () => {
        if (!now) next();
      },
      end: (/** @type {unknown} */ reason) => {
        worker.terminate();
        now?.reject(reason);
        now = null;
      },
    };
  });

  function close(/** @type {unknown} */ reason = new Error("the workers are closed")) {
    signal?.removeEventListener("abort", abort);
    for (const { reject } of queue.splice(0)) reject(reason);
    for (const each of pool) each.end(reason);
  }
  const abort = () => close(signal?.reason);
  signal?.addEventListener("abort", abort);

  return {
    draw: (page, format, options) =>
      new Promise((resolve, reject) => {
        queue.push({ order: { kind: "picture", page, format, options }, resolve, reject });
        for (const each of pool) each.take();
      }),
    close: () => close(),
  };
}
