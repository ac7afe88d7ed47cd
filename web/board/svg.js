/** Plays a display list as SVG text: vector on paper, and a still board without script. */

/** @typedef {import("./operations.js").DisplayList} DisplayList */
/** @typedef {import("./operations.js").Operation} Operation */
/** @typedef {import("./palette.js").Palette} Palette */

/**
 * @param {DisplayList} list
 * @param {Palette} palette colours that are "none" are not drawn
 * @param {object} [options]
 * @param {string} [options.label] name of the picture for assistive technology; without one it is hidden from it
 * @param {string} [options.font]
 * @returns {string} one `svg` element with a viewBox and no size of its own
 */
export function renderSvg(list, palette, { label = "", font = "system-ui, sans-serif" } = {}) {
  const body = list.operations.filter(({ colour }) => palette[colour] !== "none")
    .map((operation) => svgOf(operation, palette)).join("");
  const named = label ? `role="img" aria-label="${escape(label)}"` : 'aria-hidden="true"';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${number(list.width)} ${number(list.height)}" ${named}>`
    + `<g font-family="${escape(font)}" text-anchor="middle">${body}</g></svg>`;
}

/** @param {Operation} operation @param {Palette} palette */
function svgOf(operation, palette) {
  const fill = `fill="${escape(palette[operation.colour])}"`;
  const place = `x="${number(operation.x)}" y="${number(operation.y)}"`;
  if (operation.kind === "rect") {
    return `<rect ${place} width="${number(operation.width)}" height="${number(operation.height)}" ${fill}/>`;
  }
  if (operation.kind === "line" || operation.kind === "circle") return strokeOf(operation, palette);
  const { size, weight, text } = operation;
  return `<text ${place} font-size="${number(size)}" font-weight="${weight}" ${fill}>${escape(text)}</text>`;
}

/** @param {import("./operations.js").Line | import("./operations.js").Circle} operation @param {Palette} palette */
function strokeOf(operation, palette) {
  const { x, y, width, colour } = operation;
  const look = `fill="none" stroke="${escape(palette[colour])}" stroke-width="${number(width)}"`;
  if (operation.kind === "circle") return `<circle cx="${number(x)}" cy="${number(y)}" r="${number(operation.radius)}" ${look}/>`;
  return `<line x1="${number(x)}" y1="${number(y)}" x2="${number(operation.x2)}" y2="${number(operation.y2)}" ${look}/>`;
}

/** @param {number} value at most two decimals */
const number = (value) => String(Math.round(value * 100) / 100);

/** @type {Record<string, string>} */
const entities = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** @param {string} text */
const escape = (text) => text.replace(/[&<>"]/g, (character) => entities[character]);
