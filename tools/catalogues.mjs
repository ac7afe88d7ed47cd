/** The catalogues of web/i18n as they are written: one file for each language and room. */
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { languages } from "../web/i18n/languages.js";

/** @typedef {Record<string, string>} Catalogue key → ICU message */

export const catalogueFolder = fileURLToPath(new URL("../web/i18n/catalogues", import.meta.url));

/** The parts of the page whose sentences are loaded together. */
export const catalogueRooms = readdirSync(`${catalogueFolder}/en`).map((name) => name.replace(".json", ""));

/** @param {string} room @param {string} language @returns {Catalogue} */
export const catalogueOf = (room, language) =>
  JSON.parse(readFileSync(`${catalogueFolder}/${language}/${room}.json`, "utf8"));

/**
 * Returns the keys that wait for translation, which the page says in English, and the keys that English does not have.
 * @param {Catalogue} english @param {Catalogue} own
 */
export const compareKeys = (english, own) => ({
  waiting: Object.keys(english).filter((key) => !Object.hasOwn(own, key)),
  unknown: Object.keys(own).filter((key) => !Object.hasOwn(english, key)),
});

/** The languages that English is translated into. */
export const translations = languages.filter((language) => language !== "en");
