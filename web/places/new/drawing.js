/** A value for each cell while the cells are painted by hand: strokes that can be undone. Headless. */

/**
 * @template T
 * @param {readonly T[]} start
 * @param {(values: readonly T[]) => void} changed
 */
export function createDrawing(start, changed) {
  let values = [...start];
  /** @type {T[][]} */
  const past = [];
  /** The values when the present stroke began. @type {T[] | null} */
  let before = null;

  return {
    values: () => /** @type {readonly T[]} */ (values),
    canUndo: () => past.length > 0,
    begin() { before = values; },
    /** @param {number} cell @param {T} value */
    paint(cell, value) {
      if (values[cell] === value) return;
      values = values.with(cell, value);
      changed(values);
    },
    end() {
      if (before && before !== values) past.push(before);
      before = null;
    },
    /** Replaces all values in one stroke; there may be another number of cells. @param {readonly T[]} others */
    replace(others) {
      past.push(values);
      values = [...others];
      changed(values);
    },
    undo() {
      values = past.pop() ?? values;
      changed(values);
    },
  };
}
