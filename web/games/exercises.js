/**
 * What the player has made of exercises, by technique. The record is kept in the browser; where the browser refuses storage, it holds for this visit.
 *
 * @typedef {object} Practised
 * @property {number} tried exercises that the player has worked on
 * @property {number} solved of these, exercises that were solved without seeing the answer
 * @property {string | null} last the day of the last exercise, such as 2026-11-22; null when it is not known
 *
 * @typedef {Readonly<Record<string, Practised>>} ExerciseRecord by technique
 * @typedef {ReturnType<typeof createExerciseRecord>} KeptRecord
 */
import { isDay } from "../model/days.js";
import { signal } from "../model/signals.js";
import { techniques } from "../model/techniques.js";
import { browserStorage, readJson, writeJson } from "./browser-storage.js";

const storageName = "nonet-exercises";

/**
 * @param {import("./browser-storage.js").TextStorage | null} [storage]
 * @param {Pick<EventTarget, "addEventListener">} [tabs] hears of changes in other tabs by `storage` events
 */
export function createExerciseRecord(storage = browserStorage(), tabs = globalThis) {
  const record = signal(acceptedRecord(readJson(storage, storageName)));
  tabs.addEventListener?.("storage", (event) => {
    const { key } = /** @type {StorageEvent} */ (event);
    if (key === storageName || key === null) record.value = acceptedRecord(readJson(storage, storageName));
  });

  /** @param {ExerciseRecord} next */
  function keep(next) {
    record.value = next;
    writeJson(storage, storageName, next);
  }

  return {
    record,

    /** Counts an exercise. @param {string} technique @param {{ tried?: number, solved?: number }} more @param {string} day */
    count(technique, { tried = 0, solved = 0 }, day) {
      const now = record.peek()[technique] ?? { tried: 0, solved: 0 };
      keep({ ...record.peek(), [technique]: { tried: now.tried + tried, solved: now.solved + solved, last: day } });
    },

    /** Adds the record of a file. A technique keeps the larger numbers, so that adding the same file twice counts nothing twice. @param {unknown} other */
    add(other) {
      const next = { ...record.peek() };
      for (const [id, { tried, solved, last }] of Object.entries(acceptedRecord(other))) {
        const now = next[id] ?? { tried: 0, solved: 0, last: null };
        next[id] = { tried: Math.max(now.tried, tried), solved: Math.max(now.solved, solved), last: later(now.last, last) };
      }
      keep(next);
    },

    forget() {
      record.value = {};
      storage?.removeItem(storageName);
    },
  };
}

/** @type {KeptRecord | null} */
let kept = null;

/** The record of this browser, which all parts of the page share. */
export const exerciseRecord = () => kept ??= createExerciseRecord();

/** @param {unknown} stored @returns {ExerciseRecord} without what is damaged. Earlier pages kept only how many were solved */
function acceptedRecord(stored) {
  if (typeof stored !== "object" || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([id]) => techniques.includes(id)).flatMap(([id, value]) => {
    const { tried, solved, last = null } = isCount(value) ? { tried: value, solved: value } : value ?? {};
    return isCount(tried) && isCount(solved) && tried > 0 && solved <= tried ? [[id, { tried, solved, last: typeof last === "string" && isDay(last) ? last : null }]] : [];
  }));
}

/** @param {unknown} value @returns {value is number} */
const isCount = (value) => Number.isInteger(value) && Number(value) >= 0;

/** @param {string | null} one @param {string | null} other days, which sort as texts do */
const later = (one, other) => ((one ?? "") > (other ?? "") ? one : other);
