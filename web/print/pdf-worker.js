/** The worker that writes PDF files: a message for the beginning, one for each page, one for the end. */
import { PdfWriter } from "./play-pdf.js";

/**
 * @typedef {{ kind: "begin", properties: import("./play-pdf.js").PdfProperties, files:
 *   import("./fonts/face.js").FontFiles } | { kind: "page", page: import("./layout/boxes.js").Page } | { kind: "end" }}
 *   Order
 * @typedef {{ kind: "page" } | { kind: "file", bytes: ArrayBuffer } | { kind: "error", message: string }} Answer a page
 *   is answered when it is drawn
 */

const scope = /** @type {Pick<Worker, "postMessage" | "addEventListener">} */ (/** @type {unknown} */ (self));

/** @type {PdfWriter | undefined} */
let writer;

scope.addEventListener("message", ({ data }) => {
  try {
    obey(data);
  } catch (error) {
    answer({ kind: "error", message: String(error) });
  }
});

/** @param {Order} order */
function obey(order) {
  if (order.kind === "begin") writer = new PdfWriter(order.properties, order.files);
  else if (order.kind === "page") {
    writer?.add(order.page);
    answer({ kind: "page" });
  } else if (writer) {
    const bytes = writer.end();
    answer({ kind: "file", bytes }, [bytes]);
  }
}

/** @param {Answer} it @param {Transferable[]} [transferred] */
function answer(it, transferred = []) {
  scope.postMessage(it, transferred);
}
