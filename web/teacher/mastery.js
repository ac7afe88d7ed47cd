/**
 * The record of what the player has learned, and the calls that add to it: an exercise was worked on, a lesson was read
 * to its end, a hint had to name a technique.
 *
 * @typedef {Readonly<Record<string, import("../model/learning.js").Learned>>} Records by technique
 * @typedef {object} Mastery
 * @property {import("../model/signals.js").ReadonlySignal<Records>} record
 * @property {(technique: string, more: { tried?: number, solved?: number, wasShown?: boolean }) => void} count
 * @property {(technique: string) => void} read
 * @property {(technique: string) => void} miss
 */
import { exercisesEach } from "../model/learning.js";
import { signal } from "../model/signals.js";

/** @param {Records} record @param {string} technique */
export const isMastered = (record, technique) => (record[technique]?.solved ?? 0) >= exercisesEach;

/** Nothing is counted, where exercises are not kept. @type {Mastery} */
export const noMastery = { record: signal({}), count: () => {}, read: () => {}, miss: () => {} };
