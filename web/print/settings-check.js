/**
 * Settings that come from a file, a link or the browser's storage may hold anything. Here they become settings, or a
 * precise error.
 *
 * @typedef {import("./print-settings.js").PrintSettings} PrintSettings
 * @typedef {import("./field-rules.js").FieldError} FieldError
 * @typedef {{ code: "newer", details: { version: number } } | { code: "not-settings" | "damaged", details?: undefined }
 *   | { code: "no-json", details: { line: number, column: number } } | FieldError} SettingsError `newer`: a newer
 *   version has written the settings; the other codes of fields are those of field-rules.js
 * @typedef {Checked<PrintSettings>} CheckedSettings
 */
import { faceNames } from "../board/faces/face-names.js";
import { lettersOf } from "../board/faces/word.js";
import { longText, parts } from "./book-parts.js";
import { coverPictureIn } from "./cover-picture.js";
import { languages } from "../i18n/languages.js";
import { firstDay } from "../model/daily.js";
import { isDay } from "../model/days.js";
import { isRuleTechnique } from "../model/rule-techniques.js";
import { FieldRefusal, flag, listOf, nullOrRecord, oneOf, record, refusal, text, whole } from "./field-rules.js";
import { goal, layout, technique } from "./goal-check.js";
import {
  choicesPerPage,
  choicesPerPathPage,
  defaultSettings,
  defaultWork,
  keyPlaces,
  keyPlacesOf,
  listOrders,
  newOrders,
  most,
  pictureLevels,
  puzzlesIn,
  settingsVersion,
  usualBook,
  workKinds,
} from "./print-settings.js";

import { paperNames, sizeOfPaper } from "./papers.js";
import { pressNames } from "./presses.js";

/** @typedef {import("./field-rules.js").Rule<any>} Rule */
/** @template T @typedef {{ settings: T } | { error: SettingsError }} Checked */

const line = text(most.letters);
const required = undefined;

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
const face = (value, field) =>
  typeof value === "string" && (faceNames.some((name) => name === value) || lettersOf(value))
    ? value
    : refusal("not-choice", field, { choices: [...faceNames, "word:PLAYGROUND"] });

/** A name of the table, or a width and a height. @type {Rule} */
const paper = (value, field) =>
  typeof value === "string" && sizeOfPaper(value) ? value : refusal("not-choice", field, { choices: paperNames });

/** @type {Rule} */
const colour = (value, field) =>
  typeof value === "string" && /^#[0-9a-f]{6}$/.test(value)
    ? value
    : refusal("not-choice", field, { choices: ["#ffffff", "#1b4f72"] });

/** The kinds of pictures are those that a PDF file takes as they are. @type {Rule} */
const picture = (value, field) =>
  value === "" || (typeof value === "string" && coverPictureIn(value))
    ? value
    : refusal("not-choice", field, { choices: ["data:image/png;base64,…", "data:image/jpeg;base64,…"] });

/** Inches. */
const spines = { least: 0, most: 4 };

/** @type {Rule} */
const spine = (value, field) =>
  typeof value === "number" && value >= spines.least && value <= spines.most
    ? value
    : refusal("not-number", field, { ...spines });

/** Worksheets are for techniques of rules, too. @type {Rule} */
const taught = (value, field) =>
  typeof value === "string" && isRuleTechnique(value) ? value : technique(value, field);

/** Pages are also made for days to come. @type {Rule} */
export const day = (value, field) =>
  typeof value === "string" && isDay(value) && value >= firstDay ? value : refusal("not-day", field);

const section = record({
  count: [whole(1, most.puzzles), required],
  goal: [goal, {}],
  title: [line, ""],
  face: [face],
});

const copies = whole(1, most.copies);

