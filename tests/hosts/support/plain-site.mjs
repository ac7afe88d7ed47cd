/** A site with the package beside a page without a bundler, for all tests of a file. */
import { after, before } from "node:test";

import { serve } from "../../../tools/serve.mjs";
import { closeBrowser } from "./look.mjs";
import { copyPackage, hostFolder, prepare } from "./prepared.mjs";

/**
 * Serves the site from before the first test until after the last one.
 * @param {Record<string, string>} pages documents by path, besides the files of the site
 * @returns {{ readonly url: string }}
 */
export function plainSite(pages) {
  /** @type {Awaited<ReturnType<typeof serve>>} */
  let site;
  before(
    async () => {
      prepare();
      const here = hostFolder("plain");
      copyPackage(here);
      site = await serve({ folder: here, pages });
    },
    { timeout: 300_000 },
  );
  after(async () => {
    await closeBrowser();
    await site?.close();
  });
  return {
    get url() {
      return site.url;
    },
  };
}
