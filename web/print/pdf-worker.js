/**
 * The worker that writes PDF files and pictures. Of a PDF file: a message for the beginning, one for each page, one for
 * the end. Of pictures: a message with the fonts, then one for each picture.
 */
import { makeFace } from "./fonts/face.js";
import { outlinesOf } from "./pictures/outline-pen.js";
import { pictureFile } from "./pictures/picture-file.js";
import { PdfWriter } from "./play-pdf.js";

/**
 * @typedef {import("./fonts/face.js").FontFiles} FontFiles
 * @typedef {import("./layout/boxes.js").Page} Page
 * @typedef {import("./pictures/picture-file.js").DrawOptions} DrawOptions
 * @typedef {{ kind: "begin", properties: import("./play-pdf.js").PdfProperties, files: FontFiles }} Begin
 * @typedef {{ kind: "picture", page: Page, format: import("./pictures/formats.js").PictureFormat, options: DrawOptions
 *   }} DrawOrder
 * @typedef {Begin | { kind: "page", page: Page } | { kind: "end" } | { kind: "fonts", files: FontFiles } | DrawOrder}
 *   Order
 * @typedef {{ kind: "page" } | { kind: "file", bytes: ArrayBuffer } | { kind: "picture", picture: Uint8Array } | {
 *   kind: "error", message: string }} Answer a page is answered when it is drawn
 */

const scope = /** @type {Pick<Worker, "postMessage" | "addEventListener">} */ (/** @type {unknown} */ (self));

/** @type {PdfWriter | undefined} */
let writer;
/** @type {Pick<import("./pictures/picture-file.js").PictureOptions, "files" | "outlines"> | undefined} */
let fonts;

scope.addEventListener("message", ({ data }) => {
  obey(data).catch((error) => answer({ kind: "error", message: String(error) }));
});

/** @param {Order} order */
async function obey(order) {
  if (order.kind === "fonts") fonts = { files: order.files, outlines: outlinesOf(order.files, makeFace(order.files)) };
  else if (order.kind === "picture" && fonts) {
    const picture = await pictureFile(order.page, order.format, { ...fonts, ...order.options });
    answer({ kind: "picture", picture }, [picture.buffer]);
  } else if (order.kind === "begin") writer = new PdfWriter(order.properties, order.files);
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
