/** Questions about pictures. They are loaded with the first picture. */
import { handedPicture } from "./pixels.js";

/** @typedef {import("./leased.js").Sessions} Sessions */
/** @typedef {import("./pixels.js").Picture} Picture */

/**
 * Reads the puzzle of a picture; where the picture may hold handwriting, once more with the network for handwriting.
 * @param {Sessions} sessions @param {Picture} picture
 * @param {{outline?: import("./protocol.js").ChosenOutline, signal?: AbortSignal}} options checked
 * @returns {Promise<import("./protocol.js").PictureReading>}
 */
export async function readPicture(sessions, picture, { outline = -1, signal }) {
  const read = (/** @type {boolean} */ withHandwriting) =>
    sessions.call("look", ["read", withHandwriting, ...handedPicture(picture, true), outline], signal);
  const found = await read(false);
  if (!found.unread?.includes("handwriting")) return found;
  try {
    /** @type {import("./protocol.js").PictureReading} */
    const again = await read(true);
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
