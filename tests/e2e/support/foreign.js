/** A server of another origin than the site's, for pages that show boards of the site. */
import { after, before } from "node:test";

import { serve } from "../../../tools/serve.mjs";
import { visit } from "./site.js";

/** @type {Awaited<ReturnType<typeof serve>>} */
export let foreign;
/** Its pages by their paths, such as "/lesson". @type {Record<string, string>} */
export const pages = {};

before(async () => {
  foreign = await serve({ folder: "", pages });
});
after(() => foreign.close());

/**
 * Opens a page of that server in a new context of the browser.
 * @param {string} html
 * @param {Parameters<typeof visit>[0]} work
 * @param {Parameters<typeof visit>[1]} [options]
 */
export function visitForeign(html, work, options = {}) {
  pages["/lesson"] = html;
  return visit(
    async (page, context) => {
      await page.goto(`${foreign.url}lesson`);
      await work(page, context);
    },
    { path: null, ...options },
  );
}
