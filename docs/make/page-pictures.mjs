#!/usr/bin/env node
// Makes the pictures of the page in docs/pictures: node docs/make/page-pictures.mjs [NAME…]. The site must be built
// (npm run build). Chinese needs a font that has its signs, such as Debian's fonts-droid-fallback.

import { fileURLToPath } from "node:url";

import { chromium } from "playwright-core";

import { chromiumPath, switches } from "../../tools/chromium.mjs";
import { serve } from "../../tools/serve.mjs";
import { loadTogetherWords } from "../../web/i18n/together-words.js";
import { loadWords } from "../../web/i18n/words.js";
import { layoutNamed } from "../../web/model/layout.js";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** @typedef {import("playwright-core").Page} Page */
/**
 * @typedef {object} Picture
 * @property {"desktop" | "phone" | "card"} screen `card`: as high as the board and the whole card below it, with a
 *   quarter more pixels
 * @property {"light" | "dark"} [scheme]
 * @property {string} [locale]
 * @property {string} address after the address of the site
 * @property {(page: Page) => Promise<void>} [prepare]
 */

const screens = {
  desktop: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
  card: { width: 480, height: 790 },
};

/** Presses keys of digits in the introduction. @param {Page} page @param {readonly number[]} digits */
async function pressKeys(page, digits) {
  for (const digit of digits)
    await page
      .locator(".keypad .key")
      .nth(digit - 1)
      .click();
  await page.locator(".introduction-reply[data-verdict]").waitFor();
}

/** A medium puzzle of ours and its solution. */
const puzzle = "...1375..9..5.6.1...7....3..5..2...4..6....7......3......3..1.......1.5.6....8..9";
const solution = "264137598983546217517892436158729364326485971479613825795364182842971653631258749";
const large =
  ".6F.375.E8.D941.G7..E91..6.FD52...4..GD.7A1C.8...3..C4.B2....A7..GD....CBE2.....4..7..2.F.A1.3.62B8A..7G93..FD.1...CB.46..D7A.8EF.CDA2..37G.1B658..57.BE..CA...4...EG..15..B.C.DB..G.5C..9.27E...9.16DA..B7.C.E.7..641E.AF.G89D.5D.....7..6..1.....4.C921..3.657";
const jigsaw = {
  puzzle: "....2......4...63...7...1................4.3..7.2",
  layout: "jigsaw:1222222111233311133445533444555554466677776666777",
};

/** A puzzle with long chains, and one with several solutions. */
const hard = "..53.794...1.........4....7........5....6..1...89........5.2.3.6...94.2.8..6.....";
const several = "..53.794...1.........4....7........5....6..1....9........5.2.3.6...94.2.8..6.....";

/** An easy killer: nonet generate --own-rules killer --level easy --seed 8. */
const killer = {
  puzzle: "..........................2.......9...4.........5................................",
  rules: [
    "cage 4 r1c1 r1c2",
    "cage 11 r1c3 r1c4",
    "cage 22 r1c5-r1c8",
    "cage 20 r1c9 r2c8 r2c9",
    "cage 12 r2c1 r2c2",
    "cage 19 r2c3 r2c4 r3c3 r4c3",
    "cage 11 r2c5 r3c5",
    "cage 8 r2c6 r3c6",
    "cage 27 r2c7-r5c7 r5c8",
    "cage 19 r3c1-r6c1",
    "cage 11 r3c2 r4c2",
    "cage 6 r3c4 r4c4",
    "cage 12 r3c8 r3c9 r4c8",
    "cage 7 r4c5 r4c6",
    "cage 4 r4c9 r5c9",
    "cage 12 r5c2 r6c2",
    "cage 27 r5c3 r5c4 r6c4-r6c6",
    "cage 13 r5c5 r5c6",
    "cage 11 r6c3 r7c3",
    "cage 26 r6c7-r6c9 r7c9",
    "cage 7 r7c1 r7c2",
    "cage 8 r7c4 r7c5",
    "cage 23 r7c6-r7c8 r8c8 r9c8",
    "cage 14 r8c1 r9c1",
    "cage 16 r8c2 r8c3",
    "cage 8 r8c4 r8c5",
    "cage 17 r8c6 r9c6",
    "cage 6 r8c7 r9c7",
    "cage 11 r8c9 r9c9",
    "cage 5 r9c2 r9c3",
    "cage 8 r9c4 r9c5",
  ],
};

