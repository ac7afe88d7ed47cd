/**
 * The result of a finished game as a text to send: what was solved, how, and where the puzzle is. It gives nothing of
 * the solution away.
 */
import { copyText } from "../../controls/clipboard.js";
import { saveFile } from "../../controls/files.js";
import { linkTo } from "../../formats/puzzle-link.js";
import { resultOf } from "../../games/result.js";
import { dailyNameOf, dailyStreak, hintsOf } from "../../games/statistics.js";
import { levelWords } from "../../i18n/level-words.js";
import { faceNameOf } from "../../model/digit-face.js";
import { layoutOf } from "../../model/position.js";
import { puzzleOf } from "../../model/puzzle.js";
import { framesOf } from "../../model/replay.js";
import { timesOfBoxes, timesOfCells } from "../../model/cell-times.js";
import { drawResult } from "./result-picture.js";

/** @typedef {import("../shell/app.js").App} App */
/** @typedef {import("../../games/result.js").Result} Result */

/** Width and height of a picture of a result, in pixels. */
const pictureSize = { width: 1080, height: 1350 };

/**
 * The ways to share the result of a finished game.
 *
 * @param {Pick<App, "games" | "words">} app
 * @param {import("../../model/state.js").State} state
 * @param {import("../../i18n/played-words.js").PlayedWords} said
 * @returns {{ text: (tell: Tell) => Promise<void>, picture: (tell: Tell) => Promise<void> }} `tell` is told what came
 *   of it, unless the device has said so
 */
export function sharingOf({ games, words }, state, said) {
  const result = resultOf(state);
  const layout = layoutOf(state.position);
  // A browser shares only soon after a press, so the times are read before it.
  const whenTimed = games.recorded(state.game.id).then(
    (recorded) => recorded && timesOfCells(framesOf(recorded.state, recorded.recording)),
    () => null,
  );
  const about = (/** @type {Awaited<typeof whenTimed>} */ times) => ({
    address: addressOf(result, puzzleOf(state.position), location.href.split("#")[0], faceNameOf(state)),
    days:
      result.kind === "daily" && result.date === result.day
        ? dailyStreak([...games.results.peek(), result], result.day).now
        : 0,
    boxes: times && timesOfBoxes(times, layout),
  });
  return {
    async text(tell) {
      const text = resultAsText(result, about(await whenTimed), words, said);
      await shareOr({ text }, async () => tell(words((await copyText(text)) ? "copy.done" : "copy.failed")));
    },
    async picture(tell) {
      const times = await whenTimed;
      const lines = resultAsText(result, { ...about(null), address: "" }, words, said).split("\n");
      const canvas = Object.assign(document.createElement("canvas"), pictureSize);
      drawResult(canvas, { layout, position: state.position, times, lines, words });
      const blob = await new Promise((/** @type {(blob: Blob | null) => void} */ made) =>
        canvas.toBlob(made, "image/png"),
      );
      if (!blob) return tell(words("picture.failed"));
      const file = new File([blob], `nonet-${result.date ?? result.day}.png`, { type: blob.type });
      await shareOr({ files: [file] }, () => {
        saveFile(file, file.name);
        tell(words("share.saved", { name: file.name }));
      });
    },
  };
}

/** @typedef {(sentence: string) => void} Tell */

/**
 * @param {Result} result
 * @param {object} about
 * @param {string} about.address of the puzzle; empty to leave it out
 * @param {number} about.days in a row with their daily puzzles; 0 for a game that is no daily puzzle of its day
 * @param {readonly (readonly number[])[] | null} [about.boxes] when each box was complete, in milliseconds
 * @param {App["words"]} words
 * @param {import("../../i18n/played-words.js").PlayedWords} said
 */
export function resultAsText(result, { address, days, boxes }, words, said) {
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
    ...(boxes ?? []).map((row) => row.map((time) => words.time(time)).join("  ")),
    ...(address ? [address] : []),
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
 * Hands something to the device, or does something else where the device does not take it.
 *
 * @param {ShareData} data
 * @param {() => unknown} otherwise
 */
async function shareOr(data, otherwise) {
  if (navigator.canShare?.(data) ?? false) {
    try {
      await navigator.share(data);
      return;
    } catch (error) {
      // The player has closed the share sheet.
      if (/** @type {{ name?: string }} */ (error).name === "AbortError") return;
    }
  }
  await otherwise();
}
