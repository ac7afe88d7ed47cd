/**
 * What the layout of all kinds of pages shares: what it is given besides the job, and the plan of a page. A plan is
 * cheap; its boxes are made when the page is asked for.
 *
 * @typedef {object} Context
 * @property {import("../../i18n/words.js").Words} words in the language of the sheets
 * @property {string} locale BCP 47
 * @property {import("../../i18n/rule-words.js").RuleWords | null} [ruleWords] the sentences about rules
 *   (rule-words.js); absent or null where no puzzle has some
 * @property {import("../../i18n/book-words.js").BookWords} [bookWords] the names of the parts of a book
 * @property {import("../fonts/face.js").Face} face
 * @property {(puzzle: import("../job.js").PrintedPuzzle) => readonly (readonly boolean[])[] | null} codeOf rows of the
 *   QR code that opens a puzzle
 * @property {(number: number) => number | undefined} [placeOf] the page of a puzzle in a book, from 1, by the number of
 *   the puzzle; known when pages are drawn. Absent where the file has no links
 * @property {string} date as text
 * @property {string} seed as text
 *
 * @typedef {object} Size
 * @property {number} width
 * @property {number} height
 *
 * @typedef {object} PagePlan
 * @property {"puzzles" | "key" | "path" | "worksheet" | "rules" | "title" | "contents" | "divider" | "blank"} kind
 * @property {number} section index of the section in the job that the page belongs to; -1 for none
 * @property {readonly number[]} numbers of the puzzles on the page
 * @property {string} [bookmark] title of a part that begins on the page, for the outline of the file; none if absent or
 *   empty
 * @property {{ number: number, count: number }} [counted] number of the page, from 1, and number of pages, as its foot
 *   says them; those of the document if absent
 * @property {boolean} [isCut] whether words of an author have no room on the page
 * @property {boolean} [repeats] whether its boards repeat those of other pages in small
 * @property {import("./furniture.js").Furniture} furniture head and foot
 * @property {(body: import("./boxes.js").Area, page: { number: number, count: number }) => import("./boxes.js").Box[]}
 *   draw makes the boxes between head and foot
 *
 * @typedef {(area: Size) => PagePlan[]} Planner plans all pages for printed areas of this size
 */

/** @template T @param {readonly T[]} items @param {number} size @returns {T[][]} runs of at most `size` */
export const inRuns = (items, size) =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size));
