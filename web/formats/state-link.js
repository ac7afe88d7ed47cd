/**
 * A whole game as the text of an address: the game as it is saved (model/save.js), without its history, packed
 * (packed.js).
 */
import { packGame, unpackJudged } from "../model/save.js";
import { packJson, unpackJson } from "./packed.js";

/** @typedef {import("../model/state.js").State} State */
/**
 * @typedef {import("../model/rule-part.js").Judged | { newer: true } | { damaged: true }} StateRead `newer`: a newer
 *   page has written the text, or a form that this browser cannot read
 */

/** @param {State} state @param {number} now milliseconds since 1970 @returns {Promise<string>} */
export const writeState = (state, now) => packJson(packGame(state, now));

/** @param {string} text @returns {Promise<StateRead>} */
export async function readState(text) {
  const unpacked = await unpackJson(text);
  if (!("value" in unpacked)) return unpacked;
  try {
    const read = await unpackJudged(unpacked.value);
    if ("newer" in read) return { newer: true };
    return "refused" in read || ("state" in read && ["play", "enter"].includes(read.state.activity))
      ? read
      : { damaged: true };
  } catch {
    return { damaged: true };
  }
}
