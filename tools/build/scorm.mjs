/**
 * SCORM packages: a zip with a page that shows puzzles, the element, the engine and all languages in one script, and
 * the manifest that a platform reads.
 */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { build } from "esbuild";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";

import { binariesOf, binaryOptions, inlineAssets } from "./bundle.mjs";
import { smallCss } from "./css.mjs";
import { lessonModule, moduleNames } from "./lessons.mjs";
import { isOfElement, parsedMessages } from "./messages.mjs";
import { GLUE, wasmModules } from "./modules.mjs";
import { NOTICES, noticesOf, packagesIn } from "./notices.mjs";
import { bundleStyles, common, noGlue, provided, resolved } from "./plugins.mjs";
import { policyTag } from "./policies.mjs";

/**
 * @typedef {"1.2" | "2004"} ScormVersion
 * @typedef {object} Course what a package shows
 * @property {ScormVersion} version
 * @property {string} title
 * @property {string} [lang] without it: the language of the reader
 * @property {string} [controls]
 * @property {number} [pass] the score from 0 to 100 that a pupil must reach to pass; without it the platform decides
 * @property {readonly { puzzle: string, name?: string, layout?: string, rules?: string }[]} works
 *
 * @typedef {Record<string, Uint8Array>} Files by their names in the package
 */

/** The page asks no address for anything but its own script and styles. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src data:",
  "worker-src blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types nonet",
].join("; ");

/** A board solves, checks, teaches and rates. It counts and transforms nothing. */
const modulesOfBoard = ["nonet", "nonet-teacher", "nonet-rater"];
/**
 * What it needs for a puzzle with rules is in a script of its own, which such puzzles load (web/learning/launch.js).
 */
const modulesOfRules = wasmModules.filter((name) => name.startsWith("nonet-rules"));
const RULES_SCRIPT = "rules.js";
const RULES_GLOBAL = "nonetRules";

/** The page without puzzles, as it is in every package. */
const PAGE = "launch.html";
const WORK = /(<script type="application\/json" id="work">)[^]*?(<\/script>)/;

/**
 * Builds what all packages have in common.
 * @param {{ root: string, wasm: string }} paths `root`: the checkout; `wasm`: the modules
 * @returns {Promise<Files>}
 */
export async function launchFiles({ root, wasm }) {
  const web = join(root, "web");
  const classic = {
    ...common,
    format: /** @type {const} */ ("iife"),
    write: /** @type {const} */ (false),
    define: { "import.meta.url": '""' },
  };
  const worker = await build({
    ...classic,
    entryPoints: [join(web, "engine/worker.js")],
    plugins: [resolved(GLUE, ({ path }) => ({ path: join(wasm, `${path}.mjs`) }))],
  });
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
  const html = await readFile(join(web, "learning", PAGE), "utf8");
  return {
    [PAGE]: strToU8(html.replace('<meta charset="utf-8">', (charset) => `${charset}\n  ${policyTag(POLICY)}`)),
    "launch.css": strToU8(await bundleStyles(join(web, "learning/launch.css"))),
    "launch.js": page.outputFiles[0].contents,
    [RULES_SCRIPT]: strToU8(rulesScript(ofRules)),
    "LICENSE.txt": await readFile(join(root, "LICENSE")),
    [NOTICES]: strToU8(await noticesOf(root, packagesIn([worker.metafile, page.metafile]), [])),
  };
}

/**
 * @param {Record<string, string>} binaries
 * @returns {string} a script that leaves the options of the engine for rules in a global function
 */
function rulesScript(binaries) {
  return `globalThis.${RULES_GLOBAL} = (bytes) => ({ ${binaryOptions(binaries)} });\n`;
}

/** Returns what a package that was built before has in common with others. @param {Uint8Array} zip @returns {Files} */
export function filesOfPackage(zip) {
  const { "imsmanifest.xml": manifest, ...files } = unzipSync(zip);
  if (!manifest || !files[PAGE] || !files["launch.js"])
    throw new Error("this zip is not a package that Nonet has built");
  return files;
}

/**
 * Returns the zip of a package. The same course gives the same bytes.
 * @param {Files} files as `launchFiles` builds them @param {Course} course @returns {Uint8Array}
 */
export function packageOf(files, course) {
  const { version, title, lang, controls, pass, works } = course;
  const json = JSON.stringify({ version, title, lang, controls, works }).replaceAll("<", "\\u003c");
  const html = strFromU8(files[PAGE])
    .replace(WORK, (_, start, end) => start + json + end)
    .replace(/<title>.*?<\/title>/, () => `<title>${escaped(title)}</title>`);
  const all = { ...files, [PAGE]: strToU8(html) };
  const names = Object.keys(all).sort();
  const entries = Object.fromEntries(names.map((name) => [name, all[name]]));
  // A platform knows a package by its identifier. The score to pass is in the manifest alone.
  const identifier = `nonet-${createHash("sha256")
    .update(JSON.stringify([json, pass]))
    .digest("hex")
    .slice(0, 16)}`;
  return zipSync(
    { "imsmanifest.xml": strToU8(manifestOf(course, identifier, names)), ...entries },
    { level: 9, mtime: "1980-01-01T12:00:00" },
  );
}

/** @param {string} text */
const escaped = (text) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/**
 * How the versions write a manifest, and in it the score to pass.
 * @type {Record<ScormVersion, { schema: string, spaces: string, type: string, passing: (score: number) => string }>}
 */
const manifests = {
  1.2: {
    schema: "1.2",
    type: "adlcp:scormtype",
    spaces:
      'xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"',
    passing: (score) => `<adlcp:masteryscore>${score}</adlcp:masteryscore>`,
  },
  2004: {
    schema: "2004 3rd Edition",
    type: "adlcp:scormType",
    spaces:
      'xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3" xmlns:imsss="http://www.imsglobal.org/xsd/imsss"',
    passing: (score) =>
      '<imsss:sequencing><imsss:objectives><imsss:primaryObjective satisfiedByMeasure="true">' +
      `<imsss:minNormalizedMeasure>${score / 100}</imsss:minNormalizedMeasure></imsss:primaryObjective></imsss:objectives></imsss:sequencing>`,
  },
};

/** @param {Course} course @param {string} identifier @param {readonly string[]} names of the files @returns {string} */
function manifestOf({ version, title, pass }, identifier, names) {
  const { schema, spaces, type, passing } = manifests[version];
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="${identifier}" version="1.0" ${spaces}>
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>${schema}</schemaversion>
  </metadata>
  <organizations default="sudoku">
    <organization identifier="sudoku">
      <title>${escaped(title)}</title>
      <item identifier="work" identifierref="page">
        <title>${escaped(title)}</title>${pass === undefined ? "" : `\n        ${passing(pass)}`}
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="page" type="webcontent" ${type}="sco" href="${PAGE}">
${names.map((name) => `      <file href="${name}"/>`).join("\n")}
    </resource>
  </resources>
</manifest>
`;
}
