#!/usr/bin/env node
// The body of `./dev release-check [TAG]`: whether all files name the same version, and with a tag, such as v0.2.0,
// whether the checkout is ready to be released under it. With --notes FILE it also writes what the changelog says of
// the version.

import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { manifestOf } from "./build/package-manifest.mjs";

/** @typedef {(path: string) => string} Reader the text of a file by its path from the top of the checkout */

const semantic = /^(\d+)\.(\d+)\.(\d+)(-[\da-z.-]+)?$/;
/** Documents that name the tarball of the npm package. */
const namingTarball = ["README.md", "docs/npm.md"];

/**
 * @param {string} a
 * @param {string} b versions
 * @returns {number} below 0 when the first is older; versions that are no releases count as their releases
 */
function order(a, b) {
  const [left, right] = [a, b].map((version) => semantic.exec(version)?.slice(1, 4).map(Number) ?? []);
  const at = left.findIndex((part, i) => part !== right[i]);
  return at < 0 ? 0 : left[at] - right[at];
}

/**
 * The sections of the changelog, newest first: the version, or "Unreleased"; the day of a release; the text.
 * @param {string} changelog
 */
function sectionsOf(changelog) {
  return changelog
    .split(/^(?=## )/m)
    .slice(1)
    .map((text) => {
      const [, name = "", day = ""] = /^## \[([^\]]+)\](?: - (\d{4}-\d{2}-\d{2}))?$/m.exec(text) ?? [];
      return { name, day, text: text.replace(/^.*\n/, "").trim() };
    });
}

/** Returns what the changelog says of a version. @param {string} changelog @param {string} version */
export const notesOf = (changelog, version) => sectionsOf(changelog).find(({ name }) => name === version)?.text ?? "";

/**
 * @param {Reader} read
 * @param {string} [tag] of the release
 * @returns {string[]} what is wrong, a sentence each
 */
export function faultsOf(read, tag) {
  const manifest = JSON.parse(read("package.json"));
  const { version } = manifest;
  const lock = JSON.parse(read("package-lock.json"));
  const sections = sectionsOf(read("CHANGELOG.md"));
  const released = sections.find(({ name }) => name !== "Unreleased")?.name;
  const cmake = read("CMakeLists.txt");
  /** @type {[boolean, string][]} */
  const checks = [
    [semantic.test(version), `package.json: ${version} is not a semantic version.`],
    [
      lock.version === version && lock.packages[""].version === version,
      `package-lock.json has the version ${lock.version}, and package.json ${version}. Run npm install --package-lock-only.`,
    ],
    [
      cmake.includes('string(JSON nonet_version GET "${nonet_manifest}" version)') &&
        cmake.includes("project(nonet VERSION ${nonet_version}"),
      "CMakeLists.txt does not take its version from package.json.",
    ],
    [
      manifestOf(manifest).version === version,
      "The manifest of the npm package has another version than package.json.",
    ],
    ...namingTarball.flatMap((path) =>
      [...read(path).matchAll(/nonet-(\d[\w.-]*)\.tgz/g)].map(
        ([name, named]) =>
          /** @type {[boolean, string]} */ ([
            named === version,
            `${path} names ${name}, and the version is ${version}.`,
          ]),
      ),
    ),
    [sections[0]?.name === "Unreleased", "CHANGELOG.md does not begin with the section [Unreleased]."],
    [
      !released || order(released, version) <= 0,
      `CHANGELOG.md has the version ${released}, which is newer than ${version} of package.json.`,
    ],
  ];
  return [
    ...checks.flatMap(([holds, sentence]) => (holds ? [] : [sentence])),
    ...(tag === undefined ? [] : faultsOfTag(tag, version, sections)),
  ];
}

/** @param {string} tag @param {string} version @param {ReturnType<typeof sectionsOf>} sections */
function faultsOfTag(tag, version, sections) {
  const section = sections.find(({ name }) => name === version);
  /** @type {[boolean, string][]} */
  const checks = [
    [
      tag === `v${version}`,
      `The tag is ${tag}, and the version of package.json ${version}. The tag of this version is v${version}.`,
    ],
    [
      section !== undefined && section.day !== "" && section.text !== "",
      `CHANGELOG.md has no section "## [${version}] - YYYY-MM-DD" with a text.`,
    ],
    [
      sections[0]?.name !== "Unreleased" || sections[0].text === "",
      "CHANGELOG.md has changes under [Unreleased]. Move them to the version that is released.",
    ],
  ];
  return checks.flatMap(([holds, sentence]) => (holds ? [] : [sentence]));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const top = fileURLToPath(new URL("..", import.meta.url));
  const read = (/** @type {string} */ path) => readFileSync(top + path, "utf8");
  const {
    values,
    positionals: [tag],
  } = parseArgs({ allowPositionals: true, options: { notes: { type: "string" } } });
  const faults = faultsOf(read, tag);
  for (const sentence of faults) console.error(sentence);
  const { version } = JSON.parse(read("package.json"));
  if (values.notes) writeFileSync(values.notes, `${notesOf(read("CHANGELOG.md"), version)}\n`);
  if (faults.length === 0) console.log(tag ? `${tag} can be released.` : `Every file has the version ${version}.`);
  process.exitCode = faults.length ? 1 : 0;
}
