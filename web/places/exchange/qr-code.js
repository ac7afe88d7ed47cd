/**
 * A text as a QR code. The code is dark on light in both colour schemes, because many readers do not read the inverse,
 * and has its quiet zone.
 */
import qrcode from "qrcode-generator";

/** Modules of the quiet zone on each side. */
const quiet = 4;
/**
 * Texts up to so many bytes get a level of error correction; longer ones have codes that phones hardly read.
 * @type {readonly [bytes: number, level: "Q" | "M" | "L"][]}
 */
const levels = [
  [200, "Q"],
  [600, "M"],
  [1300, "L"],
];

/**
 * @param {string} text
 * @returns {{ modules: readonly (readonly boolean[])[], level: "Q" | "M" | "L" } | null} rows of dark and light
 *   modules; null when the text is too long
 */
export function qrModules(text) {
  const bytes = new TextEncoder().encode(text).length;
  const level = levels.find(([most]) => bytes <= most)?.[1];
  if (!level) return null;
  const code = qrcode(0, level);
  code.addData(text, "Byte");
  code.make();
  const count = code.getModuleCount();
  return {
    level,
    modules: Array.from({ length: count }, (_, row) =>
      Array.from({ length: count }, (__, column) => code.isDark(row, column)),
    ),
  };
}

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
