import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";

/** The name of the notices in the site. */
export const NOTICES = "THIRD-PARTY-NOTICES.txt";

const HEAD = `Nonet itself is under the MIT license (LICENSE). The built site, and the page in one file, also contain code of
others. This file lists it, with the notices that its licenses ask for. The command line contains none of it.
`;

/**
 * The npm packages whose code is in the outputs of a bundle.
 * @param {Pick<import("esbuild").Metafile, "outputs">[]} metafiles
 * @returns {string[]} names, in alphabetical order
 */
export function packagesIn(metafiles) {
  const inputs = metafiles.flatMap(({ outputs }) => Object.values(outputs)).flatMap(({ inputs: used }) => Object.entries(used))
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([path]) => path);
  const names = inputs.map((path) => /.*\bnode_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1]);
  return [...new Set(names.filter((name) => name !== undefined))].sort();
}

/**
 * The notices of the runtime that Emscripten links into the module, and of npm packages.
 * @param {string} root of the checkout @param {readonly string[]} packages
 * @returns {Promise<string>}
 * @throws when a package has no file with its license
 */
export async function noticesOf(root, packages) {
  const runtime = await readFile(join(root, "tools/build/runtime-notices.txt"), "utf8");
  const parts = await Promise.all(packages.map((name) => noticeOf(join(root, "node_modules", name))));
  return [HEAD, runtime, ...parts].join("\n\n");
}

/** @param {string} folder of a package */
async function noticeOf(folder) {
  const { name, version, license } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  const files = (await readdir(folder)).filter((file) => /^(licen[cs]e|notice|copying)/i.test(file)).sort();
  if (!files.some((file) => /^(licen[cs]e|copying)/i.test(file))) throw new Error(`${name} has no file with its license`);
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  const title = `${name} ${version} (${license})`;
  return [title, "-".repeat(title.length), "", ...texts.map((text) => `${text.trim()}\n`)].join("\n");
}
