#!/usr/bin/env node
// Writes docs/rules.md, the table of the kinds of rules, and a picture of each kind (docs/pictures/rules): rule-pages.mjs
// The kinds are those of web/model/puzzle-rules.js, the sentences those of the page, the pictures those of its legend.

import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { printPalette } from "../web/board/print-palette.js";
import { screenColours } from "../web/board/rules/rule-colours.js";
import { ruleSamples, ruleSwatch } from "../web/board/rules/rule-legend.js";
import { renderSvg } from "../web/board/svg.js";
import words from "../web/i18n/catalogues/rules/en.js";
import { ownRuleTable } from "../web/model/puzzle-rules.js";

/** @typedef {import("../web/model/puzzle-rules.js").OwnRuleKind} OwnRuleKind */

const docs = fileURLToPath(new URL("../docs/", import.meta.url));
/** The colours of a light page; black lines on white. */
const palette = { ...printPalette, ...Object.fromEntries(Object.entries(screenColours).map(([name, value]) => [name, /\((#\w+)/.exec(value)?.[1] ?? ""])) };

const say = (/** @type {string} */ key) => /** @type {Record<string, string>} */ (words)[key];
const nameOf = (/** @type {OwnRuleKind} */ kind) => say(`rule.${kind}.name`);

/** Returns the picture of a kind as a document; null for kinds that are not drawn. @param {OwnRuleKind} kind */
function pictureOf(kind) {
  const list = ruleSwatch(kind);
  if (!list) return null;
  const margin = 3;
  const [width, height] = [list.width + 2 * margin, list.height + 2 * margin];
  const drawn = renderSvg(list, palette, { area: { x: margin, y: margin, width: list.width, height: list.height } }).replace(/^<svg xmlns="[^"]*"/, "<svg");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${2 * width}" height="${2 * height}" viewBox="0 0 ${width} ${height}"><title>${nameOf(kind)}</title><rect width="${width}" height="${height}" fill="#fff"/>${drawn}</svg>\n`;
}

/** Returns the pictures by the names of their files. */
export const rulePictures = () => new Map(ownRuleTable.flatMap(({ kind }) => {
  const picture = pictureOf(kind);
  return picture ? [[`${kind}.svg`, picture]] : [];
}));

/** Returns the page. */
export function rulePage() {
  const rows = ownRuleTable.map(({ kind }) => {
    const text = ruleSamples[kind]?.rules[0] ?? (kind === "nonconsecutive" ? kind : `${kind} ${{ "negative-white": "1", "negative-black": "2" }[/** @type {string} */ (kind)] ?? "5,10"}`);
    const picture = ruleSamples[kind] ? `![${nameOf(kind)}](pictures/rules/${kind}.svg)` : "not drawn";
    return `| ${picture} | ${nameOf(kind)} | ${say(`rule.${kind}.rule`)} | \`${text}\` |`;
  });
  return `# Kinds of rules

The rules that a puzzle can have besides those of its layout. \`tools/rule-pages.mjs\` writes this page. A text of a rule is the id of its kind, its values separated by
commas if it has any, and its cells; a range such as \`r1c1-r1c4\` goes straight from cell to cell. [Formats](formats.md) says where such texts are read.

No kind differs by its colour alone: lines differ by their width, by a pattern along their middle, or by their ends. On paper all colours are greys. Rules about the
whole grid are not drawn; the legend and the printed sheet name them.

| picture | kind | rule | text |
|---|---|---|---|
${rows.join("\n")}
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(`${docs}pictures/rules`, { recursive: true });
  for (const [name, picture] of rulePictures()) writeFileSync(`${docs}pictures/rules/${name}`, picture);
  writeFileSync(`${docs}rules.md`, rulePage());
}
