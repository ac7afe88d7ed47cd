/** Wheel, two fingers and dragging, which enlarge a board with small cells and move it. */
/**
 * Binds zooming by Ctrl and the wheel (which a pinch on a trackpad also sends) and by two fingers, and dragging with
 * the mouse.
 *
 * @param {HTMLElement} scroller
 * @param {import("./zoom.js").Zoom} zoom
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
 * @param {import("./zoom.js").Zoom} zoom
 * @param {() => number} cellNow
 * @param {(point: { clientX: number, clientY: number }) => import("./zoom.js").Point} at
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

/**
 * Lets the mouse drag an enlarged board.
 * @param {On} on
 * @param {HTMLElement} scroller
 * @param {import("./zoom.js").Zoom} zoom
 */
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
