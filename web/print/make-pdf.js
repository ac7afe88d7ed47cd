/** Makes PDF files in a worker: the page is free meanwhile. */
import { startPdfWorker } from "./pdf-worker-start.js";
import { slices } from "./slices.js";

/** Pages that wait for the worker, so that it always has one to draw. */
const mostWaiting = 3;

/**
 * @param {import("./layout/boxes.js").PrintedDocument} printed
 * @param {object} options
 * @param {import("./fonts/font-files.js").PrintFonts} options.fonts
 * @param {Date} [options.created] written into the file: the same document with the same date gives the same bytes
 * @param {string} [options.subject]
 * @param {string} [options.keywords] separated by commas
 * @param {AbortSignal} [options.signal] ends the worker at once
 * @param {(done: number, of: number) => void} [options.onProgress] pages
 * @returns {Promise<Blob>} the file
 * @throws {DOMException} the reason of the signal
 * @throws {Error} when the worker cannot be loaded or fails
 */
export async function makePdf(printed, { fonts, created = new Date(), subject, keywords, signal, onProgress }) {
  signal?.throwIfAborted();
  const worker = new PdfWorker(startPdfWorker(), signal);
  try {
    const { title, author, language, outline, hasMetadata, isTagged } = printed;
    const properties = { title, author, language, outline, hasMetadata, isTagged, subject, keywords, created };
    worker.begin(properties, fonts.files);
    const pause = slices(signal);
    const count = printed.pageCount;
    for (let sent = 0, done = 0; done < count;) {
      if (sent < count && sent - done < mostWaiting) {
        const page = printed.page(sent++);
        // The drawing of a large board and its copy for the worker take a slice each.
        await pause();
        worker.draw(page);
        await pause();
      } else {
        await worker.drawn();
        done++;
        onProgress?.(done, count);
      }
    }
    return new Blob([await worker.end()], { type: "application/pdf" });
  } finally {
    worker.close();
  }
}

/** @typedef {import("./pdf-worker.js").Order} Order */
/** @typedef {import("./pdf-worker.js").Answer} Answer */

/** Orders for the worker, and its answers as promises. A failure or the signal rejects every promise. */
class PdfWorker {
  #worker;
  #signal;
  /** @type {Answer[]} answers that nobody waits for yet */
  #answers = [];
  /** @type {{ resolve: (answer: Answer) => void, reject: (reason: unknown) => void } | null} */
  #waiting = null;
  /** @type {{ reason: unknown } | null} */
  #failure = null;
  #onAbort = () => this.#fail(this.#signal?.reason);

  /** @param {Worker} worker @param {AbortSignal} [signal] */
  constructor(worker, signal) {
    this.#worker = worker;
    this.#signal = signal;
    signal?.addEventListener("abort", this.#onAbort);
    worker.addEventListener("message", ({ data }) => this.#receive(data));
    worker.addEventListener("error", ({ message }) =>
      this.#fail(new Error(message || "the module for PDF files could not be loaded")),
    );
  }

  /** @param {import("./play-pdf.js").PdfProperties} properties @param {import("./fonts/face.js").FontFiles} files */
  begin(properties, files) {
    this.#post({ kind: "begin", properties, files });
  }

  /** @param {import("./layout/boxes.js").Page} page */
  draw(page) {
    this.#post({ kind: "page", page });
  }

  /** Waits until the worker has drawn the next page. */
  async drawn() {
    await this.#answer();
  }

  /** @returns {Promise<ArrayBuffer>} the whole file */
  async end() {
    this.#post({ kind: "end" });
    const answer = await this.#answer();
    if (answer.kind !== "file") throw new Error(`the worker answered "${answer.kind}" instead of a file`);
    return answer.bytes;
  }

  close() {
    this.#signal?.removeEventListener("abort", this.#onAbort);
    this.#worker.terminate();
  }

  /** @param {Order} order */
  #post(order) {
    this.#worker.postMessage(order);
  }

  /** @returns {Promise<Answer>} */
  #answer() {
    if (this.#failure) return Promise.reject(this.#failure.reason);
    const ready = this.#answers.shift();
    return ready ? Promise.resolve(ready) : new Promise((resolve, reject) => (this.#waiting = { resolve, reject }));
  }

  /** @param {Answer} answer */
  #receive(answer) {
    if (answer.kind === "error") return this.#fail(new Error(answer.message));
    const { resolve } = this.#waiting ?? {};
    this.#waiting = null;
    if (resolve) resolve(answer);
    else this.#answers.push(answer);
  }

  /** @param {unknown} reason */
  #fail(reason) {
    this.#failure ??= { reason };
    this.#waiting?.reject(reason);
    this.#waiting = null;
    this.#worker.terminate();
  }
}
