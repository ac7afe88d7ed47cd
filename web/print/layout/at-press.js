/**
 * What a printer asks of lines and type, done to the boxes of a page. No line is thinner than the profile of the
 * printer allows. Small type becomes a little larger. Lines and text are black where the profile wants them so.
 *
 * @typedef {import("./boxes.js").Box} Box
 * @typedef {import("../presses.js").Press} Press
 * @typedef {import("../../board/operations.js").Operation} Operation
 */
import { halfDigit } from "../../board/operations.js";
import { presses } from "../presses.js";

/** Type is made larger at most so many times: larger signs would touch what is around them. */
const mostTimes = 1.4;
/** Signs of these colours stand in places of their own, so that their size cannot change. */
const inPlaces = new Set(["note", "given", "entry", "answer"]);
/** Narrow rectangles of these colours are lines. */
const ruled = new Set(["thin-line", "thick-line", "mark"]);
/** What is black where lines and text are black. */
const blackened = /** @type {const} */ ([
  "thin-line",
  "thick-line",
  "rule-ink",
  "rule-grey",
  "given",
  "entry",
  "answer",
  "note",
  "coordinate",
]);
/** Lines of so many points and more may be grey: they are shapes. */
const widest = 1.6;

/** @param {{ press: import("../presses.js").PressName }} look @returns {(boxes: readonly Box[]) => Box[]} */
export function atPress({ press: name }) {
  const press = presses[name];
  return (boxes) => boxes.map((box) => pressed(box, press));
}

/** @param {Box} box @param {Press} press @returns {Box} */
function pressed(box, press) {
  switch (box.kind) {
    case "text":
      return press.isBlack ? { ...box, colour: "#000000" } : box;
    case "line":
      return { ...box, width: Math.max(box.width, press.line), ...(press.isBlack && { colour: "#000000" }) };
    case "ground":
    case "picture":
      return box;
    case "turned":
      return { ...box, boxes: box.boxes.map((each) => pressed(each, press)) };
    case "drawing":
      return pressedDrawing(box, press);
    default:
      return box;
  }
}

/** @param {import("./boxes.js").DrawingBox} box @param {Press} press */
function pressedDrawing(box, press) {
  const { list, palette, width } = box;
  const scale = list.width / width;
  return {
    ...box,
    list: { ...list, operations: list.operations.map((each) => pressedOperation(each, press, scale)) },
    palette: press.isBlack ? withBlack(palette, list.operations, scale) : palette,
  };
}

/**
 * @param {Operation} operation
 * @param {Press} press
 * @param {number} scale units of the drawing to a point
 * @returns {Operation}
 */
function pressedOperation(operation, press, scale) {
  switch (operation.kind) {
    case "line":
    case "path":
    case "circle":
      return operation.width >= press.line * scale ? operation : { ...operation, width: press.line * scale };
    case "text": {
      const least = press.type * scale;
      if (operation.size >= least || inPlaces.has(operation.colour) || operation.size * mostTimes < least)
        return operation;
      return { ...operation, size: least, y: operation.y + (least - operation.size) * halfDigit };
    }
    case "rect":
      return ruled.has(operation.colour) ? pressedRule(operation, press.line * scale) : operation;
    default:
      return operation;
  }
}

/**
 * A ruled line of a board, which is a narrow rectangle.
 * @param {import("../../board/operations.js").Rect} rule @param {number} least @returns {Operation}
 */
function pressedRule(rule, least) {
  const { x, y, width, height } = rule;
  if (Math.min(width, height) >= least) return rule;
  return width < height
    ? { ...rule, x: x - (least - width) / 2, width: least }
    : { ...rule, y: y - (least - height) / 2, height: least };
}

/**
 * Grounds keep their grey, and so do colours that draw broad lines.
 *
 * @param {import("../../board/palette.js").Palette} palette @param {readonly Operation[]} operations @param {number}
 *   scale
 */
function withBlack(palette, operations, scale) {
  const broad = new Set(
    operations.flatMap((each) =>
      (each.kind === "path" && each.width > widest * scale) || each.kind === "area" || each.kind === "disc"
        ? [each.colour]
        : [],
    ),
  );
  return {
    ...palette,
    ...Object.fromEntries(
      blackened.filter((name) => Object.hasOwn(palette, name) && !broad.has(name)).map((name) => [name, "#000000"]),
    ),
  };
}
