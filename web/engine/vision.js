/** What the module of vision is asked about a picture. */
import { toPlain } from "./error.js";
import { coloursOf, greyOf, pixelsOf } from "./pixels.js";

/** @typedef {import("./protocol.js").VisionGlue} VisionGlue */

/**
 * Hands the weights of the network for handwriting to the module, which keeps them.
 * @param {VisionGlue} glue @param {Uint8Array} weights
 */
export function teachHandwriting(glue, weights) {
  const room = glue._nonet_vision_handwriting(weights.length);
  if (room !== 0) glue.HEAPU8.set(weights, room);
}

/**
 * @param {VisionGlue} glue @param {"find" | "read"} name
 * @param {Blob | ImageBitmap | {width: number, height: number}} picture @param {Uint8Array | null} grey the brightness
 *   of its pixels; null for a picture that is decoded here
 * @param {import("./pixels.js").Colours | null} colours of its pixels; null for a picture that is decoded here, and
 *   when only its grids are looked for
 * @param {import("./protocol.js").ChosenOutline} outline which grid to read; -1: the module chooses
 * @returns {Promise<import("./module-answers.js").Answer<any>>} what the module answers, with the width and height of
 *   the picture to whose pixels its points refer
 */
export async function looked(glue, name, picture, grey, colours, outline) {
  const pixels = grey ? null : await pixelsOf(/** @type {Blob | ImageBitmap} */ (picture)).catch(() => null);
  if (!grey && !pixels) return { error: toPlain({ code: "bad-picture" }) };
  const { width, height } = pixels ?? /** @type {{width: number, height: number}} */ (picture);
  const room = glue._nonet_vision_buffer(width, height);
  if (room === 0) return { value: { status: "bad_input", outlines: [], width, height } };
  glue.HEAPU8.set(grey ?? greyOf(/** @type {import("./pixels.js").Pixels} */ (pixels)), room);
  const tinted = pixels && name === "read" ? coloursOf(pixels) : colours;
  const place = tinted ? glue._nonet_vision_colours(tinted.width, tinted.height) : 0;
  if (tinted && place !== 0) glue.HEAPU8.set(tinted.bytes, place);
  const read = () =>
    typeof outline === "number"
      ? glue._nonet_vision_read(outline)
      : glue._nonet_vision_fit(outline.side, ...outline.corners.flat());
  const text = name === "find" ? glue._nonet_vision_find() : read();
  // A view of the memory from before the call may be gone.
  const json = new TextDecoder().decode(glue.HEAPU8.slice(text, text + glue._nonet_vision_length()));
  return { value: { ...JSON.parse(json), width, height } };
}
