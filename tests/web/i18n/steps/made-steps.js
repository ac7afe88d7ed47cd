/** Steps that are made up for tests, from their parts. */

/** @param {string} text "r3c4 r3c8" @returns {string[]} */
const cells = (text) => text.split(" ");
/** @param {string} role @param {string} where @param {...number} digits */
export const part = (role, where, ...digits) => ({ role, cells: cells(where), digits });
/** @param {string} house @param {number} index @param {string} [role] */
export const house = (house, index, role = "where") => ({ house, index, role });
/** @param {string} kind @param {string} role @param {...number} indices */
export const lines = (kind, role, ...indices) => indices.map((index) => house(kind, index, role));
/** @param {string} where @param {...number} digits every digit from every cell */
export const gone = (where, ...digits) => digits.flatMap((digit) => cells(where).map((cell) => ({ cell, digit })));

/**
 * Links from part to part, strong and weak in turns.
 * @param {number} count
 * @param {boolean} strong the first one
 * @param {boolean} closed whether the last leads back to part 0
 */
export const links = (count, strong = true, closed = false) =>
  Array.from({ length: count }, (_, i) => ({
    from: i,
    to: closed && i === count - 1 ? 0 : i + 1,
    strong: i % 2 === 0 ? strong : !strong,
  }));

/**
 * @param {string} technique
 * @param {number[]} digits
 * @param {object} rest
 * @returns {import("../../../../web/i18n/steps/step-data.js").Step & { version: number }}
 */
export const step = (technique, digits, rest) => ({
  version: 1,
  technique,
  level: 3,
  digits,
  houses: [],
  parts: [],
  links: [],
  placements: [],
  eliminations: [],
  ...rest,
});

/**
 * @param {string} technique
 * @param {string} kind
 * @param {string} cover
 * @param {number[]} base
 * @param {number[]} covers
 * @param {any} [more]
 */
export const fish = (technique, kind, cover, base, covers, more = {}) =>
  step(technique, [5], {
    houses: [...lines(kind, "base", ...base), ...lines(cover, "cover", ...covers)],
    parts: [
      part("vertex", base.flatMap((row) => covers.map((column) => `r${row}c${column}`)).join(" "), 5),
      ...(more.fins ?? []),
    ],
    eliminations: gone(more.gone ?? `r9c${covers[0]}`, 5),
  });

/** A chain over cells with one digit. @param {string} technique @param {string[]} nodes @param {object} [more] */
export const chain = (technique, nodes, more = {}) =>
  step(technique, [5], {
    parts: nodes.map((node) => part("node", node, 5)),
    links: links(nodes.length - 1),
    eliminations: gone("r4c2", 5),
    ...more,
  });
