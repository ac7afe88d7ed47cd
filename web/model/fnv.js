/**
 * The hash FNV-1a, 32 bits, over numbers in place of bytes (Fowler, Noll and Vo 1991).
 * @param {Iterable<number>} values
 * @returns {number}
 */
export function fnv1a(values) {
  let hash = 0x811c9dc5;
  for (const value of values) hash = Math.imul(hash ^ value, 0x01000193) >>> 0;
  return hash;
}
