/**
 * Finds the boards on printed pages from what is drawn there: rectangles that touch are one board, its stripes are the
 * lines between its cells, and the words inside a cell are its digits. Nothing of the page's own code takes part.
 *
 * @typedef {import("./poppler.js").Word} Word
 * @typedef {import("./pdf-rectangles.js").Rectangle} Rectangle
 *
 * @typedef {object} PrintedBoard
 * @property {number} page from 0
 * @property {number} side
 * @property {number[]} digits of each cell in reading order; 0 for a cell without a large digit
 * @property {number[][]} notes small digits of each cell
 * @property {number} number that is printed above the board; NaN for none
 * @property {boolean} isTurned
 * @property {number} cell width of a cell in points
 */

/** Rectangles as far apart as this many points still touch. */
const touching = 0.3;
/** No line of a board is as wide as this many points; every cell is. */
const widestLine = 4;
/** A digit is higher than this part of its cell; a note is lower. */
const largeDigit = 0.55;
/** Points between a board and the words above it, and how far the number may begin from the edge of the board. */
const [captionRoom, edge] = [48, 3];

/**
 * @param {readonly Word[]} words of a page
 * @param {readonly Rectangle[]} rectangles of the page
 * @param {number} page
 * @returns {PrintedBoard[]} from the upper left to the lower right
 */
export function boardsOn(words, rectangles, page) {
  const frames = framesOf(rectangles);
  const outside = words.filter((word) => !frames.some(({ box }) => isInside(word, box)));
  return frames.map(({ box, columns, rows, isTurned }) => {
    const side = columns.length - 1;
    /** @type {Word[][]} */
    const contents = Array.from({ length: side * side }, () => []);
    for (const word of words) {
      if (!isInside(word, box)) continue;
      const [x, y] = middleOf(word);
      const place = gapOf(rows, y) * side + gapOf(columns, x);
      contents[isTurned ? side * side - 1 - place : place].push(word);
    }
    const cell = (box.right - box.left) / side;
    const isLarge = (/** @type {Word} */ word) => word.bottom - word.top > largeDigit * cell;
    return {
      page,
      side,
      isTurned,
      cell,
      number: numberOf(box, outside, isTurned),
      digits: contents.map((inCell) =>
        valueOf(
          inCell
            .filter(isLarge)
            .map(({ text }) => text)
            .join(""),
        ),
      ),
      notes: contents.map((inCell) =>
        inCell
          .filter((word) => !isLarge(word))
          .flatMap(({ text }) => [...text].map(valueOf))
          .sort((a, b) => a - b),
      ),
    };
  });
}

/** 1 to 9, then A for 10; 0 for none. @param {string} symbol */
function valueOf(symbol) {
  if (symbol === "") return 0;
  return /^[1-9A-Z]$/.test(symbol) ? parseInt(symbol, 36) : NaN;
}

