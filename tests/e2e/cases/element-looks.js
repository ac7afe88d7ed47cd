/**
 * How the element looks on pages of others: its colours on a ground of the page, and its size where nothing gives it
 * one.
 */
import { describe, it } from "node:test";

import { cell, expectDigits } from "../support/board.js";
import { visitForeign } from "../support/foreign.js";
import { seeds } from "../support/seeds.js";
import { expectSoon } from "../support/soon.js";
import { site } from "../support/site.js";

const { puzzle: small } = seeds[4];

/** @typedef {import("playwright-core").Page} Page */

/**
 * @param {{ style?: string, body: string, scheme?: "light" | "dark", width?: number }} lesson `scheme`: of the device
 * @param {(page: Page) => Promise<void>} work
 */
function lesson({ style = "", body, scheme = "light", width = 900 }, work) {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Lesson</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><style>${style}</style>
<script type="module" src="${site.url}sudoku-board.js"></script>${body}</html>`;
  return visitForeign(html, work, { colorScheme: scheme, viewport: { width, height: 900 } });
}

const board = (attributes = "") =>
  `<sudoku-board controls="keypad undo notes check hint" ${attributes} puzzle="${small}"><b slot="title">Title</b></sudoku-board>`;

/**
 * The smallest contrast of the texts of the board with what is behind them.
 * @param {Page} shown @returns {Promise<number>}
 */
const leastContrast = (shown) =>
  shown.locator("sudoku-board").evaluate((host) => {
    const context = /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));
    const channels = (/** @type {string} */ colour) => {
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data];
    };
    const luminance = (/** @type {number[]} */ [red, green, blue]) => {
      const [r, g, b] = [red, green, blue].map((part) =>
        part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const groundOf = (/** @type {any} */ from) => {
      for (let at = from; at; at = at.assignedSlot ?? at.parentElement ?? at.getRootNode().host) {
        const ground = channels(getComputedStyle(at).backgroundColor);
        if (ground[3] > 0) return ground;
      }
      // The ground of a page without one is that of its own scheme.
      const page = Object.assign(document.createElement("i"), { style: "background: Canvas" });
      document.documentElement.append(page);
      const ground = channels(getComputedStyle(page).backgroundColor);
      page.remove();
      return ground;
    };
    const root = /** @type {ShadowRoot} */ (host.shadowRoot);
    const texts = [
      ...root.querySelectorAll(".tool:not([aria-disabled='true']) span, .player-button, .card:not([hidden]) p"),
      .../** @type {NodeListOf<Element>} */ (host.querySelectorAll("[slot]")),
    ];
    return Math.min(
      ...texts.map((text) => {
        const [darker, lighter] = [channels(getComputedStyle(text).color), groundOf(text)]
          .map(luminance)
          .sort((a, b) => a - b);
        return (lighter + 0.05) / (darker + 0.05);
      }),
    );
  });

/** How light the picture of the board is on average, from 0 to 255. @param {Page} shown @returns {Promise<number>} */
const lightOf = (shown) =>
  shown.locator("sudoku-board").evaluate((host) => {
    const canvas = /** @type {HTMLCanvasElement} */ (host.shadowRoot?.querySelector(".board canvas"));
    const data = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    return data.reduce((sum, channel, i) => sum + (i % 4 === 1 ? channel : 0), 0) / (data.length / 4);
  });

/** The contrast that WCAG 2.2 asks for at level AA. */
const readable = 4.5;

const expectReadable = (/** @type {Page} */ shown) =>
  expectSoon(async () => Math.min(await leastContrast(shown), readable), readable);

/** Whether the picture of the board becomes dark, or light. @param {Page} shown @param {boolean} isDark */
const expectDark = (shown, isDark) => expectSoon(async () => (await lightOf(shown)) < 128, isDark);

/** @param {Page} shown @param {number} least @param {number} most */
const expectWidth = (shown, least, most) =>
  expectSoon(
    async () =>
      (
        await shown
          .locator("sudoku-board")
          .evaluateAll((all) => all.map((host) => Math.round(host.getBoundingClientRect().width)))
      ).filter((wide) => wide < least || wide > most),
    [],
  );

describe("the colours of the element", () => {
  const white = "html { background: #fff; color: #222 }";
  const black = "html { background: #101418; color: #dde }";
  /** @type {[string, "light" | "dark", string, boolean][]} */
  const cases = [
    ["a light page on a light device", "light", white, false],
    ["a light page on a dark device", "dark", white, false],
    ["a dark page on a light device", "light", black, true],
    ["a dark page on a dark device", "dark", black, true],
    ["a page without styles on a dark device", "dark", "", false],
    ["a page that follows the device, on a dark device", "dark", ":root { color-scheme: light dark }", true],
    ["a page that is dark by its color-scheme", "light", ":root { color-scheme: dark }", true],
    [
      "a page whose colours are written in OKLCH",
      "light",
      "body { background: oklch(0.2 0 0); color: oklch(0.9 0.01 250) }",
      true,
    ],
    ["a dark part of a light page", "light", `${white} body { background: #111; color: #eee }`, true],
  ];
  for (const [where, scheme, style, isDark] of cases)
    it(`can be read on ${where}`, () =>
      lesson({ style, body: board(), scheme }, async (shown) => {
        await expectDigits(shown, small);
        await shown.evaluate(() => /** @type {any} */ (document.querySelector("sudoku-board")).hint("what"));
        await expectReadable(shown);
        await expectDark(shown, isDark);
      }));

  it("follow a page that changes its theme, and the board is drawn again", () =>
    lesson(
      { style: `${white} .night { background: #101418; color: #dde; transition: color 30ms }`, body: board() },
      async (shown) => {
        await expectDigits(shown, small);
        for (const isDark of [true, false]) {
          await shown.evaluate(
            (name) => {
              document.documentElement.className = name;
            },
            isDark ? "night" : "",
          );
          await expectDark(shown, isDark);
          await expectReadable(shown);
        }
      },
    ));

  for (const theme of ["light", "dark"])
    it(`are those of the theme ${theme} where it is asked for, on a ground of its own`, () =>
      lesson({ style: theme === "light" ? black : white, body: board(`theme="${theme}"`) }, async (shown) => {
        await expectDigits(shown, small);
        await expectReadable(shown);
        await expectDark(shown, theme === "dark");
      }));
});

