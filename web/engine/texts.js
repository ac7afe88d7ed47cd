/** What the calls `parse` and `parseAll` do: texts of puzzles are read. */
import { leased } from "./leased.js";
import { checkedOptions, requireKind, text as textKind } from "./options.js";
import { isOfRules, unlessOfRules, withRules } from "./own-rules.js";
import { readable } from "./puzzle-input.js";

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
