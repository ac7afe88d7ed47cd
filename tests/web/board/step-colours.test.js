import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { colourNames, printPalette } from "../../../web/board/palette.js";

const css = ["tokens", "steps"].map((name) => readFileSync(new URL(`../../../web/styles/${name}.css`, import.meta.url), "utf8")).join("");
const themes = Object.fromEntries([1, 2].map((place) => [place === 1 ? "light" : "dark", Object.fromEntries(
  [...css.matchAll(/--board-([\w-]+): light-dark\((#\w+), (#\w+)\)/g)].map((match) => [match[1], match[1 + place]]))]));
const palettes = { ...themes, print: printPalette };

/** Contrast of two colours by WCAG 2. */
function contrast(a, b) {
  const luminance = (colour) => {
    const digits = colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit) : colour.slice(1).match(/../g);
    const [red, green, blue] = digits.map((hex) => parseInt(hex, 16) / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ["paper", "given-paper", "step-house-paper", "step-cover-paper"];
const marks = colourNames.filter((name) => name.startsWith("step-") && !name.endsWith("-paper"));
const tints = colourNames.filter((name) => name.startsWith("step-") && name.endsWith("-paper"));

for (const [theme, palette] of Object.entries(palettes)) {
  const known = (names) => names.filter((name) => palette[name] !== "none");

  test(`${theme}: every mark stands out from every ground by 3 to 1`, () => {
    for (const mark of marks) for (const ground of known(grounds)) {
      assert.ok(contrast(palette[mark], palette[ground]) >= 3, `${mark} on ${ground}: ${contrast(palette[mark], palette[ground]).toFixed(2)}`);
    }
    for (const mark of marks.filter((name) => palette[`${name}-paper`])) assert.ok(contrast(palette[mark], palette[`${mark}-paper`]) >= 3, mark);
  });

  test(`${theme}: digits are read on every ground by 4.5 to 1`, () => {
    for (const ground of known([...grounds, ...tints])) assert.ok(contrast(palette.given, palette[ground]) >= 4.5, ground);
    for (const ground of known(grounds)) assert.ok(contrast(palette.note, palette[ground]) >= 4.5, ground);
    assert.ok(contrast(palette.paper, palette["step-place"]) >= 4.5);
  });
}
