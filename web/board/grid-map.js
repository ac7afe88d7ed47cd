/**
 * A map of a board of several grids: each cell is a dot, which is dark when the cell has a digit, and each grid has a
 * frame. The frame of the grid that is seen is strong. A press on the map, or Enter on one of its buttons, leads to a
 * grid. Tab reaches one button, and arrow keys lead from button to button.
 */
import { columnOf, gridNumber, isInGrid, rowOf } from "../model/layout.js";
import { createRoving, cellOf as gridOfButton } from "./roving.js";
import { svgElement, svgNode } from "./svg-nodes.js";

/**
 * @typedef {import("../model/layout.js").Layout} Layout
 * @typedef {Pick<import("./view.js").BoardView, "layout" | "cells">} Seen
 * @typedef {(key: "board.map" | "board.map-grid", values?: Record<string, number>) => string} MapWords
 */

/** The longer side of the map in CSS pixels: two buttons of a samurai are then 24 pixels apart. */
const extent = 60;

/** How far each key leads. @type {Readonly<Record<string, number>>} */
const steps = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/**
 * @param {Document} document
 * @param {MapWords} words
 * @param {(grid: number) => void} go is called with the grid, from 0, that the player chooses
 * @returns {{ element: HTMLElement, update: (view: Seen, grid: number) => void }} `update` shows a board and
 *   the grid of it that is seen
 */
export function createGridMap(document, words, go) {
  const element = document.createElement("div");
  element.className = "grid-map";
  element.setAttribute("role", "toolbar");
  element.setAttribute("aria-label", words("board.map"));
  const roving = createRoving(element);
  /** @type {HTMLButtonElement[]} */
  let buttons = [];
  /** @type {SVGElement[]} */
  let frames = [];
  let dots = svgElement(svgNode("path", {}), document);
  /** The cells of each grid. @type {number[][]} */
  let members = [];
  /** @type {Layout | null} */
  let layout = null;
  /** @type {readonly import("./view.js").CellView[] | null} */
  let cells = null;
  let seen = -1;

  /** @param {Layout} next */
  function build(next) {
    [layout, cells, seen] = [next, null, -1];
    const { rows, columns, grids } = next;
    members = grids.map((_, grid) => cellsOf(next).filter((cell) => isInGrid(next, grid, cell)));
    const unit = extent / Math.max(rows, columns);
    element.style.width = `${columns * unit}px`;
    element.style.height = `${rows * unit}px`;
    const node = (/** @type {string} */ name, /** @type {string} */ d) =>
      svgElement(svgNode("path", { class: name, d }), document);
    const ground = node(
      "map-ground",
      squares(next, () => true),
    );
    dots = node("map-dots", "");
    frames = grids.map((grid) => node("map-frame", box(grid)));
    const picture = svgElement(
      svgNode("svg", { viewBox: `0 0 ${columns} ${rows}`, "aria-hidden": "true" }, []),
      document,
    );
    picture.append(ground, dots, ...frames);
    buttons = grids.map((grid, i) => {
      const button = document.createElement("button");
      button.type = "button";
      button.dataset.cell = String(i);
      const { x, y } = middleOf(grid);
      const reach = reachOf(grids, i);
      Object.assign(button.style, {
        left: `${(x - reach) * unit}px`,
        top: `${(y - reach) * unit}px`,
        width: `${2 * reach * unit}px`,
        height: `${2 * reach * unit}px`,
      });
      return button;
    });
    element.replaceChildren(picture, ...buttons);
    roving.hold(buttons);
  }

  // A press with a pointer chooses the nearest grid, because grids overlap; a key chooses the grid of its button.
  element.addEventListener("mousedown", (event) => event.preventDefault());
  element.addEventListener("click", (event) => {
    if (!layout) return;
    const { left, top, width } = element.getBoundingClientRect();
    const scale = layout.columns / width;
    const [x, y] = [(event.clientX - left) * scale, (event.clientY - top) * scale];
    const grid = event.detail ? nearest(layout.grids.map(middleOf), { x, y }) : gridOfButton(event.target);
    if (grid === null) return;
    roving.reach(grid);
    go(grid);
  });
  element.addEventListener("keydown", (event) => {
    const now = gridOfButton(event.target);
    const step = steps[event.key];
    if (now === null || !step || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    roving.go((now + step + buttons.length) % buttons.length);
  });

  return {
    element,
    update(view, grid) {
      element.hidden = view.layout.gridCount < 2;
      if (element.hidden) return;
      if (view.layout !== layout) build(view.layout);
      if (view.cells !== cells) {
        cells = view.cells;
        const isFilled = (/** @type {number} */ cell) => view.cells[cell].digit > 0;
        dots.setAttribute("d", squares(view.layout, isFilled));
        members.forEach((each, i) => {
          const filled = each.filter(isFilled).length;
          buttons[i].setAttribute(
            "aria-label",
            words("board.map-grid", { grid: gridNumber(view.layout, i), filled, all: each.length }),
          );
        });
      }
      if (grid === seen) return;
      seen = grid;
      buttons.forEach((button, i) => {
        if (i === grid) button.setAttribute("aria-current", "true");
        else button.removeAttribute("aria-current");
        frames[i].classList.toggle("map-seen", i === grid);
      });
      // The frame that is seen lies over the others.
      frames[grid].parentNode?.append(frames[grid]);
      if (roving.focused() === null) roving.reach(grid);
    },
  };
}

/**
 * The index of the point that is the nearest to a point.
 * @param {readonly { x: number, y: number }[]} points
 * @param {{ x: number, y: number }} to
 */
export function nearest(points, to) {
  const away = points.map(({ x, y }) => Math.hypot(x - to.x, y - to.y));
  return away.indexOf(Math.min(...away));
}

/** The middle of a grid in cells of the canvas. @param {import("../model/layout-spec.js").Grid} grid */
const middleOf = ({ row, column, rows, columns }) => ({ x: column + columns / 2, y: row + rows / 2 });

/**
 * Half the side of the button of a grid, in cells: as large as the grid, but the buttons of two grids do not overlap.
 * @param {readonly import("../model/layout-spec.js").Grid[]} grids
 * @param {number} i
 */
function reachOf(grids, i) {
  const { x, y } = middleOf(grids[i]);
  const others = grids.filter((_, other) => other !== i).map(middleOf);
  return Math.min(
    grids[i].rows / 2,
    grids[i].columns / 2,
    ...others.map((other) => Math.max(Math.abs(other.x - x), Math.abs(other.y - y)) / 2),
  );
}

/** The outline of a grid. @param {import("../model/layout-spec.js").Grid} grid */
const box = ({ row, column, rows, columns }) => `M${column} ${row}h${columns}v${rows}h${-columns}z`;

/** A square for each of some cells. @param {Layout} layout @param {(cell: number) => boolean} isWanted */
const squares = (layout, isWanted) =>
  cellsOf(layout)
    .filter(isWanted)
    .map((cell) => `M${columnOf(layout, cell)} ${rowOf(layout, cell)}h1v1h-1z`)
    .join("");

/** @param {Layout} layout */
const cellsOf = ({ cellCount }) => Array.from({ length: cellCount }, (_, cell) => cell);
