/** A page as an SVG file without texts: it looks alike in every program, whatever fonts there are. */
import { number, svgNode, svgText } from "../../board/svg-nodes.js";
import { angleOf } from "../layout/boxes.js";
import { drawBoxes } from "../pen-boxes.js";
import { OutlinePen } from "./outline-pen.js";

/** @typedef {import("../../board/svg-nodes.js").SvgNode} SvgNode */
/** @typedef {import("../../board/operations.js").Command} Command */
/** @typedef {import("./outline-pen.js").Shapes} Shapes */
/** @typedef {{ look: SvgNode["attributes"], shapes: SvgNode[] }} Group shapes of one look, or a turned group */

/**
 * Returns the text of the file. One unit is one point.
 *
 * @param {import("../layout/boxes.js").Page} page
 * @param {import("./outline-pen.js").Outlines} outlines
 * @param {{ title: string, description?: string }} options `title`: the name of the picture; `description`: what those
 *   who cannot see it are told
 * @returns {string}
 */
export function svgPicture({ width, height, boxes }, outlines, { title, description = "" }) {
  const shapes = new SvgShapes();
  drawBoxes(new OutlinePen(shapes, outlines), boxes);
  const [across, down] = [number(width), number(height)];
  const root = svgNode(
    "svg",
    { width: `${across}pt`, height: `${down}pt`, viewBox: `0 0 ${across} ${down}`, role: "img" },
    [
      svgNode("title", {}, [title]),
      ...(description ? [svgNode("desc", {}, [description])] : []),
      svgNode("g", { "stroke-linejoin": "round" }, shapes.nodes()),
    ],
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${svgText(root)}\n`;
}

/** @implements {Shapes} */
class SvgShapes {
  /** @type {Group[]} */
  #groups = [];

  /** @type {Shapes["fill"]} */
  fill(commands, colour, alpha) {
    this.#add(
      { fill: colour, "fill-opacity": alpha === 1 ? undefined : alpha },
      svgNode("path", { d: dataOf(commands) }),
    );
  }

  /** @type {Shapes["stroke"]} */
  stroke(commands, width, colour, dash) {
    this.#add(
      {
        fill: "none",
        stroke: colour,
        "stroke-width": width,
        "stroke-dasharray": dash.length ? dash.map(number).join(" ") : undefined,
      },
      svgNode("path", { d: dataOf(commands) }),
    );
  }

  /** @type {Shapes["turned"]} */
  turned(turn, draw) {
    const { x, y, width, height } = turn.area;
    const middle = `${number(x + width / 2)} ${number(y + height / 2)}`;
    this.#within("g", { transform: `rotate(${number(angleOf(turn))} ${middle})` }, draw);
  }

  /** A picture within the picture shows nothing outside its own edges. @type {Shapes["clipped"]} */
  clipped({ x, y, width, height }, draw) {
    const [left, top, across, down] = [x, y, width, height].map(number);
    const place = { x: left, y: top, width: across, height: down };
    this.#within("svg", { ...place, viewBox: `${left} ${top} ${across} ${down}` }, draw);
  }

  /** @param {string} tag @param {SvgNode["attributes"]} attributes @param {() => void} draw */
  #within(tag, attributes, draw) {
    const before = this.#groups;
    this.#groups = [];
    draw();
    const group = svgNode(tag, attributes, this.nodes());
    this.#groups = [...before, { look: {}, shapes: [group] }];
  }

  /** @returns {SvgNode[]} */
  nodes() {
    return this.#groups.map(({ look, shapes }) =>
      shapes.length === 1
        ? svgNode(shapes[0].tag, { ...shapes[0].attributes, ...look }, shapes[0].children)
        : svgNode("g", look, shapes),
    );
  }

  /** @param {SvgNode["attributes"]} look @param {SvgNode} shape */
  #add(look, shape) {
    const last = this.#groups.at(-1);
    if (last && String(Object.values(last.look)) === String(Object.values(look))) last.shapes.push(shape);
    else this.#groups.push({ look, shapes: [shape] });
  }
}

/** Lines along an axis are written shorter. @param {readonly Command[]} commands */
function dataOf(commands) {
  let [x, y] = ["", ""];
  return commands
    .map(([letter, ...places]) => {
      const numbers = places.map(number);
      const [toX, toY] = numbers.slice(-2);
      const isFlat = letter === "L" && toY === y;
      const isUpright = letter === "L" && toX === x;
      [x, y] = [toX, toY];
      return isFlat ? `H${toX}` : isUpright ? `V${toY}` : letter + numbers.join(" ");
    })
    .join("");
}
