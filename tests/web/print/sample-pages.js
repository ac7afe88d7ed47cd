/** Pages with every kind of box and of operation, for tests of the two players. */
import { turnedText } from "../../../web/board/rules/turned-text.js";
import { drawBoard } from "../../../web/board/display-list.js";
import { boardGeometry } from "../../../web/board/geometry.js";
import { area, circle, disc, line, path, rect, text } from "../../../web/board/operations.js";
import { printPalette } from "../../../web/board/print-palette.js";
import { viewOfPuzzle } from "../../../web/board/view.js";
import { lineBox, textBox } from "../../../web/print/layout/boxes.js";

export const classic = "000000010400000000020000000000050407008000300001090000300400200050100000000806000";

export const sentences = {
  en: "Sudoku: “Number 7” – fits only in r4c2 → 7",
  uk: "Судоку: їжак, ґанок, єнот – цифра 7",
  ru: "Судоку: объём, подъезд, ёжик – цифра 7",
  it: "Sudoku: perché più là – la cifra 7",
  vi: "Sudoku: chữ số 7 chỉ có thể nằm ở ô này",
  zh: "数独：数字7只能填在这个格子里（第4行）。",
};

/** @param {string} layout @param {readonly number[]} cells @param {readonly number[] | null} [answers] */
export function boardList(layout, cells, answers = null) {
  const view = viewOfPuzzle(layout, cells, answers);
  return drawBoard(view, boardGeometry(view.layout, 36, { thin: 0.9, thick: 2.7 }));
}

/**
 * Every operation once, with dashes, halos and a see-through ground.
 * @type {import("../../../web/board/operations.js").DisplayList}
 */
export const everyOperation = {
  width: 200,
  height: 120,
  operations: [
    rect(4, 4, 60, 40, "step-1-paper"),
    { ...rect(30, 20, 60, 40, "step-2"), alpha: 0.4 },
    line(4, 60, 90, 60, 3, "thick-line"),
    circle(130, 30, 22, 2, "step-3"),
    circle(170, 30, 14, 2, "step-4", [4, 3]),
    disc(130, 30, 9, "step-place"),
    path(
      [
        ["M", 10, 110],
        ["Q", 50, 60, 90, 110],
        ["L", 110, 80],
      ],
      2.5,
      "step-link",
      [7, 3],
    ),
    path([["M", 120, 70], ["L", 150, 70], ["L", 150, 100], ["Z"]], 1, "step-out"),
    area([["M", 160, 110], ["L", 195, 110], ["Q", 195, 70, 160, 75], ["Z"]], "step-4-paper"),
    rect(60, 84, 40, 30, "step-2-paper"),
    { ...text(80, 99, "5", 24, 700, "given"), halo: { colour: "paper", width: 5 } },
    text(20, 24, "4", 20, 400, "entry"),
    text(178, 95, "K", 20, 600, "given"),
    turnedText(
      { ...text(110, 60, "37", 16, 600, "given"), halo: { colour: "paper", width: 3 } },
      { x: 110, y: 60 },
      30,
    ),
    rect(100, 0, 50, 20, "selected"),
  ],
};

/** A code of 21 rows. */
export const codeRows = Array.from({ length: 21 }, (_, y) =>
  Array.from({ length: 21 }, (_, x) => (x * x + y * 3 + x * y) % 3 === 0 || (x < 7 && y < 7)),
);

/**
 * A page of A4 with every kind of box.
 * @param {readonly string[]} texts
 * @returns {import("../../../web/print/layout/boxes.js").Page}
 */
export function samplePage(texts = Object.values(sentences)) {
  const whole = { x: 0, y: 0, width: 595.28, height: 841.89 };
  const cells = [...classic].map(Number);
  return {
    width: whole.width,
    height: whole.height,
    trim: whole,
    bleed: whole,
    boxes: [
      ...texts.flatMap((words, i) => [
        textBox(50, 60 + 22 * i, words, { size: 13 }),
        textBox(545, 60 + 22 * i, words, { size: 11, weight: 600, align: "end", colour: "#333333" }),
      ]),
      textBox(297.64, 215, "In the middle, 12", { size: 16, weight: 600, align: "middle" }),
      lineBox(50, 229, 545, 229, 8, "#e0e0e0"),
      lineBox(50, 240, 545, 240, 0.5),
      {
        kind: "drawing",
        x: 50,
        y: 260,
        width: 230,
        list: boardList("3x3", cells),
        palette: printPalette,
        label: "Puzzle 1",
      },
      { kind: "drawing", x: 300, y: 260, width: 245, list: everyOperation, palette: printPalette, label: "Operations" },
      { kind: "modules", x: 300, y: 420, side: 70, rows: codeRows, label: "Link" },
      {
        kind: "turned",
        area: { x: 50, y: 520, width: 495, height: 150 },
        boxes: [
          textBox(50, 532, "Solution of 1", { size: 10 }),
          {
            kind: "drawing",
            x: 50,
            y: 540,
            width: 120,
            list: boardList("3x3", cells),
            palette: printPalette,
            label: "Solution 1",
          },
          lineBox(50, 670, 545, 670, 1, "#888"),
        ],
      },
      textBox(297.64, 815, "1", { size: 9, align: "middle", colour: "#555555" }),
    ],
  };
}

/**
 * @param {readonly import("../../../web/print/layout/boxes.js").Page[]} pages
 * @param {Partial<import("../../../web/print/layout/boxes.js").PrintedDocument>} [rest]
 * @returns {import("../../../web/print/layout/boxes.js").PrintedDocument}
 */
export const documentOf = (pages, rest = {}) => ({
  pageCount: pages.length,
  page: (i) => pages[i],
  sizeOf: (i) => pages[i],
  title: "Sample",
  author: "Nonet",
  language: "en",
  ...rest,
});
