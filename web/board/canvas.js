import { colourIn } from "./palette.js";

/**
 * Draws a display list on a canvas. One unit of the list is one pixel of the canvas.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {import("./operations.js").DisplayList} list
 * @param {import("./palette.js").Palette} palette
 * @param {string} font family names
 * @param {{ x: number, y: number }} [origin] the point of the list that lies in the canvas's corner
 */
export function renderCanvas(context, list, palette, font, origin = { x: 0, y: 0 }) {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  const { operations, still } = list;
  drawOperations(context, still ? operations.slice(0, still.from) : operations, palette, font, origin);
  if (!still) return;
  const { from, to, pictureOf } = still;
  const picture = pictureOf(context, operations.slice(from, to), palette, font, origin);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.drawImage(picture, 0, 0);
  drawOperations(context, operations.slice(to), palette, font, origin);
}

/**
 * Draws operations over what is on the canvas.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {readonly import("./operations.js").Operation[]} operations
 * @param {import("./palette.js").Palette} palette
 * @param {string} font family names
 * @param {{ x: number, y: number }} origin the point of the list that lies in the canvas's corner
 */
export function drawOperations(context, operations, palette, font, { x, y }) {
  context.setTransform(1, 0, 0, 1, -x, -y);
  context.textAlign = "center";
  context.lineJoin = "round";
  // Setting a colour or a font is slow, even if the value does not change, and ten thousand cells share a few values.
  let [colour, type] = ["", ""];
  for (const operation of inRuns(operations)) {
    if (operation.colour !== colour) {
      colour = operation.colour;
      context.fillStyle = context.strokeStyle = colourIn(palette, operation.colour);
    }
    if (operation.kind === "rect") {
      context.globalAlpha = operation.alpha ?? 1;
      context.fillRect(operation.x, operation.y, operation.width, operation.height);
      context.globalAlpha = 1;
    } else if (operation.kind === "text") {
      const wanted = `${operation.weight} ${operation.size}px ${font}`;
      if (wanted !== type) context.font = type = wanted;
      if (operation.turn) context.transform(...operation.turn);
      if (operation.halo) rim(context, operation, operation.halo, palette);
      context.fillText(operation.text, operation.x, operation.y);
      if (operation.turn) context.setTransform(1, 0, 0, 1, -x, -y);
    } else {
      trace(context, operation);
      if (operation.kind === "disc" || operation.kind === "area") context.fill();
      else stroke(context, operation);
    }
  }
}

/**
 * Puts texts of the same look together, where only texts without a rim follow each other: such texts do not overlap.
 * Digits and notes take turns from cell to cell, and would need another font each time.
 *
 * @param {readonly Operation[]} operations
 * @returns {Generator<Operation>}
 */
function* inRuns(operations) {
  /** @type {Map<string, Operation[]>} */
  const looks = new Map();
  for (const operation of operations) {
    if (operation.kind === "text" && !operation.halo) {
      const look = `${operation.weight} ${operation.size} ${operation.colour}`;
      const same = looks.get(look);
      if (same) same.push(operation);
      else looks.set(look, [operation]);
      continue;
    }
    for (const same of looks.values()) yield* same;
    looks.clear();
    yield operation;
  }
  for (const same of looks.values()) yield* same;
}

/** @typedef {import("./operations.js").Operation} Operation */

/**
 * @param {CanvasRenderingContext2D} context
 * @param {import("./operations.js").Text} text
 * @param {import("./operations.js").Halo} halo
 * @param {import("./palette.js").Palette} palette
 */
function rim(context, { x, y, text, colour }, halo, palette) {
  context.strokeStyle = colourIn(palette, halo.colour);
  context.lineWidth = halo.width;
  context.strokeText(text, x, y);
  context.strokeStyle = colourIn(palette, colour);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {import("./operations.js").Line | import("./operations.js").Circle | import("./operations.js").Path} operation
 */
function stroke(context, operation) {
  context.lineWidth = operation.width;
  const dash = operation.kind === "line" ? [] : operation.dash;
  if (dash.length) context.setLineDash(/** @type {number[]} */ (dash));
  context.stroke();
  if (dash.length) context.setLineDash([]);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Exclude<Operation, import("./operations.js").Rect | import("./operations.js").Text>} operation
 */
function trace(context, operation) {
  context.beginPath();
  if (operation.kind === "line") {
    context.moveTo(operation.x, operation.y);
    context.lineTo(operation.x2, operation.y2);
  } else if (operation.kind === "path" || operation.kind === "area") {
    for (const command of operation.commands) follow(context, command);
  } else {
    context.arc(operation.x, operation.y, operation.radius, 0, 2 * Math.PI);
  }
}

/** @param {CanvasRenderingContext2D} context @param {import("./operations.js").Command} command */
function follow(context, command) {
  if (command[0] === "M") context.moveTo(command[1], command[2]);
  else if (command[0] === "L") context.lineTo(command[1], command[2]);
  else if (command[0] === "Q") context.quadraticCurveTo(command[1], command[2], command[3], command[4]);
  else context.closePath();
}
