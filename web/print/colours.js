/** Colours of pages as numbers, and in other inks. */

/**
 * @param {string} colour as palettes and boxes write it: #rgb or #rrggbb; #rrggbbaa for a colour that lets white paper
 *   through
 * @returns {[number, number, number]} 0 … 255 each
 */
export function rgbOf(colour) {
  const digits = /^#([\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i.exec(colour)?.[1];
  if (!digits) throw new Error(`a page has the colour "${colour}"; pens need #rgb or #rrggbb`);
  const parts =
    digits.length === 3
      ? [...digits].map((digit) => digit + digit)
      : [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 6)];
  const alpha = parseInt(digits.slice(6) || "ff", 16) / 255;
  return /** @type {[number, number, number]} */ (
    parts.map((part) => Math.round(255 - (255 - parseInt(part, 16)) * alpha))
  );
}

/** How bright the three parts of a colour are, by Rec. 709. */
const brightness = [0.2126, 0.7152, 0.0722];

/** @param {string} colour @returns {number} how bright it is, 0 … 1 */
export const luminance = (colour) => rgbOf(colour).reduce((sum, part, i) => sum + (part * brightness[i]) / 255, 0);

/**
 * Returns a colour as a grey of the same brightness: for printing with black ink alone.
 * @param {string} colour @returns {string} #rrggbb
 */
export function greyOf(colour) {
  const rgb = rgbOf(colour);
  const grey = Math.round(rgb.reduce((sum, part, i) => sum + part * brightness[i], 0));
  return `#${grey.toString(16).padStart(2, "0").repeat(3)}`;
}

/**
 * Returns the four inks of a colour. A grey, and black, is black ink alone.
 * @param {string} colour @returns {[cyan: number, magenta: number, yellow: number, black: number]} 0 … 1 each
 */
export function inksOf(colour) {
  const rgb = rgbOf(colour).map((part) => part / 255);
  const light = Math.max(...rgb);
  const [cyan, magenta, yellow] = rgb.map((part) => (light === 0 ? 0 : 1 - part / light));
  return [cyan, magenta, yellow, 1 - light];
}
