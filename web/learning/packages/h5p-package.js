/** Files of H5P: the library that shows puzzles, as web/learning/h5p describes it, and the content. */
import { strFromU8, strToU8 } from "fflate";

import { compressed } from "../../formats/lz.js";
import { h5pFolder, launchPage } from "./launch-page.js";
import { workOf } from "./package-course.js";

/**
 * @param {import("./package-course.js").Files} files
 * @param {import("./package-course.js").Course} course
 * @returns {import("./package-course.js").Files}
 */
export function h5pPackage(files, course) {
  const library = JSON.parse(strFromU8(files[`${h5pFolder}library.json`]));
  const { machineName, majorVersion, minorVersion } = library;
  const folder = `${machineName}-${majorVersion}.${minorVersion}`;
  const ofLibrary = Object.entries(files)
    .filter(([name]) => name !== launchPage)
    .map(([name, bytes]) => [`${folder}/${name.startsWith(h5pFolder) ? name.slice(h5pFolder.length) : name}`, bytes]);
  const { title, options } = course;
  return {
    "h5p.json": json({
      title,
      mainLibrary: machineName,
      language: options?.lang ?? "und",
      defaultLanguage: options?.lang ?? "en",
      license: "U",
      embedTypes: ["iframe"],
      preloadedDependencies: [{ machineName, majorVersion, minorVersion }],
    }),
    // H5P writes signs of HTML in a text as references. A compressed text has none.
    "content/content.json": json({ work: compressed(JSON.stringify(workOf("h5p", course))) }),
    ...Object.fromEntries(ofLibrary),
  };
}

/** @param {unknown} data */
const json = (data) => strToU8(JSON.stringify(data));
