/** What a layout is, in words. */
import { isSquare } from "../model/layout.js";

/** @typedef {import("./words.js").Words} Words */
/** @typedef {import("../model/rules.js").Variant} Variant */

const keys = /** @type {const} */ ({
  x: "variant.x",
  windoku: "variant.windoku",
  asterisk: "variant.asterisk",
  centerdots: "variant.centerdots",
  disjoint: "variant.disjoint",
  antiknight: "variant.antiknight",
  antiking: "variant.antiking",
});
const rules = /** @type {const} */ ({
  x: "rule.x",
  windoku: "rule.windoku",
  asterisk: "rule.asterisk",
  centerdots: "rule.centerdots",
  disjoint: "rule.disjoint",
  antiknight: "rule.antiknight",
  antiking: "rule.antiking",
});

/** The name of a variant. @param {Variant} variant @param {Words} words */
export const variantWords = (variant, words) => words(keys[variant]);

/**
 * Size, boxes and variants by name, as "9 × 9, irregular regions; Diagonals (X)".
 * @param {import("../model/layout.js").Layout} layout
 * @param {Words} words
 */
export const layoutSentence = (layout, words) => withVariants(shapeSentence(layout, words), layout, words);

/**
 * A shape in words, followed by the variants of a layout.
 * @param {string} shape
 * @param {import("../model/layout.js").Layout} layout
 * @param {Words} words
 */
export const withVariants = (shape, { variants }, words) =>
  variants.length
    ? words("shape.with-rules", {
        shape,
        rules: words.list(
          variants.map((variant) => variantWords(variant, words)),
          "bare",
        ),
      })
    : shape;

/**
 * Size and boxes, as "9 × 9, irregular regions", and how many cells there are beside the grid.
 * @param {import("../model/layout.js").Layout} layout
 * @param {Words} words
 */
export function shapeSentence(layout, words) {
  const { digitCount, grids, gridCount } = layout;
  const shape = sentenceOf(digitCount, gridCount ? grids.slice(0, gridCount) : grids, words);
  const count = gridCount && grids.length - gridCount;
  return count ? words("shape.with-cells", { shape, count }) : shape;
}

/**
 * @param {number} digits
 * @param {import("../model/layout.js").Layout["grids"]} grids
 * @param {Words} words
 */
function sentenceOf(digits, grids, words) {
  const [{ rows, columns, boxRows, boxColumns }] = grids;
  if (grids.length > 1) return words("shape.of-grids", { count: grids.length, rows, columns });
  if (!isSquare({ digitCount: digits, grids })) return words("shape.with-digits", { rows, columns, digits });
  return boxRows
    ? words("shape.with-boxes", { side: digits, rows: boxRows, columns: boxColumns })
    : words("shape.with-regions", { side: digits });
}

/**
 * What holds besides rows, columns and boxes; the empty string where nothing does.
 * @param {import("../model/layout.js").Layout} layout
 * @param {Words} words
 */
export function rulesSentence({ grids, variants }, words) {
  const regions = grids.some((grid) => grid.regions) ? [words("rule.regions")] : [];
  return words.text([...regions, ...variants.map((variant) => words(rules[variant]))]);
}
