/** Prints pages by the browser's print. Nothing else of the page is printed. */
import { svgElement } from "../board/svg-nodes.js";
import { showFonts } from "./fonts/font-files.js";
import { atNextInput, inputs } from "./next-input.js";
import css from "./printed-pages.css";
import { drawPage, pageTree } from "./play-svg.js";
import { slices } from "./slices.js";

/**
 * @typedef {object} BrowserPrintOptions
 * @property {import("./fonts/font-files.js").PrintFonts} fonts
 * @property {string} [name] title of the document until the pages are taken away: browsers propose it as the name of a
 *   file
 * @property {Document} [document]
 * @property {AbortSignal} [signal] takes the pages away before they are printed
 * @property {(done: number, of: number) => void} [onProgress] pages
 */

/** @type {WeakMap<Document, () => void>} what takes the pages of an earlier print away */
const mounted = new WeakMap();

/**
 * Puts the pages into the document and opens the print dialog. The pages stay in the document, hidden, until the next
 * input: some browsers report the end of printing before they have read the pages.
 *
 * @param {import("./layout/boxes.js").PrintedDocument} printed
 * @param {BrowserPrintOptions} options
 * @returns {Promise<void>}
 * @throws {DOMException} the reason of the signal
 */
export async function printPages(printed, options) {
  const { document = globalThis.document } = options;
  const remove = await mountPages(printed, { ...options, document });
  atNextInput(document, remove);
  document.defaultView?.print();
}

/**
 * Puts pages into the document without printing them. They replace earlier pages.
 *
 * @param {import("./layout/boxes.js").PrintedDocument} printed
 * @param {BrowserPrintOptions & { document: Document }} options
 * @returns {Promise<() => void>} takes them away
 * @throws {DOMException} the reason of the signal
 */
export async function mountPages(printed, { fonts, name, document, signal, onProgress }) {
  mounted.get(document)?.();
  await showFonts(document, fonts.files);
  const pages = mountHolder(document, name);
  try {
    const pause = slices(signal);
    for (let i = 0; i < printed.pageCount; i++) {
      const page = printed.page(i);
      await pause();
      const place = (/** @type {SVGElement} */ drawing) => pages.add(page).append(drawing);
      await drawPage(page, { document, pause, place, runsOf: fonts.face.runsOf, language: printed.language });
      onProgress?.(i + 1, printed.pageCount);
    }
  } catch (error) {
    pages.remove();
    throw error;
  }
  pages.finish();
  return pages.remove;
}

/**
 * Gives pages to the browser's own command for printing, which waits for nothing: they are drawn at once, and the
 * document must know their fonts. Pages that `printPages` has put into the document are printed as they are.
 *
 * @param {Document} document
 * @param {() => { printed: import("./layout/boxes.js").PrintedDocument, fonts:
 *   import("./fonts/font-files.js").PrintFonts, name: string } | string} ask returns what is printed, or a sentence
 *   that is printed instead
 * @returns {() => void} ends this
 */
export function answerBrowserPrint(document, ask) {
  let remove = () => {};
  const before = () => {
    remove();
    if (mounted.has(document)) return;
    const asked = ask();
    if (typeof asked === "string") {
      const page = mountHolder(document);
      remove = page.remove;
      page.say(asked);
      return;
    }
    const {
      printed,
      fonts: { face },
      name,
    } = asked;
    const pages = mountHolder(document, name);
    remove = pages.remove;
    for (let i = 0; i < printed.pageCount; i++) {
      const page = printed.page(i);
      pages.add(page).append(svgElement(pageTree(page, { runsOf: face.runsOf, language: printed.language }), document));
    }
    pages.finish();
  };
  // Not at the end of printing: see printPages.
  const takeAway = () => remove();
  document.defaultView?.addEventListener("beforeprint", before);
  for (const name of inputs) document.addEventListener(name, takeAway, { capture: true });
  return () => {
    remove();
    document.defaultView?.removeEventListener("beforeprint", before);
    for (const name of inputs) document.removeEventListener(name, takeAway, { capture: true });
  };
}

/**
 * Puts the element that holds printed pages into a document.
 * @param {Document} document
 * @param {string} [name] see BrowserPrintOptions
 */
function mountHolder(document, name = "") {
  const sheet = new /** @type {typeof globalThis} */ (document.defaultView).CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  const holder = document.createElement("div");
  holder.className = "printed-pages";
  document.body.append(holder);
  const titleBefore = document.title;
  const sizes = new PageSizes();
  const remove = () => {
    holder.remove();
    if (name && document.title === name) document.title = titleBefore;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    if (mounted.get(document) === remove) mounted.delete(document);
  };
  mounted.set(document, remove);
  return {
    remove,
    /** Returns the element of a new page. @param {import("./layout/boxes.js").Page} page */
    add(page) {
      const place = document.createElement("div");
      place.className = "printed-page";
      place.dataset.size = sizes.nameOf(page);
      holder.append(place);
      return place;
    },
    /** @param {string} sentence */
    say(sentence) {
      const text = document.createElement("p");
      text.textContent = sentence;
      holder.append(text);
    },
    /** Gives the paper the sizes of the pages, and the document its name. */
    finish() {
      sheet.replaceSync(`${css}${sizes.rules()}`);
      if (name) document.title = name;
    },
  };
}

/** The sizes of pages as rules for `@page`: almost always one, and a name for each further one. */
class PageSizes {
  /** @type {string[]} */
  #sizes = [];

  /** @param {import("./layout/boxes.js").Page} page */
  nameOf({ width, height }) {
    const size = `${Math.round(width * 1000) / 1000}pt ${Math.round(height * 1000) / 1000}pt`;
    if (!this.#sizes.includes(size)) this.#sizes.push(size);
    return `size-${this.#sizes.indexOf(size)}`;
  }

  rules() {
    const [first, ...others] = this.#sizes;
    const named = others.map(
      (size, i) =>
        `@page size-${i + 1} { size: ${size}; margin: 0; } .printed-page[data-size="size-${i + 1}"] { page: size-${i + 1}; }`,
    );
    return `@page { size: ${first}; margin: 0; } ${named.join(" ")}`;
  }
}
