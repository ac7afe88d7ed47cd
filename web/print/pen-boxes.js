/** Draws the boxes of a page, and the display lists in them, with a pen. */
import { halfDigit } from "../board/operations.js";
import { colourIn } from "../board/palette.js";
import { moduleRuns } from "./layout/boxes.js";

/**
 * @typedef {import("./layout/boxes.js").Box} Box
 * @typedef {import("../board/operations.js").Command} Command
 * @typedef {import("../board/operations.js").Operation} Operation
 *
 * @typedef {object} Pen draws on a page; lengths are points from its top left corner, colours #rgb or #rrggbb
 * @property {(x: number, y: number, width: number, height: number, colour: string, alpha?: number) => void} fillRect
 * @property {(x: number, y: number, x2: number, y2: number, width: number, colour: string) => void} line
 * @property {(x: number, y: number, radius: number, colour: string) => void} disc
 * @property {(x: number, y: number, radius: number, width: number, colour: string, dash: readonly number[]) => void}
 *   circle
 * @property {(commands: readonly Command[], width: number, colour: string, dash: readonly number[]) => void} path
 * @property {(commands: readonly Command[], colour: string) => void} area
 * @property {(text: string, x: number, y: number, look: import("./text-runs.js").Setting & { colour: string }) => void}
 *   text one line; y is the baseline
 * @property {(text: string, x: number, y: number, size: number, weight: number, width: number, colour: string) => void}
 *   halo the rim of a text in the middle of x, without the text
 * @property {(text: string, x: number, y: number, look: import("./text-runs.js").Setting, page: number) => void} lead
 *   makes the place of a text a link to the page of this number, from 1, where the file can have links
 * @property {(box: Pick<import("./layout/boxes.js").PictureBox, "area" | "picture">) => void} picture
 * @property {(turn: import("./layout/boxes.js").Turn, draw: () => void) => void} turned
 *   draws turned about the middle of an area
 * @property {(area: import("./layout/boxes.js").Area, draw: () => void) => void} clipped draws nothing outside an area
 * @property {import("./structure.js").Structure | null} [structure] is told what each thing is
 */

/** @param {Pen} pen @param {readonly Box[]} boxes */
export function drawBoxes(pen, boxes) {
  for (const box of boxes) drawBox(pen, box);
}

/** @param {Pen} pen @param {Box} box */
function drawBox(pen, box) {
  const { structure } = pen;
  if (!structure || box.kind === "turned") return drawn(pen, box);
  switch (box.kind) {
    case "text":
      structure.text(box, () => drawText(pen, box));
      return drawLead(pen, box);
    case "modules":
      return structure.figure(box.label, { ...box, width: box.side, height: box.side }, () => drawn(pen, box));
    case "picture":
      return structure.figure(box.label, box.area, () => drawn(pen, box));
    case "drawing": {
      const { list, width, cells, label } = box;
      if (cells) return drawList(pen, box, cellsDrawn(structure.table(label, cells), cells));
      const height = (list.height * width) / list.width;
      return structure.figure(label, { ...box, height }, () => drawn(pen, box));
    }
    default:
      return structure.artifact(() => drawn(pen, box));
  }
}

/** @param {Pen} pen @param {import("./layout/boxes.js").TextBox} box */
const drawText = (pen, box) => pen.text(box.text, box.x, box.y, box);

/** @param {Pen} pen @param {import("./layout/boxes.js").TextBox} box */
const drawLead = (pen, box) =>
  box.leadsTo === undefined ? undefined : pen.lead(box.text, box.x, box.y, box, box.leadsTo);

/**
 * What draws the operations of a board, the texts of a cell together and all else together.
 *
 * @param {ReturnType<import("./structure.js").Structure["table"]>} draw @param {import("./layout/boxes.js").CellPlaces}
 *   cells
 * @returns {(operations: readonly Operation[], drawEach: (operation: Operation) => void) => void}
 */
function cellsDrawn(draw, { columns, lefts, tops, side }) {
  const within = (/** @type {readonly number[]} */ starts, /** @type {number} */ place) =>
    starts.findIndex((start) => place >= start && place <= start + side);
  const cellOf = (/** @type {Operation} */ it) => {
    if (it.kind !== "text") return null;
    const [row, column] = [within(tops, it.y - it.size * halfDigit), within(lefts, it.x)];
    return row < 0 || column < 0 ? null : row * columns + column;
  };
  return (operations, drawEach) => {
    for (let start = 0, end = 0; start < operations.length; start = end) {
      const cell = cellOf(operations[start]);
      while (end < operations.length && cellOf(operations[end]) === cell) end++;
      draw(cell, () => operations.slice(start, end).forEach(drawEach));
    }
  };
}

