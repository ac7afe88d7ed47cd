#!/usr/bin/env node
/**
 * Makes the pictures of docs/platforms: node docs/make/platform-pictures.mjs
 *
 * The sketches show where to click in a platform: four panels, each with its number. The pictures of the dialog are
 * taken of the built site (`./dev build`) in each language.
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { chromium } from "playwright-core";

import { chromiumPath, switches } from "../../tools/chromium.mjs";
import { serve } from "../../tools/serve.mjs";
import { languages } from "../../web/i18n/languages.js";
import { loadPlatformWords } from "../../web/i18n/platform-words.js";
import { loadWords } from "../../web/i18n/words.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = `${root}docs/platforms/pictures/`;

const [width, height, gap] = [168, 150, 12];
const [ink, line, quiet, accent] = ["#1c2430", "#8a93a3", "#e6e9ee", "#1d4ed8"];

/** @param {number} x @param {number} y @param {number} w @param {number} h @param {string} [looks] */
const box = (x, y, w, h, looks = `fill="${quiet}"`) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="4" ${looks}/>`;
const chosen = `fill="#fff" stroke="${accent}" stroke-width="2"`;
const filled = `fill="${accent}"`;
const dashed = `fill="none" stroke="${line}" stroke-width="1.5" stroke-dasharray="5 4"`;
/** @param {number} x the middle @param {number} y @param {string} words @param {string} [colour] */
const text = (x, y, words, colour = ink) =>
  `<text x="${x}" y="${y}" text-anchor="middle" fill="${colour}">${words}</text>`;
/** @param {string} d */
const stroke = (d, colour = accent) => `<path d="${d}" fill="none" stroke="${colour}" stroke-width="2.5"/>`;
const plus = (/** @type {number} */ x, /** @type {number} */ y) => stroke(`M${x - 6} ${y}h12M${x} ${y - 6}v12`);
const down = (/** @type {number} */ x, /** @type {number} */ y) => stroke(`M${x} ${y}v24m-8 -9l8 9l8 -9`);
const up = (/** @type {number} */ x, /** @type {number} */ y) => stroke(`M${x} ${y + 24}v-24m-8 9l8 -9l8 9`);
/** Lines of text. @param {number} x @param {number} y @param {readonly number[]} widths */
const lines = (x, y, ...widths) => widths.map((w, i) => box(x, y + 18 * i, w, 8)).join("");
/** A small board. @param {number} x @param {number} y @param {number} side */
const board = (x, y, side) =>
  box(x, y, side, side, `fill="#fff" stroke="${ink}" stroke-width="2"`) +
  stroke([1, 2].map((i) => `M${x + (side * i) / 3} ${y}v${side}M${x} ${y + (side * i) / 3}h${side}`).join(""), line);
const file = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ words) =>
  `<path d="M${x - 24} ${y}h34l14 14v40h-48z" fill="#fff" stroke="${accent}" stroke-width="2"/>${text(x, y + 38, words)}`;
const header = box(0, 0, width, 22);
const code = box(18, 44, 132, 62, chosen) + text(84, 80, "&lt;iframe …&gt;");

/** What is in the four panels of a platform. @type {Record<string, readonly string[]>} */
const sketches = {
  moodle: [
    header +
      box(116, 5, 28, 12, `${filled}`) +
      `<circle cx="137" cy="11" r="4.5" fill="#fff"/>` +
      lines(18, 44, 90, 120, 70),
    header + lines(18, 40, 110, 90) + box(18, 84, 132, 30, chosen) + plus(84, 99),
    header +
      [0, 1, 2].map((i) => box(12 + 50 * i, 36, 44, 40)).join("") +
      box(12, 84, 44, 40) +
      box(62, 84, 44, 40, chosen) +
      box(112, 84, 44, 40) +
      `<g font-size="11">${text(84, 108, "SCORM")}</g>`,
    header + box(18, 34, 132, 100, dashed) + file(84, 74, ".zip") + down(84, 42),
  ],
  canvas: [
    header + box(8, 32, 42, 106, chosen) + lines(14, 40, 30, 30, 30, 30, 30) + lines(66, 44, 80, 60, 84),
    header +
      lines(14, 36, 60) +
      box(10, 52, 92, 24, chosen) +
      text(56, 69, "SCORM") +
      box(10, 84, 92, 24, chosen) +
      text(56, 101, "Settings") +
      lines(14, 120, 60),
    header + lines(18, 44, 70) + box(44, 68, 80, 46, filled) + stroke("M84 104v-24m-8 9l8 -9l8 9", "#fff"),
    header + box(12, 38, 144, 92, dashed) + file(52, 58, ".zip") + file(116, 58, ".imscc"),
  ],
  wordpress: [
    header + box(8, 3, 18, 16, filled) + stroke("M12 11h10M17 6v10", "#fff") + lines(30, 50, 108, 90, 100),
    header +
      box(12, 36, 68, 44) +
      box(88, 36, 68, 44) +
      box(12, 88, 68, 44, chosen) +
      text(46, 115, "HTML") +
      box(88, 88, 68, 44),
    header + lines(18, 30, 60) + code,
    header + box(112, 4, 48, 14, filled) + board(54, 40, 60) + lines(30, 112, 108),
  ],
  "google-sites": [
    header + lines(14, 44, 70, 84, 60) + box(112, 30, 48, 108) + box(116, 34, 40, 20, chosen),
    header +
      lines(14, 44, 70, 84, 60) +
      box(112, 30, 48, 108) +
      box(118, 62, 36, 34, chosen) +
      text(136, 84, "&lt; &gt;"),
    header + code + box(104, 116, 46, 18, filled),
    header +
      box(40, 34, 88, 100, dashed) +
      board(54, 42, 60) +
      box(78, 128, 12, 12, filled) +
      up(148, 60) +
      down(148, 92),
  ],
};

/** @param {readonly string[]} panels */
function sketch(panels) {
  const all = panels.map((inside, i) => {
    const x = i * (width + gap);
    return `<g transform="translate(${x + 1} 15)">${box(0, 0, width, height, `fill="#fff" stroke="${line}"`)}${inside}<circle cx="14" cy="0" r="13" fill="${accent}"/><g font-weight="700">${text(14, 5, String(i + 1), "#fff")}</g></g>`;
  });
  const whole = `${panels.length * (width + gap) - gap + 2} ${height + 18}`;
  const [w, h] = whole.split(" ");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${whole}" font-family="sans-serif" font-size="14"><rect width="100%" height="100%" fill="#fff"/>${all.join("")}</svg>\n`;
}
for (const [name, panels] of Object.entries(sketches)) writeFileSync(`${folder}${name}.svg`, sketch(panels));

