/**
 * Files for platforms of learning, made without a network from one archive, which the build writes
 * (tools/build/launch.mjs): the page, the scripts with board and engine, and the styles.
 */
import { unzipSync, zipSync } from "fflate";

import { cartridge } from "./cartridge.js";
import { cmi5Package } from "./cmi5-package.js";
import { h5pPackage } from "./h5p-package.js";
import { launchPage } from "./launch-page.js";
import { scormPackage } from "./scorm-package.js";

/** @typedef {import("./package-course.js").Course} Course */
/** @typedef {import("./package-course.js").Files} Files */

/**
 * @typedef {object} PackageKind
 * @property {string} id
 * @property {string} name as the platforms say it, in every language
 * @property {string} fileName
 * @property {boolean} [isLink] without the files of the page
 * @property {(files: Files, course: Course) => Files} make
 */

/** @type {readonly PackageKind[]} */
export const packageKinds = [
  { id: "scorm-1.2", name: "SCORM 1.2", fileName: "sudoku-scorm-1.2.zip", make: scormPackage("1.2") },
  { id: "scorm-2004", name: "SCORM 2004", fileName: "sudoku-scorm-2004.zip", make: scormPackage("2004") },
  { id: "h5p", name: "H5P", fileName: "sudoku.h5p", make: h5pPackage },
  { id: "cmi5", name: "cmi5 (xAPI)", fileName: "sudoku-cmi5.zip", make: cmi5Package },
  { id: "cartridge", name: "Common Cartridge", fileName: "sudoku.imscc", isLink: true, make: cartridge },
];

/** What a package has besides the page and its files. */
const ofOneCourse = ["imsmanifest.xml", "cmi5.xml"];

/** The same course gives the same bytes. The date is the first that a zip can have. */
const zipOptions = /** @type {const} */ ({ level: 9, mtime: "1980-01-01T12:00:00" });

/**
 * Returns the bytes of a package.
 * @param {PackageKind} kind @param {Files} files as `filesOfArchive` returns them @param {Course} course
 */
export function packageOf({ make }, files, course) {
  const made = make(files, course);
  return zipSync(Object.fromEntries(Object.keys(made).map((name) => [name, made[name]])), zipOptions);
}

/**
 * Returns what all packages have in common.
 * @param {Uint8Array} archive the one of the build, or a package with a page that was made of it
 * @returns {Files}
 * @throws {Error} for another file
 */
export function filesOfArchive(archive) {
  const files = unzipSync(archive, { filter: ({ name }) => !ofOneCourse.includes(name) });
  if (!files[launchPage] || !files["launch.js"])
    throw new Error("this file is neither the archive of the build nor a package made of it");
  return files;
}

/** Returns the archive of the build. @param {Files} files */
export const archiveOf = (files) => zipSync(files, zipOptions);
