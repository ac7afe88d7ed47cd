/** Pictures of callers → grey pixels. */

/**
 * @typedef {{data: Uint8ClampedArray | Uint8Array, width: number, height: number}} Pixels red, green, blue and alpha of
 *   each pixel, row by row, as in an ImageData
 * @typedef {Blob | ImageBitmap | Pixels} Picture
 */

/**
 * The longer side in pixels of a picture that the browser decodes. More pixels would not make the cells of a puzzle
 * easier to read.
 */
const LONGER_SIDE = 1600;

/**
 * Returns the pixels of a picture, made smaller where it is large, and put on white. Rejects when the browser cannot
 * decode it. An ImageBitmap stays open: it belongs to the caller.
 * @param {Blob | ImageBitmap} picture @returns {Promise<Pixels>}
 */
export async function pixelsOf(picture) {
  if (!(picture instanceof Blob)) return drawn(picture);
  const bitmap = await createImageBitmap(picture);
  try {
    return drawn(bitmap);
  } finally {
    bitmap.close();
  }
}

/** @param {ImageBitmap} bitmap @returns {Pixels} */
function drawn(bitmap) {
  const scale = Math.min(1, LONGER_SIDE / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale)));
  const context = /** @type {OffscreenCanvasRenderingContext2D} */ (
    new OffscreenCanvas(width, height).getContext("2d", { alpha: false, willReadFrequently: true })
  );
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}

/**
 * Returns the brightness of each pixel, as the command line computes it of a picture. What shines through is put on
 * white.
 * @param {Pixels} pixels @returns {Uint8Array}
 */
export function greyOf({ data, width, height }) {
  const grey = new Uint8Array(width * height);
  for (let i = 0, at = 0; i < grey.length; i += 1, at += 4) {
    const light = (77 * data[at] + 150 * data[at + 1] + 29 * data[at + 2]) >> 8;
    const alpha = data[at + 3];
    grey[i] = alpha === 255 ? light : 255 - Math.round(((255 - light) * alpha) / 255);
  }
  return grey;
}

/**
 * Returns what a worker is handed of a picture. Pixels become grey before: a quarter of the bytes, which are handed
 * over and not copied.
 * @param {Picture} picture
 * @returns {[picture: Picture | {width: number, height: number}, grey: Uint8Array | null]}
 */
export function handedPicture(picture) {
  return "data" in picture ? [{ width: picture.width, height: picture.height }, greyOf(picture)] : [picture, null];
}
