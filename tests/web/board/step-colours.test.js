import assert from "node:assert/strict";
import { test } from "node:test";
import { colourNames } from "../../../web/board/palette.js";
import { printPalette } from "../../../web/board/print-palette.js";
import { contrast, themes } from "./colours.js";

const palettes = { ...themes, print: printPalette };

const grounds = ["paper", "given-paper", "step-house-paper", "step-cover-paper"];
const marks = colourNames.filter((name) => name.startsWith("step-") && !name.endsWith("-paper"));
const tints = colourNames.filter((name) => name.startsWith("step-") && name.endsWith("-paper"));

for (const [theme, palette] of Object.entries(palettes)) {
  const known = (names) => names.filter((name) => palette[name] !== "none");

  test(`${theme}: every mark stands out from every ground by 3 to 1`, () => {
    for (const mark of marks)
      for (const ground of known(grounds)) {
        assert.ok(
          contrast(palette[mark], palette[ground]) >= 3,
          `${mark} on ${ground}: ${contrast(palette[mark], palette[ground]).toFixed(2)}`,
        );
      }
    for (const mark of marks.filter((name) => palette[`${name}-paper`]))
      assert.ok(contrast(palette[mark], palette[`${mark}-paper`]) >= 3, mark);
  });

  test(`${theme}: digits are read on every ground by 4.5 to 1`, () => {
    for (const ground of known([...grounds, ...tints]))
      assert.ok(contrast(palette.given, palette[ground]) >= 4.5, ground);
    for (const ground of known(grounds)) assert.ok(contrast(palette.note, palette[ground]) >= 4.5, ground);
    assert.ok(contrast(palette.paper, palette["step-place"]) >= 4.5);
  });
}
