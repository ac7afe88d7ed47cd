/**
 * The worker that reads one text from outside (foreign-text.js). It asks the page to have the engine read what the
 * engine reads.
 */
import { readText } from "../../formats/read.js";

/** @typedef {import("./foreign-text.js").FromWorker} FromWorker */
/** @typedef {import("./foreign-text.js").ToWorker} ToWorker */

/** Puzzles go to the page in messages of about so many cells: the page receives each message in a task of its own. */
const cellsOfMessage = 20_000;

const scope = /** @type {DedicatedWorkerGlobalScope} */ (/** @type {unknown} */ (self));
/** @param {FromWorker} message */
const tell = (message) => scope.postMessage(message);

/** What waits for the page: one call at a time. @type {(answer: any) => void} */
let answered = () => {};

/** @param {string} text @param {{ layout?: string, limit?: number }} options @returns {Promise<any>} */
const parseAll = (text, options) =>
  new Promise((resolve) => {
    answered = resolve;
    tell({ kind: "ask", text, options });
  });

scope.addEventListener("message", ({ data }) => {
  const message = /** @type {ToWorker} */ (data);
  if (message.kind === "answer") answered(message.answer);
  else read(message.text, message.layout).catch((error) => tell({ kind: "failed", message: String(error) }));
});
scope.addEventListener("messageerror", () =>
  tell({ kind: "failed", message: "a message of the page could not be read" }),
);
tell({ kind: "ready" });

/** @param {string} source @param {string} layout */
async function read(source, layout) {
  const { puzzles, errors, ...rest } = await readText(source, { engine: { parseAll }, layout });
  for (let from = 0, cells = 0, i = 0; i < puzzles.length; i++) {
    cells += puzzles[i].givens.length;
    if (cells < cellsOfMessage && i + 1 < puzzles.length) continue;
    tell({ kind: "puzzles", puzzles: puzzles.slice(from, i + 1) });
    [from, cells] = [i + 1, 0];
  }
  // An error would lose its code on its way.
  tell({
    kind: "done",
    reading: {
      ...rest,
      puzzles: [],
      errors: errors.map(({ code, position, details, cell }) => ({ code, position, details, cell })),
    },
  });
}
