/**
 * How many boards were found in the best storm of each kind, kept in the browser. Where the browser refuses storage,
 * nothing is kept.
 *
 * @typedef {import("../model/storm.js").Best} Best
 */
import { browserStorage, readJson, writeJson } from "./browser-storage.js";

const storageName = "nonet-storm";

/** @param {unknown} value */
const countOf = (value) => (Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : 0);

/** @param {import("./browser-storage.js").TextStorage | null} [storage] */
export const stormBest = (storage = browserStorage()) => ({
  /** @returns {Best} */
  read() {
    const { timed, untimed } = /** @type {Record<string, unknown>} */ (Object(readJson(storage, storageName)));
    return { timed: countOf(timed), untimed: countOf(untimed) };
  },
  /** @param {Best} best */
  keep: (best) => void writeJson(storage, storageName, best),
  forget: () => storage?.removeItem(storageName),
});
