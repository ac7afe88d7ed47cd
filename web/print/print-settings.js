/**
 * What is printed and how it looks, as plain data: the page keeps it, a link or a file carries it, and the command line
 * for books reads it. The same settings make the same pages, puzzles included.
 *
 * @typedef {import("../model/puzzle-goal.js").Goal} Goal
 * @typedef {import("../i18n/languages.js").Language} Language
 *
 * @typedef {object} PrintSettings
 * @property {1 | 2} version of this form, and the edition of the puzzles that follow from the seed: version 2 has the
 *   same fields as version 1, and other puzzles
 * @property {Work} work
 * @property {Look} look
 * @property {number} seed of all random choices, 0 … 2^53 - 1
 *
 * @typedef {NewWork | DailyWork | BoardWork | PathWork | ListWork | WorksheetWork} Work
 * @typedef {{ kind: "new", sections: readonly Section[], copies: number, order?: NewOrder }} NewWork new puzzles; a
 *   sheet has one section, a book several; `copies`: different sheets of the same sections for a class; 1 for a book
 * @typedef {"usual" | "made" | "rating"} NewOrder of the puzzles of a section: as they were made; easiest first; usual
 *   is easiest first in a book, apart from settings of version 1
 * @typedef {{ count: number, goal: Omit<Goal, "seed">, title: string, face?: string }} Section `title`: "" for the
 *   words of the level; `face`: what its digits look like, that of the look when absent
 * @typedef {{ kind: "daily", day: string }} DailyWork the daily puzzle of a day such as "2026-11-23", the same for
 *   everybody
 * @typedef {{ kind: "board", entered: boolean }} BoardWork the puzzle on the board; with `entered` also what the player
 *   has entered
 * @typedef {{ kind: "path", least: number, perPage: number, pictures: number }} PathWork the path to its solution;
 *   steps of the level `least` (1 easy … 5 extreme, see docs/techniques) and above have pictures, and at least the
 *   three hardest steps; `perPage` (2, 4, 6) is how many pictures a page has at most, `pictures` how many the document
 *   has
 * @typedef {{ kind: "list", order: ListOrder }} ListWork puzzles that the reader has pasted or opened; they are no part
 *   of the settings
 * @typedef {"given" | "level" | "rating"} ListOrder as they were given, or easiest first
 * @typedef {{ kind: "worksheet", technique: string, layout: string, exercises: number, copies: number, rules: boolean
 *   }} WorksheetWork `technique`: id of the teacher; `layout` of the boards; `exercises` on each sheet; `copies`:
 *   different sheets of equal difficulty for a class; `rules`: a page with the rules comes first
 *
 * @typedef {object} Look
 * @property {PaperName} paper
 * @property {PressName} press what the printer asks of the file
 * @property {"portrait" | "landscape"} orientation
 * @property {number} perPage one of `choicesPerPage`
 * @property {Language} language of the sheets
 * @property {string} title "" for none, like the other texts
 * @property {string} author
 * @property {string} header
 * @property {string} footer
 * @property {Shown} show
 * @property {string} address the page that QR codes open, without `#`; "" for the page's own
 * @property {KeyPlace} key
 * @property {string} face what digits look like (model/digit-face.js): "digits", "letters", "fruits", "word:PLAYGROUND"
 * @property {boolean} cutOut below the puzzles the digits of their empty cells, to be cut out and glued
 * @property {boolean} inkSaving no grounds and thin grey lines
 * @property {boolean} bothSides for printing on both sides: each different sheet and the key begin on an odd page; a
 *   book does so anyway
 * @property {boolean} large large print: one type size up, thicker lines, digits as large as cells allow
 * @property {BookLook | null} book null for loose sheets
 *
 * @typedef {import("./papers.js").PaperName} PaperName
 * @typedef {import("./presses.js").PressName} PressName
 * @typedef {"none" | "end" | "page" | "foot"} KeyPlace no key; pages at the end; a page of the key after each page;
 *   upside down at the foot of the same page
 *
 * @typedef {object} Shown what is printed beside each puzzle and on each page
 * @property {boolean} number of the puzzle
 * @property {boolean} level
 * @property {boolean} rating by Sudoku Explainer
 * @property {boolean} clues number of givens
 * @property {boolean} date
 * @property {boolean} seed
 * @property {boolean} nameLine for name, class, date and points
 * @property {boolean} notes room for notes below each puzzle
 * @property {boolean} candidates of all empty cells
 * @property {boolean} pageNumbers
 * @property {boolean} code QR code that opens the puzzle
 *
 * @typedef {object} BookLook
 * @property {boolean} bleed 0.125 inch beyond the three outer edges
 * @property {boolean} cropMarks
 * @property {boolean} contents a table of contents
 * @property {boolean} dividers a page with its title before each section
 * @property {readonly import("./book-parts.js").BookPart[]} parts in their order
 * @property {CoverLook} cover
 *
 * @typedef {object} CoverLook
 * @property {"white" | "cream"} paper of the pages
 * @property {string} back the words on the back
 * @property {string} colour of the ground, such as "#ffffff"
 * @property {string} picture a PNG or JPEG file in an address (cover-picture.js); "" for the first board of the book
 * @property {boolean} fills whether the picture is the whole front, which then has no words
 * @property {number} spine its width in inches; 0: it follows from the number of pages
 */
import { usualParts } from "./book-parts.js";
import { chooseLanguage } from "../i18n/languages.js";
import { dayOf } from "../model/days.js";
import { layoutNamed } from "../model/layout.js";
import { goalOf } from "../model/puzzle-goal.js";

/** The form that this version writes. */
export const settingsVersion = 2;

/** The possible numbers of puzzles on a page. 12 suits boards up to 6×6. */
export const choicesPerPage = [1, 2, 4, 6, 9, 12];

