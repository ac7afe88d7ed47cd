/**
 * The result of a finished game as a picture to send: a board without digits, whose cells are the darker the later the
 * player filled them in, and a few lines. It gives nothing of the solution away.
 */
import { cellAt, columnOf, rowOf } from "../../model/layout.js";

/** Where things are in a picture of 1080 × 1350 pixels. */
const [margin, firstLine, boardTop, boardSize, legendTop] = [90, 120, 290, 900, 1230];
/** The colours of a printed page. */
const [paper, ink, soft, given] = ["#ffffff", "#141b27", "#4d5666", "#e4e2dc"];
/** The lightness (of OKLCH) of the first digit and of the last one. */
const [early, late] = [0.93, 0.42];

/**
 * The colour of a cell that was filled in at a part of the time played.
 * @param {number} part 0 … 1
 */
const shadeOf = (part) => `oklch(${(early + (late - early) * part).toFixed(3)} 0.12 262)`;

/**
 * @param {HTMLCanvasElement} canvas
 * @param {object} result
 * @param {import("../../model/layout.js").Layout} result.layout
 * @param {import("../../model/position.js").Position} result.position
 * @param {readonly number[] | null} result.times of cells; null when they are not known
 * @param {readonly string[]} result.lines the first is the title
 * @param {import("../../i18n/words.js").Words} result.words
 */
export function drawResult(canvas, { layout, position, times, lines, words }) {
  const context = canvas.getContext("2d");
  if (!context) return;
  const font = getComputedStyle(document.body).fontFamily;
  const most = Math.max(1, ...(times ?? []));
  context.fillStyle = paper;
  context.fillRect(0, 0, canvas.width, canvas.height);

  /** @param {string} text @param {number} size @param {string} colour @param {number} x @param {number} y */
  const write = (text, size, colour, x, y, weight = 400, width = canvas.width - 2 * margin) => {
    context.font = `${weight} ${size}px ${font}`;
    context.fillStyle = colour;
    context.fillText(text, x, y, width);
  };
  for (const [i, line] of lines.entries())
    write(line, i ? 44 : 52, i ? soft : ink, margin, firstLine + i * 76, i ? 400 : 700);

  const cellSize = Math.floor(boardSize / Math.max(layout.rows, layout.columns));
  const left = Math.round((canvas.width - cellSize * layout.columns) / 2);
  const place = (/** @type {number} */ cell) => [
    left + columnOf(layout, cell) * cellSize,
    boardTop + rowOf(layout, cell) * cellSize,
  ];
  for (let cell = 0; cell < layout.cellCount; cell++) {
    context.fillStyle = position.givens[cell] ? given : shadeOf(times ? times[cell] / most : 0.5);
    const [x, y] = place(cell);
    context.fillRect(x, y, cellSize, cellSize);
  }
  drawLines(context, layout, place, cellSize);

  if (!times) return;
  const [barLeft, barWidth] = [margin + 110, canvas.width - 2 * margin - 260];
  for (let x = 0; x < barWidth; x++) {
    context.fillStyle = shadeOf(x / barWidth);
    context.fillRect(barLeft + x, legendTop, 1, 28);
  }
  write(words.time(0), 36, soft, margin, legendTop + 27, 400, 100);
  write(words.time(most), 36, soft, barLeft + barWidth + 20, legendTop + 27, 400, 130);
}

/**
 * Lines between cells, thick ones where another region begins.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {import("../../model/layout.js").Layout} layout
 * @param {(cell: number) => number[]} place
 * @param {number} size
 */
function drawLines(context, layout, place, size) {
  const { regions, rows, columns } = layout;
  context.strokeStyle = ink;
  for (const isThick of [false, true]) {
    context.lineWidth = isThick ? 7 : 1.5;
    context.beginPath();
    for (let row = 0; row <= rows; row++)
      for (let column = 0; column <= columns; column++) {
        const cell = cellAt(layout, row, column);
        /** @type {[beside: number | null, dx: number, dy: number][]} */
        const edges = [
          [cellAt(layout, row, column - 1), 0, size],
          [cellAt(layout, row - 1, column), size, 0],
        ];
        for (const [beside, dx, dy] of edges) {
          if (cell === null && beside === null) continue;
          const isBorder = cell === null || beside === null || regions[cell] !== regions[beside];
          if (isBorder !== isThick) continue;
          const [x, y] = cell === null ? place(Number(beside)) : place(cell);
          const [left, top] = cell === null ? [x + dy, y + dx] : [x, y];
          context.moveTo(left, top);
          context.lineTo(left + dx, top + dy);
        }
      }
    context.stroke();
  }
}
