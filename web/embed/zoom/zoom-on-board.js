/** What enlarges a board with small cells, with its sentences and its style. Loaded with the first such board. */
import { bindZooming } from "../../board/zooming.js";
import { loadZoomWords } from "../../i18n/zoom-words.js";
import style from "../../styles/zoom.css";

/** Made once for all boards of a document. @type {CSSStyleSheet | null} */
let sheet = null;

/**
 * @param {{ language: string }} words the sentences of the board
 * @returns {ReturnType<import("../../board/board-window.js").LoadZooming>}
 */
export async function loadZooming({ language }) {
  const words = await loadZoomWords(language);
  return (frame, zoomed) => {
    const root = /** @type {Document | ShadowRoot} */ (frame.getRootNode());
    if (!sheet) (sheet = new CSSStyleSheet()).replaceSync(`@layer places{${style}}`);
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
    return bindZooming(frame.ownerDocument, words, zoomed);
  };
}
