/**
 * The size at which a board is drawn: so that the whole board fits, or with cells of a chosen size, of which a window
 * is visible. The browser itself scrolls the window, so that fingers, wheels and scroll bars work as on every page.
 *
 * @typedef {object} Zoom
 * @property {() => void} in
 * @property {() => void} out
 * @property {() => void} fit
 * @property {() => boolean} isUseful true if the cells are small enough to be enlarged, or are enlarged now
 * @property {() => number | null} cell the chosen size in CSS pixels; null to fit
 * @property {(cell: number | null, anchor?: Point) => void} to sets the size of a cell; `anchor` is the point of the
 *   window that does not move
 * @property {() => void} forget goes back to fitting without a call of `changed`
 * @property {(size: number) => void} fits must be called with the size of a cell at which the board fits
 * @typedef {{ x: number, y: number }} Point in CSS pixels from the corner of the window
 */

/** Cells of this size in CSS pixels need not be enlarged. */
export const comfortable = 30;
const largest = 56;
const step = 1.5;

/**
 * @param {(before: number, after: number, anchor?: Point) => void} changed called with the size of a cell before and
 *   after a change
 * @returns {Zoom}
 */
export function createZoom(changed) {
  /** @type {number | null} */
  let chosen = null;
  let fitting = comfortable;
  const size = () => chosen ?? fitting;

  /** @param {number | null} cell @param {Point} [anchor] */
  function to(cell, anchor) {
    const before = size();
    const wanted = cell === null || cell <= fitting * 1.02 ? null : Math.min(cell, Math.max(largest, fitting));
    if (wanted === chosen) return;
    chosen = wanted;
    changed(before, size(), anchor);
  }

  return {
    // The first step always leads to cells that are large enough to read and to touch.
    in: () => to(Math.max(size() * step, chosen === null ? comfortable : 0)),
    out: () => to(size() / step),
    fit: () => to(null),
    isUseful: () => chosen !== null || fitting < comfortable,
    cell: () => chosen,
    to,
    forget() {
      chosen = null;
    },
    fits(cell) {
      fitting = cell;
    },
  };
}

/**
 * Binds zooming by Ctrl and the wheel (which a pinch on a trackpad also sends) and by two fingers, and dragging with
 * the mouse.
 *
 * @param {HTMLElement} scroller
 * @param {Zoom} zoom
 * @param {() => number} cellNow in CSS pixels
 * @returns {() => void} the unbinder
 */
export function bindZoom(scroller, zoom, cellNow) {
  const binding = new AbortController();
  const on = (/** @type {string} */ type, /** @type {(event: any) => void} */ listener, passive = true) =>
    scroller.addEventListener(type, listener, { signal: binding.signal, passive });
  const at = (/** @type {{ clientX: number, clientY: number }} */ { clientX, clientY }) => {
    const { left, top } = scroller.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  on(
    "wheel",
    (event) => {
      if (!event.ctrlKey || !zoom.isUseful()) return;
      event.preventDefault();
      zoom.to(cellNow() * Math.exp(-Math.max(-50, Math.min(50, event.deltaY)) / 120), at(event));
    },
    false,
  );
  bindPinch(on, zoom, cellNow, at);
  bindDrag(on, scroller, zoom);
  return () => binding.abort();
}

/** @typedef {(type: string, listener: (event: any) => void, passive?: boolean) => void} On */

/**
 * @param {On} on
 * @param {Zoom} zoom
 * @param {() => number} cellNow
 * @param {(point: { clientX: number, clientY: number }) => Point} at
 */
function bindPinch(on, zoom, cellNow, at) {
  /** @type {{ apart: number, cell: number } | null} */
  let pinch = null;
  const apart = (/** @type {TouchList} */ [a, b]) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
  on("touchstart", ({ touches }) => {
    pinch = touches.length === 2 && zoom.isUseful() ? { apart: apart(touches), cell: cellNow() } : null;
  });
  on(
    "touchmove",
    (event) => {
      if (!pinch || event.touches.length !== 2) return;
      if (event.cancelable) event.preventDefault();
      const [a, b] = event.touches;
      const middle = { clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 };
      zoom.to((pinch.cell * apart(event.touches)) / pinch.apart, at(middle));
    },
    false,
  );
  on("touchend", () => {
    pinch = null;
  });
}

/** Lets the mouse drag an enlarged board. @param {On} on @param {HTMLElement} scroller @param {Zoom} zoom */
function bindDrag(on, scroller, zoom) {
  /** @type {{ x: number, y: number, left: number, top: number, far: boolean } | null} */
  let drag = null;
  on("pointerdown", ({ pointerType, button, clientX: x, clientY: y }) => {
    const holds = pointerType === "mouse" && button === 0 && zoom.cell() !== null;
    drag = holds ? { x, y, left: scroller.scrollLeft, top: scroller.scrollTop, far: false } : null;
  });
  on("pointermove", ({ clientX, clientY, buttons }) => {
    if (!drag || !(buttons & 1)) return;
    drag.far ||= Math.hypot(clientX - drag.x, clientY - drag.y) > 6;
    if (drag.far) scroller.scrollTo(drag.left + drag.x - clientX, drag.top + drag.y - clientY);
  });
  on("pointerup", () => {
    drag = null;
  });
}