const blanks = [...puzzle].flatMap((digit, cell) => (digit === "." ? [cell] : []));

/** @param {Page} page @param {number} cell */
const press = (page, cell) => page.locator(`[data-cell="${cell}"]`).click();

/** Enters the right digits of cells. @param {Page} page @param {readonly number[]} cells */
async function enter(page, cells) {
  for (const cell of cells) {
    await press(page, cell);
    await page.keyboard.press(solution[cell]);
  }
}

/** A game in use: digits, corner notes, centre notes. @param {Page} page */
async function play(page) {
  await enter(page, blanks.slice(0, 12));
  for (const [cell, keys] of /** @type {[number, string[]][]} */ ([
    [45, ["Shift+4", "Shift+7"]],
    [46, ["Shift+7", "Shift+8"]],
    [48, ["Control+4", "Control+6"]],
    [49, ["Control+1", "Control+8"]],
  ])) {
    await press(page, cell);
    for (const key of keys) await page.keyboard.press(key);
  }
  await press(page, 40);
}

/** Digits, both kinds of notes, and colours. @param {Page} page */
async function color(page) {
  await play(page);
  await page.keyboard.press("v");
  for (const [cell, colors] of /** @type {[number, string[]][]} */ ([
    [32, ["1"]],
    [37, ["2"]],
    [40, ["1", "3"]],
    [47, ["4"]],
    [50, ["2"]],
    [53, ["5", "6"]],
    [66, ["7"]],
  ])) {
    await press(page, cell);
    for (const key of colors) await page.keyboard.press(key);
  }
}

/** Turns the parts of a lesson. @param {Page} page @param {number} parts */
async function turn(page, parts) {
  for (let part = 2; part <= parts; part++) {
    await page.locator(".lesson-buttons .button-main").click();
    await page
      .locator(".lesson-place")
      .getByText(new RegExp(`^${part} `))
      .waitFor();
  }
}

/** Asks for a hint until it says why. @param {Page} page */
async function askWhy(page) {
  for (let strength = 1; strength <= 3; strength++) {
    await page.keyboard.press("h");
    await page
      .locator(".card")
      .getByText(new RegExp(`^${strength} of`))
      .waitFor();
  }
}

/** What a player may have practised in a week. @param {Page} page */
async function showStatistics(page) {
  const numbers = [
    ["full-house", 4, 4, 16],
    ["hidden-single", 6, 5, 17],
    ["pointing", 2, 1, 19],
    ["naked-pair", 5, 3, 20],
    ["hidden-pair", 4, 1, 20],
    ["x-wing", 4, 2, 22],
    ["skyscraper", 1, 0, 22],
  ];
  const record = Object.fromEntries(
    numbers.map(([id, tried, solved, day]) => [id, { tried, solved, last: `2026-11-${day}` }]),
  );
  await page.evaluate((text) => localStorage.setItem("nonet-exercises", text), JSON.stringify(record));
  await page.reload();
  await page.locator("#main:not([aria-busy])").waitFor();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Statistics…" }).click();
  await page.locator(".stats-table").waitFor();
}

/** Several puzzles in one text. */
const list = [
  puzzle,
  "389700200672050010014609003230500871850037049497810305065482130103070460740103590",
  "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
].join("\n");
/** The example "Pointing Pairs" of sudokuwiki.org. */
const position =
  "https://www.sudokuwiki.org/sudoku.htm?bd=S9B4s010g091803064a4c281c1i2t082q7r7v81094g520l1o1m054b074i0g024i018i04038i4nbqba048y02b70gc34306040c07b6020eb707bk01447wbeba0f0558bgc22q032qb7bfbf4ebi05067u010g02bi";

