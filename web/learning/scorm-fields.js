/** How the versions of SCORM name the calls of the platform and the data of a pupil, and how they write the data. */
import { clockSpan, isoSpan } from "./spans.js";

/**
 * @typedef {"1.2" | "2004"} ScormVersion
 * @typedef {{ initialize: string, get: string, set: string, commit: string, finish: string, error: string, errorText:
 *   string }} Calls
 * @typedef {readonly (readonly [field: string, value: string])[]} Values
 * @typedef {{ percent: number, isPassed: boolean }} Outcome
 *
 * @typedef {object} Fields
 * @property {string} object the name of the API in a window
 * @property {Calls} calls
 * @property {number} mostSuspended characters of `cmi.suspend_data`
 * @property {string} status what says whether the pupil has come to an end
 * @property {(status: string) => boolean} isEnd
 * @property {string} passing the score from which a pupil passes, if the platform names one
 * @property {(text: string) => number} passingPercent NaN for none
 * @property {Values} begun
 * @property {(part: number) => Values} progress `part` from 0 to 1
 * @property {(outcome: Outcome) => Values} ended
 * @property {(milliseconds: number) => Values} spent
 * @property {(isEnd: boolean) => Values} left
 */

const scaledOf = (/** @type {number} */ percent) => String(Math.round(percent * 100) / 10_000);
const rounded = (/** @type {number} */ percent) => String(Math.round(percent * 100) / 100);

/** @type {Record<ScormVersion, Fields>} */
export const scormFields = {
  1.2: {
    object: "API",
    calls: {
      initialize: "LMSInitialize",
      get: "LMSGetValue",
      set: "LMSSetValue",
      commit: "LMSCommit",
      finish: "LMSFinish",
      error: "LMSGetLastError",
      errorText: "LMSGetErrorString",
    },
    mostSuspended: 4096,
    status: "cmi.core.lesson_status",
    isEnd: (status) => ["passed", "failed", "completed"].includes(status),
    passing: "cmi.student_data.mastery_score",
    passingPercent: (text) => (text === "" ? NaN : Number(text)),
    begun: [["cmi.core.lesson_status", "incomplete"]],
    progress: () => [],
    ended: ({ percent, isPassed }) => [
      ["cmi.core.score.min", "0"],
      ["cmi.core.score.max", "100"],
      ["cmi.core.score.raw", rounded(percent)],
      ["cmi.core.lesson_status", isPassed ? "passed" : "failed"],
    ],
    spent: (milliseconds) => [["cmi.core.session_time", clockSpan(milliseconds)]],
    left: (isEnd) => [["cmi.core.exit", isEnd ? "" : "suspend"]],
  },
  2004: {
    object: "API_1484_11",
    calls: {
      initialize: "Initialize",
      get: "GetValue",
      set: "SetValue",
      commit: "Commit",
      finish: "Terminate",
      error: "GetLastError",
      errorText: "GetErrorString",
    },
    mostSuspended: 64_000,
    status: "cmi.completion_status",
    isEnd: (status) => status === "completed",
    passing: "cmi.scaled_passing_score",
    passingPercent: (text) => (text === "" ? NaN : Number(text) * 100),
    begun: [["cmi.completion_status", "incomplete"]],
    progress: (part) => [["cmi.progress_measure", scaledOf(part * 100)]],
    ended: ({ percent, isPassed }) => [
      ["cmi.score.min", "0"],
      ["cmi.score.max", "100"],
      ["cmi.score.raw", rounded(percent)],
      ["cmi.score.scaled", scaledOf(percent)],
      ["cmi.progress_measure", "1"],
      ["cmi.completion_status", "completed"],
      ["cmi.success_status", isPassed ? "passed" : "failed"],
    ],
    spent: (milliseconds) => [["cmi.session_time", isoSpan(milliseconds)]],
    left: (isEnd) => [["cmi.exit", isEnd ? "normal" : "suspend"]],
  },
};
