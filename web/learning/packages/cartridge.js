/**
 * Common Cartridge: a package that is a link to a frame. Version 1.1, which Moodle, Canvas, Blackboard and Brightspace
 * read.
 */
import { strToU8 } from "fflate";

import { escapeXml } from "../../formats/xml.js";
import { identifierOf } from "./package-course.js";

const linkFile = "sudoku/link.xml";

/**
 * @param {import("./package-course.js").Files} _ a link has no files
 * @param {import("./package-course.js").Course} course
 * @returns {import("./package-course.js").Files}
 */
export function cartridge(_, course) {
  const { title, frame = "" } = course;
  return {
    "imsmanifest.xml": strToU8(`<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="${identifierOf("cartridge", course)}" xmlns="http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1" xmlns:lom="http://ltsc.ieee.org/xsd/imsccv1p1/LOM/manifest">
  <metadata>
    <schema>IMS Common Cartridge</schema>
    <schemaversion>1.1.0</schemaversion>
    <lom:lom><lom:general><lom:title><lom:string>${escapeXml(title)}</lom:string></lom:title></lom:general></lom:lom>
  </metadata>
  <organizations>
    <organization identifier="sudoku" structure="rooted-hierarchy">
      <item identifier="root">
        <item identifier="work" identifierref="link"><title>${escapeXml(title)}</title></item>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="link" type="imswl_xmlv1p1"><file href="${linkFile}"/></resource>
  </resources>
</manifest>
`),
    [linkFile]: strToU8(`<?xml version="1.0" encoding="UTF-8"?>
<webLink xmlns="http://www.imsglobal.org/xsd/imsccv1p1/imswl_v1p1">
  <title>${escapeXml(title)}</title>
  <url href="${escapeXml(frame)}"/>
</webLink>
`),
  };
}
