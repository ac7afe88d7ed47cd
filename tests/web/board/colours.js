/** The colours of the style sheets, and measures of colours, for the tests of contrast. */
import { readFileSync } from "node:fs";

const css = ["board-colours", "steps"]
  .map((name) => readFileSync(new URL(`../../../web/styles/${name}.css`, import.meta.url), "utf8"))
  .join("");

/** The colours of a sheet by name, without `--board-`. @param {string} sheet @param {number} place 0: light, 1: dark */
const coloursIn = (sheet, place) =>
  Object.fromEntries(
    [...sheet.matchAll(/--board-([\w-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+))/g)].map(([, name, ...values]) => [
      name,
      values[2] ?? values[place],
    ]),
  );

const own = readFileSync(new URL("../../../web/styles/themes.css", import.meta.url), "utf8");
/** @type {[name: string, table: string][]} */
const tables = [...own.matchAll(/data-palette="([\w-]+)"\] \{([^}]*)\}/g)].map(([, name, table]) => [name, table]);

/** The colours of each theme by name, without `--board-`. */
export const themes = Object.fromEntries(
  ["light", "dark"].flatMap((scheme, place) => [
    [scheme, coloursIn(css, place)],
    ...tables
      .filter(([, table]) => table.includes("light-dark") || luminanceOfPaper(table) > 0.5 === (place === 0))
      .map(([name, table]) => [`${name}, ${scheme}`, { ...coloursIn(css, place), ...coloursIn(table, place) }]),
  ]),
);

/** @param {string} table of a theme that is either light or dark */
function luminanceOfPaper(table) {
  return luminance(coloursIn(table, 0).paper);
}

/** The red, green and blue light of a colour such as #fff or #102030, from 0 to 1. */
export function lightOf(colour) {
  const digits =
    colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit) : colour.slice(1).match(/../g);
  return digits
    .map((hex) => parseInt(hex, 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
}

/** Relative luminance by WCAG 2: what is left of a colour in grey print. */
export function luminance(colour) {
  const [red, green, blue] = lightOf(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours by WCAG 2. */
export function contrast(a, b) {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * What readers see: with full colour vision, and without one of the three kinds of cones (Machado, Oliveira and
 * Fernandes, 2009).
 */
export const visions = {
  "full colour vision": [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const times = (matrix, vector) => matrix.map((row) => row.reduce((sum, factor, i) => sum + factor * vector[i], 0));
const cones = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const lab = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

/** What a reader sees of a colour, in OKLab: lightness, from green to red, from blue to yellow. */
function seenBy(colour, vision) {
  const seen = times(vision, lightOf(colour)).map((part) => Math.min(1, Math.max(0, part)));
  return times(lab, times(cones, seen).map(Math.cbrt));
}

/** Lightness, chroma, and hue in degrees, with full colour vision (OKLCH). */
export function lightnessChromaHue(colour) {
  const [lightness, red, yellow] = seenBy(colour, visions["full colour vision"]);
  return { lightness, chroma: Math.hypot(red, yellow), hue: ((Math.atan2(yellow, red) * 180) / Math.PI + 360) % 360 };
}

/** How different two colours look: their distance in OKLab. A just visible difference is about 0.02. */
export function difference(a, b, vision) {
  const [first, second] = [a, b].map((colour) => seenBy(colour, vision));
  return Math.hypot(...first.map((part, i) => part - second[i]));
}
