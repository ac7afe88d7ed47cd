/** The size of data that other pages send. */

/** Larger data were not made by an element: the history of the largest board has less. */
export const mostCharacters = 16_000_000;
/** What a number, a key or a list costs beside its characters. */
const perPart = 8;

/**
 * Whether data have at most `mostCharacters` characters, where each part counts as some characters more. Ends as soon
 * as they have more, so data that contain themselves are too large.
 *
 * @param {unknown} data
 */
export function isOfSoundSize(data) {
  let left = mostCharacters;
  const open = [data];
  while (open.length && left >= 0) {
    const part = open.pop();
    left -= perPart + (typeof part === "string" ? part.length : 0);
    if (typeof part !== "object" || part === null) continue;
    // A list counts with its holes.
    if (Array.isArray(part)) left -= part.length;
    if (ArrayBuffer.isView(part) || part instanceof ArrayBuffer) left -= part.byteLength;
    else if (left >= 0) left = pushParts(part, open, left);
  }
  return left >= 0;
}

/**
 * @param {object} whole
 * @param {unknown[]} open
 * @param {number} left
 * @returns {number} what is left after the names of the parts
 */
function pushParts(whole, open, left) {
  let rest = left;
  for (const name in whole) {
    rest -= perPart + name.length;
    if (rest < 0) break;
    open.push(Reflect.get(whole, name));
  }
  return rest;
}
