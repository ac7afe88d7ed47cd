/**
 * Seeds that follow from the seed of a document, one for each of its parts, so that the parts do not repeat each other.
 */

/**
 * @param {number} seed 0 … 2^53 - 1
 * @param {number} part 0 … 2^32 - 1
 * @returns {number} 0 … 2^53 - 1
 */
export function seedOf(seed, part) {
  const low = mixed(seed >>> 0, part + 1);
  const high = mixed(Math.floor(seed / 2 ** 32) ^ low, 0x9e3779b9 + part);
  return (high & 0x1fffff) * 2 ** 32 + mixed(low, high);
}

/**
 * The end of MurmurHash3: every bit of the input changes about half of the bits of the result.
 * @param {number} value
 * @param {number} salt
 * @returns {number} 0 … 2^32 - 1
 */
function mixed(value, salt) {
  let bits = value ^ Math.imul(salt, 0x9e3779b1);
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
