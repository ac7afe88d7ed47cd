/** Prints puzzles or a path, given as data, on pages of vector graphics. Nothing else of the page is printed. */
import css from "./print.css";
import { renderPath } from "./path.js";
import { renderSheets } from "./sheets.js";

/** @type {WeakMap<Document, HTMLElement>} */
const mounted = new WeakMap();

/**
 * Opens the print dialog for puzzles. The sheets stay in the document, hidden, until the next input on the page: some browsers
 * report the end of printing before they have read the pages.
 *
 * @param {import("./sheets.js").SheetOptions} options
 * @returns {HTMLElement} the sheets
 */
export function printSheet(options) {
  const { document = globalThis.document } = options;
  return present(document, mountSheets({ ...options, document }));
}

/** Opens the print dialog for a path. @param {import("./path.js").PathOptions} options @returns {HTMLElement} the sheets */
export function printPath(options) {
  const { document = globalThis.document } = options;
  return present(document, mount(document, renderPath({ ...options, document })));
}

/** @param {Document} document @param {HTMLElement} sheets */
function present(document, sheets) {
  const remove = () => {
    sheets.remove();
    for (const name of ["pointerdown", "keydown"]) document.removeEventListener(name, remove, true);
  };
  for (const name of ["pointerdown", "keydown"]) document.addEventListener(name, remove, true);
  document.defaultView?.print();
  return sheets;
}

/**
 * Puts sheets into the document without printing them. They replace earlier sheets.
 *
 * @param {import("./sheets.js").SheetOptions & { document: Document }} options
 * @returns {HTMLElement}
 */
export function mountSheets(options) {
  return mount(options.document, renderSheets(options));
}

/** @param {Document} document @param {HTMLElement} sheets */
function mount(document, sheets) {
  adoptStyles(document);
  mounted.get(document)?.remove();
  document.body.append(sheets);
  mounted.set(document, sheets);
  return sheets;
}

/** @type {WeakSet<Document>} */
const styled = new WeakSet();

/** @param {Document} document */
function adoptStyles(document) {
  if (styled.has(document)) return;
  styled.add(document);
  const sheet = new /** @type {typeof globalThis} */ (document.defaultView).CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
