/** Writes pages as a PDF file: vectors, and text in embedded fonts. Runs in a worker of the page and in node. */
import { jsPDF } from "jspdf";

import { composed, makeFace } from "./fonts/face.js";
import { drawBoxes } from "./pen-boxes.js";
import { PdfPen } from "./pdf-pen.js";
import { Structure } from "./structure.js";
import { xmpOf } from "./xmp.js";

/**
 * @typedef {import("./layout/boxes.js").Page} Page
 * @typedef {import("./layout/boxes.js").PrintedDocument} PrintedDocument
 * @typedef {import("./fonts/face.js").FontFiles} FontFiles
 *
 * @typedef {object} PdfProperties
 * @property {string} title
 * @property {string} author "" for none
 * @property {string} language
 * @property {readonly import("./layout/boxes.js").Bookmark[]} [outline]
 * @property {boolean} [hasMetadata] whether the file has the properties in XML (XMP), too
 * @property {boolean} [isTagged] whether the file says what is a heading, a table, a picture
 * @property {string} [subject]
 * @property {string} [keywords] separated by commas
 * @property {Date} created the same pages with the same date give the same bytes
 */

/** A PDF file that grows page by page. */
export class PdfWriter {
  #properties;
  #doc;
  #pen;
  /** What makes the identity of the file, as a hash. */
  #hash = new TextHash();

  /** @param {PdfProperties} properties @param {FontFiles} files */
  constructor(properties, files) {
    this.#properties = properties;
    this.#doc = /** @type {import("./pdf-pen.js").Doc} */ (
      /** @type {unknown} */ (
        new jsPDF({ unit: "pt", format: [72, 72], compress: true, putOnlyUsedFonts: true, floatPrecision: 3 })
      )
    );
    // The first page comes with the document and has no size yet.
    this.#doc.deletePage(1);
    const structure = properties.isTagged ? new Structure(this.#doc) : null;
    this.#pen = new PdfPen(this.#doc, makeFace(files), files, structure);
  }

  /** Takes between 1 ms and half a second, for a 25×25 board with all candidates. @param {Page} page */
  add(page) {
    const { width, height, trim, bleed } = page;
    this.#doc.addPage([width, height], width > height ? "l" : "p");
    const context = this.#doc.internal.getCurrentPageInfo().pageContext;
    Object.assign(context, { trimBox: pdfBox(trim, height), bleedBox: pdfBox(bleed, height) });
    this.#pen.begin(height);
    drawBoxes(this.#pen, page.boxes);
    for (const line of this.#doc.internal.pages.at(-1) ?? []) this.#hash.add(line);
  }

  /** @returns {ArrayBuffer} the whole file; the writer must not be used afterwards */
  end() {
    const doc = this.#doc;
    const {
      title,
      author,
      subject = "",
      keywords = "",
      language,
      outline = [],
      hasMetadata,
      created,
    } = this.#properties;
    doc.setProperties({ title, author, subject, keywords, creator: "Nonet" });
    doc.setLanguage(/** @type {"en"} */ (language));
    // A window shows the title instead of the name of the file.
    doc.viewerPreferences({ DisplayDocTitle: true });
    for (const { title: name, page } of outline)
      /** @type {any} */ (doc).outline.add(null, composed(name), { pageNumber: page + 1 });
    doc.setCreationDate(new UniversalDate(created));
    for (const text of [title, author, language, created.toISOString()]) this.#hash.add(text);
    const id = this.#hash.digest();
    doc.setFileId(id);
    if (hasMetadata) doc.addMetadata(xmpOf({ title, author, subject, keywords, language, created, id }), true);
    return doc.output("arraybuffer");
  }
}

/**
 * Writes a whole document.
 *
 * @param {PrintedDocument} printed
 * @param {object} options
 * @param {FontFiles} options.files
 * @param {Date} options.created
 * @param {string} [options.subject]
 * @param {string} [options.keywords] separated by commas
 * @param {AbortSignal} [options.signal]
 * @param {(done: number, of: number) => void} [options.onProgress] pages
 * @returns {Promise<ArrayBuffer>}
 * @throws {DOMException} the reason of the signal
 */
export async function writePdf(printed, { files, signal, onProgress, ...rest }) {
  const { title, author, language, outline, hasMetadata, isTagged } = printed;
  const writer = new PdfWriter({ title, author, language, outline, hasMetadata, isTagged, ...rest }, files);
  for (let i = 0; i < printed.pageCount; i++) {
    writer.add(printed.page(i));
    onProgress?.(i + 1, printed.pageCount);
    await new Promise((resume) => setTimeout(resume));
    signal?.throwIfAborted();
  }
  return writer.end();
}

/** @param {import("./layout/boxes.js").Area} area @param {number} height of the page; in PDF y grows upwards */
const pdfBox = ({ x, y, width, height: own }, height) => ({
  bottomLeftX: x,
  bottomLeftY: height - y - own,
  topRightX: x + width,
  topRightY: height - y,
});

/** A date that jsPDF writes in universal time: a file must not depend on where it was made. */
class UniversalDate extends Date {
  getTimezoneOffset() {
    return 0;
  }
  getFullYear() {
    return this.getUTCFullYear();
  }
  getMonth() {
    return this.getUTCMonth();
  }
  getDate() {
    return this.getUTCDate();
  }
  getHours() {
    return this.getUTCHours();
  }
  getMinutes() {
    return this.getUTCMinutes();
  }
  getSeconds() {
    return this.getUTCSeconds();
  }
}

/** A hash of texts: to tell files apart, not against forgers. */
class TextHash {
  #first = 0x811c9dc5;
  #second = 0x9e3779b9;

  /** @param {string} text */
  add(text) {
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      this.#first = Math.imul(this.#first ^ code, 0x01000193);
      this.#second = Math.imul(this.#second ^ code, 0x5bd1e995);
    }
  }

  /** @returns {string} 32 hexadecimal digits */
  digest() {
    const mixed = (/** @type {number} */ a, /** @type {number} */ b) =>
      (Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ Math.imul(b ^ (b >>> 13), 0xc2b2ae35)) >>> 0;
    const words = [
      this.#first >>> 0,
      this.#second >>> 0,
      mixed(this.#first, this.#second),
      mixed(this.#second, this.#first),
    ];
    return words.map((word) => word.toString(16).padStart(8, "0")).join("");
  }
}
