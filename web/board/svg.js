/** Writes a display list as SVG text: for vector graphics on paper, and for pictures of boards that need no script. */

/** @typedef {import("./operations.js").DisplayList} DisplayList */
/** @typedef {import("./operations.js").Operation} Operation */
/** @typedef {import("./palette.js").Palette} Palette */

/**
 * @param {DisplayList} list
 * @param {Palette} palette colours that are "none" are not drawn
 * @param {object} [options]
 * @param {string} [options.label] name of the picture for assistive technology; without a label the picture is hidden from it
 * @param {string} [options.title] the tooltip of the picture
 * @param {string} [options.font]
 * @param {{ x: number, y: number, width: number, height: number }} [options.area] where the drawing is within another
 * @returns {string} one `svg` element with a viewBox; without an area it has no size of its own
 */
export function renderSvg(list, palette, { label = "", title = "", font = "system-ui, sans-serif", area } = {}) {
  const drawn = list.operations.filter(({ colour }) => palette[colour] !== "none");
  const named = label ? `role="img" aria-label="${escapeXml(label)}"` : 'aria-hidden="true"';
  const placed = area ? ` x="${number(area.x)}" y="${number(area.y)}" width="${number(area.width)}" height="${number(area.height)}"` : "";
  return `<svg xmlns="http://www.w3.org/2000/svg"${placed} viewBox="0 0 ${number(list.width)} ${number(list.height)}" ${named}>`
    + (title ? `<title>${escapeXml(title)}</title>` : "")
    + `<g font-family="${escapeXml(font)}" text-anchor="middle">${bodyOf(drawn, palette)}</g></svg>`;
}

/** Writes consecutive operations of the same look as one group with common attributes: a board has hundreds of notes. @param {Operation[]} operations @param {Palette} palette */
function bodyOf(operations, palette) {
  /** @type {{ look: string, shapes: [tag: string, place: string, content: string][] }[]} */
  const groups = [];
  for (const operation of operations) {
    const look = lookOf(operation, palette);
    const last = groups[groups.length - 1];
    if (last?.look === look) last.shapes.push(shapeOf(operation));
    else groups.push({ look, shapes: [shapeOf(operation)] });
  }
  const element = (/** @type {[string, string, string]} */ [tag, place, content], look = "") => (
    `<${tag} ${place}${look}${content ? `>${content}</${tag}>` : "/>"}`);
  return groups.map(({ look, shapes }) => (shapes.length === 1
    ? element(shapes[0], ` ${look}`) : `<g ${look}>${shapes.map((shape) => element(shape)).join("")}</g>`)).join("");
}

/** Returns the attributes for colours, widths and fonts. @param {Operation} operation @param {Palette} palette */
function lookOf(operation, palette) {
  const colour = escapeXml(palette[operation.colour]);
  if (operation.kind === "text") {
    const { size, weight, halo } = operation;
    // A ground that the palette does not draw shows the paper.
    const ground = halo && (palette[halo.colour] === "none" ? palette.paper : palette[halo.colour]);
    const rim = halo && ground ? ` paint-order="stroke" stroke="${escapeXml(ground)}" stroke-width="${number(halo.width)}" stroke-linejoin="round"` : "";
    return `font-size="${number(size)}" font-weight="${weight}" fill="${colour}"${rim}`;
  }
  if (operation.kind === "rect" && operation.alpha !== undefined) return `fill="${colour}" fill-opacity="${number(operation.alpha)}"`;
  if (operation.kind === "rect" || operation.kind === "area" || operation.kind === "disc") return `fill="${colour}"`;
  const dash = "dash" in operation && operation.dash.length ? ` stroke-dasharray="${operation.dash.map(number).join(" ")}"` : "";
  return `fill="none" stroke="${colour}" stroke-width="${number(operation.width)}"${dash}`;
}

/** @param {Operation} operation @returns {[tag: string, place: string, content: string]} */
function shapeOf(operation) {
  switch (operation.kind) {
    case "rect": return ["rect", `x="${number(operation.x)}" y="${number(operation.y)}" width="${number(operation.width)}" height="${number(operation.height)}"`, ""];
    case "line": return ["line", `x1="${number(operation.x)}" y1="${number(operation.y)}" x2="${number(operation.x2)}" y2="${number(operation.y2)}"`, ""];
    case "circle": case "disc": return ["circle", `cx="${number(operation.x)}" cy="${number(operation.y)}" r="${number(operation.radius)}"`, ""];
    case "path": case "area": return ["path", `d="${operation.commands.map(([letter, ...places]) => letter + places.map(number).join(" ")).join("")}"`, ""];
    default: return ["text", `x="${number(operation.x)}" y="${number(operation.y)}"`, escapeXml(operation.text)];
  }
}

/** Writes a number with at most two decimals. @param {number} value */
export const number = (value) => String(Math.round(value * 100) / 100);

/** @type {Record<string, string>} */
const entities = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Returns a text that can be the content of an element or an attribute in double quotes. @param {string} text */
export const escapeXml = (text) => text.replace(/[&<>"]/g, (character) => entities[character]);
