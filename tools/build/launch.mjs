/**
 * The archive of which files for platforms of learning are made (web/learning/packages): a page that shows puzzles, and
 * the element, the engine and all languages in one script. What puzzles with rules need is in a second script.
 */
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";

import { build } from "esbuild";
import { strToU8 } from "fflate";

import { h5pFolder, launchPage } from "../../web/learning/packages/launch-page.js";
import { binariesOf, binaryOptions, inlineAssets } from "./bundle.mjs";
import { buildEngineWorker, classic } from "./classic.mjs";
import { smallCss } from "./css.mjs";
import { lessonModule, moduleNames } from "./lessons.mjs";
import { isOfElement, parsedMessages } from "./messages.mjs";
import { wasmModules } from "./modules.mjs";
import { NOTICES, noticesOf, packagesIn } from "./notices.mjs";
import { bundleStyles, noGlue, provided } from "./plugins.mjs";

/** @typedef {import("../../web/learning/packages/package-course.js").Files} Files */

/** A board solves, checks, teaches and rates. It counts and transforms nothing. */
const modulesOfBoard = ["nonet", "nonet-teacher", "nonet-rater"];
/**
 * What it needs for a puzzle with rules is in a script of its own, which such puzzles load
 * (web/learning/package-work.js).
 */
const modulesOfRules = wasmModules.filter((name) => name.startsWith("nonet-rules"));
const RULES_SCRIPT = "rules.js";
const RULES_GLOBAL = "nonetRules";

/**
 * Builds what all packages have in common.
 * @param {{ root: string, wasm: string }} paths `root`: the checkout; `wasm`: the modules
 * @returns {Promise<Files>}
 */
export async function launchFiles({ root, wasm }) {
  const web = join(root, "web");
  const worker = await buildEngineWorker({ web, wasm });
  const [binaries, ofRules] = await Promise.all(
    [modulesOfBoard, modulesOfRules].map((modules) => binariesOf(wasm, modules)),
  );
  const page = await build({
    ...classic,
    entryPoints: [join(web, "learning/launch.js")],
    plugins: [
      parsedMessages(isOfElement),
      smallCss(),
      noGlue(),
      ...moduleNames.map((name) => provided(new RegExp(`^nonet-lessons-${name}$`), lessonModule(name))),
      provided(
        /\/assets\.js$/,
        inlineAssets(worker.outputFiles[0].text, binaries, `...globalThis.${RULES_GLOBAL}?.(bytes),`),
        join(web, "engine"),
      ),
    ],
  });
  return {
    [launchPage]: await readFile(join(web, "learning", launchPage)),
    "launch.css": strToU8(await bundleStyles(join(web, "learning/launch.css"))),
    "launch.js": page.outputFiles[0].contents,
    [RULES_SCRIPT]: strToU8(rulesScript(ofRules)),
    "LICENSE.txt": await readFile(join(root, "LICENSE")),
    [NOTICES]: strToU8(await noticesOf(root, packagesIn([worker.metafile, page.metafile]), [])),
    ...(await filesOfH5p(root)),
  };
}

/** The description of the content type, with the version of Nonet. @param {string} root @returns {Promise<Files>} */
async function filesOfH5p(root) {
  const folder = join(root, "web/learning/h5p");
  const { version } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
  const [majorVersion, minorVersion, patchVersion] = version.split(".").map(Number);
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => [h5pFolder + name, await readFile(join(folder, name))]),
  );
  const described = Object.fromEntries(files);
  const library = { ...JSON.parse(String(described[`${h5pFolder}library.json`])), majorVersion, minorVersion, patchVersion };
  return { ...described, [`${h5pFolder}library.json`]: strToU8(JSON.stringify(library, null, 2)) };
}

/**
 * @param {Record<string, string>} binaries
 * @returns {string} a script that leaves the options of the engine for rules in a global function
 */
function rulesScript(binaries) {
  return `globalThis.${RULES_GLOBAL} = (bytes) => ({ ${binaryOptions(binaries)} });\n`;
}
