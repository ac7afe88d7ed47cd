import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { loadWords } from "../../web/i18n/words.js";
import { writeDocuments } from "./documents.mjs";
import { withCode } from "./guide.mjs";
import { PAGE_FOLDER } from "./names.mjs";
import { bundleStyles } from "./plugins.mjs";
import { CONTENT_POLICY, FRAME_POLICY, policyTag } from "./policies.mjs";
import { bundleFailures } from "./start.mjs";

const GUIDE = "embedding.html";
const STATIC = ["manifest.webmanifest", "icon.svg"];
/** Pages for frames, whose files have plain names. */
const PAGES = { "embed.html": "embed/embed.html" };

/**
 * Pages with their policy, the styles they link to, manifest, icon, the guide with its examples, and documents.
 * @param {import("./bundle.mjs").Paths} paths @param {import("./page.mjs").PageFiles} files
 */
export async function copyPages({ web, out }, files) {
  await writeFile(join(out, "index.html"), await indexPage(web, files));
  for (const [name, source] of Object.entries(PAGES)) {
    const html = await withVersion(web, await readFile(join(web, source), "utf8"));
    for (const href of stylesOf(html)) await writeStyle(join(web, href), join(out, href));
    await writeFile(join(out, name), inHead(html, [policyTag(FRAME_POLICY)]));
  }
  await writeFile(join(out, "embed-failures.js"), await bundleFailures(web));
  await cp(join(web, "../LICENSE"), join(out, "LICENSE.txt"));
  for (const name of STATIC) await cp(join(web, name), join(out, name));
  await cp(join(web, "embed/examples"), join(out, "examples"), { recursive: true });
  const ofGuide = (/** @type {string} */ name) => readFile(join(web, "embed/examples", name), "utf8");
  await writeFile(join(out, "examples", GUIDE), await withCode(await ofGuide(GUIDE), ofGuide));
  await writeDocuments(join(web, "../docs"), out);
}

/** @param {string} web @param {import("./page.mjs").PageFiles} files */
async function indexPage(web, { script, failures, style, app, modules }) {
  const words = await loadWords("en");
  const html = await withVersion(web, await readFile(join(web, "index.html"), "utf8"));
  const at = (/** @type {string} */ name) => `${PAGE_FOLDER}/${name}`;
  const named = html
    .replace("styles/index.css", at(style))
    .replace('src="start.js"', `src="${at(script)}"`)
    .replace('src="start-failures.js"', `src="${at(failures)}"`)
    .replace("<!-- from disk -->", () => fromDisk(words));
  // What the page will ask for anyway, asked for at once.
  return inHead(named, [
    policyTag(CONTENT_POLICY),
    `<link rel="modulepreload" href="${at(app)}">`,
    `<link rel="preload" href="${at(modules.nonet)}" as="fetch" type="application/wasm" crossorigin>`,
  ]);
}

/** Writes the version of package.json into a page. @param {string} web @param {string} html */
export async function withVersion(web, html) {
  const { version } = JSON.parse(await readFile(join(web, "../package.json"), "utf8"));
  return html.replace("{version}", version);
}

/** The stylesheets that a page links to. @param {string} html @returns {string[]} */
export function stylesOf(html) {
  return [...html.matchAll(/<link[^>]+rel="stylesheet"[^>]*>/g)].flatMap(
    ([tag]) => /href="([^"]+)"/.exec(tag)?.[1] ?? [],
  );
}

/** @param {string} from @param {string} to */
async function writeStyle(from, to) {
  await mkdir(dirname(to), { recursive: true });
  await writeFile(to, await bundleStyles(from));
}

/** Right after the charset, which has to come first. @param {string} html @param {string[]} tags */
function inHead(html, tags) {
  return html.replace(/(<meta charset="[^"]+"\s*\/?>)/i, ["$1", ...tags].join("\n  "));
}

/**
 * Where to go when no script runs, as from disk, where modules are refused; the script takes it away.
 * @param {import("../../web/i18n/words.js").Words} words
 */
function fromDisk(words) {
  const file = '<a href="nonet-offline.html">nonet-offline.html</a>';
  return `<p class="from-disk" id="from-disk">${words("page.from-disk", { file })}</p>`;
}
