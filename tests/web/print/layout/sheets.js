/**
 * What the tests of the layout share: a look, puzzles of every layout, a context with the real fonts, and the extents
 * of boxes.
 */
import { layoutNamed } from "../../../../web/model/layout.js";
import { loadBookWords } from "../../../../web/i18n/book-words.js";
import { loadWords } from "../../../../web/i18n/words.js";
import { printFace } from "../print-face.js";

const show = {
  number: true,
  level: true,
  rating: true,
  clues: false,
  date: false,
  seed: false,
  nameLine: false,
  notes: false,
  candidates: false,
  pageNumbers: true,
  code: false,
};

/** @param {any} [changes] @returns {import("../../../../web/print/print-settings.js").Look} */
export const lookWith = (changes = {}) => ({
  paper: "a4",
  press: "home",
  orientation: "portrait",
  perPage: 4,
  language: "en",
  title: "",
  author: "",
  header: "",
  footer: "",
  address: "",
  key: "none",
  bothSides: false,
  inkSaving: false,
  large: false,
  book: null,
  ...changes,
  show: { ...show, ...changes.show },
});

/**
 * @param {import("../../../../web/print/print-settings.js").Look} look
 * @returns {import("../../../../web/print/print-settings.js").PrintSettings}
 */
export const settingsOf = (look) => ({ version: 1, work: { kind: "list", order: "given" }, look, seed: 7 });

/** A square of modules. A phone reads nothing here; only its place matters. */
const code = (/** @type {number} */ count) =>
  Array.from({ length: count }, (_, y) => Array.from({ length: count }, (__, x) => (x + y) % 2 === 0));

/** @param {string} [language] @returns {Promise<import("../../../../web/print/layout/plans.js").Context>} */
export async function contextIn(language = "en") {
  const words = await loadWords(/** @type {any} */ (language));
  const bookWords = await loadBookWords(language);
  const codeOf = ({ givens }) => code(givens.length > 400 ? 93 : 45);
  return {
    words,
    bookWords,
    locale: language,
    face: await printFace(),
    codeOf,
    date: words.date("2026-11-23"),
    seed: "7340129935",
  };
}

/**
 * A puzzle of a layout. Its digits obey rows, columns and boxes, but no variants: the layout of pages does not look at
 * rules.
 * @param {string} layout
 * @param {any} [changes]
 * @returns {import("../../../../web/print/job.js").PrintedPuzzle}
 */
export function puzzleOf(layout, changes = {}) {
  const {
    digitCount: side,
    cellCount,
    name,
    boxRows,
    boxColumns,
  } = /** @type {import("../../../../web/model/layout.js").Layout} */ (layoutNamed(layout));
  const solution = Array.from({ length: cellCount }, (_, cell) => {
    const [row, column] = [Math.floor(cell / side), cell % side];
    return (((row % boxRows) * boxColumns + Math.floor(row / boxRows) + column) % side) + 1;
  });
  return {
    layout: name,
    givens: solution.map((digit, cell) => (cell % 3 ? 0 : digit)),
    entries: null,
    candidates: null,
    solution,
    title: "",
    level: "hard",
    rating: 7.2,
    ...changes,
  };
}

/** @param {readonly any[]} puzzles @returns {import("../../../../web/print/job.js").PuzzlesJob} */
export const jobOf = (puzzles) => ({ kind: "puzzles", sections: [{ title: "", puzzles }] });

/**
 * Returns the areas of boxes, of turned ones where they are in the end. A text reaches from the height of its capitals
 * to its descenders.
 *
 * @param {readonly import("../../../../web/print/layout/boxes.js").Box[]} boxes
 * @param {import("../../../../web/print/fonts/face.js").Face} face
 * @returns {{ what: string, x: number, y: number, width: number, height: number }[]}
 */
export function extentsOf(boxes, face) {
  return boxes.flatMap((box) => {
    switch (box.kind) {
      case "text": {
        const width = face.widthOf(box.text, box.size, box.weight);
        const x = box.x - (box.align === "end" ? width : box.align === "middle" ? width / 2 : 0);
        return [
          {
            what: `"${box.text}"`,
            x,
            y: box.y - face.capHeight * box.size,
            width,
            height: (face.capHeight + 0.21) * box.size,
          },
        ];
      }
      case "line":
        return [
          {
            what: "line",
            x: Math.min(box.x, box.x2),
            y: Math.min(box.y, box.y2),
            width: Math.abs(box.x2 - box.x),
            height: Math.abs(box.y2 - box.y),
          },
        ];
      case "drawing":
        return [
          {
            what: box.label,
            x: box.x,
            y: box.y,
            width: box.width,
            height: (box.width * box.list.height) / box.list.width,
          },
        ];
      case "modules": {
        // Four light modules on each side belong to a code, but may reach into a margin.
        return [{ what: box.label, x: box.x, y: box.y, width: box.side, height: box.side }];
      }
      case "ground":
        return [{ what: box.colour, x: box.x, y: box.y, width: box.width, height: box.height }];
      case "picture":
        return [{ what: box.label, ...box.area }];
      default:
        return extentsOf(box.boxes, face).map((extent) => ({
          ...extent,
          x: 2 * box.area.x + box.area.width - extent.x - extent.width,
          y: 2 * box.area.y + box.area.height - extent.y - extent.height,
        }));
    }
  });
}

/** The boards of a page. @param {any} page @returns {any[]} */
export const drawings = (page) =>
  page.boxes.flatMap((box) => (box.kind === "turned" ? box.boxes : [box])).filter(({ kind }) => kind === "drawing");
/** The texts of a page. @param {any} page @returns {string[]} */
export const textsOf = (page) =>
  page.boxes
    .flatMap((box) => (box.kind === "turned" ? box.boxes : [box]))
    .flatMap((box) => (box.kind === "text" ? [box.text] : []));
/** The digits of a drawing with their weights, in reading order. @param {any} drawing @returns {any[]} */
export const digitsIn = ({ list }) => list.operations.filter(({ kind }) => kind === "text");
