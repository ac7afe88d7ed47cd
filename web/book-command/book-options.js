/** The words of the command line. */
import { parseArgs } from "node:util";

import { presetNames } from "../print/presets.js";
import { pressNames } from "../print/presses.js";
import { isAddress } from "../print/settings-check.js";
import { Failure } from "./book-messages.js";

export const help = `Usage: nonet-book SETTINGS -o FILE
       nonet-book --preset NAME -o FILE
       nonet-book --preset NAME --example > SETTINGS
       nonet-book series --help      a puzzle for each day of a year, as a newspaper prints it
       nonet-book picture --help     puzzles as pictures: SVG, EPS, PDF, PNG

Makes a book of puzzles, sheets, a class set or a path as PDF. SETTINGS is a JSON file
(docs/books.md describes its fields), or - for standard input.

  -o, --output FILE  where the PDF goes; - for standard output. FILE.docx is a document for Word and FILE.pptx
                     are slides, instead of a PDF; not for books
  --preset NAME      ${presetNames.join(", ")}: ready settings instead of a file
  --example          print the settings as JSON instead of making anything
  --press NAME       ${pressNames.join(", ")}: what the printer asks, instead of look.press
  --seed N           the seed of all puzzles, 0 to 9007199254740991, instead of the one in SETTINGS
  --address URL      the page that QR codes open, instead of look.address in SETTINGS
  --font FILE        a TrueType font for characters that the built-in fonts lack
  --list FILE        print the puzzles of FILE (any format that nonet reads) instead of new ones
  --cover FILE       also write the cover of the book as PDF: back, spine and front
  --pages            print the pages of each part instead of writing the PDF
  --quiet            show no progress; without it, a line for a file or a pipe every half minute
  --help, --version

Exit codes: 0 done; 1 a puzzle could not be made, the work was stopped, or the book is written
but is outside the profile of the printer; 2 wrong usage,
malformed settings, or a file that cannot be read or written.
`;

/** @typedef {import("../print/presets.js").PresetName} PresetName */
/**
 * @typedef {object} Order what the command line asks for
 * @property {"help" | "version" | "example" | "pages" | "write"} act
 * @property {string | null} settings name of a file, "-" for standard input
 * @property {PresetName | null} preset
 * @property {import("../print/presses.js").PressName | null} press
 * @property {string} output name of a file, "-" for standard output
 * @property {string | null} cover name of a file
 * @property {number | null} seed
 * @property {string | null} list name of a file
 * @property {string | null} address of the page that QR codes open
 * @property {string | null} font name of a file
 * @property {boolean} quiet
 */

export const text = { type: /** @type {"string"} */ ("string"), multiple: /** @type {false} */ (false) };
export const flag = { type: /** @type {"boolean"} */ ("boolean"), multiple: /** @type {false} */ (false) };
const known = {
  output: { ...text, short: "o" },
  preset: text,
  press: text,
  example: flag,
  seed: text,
  font: text,
  list: text,
  address: text,
  cover: text,
  pages: flag,
  quiet: flag,
  help: { ...flag, short: "h" },
  version: flag,
};

/** @param {string[]} words @returns {Order} throws a Failure */
export function readOptions(words) {
  const { values, positionals } = parsed(words);
  const { output = "", preset = null, font = null, list = null, quiet = false } = values;
  const act = values.help
    ? "help"
    : values.version
      ? "version"
      : values.example
        ? "example"
        : values.pages
          ? "pages"
          : "write";
  /** @type {Order} */
  const order = {
    act,
    settings: positionals[0] ?? null,
    preset: null,
    press: null,
    output,
    cover: null,
    seed: null,
    list,
    address: null,
    font,
    quiet,
  };
  if (act === "help" || act === "version") return order;
  if (positionals.length > 1) throw new Failure(`There is one file of settings too many: ${positionals[1]}.`);
  if (preset !== null && order.settings !== null) throw new Failure("Give a file of settings or --preset, not both.");
  if (preset !== null) order.preset = presetNamed(preset);
  else if (order.settings === null && act === "example") order.preset = "book";
  else if (order.settings === null)
    throw new Failure("The file of settings is missing. nonet-book --example prints one to start from.");
  if (values.press !== undefined) order.press = pressNamed(values.press);
  if (values.cover !== undefined) order.cover = values.cover;
  if (values.seed !== undefined) order.seed = seedIn(values.seed);
  if (values.address !== undefined) order.address = addressIn(values.address);
  if (act === "write" && !output) throw new Failure("Say where the book goes, such as -o book.pdf.");
  if (list === "-" && order.settings === "-")
    throw new Failure("Only one of the settings and the puzzles can come from standard input.");
  return order;
}

/** @param {string[]} words */
const parsed = (words) => parseWords(words, known, "nonet-book --help");

/**
 * @template {import("node:util").ParseArgsConfig["options"]} Known
 * @param {string[]} words @param {Known} options @param {string} helped the command that lists them
 */
export function parseWords(words, options, helped) {
  try {
    return parseArgs({ args: withSigns(words), options, allowPositionals: true });
  } catch (error) {
    // The sentences of node explain more than needed: what an argument that begins with a dash could mean.
    const [sentence] = /** @type {Error} */ (error).message.split(". ");
    throw new Failure(`${sentence.replace(/\.$/, "")}. ${helped} lists the options.`);
  }
}

/** Joins a negative number to its option: otherwise it would be taken for another option. @param {string[]} words */
const withSigns = (words) =>
  words.flatMap((word, i) =>
    /^-\d/.test(word) && words[i - 1] === "--seed"
      ? []
      : /^-\d/.test(words[i + 1] ?? "") && word === "--seed"
        ? [`${word}=${words[i + 1]}`]
        : [word],
  );

/** @param {string} name @returns {PresetName} */
function presetNamed(name) {
  const found = presetNames.find((each) => each === name);
  if (!found) throw new Failure(`There is no preset '${name}'. The presets are ${presetNames.join(", ")}.`);
  return found;
}

/** @param {string} name */
export function pressNamed(name) {
  const found = pressNames.find((each) => each === name);
  if (!found) throw new Failure(`There is no profile '${name}'. The profiles are ${pressNames.join(", ")}.`);
  return found;
}

/** @param {string} text */
export function seedIn(text) {
  const seed = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(seed))
    throw new Failure(`--seed must be a whole number from 0 to ${Number.MAX_SAFE_INTEGER}, not '${text}'.`);
  return seed;
}

/** @param {string} text */
export function addressIn(text) {
  if (!isAddress(text))
    throw new Failure(`--address must be a web address that begins with “https://” and has no “#”, not '${text}'.`);
  return text;
}