/** @param {Word} word */
const middleOf = ({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2];

/** @param {Word} word @param {Rectangle} box */
function isInside(word, { left, right, top, bottom }) {
  const [x, y] = middleOf(word);
  return x > left && x < right && y > top && y < bottom;
}

/** The index of the gap between lines that a place lies in. @param {readonly number[]} lines @param {number} place */
const gapOf = (lines, place) =>
  Math.max(
    0,
    lines.findLastIndex((line, i) => line <= place && i < lines.length - 1),
  );

/**
 * The number at the left edge of the words above the board; upside down, at the right edge of the words below.
 * @param {Rectangle} box
 * @param {readonly Word[]} words
 * @param {boolean} isTurned
 */
function numberOf(box, words, isTurned) {
  const near = words
    .filter((word) => {
      const [isBeside, distance] = isTurned
        ? [Math.abs(word.right - box.right) < edge, word.top - box.bottom]
        : [Math.abs(word.left - box.left) < edge, box.top - word.bottom];
      return isBeside && distance > -edge && distance < captionRoom && /^[\d.,\s]+$/.test(word.text);
    })
    .sort((a, b) => (isTurned ? a.top - b.top : b.bottom - a.bottom));
  return near.length ? Number(near[0].text.replace(/\D/g, "")) : NaN;
}

/** @typedef {{ box: Rectangle, columns: number[], rows: number[], isTurned: boolean }} Frame */

/** @param {readonly Rectangle[]} rectangles @returns {Frame[]} */
function framesOf(rectangles) {
  return clustersOf(rectangles)
    .map((cluster) => {
      const box = {
        left: Math.min(...cluster.map(({ left }) => left)),
        right: Math.max(...cluster.map(({ right }) => right)),
        top: Math.min(...cluster.map(({ top }) => top)),
        bottom: Math.max(...cluster.map(({ bottom }) => bottom)),
        isTurned: cluster[0].isTurned,
      };
      const [width, height] = [box.right - box.left, box.bottom - box.top];
      const uprights = linesOf(
        cluster.map(({ left, right, top, bottom }) => ({ left, right, from: top, to: bottom })),
        height,
      );
      const levels = linesOf(
        cluster.map(({ left, right, top, bottom }) => ({ left: top, right: bottom, from: left, to: right })),
        width,
      );
      return { box, columns: uprights, rows: levels, isTurned: box.isTurned };
    })
    .filter(({ columns, rows }) => columns.length > 2 && columns.length === rows.length)
    .sort((a, b) => a.box.top - b.box.top || a.box.left - b.box.left);
}

/**
 * Where the lines lie that run from end to end of a board, in order. Pieces of a line lie on one another or follow one
 * another: thick ones along regions, thin ones between the cells of a region.
 *
 * @param {readonly { left: number, right: number, from: number, to: number }[]} pieces
 * @param {number} length of a line
 * @returns {number[]}
 */
function linesOf(pieces, length) {
  const thin = pieces
    .filter(({ left, right, from, to }) => right - left < widestLine && to - from > right - left)
    .map(({ left, right, from, to }) => ({ place: (left + right) / 2, from, to }))
    .sort((a, b) => a.place - b.place);
  /** @type {(typeof thin)[]} */
  const lines = [];
  for (const piece of thin) {
    const last = lines.at(-1);
    if (last && piece.place - last[0].place <= 1.2) last.push(piece);
    else lines.push([piece]);
  }
  return lines.filter((line) => coveredBy(line) > length * 0.98).map(([{ place }]) => place);
}

/** The length that pieces cover together. @param {readonly { from: number, to: number }[]} pieces */
function coveredBy(pieces) {
  let [covered, end] = [0, -Infinity];
  for (const { from, to } of [...pieces].sort((a, b) => a.from - b.from)) {
    covered += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  return covered;
}

/**
 * Groups of rectangles that touch, directly or by others.
 * @param {readonly Rectangle[]} rectangles
 * @returns {Rectangle[][]}
 */
function clustersOf(rectangles) {
  /** @type {{ box: Rectangle, members: Rectangle[] }[]} */
  let clusters = [];
  for (const rectangle of rectangles) {
    const near = clusters.filter(
      ({ box }) =>
        box.left <= rectangle.right + touching &&
        rectangle.left <= box.right + touching &&
        box.top <= rectangle.bottom + touching &&
        rectangle.top <= box.bottom + touching,
    );
    const members = [...near.flatMap((cluster) => cluster.members), rectangle];
    const boxes = [...near.map(({ box }) => box), rectangle];
    clusters = [
      ...clusters.filter((cluster) => !near.includes(cluster)),
      {
        members,
        box: {
          left: Math.min(...boxes.map(({ left }) => left)),
          right: Math.max(...boxes.map(({ right }) => right)),
          top: Math.min(...boxes.map(({ top }) => top)),
          bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
          isTurned: rectangle.isTurned,
        },
      },
    ];
  }
  return clusters.map(({ members }) => members);
}
