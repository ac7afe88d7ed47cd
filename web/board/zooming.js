/**
 * What a board with small cells needs: gestures, buttons, and windows on one of several grids. Loaded when the cells
 * are first small.
 */
import { bindGridWindow } from "./grid-window.js";
import { createZoomBar } from "./zoom-bar.js";
import { bindZoom } from "./zoom-gestures.js";

/**
 * @typedef {object} Zoomed
 * @property {HTMLElement} scroller the window on the board
 * @property {import("./grid.js").Words} words
 * @property {import("./zoom.js").Zoom} zoom
 * @property {() => import("./geometry.js").Geometry} geometryNow
 * @property {() => number} gridNow the grid that is seen, from 0
 *
 * @typedef {object} Zooming
 * @property {HTMLElement} bar the buttons
 * @property {() => void} update must be called when the size of the cells or the board has changed
 * @property {() => boolean} reveal shows the grid that is seen, if the window is as large as one of several grids;
 *   returns whether it is
 * @property {() => void} release
 */

/** @param {Document} document @param {Zoomed} zoomed @returns {Zooming} */
export function bindZooming(document, zoomed) {
  const { scroller, words, zoom, geometryNow } = zoomed;
  const bar = createZoomBar(document, words, zoom);
  const unbind = bindZoom(scroller, zoom, () => geometryNow().cell / devicePixelRatio);
  const grids = bindGridWindow(zoomed);
  return {
    bar: bar.element,
    update() {
      bar.update();
      grids.update();
    },
    reveal: grids.reveal,
    release() {
      unbind();
      grids.release();
      bar.element.remove();
    },
  };
}
