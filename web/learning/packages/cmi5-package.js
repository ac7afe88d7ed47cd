/** Packages of cmi5: the page with its files, and the structure of the course. */
import { strToU8 } from "fflate";

import { escapeXml } from "../../formats/xml.js";
import { identifierOf } from "./package-course.js";
import { launchPage, pageFiles } from "./launch-page.js";

/** The language of a title when the course names none. */
const unknownLanguage = "und";

/**
 * @param {import("./package-course.js").Files} files
 * @param {import("./package-course.js").Course} course
 * @returns {import("./package-course.js").Files}
 */
export function cmi5Package(files, course) {
  // The platform tells the page the address of its store.
  const page = pageFiles(files, "cmi5", course, (html) =>
    html.replace("connect-src 'none'", "connect-src 'self' https: http:"),
  );
  return { "cmi5.xml": strToU8(structureOf(course)), ...page };
}

/** @param {import("./package-course.js").Course} course */
function structureOf(course) {
  const { title, options, pass } = course;
  const id = `urn:${identifierOf("cmi5", course).replace("-", ":")}`;
  const named = (/** @type {string} */ tag) =>
    `<${tag}><langstring lang="${options?.lang ?? unknownLanguage}">${escapeXml(title)}</langstring></${tag}>`;
  const score = pass === undefined ? "" : ` masteryScore="${pass / 100}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<courseStructure xmlns="https://w3id.org/xapi/profiles/cmi5/v1/CourseStructure.xsd">
  <course id="${id}">
    ${named("title")}
    ${named("description")}
  </course>
  <au id="${id}:work" moveOn="CompletedOrPassed" launchMethod="AnyWindow"${score}>
    ${named("title")}
    ${named("description")}
    <url>${launchPage}</url>
  </au>
</courseStructure>
`;
}
