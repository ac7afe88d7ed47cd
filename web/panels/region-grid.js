/** The cells of the editor of regions: each with its region's number and tint, painted with mouse, finger or keys. */
import { digitOf, symbolOf } from "../model/digits.js";
import { letterOf } from "../board/keys.js";
import { h } from "../controls/dom.js";

/** @typedef {import("../model/jigsaw.js").Regions} Regions */

/** @type {Record<string, [down: number, right: number]>} */
const steps = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/**
 * @param {object} options
 * @param {import("../i18n/words.js").Words} options.words
 * @param {() => void} options.begin a stroke
 * @param {(cell: number, region?: number | null) => void} options.paint with the brush where no region is named
 * @param {() => void} options.end of the stroke
 * @param {() => void} options.undo
 */
export function createRegionGrid({ words, begin, paint, end, undo }) {
  const element = h("div", { class: "region-grid", role: "grid", "aria-label": words("regions.grid") });
  /** @type {HTMLElement[]} */
  let cells = [];
  let side = 0;
  let at = 0;
  let painting = false;

  const cellOf = (/** @type {Element | null} */ target) => {
    const cell = target?.closest("[data-cell]");
    return cell && element.contains(cell) ? Number(/** @type {HTMLElement} */ (cell).dataset.cell) : null;
  };

  /** @param {number} cell */
  function moveTo(cell) {
    if (cells[at]) cells[at].tabIndex = -1;
    at = cell;
    cells[at].tabIndex = 0;
  }

  element.addEventListener("pointerdown", (event) => {
    const cell = cellOf(/** @type {Element} */ (event.target));
    if (cell === null || event.button !== 0) return;
    event.preventDefault();
    // A finger is bound to what it touched first: the cells under it are asked for by place.
    element.setPointerCapture(event.pointerId);
    painting = true;
    begin();
    moveTo(cell);
    cells[cell].focus({ preventScroll: true });
    paint(cell);
  });
  element.addEventListener("pointermove", (event) => {
    if (!painting) return;
    for (const { clientX, clientY } of event.getCoalescedEvents?.() ?? [event]) {
      const cell = cellOf(document.elementFromPoint(clientX, clientY));
      if (cell !== null) paint(cell);
    }
  });
  for (const name of ["pointerup", "pointercancel"]) {
    element.addEventListener(name, () => {
      if (painting) end();
      painting = false;
    });
  }
  element.addEventListener("focusin", ({ target }) => {
    const cell = cellOf(/** @type {Element} */ (target));
    if (cell !== null) moveTo(cell);
  });
  element.addEventListener("keydown", (event) => {
    if (act(event)) event.preventDefault();
  });

  /** @param {KeyboardEvent} event @returns {boolean} whether the key was ours */
  function act(event) {
    if ((event.ctrlKey || event.metaKey) && letterOf(event) === "z") return stroke(undo);
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const step = Object.hasOwn(steps, event.key) ? steps[event.key] : null;
    if (step) {
      const [row, column] = [Math.floor(at / side) + step[0], (at % side) + step[1]].map((place) => Math.min(Math.max(place, 0), side - 1));
      moveTo(row * side + column);
      cells[at].focus();
      return true;
    }
    const region = digitOf(event.key, side) || digitOf(letterOf(event), side);
    if (region) return stroke(() => paint(at, region - 1));
    if (["Backspace", "Delete", "0", "."].includes(event.key)) return stroke(() => paint(at, null));
    return event.key === " " || event.key === "Enter" ? stroke(() => paint(at)) : false;
  }

  /** @param {() => void} work */
  function stroke(work) {
    begin();
    work();
    end();
    return true;
  }

  /** @param {number} wanted */
  function build(wanted) {
    side = wanted;
    at = 0;
    cells = Array.from({ length: side * side }, (_, i) => h("div", { role: "gridcell", "data-cell": i, tabindex: i ? -1 : 0, class: "region-cell" }));
    element.style.setProperty("--side", String(side));
    element.replaceChildren(...Array.from({ length: side }, (_, row) => (
      h("div", { role: "row", class: "region-row" }, ...cells.slice(row * side, (row + 1) * side)))));
  }

  return {
    element,
    focus: () => cells[at].focus({ preventScroll: true }),
    /** @param {Regions} regions */
    update(regions) {
      if (side ** 2 !== regions.length) build(Math.sqrt(regions.length));
      cells.forEach((cell, i) => {
        const region = regions[i];
        const [row, column] = [Math.floor(i / side), i % side];
        cell.textContent = region === null ? "" : symbolOf(region + 1, 35);
        cell.dataset.region = String(region ?? "none");
        cell.classList.toggle("edge-left", column > 0 && regions[i - 1] !== region);
        cell.classList.toggle("edge-top", row > 0 && regions[i - side] !== region);
        cell.setAttribute("aria-label", words("regions.cell", { row: row + 1, column: column + 1, region: region === null ? 0 : region + 1 }));
      });
    },
  };
}
