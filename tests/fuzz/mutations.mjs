/**
 * Values and texts that are nearly right: known ones with some part changed at random. The same numbers give the same
 * change.
 */
import { randomNumbers } from "../web/model/random-games.js";

/** Values that JSON can hold and that nobody expects. @type {unknown[]} */
const junk = [
  null,
  true,
  0,
  -1,
  0.5,
  4294967290,
  1e308,
  "",
  "constructor",
  "__proto__",
  "toString",
  "5",
  [],
  [null],
  [[null]],
  [4294967290, -1],
  {},
  { toString: 1, valueOf: 1 },
  { length: 3 },
  { constructor: null },
];

/**
 * The value with junk in place of one part, which the numbers choose.
 * @param {any} value
 * @param {(below: number) => number} random
 * @returns {any}
 */
export function withJunk(value, random) {
  if (typeof value !== "object" || value === null || random(6) === 0) return junk[random(junk.length)];
  const copy = Array.isArray(value) ? [...value] : { ...value };
  const keys = Object.keys(copy);
  if (keys.length === 0) return junk[random(junk.length)];
  const key = keys[random(keys.length)];
  if (random(12) === 0) delete copy[key];
  else copy[key] = withJunk(copy[key], random);
  return copy;
}

const signs = [
  "",
  "&",
  "<!--",
  "{",
  "}",
  "[",
  ":",
  ",",
  '"',
  "'",
  "\\",
  "\\u",
  "#p=",
  "%",
  "%3D",
  "=",
  " ",
  "\n",
  "null",
  ".",
  "9",
  "&constructor;",
  "&#0;",
  "N4",
  "🙂",
];

/**
 * The text with some of its parts taken away, doubled or replaced.
 * @param {string} text
 * @param {(below: number) => number} random
 */
export function garbled(text, random) {
  let changed = text;
  for (let i = random(3); i >= 0; i--) {
    const [from, length] = [random(changed.length + 1), random(random(2) ? 3 : 40)];
    const between = random(3) ? signs[random(signs.length)] : changed.slice(from, from + random(20)).repeat(2);
    changed = changed.slice(0, from) + between + changed.slice(from + length);
  }
  return random(8) ? changed : changed.slice(0, random(changed.length + 1));
}

/**
 * The text with one short part repeated until the text is very long: readers must not take much longer than its length.
 * @param {string} text
 * @param {(below: number) => number} random
 */
export function inflated(text, random) {
  const [from, length] = [random(text.length + 1), 1 + random(12)];
  const part = text.slice(from, from + length) || " ";
  return (
    text.slice(0, from) +
    part.repeat(Math.ceil((10_000 + random(190_000)) / part.length)) +
    text.slice(random(3) ? from + length : text.length)
  );
}

/**
 * Random numbers for one input of many. Inputs that follow each other have numbers that have nothing in common.
 * @param {number} seed
 * @param {number} index
 */
export function numbersOfInput(seed, index) {
  let mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index + 1, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return randomNumbers(mixed ^ (mixed >>> 16));
}