const newParts = record({
  kind: [oneOf(["new"])],
  sections: [listOf(section, { least: 1, most: most.sections }), required],
  copies: [copies, defaultWork("new").copies],
  order: [oneOf(newOrders), "usual"],
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
    kind: [oneOf(["path"])],
    least: [oneOf(pictureLevels), defaultWork("path").least],
    perPage: [oneOf(choicesPerPathPage), defaultWork("path").perPage],
    pictures: [whole(1, most.pictures), defaultWork("path").pictures],
  }),
  list: record({ kind: [oneOf(["list"])], order: [oneOf(listOrders), defaultWork("list").order] }),
  worksheet: record({
    kind: [oneOf(["worksheet"])],
    technique: [taught, required],
    layout: [layout, defaultWork("worksheet").layout],
    exercises: [whole(1, most.exercises), defaultWork("worksheet").exercises],
    copies: [copies, defaultWork("worksheet").copies],
    rules: [flag, defaultWork("worksheet").rules],
  }),
};

/** @type {Rule} */
const work = (value, field) => {
  const kind = oneOf(workKinds)(/** @type {{ kind?: unknown } | null} */ (value)?.kind, `${field}.kind`);
  return works[kind](value, field);
};

/** What a file may leave out. It does not depend on the reader, so that a file means the same to everybody. */
const usual = defaultSettings({ locale: "en-GB", seed: 0 });

/** The fields of `look.show`, each with its rule and its usual value. @type {Record<string, any[]>} */
export const shownRules = Object.fromEntries(
  Object.entries(usual.look.show).map(([name, value]) => [name, [flag, value]]),
);
const shown = record(shownRules);

const { parts: usualPartsOfBook, cover: usualCover, ...bookFlags } = usualBook;
const book = record({
  ...Object.fromEntries(Object.entries(bookFlags).map(([name, value]) => [name, [flag, value]])),
  parts: [parts, usualPartsOfBook],
  cover: [
    record({
      paper: [oneOf(["white", "cream"]), usualCover.paper],
      back: [longText, usualCover.back],
      colour: [colour, usualCover.colour],
      picture: [picture, usualCover.picture],
      fills: [flag, usualCover.fills],
      spine: [spine, usualCover.spine],
    }),
    {},
  ],
});

/** The fields of `look`, each with its rule and its usual value. */
export const lookRules = {
  paper: [paper, usual.look.paper],
  press: [oneOf(pressNames), usual.look.press],
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
  face: [face, usual.look.face],
  cutOut: [flag, false],
  inkSaving: [flag, false],
  large: [flag, false],
  book: [nullOrRecord(book), null],
};

const settings = record({
  version: [oneOf([1, settingsVersion]), required],
  work: [work, required],
  look: [record(lookRules), {}],
  seed: [whole(0, Number.MAX_SAFE_INTEGER), usual.seed],
});

/** A key that the kind cannot have there is at the end. @param {PrintSettings} read @returns {PrintSettings} */
const withPossibleKey = (read) =>
  keyPlacesOf(read.work.kind).includes(read.look.key) ? read : { ...read, look: { ...read.look, key: "end" } };

/** A book is not made for each pupil. @param {PrintSettings} read @returns {PrintSettings} */
const withOneBook = (read) =>
  read.work.kind === "new" && read.look.book ? { ...read, work: { ...read.work, copies: 1 } } : read;

/**
 * Returns the settings in plain data. Fields that are left out have their usual values: A4, English, seed 0. Fields
 * that do not exist are refused, so that a misspelt name is noticed.
 *
 * @param {unknown} plain
 * @returns {CheckedSettings}
 */
export const checkSettings = (plain) => checkedBy(plain, (given) => withOneBook(withPossibleKey(settings(given, ""))));

/**
 * Reads plain data that may be settings of another version, or none.
 *
 * @template T
 * @param {unknown} plain @param {(plain: unknown) => T} read throws a FieldRefusal
 * @returns {Checked<T>}
 */
export function checkedBy(plain, read) {
  const {
    version,
    work: kept,
    look: worn,
  } = /** @type {{ version?: unknown, work?: unknown, look?: unknown }} */ (plain ?? {});
  if (Array.isArray(plain) || [version, kept, worn].every((part) => part === undefined))
    return { error: { code: "not-settings" } };
  if (typeof version === "number" && version > settingsVersion)
    return { error: { code: "newer", details: { version } } };
  try {
    return { settings: read(plain) };
  } catch (error) {
    if (error instanceof FieldRefusal) return { error: error.reason };
    throw error;
  }
}
