/**
 * How steps are told, and which techniques count: kept between visits.
 *
 * @typedef {{ language: string, naming: "rc" | "a1" | "column-letters", without: readonly string[] }} TeachingChoices `without`: ids of
 *   techniques that are left out
 */
import { levels, techniquesOf } from "../model/techniques.js";

const storageName = "nonet-teaching";

/** The languages that steps are told in, by their own names; steps/load.js has the same. */
export const tellingLanguages = /** @type {const} */ ({
  en: "English", uk: "Українська", ru: "Русский", it: "Italiano", vi: "Tiếng Việt", zh: "中文",
});

export const namingsOffered = /** @type {const} */ (["rc", "a1", "column-letters"]);

/**
 * Whatever is left of stored choices when what is unknown is dropped; at least one technique stays.
 *
 * @param {unknown} stored
 * @param {readonly string[]} wanted languages of the reader (BCP 47), dearest first
 * @returns {TeachingChoices}
 */
export function readChoices(stored, wanted) {
  const { language, naming, without } = /** @type {Record<string, unknown>} */ (typeof stored === "object" && stored ? stored : {});
  const known = levels.flatMap(techniquesOf);
  const left = Array.isArray(without) ? known.filter((id) => without.includes(id)) : [];
  return {
    language: typeof language === "string" && Object.hasOwn(tellingLanguages, language) ? language : preferred(wanted),
    naming: namingsOffered.find((name) => name === naming) ?? "rc",
    without: left.length < known.length ? left : [],
  };
}

/** @param {readonly string[]} wanted */
const preferred = (wanted) => wanted.map((tag) => tag.toLowerCase().split("-")[0]).find((tag) => Object.hasOwn(tellingLanguages, tag)) ?? "en";

/** The choices of this browser; where storage is refused they hold for this visit. */
export function createChoices() {
  let held = readChoices(stored(), navigator.languages);
  /** @type {Set<() => void>} */
  const listeners = new Set();
  return {
    now: () => held,
    /** @param {Partial<TeachingChoices>} changes */
    change(changes) {
      held = { ...held, ...changes };
      keep(held);
      for (const listener of listeners) listener();
    },
    /** @param {() => void} listener */
    subscribe: (listener) => void listeners.add(listener),
  };
}

/** @typedef {ReturnType<typeof createChoices>} Choices */

/** @returns {unknown} */
function stored() {
  try {
    return JSON.parse(localStorage.getItem(storageName) ?? "null");
  } catch {
    return null;
  }
}

/** @param {TeachingChoices} choices */
function keep(choices) {
  try {
    localStorage.setItem(storageName, JSON.stringify(choices));
  } catch {
    return;
  }
}
