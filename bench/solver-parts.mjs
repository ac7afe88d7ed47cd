// Rules of our texts as parts of a text of Interactive-Sudoku-Solver, for kinds that `nonet convert` does not write.
// Boards of side 9 alone.

/** @typedef {readonly [row: number, column: number]} Place of a cell, counted from 1 */

const side = 9;
const boxSide = 3;
const digits = Array.from({ length: side }, (_, place) => place + 1);

/** @param {Place} place */
const nameOf = ([row, column]) => `R${row}C${column}`;

/** @param {readonly Place[]} places */
const namesOf = (places) => places.map(nameOf).join("~");

/** @param {string} name such as r1c2 @returns {Place} */
function placeOf(name) {
  const [, row, column] = /^r(\d+)c(\d+)$/.exec(name) ?? [];
  return [Number(row), Number(column)];
}

/**
 * @param {readonly string[]} words names of cells, and runs of cells in a straight line such as r1c1-r1c4
 * @returns {Place[]}
 */
export function placesOf(words) {
  return words.flatMap((word) => {
    const [first, last = first] = word.split("-").map(placeOf);
    const steps = Math.max(Math.abs(last[0] - first[0]), Math.abs(last[1] - first[1]));
    const [down, right] = [Math.sign(last[0] - first[0]), Math.sign(last[1] - first[1])];
    return Array.from(
      { length: steps + 1 },
      (_, step) => /** @type {Place} */ ([first[0] + step * down, first[1] + step * right]),
    );
  });
}

const symbols = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/**
 * A relation of two digits as the text has it: a bit for each pair of digits, six bits in a symbol, the lowest first.
 * @param {(one: number, other: number) => boolean} holds
 */
function relationKey(holds) {
  const bits = digits.flatMap((one) => digits.map((other) => Number(holds(one, other))));
  let key = "";
  for (let start = 0; start < bits.length; start += 6) {
    key += symbols[bits.slice(start, start + 6).reduce((number, bit, place) => number + (bit << place), 0)];
  }
  return key.replace(/A+$/, "");
}

/** @param {readonly string[]} parts of which one holds */
const oneOf = (parts) => `.Or${parts.join("")}.End`;

/** @param {readonly string[]} parts that hold together */
const allOf = (parts) => `.And${parts.join("")}.End`;

/** @param {Place} place @returns {Place[]} */
function neighboursOf([row, column]) {
  const around = /** @type {Place[]} */ ([
    [row - 1, column],
    [row + 1, column],
    [row, column - 1],
    [row, column + 1],
  ]);
  return around.filter((place) => place.every((number) => number >= 1 && number <= side));
}

/** @param {number} product @param {number} count @param {number} [least] @returns {number[][]} ascending digits */
function factors(product, count, least = 1) {
  if (count === 0) return product === 1 ? [[]] : [];
  return digits
    .filter((digit) => digit >= least && product % digit === 0)
    .flatMap((digit) => factors(product / digit, count - 1, digit + 1).map((others) => [digit, ...others]));
}

/** @param {Place} place @returns {Place[]} the cells of its box in reading order */
function boxOf([row, column]) {
  const [top, left] = [row, column].map((number) => number - 1 - ((number - 1) % boxSide));
  return digits.map((digit) => [top + Math.ceil(digit / boxSide), left + 1 + ((digit - 1) % boxSide)]);
}

/** @param {Place} place */
function boxIndexer(place) {
  const box = boxOf(place);
  const number = box.map(nameOf).indexOf(nameOf(place)) + 1;
  return oneOf(digits.map((digit) => allOf([`.~${nameOf(place)}_${digit}`, `.~${nameOf(box[digit - 1])}_${number}`])));
}

/** @param {string} type @param {(one: number, other: number) => boolean} holds @param {readonly Place[]} places */
const related = (type, holds, places) => `.${type}~${relationKey(holds)}~~${namesOf(places)}`;

/** @type {Record<string, (places: Place[], words: string[]) => string>} */
const kinds = {
  minimum: (places) =>
    places
      .flatMap((place) => neighboursOf(place).map((other) => `.GreaterThan~${nameOf(other)}~${nameOf(place)}`))
      .join(""),
  maximum: (places) =>
    places
      .flatMap((place) => neighboursOf(place).map((other) => `.GreaterThan~${nameOf(place)}~${nameOf(other)}`))
      .join(""),
  clone: (places) => {
    const half = places.length / 2;
    return places
      .slice(0, half)
      .map((place, index) => related("Pair", (one, other) => one === other, [place, places[half + index]]))
      .join("");
  },
  nabner: (places) => related("PairX", (one, other) => Math.abs(one - other) > 1, places),
  "same-difference": (places) =>
    oneOf(
      [0, ...digits.slice(0, -1)].map((difference) =>
        related("Pair", (one, other) => Math.abs(one - other) === difference, places),
      ),
    ),
  "product-cage": (places, [product]) =>
    oneOf(
      factors(Number(product), places.length).map((found) => `.ContainExact~${found.join("_")}~${namesOf(places)}`),
    ),
  "box-indexer": (places) => places.map(boxIndexer).join(""),
};

/**
 * @param {string} rule as our texts write it, such as "product-cage 24 r1c1 r1c2"
 * @param {(rule: string) => string} partsBeside the parts of a rule of another kind
 * @returns {string}
 */
export function partsOf(rule, partsBeside) {
  const [kind, ...words] = rule.split(" ");
  if (kind === "any-of") {
    const alternatives = [...rule.matchAll(/\(([^()]*)\)/g)].map(([, inner]) => inner);
    return oneOf(alternatives.map((inner) => allOf([partsOf(inner, partsBeside)])));
  }
  const cells = words.filter((word) => word.startsWith("r"));
  return kinds[kind]?.(placesOf(cells), words) ?? partsBeside(rule);
}

/** @param {string} line 81 symbols @returns {string} */
export const givensOf = (line) =>
  [...line]
    .map((symbol, index) =>
      symbol === "." ? "" : `.~${nameOf([Math.floor(index / side) + 1, (index % side) + 1])}_${symbol}`,
    )
    .join("");