/* global document, DataTransfer, ClipboardEvent */
/** @param {Page} page @param {string} text */
const paste = (page, text) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);

/** @param {Page} page */
async function share(page) {
  await play(page);
  await page.locator(".tool-more").click();
  await page.getByRole("menuitem", { name: "Share and save…" }).click();
  await page.locator(".qr-code").waitFor();
}

/** Chooses a command of the menu of Play, by its place. @param {Page} page @param {string} name */
async function choose(page, name) {
  await page.locator(".tool-more").click();
  await page.getByRole("menuitem", { name, exact: true }).click();
}

/**
 * Begins a storm with or without the clock, solves its first board, a full house, and skips boards.
 * @param {Page} page @param {0 | 1} way @param {number} skipped
 */
async function storm(page, way, skipped) {
  await page.locator(".storm-offer .button").nth(way).click();
  await page.locator(".storm-clock:visible").first().waitFor();
  const heading = () => page.locator(".card h2").textContent();
  const labels = await page.getByRole("gridcell").evaluateAll((cells) => cells.map(({ ariaLabel }) => ariaLabel ?? ""));
  const digits = labels.map((label) => /^\D+\d+\D+\d+\D+?(\d)(?=[,，、])/.exec(label)?.[1] ?? "");
  const houses = /** @type {import("../../web/model/layout.js").Layout} */ (layoutNamed("3x3")).houses;
  const house = houses.find(({ cells }) => cells.filter((cell) => !digits[cell]).length === 1)?.cells ?? [];
  const blank = house.find((cell) => !digits[cell]) ?? 0;
  const acts = [
    async () => {
      await press(page, blank);
      await page.keyboard.press([..."123456789"].find((digit) => !house.some((cell) => digits[cell] === digit)) ?? "1");
    },
    ...Array.from({ length: skipped }, () => () => page.keyboard.press("Shift+J")),
  ];
  for (const act of acts) {
    const before = await heading();
    await act();
    await page.waitForFunction((last) => document.querySelector(".card h2")?.textContent !== last, before);
  }
}

/** Solves the puzzle, and opens the replay beside the path. @param {Page} page */
async function replay(page) {
  await enter(page, blanks);
  await page.locator(".afterword .button").last().click();
  const dialog = page.locator("dialog[open]");
  await dialog.getByRole("combobox").last().selectOption("path");
  for (let move = 0; move < 24; move++) await page.keyboard.press("ArrowRight");
}

/** Opens the dialog of games for two; makes an invitation. @param {Page} page @param {boolean} isMade */
async function invite(page, isMade) {
  const [words, said] = await wordsOf(page);
  await play(page);
  await choose(page, words("together.open"));
  const dialog = page.locator("dialog[open]");
  if (isMade) await dialog.getByRole("button", { name: said("together.invite"), exact: true }).click();
  await dialog
    .locator(isMade ? ".qr-code" : "[type=radio]")
    .first()
    .waitFor();
  return dialog;
}

/** The sentences of the page and of games for two. @param {Page} page */
async function wordsOf(page) {
  const language = /** @type {"en"} */ (await page.locator("html").getAttribute("lang"));
  return /** @type {const} */ ([await loadWords(language), await loadTogetherWords(language)]);
}

