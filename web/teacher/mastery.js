/**
 * What the player has mastered: for each technique how many exercises were tried, how many were solved without seeing the answer, and the last day.
 *
 * @typedef {Readonly<Record<string, { tried: number, solved: number, last: string | null }>>} Records by technique
 * @typedef {object} Mastery
 * @property {import("../model/signals.js").ReadonlySignal<Records>} record
 * @property {(technique: string, more: { tried?: number, solved?: number }) => void} count
 */
import { signal } from "../model/signals.js";

/** A technique counts as mastered after this many exercises. */
export const masteredAfter = 3;

/** @param {Records} record @param {string} technique */
export const isMastered = (record, technique) => (record[technique]?.solved ?? 0) >= masteredAfter;

/** Nothing is counted, where exercises are not kept. @type {Mastery} */
export const noMastery = { record: signal({}), count: () => {} };
