import { readFile, readdir } from "node:fs/promises";
import { basename, join } from "node:path";

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
  const inputs = metafiles
    .flatMap(({ outputs }) => Object.values(outputs))
    .flatMap(({ inputs: used }) => Object.entries(used))
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([path]) => path);
  const names = inputs.map((path) => /.*\bnode_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1]);
  return [...new Set(names.filter((name) => name !== undefined))].sort();
}

/**
 * Whose fonts are in the site: an npm package by its name, and Droid Sans Fallback by a notice in `licences/`.
 * @param {Record<string, Uint8Array>} fonts by the names of their files
 * @returns {string[]}
 */
export const fontNotices = (fonts) => [
  "@expo-google-fonts/source-sans-3",
  ...(fonts["nonet-zh.ttf"] ? ["droid-sans-fallback"] : []),
];

/**
 * The notices of the runtime that Emscripten links into the module, of npm packages, and of fonts.
 * @param {string} root of the checkout @param {readonly string[]} packages @param {readonly string[]} [fonts] as
 *   `fontNotices` names them
 * @returns {Promise<string>}
 * @throws when a package has no file with its license, and there is none in `licences/` either
 */
export async function noticesOf(root, packages, fonts = []) {
  const runtime = await readFile(join(root, "tools/build/runtime-notices.txt"), "utf8");
  const parts = await Promise.all(
    [...packages, ...fonts].map((name) =>
      noticeOf(join(root, "node_modules", name), join(root, "tools/build/licences", `${name}.txt`)),
    ),
  );
  return [HEAD, runtime, ...parts].join("\n\n");
}

/**
 * @param {string} folder of a package
 * @param {string} own a file of ours with the license of a package that has none, or with the whole notice of what is
 *   no package
 */
async function noticeOf(folder, own) {
  if (basename(folder) === "droid-sans-fallback") return readFile(own, "utf8");
  const { name, version, license } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  const files = (await readdir(folder)).filter((file) => /^(licen[cs]e|notice|copying)/i.test(file)).sort();
  const paths = files.map((file) => join(folder, file));
  if (!files.some((file) => /^(licen[cs]e|copying)/i.test(file))) paths.push(own);
  const texts = await Promise.all(paths.map((path) => readFile(path, "utf8"))).catch(() => {
    throw new Error(`${name} has no file with its license`);
  });
  const title = `${name} ${version} (${license})`;
  return [title, "-".repeat(title.length), "", ...texts.map((text) => `${text.trim()}\n`)].join("\n");
}
