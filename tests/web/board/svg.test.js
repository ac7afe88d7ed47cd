import assert from "node:assert/strict";
import { test } from "node:test";
import { drawBoard } from "../../../web/board/display-list.js";
import { boardGeometry } from "../../../web/board/geometry.js";
import { text } from "../../../web/board/operations.js";
import { printPalette } from "../../../web/board/print-palette.js";
import { turnedText } from "../../../web/board/rules/turned-text.js";
import { renderSvg } from "../../../web/board/svg.js";
import { viewOfPuzzle } from "../../../web/board/view.js";
import { layoutNamed } from "../../../web/model/layout.js";
import { solution, playing } from "../model/boards.js";

const geometry = boardGeometry(layoutNamed("2x2"), 20, { thin: 0.5, thick: 2 });
const listWith = (answers) => drawBoard(viewOfPuzzle("2x2", playing.position.givens, answers), geometry);
const count = (text, part) => text.split(part).length - 1;

test("a puzzle on paper: givens, lines and paper, nothing that is no colour", () => {
  const svg = renderSvg(listWith(null), printPalette);
  assert.equal(count(svg, "<text"), 2);
  assert.equal(count(svg, "<rect"), 11);
  assert.ok(!svg.includes("none"));
});

test("with its solution every cell is filled", () => {
  assert.equal(count(renderSvg(listWith(solution), printPalette), "<text"), 16);
});

test("no style attribute: a strict content policy forbids it", () => {
  assert.ok(!renderSvg(listWith(solution), printPalette).includes("style"));
});

test("a label is escaped and makes a named picture", () => {
  const svg = renderSvg(listWith(null), printPalette, { label: 'Puzzle "1" <a&b>' });
  assert.ok(svg.includes('role="img" aria-label="Puzzle &quot;1&quot; &lt;a&amp;b&gt;"'));
});

test("a turned text turns about its middle", () => {
  const turned = turnedText(text(10, 20, "7", 10, 500, "given"), { x: 10, y: 20 }, 90);
  const svg = renderSvg(
    { width: 40, height: 40, operations: [turned, text(10, 20, "8", 10, 500, "given")] },
    printPalette,
  );
  assert.match(svg, /<text[^>]* transform="matrix\(0 1 -1 0 30 10\)"[^>]*>7</);
  assert.equal(count(svg, "matrix"), 1);
});

test("without a label it is hidden from assistive technology", () => {
  assert.ok(renderSvg(listWith(null), printPalette).includes('aria-hidden="true"'));
});
