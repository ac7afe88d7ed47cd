/** The page of a package, as web/learning/launch.html has it, with the work of a course in it. */
import { strFromU8, strToU8 } from "fflate";

import { escapeXml } from "../../formats/xml.js";
import { workOf } from "./package-course.js";

/** @typedef {import("./package-course.js").Course} Course */
/** @typedef {import("./package-course.js").Files} Files */

export const launchPage = "launch.html";
/** The folder of what only H5P needs. */
export const h5pFolder = "h5p/";

const workElement = /(<script type="application\/json" id="work">)[^]*?(<\/script>)/;

/**
 * Returns the files of a package with a page.
 *
 * @param {Files} files those of all packages
 * @param {string} platform
 * @param {Course} course
 * @param {(html: string) => string} [change] changes the page
 * @returns {Files}
 */
export function pageFiles(files, platform, course, change = (html) => html) {
  const json = JSON.stringify(workOf(platform, course)).replaceAll("<", "\\u003c");
  const html = strFromU8(files[launchPage])
    .replace(workElement, (_, start, end) => start + json + end)
    .replace(/<title>.*?<\/title>/, () => `<title>${escapeXml(course.title)}</title>`);
  return {
    ...Object.fromEntries(Object.entries(files).filter(([name]) => !name.startsWith(h5pFolder))),
    [launchPage]: strToU8(change(html)),
  };
}
