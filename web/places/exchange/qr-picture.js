/**
 * A QR code as a picture. The code is dark on light in both colour schemes, because many readers do not read the
 * inverse, and has its quiet zone.
 */
import { qrModules } from "../../formats/qr-code.js";

export { qrModules };

/** Modules of the quiet zone on each side. */
const quiet = 4;

/**
 * The picture has its colours in itself, so that it can also be saved as a file.
 *
 * @param {string} text
 * @param {string} label for assistive technology
 * @returns {SVGSVGElement | null} null when the text is too long
 */
export function qrPicture(text, label) {
  const found = qrModules(text);
  if (!found) return null;
  const side = found.modules.length + 2 * quiet;
  const svg = element("svg", {
    viewBox: `0 0 ${side} ${side}`,
    class: "qr-code",
    role: "img",
    "aria-label": label,
    "shape-rendering": "crispEdges",
  });
  svg.append(
    element("rect", { fill: "#ffffff", width: side, height: side }),
    element("path", { fill: "#000000", d: darkPath(found.modules) }),
  );
  return /** @type {SVGSVGElement} */ (svg);
}

/** Dark modules that follow each other in a row are one rectangle. @param {readonly (readonly boolean[])[]} modules */
function darkPath(modules) {
  return modules
    .map((row, y) =>
      row
        .map((isDark, x) => {
          if (!isDark || row[x - 1]) return "";
          const end = row.indexOf(false, x);
          const width = (end < 0 ? row.length : end) - x;
          return `M${x + quiet} ${y + quiet}h${width}v1h${-width}z`;
        })
        .join(""),
    )
    .join("");
}

/** @param {string} name @param {Record<string, string | number>} attributes */
function element(name, attributes) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}
