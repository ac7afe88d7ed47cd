/** Compares what the browser shows with approved pictures. */
import { PNG } from "pngjs";

import { approves, expectApproved } from "./approved.js";

const tries = 20;
/** How long a picture is taken anew until it is the approved one. */
const late = 10_000;

/**
 * @param {import("node:test").TestContext} context
 * @param {string} name
 * @param {import("playwright-core").Page} page
 * @param {import("playwright-core").Locator} [part] the whole window when absent
 */
export async function expectPicture(context, name, page, part) {
  const take = async () => PNG.sync.read(await (approves ? settledShot : oneShot)(part ?? page));
  await expectApproved(context, name, take, {
    machine: { file: "fonts.txt", text: await fontsOf(page), what: "The set of fonts" },
    late,
  });
}

/** @param {{ screenshot: (options: object) => Promise<Buffer> }} subject @returns {Promise<Buffer>} */
const oneShot = (subject) => subject.screenshot({ animations: "disabled", caret: "hide" });

/**
 * Takes pictures until two of them are the same: what a person approves.
 * @param {Parameters<typeof oneShot>[0]} subject
 * @returns {Promise<Buffer>}
 */
async function settledShot(subject) {
  let last = await oneShot(subject);
  for (let i = 0; i < tries; i++) {
    const next = await oneShot(subject);
    if (next.equals(last)) return next;
    last = next;
  }
  return last;
}

/**
 * Widths of a text in the fonts of the page, which tell the fonts of machines apart.
 * @param {import("playwright-core").Page} page
 * @returns {Promise<string>}
 */
const fontsOf = (page) =>
  page.evaluate(() => {
    const context = /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));
    const { fontFamily } = getComputedStyle(document.body);
    return [400, 600, 700]
      .map((weight) => {
        context.font = `${weight} 100px ${fontFamily}`;
        return context.measureText("0123456789 Nonet").width.toFixed(1);
      })
      .join(" ");
  });
