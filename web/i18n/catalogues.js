/** The catalogues of the page, each loaded when its language is first wanted. */
import { wholeCatalogue } from "./whole-catalogue.js";

/**
 * Rejects when the file cannot be fetched; the next call tries again.
 * @param {import("./languages.js").Language} wanted
 */
export const loadCatalogue = (wanted) =>
  wholeCatalogue((language) => import(`./catalogues/${language}/page.json`, { with: { type: "json" } }), wanted);
