import { chineseFamily, makeFace, textFamily } from "./face.js";
import { fontBytes } from "./sources.js";

/** @typedef {{ files: import("./face.js").FontFiles, face: import("./face.js").Face }} PrintFonts */

/** @type {Promise<PrintFonts> | undefined} */
let loading;

/**
 * Loads the fonts of printed pages: about 120 KB over the network, once. What failed is tried again at the next call.
 *
 * @returns {Promise<PrintFonts>}
 * @throws {Error} when a font cannot be loaded
 */
export function loadFonts() {
  loading ??= load();
  loading.catch(() => (loading = undefined));
  return loading;
}

async function load() {
  const [regular, semibold, chinese] = await Promise.all([
    fontBytes("nonet-400"),
    fontBytes("nonet-600"),
    fontBytes("nonet-zh"),
  ]);
  if (!regular || !semibold) throw new Error("the fonts of printed pages are missing");
  const files = { regular, semibold, chinese };
  return { files, face: makeFace(files) };
}

/** @type {WeakMap<Document, Promise<unknown>>} */
const shown = new WeakMap();

/**
 * Makes the fonts known to a document, so that pages in SVG are drawn with them.
 *
 * @param {Document} document
 * @param {import("./face.js").FontFiles} files
 * @returns {Promise<void>} once the fonts can be drawn
 */
export async function showFonts(document, { regular, semibold, chinese }) {
  const add = async (/** @type {string} */ family, /** @type {Uint8Array} */ bytes, /** @type {string} */ weight) => {
    const font = new FontFace(family, /** @type {Uint8Array<ArrayBuffer>} */ (bytes), { weight });
    document.fonts.add(await font.load());
  };
  if (!shown.has(document)) {
    // Each font covers a range of weights, so that the browser makes no bold letters of its own.
    const showing = Promise.all([
      add(textFamily, regular, "1 500"),
      add(textFamily, semibold, "501 1000"),
      chinese && add(chineseFamily, chinese, "1 1000"),
    ]);
    showing.catch(() => shown.delete(document));
    shown.set(document, showing);
  }
  await shown.get(document);
}
