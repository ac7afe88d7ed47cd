/**
 * Addresses in place Learn: the course, the present puzzle, work for a class, and `#learn/` with the id of a technique
 * or the name of a guide for a lesson.
 */

export const courseHash = "#learn";
const beginning = `${courseHash}/`;
/** No technique and no guide has this name. */
export const puzzleHash = `${beginning}puzzle`;

/** @param {string} hash @returns {boolean} whether an address names the present puzzle */
export const isPuzzleAddress = (hash) => hash === puzzleHash;

const classBeginning = `${beginning}class?`;

/**
 * Returns the part of the address of work for a class that follows that of the page.
 * @param {string} sheet as `sheetText` writes it
 */
export const classHash = (sheet) => classBeginning + sheet;

/** Returns the whole address of work for a class. @param {string} sheet as `sheetText` writes it */
export const classAddress = (sheet) => `${location.href.split("#")[0]}${classHash(sheet)}`;

/**
 * @param {string} hash
 * @returns {string | null} the text of the sheet that an address has; null for any other address
 */
export const classInAddress = (hash) => (hash.startsWith(classBeginning) ? hash.slice(classBeginning.length) : null);

/** @param {string} id @returns {string} the part of the address after that of the page */
export const lessonHash = (id) => beginning + id;

let hasLessons = true;

/**
 * Says that the page around has no addresses for lessons, so that nothing links to one: it is the page of others, with
 * an element of this room.
 */
export function linkNoLessons() {
  hasLessons = false;
}

/**
 * Returns the whole address: a link that begins with `#` counts as a link within the page, which skips something.
 * @param {string} id @returns {string | undefined} undefined where the page has none, so that the words of a link are
 *   plain
 */
export const lessonAddress = (id) => (hasLessons ? `${location.href.split("#")[0]}${lessonHash(id)}` : undefined);

/**
 * Returns what an address names as a lesson, which need not be one; null for any other address.
 * @param {string} hash
 */
export const lessonInAddress = (hash) =>
  hash.startsWith(beginning) && !isPuzzleAddress(hash) && classInAddress(hash) === null
    ? hash.slice(beginning.length).split("&")[0]
    : null;
