/**
 * The colours that an author gave to a drawing, as operations name them: `#rrggbb|#rrggbb`, for a light and for a dark
 * board. On a dark board a light colour is dark and a dark one light; the hue stays.
 *
 * @typedef {[red: number, green: number, blue: number, alpha: number]} Parts 0 … 255, and 0 … 1
 */

/** Colours that authors name. @type {Readonly<Record<string, string>>} */
const named = {
  black: "000000",
  white: "ffffff",
  grey: "808080",
  gray: "808080",
  darkgrey: "a9a9a9",
  darkgray: "a9a9a9",
  lightgrey: "d3d3d3",
  lightgray: "d3d3d3",
  silver: "c0c0c0",
  red: "ff0000",
  darkred: "8b0000",
  maroon: "800000",
  green: "008000",
  darkgreen: "006400",
  lightgreen: "90ee90",
  lime: "00ff00",
  blue: "0000ff",
  darkblue: "00008b",
  navy: "000080",
  lightblue: "add8e6",
  skyblue: "87ceeb",
  cyan: "00ffff",
  aqua: "00ffff",
  teal: "008080",
  yellow: "ffff00",
  gold: "ffd700",
  orange: "ffa500",
  darkorange: "ff8c00",
  brown: "a52a2a",
  purple: "800080",
  violet: "ee82ee",
  magenta: "ff00ff",
  pink: "ffc0cb",
};

/** What is not seen. */
const unseen = new Set(["none", "transparent"]);

/** The ink of a colour that is not known here: what an author drew is seen. */
const usualInk = named.grey;

/** @param {string} colour of CSS @returns {Parts | null} null for a colour that is not seen, and for a damaged one */
function partsOf(colour) {
  const small = colour.toLowerCase();
  if (unseen.has(small)) return null;
  const [, form, list = ""] = /^(rgb|hsl)a?\(([^)]*)\)$/.exec(small) ?? [];
  const parts = form ? partsIn(form, list) : partsOfHex(small.startsWith("#") ? small.slice(1) : hexOf(small));
  if (parts.length < 4 || !parts.every(Number.isFinite)) return null;
  const [red, green, blue, alpha] = parts.map((part, place) => Math.min(place < 3 ? 255 : 1, Math.max(0, part)));
  return [red, green, blue, alpha];
}

/** @param {string} name */
const hexOf = (name) => (Object.hasOwn(named, name) ? named[name] : usualInk);

/** @param {string} hex @returns {number[]} */
function partsOfHex(hex) {
  const digits = hex.length < 6 ? [...hex].map((digit) => digit + digit).join("") : hex;
  const [red, green, blue, alpha = 255] = (digits.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
  return [red, green, blue, alpha / 255];
}

/**
 * The parts of a colour such as `rgb(255 0 0 / 50%)`.
 * @param {string} form "rgb" or "hsl" @param {string} list @returns {number[]} fewer than four where parts are missing
 */
function partsIn(form, list) {
  const words = list.split(/[\s,/]+/).filter(Boolean);
  const [first, second, third, alpha] = words.map((word) => (/\d/.test(word) ? Number(word.replace("%", "")) : NaN));
  if (words.length < 3 || words.length > 4) return [];
  const seen = alpha === undefined ? 1 : shareOf(words[3], alpha, 1);
  if (form === "rgb") return [...[first, second, third].map((part, place) => shareOf(words[place], part, 255)), seen];
  return [...partsOfHue(first, second / 100, third / 100), seen];
}

/** @param {string} word @param {number} part the number in the word @param {number} whole what 100% are */
const shareOf = (word, part, whole) => (word.endsWith("%") ? (part / 100) * whole : part);

/** @param {number} hue in degrees @param {number} strength 0 … 1 @param {number} light 0 … 1 */
function partsOfHue(hue, strength, light) {
  const reach = strength * Math.min(light, 1 - light);
  return [0, 8, 4].map((shift) => {
    const place = (((shift + hue / 30) % 12) + 12) % 12;
    return (light - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1))) * 255;
  });
}

/** How light the darkest and the lightest colours of a dark board are, 0 … 1. */
const [darkest, lightest] = [0.14, 0.95];

/**
 * A colour for a dark board: as light as it was dark. A strong colour is seen on both.
 * @param {Parts} parts @returns {Parts}
 */
function turned([red, green, blue, alpha]) {
  const [most, least] = [Math.max(red, green, blue) / 255, Math.min(red, green, blue) / 255];
  const light = (most + least) / 2;
  const strength = most === least ? 0 : (most - least) / (1 - Math.abs(2 * light - 1));
  const isStrong = strength > 0.3 && light > 0.35 && light < 0.65;
  const wanted = isStrong ? light : darkest + (1 - light) * (lightest - darkest);
  const reach = strength * (1 - Math.abs(2 * wanted - 1));
  const scale = (/** @type {number} */ part) =>
    most === least ? wanted : wanted - reach / 2 + (reach * (part / 255 - least)) / (most - least);
  return [scale(red) * 255, scale(green) * 255, scale(blue) * 255, alpha];
}

/** Whether a colour is nearly white or black. @param {string | undefined} colour */
export function isWhiteOrBlack(colour) {
  const [red, green, blue] = (colour && partsOf(colour)) || [128, 0, 0];
  return [red, green, blue].every((part) => part > 235) || [red, green, blue].every((part) => part < 20);
}

/**
 * The luminance of a ground, 0 … 1, on which digits have a contrast of 3: black givens, and entries, which are blue.
 * Less can hardly be read.
 */
const leastGrounds = { given: 0.1, entry: 0.34 };

/**
 * Whether a colour is so dark that it hides digits. On a dark board such a colour is turned, and hides a light digit;
 * only a strong colour stays dark there.
 * @param {string | undefined} colour @param {number} [opacity] @param {keyof typeof leastGrounds} [kind] of the digits
 */
export function hidesDigits(colour, opacity = 1, kind = "given") {
  const [red, green, blue, alpha] = (colour && partsOf(colour)) || [0, 0, 0, 0];
  const light = (/** @type {number} */ part) => (1 - alpha * opacity * (1 - part / 255)) ** 2.2;
  return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue) < leastGrounds[kind];
}

/** @param {Parts} parts */
const written = ([red, green, blue, alpha]) =>
  `#${[red, green, blue, ...(alpha < 1 ? [alpha * 255] : [])]
    .map((part) =>
      Math.min(255, Math.max(0, Math.round(part)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

/**
 * Returns a colour as operations name it.
 * @param {string | undefined} colour of CSS
 * @param {number} [opacity]
 * @param {boolean} [isKept] whether a dark board has the same colour
 * @returns {import("../palette.js").ColourName | null} null for nothing that can be seen
 */
export function drawnColour(colour, opacity = 1, isKept = false) {
  const parts = colour ? partsOf(colour) : null;
  if (!parts) return null;
  const [red, green, blue, alpha] = parts;
  /** @type {Parts} */
  const seen = [red, green, blue, alpha * Math.min(1, Math.max(0, opacity))];
  return seen[3] < 0.02
    ? null
    : /** @type {import("../palette.js").ColourName} */ (`${written(seen)}|${written(isKept ? seen : turned(seen))}`);
}
