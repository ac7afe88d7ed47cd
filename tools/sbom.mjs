/**
 * Writes the list of what Nonet consists of, as CycloneDX 1.6 in JSON: node tools/sbom.mjs > nonet.cdx.json
 *
 * The same checkout gives the same bytes, so the list has no time of its making, and its serial number comes from its
 * contents.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";

/**
 * @typedef {{ version: string, integrity?: string, dev?: boolean, license?: string, dependencies?: Record<string,
 *   string>, optionalDependencies?: Record<string, string> }} Locked an entry of package-lock.json
 */
/** @typedef {{ "bom-ref": string, type: string, name: string, scope?: string, [more: string]: unknown }} Component */

/** A tool at work whose contents end up in the site: the font of printed pages. */
const IN_SITE = ["node_modules/@expo-google-fonts/source-sans-3"];

/** What runtime-notices.txt names, by the first words of its headings, with the licenses as SPDX writes them. */
const RUNTIME = {
  Emscripten: { ref: "emscripten-runtime", license: "MIT OR NCSA" },
  "musl libc": { ref: "musl", license: "MIT" },
  "libc++, libc++abi and compiler-rt of the LLVM Project": {
    ref: "llvm-runtime",
    license: "Apache-2.0 WITH LLVM-exception",
  },
};

/** What is linked into the command line of a release (tools/build/static-notices.txt). @type {Component[]} */
const LINKED = [
  {
    "bom-ref": "mingw-w64",
    type: "library",
    name: "mingw-w64 with winpthreads",
    scope: "required",
    description: "in the command line of a release for Windows",
    licenses: [{ expression: "ZPL-2.1 AND MIT" }],
  },
  {
    "bom-ref": "glibc",
    type: "library",
    name: "GNU C Library",
    scope: "required",
    description: "in the command line of a release",
    licenses: [{ license: { id: "LGPL-2.1-or-later" } }],
  },
  {
    "bom-ref": "gcc-runtime",
    type: "library",
    name: "libstdc++ and the runtime of GCC",
    scope: "required",
    description: "in the command line of a release",
    licenses: [{ expression: "GPL-3.0-or-later WITH GCC-exception-3.1" }],
  },
  {
    "bom-ref": "stb-image",
    type: "library",
    name: "stb_image",
    scope: "required",
    description: "in the command line: it decodes PNG and JPEG",
    licenses: [{ expression: "MIT OR Unlicense" }],
  },
];

/**
 * Parts of this repository, and what each contains of the others.
 * @type {Record<string, { type: string, what: string, of: string[] }>}
 */
const PARTS = {
  "nonet-core": { type: "library", what: "the engine in C++20, which needs the standard library alone", of: [] },
  "nonet-command-line": {
    type: "application",
    what: "the command line",
    of: ["nonet-core", ...LINKED.map((linked) => linked["bom-ref"])],
  },
  "nonet-webassembly": {
    type: "library",
    what: "the engine as WebAssembly modules, with the runtime that Emscripten links into them",
    of: ["nonet-core", ...Object.values(RUNTIME).map(({ ref }) => ref)],
  },
};
const SITE = "nonet-site";

/** @param {string} expression of a license, as SPDX or npm write it */
function licences(expression) {
  if (/^[\w.+-]+$/.test(expression)) return [{ license: { id: expression } }];
  // npm's packages may name a file instead, which is no expression of SPDX.
  return /SEE LICENSE/.test(expression)
    ? [{ license: { name: expression } }]
    : [{ expression: expression.replace(/^\((.*)\)$/, "$1") }];
}

/** @param {string} path in package-lock.json */
const nameOf = (path) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
/** @param {string} name @param {string} version */
const purl = (name, version) => `pkg:npm/${name.replace("@", "%40")}@${version}`;

/** @param {string} path @param {Locked} locked @returns {Component} */
function packageComponent(path, { version, integrity, dev, license }) {
  const name = nameOf(path);
  const hashes = (integrity ?? "")
    .split(" ")
    .filter(Boolean)
    .map((text) => {
      const [, bits, digest] = /** @type {RegExpExecArray} */ (/^sha(\d+)-(.*)$/.exec(text));
      return { alg: `SHA-${bits}`, content: Buffer.from(digest, "base64").toString("hex") };
    });
  return {
    "bom-ref": path,
    type: "library",
    name,
    version,
    scope: dev && !IN_SITE.includes(path) ? "excluded" : "required",
    ...(hashes.length && { hashes }),
    ...(license && { licenses: licences(license) }),
    purl: purl(name, version),
  };
}

