/**
 * The line that names the game: one line in every language and at every width; what finds no room is left out, the
 * rating first, then the day.
 */
import { describe, it } from "node:test";

import { languages, loadWords } from "../../../web/i18n/words.js";
import { someOf } from "../../support/long-runs.js";
import { ready } from "../support/places.js";
import { expectSoon } from "../support/soon.js";
import { visit } from "../support/site.js";

/** @typedef {import("playwright-core").Page} Page */

/**
 * The last ones are phones on their side. The narrowest of them have no room for the longest names of levels, which
 * take several lines there.
 */
const sizes = [
  [320, 256],
  [320, 568],
  [360, 740],
  [390, 664],
  [430, 932],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [568, 320],
  [664, 390],
  [844, 390],
];

/**
 * Runs in the page: what is wrong with the line, and whether its parts are the first ones of all.
 * @param {number} least how many parts there must be at all
 */
function faultsOfLine(least) {
  const line = /** @type {HTMLElement} */ (document.querySelector(".play-about"));
  const parts = /** @type {HTMLElement[]} */ ([...line.children]);
  const shown = parts.filter(({ hidden }) => !hidden);
  const boxes = shown.map((part) => part.getBoundingClientRect());
  const [own, clock] = [
    line.getBoundingClientRect(),
    /** @type {Element} */ (document.querySelector(".play-clock")).getBoundingClientRect(),
  ];
  const faults = [];
  if (parts.length < least) faults.push(`the game has ${parts.length} parts`);
  if (shown.some((part, i) => part !== parts[i]) || !shown.length) faults.push("a part before another one is left out");
  const isNarrowSide = innerWidth > innerHeight && innerWidth >= 360 && innerWidth < 700;
  const most = isNarrowSide && shown.length === 1 ? 44 : 22;
  if (boxes.some(({ top, height }) => Math.abs(top - boxes[0].top) > 1 || height > most))
    faults.push("more than one line");
  if (line.scrollWidth > line.clientWidth)
    faults.push(`${line.scrollWidth - line.clientWidth} px of “${line.innerText}” are cut off`);
  for (const [name, other] of Object.entries({
    ".play-clock": clock,
    ".head-new": document.querySelector(".head-new")?.getBoundingClientRect(),
  })) {
    const covers =
      other &&
      other.width > 0 &&
      own.left < other.right - 1 &&
      other.left < own.right - 1 &&
      own.top < other.bottom &&
      other.top < own.bottom;
    if (covers) faults.push(`it reaches into ${name}`);
  }
  return faults;
}

describe("the line that names the game", () => {
  for (const language of someOf(languages, 2, 1)) {
    it(`has level, day and rating of the daily puzzle, as many as fit (${language})`, () =>
      visit(
        async (page) => {
          const words = await loadWords(language);
          await ready(page);
          await page.waitForFunction(
            (daily) => document.querySelector(".play-about")?.textContent?.includes(daily),
            words("origin.daily-short", { date: words.date(new Date().toISOString().slice(0, 10), "short") }),
          );
          for (const [width, height] of sizes) {
            await page.setViewportSize({ width, height });
            await expectSoon(() => page.evaluate(faultsOfLine, 2), [], { about: `${width}×${height}` });
          }
        },
        { locale: language, path: "#daily", viewport: { width: 1280, height: 720 } },
      ));

    it(`names the hardest level with its rating on a phone (${language})`, () =>
      visit(
        async (page) => {
          await ready(page);
          for (const [width, height] of sizes) {
            await page.setViewportSize({ width, height });
            await expectSoon(() => page.evaluate(faultsOfLine, 2), [], { about: `${width}×${height}` });
          }
        },
        {
          locale: language,
          path: `#p=..53.794...1.........4....7........5....6..1...89........5.2.3.6...94.2.8..6.....&level=extreme&rating=9.2`,
          viewport: { width: 1280, height: 720 },
        },
      ));
  }
});