/** @type {readonly KeyPlace[]} */
export const keyPlaces = ["none", "end", "page", "foot"];

/**
 * Returns where the key of a kind can be: the answers of a worksheet do not fit at the foot of its pages.
 * @param {Work["kind"]} kind
 */
export const keyPlacesOf = (kind) => (kind === "worksheet" ? keyPlaces.filter((place) => place !== "foot") : keyPlaces);

/** @type {readonly Work["kind"][]} */
export const workKinds = ["new", "daily", "board", "path", "list", "worksheet"];

/** @type {readonly NewOrder[]} */
export const newOrders = ["usual", "made", "rating"];

/** @type {readonly ListOrder[]} */
export const listOrders = ["given", "level", "rating"];

/** The possible numbers of pictures on a page of a path. */
export const choicesPerPathPage = [2, 4, 6];

/** The least level of a path's steps with pictures. */
export const pictureLevels = /** @type {const} */ ([1, 2, 3, 4, 5]);

/** What a document may have at most; `puzzles` in all sections of all sheets together, `letters` in one text. */
export const most = { puzzles: 2000, sections: 50, exercises: 24, copies: 60, pictures: 1000, letters: 200 };

/** Countries in which Letter is the usual paper. */
const letterCountries = new Set(["US", "CA", "MX", "PH", "CL", "CO", "VE"]);

/** @param {string} locale BCP 47 @returns {"a4" | "letter"} the usual paper in the country of the locale */
export function usualPaper(locale) {
  const asked = new Intl.Locale(locale);
  // The browser takes long to find the likely region of a language.
  return letterCountries.has(asked.region ?? asked.maximize().region ?? "") ? "letter" : "a4";
}

/**
 * Returns the number of puzzles that a document of new puzzles has.
 * @param {Pick<NewWork, "sections" | "copies">} work
 */
export const puzzlesIn = ({ sections, copies }) => copies * sections.reduce((sum, { count }) => sum + count, 0);

/** Returns a seed short enough to be printed and typed. */
export const newSeed = () => crypto.getRandomValues(new Uint32Array(1))[0] % 1_000_000_000;

/**
 * Returns the settings before the reader has changed any: four new puzzles on a page, and the key at the end.
 *
 * @param {{ locale: string, language?: Language, seed?: number }} options `locale`: BCP 47, decides the paper and,
 *   without `language`, the language of the sheets
 * @returns {PrintSettings}
 */
export function defaultSettings({ locale, language = chooseLanguage([locale]), seed = newSeed() }) {
  return {
    version: settingsVersion,
    work: defaultWork("new"),
    look: {
      paper: usualPaper(locale),
      press: "home",
      orientation: "portrait",
      perPage: 4,
      language,
      title: "",
      author: "",
      header: "",
      footer: "",
      show: {
        number: true,
        level: true,
        rating: false,
        clues: false,
        date: false,
        seed: false,
        nameLine: false,
        notes: false,
        candidates: false,
        pageNumbers: true,
        code: false,
      },
      address: "",
      key: "end",
      bothSides: false,
      face: "digits",
      cutOut: false,
      inkSaving: false,
      large: false,
      book: null,
    },
    seed,
  };
}

/**
 * Returns the date that the pages show: a day such as "2026-11-23", or the present time in milliseconds since 1970.
 * @param {Pick<PrintSettings, "work"> | Pick<import("./series/series-settings.js").SeriesSettings, "work">} settings
 */
export const shownDate = ({ work }) => (work.kind === "daily" ? work.day : Date.now());

/**
 * Returns the work of a kind before the reader has changed it.
 * @template {Work["kind"]} Kind
 * @param {Kind} kind
 * @returns {Extract<Work, { kind: Kind }>}
 */
export function defaultWork(kind) {
  return /** @type {Extract<Work, { kind: Kind }>} */ (usualWork[kind]());
}

/** @type {{ [Kind in Work["kind"]]: () => Extract<Work, { kind: Kind }> }} */
const usualWork = {
  new: () => ({ kind: "new", sections: [sectionOf("3x3", "medium", 4)], copies: 1, order: "usual" }),
  daily: () => ({ kind: "daily", day: dayOf(Date.now()) }),
  board: () => ({ kind: "board", entered: false }),
  path: () => ({ kind: "path", least: 3, perPage: 4, pictures: 60 }),
  list: () => ({ kind: "list", order: "given" }),
  worksheet: () => ({
    kind: "worksheet",
    technique: "hidden-single",
    layout: "3x3",
    exercises: 4,
    copies: 1,
    rules: false,
  }),
};

/** @type {BookLook} */
export const usualBook = {
  bleed: false,
  cropMarks: false,
  contents: true,
  dividers: true,
  parts: usualParts,
  cover: { paper: "white", back: "", colour: "#ffffff", picture: "", fills: false, spine: 0 },
};

/**
 * Returns the settings without the picture of the cover, which is too large for a link and for what a browser keeps.
 * @param {PrintSettings} settings @returns {PrintSettings}
 */
export const withoutPicture = (settings) =>
  settings.look.book?.cover.picture
    ? {
        ...settings,
        look: {
          ...settings.look,
          book: { ...settings.look.book, cover: { ...settings.look.book.cover, picture: "", fills: false } },
        },
      }
    : settings;

/**
 * Returns a section of symmetrical puzzles.
 *
 * @param {string} layout name of a layout with levels @param {import("../model/puzzle-goal.js").LevelName} level @param
 *   {number} count @returns {Section}
 */
export function sectionOf(layout, level, count) {
  return {
    count,
    goal: goalOf(/** @type {import("../model/layout.js").Layout} */ (layoutNamed(layout)), level),
    title: "",
  };
}
