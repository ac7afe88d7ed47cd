/** What axe finds in every place, card and dialog: on a desktop and on a phone, in light and in dark. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { contrast, expectNoBarriers } from "../support/axe.js";
import { button, expectDigits, openOwn, returnToGame } from "../support/board.js";
import { pressHint } from "../support/hints.js";
import { isLong } from "../../support/long-runs.js";
import { openMore, openNew } from "../support/new-puzzle.js";
import { goTo, places, ready } from "../support/places.js";
import { expectSoon } from "../support/soon.js";
import { shapes } from "../support/shapes.js";
import { sharedVisit, visit } from "../support/site.js";
import { openPresent, path, phone, practise, puzzle } from "../support/teacher.js";
import { said, words } from "../support/words.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {[what: string, open: (page: Page) => Promise<unknown>]} Opened what is opened on the page, and how */

/** @type {[string, import("playwright-core").BrowserContextOptions][]} */
const sizes = [
  ["a desktop", { viewport: { width: 1280, height: 720 } }],
  ["a phone", phone],
  ["a desktop at 400 %", { viewport: { width: 320, height: 256 } }],
];
/**
 * Small windows show the names, roles and colours of a desktop at other places: dialogs are looked at there in long
 * runs.
 */
const hasDialogs = (/** @type {string} */ size) => isLong || size === "a desktop";
/**
 * A window of 320 px shows what a phone shows, in the same colours: a hint and the places are looked at there, in
 * light.
 */
const isBrief = (/** @type {string} */ size) => !isLong && size === "a desktop at 400 %";

/** A 16×16 puzzle with few blank cells: finding all steps of a usual one takes many seconds. */
const large =
  ".6F2375A.8BD941G.7ABE918.63FD52C.5492GDF.A1C68B3.318C46B.G95EA7F.GD31AFC.E285749.E57982D.CA1B3G6.B8A5E7G.346FDC1.F9CB346.5D7A28E.4CDA289.7GE1B65.2657FBE.1CA3G94.A7EG631.48B2CFD.13GD5C4.9F27EA8.9G16DA5.B74CFE2.C2641E3.F5G89DB.DEF8BG7.269413A.8B4FC92.DE3G657";
const jigsaw = shapes[1];
/** @type {[string, string, string][]} */
const allBoards = [
  ["a 9×9 board", puzzle, path],
  ["a 16×16 board", large, `#p=${large}`],
  ["a jigsaw", jigsaw.puzzle, `#p=${jigsaw.puzzle}&layout=${jigsaw.layout}`],
];
/** Other boards have the colours and the controls of this one. */
const boards = isLong ? allBoards : allBoards.slice(0, 1);

/** @param {Page} page @param {string} title */
const heading = (page, title) => page.getByRole("heading", { name: title, exact: true }).waitFor();
/** @param {Page} page @param {string} title */
const dialog = (page, title) => page.getByRole("dialog", { name: title }).waitFor();

/** Chooses a command of the menu in Play. @param {Page} page @param {string} name */
async function choose(page, name) {
  await ready(page);
  await button(page, words("play.more")).click();
  await page.getByRole("menu").getByText(name, { exact: true }).click();
}

/** @param {Page} page */
async function openSettings(page) {
  await ready(page);
  await button(page, words("shell.settings")).click();
  await dialog(page, words("shell.settings"));
}

/** @param {Page} page */
async function openText(page) {
  await goTo(page, "solve");
  await button(page, words("open.open")).click();
  await dialog(page, words("open.title"));
}

/** @param {Page} page @param {string} text */
async function openTyped(page, text) {
  await openText(page);
  await page.getByLabel(words("open.field")).fill(text);
}

/** @type {Opened[]} */
const ofAnyBoard = [
  [
    "all solutions",
    async (page) => {
      await goTo(page, "solve");
      await button(page, words("solutions.start")).click();
      await page.locator(".solutions-list li").first().waitFor();
    },
  ],
  [
    "the path",
    async (page) => {
      await openPresent(page);
      await button(page, words("path.open")).click();
      await heading(page, words("path.title"));
      await button(page, words("path.next")).click();
    },
  ],
  [
    "all steps",
    async (page) => {
      await openPresent(page);
      await button(page, words("steps.open")).click();
      await heading(page, words("steps.title"));
      await page.locator(".steps-list summary").first().click();
      await page.locator(".steps-list .step-line").first().click();
      await page.locator(".step-told").first().waitFor();
    },
  ],
  [
    "a hint",
    async (page) => {
      await ready(page);
      for (const strength of [1, 2, 3]) await pressHint(page, strength);
    },
  ],
];

