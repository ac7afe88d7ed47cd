/**
 * Rapid random acts in two tabs of a slow machine: afterwards the board, the saved game, the address and the clock
 * speak of one game.
 */
import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { isLong } from "../../support/long-runs.js";
import { ready } from "../support/places.js";
import { actQuickly } from "../support/quick-acts.js";
import { seeds } from "../support/seeds.js";
import { site, visit } from "../support/site.js";
import { expectSoon } from "../support/soon.js";

/** @typedef {import("playwright-core").Page} Page */

/** How much slower than this machine the tabs are. */
const throttling = 4;
const rounds = isLong ? 5 : 3;
const actsInRound = 30;
/** By how much the clock on the page may differ from that of the saved game, which is read a moment later. */
const clockSeconds = 2;

/** Closes what is open and goes to place Play, where the game is on the board. @param {Page} page */
async function showGame(page) {
  await page.evaluate(() => {
    for (const dialog of document.querySelectorAll("dialog[open]")) /** @type {HTMLDialogElement} */ (dialog).close();
    /** @type {HTMLElement | null} */ (document.querySelector('.tab[data-place="play"]'))?.click();
  });
  await page.locator('[data-place="play"].tab[aria-current="page"]').waitFor();
  await page.locator(".page-work").waitFor({ state: "hidden" });
}

/** What each part of the page says about the game in place Play. @param {Page} page */
const told = (page) =>
  page.evaluate(async (tolerance) => {
    const id = sessionStorage.getItem("nonet-game");
    const labels = [...document.querySelectorAll("[role=gridcell]")].map(
      (each) => each.getAttribute("aria-label") ?? "",
    );
    const board = labels.map((label) => Number(/^row \d+, column \d+, ([1-9]),/.exec(label)?.[1] ?? 0));
    const [saved, entry] = await new Promise((resolve, reject) => {
      const opening = indexedDB.open("nonet-games");
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const reading = opening.result.transaction(["games", "index"]);
        const requests = ["games", "index"].map((store) => reading.objectStore(store).get(id ?? ""));
        reading.oncomplete = () => {
          opening.result.close();
          resolve(requests.map(({ result }) => result));
        };
      };
    });
    const numbers = (/** @type {string | undefined} */ text) => (text ?? "").split(",").map(Number);
    const parts = [saved?.position.g, saved?.position.e, saved?.position.a].map(numbers);
    const digits = board.map((_, cell) => parts.map((part) => part[cell] || 0).find(Boolean) ?? 0);
    const linked = new URLSearchParams(location.hash.slice(1)).get("p");
    const address = linked && [...linked].map((symbol) => Number(symbol) || 0).join("");
    // The clock says `12:34` or `1:23:45`. It has gone on since the save, unless the game is paused, finished, or
    // another tab's.
    const shown = (document.querySelector(".play-time")?.textContent ?? "")
      .split(":")
      .reduce((time, part) => 60 * time + Number(part), 0);
    const pause = document.querySelector(".play-pause");
    const isGoing = pause?.checkVisibility() === true && !document.querySelector(".pause-cover");
    const kept = (saved?.elapsed + (isGoing ? Date.now() - entry?.changed : 0)) / 1000;
    return {
      board: board.join(""),
      saved: digits.join(""),
      isOpen: sessionStorage.getItem("nonet-open") === id,
      address: address === null || address === board.map((_, cell) => parts[0][cell] || 0).join(""),
      clock: Math.abs(shown - kept) <= tolerance || `${shown} seconds, saved ${kept}`,
      place: document.body.dataset.place,
    };
  }, clockSeconds);

/** @param {Page} page */
async function expectOneGame(page) {
  await showGame(page);
  await expectSoon(
    async () => {
      const { board, saved, ...others } = await told(page);
      return { ...others, same: board === saved || `${board}\n${saved}` };
    },
    { isOpen: true, address: true, clock: true, place: "play", same: true },
  );
}

describe("rapid random acts", () => {
  it("leave one game on the board, in the storage, in the address and on the clock of each of two tabs", () =>
    visit(
      async (one, context) => {
        const other = await context.newPage();
        await other.goto(site.url);
        const puzzles = seeds.slice(0, 3).map(({ puzzle }) => ({ puzzle }));
        for (const page of [one, other]) {
          await ready(page);
          const session = await context.newCDPSession(page);
          await session.send("Emulation.setCPUThrottlingRate", { rate: throttling });
        }
        for (let round = 0; round < rounds; round++) {
          await Promise.all(
            [one, other].map((page, i) => actQuickly(page, { seed: 100 * round + i + 1, count: actsInRound, puzzles })),
          );
          for (const page of [one, other]) await expectOneGame(page);
          if (round % 2) continue;
          await other.reload();
          await ready(other);
          await expectOneGame(other);
        }
        const games = await one.evaluate(
          () =>
            new Promise((resolve) => {
              indexedDB.open("nonet-games").onsuccess = ({ target }) => {
                const database = /** @type {IDBOpenDBRequest} */ (target).result;
                database.transaction("index").objectStore("index").count().onsuccess = (event) => {
                  database.close();
                  resolve(/** @type {IDBRequest<number>} */ (event.target).result);
                };
              };
            }),
        );
        assert.ok(Number(games) > 2, `the acts have begun ${games} games`);
      },
      { savesData: false },
    ));
});
