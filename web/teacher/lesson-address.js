/** The address of a lesson: `#learn/` and the id of a technique or the name of a guide. */

const beginning = "#learn/";

/** @param {string} id @returns {string} the part of the address after that of the page */
export const lessonHash = (id) => beginning + id;

/** Returns the whole address: a link that begins with `#` counts as a link within the page, which skips something. @param {string} id */
export const lessonAddress = (id) => `${location.href.split("#")[0]}${lessonHash(id)}`;

/** Returns what an address names as a lesson, which need not be one; null for any other address. @param {string} hash */
export const lessonInAddress = (hash) => (hash.startsWith(beginning) ? hash.slice(beginning.length).split("&")[0] : null);
