/**
 * @typedef {readonly number[] | Uint8Array | Uint8ClampedArray | Uint16Array | Uint32Array | Int8Array | Int16Array |
 *   Int32Array} Digits a digit for each cell, or 0
 */

/**
 * Returns a list, or the entries of a typed array as a list; null for any other value.
 * @param {unknown} value
 * @returns {unknown[] | null}
 */
export function listOfDigits(value) {
  if (Array.isArray(value)) return value;
  return ArrayBuffer.isView(value) && !(value instanceof DataView)
    ? Array.from(/** @type {Uint8Array} */ (value))
    : null;
}
