/** Packages of SCORM: the page with its files, and the manifest that a platform reads. */
import { strToU8 } from "fflate";

import { escapeXml } from "../../formats/xml.js";
import { identifierOf } from "./package-course.js";
import { launchPage, pageFiles } from "./launch-page.js";

/** @typedef {import("../scorm-fields.js").ScormVersion} ScormVersion */
/** @typedef {import("./package-course.js").Course} Course */
/** @typedef {import("./package-course.js").Files} Files */

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

/**
 * @param {ScormVersion} version
 * @returns {(files: Files, course: Course) => Files}
 */
export const scormPackage = (version) => (files, course) => {
  const all = pageFiles(files, `scorm-${version}`, course);
  return { "imsmanifest.xml": strToU8(manifestOf(version, course, Object.keys(all).sort())), ...all };
};

/** @param {ScormVersion} version @param {Course} course @param {readonly string[]} names of the files */
function manifestOf(version, course, names) {
  const { schema, spaces, type, passing } = manifests[version];
  const { pass } = course;
  const title = escapeXml(course.title);
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="${identifierOf(`scorm-${version}`, course)}" version="1.0" ${spaces}>
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>${schema}</schemaversion>
  </metadata>
  <organizations default="sudoku">
    <organization identifier="sudoku">
      <title>${title}</title>
      <item identifier="work" identifierref="page">
        <title>${title}</title>${pass === undefined ? "" : `\n        ${passing(pass)}`}
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="page" type="webcontent" ${type}="sco" href="${launchPage}">
${names.map((name) => `      <file href="${name}"/>`).join("\n")}
    </resource>
  </resources>
</manifest>
`;
}
