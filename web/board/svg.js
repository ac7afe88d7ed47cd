/** Draws a display list as SVG: for vector graphics on paper, and for pictures of boards that need no script. */
import { colourIn } from "./palette.js";
import { number, svgElement, svgNode, svgText } from "./svg-nodes.js";

/** @typedef {import("./operations.js").DisplayList} DisplayList */
/** @typedef {import("./operations.js").Operation} Operation */
/** @typedef {import("./palette.js").Palette} Palette */
/** @typedef {import("./svg-nodes.js").SvgNode} SvgNode */

/**
 * @typedef {object} SvgOptions
 * @property {string} [label] name of the picture for assistive technology; without a label the picture is hidden from
 *   it
 * @property {string} [title] the tooltip of the picture
 * @property {string} [font]
 * @property {{ x: number, y: number, width: number, height: number }} [area] where the drawing is within another
 */

/**
 * Returns the drawing as text.
 *
 * @param {DisplayList} list
 * @param {Palette} palette colours that are "none" are not drawn
 * @param {SvgOptions} [options]
 * @returns {string} one `svg` element with a viewBox; without an area it has no size of its own
 */
export const renderSvg = (list, palette, options) => svgText(svgTree(list, palette, options));

/**
 * Returns the drawing as an element of this page.
 * @param {DisplayList} list
 * @param {Palette} palette
 * @param {SvgOptions} [options]
 */
export const drawSvg = (list, palette, options) => svgElement(svgTree(list, palette, options));

/**
 * Returns the drawing as a node of a larger one.
 * @param {DisplayList} list
 * @param {Palette} palette
 * @param {SvgOptions} [options]
 * @returns {SvgNode}
 */
export function svgTree(list, palette, { label = "", title = "", font = "system-ui, sans-serif", area } = {}) {
  const drawn = list.operations.filter(({ colour }) => colourIn(palette, colour) !== "none");
  const named = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return svgNode("svg", { ...area, viewBox: `0 0 ${number(list.width)} ${number(list.height)}`, ...named }, [
    ...(title ? [svgNode("title", {}, [title])] : []),
    svgNode("g", { "font-family": font, "text-anchor": "middle" }, bodyOf(drawn, palette)),
  ]);
}

/**
 * Gives consecutive operations of the same look one group with common attributes: a board has hundreds of notes.
 * @param {Operation[]} operations
 * @param {Palette} palette
 */
function bodyOf(operations, palette) {
  /** @type {{ key: string, look: SvgNode["attributes"], shapes: SvgNode[] }[]} */
  const groups = [];
  for (const operation of operations) {
    const look = lookOf(operation, palette);
    const key = Object.entries(look).join();
    const last = groups[groups.length - 1];
    if (last?.key === key) last.shapes.push(shapeOf(operation));
    else groups.push({ key, look, shapes: [shapeOf(operation)] });
  }
  return groups.map(({ look, shapes }) => {
    const [{ tag, attributes, children }] = shapes;
    return shapes.length === 1 ? svgNode(tag, { ...attributes, ...look }, children) : svgNode("g", look, shapes);
  });
}

/**
 * Returns the attributes for colours, widths and fonts.
 * @param {Operation} operation
 * @param {Palette} palette
 * @returns {SvgNode["attributes"]}
 */
function lookOf(operation, palette) {
  const colour = colourIn(palette, operation.colour);
  if (operation.kind === "text") {
    const { size, weight, halo } = operation;
    // A ground that the palette does not draw shows the paper.
    const ground = halo && (colourIn(palette, halo.colour) === "none" ? palette.paper : colourIn(palette, halo.colour));
    const rim =
      halo && ground
        ? { "paint-order": "stroke", stroke: ground, "stroke-width": halo.width, "stroke-linejoin": "round" }
        : {};
    return { "font-size": size, "font-weight": weight, fill: colour, ...rim };
  }
  if (operation.kind === "rect") return { fill: colour, "fill-opacity": operation.alpha };
  if (operation.kind === "area" || operation.kind === "disc") return { fill: colour };
  const dash = "dash" in operation && operation.dash.length ? operation.dash.map(number).join(" ") : undefined;
  return { fill: "none", stroke: colour, "stroke-width": operation.width, "stroke-dasharray": dash };
}

/** @param {Operation} operation @returns {SvgNode} */
function shapeOf(operation) {
  switch (operation.kind) {
    case "rect":
      return svgNode("rect", { x: operation.x, y: operation.y, width: operation.width, height: operation.height });
    case "line":
      return svgNode("line", { x1: operation.x, y1: operation.y, x2: operation.x2, y2: operation.y2 });
    case "circle":
    case "disc":
      return svgNode("circle", { cx: operation.x, cy: operation.y, r: operation.radius });
    case "path":
    case "area":
      return svgNode("path", {
        d: operation.commands.map(([letter, ...places]) => letter + places.map(number).join(" ")).join(""),
      });
    default:
      return svgNode(
        "text",
        { x: operation.x, y: operation.y, transform: operation.turn && `matrix(${operation.turn.join(" ")})` },
        [operation.text],
      );
  }
}
