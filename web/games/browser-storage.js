/**
 * The browser's storage of short texts. It answers at once and is for small things: settings, and which game was open
 * last.
 */

/** @typedef {Pick<Storage, "getItem" | "setItem" | "removeItem">} TextStorage */

/** Under this name are the settings of the page, as JSON. */
export const settingsName = "nonet-settings";

/** The browser's storage, or null where the browser refuses it. @returns {TextStorage | null} */
export function browserStorage() {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** The storage of this tab, which a reload keeps; null where the browser refuses it. @returns {TextStorage | null} */
export function sessionTexts() {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/**
 * What is stored under a name as JSON; null where nothing readable is.
 *
 * @param {TextStorage | null} storage
 * @param {string} name
 * @returns {unknown}
 */
export function readJson(storage, name) {
  try {
    return JSON.parse(storage?.getItem(name) ?? "null");
  } catch {
    return null;
  }
}

/**
 * @param {TextStorage | null} storage
 * @param {string} name
 * @returns {string | null} null where nothing is stored, or reading is refused
 */
export function readText(storage, name) {
  try {
    return storage?.getItem(name) ?? null;
  } catch {
    return null;
  }
}

/**
 * @param {TextStorage | null} storage
 * @param {string} name
 * @param {unknown} value survives JSON
 * @returns {boolean} whether the value is stored: a storage may be full, or refused after all
 */
export function writeJson(storage, name, value) {
  try {
    storage?.setItem(name, JSON.stringify(value));
    return storage !== null;
  } catch {
    return false;
  }
}