const puzzle = "407029308000105000009073600326000070005807200070000195001760400000902000208300907";
const site = await serve({ folder: `${root}dist` });
const browser = await chromium.launch({ executablePath: chromiumPath, args: switches });
for (const language of languages) {
  const [words, say] = await Promise.all([loadWords(language), loadPlatformWords(language)]);
  const page = await browser.newPage({
    viewport: { width: 1000, height: 860 },
    locale: language,
    colorScheme: "light",
  });
  await page.goto(`${site.url}#p=${puzzle}`);
  const button = (/** @type {string} */ name) => page.getByRole("button", { name, exact: true });
  await button(words("play.more")).click();
  await page.getByRole("menuitem", { name: words("share.open") }).click();
  await button(words("embed.open")).click();
  const dialog = page.getByRole("dialog", { name: say("embed.title") });
  await dialog.getByRole("combobox", { name: say("embed.kind") }).selectOption("SCORM 1.2");
  await dialog.getByRole("combobox", { name: words("hint.title") }).selectOption(say("embed.hint-what"));
  await dialog.getByRole("button", { name: say("embed.save") }).scrollIntoViewIfNeeded();
  await dialog.getByRole("gridcell").first().waitFor();
  await dialog.screenshot({ path: `${folder}dialog-${language}.png`, animations: "disabled" });
  await page.close();
}
await browser.close();
await site.close();
