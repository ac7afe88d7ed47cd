/** Boards with every kind of rule that is drawn, for approved pictures. */
import { drawBoard } from "../../../web/board/display-list.js";
import { fitGeometry } from "../../../web/board/geometry.js";
import { paperGeometry } from "../../../web/board/paper-geometry.js";
import { printPalette } from "../../../web/board/print-palette.js";
import { ruleExtension } from "../../../web/board/rules/rule-picture.js";
import { renderSvg } from "../../../web/board/svg.js";
import { usualLooks, viewOf } from "../../../web/board/view.js";
import { newState } from "../../../web/model/state.js";

const lines = [
  "thermometer r1c1-r1c3 r2c3",
  "thermometer r1c1 r2c1 r3c2",
  "slow-thermometer r1c5-r1c8",
  "whisper 5 r3c4-r3c6 r4c7",
  "whisper 4 r2c9-r5c9",
  "renban r4c1-r4c4",
  "palindrome r5c1-r5c5",
  "region-sum-line r6c1-r6c4 r7c5",
  "zipper r7c1-r7c4",
  "double-arrow r8c1-r8c4",
  "entropic r9c1-r9c5",
  "modular r6c6-r6c9",
  "nabner r7c6-r7c9",
  "between r8c6-r8c9",
  "lockout 4 r9c6-r9c9",
  "sum-line 10 r3c7 r3c8 r4c8",
  "automaton 0,1 r2c5-r2c7",
  "relation 1 r5c6-r5c8",
];
const signs = [
  "cage 15 r1c1 r1c2 r2c1",
  "cage 9 r1c3 r1c4",
  "cage 23 r2c2 r2c3 r3c3",
  "cage r1c5 r1c6 r2c6",
  "cage r7c1-r7c3 r8c1-r8c3 r9c1-r9c3",
  "white-dot 1 r3c1 r3c2",
  "white-dot 3 r3c4 r3c5",
  "black-dot 2 r4c4 r5c4",
  "black-dot 3 r4c4 r4c5",
  "pair-sum 5 r4c1 r4c2",
  "pair-sum 10 r4c2 r4c3",
  "pair-sum 8 r5c1 r5c2",
  "inequality r5c5 r5c6",
  "inequality r6c6 r5c6",
  "inequality r6c5 r6c4",
  "quadruple 1,2,3,4 r2c7 r2c8 r3c7 r3c8",
  "quadruple 1 r4c7 r4c8 r5c7 r5c8",
  "quadruple 1,2 r6c1 r6c2 r7c1 r7c2",
  "quadruple 7,8,9 r6c8 r6c9 r7c8 r7c9",
  "even r1c8 r1c9",
  "odd r2c9 r3c9",
  "minimum r8c5",
  "maximum r8c8",
  "clone r9c5 r9c6 r7c5 r7c6",
  "row-indexer r4c9",
  "column-indexer r5c9",
  "box-indexer r6c9",
  "counting-circles r7c4 r8c4 r9c4 r7c8",
  "arrow r6c3 r5c3 r4c3",
  "arrow 2 r9c8 r9c9 r8c9 r7c9",
];
const areas = [
  "product-cage 24 r1c1 r1c2 r2c1",
  "product-cage 65520 r1c4-r1c8",
  "rellik-cage 9 r3c1-r3c3 r4c2",
  "equality-cage r2c8 r2c9 r3c9 r4c9",
  "equal-sums 2,3,1 r5c1 r6c1 r5c3 r5c4 r6c4 r7c1",
  "equal-sums 1,1 r8c1 r9c3",
  "same-values 2,2 r5c6 r5c7 r7c6 r7c7",
  "count-distinct r2c4 r2c5 r2c6 r3c6 r4c5",
  "contains-exactly 1,3,3 r8c5-r8c7 r9c7",
  "contains-at-least 7 r8c9 r9c9",
  "parity-line r6c5-r6c9",
  "same-difference r7c3 r7c4 r8c4 r9c4 r9c5",
];
const clues = [
  "sandwich 12 r1c1-r1c9",
  "sandwich 5 r1c1-r9c1",
  "sandwich 35 r3c1-r3c9",
  "x-sum 25 r2c9-r2c1",
  "x-sum 13 r9c2-r1c2",
  "skyscraper 4 r1c3-r9c3",
  "skyscraper 3 r4c9-r4c1",
  "numbered-room 7 r1c5-r9c5",
  "numbered-room 2 r5c1-r5c9",
  "little-killer 45 r1c1-r9c9",
  "little-killer 22 r1c4-r4c1",
  "little-killer 33 r9c6-r6c9",
  "little-killer 8 r6c9-r9c6",
  "little-killer 11 r1c7-r3c9",
  "little-killer 14 r5c5 r5c6 r6c6",
  "falling-diagonal",
];
/** All digits as notes, and an entered digit in each third cell. */
const notes = Array.from({ length: 81 }, (_, cell) => (cell % 3 ? 511 : 0));
const entries = Array.from({ length: 81 }, (_, cell) => (cell % 3 ? 0 : (cell % 9) + 1));

/** @param {{ rules: readonly string[], isPlayed?: boolean }} board */
function viewWith({ rules, isPlayed }) {
  const state = newState({ layout: "3x3", activity: "view" });
  const position = { ...state.position, rules, ...(isPlayed && { notes, entries }) };
  return viewOf({ ...state, position }, usualLooks, [ruleExtension]);
}

const views = [
  { rules: lines },
  { rules: signs },
  { rules: clues },
  { rules: areas },
  { rules: [...signs, ...lines.slice(0, 4)], isPlayed: true },
].map(viewWith);

/** The boards of a ratio. Notes and digits over rules are compared at ratio 1 alone. @param {number} ratio */
const viewsAt = (ratio) => (ratio === 1 ? views : views.slice(0, -1));

/** Lists for canvases. @param {number} extent of a board @param {number} ratio */
export const ruleLists = (extent, ratio) =>
  viewsAt(ratio).map((view) =>
    drawBoard(
      view,
      fitGeometry(
        view.layout,
        extent * ratio,
        { thin: Math.max(1, Math.round(ratio)), thick: Math.round(ratio * 2.5) },
        0,
        view.room,
      ),
    ),
  );

/** Pictures for paper. @param {string} font @param {number} ratio */
export const ruleSvgs = (font, ratio) =>
  viewsAt(ratio).map((view) =>
    renderSvg(drawBoard(view, paperGeometry(view.layout, 0, view.room)), printPalette, { font }),
  );
