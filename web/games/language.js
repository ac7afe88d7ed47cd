/** The language of the page, for code that runs before the settings are loaded. */
import { chooseLanguage, languages } from "../i18n/languages.js";
import { browserStorage, readJson, settingsName } from "./browser-storage.js";

/**
 * Returns the language that the player has chosen, or else the one that the browser wants.
 *
 * @param {import("./browser-storage.js").TextStorage | null} [storage]
 * @param {readonly string[]} [wanted] languages of the reader (BCP 47), the most wanted first
 * @returns {import("../i18n/languages.js").Language}
 */
export function readLanguage(storage = browserStorage(), wanted = navigator.languages) {
  const { language } = /** @type {{ language?: unknown }} */ (readJson(storage, settingsName) ?? {});
  return languages.find((name) => name === language) ?? chooseLanguage(wanted);
}
