/** What the cases of printed pages run in a browser: the players of the sources, as one module. */
import { mountPages } from "../../../web/print/browser-print.js";
import { loadFonts, showFonts } from "../../../web/print/fonts/font-files.js";
import { makePdf } from "../../../web/print/make-pdf.js";
import { svgElement } from "../../../web/board/svg-nodes.js";
import { pageTree } from "../../../web/print/play-svg.js";
import { everyOperation, documentOf, samplePage } from "../../web/print/sample-pages.js";

Object.assign(globalThis, {
  players: { documentOf, everyOperation, loadFonts, makePdf, mountPages, pageTree, samplePage, showFonts, svgElement },
});
