import assert from "node:assert/strict";
import { test } from "node:test";
import { printPalette } from "../../../../web/board/print-palette.js";
import { forcedColours, inkSavingColours, screenColours } from "../../../../web/board/rules/rule-colours.js";
import { contrast, themes } from "../colours.js";

const names = Object.keys(screenColours);
const fills = names.filter((name) => name.endsWith("-paper"));
const edges = names.filter((name) => !name.endsWith("-paper") && !["rule-white", "rule-black"].includes(name));
const ofScreen = (place) =>
  Object.fromEntries(names.map((name) => [name, /light-dark\((#\w+), (#\w+)\)/.exec(screenColours[name])[place]]));
const palettes = {
  light: { ...themes.light, ...ofScreen(1) },
  dark: { ...themes.dark, ...ofScreen(2) },
  print: printPalette,
  "print with little ink": { ...printPalette, ...inkSavingColours },
};

for (const [theme, palette] of Object.entries(palettes)) {
  test(`${theme}: the edges of rules stand out from the paper`, () => {
    const least = theme === "print with little ink" ? 2.5 : 3;
    for (const edge of edges)
      assert.ok(
        contrast(palette[edge], palette.paper) >= least,
        `${edge}: ${contrast(palette[edge], palette.paper).toFixed(2)}`,
      );
  });

  test(`${theme}: digits and notes are read on every fill`, () => {
    for (const fill of fills) {
      for (const ink of ["given", "entry", "answer", "note"]) {
        assert.ok(
          contrast(palette[ink], palette[fill]) >= 4.5,
          `${ink} on ${fill}: ${contrast(palette[ink], palette[fill]).toFixed(2)}`,
        );
      }
    }
  });

  test(`${theme}: what is written in the ink of rules is read on paper and fills`, () => {
    for (const ground of ["paper", ...fills]) assert.ok(contrast(palette["rule-ink"], palette[ground]) >= 4.5, ground);
  });
}

test("with forced colours all edges and all fills are those of the reader", () => {
  for (const edge of edges) assert.equal(forcedColours[edge], "CanvasText");
  for (const fill of fills) assert.match(forcedColours[fill], /Canvas\)$/);
});
