/** The words of the command line of nonet-book series. */
import { isDay } from "../model/days.js";
import { pressNames } from "../print/presses.js";
import { addressIn, flag, parseWords, pressNamed, seedIn, text } from "./book-options.js";
import { Failure } from "./book-messages.js";

export const seriesHelp = `Usage: nonet-book series SETTINGS -o FOLDER
       nonet-book series --example > SETTINGS

Makes a puzzle for each day, as newspapers print it. FOLDER gets a folder for each date with the
puzzle, its solution and the block with the solution of the day before; and series.json, the list.
SETTINGS is a JSON file (docs/series.md describes its fields), or - for standard input.
The same command goes on where it was stopped.

  -o, --output FOLDER  where the days go
  --from DAY, --to DAY write these days only, such as 2027-01-04; their puzzles stay the same
  --example            print settings for the next year as JSON instead of making anything
  --press NAME         ${pressNames.join(", ")}: what the printer asks, instead of look.press
  --seed N             the seed of all puzzles, 0 to 9007199254740991, instead of the one in SETTINGS
  --address URL        the page that QR codes open, instead of look.address in SETTINGS
  --font FILE          a TrueType font for characters that the built-in fonts lack
  --overwrite          replace the days of other settings that FOLDER holds
  --quiet              show no progress; without it, a line for a file or a pipe every half minute
  --help

Exit codes: 0 done; 1 a puzzle could not be made, the work was stopped, or the days are written
but are outside the profile of the printer; 2 wrong usage, malformed settings, or a file that
cannot be read or written.
`;

/**
 * @typedef {object} SeriesOrder
 * @property {"help" | "example" | "write"} act
 * @property {string} settings name of a file, "-" for standard input
 * @property {string} folder
 * @property {string | null} from
 * @property {string | null} to
 * @property {import("../print/presses.js").PressName | null} press
 * @property {number | null} seed
 * @property {string | null} address
 * @property {string | null} font
 * @property {boolean} overwrites
 * @property {boolean} quiet
 */

const known = {
  output: { ...text, short: "o" },
  from: text,
  to: text,
  press: text,
  seed: text,
  address: text,
  font: text,
  example: flag,
  overwrite: flag,
  quiet: flag,
  help: { ...flag, short: "h" },
};

/** @param {string[]} words @returns {SeriesOrder} throws a Failure */
export function readSeriesOptions(words) {
  const { values, positionals } = parseWords(words, known, "nonet-book series --help");
  const { output = "", from, to, press, seed, address, font = null } = values;
  const act = values.help ? "help" : values.example ? "example" : "write";
  if (act === "write") {
    if (!positionals.length)
      throw new Failure("The file of settings is missing. nonet-book series --example prints one to start from.");
    if (positionals.length > 1) throw new Failure(`There is one file of settings too many: ${positionals[1]}.`);
    if (!output) throw new Failure("Say where the days go, such as -o year.");
  }
  return {
    act,
    settings: positionals[0] ?? "",
    folder: output,
    from: from === undefined ? null : dayIn("--from", from),
    to: to === undefined ? null : dayIn("--to", to),
    press: press === undefined ? null : pressNamed(press),
    seed: seed === undefined ? null : seedIn(seed),
    address: address === undefined ? null : addressIn(address),
    font,
    overwrites: values.overwrite ?? false,
    quiet: values.quiet ?? false,
  };
}

/** @param {string} option @param {string} day */
function dayIn(option, day) {
  if (!isDay(day)) throw new Failure(`${option} must be a day such as 2027-01-04, not '${day}'.`);
  return day;
}
