/** The words of the command line of nonet-book picture. */
import { dpis, pictureFormats } from "../print/pictures/formats.js";
import { pressNames } from "../print/presses.js";
import { flag, parseWords, pressNamed, text } from "./book-options.js";
import { Failure } from "./book-messages.js";

const mm = 72 / 25.4;
/** Bounds of the side of a picture, and its usual length, in points. */
const sides = { least: 10 * mm, most: 1200 * mm, usual: 90 * mm };

export const pictureHelp = `Usage: nonet-book picture PUZZLES -o FILE
       nonet-book picture PUZZLES --to FORMAT --files PREFIX

Draws puzzles with their rules as pictures without fonts: digits are outlines (a PDF file contains
its font). PUZZLES is a file in any format that nonet reads, or - for standard input.

  -o, --output FILE  the picture of the one puzzle; - for standard output
  --files PREFIX     write PREFIX1.svg, PREFIX2.svg and so on, one for each puzzle
  --to FORMAT        ${pictureFormats.join(", ")}; without it, what the name of FILE ends in
  --size LENGTH      the larger of width and height, such as 90mm, 3.5in or 255pt; usually 90mm
  --solution         draw the solution in the empty cells
  --key              draw the solution as keys show it, without the rules
  --candidates       draw the candidates of the empty cells
  --large            large digits and broader lines
  --black            black ink alone: colours become greys
  --press NAME       ${pressNames.join(", ")}: the least width of lines and size of type
  --dpi N            pixels of an inch, for png: ${dpis.least} to ${dpis.most}, usually ${dpis.usual}
  --font FILE        a TrueType font for characters that the built-in fonts lack
  --overwrite        replace files that exist
  --help

In EPS all colours are inks: black and greys are black ink alone.
Exit codes: 0 done; 1 a puzzle has not exactly one solution, or the work was stopped; 2 wrong
usage, or a file that cannot be read or written.
`;

/**
 * @typedef {object} PictureOrder
 * @property {"help" | "write"} act
 * @property {string} puzzles name of a file, "-" for standard input
 * @property {string} output name of a file; "" with `prefix`
 * @property {string} prefix of the names of files; "" for one picture
 * @property {import("../print/pictures/formats.js").PictureFormat} format
 * @property {number} extent in points
 * @property {boolean} solution
 * @property {boolean} key
 * @property {boolean} candidates
 * @property {boolean} large
 * @property {boolean} black
 * @property {import("../print/presses.js").PressName} press
 * @property {number} dpi
 * @property {string | null} font
 * @property {boolean} overwrites
 */

const known = {
  output: { ...text, short: "o" },
  files: text,
  to: text,
  size: text,
  solution: flag,
  key: flag,
  candidates: flag,
  large: flag,
  black: flag,
  press: text,
  dpi: text,
  font: text,
  overwrite: flag,
  help: { ...flag, short: "h" },
};

/** @param {string[]} words @returns {PictureOrder} throws a Failure */
export function readPictureOptions(words) {
  const { values, positionals } = parseWords(words, known, "nonet-book picture --help");
  const { output = "", files: prefix = "", solution = false, key = false, candidates = false } = values;
  const act = values.help ? "help" : "write";
  if (act === "write") {
    if (!positionals.length) throw new Failure("The file of puzzles is missing. - reads them from standard input.");
    if (positionals.length > 1) throw new Failure(`There is one file of puzzles too many: ${positionals[1]}.`);
    if (!output === !prefix)
      throw new Failure("Say where the pictures go: -o FILE for one puzzle, or --files PREFIX for several.");
    if ([solution, key, candidates].filter(Boolean).length > 1)
      throw new Failure("Give only one of --solution, --key and --candidates.");
  }
  return {
    act,
    puzzles: positionals[0] ?? "",
    output,
    prefix,
    format: act === "help" ? "svg" : formatOf(values.to ?? /\.([a-z]+)$/i.exec(output)?.[1].toLowerCase()),
    extent: values.size === undefined ? sides.usual : lengthIn(values.size),
    solution,
    key,
    candidates,
    large: values.large ?? false,
    black: values.black ?? false,
    press: values.press === undefined ? "home" : pressNamed(values.press),
    dpi: values.dpi === undefined ? dpis.usual : dpiIn(values.dpi),
    font: values.font ?? null,
    overwrites: values.overwrite ?? false,
  };
}

/** @param {string | undefined} name */
function formatOf(name) {
  const format = pictureFormats.find((each) => each === name);
  if (!format)
    throw new Failure(
      `${name === undefined ? "The format is missing" : `There is no format '${name}'`}. --to takes ${pictureFormats.join(", ")}.`,
    );
  return format;
}

/** Points of each unit. @type {Record<string, number>} */
const units = { mm, cm: 10 * mm, in: 72, pt: 1 };

/** @param {string} length @returns {number} points */
function lengthIn(length) {
  const [, value, unit] = /^(\d+(?:\.\d+)?)(mm|cm|in|pt)$/.exec(length) ?? [];
  const points = Number(value) * units[unit];
  if (!(points >= sides.least && points <= sides.most))
    throw new Failure(`--size must be a length from 10mm to 1200mm, such as 90mm, 3.5in or 255pt, not '${length}'.`);
  return points;
}

/** @param {string} given */
function dpiIn(given) {
  const dpi = Number(given);
  if (!/^\d+$/.test(given) || dpi < dpis.least || dpi > dpis.most)
    throw new Failure(`--dpi must be a whole number from ${dpis.least} to ${dpis.most}, not '${given}'.`);
  return dpi;
}
