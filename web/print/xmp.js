/** The properties of a PDF file in XML, as catalogues of files read them (XMP, ISO 16684-1). */
import { xmlCharacters } from "../model/xml-characters.js";

/**
 * @param {{ title: string, author: string, subject: string, keywords: string, language: string, created: Date,
 *   id: string }} properties `keywords` separated by commas; `id`: 32 hexadecimal digits
 * @returns {string} a whole packet
 */
export function xmpOf({ title, author, subject, keywords, language, created, id }) {
  const date = created.toISOString().replace(/\.\d+Z$/, "Z");
  const inLanguage = (/** @type {string} */ text) =>
    `<rdf:Alt><rdf:li xml:lang="x-default">${escaped(text)}</rdf:li></rdf:Alt>`;
  const list = (/** @type {"Bag" | "Seq"} */ kind, /** @type {readonly string[]} */ texts) =>
    `<rdf:${kind}>${texts.map((text) => `<rdf:li>${escaped(text)}</rdf:li>`).join("")}</rdf:${kind}>`;
  const words = keywords.split(",").flatMap((word) => word.trim() || []);
  const fields = [
    "<dc:format>application/pdf</dc:format>",
    title && `<dc:title>${inLanguage(title)}</dc:title>`,
    author && `<dc:creator>${list("Seq", [author])}</dc:creator>`,
    subject && `<dc:description>${inLanguage(subject)}</dc:description>`,
    words.length && `<dc:subject>${list("Bag", words)}</dc:subject>`,
    keywords && `<pdf:Keywords>${escaped(keywords)}</pdf:Keywords>`,
    `<dc:language>${list("Bag", [language])}</dc:language>`,
    "<xmp:CreatorTool>Nonet</xmp:CreatorTool>",
    ...["CreateDate", "ModifyDate", "MetadataDate"].map((name) => `<xmp:${name}>${date}</xmp:${name}>`),
    `<xmpMM:DocumentID>uuid:${id.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-")}</xmpMM:DocumentID>`,
  ];
  const spaces = Object.entries({
    rdf: "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
    dc: "http://purl.org/dc/elements/1.1/",
    pdf: "http://ns.adobe.com/pdf/1.3/",
    xmp: "http://ns.adobe.com/xap/1.0/",
    xmpMM: "http://ns.adobe.com/xap/1.0/mm/",
  }).map(([prefix, space]) => `xmlns:${prefix}="${space}"`);
  return [
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF ${spaces.join(" ")}><rdf:Description rdf:about="">`,
    ...fields.filter(Boolean),
    "</rdf:Description></rdf:RDF></x:xmpmeta>",
    '<?xpacket end="r"?>',
  ].join("\n");
}

/** @param {string} text */
const escaped = (text) =>
  xmlCharacters(text)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