describe("the width of the element", () => {
  /** @type {[string, (board: string) => string][]} */
  const places = [
    ["a cell of a table", (made) => `<table><tr><td>${made}</td><td>Text</td></tr></table>`],
    ["a float", (made) => `<div style="float: left">${made}</div>`],
    ["an inline block", (made) => `<div style="display: inline-block">${made}</div>`],
    [
      "a grid column of its own size",
      (made) => `<div style="display: grid; grid-template-columns: auto 1fr">${made}<p>Text</p></div>`,
    ],
    ["a row of boxes", (made) => `<div style="display: flex">${made}<p>Text</p></div>`],
    ["a dialog", (made) => `<dialog open>${made}</dialog>`],
    ["a box at its own place", (made) => `<div style="position: absolute">${made}</div>`],
  ];
  for (const [where, around] of places)
    for (const [device, width, least, most] of /** @type {const} */ ([
      ["a desktop", 900, 400, 448],
      ["a phone", 360, 240, 360],
    ]))
      it(`is enough for a board in ${where} on ${device}, and not more than there is room for`, () =>
        lesson({ body: around(board()), width }, async (shown) => {
          await expectDigits(shown, small);
          await cell(shown, "row 1, column 2, empty").waitFor();
          await expectWidth(shown, least, most);
          await expectSoon(() => shown.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
        }));

  it("shrinks with its column, beside a second board", () =>
    lesson(
      { body: `<div style="display: grid; width: 500px; grid-template-columns: 1fr 1fr">${board()}${board()}</div>` },
      async (shown) => {
        await expectDigits(shown.locator("sudoku-board").first(), small);
        await expectWidth(shown, 250, 250);
      },
    ));
});

describe("the parts of the element", () => {
  it("follow each other at one distance, with none for what is empty", () =>
    lesson({ body: board().replace(/<b.*<\/b>/, "") }, async (shown) => {
      await expectDigits(shown, small);
      await expectSoon(
        () =>
          shown.locator("sudoku-board").evaluate((host) => {
            const parts = [...(host.shadowRoot?.querySelectorAll(".player > *") ?? [])]
              .filter((part) => getComputedStyle(part).position !== "absolute")
              .map((part) => part.getBoundingClientRect())
              .filter(({ height }) => height > 0);
            const gaps = parts.slice(1).map(({ top }, i) => Math.round(top - parts[i].bottom));
            return [...new Set(gaps)].join();
          }),
        "10",
      );
    }));
});
