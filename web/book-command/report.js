/** What --pages prints: the parts of a document with their pages. */
import { isInInches } from "../print/papers.js";

/**
 * Lengths in points as inches or millimetres, as the paper is named.
 * @param {number} points
 * @param {boolean} inInches
 */
const length = (points, inInches) => (inInches ? `${round(points / 72, 3)}` : `${round((points * 25.4) / 72, 1)}`);

/** @param {number} value @param {number} digits */
const round = (value, digits) => String(Number(value.toFixed(digits)));

/**
 * @param {import("../print/layout/boxes.js").PrintedDocument} printed
 * @param {import("../print/print-settings.js").PrintSettings} settings
 * @returns {string} lines of text
 */
export function pagesReport({ pageCount, parts: named = [], page }, { look }) {
  const inInches = isInInches(look.paper);
  const unit = inInches ? "in" : "mm";
  const { trim, width, height } = page(0);
  const size = (/** @type {{ width: number, height: number }} */ area) =>
    `${length(area.width, inInches)} × ${length(area.height, inInches)} ${unit}`;
  const parts = named.map(({ title, page: first }) => `${String(first + 1).padStart(5)}  ${title}`);
  return [
    `pages  ${pageCount}`,
    `trim   ${size(trim)}`,
    ...(trim.width === width && trim.height === height ? [] : [`file   ${size({ width, height })}`]),
    ...(parts.length ? ["", " page", ...parts] : []),
    "",
  ].join("\n");
}
