/**
 * The keyboard in a grid of cells: Tab reaches one cell, arrow keys lead from cell to cell, and the focus follows. The
 * element of each cell has its number in the attribute `data-cell`.
 */
/** @typedef {HTMLElement | SVGElement} CellElement */
/** @typedef {ReturnType<typeof createRoving>} Roving */

/**
 * The cell of an element; null outside of cells.
 * @param {EventTarget | null} target
 * @returns {number | null}
 */
export function cellOf(target) {
  const name = /** @type {Element | null} */ (target)?.closest("[data-cell]")?.getAttribute("data-cell");
  return name ? Number(name) : null;
}

/**
 * @param {Element} grid
 * @param {(cell: number) => boolean} [isStop] whether Tab reaches a cell in any case
 */
export function createRoving(grid, isStop = () => false) {
  /** By cell; holes for cells without an element. @type {readonly CellElement[]} */
  let cells = [];
  let reached = 0;
  const show = (/** @type {number} */ cell) =>
    cells[cell]?.setAttribute("tabindex", cell === reached || isStop(cell) ? "0" : "-1");

  /** The cell with the focus; null while the focus is elsewhere. */
  function focused() {
    const { activeElement } = /** @type {Document | ShadowRoot} */ (grid.getRootNode());
    return grid.contains(activeElement) ? cellOf(activeElement) : null;
  }

  /** Lets Tab reach a cell. The focus follows when it is in the grid. @param {number} cell */
  function reach(cell, from = focused()) {
    const before = reached;
    reached = cell;
    show(before);
    show(cell);
    if (from !== null && from !== cell) cells[cell]?.focus({ preventScroll: true });
  }

  return {
    focused,
    reach: (/** @type {number} */ cell) => reach(cell),
    /** Moves the focus to a cell; without an argument, to the cell that Tab reaches. */
    go: (cell = reached) => reach(cell, -1),
    /**
     * Takes the elements of the cells: new ones, or the same with other stops.
     * @param {readonly CellElement[]} elements
     */
    hold(elements) {
      cells = elements;
      cells.forEach((_, cell) => show(cell));
    },
  };
}