/** @param {Pen} pen @param {Box} box */
function drawn(pen, box) {
  switch (box.kind) {
    case "text":
      drawText(pen, box);
      return drawLead(pen, box);
    case "line":
      return pen.line(box.x, box.y, box.x2, box.y2, box.width, box.colour);
    case "modules":
      return drawModules(pen, box);
    case "ground":
      return pen.fillRect(box.x, box.y, box.width, box.height, box.colour);
    case "picture":
      return pen.picture(box);
    case "turned":
      return pen.turned(box, () => drawBoxes(pen, box.boxes));
    default:
      return drawList(pen, box);
  }
}

/** @param {Pen} pen @param {import("./layout/boxes.js").ModulesBox} box */
function drawModules(pen, { x, y, side, rows }) {
  const step = side / rows.length;
  /** @type {Command[]} */
  const outlines = moduleRuns(rows).flatMap(({ row, column, length }) => {
    const [left, top, right, bottom] = [
      x + column * step,
      y + row * step,
      x + (column + length) * step,
      y + (row + 1) * step,
    ];
    return /** @type {Command[]} */ ([
      ["M", left, top],
      ["L", right, top],
      ["L", right, bottom],
      ["L", left, bottom],
      ["Z"],
    ]);
  });
  pen.area(outlines, "#000");
}

/**
 * @param {Pen} pen @param {import("./layout/boxes.js").DrawingBox} box
 * @param {ReturnType<typeof cellsDrawn>} [drawAll]
 */
function drawList(
  pen,
  { x, y, width, list, palette },
  drawAll = (operations, drawEach) => operations.forEach(drawEach),
) {
  const scale = width / list.width;
  const atX = (/** @type {number} */ own) => x + own * scale;
  const atY = (/** @type {number} */ own) => y + own * scale;
  const dashed = (/** @type {readonly number[]} */ dash) => dash.map((length) => length * scale);
  /** @param {readonly Command[]} commands */
  const placed = (commands) =>
    /** @type {Command[]} */ (
      commands.map(([letter, ...places]) => [letter, ...places.map((place, i) => (i % 2 ? atY(place) : atX(place)))])
    );
  const drawEach = (/** @type {Operation} */ it) => {
    const colour = colourIn(palette, it.colour);
    if (colour === "none") return;
    switch (it.kind) {
      case "rect":
        pen.fillRect(atX(it.x), atY(it.y), it.width * scale, it.height * scale, colour, it.alpha);
        break;
      case "line":
        pen.line(atX(it.x), atY(it.y), atX(it.x2), atY(it.y2), it.width * scale, colour);
        break;
      case "circle":
        pen.circle(atX(it.x), atY(it.y), it.radius * scale, it.width * scale, colour, dashed(it.dash));
        break;
      case "disc":
        pen.disc(atX(it.x), atY(it.y), it.radius * scale, colour);
        break;
      case "path":
        pen.path(placed(it.commands), it.width * scale, colour, dashed(it.dash));
        break;
      case "area":
        pen.area(placed(it.commands), colour);
        break;
      default: {
        const size = it.size * scale;
        // A ground that the palette does not draw shows the paper.
        const ground =
          it.halo && (colourIn(palette, it.halo.colour) === "none" ? palette.paper : colourIn(palette, it.halo.colour));
        const write = () => {
          if (it.halo && ground)
            pen.halo(it.text, atX(it.x), atY(it.y), size, it.weight, it.halo.width * scale, ground);
          pen.text(it.text, atX(it.x), atY(it.y), { size, weight: it.weight, colour, align: "middle" });
        };
        const middle = { x: atX(it.x), y: atY(it.y - it.size * halfDigit), width: 0, height: 0 };
        if (it.turn) pen.turned({ area: middle, angle: (Math.atan2(it.turn[1], it.turn[0]) * 180) / Math.PI }, write);
        else write();
      }
    }
  };
  const draw = () => drawAll(list.operations, drawEach);
  if (list.operations.some((it) => reachesOut(it, list)))
    pen.clipped({ x, y, width, height: (list.height * width) / list.width }, draw);
  else draw();
}

/** The width of a letter to its height, at most. */
const widest = 1;

/**
 * Whether an operation reaches beyond its list: what an author drew does not end where the board ends.
 * @param {Operation} it @param {import("../board/operations.js").DisplayList} list
 */
function reachesOut(it, { width, height }) {
  const isOut = (/** @type {number} */ x, /** @type {number} */ y, across = 0, down = across) =>
    x - across < 0 || y - down < 0 || x + across > width || y + down > height;
  switch (it.kind) {
    case "rect":
      return isOut(it.x, it.y) || isOut(it.x + it.width, it.y + it.height);
    case "line":
      return isOut(it.x, it.y) || isOut(it.x2, it.y2);
    case "circle":
    case "disc":
      return isOut(it.x, it.y, it.radius);
    case "text":
      return isOut(it.x, it.y, (it.text.length * it.size * widest) / 2, 0);
    default:
      return it.commands.some(([, ...places]) =>
        places.some((place, i) => place < 0 || place > (i % 2 ? height : width)),
      );
  }
}
