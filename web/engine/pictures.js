/** Questions about pictures. They are loaded with the first picture. */
import { handedPicture } from "./pixels.js";

import { codeOfError, isAbort } from "../model/error-codes.js";
import { solved } from "./solution-counts.js";
import { parsed } from "./texts.js";

/** @typedef {import("./leased.js").Sessions} Sessions */
/** @typedef {import("./protocol.js").PictureReading} PictureReading */
/** @typedef {import("./pixels.js").Picture} Picture */

/** Cages that need a longer search count as not read: a killer that was read right takes a tenth of it at most. */
const MOST_MILLISECONDS = 6000;

/**
 * The reading of a killer as one with cages, when they give its puzzle exactly one solution. Otherwise the cages stay
 * unread.
 * @param {Sessions} sessions @param {PictureReading} reading @param {AbortSignal} [signal]
 * @returns {Promise<PictureReading>}
 */
async function withCages(sessions, reading, signal) {
  const { rules, ...plain } = reading;
  if (!rules) return reading;
  const puzzle = plain.puzzle ?? "";
  const limit = AbortSignal.timeout(MOST_MILLISECONDS);
  const options = { layout: plain.layout, rules, signal: signal ? AbortSignal.any([signal, limit]) : limit };
  try {
    const { status } = await solved(sessions, puzzle, { ...options, limit: 2 });
    if (status !== "unique") return plain;
    const read = await parsed(sessions, puzzle, options);
    const unread = plain.unread?.filter((what) => what !== "cages" && what !== "handwriting");
    return {
      ...plain,
      status: "ok",
      unread,
      rules: read.rules,
      solutions: 1,
      unique: true,
      doubt: plain.doubtful?.length !== 0,
    };
  } catch (error) {
    signal?.throwIfAborted();
    if (isAbort(error) || codeOfError(error) === "engine-load") return plain;
    throw error;
  }
}

/**
 * Reads the puzzle of a picture; where the picture may hold handwriting, once more with the network for handwriting.
 * @param {Sessions} sessions @param {Picture} picture
 * @param {{outline?: import("./protocol.js").ChosenOutline, signal?: AbortSignal}} options checked
 * @returns {Promise<PictureReading>}
 */
export async function readPicture(sessions, picture, { outline = -1, signal }) {
  const read = (/** @type {boolean} */ withHandwriting) =>
    sessions.call("look", ["read", withHandwriting, ...handedPicture(picture, true), outline], signal);
  const found = await withCages(sessions, await read(false), signal);
  if (!found.unread?.includes("handwriting")) return found;
  try {
    const again = await withCages(sessions, await read(true), signal);
    // The module takes only weights that fit it. Others are of another version.
    const unread = again.unread?.map((what) =>
      what === "handwriting" ? /** @type {const} */ ("handwriting_version") : what,
    );
    return unread ? { ...again, unread } : again;
  } catch (error) {
    if (/** @type {{code?: string}} */ (error).code !== "engine-load") throw error;
    return found;
  }
}

/**
 * Finds the grids in a picture.
 * @param {Sessions} sessions @param {Picture} picture @param {AbortSignal} [signal]
 * @returns {Promise<import("./protocol.js").GridsFound>}
 */
export const gridsIn = (sessions, picture, signal) =>
  sessions.call("look", ["find", false, ...handedPicture(picture, false), -1], signal);
