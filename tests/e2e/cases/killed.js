/**
 * Browsers that are killed at random in the middle of fast play, in long runs: keeping.js kills one in each run.
 * NONET_KILLS says how many (1); NONET_KILLS_SEED chooses other random numbers. The case prints how much was missing.
 */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { setTimeout as pace } from "node:timers/promises";

import { cell, digitsOn, expectDigits } from "../support/board.js";
import { isLong } from "../../support/long-runs.js";
import { withKilledBrowsers } from "../support/killed.js";
import { newRandom } from "../support/random.js";
import { address, blanks, named, puzzle } from "../support/right-digits.js";
import { site } from "../support/site.js";
import { expectSoon } from "../support/soon.js";
import { sampleNow, usableBetween } from "../support/usable-time.js";

const kills = Number(process.env.NONET_KILLS ?? 1);
const random = newRandom(Number(process.env.NONET_KILLS_SEED ?? 1));
/**
 * What was shown for longer than this before the kill must be there, in milliseconds that node and the browser could
 * use. The database writes to a disk that other programs use, too.
 */
const mostMissing = 500;

/** @typedef {import("../support/usable-time.js").Sample} Sample */
/**
 * @typedef {{ digits: string, shown: Sample | null }} Move the board after a move, and when it was shown first; null
 *   before it is
 */

/**
 * Enters a random digit into a random blank cell.
 * @param {import("playwright-core").Page} page
 * @param {Move[]} moves so far
 */
async function makeMove(page, moves) {
  const { digits } = moves[moves.length - 1];
  const at = blanks[random(blanks.length)];
  const digit = String(1 + (((Number(digits[at]) || 0) + random(8)) % 9));
  /** @type {Move} */
  const move = { digits: digits.slice(0, at) + digit + digits.slice(at + 1), shown: null };
  moves.push(move);
  await cell(page, `${named(at)}, `).focus();
  await page.keyboard.press(digit);
  await cell(page, `${named(at)}, ${digit}`).waitFor();
  move.shown = sampleNow();
}

/**
 * Plays fast, kills the browser at a random moment after some moves, and returns when that was.
 * @param {Awaited<ReturnType<Parameters<Parameters<typeof withKilledBrowsers>[0]>[0]>>} browser
 * @param {Move[]} moves
 */
async function playUntilKilled({ page, kill }, moves) {
  for (let count = 2 + random(6); count > 0; count--) await makeMove(page, moves);
  // The last move is under way when the browser is killed.
  const last = makeMove(page, moves).catch(() => {});
  await pace(random(120));
  const killed = sampleNow();
  await Promise.all([kill(), last]);
  return killed;
}

if (isLong)
  describe("browsers that are killed at random in fast play", () => {
    it("have the game at the next start, with its history, and at most the last moment is missing", (t) =>
      withKilledBrowsers(
        async (start) => {
          /** @type {Move[]} */
          const moves = [{ digits: puzzle.replaceAll("0", "."), shown: sampleNow() }];
          let browser = await start();
          await browser.page.goto(site.url + address);
          await expectDigits(browser.page, puzzle);
          let made = 0;
          /** For each kill after which a move is missing that was shown, how long before the kill. @type {number[]} */
          const missing = [];
          let unseen = 0;
          for (let i = 0; i < kills; i++) {
            const before = moves.length;
            const killed = await playUntilKilled(browser, moves);
            made += moves.length - before;
            browser = await start();
            const { page } = browser;
            await page.goto(site.url);
            const keptNow = async () => {
              const digits = await digitsOn(page);
              return moves.findLastIndex((move) => move.digits === digits);
            };
            await expectSoon(async () => (await keptNow()) >= before - 1, true, {
              about: `the game after kill ${i + 1}`,
            });
            const kept = await keptNow();
            const lost = moves.slice(kept + 1);
            const shown = lost[0]?.shown;
            if (shown && shown.at <= killed.at) missing.push(Math.round(usableBetween(shown, killed)));
            else unseen += lost.length;
            moves.length = kept + 1;
            if (kept === 0) continue;
            await cell(page).first().focus();
            await page.keyboard.press("Control+z");
            await expectDigits(page, moves[kept - 1].digits);
            await page.keyboard.press("Control+y");
            await expectDigits(page, moves[kept].digits);
          }
          const most = Math.max(0, ...missing);
          t.diagnostic(
            `${kills} killed, ${made} moves made; shown moves were missing after ${missing.length} kills, at most ${most} ms old; ${unseen} moves were not shown yet`,
          );
          assert.ok(most <= mostMissing, `a move is missing that was shown ${most} ms before the kill`);
        },
        60 + 30 * kills,
      ));
  });
