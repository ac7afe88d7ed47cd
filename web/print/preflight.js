/**
 * Compares pages with what their printer asks: measures lines, type and places in what was laid out, and counts the
 * pages.
 *
 * @typedef {import("./layout/boxes.js").Box} Box
 * @typedef {import("./layout/boxes.js").Page} Page
 * @typedef {import("./layout/boxes.js").PrintedDocument} PrintedDocument
 *
 * @typedef {"line" | "type" | "spine" | "edge" | "cut" | "few-pages" | "many-pages" | "trim" | "dots" |
 *   "guessed-spine"} Fault `cut`: a text that is shortened; `dots`: a picture with too few pixels; `guessed-spine`: the
 *   printer publishes no figures for the width of the spine
 *
 * @typedef {object} Finding
 * @property {Fault} fault
 * @property {number} page number of the page, from 1; 0 for the whole file, and for the cover
 * @property {string} what the puzzle or the text; "" for a line of the page and the whole file
 * @property {number} found points, pages, pixels to an inch, or inches of the spine
 * @property {number} asked likewise; 0 where nothing is asked
 * @property {number} [more] on how many more pages the same is found
 */
import { wholePicture } from "./layout/boxes.js";
import { spineWidth } from "./layout/cover.js";
import { leastInside } from "./layout/paper.js";
import { presses } from "./presses.js";

/** Differences of so many points are those of rounding. */
const rounding = 0.01;
const inch = 72;

/** Narrow rectangles of these colours are lines. */
const ruled = new Set(["thin-line", "thick-line", "mark"]);

/**
 * Returns everything that is outside the profile of the printer, page by page. A finding names the puzzle whose drawing
 * has the smallest sign or the thinnest line. What repeats on several pages, such as a shortened header, is one finding
 * of the first page. Cost: that of all pages, about a millisecond each.
 *
 * @param {PrintedDocument} printed
 * @param {import("./print-settings.js").PrintSettings | import("./series/series-settings.js").SeriesSettings} settings
 * @param {import("./fonts/face.js").Face} face
 * @param {() => Promise<void>} [pause] called after each page
 * @returns {Promise<Finding[]>}
 */
export async function preflight(printed, { look, work }, face, pause = async () => {}) {
  const press = presses[look.press];
  const { pageCount } = printed;
  const own = ownTexts(look, work);
  /** @type {Finding[]} */
  const findings = [];
  if (look.book && press.pages) {
    const { least, most } = press.pages;
    const largest = most(look.paper)[look.book.cover.paper];
    if (pageCount < least) findings.push(ofFile("few-pages", pageCount, least));
    if (pageCount > largest) findings.push(ofFile("many-pages", pageCount, largest));
  }
  if (press.trims && !press.trims.includes(look.paper)) findings.push(ofFile("trim", 0, 0));
  for (let index = 0; index < pageCount; index++) {
    const page = printed.page(index);
    const { boxes, trim, isCut = false, repeats = false } = page;
    const margins = look.book
      ? {
          inside: leastInside(press.margins, pageCount) * inch,
          outside: (look.book.bleed ? press.margins.outsideWithBleed : press.margins.outside) * inch,
        }
      : null;
    const measured = measuresOf(boxes, face).filter(({ area }) => isOn(area, trim));
    const add = (
      /** @type {Fault} */ fault,
      /** @type {string} */ what,
      /** @type {number} */ found,
      /** @type {number} */ asked,
    ) => findings.push({ fault, page: index + 1, what, found, asked });
    // Words that have no room at all leave no text that would say it.
    if (isCut && !measured.some((measure) => measure.isCut)) add("cut", "", 0, 0);
    for (const { what, line, type, area, text, ...measure } of measured) {
      if (line < press.line - rounding) add("line", what, line, press.line);
      if (type < press.type - rounding && !repeats) add("type", what, type, press.type);
      if (measure.isCut ?? (text.endsWith("…") && !own.some((each) => each.includes(text)))) add("cut", text, 0, 0);
      if (!margins) continue;
      const [left, right] = [area.x - trim.x, trim.x + trim.width - area.x - area.width];
      const [inside, outside] = index % 2 === 0 ? [left, right] : [right, left];
      const edge = Math.min(outside, area.y - trim.y, trim.y + trim.height - area.y - area.height);
      if (inside < margins.inside - rounding) add("spine", what || text, inside, margins.inside);
      if (edge < margins.outside - rounding) add("edge", what || text, edge, margins.outside);
    }
    await pause();
  }
  return together(findings);
}

/**
 * Makes one finding of those that differ only in their page.
 * @param {readonly Finding[]} findings in the order of their pages
 * @returns {Finding[]} in the same order
 */
function together(findings) {
  /** @type {Map<string, { first: Finding, pages: Set<number> }>} */
  const alike = new Map();
  for (const finding of findings) {
    const { fault, what, found, asked, page } = finding;
    const key = JSON.stringify([fault, what, found.toFixed(2), asked]);
    const known = alike.get(key);
    if (known) known.pages.add(page);
    else alike.set(key, { first: finding, pages: new Set([page]) });
  }
  return [...alike.values()].map(({ first, pages }) => (pages.size > 1 ? { ...first, more: pages.size - 1 } : first));
}