/** Plays with another player, whose browser accepts the invitation. @param {Page} page */
async function together(page) {
  const [, said] = await wordsOf(page);
  const dialog = await invite(page, true);
  const linkOf = (/** @type {import("playwright-core").Locator} */ from) =>
    from.getByLabel(said("together.link"), { exact: true }).inputValue();
  const other = await (
    await /** @type {import("playwright-core").Browser} */ (page.context().browser()).newContext({ locale: "it-IT" })
  ).newPage();
  await other.goto(await linkOf(dialog));
  await other.locator("#main:not([aria-busy])").waitFor();
  const [, theirs] = await wordsOf(other);
  await other.getByRole("button", { name: theirs("together.accept"), exact: true }).click();
  const answer = other.locator("dialog[open]").getByLabel(theirs("together.link"), { exact: true });
  await dialog.getByLabel(said("together.wait")).fill(await answer.inputValue());
  await dialog.getByRole("button", { name: said("together.connect"), exact: true }).click();
  await page
    .getByText(said("together.joined", { way: "together" }))
    .first()
    .waitFor();
  await enter(other, blanks.slice(20, 25));
}

/** @type {Record<string, Picture>} */
const pictures = {
  "page-desktop": { screen: "desktop", address: `#p=${puzzle}`, prepare: play },
  "page-desktop-dark": { screen: "desktop", scheme: "dark", address: `#p=${puzzle}`, prepare: play },
  "page-phone": { screen: "phone", address: `#p=${puzzle}`, prepare: play },
  "page-phone-dark": { screen: "phone", scheme: "dark", address: `#p=${puzzle}`, prepare: play },
  "page-colours": { screen: "phone", address: `#p=${puzzle}`, prepare: color },
  "page-hint": { screen: "desktop", address: `#p=${puzzle}`, prepare: askWhy },
  "readme-hint": { screen: "card", address: `#p=${puzzle}`, prepare: askWhy },
  "readme-killer": {
    screen: "card",
    address: `#p=${killer.puzzle}&rules=${killer.rules.join(";").replaceAll(" ", "+")}`,
    prepare: askWhy,
  },
  "page-chain": {
    screen: "desktop",
    address: `#p=${hard}`,
    prepare: async (page) => {
      await page.locator(".tab[data-place=learn]").click();
      await page.getByRole("link", { name: "This puzzle" }).click();
      await page.getByRole("button", { name: "Show all steps" }).click();
      await page.getByRole("region", { name: "Chains and loops" }).locator(".step-line").first().click();
      await page.locator(".step-unfolded").waitFor();
    },
  },
  "page-net": {
    screen: "phone",
    address: `#p=${hard}`,
    prepare: async (page) => {
      await page.locator(".tab[data-place=learn]").click();
      await page.getByRole("link", { name: "This puzzle" }).click();
      await page.getByRole("button", { name: "Show all steps" }).click();
      const forcing = page.getByRole("region", { name: "Forcing chains and nets" });
      await forcing.locator("summary").first().click();
      await forcing.locator("details details summary").last().click();
      await forcing.locator("details details .step-line").last().click();
      for (let i = 0; i < 6; i++) await page.getByRole("button", { name: "Next link" }).click();
    },
  },
  "page-solutions": {
    screen: "desktop",
    address: `#p=${several}`,
    prepare: async (page) => {
      await page.getByRole("button", { name: "List all solutions" }).click();
      await page.locator(".solutions-line").nth(1).click();
    },
  },
  "page-lesson": { screen: "desktop", address: "#learn/x-wing", prepare: (page) => turn(page, 2) },
  "page-lesson-phone": {
    screen: "phone",
    scheme: "dark",
    locale: "uk-UA",
    address: "#learn/x-wing",
    prepare: (page) => turn(page, 3),
  },
  "page-introduction": { screen: "phone", address: "#learn/introduction", prepare: (page) => pressKeys(page, [2]) },
  "page-introduction-ukrainian": {
    screen: "phone",
    scheme: "dark",
    locale: "uk",
    address: "#learn/introduction",
    prepare: (page) => pressKeys(page, [3]),
  },
  "page-practice": {
    screen: "phone",
    address: "#learn/skyscraper",
    prepare: async (page) => {
      await page.getByRole("button", { name: "Practise", exact: true }).click();
      await page.locator(".folded-buttons").waitFor();
    },
  },
  "page-exercise-vietnamese": {
    screen: "phone",
    locale: "vi",
    address: "#learn/hidden-single",
    prepare: async (page) => {
      const onward = page.locator(".lesson-buttons .button-main");
      for (let pages = 0; pages < 9 && !(await page.locator(".folded-buttons").isVisible()); pages++) {
        await onward.click();
        await page.waitForTimeout(500);
      }
      await press(page, 16);
    },
  },
  "page-storm-chinese": { screen: "phone", locale: "zh-CN", address: "#learn", prepare: (page) => storm(page, 0, 3) },
  "page-storm-over": { screen: "desktop", scheme: "dark", address: "#learn", prepare: (page) => storm(page, 1, 3) },
  "page-replay-russian": { screen: "desktop", locale: "ru", address: `#p=${puzzle}`, prepare: replay },
  "page-afterword-italian": {
    screen: "desktop",
    locale: "it-IT",
    address: `#p=${puzzle}&level=medium`,
    prepare: (page) => enter(page, blanks),
  },
  "page-today": {
    screen: "phone",
    scheme: "dark",
    address: `#p=${puzzle}&level=medium`,
    prepare: async (page) => {
      await enter(page, blanks);
      await page.locator(".card-close").click();
    },
  },
  "page-together-ukrainian": {
    screen: "phone",
    locale: "uk",
    address: `#p=${puzzle}`,
    prepare: async (page) => void (await invite(page, false)),
  },
  "page-together-invitation": {
    screen: "phone",
    scheme: "dark",
    address: `#p=${puzzle}`,
    prepare: async (page) => void (await invite(page, true)),
  },
  "page-together-playing": { screen: "desktop", locale: "vi", address: `#p=${puzzle}`, prepare: together },
  "page-techniques": { screen: "phone", address: "", prepare: showStatistics },
  "page-finish": { screen: "phone", address: `#p=${puzzle}`, prepare: (page) => enter(page, blanks) },
  "page-open": { screen: "desktop", address: "", prepare: (page) => paste(page, list) },
  "page-open-phone": { screen: "phone", scheme: "dark", address: "", prepare: (page) => paste(page, position) },
  "page-share": { screen: "desktop", scheme: "dark", address: `#p=${puzzle}&level=medium`, prepare: share },
  "page-share-phone": { screen: "phone", address: `#p=${puzzle}&level=medium`, prepare: share },
  "page-16x16": { screen: "desktop", address: `#p=${large}` },
  "page-jigsaw": { screen: "desktop", address: `#p=${jigsaw.puzzle}&layout=${jigsaw.layout}` },
  "page-4x4": { screen: "phone", address: "#p=..1.1..33......4" },
  "page-ukrainian": { screen: "phone", locale: "uk-UA", address: `#p=${puzzle}`, prepare: play },
  "page-chinese": { screen: "desktop", locale: "zh-CN", address: `#p=${puzzle}`, prepare: play },
};

const wanted = process.argv.slice(2);
const site = await serve({ folder: `${root}dist`, csp: true });
/** Two contexts of one browser do not always find each other by made-up names. */
const byAddress = "--disable-features=WebRtcHideLocalIpsWithMdns";
const browser = await chromium.launch({ executablePath: chromiumPath, args: [...switches, byAddress] });
for (const [name, { screen, scheme = "light", locale = "en-GB", address, prepare }] of Object.entries(pictures)) {
  if (wanted.length && !wanted.includes(name)) continue;
  const context = await browser.newContext({
    viewport: screens[screen],
    deviceScaleFactor: screen === "card" ? 1.25 : 1,
    colorScheme: scheme,
    locale,
    serviceWorkers: "block",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.goto(site.url + address);
  await page.locator("#main:not([aria-busy])").waitFor();
  await page.locator("[role=gridcell]:visible, .storm-offer .button").first().waitFor();
  await prepare?.(page);
  // The level of the puzzle is found out after the board is there.
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `${root}docs/pictures/${name}.png` });
  await context.close();
}
await browser.close();
await site.close();
