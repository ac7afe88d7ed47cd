/**
 * What a package shows: puzzles, or the work of a link for a class, with the options of the board.
 *
 * @typedef {object} Course
 * @property {string} title in the platform and above the board
 * @property {Readonly<Record<string, string>>} [options] attributes of the board besides its puzzle; without `lang`,
 *   the language of the reader
 * @property {number} [pass] the score from 0 to 100 that a pupil must reach to pass; without it the platform decides
 * @property {readonly import("../../embed/assignment.js").Work[]} [works] the puzzles
 * @property {string} [sheet] in their place what follows `#learn/class?` in a link for a class
 * @property {string} [frame] the address of a frame that shows the same, for a package that is only a link
 *
 * @typedef {Record<string, Uint8Array>} Files by their names
 */
import { fnv1a } from "../../model/fnv.js";

/** How many hashes an identifier has, so that two courses of a platform never have the same. */
const hashes = 4;

/**
 * Returns an identifier of a course in a platform: the same course has always the same, another course another one.
 * @param {string} platform @param {Course} course
 */
export function identifierOf(platform, { title, options, pass, works, sheet }) {
  const codes = [...JSON.stringify([platform, title, options, pass, works, sheet])].map(
    (sign) => sign.codePointAt(0) ?? 0,
  );
  const parts = Array.from({ length: hashes }, (_, i) =>
    fnv1a([i, ...codes])
      .toString(16)
      .padStart(8, "0"),
  );
  return `nonet-${parts.join("")}`;
}

/** Returns what the page of a package reads. @param {string} platform @param {Course} course */
export const workOf = (platform, { title, options, pass, works, sheet }) => ({
  platform,
  title,
  options,
  pass,
  works,
  sheet,
});
