/**
 * Settings that come from a file, a link or the browser's storage may hold anything. Here they become settings, or a precise error.
 *
 * @typedef {import("./print-settings.js").PrintSettings} PrintSettings
 * @typedef {import("./field-rules.js").FieldError} FieldError
 * @typedef {{ code: "newer", details: { version: number } } | { code: "not-settings" | "damaged", details?: undefined } | { code: "no-json", details: { line: number, column: number } }
 *   | FieldError} SettingsError `newer`: a newer version has written the settings; the other codes of fields are those of field-rules.js
 * @typedef {{ settings: PrintSettings } | { error: SettingsError }} CheckedSettings
 */
import { languages } from "../i18n/languages.js";
import { firstDay } from "../model/daily.js";
import { isDay } from "../model/days.js";
import { layoutNamed } from "../model/layout.js";
import { symmetries } from "../model/pattern.js";
import { canBeMade, hasLevels, levelNames, levelsOf, sidesWithLevels } from "../model/puzzle-goal.js";
import { isRuleTechnique } from "../model/rule-techniques.js";
import { canBeMadeOf, madeRules, ruledBounds } from "../model/ruled-goal.js";
import { techniques } from "../model/techniques.js";
import { FieldRefusal, flag, listOf, nullOrRecord, oneOf, pair, record, refusal, text, whole } from "./field-rules.js";
import {
  choicesPerPage, choicesPerPathPage, defaultSettings, defaultWork, keyPlaces, keyPlacesOf, listOrders, most, paperNames, pictureLevels, puzzlesIn, settingsVersion, usualBook, workKinds,
} from "./print-settings.js";

/** @typedef {import("./field-rules.js").Rule<any>} Rule */

const largestCount = 10_000;
/** Bounds of a rating by Sudoku Explainer. */
const ratings = { least: 0, most: 20 };
/** The only board with ratings by Sudoku Explainer. */
const ratedLayout = "3x3";
/** The engine draws random regions for these sides. */
const randomRegions = { least: 4, most: 16 };

const line = text(most.letters);
const required = undefined;

/** Whether the engine can make puzzles of a layout. @param {string} name */
function isMadeLayout(name) {
  const side = /^jigsaw:(\d{1,2})$/.exec(name)?.[1];
  if (side !== undefined) return Number(side) >= randomRegions.least && Number(side) <= randomRegions.most;
  const layout = layoutNamed(name);
  return layout !== null && canBeMade(layout);
}

/** @type {Rule} */
const layout = (value, field) => (typeof value === "string" && isMadeLayout(value) ? value : refusal("not-layout", field));

/** @type {Rule} */
const address = (value, field) => {
  const given = text(2000)(value, field);
  return given === "" || isAddress(given) ? given : refusal("not-address", field);
};

/** Whether QR codes can open the page with this address. @param {string} given */
export const isAddress = (given) => /^(https?|file):$/.test(protocolOf(given)) && !given.includes("#");

/** @param {string} given @returns {string} such as "https:"; "" for a text that is no address */
function protocolOf(given) {
  try {
    return new URL(given).protocol;
  } catch {
    return "";
  }
}

/** @type {Rule} */
const rating = (value, field) => (
  typeof value === "number" && value >= ratings.least && value <= ratings.most ? value : refusal("not-number", field, { ...ratings }));

/** @type {Rule} */
const technique = (value, field) => (techniques.some((id) => id === value) ? value : refusal("not-technique", field));

/** Worksheets are for techniques of rules, too. @type {Rule} */
const taught = (value, field) => (typeof value === "string" && isRuleTechnique(value) ? value : technique(value, field));

/** Pages are also made for days to come. @type {Rule} */
const day = (value, field) => (typeof value === "string" && isDay(value) && value >= firstDay ? value : refusal("not-day", field));

const techniqueList = listOf(technique, { least: 1, most: techniques.length });

/** @type {Rule} */
const pattern = (value, field) => listOf(whole(0, 1), { least: 4, most: largestCount })(value, field);

/** @type {Rule} */
const rules = (value, field) => (typeof value === "string" && canBeMadeOf(value) ? value : refusal("not-choice", field, { choices: ["killer", ...madeRules] }));

/** The board of puzzles with rules. @type {Rule} */
const ruledLayout = (value, field) => {
  const name = layout(value, field);
  const { side } = shapeOf(name);
  return side >= ruledBounds.least && side <= ruledBounds.most ? name : refusal("not-choice", field, { choices: ruledLayouts });
};

/** Some boards for puzzles with rules. */
const ruledLayouts = ["2x2", "2x3", "3x3", "4x4"];

/** What the goal of a puzzle with rules may have. */
const ruledParts = record({
  layout: [ruledLayout, "3x3"],
  level: [oneOf(levelNames)],
  symmetry: [oneOf(["none", "180"]), "none"],
  clues: [pair(whole(0, ruledBounds.most ** 2))],
  minimal: [flag],
  rules: [rules, required],
  cells: [pair(whole(1, ruledBounds.most))],
});

const goalParts = record({
  layout: [layout, "3x3"],
  level: [oneOf(levelNames)],
  symmetry: [oneOf(symmetries), "180"],
  clues: [pair(whole(0, largestCount))],
  rating: [pair(rating)],
  techniques: [record({ shown: [techniqueList], required: [techniqueList], forbidden: [techniqueList] })],
  minimal: [flag],
  pattern: [pattern],
});

/**
 * The engine would search without end, or for minutes, for what the board can hardly have.
 *
 * @type {Rule}
 */
