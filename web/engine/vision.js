/** What the module of vision is asked about a picture. */
import { toPlain } from "./error.js";
import { pixelsOf, writeGrey } from "./pixels.js";

/** @typedef {import("./pixels.js").Picture} Picture */
/** @typedef {import("./protocol.js").VisionGlue} VisionGlue */

/**
 * @param {VisionGlue} glue @param {"find" | "read"} name @param {Picture} picture
 * @param {number} outline the place of the grid to read among the outlines of the picture; -1: the module chooses
 * @returns {Promise<import("./module-session.js").Answer<any>>} what the module answers, with the width and height of the picture to whose pixels its points refer
 */
export async function looked(glue, name, picture, outline) {
  const pixels = await pixelsOf(picture).catch(() => null);
  if (!pixels) return { error: toPlain({ code: "bad-picture" }) };
  const { width, height } = pixels;
  const room = glue._nonet_vision_buffer(width, height);
  if (room === 0) return { value: { status: "bad_input", outlines: [], width, height } };
  writeGrey(pixels, glue.HEAPU8.subarray(room, room + width * height));
  const text = name === "find" ? glue._nonet_vision_find() : glue._nonet_vision_read(outline);
  // A view of the memory from before the call may be gone.
  const json = new TextDecoder().decode(glue.HEAPU8.slice(text, text + glue._nonet_vision_length()));
  return { value: { ...JSON.parse(json), width, height } };
}
