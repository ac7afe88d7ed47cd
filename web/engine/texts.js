/** What the calls `parse`, `parseAll`, `format` and `formatWithRules` do: texts of puzzles are read and written. */
import { leased } from "./leased.js";
import { checkedOptions, requireKind, text as textKind } from "./options.js";
import { isOfRules, unlessOfRules, withRules, writeQuestion } from "./own-rules.js";
import { readable, readableFormat, readableHeaders } from "./puzzle-input.js";
import { readableState } from "./teacher-input.js";

/** @typedef {import("./leased.js").Sessions} Sessions */

/**
 * @param {Sessions} sessions
 * @param {import("./puzzle-input.js").Puzzle} text
 * @param {Parameters<import("./client.js").Engine["parse"]>[1]} options
 * @returns {Promise<import("./protocol.js").Parsed>}
 */
export async function parsed(sessions, text, options) {
  const checked = checkedOptions("parse", options);
  const read = withRules(text, checked);
  const plain = read.rules.trim()
    ? null
    : await sessions.call("parse", readable(text, checked), checked.signal).catch(unlessOfRules);
  return plain ?? sessions.call("parseRules", [read], checked.signal);
}

/**
 * @param {Sessions} sessions
 * @param {string} text
 * @param {Parameters<import("./client.js").Engine["parseAll"]>[1]} options
 * @returns {Promise<import("./protocol.js").ParsedAll>}
 */
export async function allParsed(sessions, text, options) {
  const { limit = 1000, ...checked } = checkedOptions("parseAll", options);
  requireKind("The text", textKind, text);
  const values = [...readable(text, checked), limit];
  return leased(sessions, checked, async (lease) => {
    const read = await lease.call("parseAll", values);
    return read.errors.some(isOfRules) ? lease.call("parseAllRules", values) : read;
  });
}

/**
 * @param {Sessions} sessions
 * @param {Parameters<import("./client.js").Engine["format"]>[0]} state
 * @param {Parameters<import("./client.js").Engine["format"]>[1]} name
 * @param {Parameters<import("./client.js").Engine["format"]>[2]} options
 * @returns {Promise<string>}
 */
export async function written(sessions, state, name, options) {
  const { content = "all", ...checked } = checkedOptions("format", options);
  const [text, layout, ...rest] = readableState(state, checked);
  const values = [text, layout, readableFormat(name), ...rest, readableHeaders(state), content];
  return (await sessions.call("format", values, checked.signal)).text;
}

/**
 * @param {Sessions} sessions
 * @param {import("./puzzle-input.js").Puzzle} puzzle
 * @param {string} name
 * @param {import("./options.js").OptionsWithRules} [options]
 * @returns {Promise<string>}
 */
export async function writtenWithRules(sessions, puzzle, name, options) {
  const checked = checkedOptions("formatWithRules", options);
  const { text } = await leased(sessions, checked, (lease, report) =>
    lease.call("askRules", writeQuestion(puzzle, checked, name, report)),
  );
  return text;
}