/** @type {Opened[]} */
const ofOneBoard = [
  ...places.map((place) => /** @type {Opened} */ ([`the place ${place}`, (page) => goTo(page, place)])),
  ["the dialog that opens puzzles", openText],
  [
    "a text that is no puzzle",
    async (page) => {
      await openTyped(page, "12345");
      await page.locator("#open-errors:not(:empty)").waitFor();
    },
  ],
  [
    "several puzzles, and the picture of one",
    async (page) => {
      await openTyped(page, [puzzle, `${"1".padEnd(81, ".")}`, puzzle].join("\n"));
      await page.locator(".open-verdict[data-verdict]").waitFor();
    },
  ],
  [
    "the dialog that shares and saves the board",
    async (page) => {
      await goTo(page, "solve");
      await button(page, words("share.open")).click();
      await dialog(page, words("share.title"));
      await page.locator(".qr-code").waitFor();
    },
  ],
  ["the settings", openSettings],
  [
    "About Nonet",
    async (page) => {
      await openSettings(page);
      await button(page, words("about.open")).click();
      await dialog(page, words("about.open"));
    },
  ],
  ["the dialog of a new game", openNew],
  ["the further settings of a new game", openMore],
  [
    "the calendar of daily puzzles",
    async (page) => {
      await button(await openNew(page), words("daily.calendar")).click();
      await dialog(page, words("daily.title"));
    },
  ],
  [
    "statistics",
    async (page) => {
      await choose(page, words("stats.open"));
      await dialog(page, said("stats.title"));
    },
  ],
  [
    "the details of a game",
    async (page) => {
      await choose(page, words("details.open"));
      await page.getByRole("dialog").waitFor();
    },
  ],
  [
    "checkpoints",
    async (page) => {
      await choose(page, words("checkpoints.open"));
      await page.getByLabel(words("checkpoints.name")).fill("Before the guess");
      await page.keyboard.press("Enter");
      await choose(page, words("checkpoints.open"));
      await button(page, words("checkpoints.restore-named", { name: "Before the guess" })).waitFor();
    },
  ],
  // These put other puzzles on the board.
  [
    "practice",
    async (page) => {
      await practise(page, "Naked Pair");
      await button(page, words("practice.check")).waitFor();
      const unfold = page.locator(".card-fold").locator("visible=true");
      if (await unfold.count()) await unfold.click();
      await button(page, words("practice.show")).click();
      await page
        .locator(".practice-told")
        .getByText(/can be removed from/)
        .first()
        .waitFor();
    },
  ],
  [
    "the composer",
    async (page) => {
      await openOwn(page);
      await button(page, words("compose.open")).click();
      await heading(page, words("compose.title"));
    },
  ],
];

/** A killer of 4×4 with a line, a dot and a sign, so that the card names several kinds. */
const pathWithRules = `#p=${".".repeat(16)}&layout=2x2&rules=${encodeURIComponent("cage 4 r1c1 r1c2;cage 6 r1c3 r1c4;cage 9 r2c1-r4c1;cage 5 r2c2 r3c2;cage 8 r2c4-r4c4;cage 5 r4c2 r4c3;white-dot 1 r2c3 r3c3;whisper 2 r1c1 r1c2;even r1c4")}`;

/** Waits until the rules are read. @param {Page} page */
const ruled = (page) => page.locator("[role=gridcell][aria-label*=cage]").first().waitFor({ state: "attached" });

/** Opens a place by its address: on a phone the card covers the tabs. @param {Page} page @param {string} hash */
const follow = (page, hash) =>
  page.evaluate((to) => {
    location.hash = to;
  }, hash);

