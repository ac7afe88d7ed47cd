/**
 * Numbers as a language writes them. Small whole numbers are written alike in all languages of the page.
 * `Intl.NumberFormat` is made for other numbers only: the first one takes the browser some twenty milliseconds.
 */

/** Below this number no language separates groups of digits. */
const firstGrouped = 1000;

/** The languages of the page that write a point before decimals. The others write a comma. */
const withPoint = ["en", "zh"];

/** A rating with one decimal: "7.1" or "7,1". @param {number} rating @param {string} language */
export const ratingText = (rating, language) =>
  rating.toFixed(1).replace(".", withPoint.includes(language) ? "." : ",");

/**
 * @param {string | string[]} locale
 * @param {Intl.NumberFormatOptions} [options]
 * @returns {Pick<Intl.NumberFormat, "format">}
 */
export function createNumber(locale, options = {}) {
  /** @type {Intl.NumberFormat | null} */
  let full = null;
  const isPlain = Object.keys(options).length === 0;
  return {
    format: (value) =>
      isPlain && Number.isInteger(value) && Math.abs(Number(value)) < firstGrouped
        ? String(value)
        : (full ??= new Intl.NumberFormat(locale, options)).format(value),
  };
}
