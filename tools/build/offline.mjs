import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { stylesOf, withVersion } from "./pages.mjs";
import { bundleStyles } from "./plugins.mjs";
import { offlinePolicy, policyTag } from "./policies.mjs";
import { bundleFailures } from "./start.mjs";

const LINK = /[ \t]*<link[^>]+rel="(?:stylesheet|manifest|icon|modulepreload|preload|apple-touch-icon)"[^>]*>\n?/g;
const SCRIPT = /[ \t]*<script[^>]+src="[^>]*><\/script>\n?/g;

/**
 * nonet-offline.html: the page with everything in it, for opening from disk, where modules and workers with an
 * address are refused.
 * @param {import("./bundle.mjs").Paths} paths @param {string} script
 * @param {string} notices of the code of others, for a comment at the end
 */
export async function writeOfflinePage({ web, out }, script, notices) {
  const html = await withVersion(web, await readFile(join(web, "index.html"), "utf8"));
  const style = (await Promise.all(stylesOf(html).map((href) => bundleStyles(join(web, href))))).join("");
  const scripts = [await bundleFailures(web), script].map(withoutEnd);
  const icon = await readFile(join(web, "icon.svg"), "utf8");
  const head = [
    policyTag(offlinePolicy({ scripts, styles: [style] })),
    `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(icon)}">`,
    `<style>${style}</style>`,
  ].join("\n");
  const page = html
    .replace(LINK, "")
    .replace(SCRIPT, "")
    .replace(/\s*<!-- from disk -->/, "")
    .replace(/<meta charset="[^"]+"\s*\/?>/i, (charset) => `${charset}\n${head}`)
    .replace("</body>", () => `${scripts.map((text) => `<script>${text}</script>`).join("\n")}\n</body>`)
    .replace(/\s*$/, () => `\n<!--\n${notices.replaceAll("-->", "-- >")}\n-->\n`);
  await writeFile(join(out, "nonet-offline.html"), page);
}

/** A script element ends at the first of these, even inside a string. @param {string} script */
function withoutEnd(script) {
  return script.replace(/<(?=\/script|!--)/gi, "\\x3c");
}
