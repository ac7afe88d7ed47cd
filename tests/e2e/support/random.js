/**
 * Random numbers that a seed gives anew everywhere: a 32-bit Weyl sequence mixed by Murmur3's finaliser (Austin
 * Appleby, public domain).
 *
 * @param {number} seed whole
 * @returns {(below: number) => number} a whole number from 0, below the one asked for
 */
export function newRandom(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return Math.floor((((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32) * below);
  };
}
