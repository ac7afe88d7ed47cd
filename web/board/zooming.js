/**
 * What a board with small cells needs: gestures and buttons, and for several grids a map and a window on one of them.
 * Loaded when the cells are first small.
 */
import { createGridMap } from "./grid-map.js";
import { bindGridWindow } from "./grid-window.js";
import { createZoomBar } from "./zoom-bar.js";
import { bindZoom } from "./zoom-gestures.js";

/**
 * @typedef {object} Zoomed
 * @property {HTMLElement} scroller the window on the board
 * @property {import("./zoom.js").Zoom} zoom
 * @property {() => import("./geometry.js").Geometry} geometryNow
 * @property {() => import("./view.js").BoardView} viewNow
 * @property {(grid: number) => void} enter moves the keyboard to a grid, from 0
 *
 * @typedef {import("./zoom-bar.js").BarWords & import("./grid-map.js").MapWords} ZoomWords
 *
 * @typedef {object} Zooming
 * @property {HTMLElement} element the map and the buttons
 * @property {() => void} update must be called when the size of the cells or the board has changed
 * @property {() => boolean} reveal shows the grid that is seen, if the window is as large as one of several grids;
 *   returns whether it is
 * @property {() => void} release
 */

/**
 * @param {Document} document
 * @param {ZoomWords} words
 * @param {Zoomed} zoomed
 * @returns {Zooming}
 */
export function bindZooming(document, words, zoomed) {
  const { scroller, zoom, geometryNow, viewNow, enter } = zoomed;
  const element = document.createElement("div");
  element.className = "zoom-row";
  const bar = createZoomBar(document, words, zoom);
  const unbind = bindZoom(scroller, zoom, () => geometryNow().cell / devicePixelRatio);
  const grids = bindGridWindow(zoomed);
  const map = createGridMap(document, words, (grid) => {
    enter(grid);
    grids.go(grid);
  });
  element.append(map.element, bar.element);
  return {
    element,
    update() {
      element.hidden = !zoom.isUseful();
      if (element.hidden) return;
      bar.update();
      grids.update();
      map.update(viewNow(), grids.seen());
    },
    reveal: grids.reveal,
    release() {
      unbind();
      grids.release();
      element.remove();
    },
  };
}