/**
 * What of a cover is outside the profile of the printer.
 *
 * @param {PrintedDocument} cover @param {import("./print-settings.js").Look} look with `book` @param {number} pageCount
 *   of the book
 * @returns {Finding[]}
 */
export function preflightCover(cover, look, pageCount) {
  const { dots, spine } = presses[look.press];
  const own = /** @type {import("./print-settings.js").BookLook} */ (look.book).cover;
  const guessed = spine || own.spine ? [] : [ofFile("guessed-spine", spineWidth(pageCount, own, look.press) / inch, 0)];
  const sparse = cover.page(0).boxes.flatMap((box) => {
    if (box.kind !== "picture") return [];
    const found = Math.floor((box.picture.width / wholePicture(box).width) * inch);
    return found < dots ? [ofFile("dots", found, dots)] : [];
  });
  const cut = cover
    .page(0)
    .boxes.flatMap((box) => (box.kind === "turned" ? box.boxes : [box]))
    .flatMap((box) =>
      box.kind === "text" && box.text.endsWith("…") && !look.title.includes(box.text)
        ? [{ ...ofFile("cut", 0, 0), what: box.text }]
        : [],
    );
  return [...guessed, ...sparse, ...cut];
}

/** @param {Fault} fault @param {number} found @param {number} asked @returns {Finding} */
const ofFile = (fault, found, asked) => ({ fault, page: 0, what: "", found, asked });

/**
 * The texts of the maker, which may end as a shortened text does.
 * @param {import("./print-settings.js").Look} look
 * @param {import("./print-settings.js").Work | import("./series/series-settings.js").SeriesWork} work
 */
const ownTexts = ({ title, author, header, footer }, work) => [
  title,
  author,
  header,
  footer,
  ...(work.kind === "new" ? work.sections.map((section) => section.title) : []),
  ...(work.kind === "series" ? Object.values(work.days).map((day) => day.title) : []),
];

/** Marks for cutting are outside the page. @param {import("./layout/boxes.js").Area} area @param {Page["trim"]} trim */
const isOn = ({ x, y, width, height }, trim) =>
  x + width > trim.x && x < trim.x + trim.width && y + height > trim.y && y < trim.y + trim.height;

/**
 * @typedef {{ what: string, text: string, isCut?: boolean, line: number, type: number, area:
 *   import("./layout/boxes.js").Area }} Measure the thinnest line and the smallest type of a box, Infinity for none
 */

/** @param {readonly Box[]} boxes @param {import("./fonts/face.js").Face} face @returns {Measure[]} */
const measuresOf = (boxes, face) => boxes.flatMap((box) => measureOf(box, face));

/** @param {Box} box @param {import("./fonts/face.js").Face} face @returns {Measure[]} */
function measureOf(box, face) {
  const none = { what: "", text: "", line: Infinity, type: Infinity };
  switch (box.kind) {
    case "text": {
      const width = face.widthOf(box.text, box.size, box.weight);
      const x = box.x - (box.align === "start" ? 0 : box.align === "middle" ? width / 2 : width);
      const area = { x, y: box.y - face.capHeight * box.size, width, height: face.capHeight * box.size };
      return box.text.trim()
        ? [{ ...none, what: box.text, text: box.text, isCut: box.isCut, type: box.size, area }]
        : [];
    }
    case "line": {
      const [x, y] = [Math.min(box.x, box.x2), Math.min(box.y, box.y2)];
      const area = { x, y, width: Math.abs(box.x2 - box.x), height: Math.abs(box.y2 - box.y) };
      return [{ ...none, line: box.width, area }];
    }
    case "modules":
      return [{ ...none, what: box.label, area: { x: box.x, y: box.y, width: box.side, height: box.side } }];
    case "ground":
    case "picture":
      // They reach beyond the edges, and the preflight of the cover looks at them.
      return [];
    case "turned":
      return measuresOf(box.boxes, face).map((measure) => ({ ...measure, area: turnedArea(measure.area, box.area) }));
    default: {
      const scale = box.width / box.list.width;
      const height = box.list.height * scale;
      const area = { x: box.x, y: box.y, width: box.width, height };
      return [{ ...none, what: box.label, ...signsOf(box.list.operations, scale), area }];
    }
  }
}

/** @param {import("./layout/boxes.js").Area} inner @param {import("./layout/boxes.js").Area} area */
const turnedArea = ({ x, y, width, height }, area) => ({
  x: 2 * area.x + area.width - x - width,
  y: 2 * area.y + area.height - y - height,
  width,
  height,
});

/** @param {readonly import("../board/operations.js").Operation[]} operations @param {number} scale points to a unit */
function signsOf(operations, scale) {
  let [line, type] = [Infinity, Infinity];
  for (const each of operations) {
    if (each.kind === "text") type = Math.min(type, each.size * scale);
    else if (each.kind === "line" || each.kind === "path" || each.kind === "circle")
      line = Math.min(line, each.width * scale);
    else if (each.kind === "rect" && ruled.has(each.colour))
      line = Math.min(line, Math.min(each.width, each.height) * scale);
  }
  return { line, type };
}
