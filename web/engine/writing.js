/** What the calls `format` and `formatWithRules` do: puzzles are written. */
import { leased } from "./leased.js";
import { checkedOptions } from "./options.js";
import { writeQuestion } from "./own-rules.js";
import { readableFormat, readableHeaders } from "./puzzle-input.js";
import { reread, shownOf } from "./rereading.js";
import { readableState } from "./teacher-input.js";

/** @typedef {import("./leased.js").Sessions} Sessions */

/**
 * @param {Sessions} sessions
 * @param {Parameters<import("./client.js").Engine["format"]>[0]} state
 * @param {Parameters<import("./client.js").Engine["format"]>[1]} name
 * @param {Parameters<import("./client.js").Engine["format"]>[2]} options
 * @returns {Promise<string>}
 */
export async function written(sessions, state, name, options) {
  const { content = "all", ...checked } = checkedOptions("format", options);
  return reread(sessions, state, checked, shownOf, async (given) => {
    const [text, layout, ...rest] = readableState(given, checked);
    const values = [text, layout, readableFormat(name), ...rest, readableHeaders(given), content];
    return (await sessions.call("format", values, checked.signal)).text;
  });
}

/**
 * @param {Sessions} sessions
 * @param {import("./puzzle-input.js").Puzzle} puzzle
 * @param {string} name
 * @param {import("./options.js").WritingOptions} [options]
 * @returns {Promise<string>}
 */
export async function writtenWithRules(sessions, puzzle, name, options) {
  const checked = checkedOptions("formatWithRules", options);
  const { text } = await leased(sessions, checked, (lease, report) =>
    lease.call("askRules", writeQuestion(puzzle, checked, name, report)),
  );
  return text;
}
