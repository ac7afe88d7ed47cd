/**
 * Settings for what is printed most.
 *
 * @typedef {import("./print-settings.js").PrintSettings} PrintSettings
 * @typedef {"classroom" | "daily" | "large" | "children" | "book"} PresetName
 */
import { defaultSettings, defaultWork, sectionOf, usualBook } from "./print-settings.js";

/** @type {readonly PresetName[]} */
export const presetNames = ["classroom", "daily", "large", "children", "book"];

/** Puzzles in each section of the book, and the levels of its sections. */
const bookSection = 75;
const bookLevels = /** @type {const} */ (["easy", "medium", "hard", "expert"]);

/**
 * What each preset changes in the usual settings.
 * @type {Record<PresetName, (usual: PrintSettings) => PrintSettings>}
 */
const presets = {
  /** Four easy puzzles on one page for each pupil, and the key on a second page for the teacher. */
  classroom: (usual) =>
    changed(usual, [sectionOf("3x3", "easy", 4)], { perPage: 4, key: "end" }, { nameLine: true, pageNumbers: false }),
  /**
   * Today's daily puzzle with its date, for a newsletter or a wall: the code opens the puzzle on a telephone, and the
   * key is upside down at the foot.
   */
  daily: (usual) => ({
    ...changed(usual, [], { perPage: 1, key: "foot" }, { number: false, date: true, code: true, pageNumbers: false }),
    work: defaultWork("daily"),
  }),
  large: (usual) => changed(usual, [sectionOf("3x3", "easy", 10)], { perPage: 1, large: true }, {}),
  children: (usual) =>
    changed(usual, [sectionOf("2x3", "easy", 6)], { perPage: 6 }, { level: false, nameLine: true, pageNumbers: false }),
  /** 300 puzzles. Two on a page leave boards of nearly 9 cm, and the book has about 200 pages. */
  book: (usual) =>
    changed(
      usual,
      bookLevels.map((level) => sectionOf("3x3", level, bookSection)),
      { paper: "6x9", press: "kdp", perPage: 2, book: usualBook },
      { level: false },
    ),
};

/**
 * @param {PresetName} name
 * @param {Parameters<typeof defaultSettings>[0]} options
 * @returns {PrintSettings}
 */
export const presetSettings = (name, options) => presets[name](defaultSettings(options));

/**
 * @param {PrintSettings} usual @param {readonly import("./print-settings.js").Section[]} sections @param
 *   {Partial<import("./print-settings.js").Look>} look
 * @param {Partial<import("./print-settings.js").Shown>} show
 * @returns {PrintSettings}
 */
const changed = (usual, sections, look, show) => ({
  ...usual,
  work: { kind: "new", sections, copies: 1, order: "usual" },
  look: { ...usual.look, ...look, show: { ...usual.look.show, ...show } },
});
