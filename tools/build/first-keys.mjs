/** Finds the sentences that a page needs before the first interaction: those whose keys are in the modules that it loads at once. */
import { readFile } from "node:fs/promises";

import { firstEntries, modulesFor } from "./sizes.mjs";

/**
 * @param {readonly import("esbuild").Metafile[]} metafiles of the modules of the page
 * @returns {Promise<Set<string>>} every text in these modules that could be a key
 */
export async function firstKeys(metafiles) {
  const names = new Set(modulesFor(firstEntries, metafiles));
  const outputs = metafiles.flatMap((metafile) => Object.entries(metafile.outputs)).filter(([path]) => names.has(path.split("/").at(-1) ?? ""));
  const sources = new Set(outputs.flatMap(([, { inputs }]) => Object.keys(inputs)).filter((path) => /(^|\/)web\/.*\.js$/.test(path)));
  const texts = await Promise.all([...sources].map((path) => readFile(path, "utf8")));
  return new Set(texts.flatMap((text) => [...text.matchAll(/"([a-z]+\.[a-z][a-z0-9.-]*)"/g)].map(([, key]) => key)));
}
