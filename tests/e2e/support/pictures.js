/** Compares what the browser shows with approved pictures. */
import { PNG } from "pngjs";

import { expectApproved } from "./approved.js";

const tries = 20;
/** What the page loads late may come after two equal pictures. */
const late = 10_000;

/**
 * @param {import("node:test").TestContext} context
 * @param {string} name
 * @param {import("playwright-core").Page} page
 * @param {import("playwright-core").Locator} [part] the whole window when absent
 */
export async function expectPicture(context, name, page, part) {
  const take = async () => PNG.sync.read(await settledShot(part ?? page));
  await expectApproved(context, name, take, { machine: { file: "fonts.txt", text: await fontsOf(page), what: "The set of fonts" }, late });
}

/** Takes pictures until two of them are the same. @param {{ screenshot: (options: object) => Promise<Buffer> }} subject @returns {Promise<Buffer>} */
async function settledShot(subject) {
  let last = await subject.screenshot({ animations: "disabled", caret: "hide" });
  for (let i = 0; i < tries; i++) {
    const next = await subject.screenshot({ animations: "disabled", caret: "hide" });
    if (next.equals(last)) return next;
    last = next;
  }
  return last;
}

/** Widths of a text in the fonts of the page, which tell the fonts of machines apart. @param {import("playwright-core").Page} page @returns {Promise<string>} */
const fontsOf = (page) => page.evaluate(() => {
  const context = /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));
  const { fontFamily } = getComputedStyle(document.body);
  return [400, 600, 700].map((weight) => {
    context.font = `${weight} 100px ${fontFamily}`;
    return context.measureText("0123456789 Nonet").width.toFixed(1);
  }).join(" ");
});
