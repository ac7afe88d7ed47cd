/** Reads QR codes from the screen. */
import jsqr from "jsqr";
import { PNG } from "pngjs";

/** The text of a QR code on the page; null when none can be read. @param {import("playwright-core").Locator} code */
export async function qrText(code) {
  const { data, width, height } = PNG.sync.read(await code.screenshot());
  return jsqr(new Uint8ClampedArray(data), width, height)?.data ?? null;
}