/**
 * Returns the entry that a package finds under a name: its own, or that of a folder above.
 * @param {Record<string, Locked>} packages
 * @param {string} from
 * @param {string} name
 */
function found(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")))) {
    const path = `${folder && `${folder}/`}node_modules/${name}`;
    if (Object.hasOwn(packages, path)) return path;
    if (!folder) return null;
  }
}

/**
 * @param {string} text runtime-notices.txt
 * @returns {Component[]}
 * @throws {Error} for a heading that RUNTIME has no row for
 */
function runtimeComponents(text) {
  return [...text.matchAll(/^(.+?) \(.+\)\nIn: (.+)\n-{20,}$/gm)].map(([, name, where]) => {
    if (!Object.hasOwn(RUNTIME, name))
      throw new Error(`tools/sbom.mjs has no license for ${name} of runtime-notices.txt`);
    const { ref, license } = RUNTIME[/** @type {keyof typeof RUNTIME} */ (name)];
    return {
      "bom-ref": ref,
      type: "library",
      name,
      scope: "required",
      description: `in ${where}`,
      licenses: licences(license),
    };
  });
}

/** @param {string} root of the checkout @returns {Record<string, any>} the list, ready for JSON */
export function billOfMaterials(root) {
  const read = (/** @type {string} */ name) => readFileSync(new URL(name, pathToFileURL(`${root}/`)), "utf8");
  /** @type {{ packages: Record<string, Locked> }} */
  const {
    packages: { "": own, ...packages },
  } = JSON.parse(read("package-lock.json"));
  const { version } = own;
  const catch2 = /** @type {RegExpExecArray} */ (/set\(Catch2_VERSION ([\d.]+)\)/.exec(read("cmake/catch.cmake")))[1];
  const mit = licences("MIT");
  const part = (/** @type {string} */ ref, /** @type {{ type: string, what: string }} */ { type, what }) => ({
    "bom-ref": ref,
    type,
    name: ref,
    version,
    description: what,
    scope: "required",
    licenses: mit,
  });
  const components = [
    ...Object.entries(PARTS).map(([ref, about]) => part(ref, about)),
    part(SITE, { type: "application", what: "the page, the element and the JavaScript engine" }),
    ...LINKED,
    ...runtimeComponents(read("tools/build/runtime-notices.txt")),
    {
      "bom-ref": "droid-sans-fallback",
      type: "file",
      name: "Droid Sans Fallback",
      scope: "optional",
      description: "the Chinese font of printed pages, where the machine that builds the site has it",
      licenses: licences("Apache-2.0"),
    },
    {
      "bom-ref": "catch2",
      type: "library",
      name: "Catch2",
      version: catch2,
      scope: "excluded",
      description: "the tests in C++",
      licenses: licences("BSL-1.0"),
      purl: `pkg:github/catchorg/Catch2@v${catch2}`,
    },
    ...Object.entries(packages).map(([path, locked]) => packageComponent(path, locked)),
  ];
  const named = (/** @type {string} */ from, /** @type {Record<string, string>[]} */ ...lists) =>
    lists.flatMap((list) => Object.keys(list ?? {})).flatMap((name) => found(packages, from, name) ?? []);
  const dependencies = [
    { ref: "nonet", dependsOn: [SITE, "nonet-command-line", "nonet-core"] },
    ...Object.entries(PARTS).map(([ref, { of }]) => ({ ref, dependsOn: of })),
    {
      ref: SITE,
      dependsOn: ["nonet-webassembly", "droid-sans-fallback", ...IN_SITE, ...named("", own.dependencies ?? {})],
    },
    ...Object.entries(packages).map(([path, { dependencies: all, optionalDependencies }]) => ({
      ref: path,
      dependsOn: named(path, all ?? {}, optionalDependencies ?? {}),
    })),
  ].map(({ ref, dependsOn }) => ({ ref, dependsOn: [...new Set(dependsOn)].sort() }));
  const list = {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: { component: { "bom-ref": "nonet", type: "application", name: "nonet", version, licenses: mit } },
    components,
    dependencies,
  };
  return { ...list, serialNumber: serialNumber(JSON.stringify(list)) };
}

/** A number in the form of a UUID made from a digest (version 8). @param {string} text */
function serialNumber(text) {
  const digest = createHash("sha256").update(text).digest("hex");
  return `urn:uuid:${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  console.log(JSON.stringify(billOfMaterials(fileURLToPath(new URL("..", import.meta.url))), null, 1));