const goal = (value, field) => {
  if (Object(value).rules !== undefined) return ruledParts(value, field);
  const read = goalParts(value, field);
  const { layout: name, level, clues, rating: wanted, pattern: givens } = read;
  const shape = shapeOf(name);
  const { side } = shape;
  if (level !== undefined && !hasLevels(shape)) refusal("no-levels", `${field}.level`, { ...sidesWithLevels });
  if (level !== undefined && !levelsOf(shape).includes(level)) refusal("no-extreme", `${field}.level`);
  if (wanted !== undefined && name !== ratedLayout) refusal("no-rating", `${field}.rating`);
  const cellCount = side * side;
  const beyond = clues?.findIndex((/** @type {number} */ count) => count > cellCount) ?? -1;
  if (beyond >= 0) refusal("not-whole", `${field}.clues[${beyond}]`, { least: 0, most: cellCount });
  if (givens !== undefined && givens.length !== cellCount) refusal("not-list", `${field}.pattern`, { least: cellCount, most: cellCount });
  return read;
};

/** @param {string} name of a layout that can be made @returns {import("../model/puzzle-goal.js").Shape} */
function shapeOf(name) {
  const side = /^jigsaw:(\d{1,2})$/.exec(name)?.[1];
  return side !== undefined ? { side: Number(side), hasBoxes: false, variants: [] } : /** @type {import("../model/layout.js").Layout} */ (layoutNamed(name));
}

const section = record({ count: [whole(1, most.puzzles), required], goal: [goal, {}], title: [line, ""] });

const copies = whole(1, most.copies);

const newParts = record({
  kind: [oneOf(["new"])], sections: [listOf(section, { least: 1, most: most.sections }), required], copies: [copies, defaultWork("new").copies],
});

/** @type {Rule} */
const newWork = (value, field) => {
  const read = newParts(value, field);
  const count = puzzlesIn(read);
  return count <= most.puzzles ? read : refusal("too-many", `${field}.sections`, { count, most: most.puzzles });
};

/** @type {Record<import("./print-settings.js").Work["kind"], Rule>} */
const works = {
  new: newWork,
  daily: record({ kind: [oneOf(["daily"])], day: [day, required] }),
  board: record({ kind: [oneOf(["board"])], entered: [flag, defaultWork("board").entered] }),
  path: record({
    kind: [oneOf(["path"])], least: [oneOf(pictureLevels), defaultWork("path").least], perPage: [oneOf(choicesPerPathPage), defaultWork("path").perPage],
    pictures: [whole(1, most.pictures), defaultWork("path").pictures],
  }),
  list: record({ kind: [oneOf(["list"])], order: [oneOf(listOrders), defaultWork("list").order] }),
  worksheet: record({
    kind: [oneOf(["worksheet"])], technique: [taught, required], layout: [layout, defaultWork("worksheet").layout],
    exercises: [whole(1, most.exercises), defaultWork("worksheet").exercises],
    copies: [copies, defaultWork("worksheet").copies], rules: [flag, defaultWork("worksheet").rules],
  }),
};

/** @type {Rule} */
const work = (value, field) => {
  const kind = oneOf(workKinds)(/** @type {{ kind?: unknown } | null} */ (value)?.kind, `${field}.kind`);
  return works[kind](value, field);
};

/** What a file may leave out. It does not depend on the reader, so that a file means the same to everybody. */
const usual = defaultSettings({ locale: "en-GB", seed: 0 });

const shown = record(Object.fromEntries(Object.entries(usual.look.show).map(([name, value]) => [name, [flag, value]])));

const book = record(Object.fromEntries(Object.entries(usualBook).map(([name, value]) => [name, [flag, value]])));

const look = record({
  paper: [oneOf(paperNames), usual.look.paper],
  orientation: [oneOf(["portrait", "landscape"]), usual.look.orientation],
  perPage: [oneOf(choicesPerPage), usual.look.perPage],
  language: [oneOf(languages), usual.look.language],
  title: [line, ""],
  author: [line, ""],
  header: [line, ""],
  footer: [line, ""],
  show: [shown, {}],
  address: [address, ""],
  key: [oneOf(keyPlaces), usual.look.key],
  bothSides: [flag, false],
  inkSaving: [flag, false],
  large: [flag, false],
  book: [nullOrRecord(book), null],
});

const settings = record({
  version: [oneOf([settingsVersion]), required],
  work: [work, required],
  look: [look, {}],
  seed: [whole(0, Number.MAX_SAFE_INTEGER), usual.seed],
});

/** A key that the kind cannot have there is at the end. @param {PrintSettings} read @returns {PrintSettings} */
const withPossibleKey = (read) => (keyPlacesOf(read.work.kind).includes(read.look.key) ? read : { ...read, look: { ...read.look, key: "end" } });

/** A book is not made for each pupil. @param {PrintSettings} read @returns {PrintSettings} */
const withOneBook = (read) => (read.work.kind === "new" && read.look.book ? { ...read, work: { ...read.work, copies: 1 } } : read);

/**
 * Returns the settings in plain data. Fields that are left out have their usual values: A4, English, seed 0. Fields that do not exist are refused, so that a
 * misspelt name is noticed.
 *
 * @param {unknown} plain
 * @returns {CheckedSettings}
 */
export function checkSettings(plain) {
  const { version, work: kept, look: worn } = /** @type {{ version?: unknown, work?: unknown, look?: unknown }} */ (plain ?? {});
  if (Array.isArray(plain) || [version, kept, worn].every((part) => part === undefined)) return { error: { code: "not-settings" } };
  if (typeof version === "number" && version > settingsVersion) return { error: { code: "newer", details: { version } } };
  try {
    return { settings: withOneBook(withPossibleKey(settings(plain, ""))) };
  } catch (error) {
    if (error instanceof FieldRefusal) return { error: error.reason };
    throw error;
  }
}
