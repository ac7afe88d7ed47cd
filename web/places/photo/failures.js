/** Sentences about pictures that cannot be read: what is wrong, and what to do next. */

/** @typedef {import("../../i18n/photo-words.js").PhotoWords} Words */

/** Larger files are no photos of a phone. In bytes. */
const largestFile = 60_000_000;

/** @param {Pick<Blob, "size">} file @param {Words} say @returns {string | null} null for a file that can be read */
export const tooLargeSentence = ({ size }, say) =>
  size > largestFile ? say("photo.too-large", { megabytes: largestFile / 1_000_000 }) : null;

/**
 * @param {Pick<import("../../engine/index.js").PictureReading, "status" | "side" | "outlines">} reading without a
 *   puzzle
 * @param {Words} say
 */
export function failureSentence({ status, side, outlines }, say) {
  const found = side || outlines?.[0]?.side || 0;
  if (status === "unsupported_side") return say("photo.side", { side: found });
  return say(status === "too_small" || status === "bad_input" ? "photo.too-small" : "photo.no-grid");
}

/**
 * Whether another place or side of the grid could help: the reader sees no grid, or one of a side that is not read.
 * @param {Pick<import("../../engine/index.js").PictureReading, "status">} reading
 */
export const canBeAdjusted = ({ status }) => status === "no_grid" || status === "unsupported_side";

/**
 * What helps beside corners. A JPEG is a photo, and other pictures are mostly of screens.
 * @param {Pick<Blob, "type">} picture @param {Words} say
 */
export const tipSentence = ({ type }, say) => say(/jpe?g|hei[cf]/.test(type) ? "photo.tip-photo" : "photo.tip-screen");

const cameraKeys = /** @type {const} */ ({
  refused: "photo.refused",
  missing: "photo.no-camera",
  failed: "photo.camera-busy",
});

/** @param {import("./camera.js").CameraFault} fault @param {Words} say */
export const cameraSentence = (fault, say) => say(cameraKeys[fault]);
