/** Pictures as PNG files, drawn in slices so that the page stays responsive. */
import { drawOperations } from "../../board/canvas.js";
import { printPalette } from "../../board/print-palette.js";
import { nextTask } from "../../model/next-task.js";
import { resolutionChunk } from "../../model/png-chunks.js";

/** Operations between two looks at the clock, and milliseconds after which the page gets a turn. */
const [slice, longest] = [250, 12];

/**
 * @param {import("../../board/operations.js").DisplayList} list in whole pixels; see pixelPicture()
 * @param {number} pixels width and height of the picture; the list is drawn in its middle
 * @param {{ font: string, resolution: number }} options `resolution`: pixels to an inch on paper
 * @returns {Promise<Blob>} rejects if the browser has no room for a picture of this size
 */
export async function pngOf(list, pixels, { font, resolution }) {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = pixels;
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) throw new Error("The browser cannot draw a picture of this size.");
  context.fillStyle = printPalette.paper;
  context.fillRect(0, 0, pixels, pixels);
  const origin = { x: -Math.floor((pixels - list.width) / 2), y: -Math.floor((pixels - list.height) / 2) };
  let began = performance.now();
  for (let from = 0; from < list.operations.length; from += slice) {
    if (performance.now() - began > longest) {
      await nextTask();
      began = performance.now();
    }
    drawOperations(context, list.operations.slice(from, from + slice), printPalette, font, origin);
  }
  const blob = await new Promise((/** @type {(blob: Blob | null) => void} */ resolve) =>
    canvas.toBlob(resolve, "image/png"),
  );
  if (!blob) throw new Error("The browser cannot draw a picture of this size.");
  return new Blob([withResolution(new Uint8Array(await blob.arrayBuffer()), resolution)], { type: "image/png" });
}

/**
 * Puts a picture on the clipboard.
 *
 * @param {Promise<Blob>} picture PNG that is still being made: some browsers allow a page to copy only while it handles
 *   the press of a button
 * @returns {Promise<boolean>} whether the browser took the picture
 */
export async function copyPicture(picture) {
  try {
    await navigator.clipboard.write([new ClipboardItem({ "image/png": picture })]);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the file with its size on paper, so that other programs place it in this size. The size is the chunk `pHYs`
 * after the first chunk, the header, which has 13 bytes of data.
 *
 * @param {Uint8Array<ArrayBuffer>} png
 * @param {number} resolution pixels to an inch
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function withResolution(png, resolution) {
  const headerEnd = 8 + 4 + 4 + 13 + 4;
  const chunk = resolutionChunk(resolution);
  const whole = new Uint8Array(png.length + chunk.length);
  whole.set(png.subarray(0, headerEnd));
  whole.set(chunk, headerEnd);
  whole.set(png.subarray(headerEnd), headerEnd + chunk.length);
  return whole;
}
