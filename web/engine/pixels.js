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
 * Returns the colours of a picture of half the width and height: the blue of each pixel and then the red of each, less
 * their brightness; 128 is grey.
 * @param {Pixels} pixels @returns {Colours}
 *
 * @typedef {{bytes: Uint8Array, width: number, height: number}} Colours
 */
export function coloursOf({ data, width, height }) {
  const half = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) };
  const count = half.width * half.height;
  const bytes = new Uint8Array(2 * count);
  for (let to = 0; to < count; to += 1) {
    const left = 2 * (to % half.width);
    const top = 2 * Math.floor(to / half.width);
    let [blue, red, pixels] = [0, 0, 0];
    for (let y = top; y < Math.min(top + 2, height); y += 1)
      for (let x = left; x < Math.min(left + 2, width); x += 1) {
        const at = 4 * (y * width + x);
        pixels += 1;
        if (data[at + 3] < 128) continue;
        const light = (77 * data[at] + 150 * data[at + 1] + 29 * data[at + 2]) >> 8;
        blue += data[at + 2] - light;
        red += data[at] - light;
      }
    bytes[to] = (256 + Math.trunc(blue / pixels)) >> 1;
    bytes[count + to] = (256 + Math.trunc(red / pixels)) >> 1;
  }
  return { bytes, ...half };
}

/**
 * Returns what a worker is handed of a picture. Pixels become brightness and colours before: less than half of the
 * bytes.
 * @param {Picture} picture @param {boolean} withColours
 * @returns {[picture: Picture | {width: number, height: number}, grey: Uint8Array | null, colours: Colours | null]}
 */
export function handedPicture(picture, withColours) {
  if (!("data" in picture)) return [picture, null, null];
  const { width, height } = picture;
  return [{ width, height }, greyOf(picture), withColours ? coloursOf(picture) : null];
}
