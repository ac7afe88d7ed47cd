#!/usr/bin/env node
// Fills the tables of docs/embedding.md from tools/build/element-reference.mjs and tools/build/board-files.mjs:
// element-reference.mjs writes them; with --check it only says which table is out of date, and exits with 1.

import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { boardFiles } from "./build/board-files.mjs";
import * as reference from "./build/element-reference.mjs";

/** @typedef {typeof reference} Reference */

const top = fileURLToPath(new URL("..", import.meta.url));

/** The file that this script writes. */
export const written = "docs/embedding.md";

/** @param {readonly string[]} head @param {readonly (readonly string[])[]} rows */
const table = (head, rows) => [row(head), `|${"---|".repeat(head.length)}`, ...rows.map(row)].join("\n");

/** @param {readonly string[]} cells */
const row = (cells) => `|${cells.map((cell) => (cell ? ` ${cell.replaceAll("|", "\\|")} ` : " ")).join("|")}|`;

/** @param {string} text */
const code = (text) => `\`${text}\``;

/**
 * @param {Reference} of
 * @returns {Record<string, string>} each table in Markdown by the name of its marker
 */
export const tablesOf = ({ attributes, properties, methods, events, cssProperties, cssParts, slots }) => ({
  attributes: table(
    ["attribute", "values", "default", "since"],
    attributes.map(({ name, description, default: usual = "", since }) => [code(name), description, usual, since]),
  ),
  properties: properties.length
    ? table(
        ["property", "type", "what", "since"],
        properties.map(({ name, type, isReadonly, description, since }) => [
          code(name),
          `${code(type)}${isReadonly ? ", read only" : ""}`,
          description,
          since,
        ]),
      )
    : "",
  methods: table(
    ["method", "result", "what", "since"],
    methods.map((method) => [
      code(`${method.name}(${parametersOf(method)})`),
      code(method.returns),
      method.description,
      method.since,
    ]),
  ),
  events: table(
    ["event", "`detail`", "when", "since"],
    events.map(({ name, detail, description, since }) => [code(name), code(detail), description, since]),
  ),
  looks: table(
    ["property", "what", "since"],
    cssProperties.map(({ names, description, since }) => [
      names.length > 2 ? `${code(names[0])} … ${code(names[names.length - 1])}` : names.map(code).join(", "),
      description,
      since,
    ]),
  ),
  parts:
    cssParts.length + slots.length
      ? table(
          ["part or slot", "what", "since"],
          [...cssParts, ...slots].map(({ name, description, since }) => [code(name), description, since]),
        )
      : "",
  files: table(
    ["for", "files"],
    boardFiles.map(({ part, files }) => [part, files.map(code).join(", ")]),
  ),
});

/** @param {import("./build/element-reference.mjs").Method} method */
const parametersOf = ({ parameters = [] }) =>
  parameters.map(({ name, isOptional }) => (isOptional ? `${name}?` : name)).join(", ");

/**
 * Returns the text with each table between its markers, `<!-- methods -->` and `<!-- end -->`.
 * @param {string} text @param {Record<string, string>} tables
 * @throws {Error} when the text has no place for a table that has rows
 */
export function withTables(text, tables) {
  return Object.entries(tables).reduce((now, [name, rows]) => {
    const place = new RegExp(`<!-- ${name} -->\\n[^]*?<!-- end -->`);
    if (!place.test(now)) {
      if (rows === "") return now;
      throw new Error(`${written} has no <!-- ${name} --> … <!-- end -->`);
    }
    return now.replace(place, () => `<!-- ${name} -->\n${rows}\n<!-- end -->`);
  }, text);
}

/** The names of the tables that differ in two texts. @param {string} text @param {Record<string, string>} tables */
export const staleTables = (text, tables) =>
  Object.keys(tables).filter((name) => withTables(text, { [name]: tables[name] }) !== text);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { check: { type: "boolean", default: false } } });
  const text = readFileSync(top + written, "utf8");
  const stale = staleTables(text, tablesOf(reference));
  if (!values.check) writeFileSync(top + written, withTables(text, tablesOf(reference)));
  for (const name of stale) console.log(`${written}: ${values.check ? "out of date: " : ""}${name}`);
  if (stale.length === 0) console.log(`${written} has the tables of tools/build/element-reference.mjs`);
  process.exitCode = values.check && stale.length ? 1 : 0;
}
