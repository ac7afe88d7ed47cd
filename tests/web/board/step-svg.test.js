import assert from "node:assert/strict";
import { test } from "node:test";
import { printPalette } from "../../../web/board/print-palette.js";
import { legendOf } from "../../../web/board/step-looks.js";
import { stepSvg } from "../../../web/board/step-svg.js";
import { drawSwatch } from "../../../web/board/step-swatch.js";
import { renderSvg } from "../../../web/board/svg.js";
import { blank, families } from "./step-boards.js";

const count = (text, piece) => text.split(piece).length - 1;
/** Whether every opened element is closed, in the right order. */
function isWellFormed(svg) {
  const open = [];
  for (const [, close, name, empty] of svg.matchAll(/<(\/?)([a-z]+)[^<>]*?(\/?)>/g)) {
    if (close) {
      if (open.pop() !== name) return false;
    } else if (!empty) open.push(name);
  }
  return open.length === 0;
}

for (const [name, made] of Object.entries(families)) {
  test(`${name}: a small picture with all candidates, and no script, style or nonsense in it`, () => {
    const svg = stepSvg(blank(), made, { label: name });
    assert.ok(isWellFormed(svg));
    assert.equal(count(svg, "<text"), 729);
    assert.ok(svg.length < 40_000, String(svg.length));
    assert.ok(!/NaN|undefined|null|style|script|Infinity/.test(svg));
    assert.ok(!/\d\.\d{3}/.test(svg));
  });

  test(`${name}: every entry of the legend has a picture of its own`, () => {
    const pictures = legendOf(made).map((entry) => renderSvg(drawSwatch(entry), printPalette, {}));
    assert.equal(new Set(pictures).size, pictures.length);
    for (const picture of pictures)
      assert.ok(isWellFormed(picture) && picture.includes('aria-hidden="true"') && !/NaN|undefined/.test(picture));
  });
}

test("label and title are handed in, and escaped", () => {
  const svg = stepSvg(blank(), families.chain, { label: "X-Chain <1>", title: "5 & 6" });
  assert.ok(svg.includes('role="img" aria-label="X-Chain &lt;1&gt;"'));
  assert.ok(svg.includes("<title>5 &amp; 6</title>"));
});

test("candidates and givens are the state's own", () => {
  const cells = [5, 3, ...new Array(79).fill(0)];
  const at = {
    layout: "3x3",
    cells,
    givens: cells.with(1, 0),
    candidates: cells.map((digit, i) => (digit ? [] : [1 + (i % 9)])),
  };
  const svg = stepSvg(at, families.chain);
  assert.equal(count(svg, "<text"), 81);
  assert.ok(/font-weight="600"[^>]*>5</.test(svg) && /font-weight="400"[^>]*>3</.test(svg));
});

test("another palette gives the same shapes in other colours", () => {
  const palette = Object.fromEntries(Object.keys(printPalette).map((name) => [name, "#123456"]));
  const svg = stepSvg(blank(), families.chain, { palette: /** @type {any} */ (palette) });
  assert.deepEqual([...new Set(svg.match(/#\w+/g))], ["#123456"]);
});
