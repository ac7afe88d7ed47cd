/** The dialog for other platforms, and what it saves. */
import { readFileSync } from "node:fs";

import { unzipSync } from "fflate";

import { loadPlatformWords } from "../../../web/i18n/platform-words.js";
import { button } from "./board.js";
import { words } from "./words.js";

/** @typedef {import("playwright-core").Page} Page */

export const say = await loadPlatformWords("en");

/** Opens the dialog by way of the one that shares. @param {Page} page */
export async function openMaker(page) {
  await button(page, words("play.more")).click();
  await page.getByRole("menuitem", { name: words("share.open") }).click();
  await button(page, words("embed.open")).click();
  return page.getByRole("dialog", { name: say("embed.title") });
}

/**
 * Chooses a file in the dialog, and saves it.
 * @param {Page} page @param {import("playwright-core").Locator} maker @param {string} name
 */
export async function savedFile(page, maker, name) {
  await maker.getByRole("combobox", { name: say("embed.kind") }).selectOption(name);
  const saving = page.waitForEvent("download");
  await button(maker, say("embed.save")).click();
  const download = await saving;
  const zip = readFileSync(await download.path());
  return { name: download.suggestedFilename(), zip, files: unzipSync(zip) };
}
