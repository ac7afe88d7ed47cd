/**
 * The result of a finished game as a text to send: what was solved, how, and where the puzzle is. It gives nothing of
 * the solution away.
 */
import { copyText } from "../../controls/clipboard.js";
import { linkTo } from "../../formats/puzzle-link.js";
import { dailyNameOf, hintsOf } from "../../games/statistics.js";
import { levelWords } from "../../i18n/level-words.js";

/** @typedef {import("../shell/app.js").App} App */
/** @typedef {import("../../games/result.js").Result} Result */

/**
 * @param {Result} result
 * @param {object} about
 * @param {string} about.address of the puzzle
 * @param {number} about.days in a row with their daily puzzles; 0 for a game that is no daily puzzle of its day
 * @param {App["words"]} words
 * @param {import("../../i18n/played-words.js").PlayedWords} said
 */
export function resultAsText(result, { address, days }, words, said) {
  const { level, date, elapsed, helped } = result;
  return [
    [
      "Nonet",
      ...(date ? [words("origin.daily-short", { date: words.date(date, "short") })] : []),
      ...(level ? [levelWords(level, words)] : []),
    ].join(" · "),
    [
      words.time(elapsed),
      helped ? said("finish.shared-helped") : said("finish.shared-hints", { hints: hintsOf(result) }),
      ...(days > 1 ? [said("finish.days", { days }).replace(/[.。]$/, "")] : []),
    ].join(" · "),
    address,
  ].join("\n");
}

/**
 * The address of a finished puzzle: of a daily puzzle its day and its name, else the puzzle itself.
 *
 * @param {Result} result @param {import("../../model/puzzle.js").Puzzle} puzzle @param {string} page this page's
 *   address without its part from `#` on
 * @param {string} [face] what the digits of the game looked like
 */
export function addressOf(result, puzzle, page, face) {
  const { date, level, rating } = result;
  const name = dailyNameOf(result);
  return name ? `${page}#daily=${date}&${name}` : linkTo(puzzle, { level, rating, face }, page);
}

/**
 * Hands a text to the device, or to the clipboard where the device takes none.
 *
 * @param {string} text
 * @param {Pick<App, "say" | "words">} app
 */
export async function shareText(text, { say, words }) {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share({ text });
      return;
    } catch (error) {
      // The player has closed the share sheet.
      if (/** @type {{ name?: string }} */ (error).name === "AbortError") return;
    }
  }
  say(words((await copyText(text)) ? "copy.done" : "copy.failed"));
}
