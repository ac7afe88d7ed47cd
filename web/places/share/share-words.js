/** What is shared, in words. */
import { layoutOf } from "../../model/position.js";

/** @typedef {import("../../i18n/words.js").Words} Words */

/** What a format is for, in a sentence. @param {string} format @param {Words} words */
export const formatAbout = (format, words) => words("format.about", { format: format.replaceAll("-", "") });

/**
 * The name of a file, as nonet-9x9-hard-26-givens.sdk.
 *
 * @param {Pick<import("../../model/state.js").State, "position" | "game">} state
 * @param {string} extension
 */
export function fileName({ position, game }, extension) {
  const { side } = layoutOf(position);
  const { level, date } = game.origin;
  const parts = ["nonet", `${side}x${side}`, ...(date ? [date] : []), ...(level ? [level] : []), `${position.givens.filter(Boolean).length}-givens`];
  return `${parts.join("-")}.${extension}`;
}
