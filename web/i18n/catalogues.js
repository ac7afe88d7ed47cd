/** The catalogues of the page, each loaded when its language is first wanted. */
import { wholeCatalogue } from "./whole-catalogue.js";

/** @type {import("./whole-catalogue.js").ReadFile} */
export const readPage = (language) => import(`./catalogues/${language}/page.json`, { with: { type: "json" } });

/**
 * Rejects when the file cannot be fetched; the next call tries again.
 * @param {import("./languages.js").Language} wanted
 */
export const loadCatalogue = (wanted) => wholeCatalogue(readPage, wanted);
