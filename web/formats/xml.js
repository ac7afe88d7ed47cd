/** XML, written. */
import { xmlCharacters } from "../model/xml-characters.js";

/** @param {string} text @returns {string} as it is written in an attribute or between elements */
export const escapeXml = (text) =>
  xmlCharacters(text).replace(
    /[<>&"']|[\n\t\r]/g,
    (sign) =>
      ({ "<": "&lt;", ">": "&gt;", "&": "&amp;", '"': "&quot;", "'": "&apos;" })[sign] ?? `&#${sign.charCodeAt(0)};`,
  );
