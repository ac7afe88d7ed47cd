/**
 * What the player has learned of each technique: exercises, lessons that were read, hints that named it, and reviews.
 * The record is kept in the browser; where the browser refuses storage, it holds for this visit.
 *
 * @typedef {import("../model/learning.js").Learned} Learned
 * @typedef {Readonly<Record<string, Learned>>} ExerciseRecord by technique
 * @typedef {ReturnType<typeof createExerciseRecord>} KeptRecord
 */
import { dayOf } from "../model/days.js";
import { introductionName, isGuide } from "../model/guides.js";
import { joined, nothingLearned, readLearned, withExercise } from "../model/learning.js";
import { signal } from "../model/signals.js";
import { isRuleTechnique } from "../model/rule-techniques.js";
import { techniques } from "../model/techniques.js";
import { browserStorage, readJson, writeJson } from "./browser-storage.js";

const storageName = "nonet-exercises";

/** Whether there is a lesson of this name. @param {string} id */
const isTaught = (id) => techniques.includes(id) || isRuleTechnique(id) || isGuide(id) || id === introductionName;

/**
 * @param {import("./browser-storage.js").TextStorage | null} [storage]
 * @param {Pick<EventTarget, "addEventListener">} [tabs] hears of changes in other tabs by `storage` events
 */
export function createExerciseRecord(storage = browserStorage(), tabs = globalThis) {
  const record = signal(soundPart(readJson(storage, storageName)));
  tabs.addEventListener?.("storage", (event) => {
    const { key } = /** @type {StorageEvent} */ (event);
    if (key === storageName || key === null) record.value = soundPart(readJson(storage, storageName));
  });

  /** @param {ExerciseRecord} next */
  function keep(next) {
    record.value = next;
    writeJson(storage, storageName, next);
  }

  /** @param {string} technique */
  const learnedOf = (technique) => record.peek()[technique] ?? nothingLearned;

  return {
    record,

    /**
     * Counts an exercise.
     * @param {string} technique
     * @param {{ tried?: number, solved?: number, wasShown?: boolean }} more `wasShown`: the answer was shown
     * @param {string} day
     */
    count(technique, more, day) {
      keep({ ...record.peek(), [technique]: withExercise(learnedOf(technique), more, day) });
    },

    /** The lesson of a technique was read to its end. @param {string} technique */
    read(technique) {
      if (isTaught(technique) && !learnedOf(technique).isRead)
        keep({ ...record.peek(), [technique]: { ...learnedOf(technique), isRead: true } });
    },

    /** A hint had to name a technique. @param {string} technique */
    miss(technique) {
      if (!isTaught(technique)) return;
      const learned = learnedOf(technique);
      keep({ ...record.peek(), [technique]: { ...learned, missed: (learned.missed ?? 0) + 1 } });
    },

    /**
     * Adds the record of a file. A technique keeps the larger numbers, so that adding the same file twice counts
     * nothing twice.
     *
     * @param {unknown} other absent in files of earlier pages
     * @returns {boolean} false when a part of it is not sound; then nothing is added
     */
    add(other) {
      if (other === undefined) return true;
      const sound = wholeRecord(other);
      if (!sound) return false;
      const next = { ...record.peek() };
      for (const [id, learned] of Object.entries(sound)) next[id] = joined(learnedOf(id), learned);
      keep(next);
      return true;
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
export const exerciseRecord = () => (kept ??= createExerciseRecord());

/** The record of this browser, which counts what happens today. */
export function masteryOf() {
  const { record, count, read, miss } = exerciseRecord();
  return {
    record,
    read,
    miss,
    count: (
      /** @type {string} */ technique,
      /** @type {{ tried?: number, solved?: number, wasShown?: boolean }} */ more,
    ) => count(technique, more, dayOf(Date.now())),
  };
}

/**
 * @param {unknown} value
 * @returns {[id: string, learned: Learned | null][]} of the techniques that this version knows
 */
const readEach = (value) =>
  Object.entries(/** @type {object} */ (value))
    .filter(([id]) => isTaught(id))
    .map(([id, each]) => [id, readLearned(each)]);

/** @param {unknown} value @returns {value is object} */
const isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** @param {unknown} stored @returns {ExerciseRecord} without what is damaged */
const soundPart = (stored) =>
  isRecord(stored)
    ? Object.fromEntries(readEach(stored).flatMap(([id, learned]) => (learned ? [[id, learned]] : [])))
    : {};

/**
 * @param {unknown} value
 * @returns {ExerciseRecord | null} null when a technique is not sound. Techniques of a newer version are left out
 */
function wholeRecord(value) {
  const read = isRecord(value) ? readEach(value) : null;
  return read?.every(([, learned]) => learned) ? Object.fromEntries(/** @type {[string, Learned][]} */ (read)) : null;
}
