import assert from "node:assert/strict";
import { test } from "node:test";
import { colourNames } from "../../../web/board/palette.js";
import { printPalette } from "../../../web/board/print-palette.js";
import { colorKeys } from "../../../web/model/position.js";
import { contrast, difference, lightnessChromaHue, luminance, themes, visions } from "./colours.js";

const grades = ["paper", "peer", "same", "selected", "focused"];
const plain = ["paper", "given-paper", "peer", "same", "conflict-paper", "mark-paper"];
const colors = colourNames.filter((name) => name.startsWith("color-"));

/** Asserts that each ink has at least this contrast on each ground. */
function assertContrast(palette, inks, grounds, least) {
  for (const ink of inks)
    for (const ground of grounds) {
      const found = contrast(palette[ink], palette[ground]);
      assert.ok(found >= least, `${ink} on ${ground}: ${found.toFixed(2)}`);
    }
}

for (const [theme, palette] of Object.entries(themes)) {
  test(`${theme}: the style sheets give every colour of a board a value`, () => {
    for (const name of colourNames.filter((each) => each !== "same-line")) assert.ok(palette[name], name);
  });

  test(`${theme}: thin lines stand out from the grounds of cells by 3 to 1, lines of boxes twice as much`, () => {
    assertContrast(palette, ["thin-line"], plain, 3);
    for (const ground of plain)
      assert.ok(
        contrast(palette["thick-line"], palette[ground]) >= 2 * contrast(palette["thin-line"], palette[ground]),
        ground,
      );
  });

  test(`${theme}: digits and notes are read on every ground`, () => {
    assertContrast(palette, ["given", "note"], [...plain, "selected", "focused"], 4.5);
    assertContrast(palette, ["entry", "answer", "conflict"], plain, 4.5);
    // Digits of this size are large text.
    assertContrast(palette, ["entry", "answer", "conflict"], ["selected", "focused"], 3);
    assertContrast(palette, ["coordinate"], ["paper"], 4.5);
  });

  test(`${theme}: digits and notes are read on the player's colours`, () => {
    assertContrast(palette, ["given"], colors, 4.5);
    assertContrast(palette, ["entry", "conflict"], colors, 3);
  });

  test(`${theme}: the ring stands out from all grounds`, () =>
    assertContrast(palette, ["ring"], [...plain, "selected", "focused"], 3));

  test(`${theme}: the grades of ground differ in grey, each stronger than the one before`, () => {
    grades.slice(1).forEach((grade, i) => {
      const step = contrast(palette[grades[i]], palette[grade]);
      assert.ok(step >= 1.12, `${grades[i]} and ${grade}: ${step.toFixed(2)}`);
      assert.ok(contrast(palette.paper, palette[grade]) > contrast(palette.paper, palette[grades[i]]));
    });
  });

  test(`${theme}: the ground of a given is at most 3 % darker than other cells`, () => {
    const lightness = (name) => Math.cbrt(luminance(palette[name]));
    assert.ok(Math.abs(lightness("paper") - lightness("given-paper")) <= 0.03);
  });

  for (const [vision, matrix] of Object.entries(visions)) {
    test(`${theme}: the nine colours and the paper look different with ${vision}`, () => {
      const all = [...colors, "paper"];
      all.forEach((a, i) =>
        all.slice(0, i).forEach((b) => {
          const apart = difference(palette[a], palette[b], matrix);
          assert.ok(apart >= 0.06, `${a} and ${b}: ${apart.toFixed(3)}`);
        }),
      );
    });
  }
}

/** Where the hue of a name lies, in degrees. Grey has none. @type {Record<string, [from: number, to: number]>} */
const hues = {
  red: [10, 35],
  orange: [45, 75],
  yellow: [95, 112],
  green: [135, 160],
  turquoise: [180, 210],
  blue: [240, 265],
  violet: [288, 312],
  pink: [335, 360],
};

for (const [theme, palette] of [...Object.entries(themes), ["paper", printPalette]]) {
  test(`${theme}: the player's colours have the hues of their names`, () => {
    colorKeys.forEach((key, i) => {
      const { chroma, hue } = lightnessChromaHue(palette[colors[i]]);
      const name = key.replace("keypad.", "");
      if (name === "grey") assert.ok(chroma < 0.02, `${name}: ${chroma.toFixed(3)}`);
      else
        assert.ok(
          chroma >= 0.05 && hue >= hues[name][0] && hue <= hues[name][1],
          `${name}: ${hue.toFixed(0)}°, ${chroma.toFixed(3)}`,
        );
    });
  });
}

test("light: the player's colours are pastel", () => {
  for (const color of colors) assert.ok(lightnessChromaHue(themes.light[color]).lightness >= 0.74, color);
});

test("paper has the colours of the light board", () =>
  assert.deepEqual(
    colors.map((color) => printPalette[color]),
    colors.map((color) => themes.light[color]),
  ));

test("on paper thin lines stand out by 3 to 1", () => assertContrast(printPalette, ["thin-line"], ["paper"], 3));
