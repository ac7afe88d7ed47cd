/**
 * Where a text stops being JSON. The errors of JSON.parse name the place in a different way in each browser, and for
 * short texts in none.
 */

const blank = /[ \t\n\r]*/y;
const plain =
  /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
/** As much of a string as is right. */
const beginning = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*/y;

class Fault extends Error {}

/**
 * @param {string} text
 * @returns {number} offset of the first character that cannot be there; the length of a text that ends too early, or
 *   has no fault
 */
export function faultIn(text) {
  let at = 0;

  /** @param {RegExp} pattern sticky */
  function take(pattern) {
    pattern.lastIndex = at;
    const found = pattern.test(text);
    if (found) at = pattern.lastIndex;
    return found;
  }

  /** @param {string} sign */
  function skip(sign) {
    take(blank);
    if (text[at] !== sign) return false;
    at += 1;
    return true;
  }

  /** @param {boolean} isRight */
  function need(isRight) {
    if (!isRight) throw new Fault();
  }

  function string() {
    take(blank);
    const isString = text[at] === '"' && take(plain);
    if (!isString) take(beginning);
    need(isString);
  }

  /** @param {string} end @param {() => void} entry */
  function entries(end, entry) {
    if (skip(end)) return;
    do entry();
    while (skip(","));
    need(skip(end));
  }

  function member() {
    string();
    need(skip(":"));
    value();
  }

  function value() {
    if (skip("{")) entries("}", member);
    else if (skip("[")) entries("]", value);
    else if (text[at] === '"') string();
    else need(take(plain));
  }

  try {
    value();
    take(blank);
  } catch (error) {
    // Brackets in brackets without end are too deep for this function.
    if (!(error instanceof Fault || error instanceof RangeError)) throw error;
  }
  return at;
}