/** On one page, in this order. @type {Opened[]} */
const ofRules = [
  [
    "the rules of the puzzle in Play",
    async (page) => {
      await ruled(page);
      await choose(page, words("rules.open"));
      await page.locator(".rule-list h3, .rule-list h4").first().waitFor();
    },
  ],
  [
    "a hint by a rule",
    async (page) => {
      await ruled(page);
      for (const strength of [1, 2, 3]) await pressHint(page, strength);
    },
  ],
  [
    "the composer of rules",
    async (page) => {
      await follow(page, "#solve");
      await button(page, words("rules.open")).click();
      await page.locator(".rule-list button").first().waitFor({ state: "attached" });
    },
  ],
  [
    "the place that prints rules",
    async (page) => {
      await follow(page, "#print");
      await page.locator(".print-fold").first().waitFor({ state: "attached" });
    },
  ],
  [
    "a lesson about rules",
    async (page) => {
      await follow(page, "#learn/rule-of-45");
      await page.locator(".lesson-part").waitFor();
    },
  ],
  [
    "a new game with rules",
    async (page) => {
      await follow(page, "#play");
      await openNew(page);
      await page
        .getByRole("dialog")
        .locator("summary", { hasText: words("new.shape") })
        .click();
      await page.getByRole("radio", { name: "Killer", exact: true }).press("Space");
      await page.getByRole("heading", { name: words("new.heading-shape", { shape: "Killer, 9 × 9" }) }).waitFor();
    },
  ],
];

/** Has axe look at a page in light, and at its contrast in dark. @param {Page} page @param {boolean} [withDark] */
async function look(page, withDark = true) {
  await page.emulateMedia({ colorScheme: "light" });
  await expectNoBarriers(page);
  if (!withDark) return;
  await page.emulateMedia({ colorScheme: "dark" });
  await expectNoBarriers(page, contrast);
}

for (const [size, options] of sizes) {
  describe(`barriers on ${size}, as axe finds them`, () => {
    for (const [board, line, address] of boards) {
      describe(`with ${board}`, () => {
        const visitBoard = sharedVisit({ reducedMotion: "reduce", ...options, path: address });
        const shown = isBrief(size) ? ofAnyBoard.slice(-1) : ofAnyBoard;
        for (const [what, open] of line === puzzle
          ? [...shown, ...(hasDialogs(size) ? ofOneBoard : ofOneBoard.slice(0, places.length))]
          : shown) {
          it(`are none with ${what}`, () =>
            visitBoard(async (page) => {
              await returnToGame(page, line);
              await open(page);
              await look(page, !isBrief(size));
            }));
        }
      });
    }
  });
}

for (const [size, options] of sizes.slice(0, 2)) {
  describe(`barriers on ${size} with a puzzle of rules, as axe finds them`, () => {
    const visitWithRules = sharedVisit({ reducedMotion: "reduce", ...options, path: pathWithRules });
    for (const [what, open] of hasDialogs(size) ? ofRules : ofRules.slice(0, 2))
      it(`are none with ${what}`, () => visitWithRules((page) => open(page).then(() => look(page))));
  });
}

describe("barriers in the frame of the element, as axe finds them", () => {
  it("are none", () =>
    visit(
      async (page) => {
        await expectDigits(page, puzzle);
        await look(page);
      },
      { reducedMotion: "reduce", path: `embed.html?puzzle=${puzzle}` },
    ));
});

for (const theme of ["paper", "night", "contrast", "blue-orange"])
  describe(`barriers in the theme ${theme}, as axe finds them`, () => {
    it("are none, once its colours are there", () =>
      visit(
        async (page) => {
          await page.addInitScript((chosen) => {
            localStorage.setItem("nonet-settings", JSON.stringify({ theme: chosen }));
          }, theme);
          const danger = () =>
            page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--danger"));
          const before = await danger();
          await page.reload();
          await expectDigits(page, puzzle);
          await expectSoon(async () => (await danger()) !== before, true);
          await look(page);
        },
        { reducedMotion: "reduce", path },
      ));
  });

it("axe finds a barrier that is put into the page", () =>
  visit(
    async (page) => {
      await expectDigits(page, puzzle);
      await page.evaluate(() => document.body.append(document.createElement("img")));
      await assert.rejects(expectNoBarriers(page), /image-alt/);
    },
    { path },
  ));
