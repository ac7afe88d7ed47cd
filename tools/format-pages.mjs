#!/usr/bin/env node
// Writes the tables of docs/formats.md: format-pages.mjs. Which formats, blocks and sites there are, which formats are
// written and which sites are refused is read from the tables of core/formats; format-words.mjs says what people call
// them.

import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { formats, producers } from "./format-words.mjs";
import { replaced } from "./marked-part.mjs";

const root = fileURLToPath(new URL("../", import.meta.url));
const page = `${root}docs/formats.md`;

/** @param {string} path @param {RegExp} row @returns {string[][]} the groups of each row of a table of core */
const rowsOf = (path, row) =>
  [...readFileSync(`${root}core/formats/${path}`, "utf8").matchAll(row)].map(([, ...cells]) => cells);

/** The tables of core. */
export const ofCore = () => ({
  /** Each format, and which puzzles are written in it. */
  formats: new Map(rowsOf("text_format.cpp", /FormatRow\{"([^"]+)", Written::(\w+)\}/g).map(([id, who]) => [id, who])),
  blocks: ["blocks/block_forms.cpp", "blocks/section_block.h"].flatMap((path) =>
    rowsOf(path, /\.kind = BlockKind::(\w+)/g).flat(),
  ),
  /** Each site, and the code of its refusal. */
  sites: new Map(
    rowsOf("blocks/address_block.cpp", /Site\{"[^"]+", "([^"]+)", ParseErrorCode::(\w+)\}/g).map(([name, code]) => [
      name,
      code,
    ]),
  ),
});

const code = (/** @type {string} */ id) => `\`${id}\``;
const listed = (/** @type {string[]} */ items) => items.filter(Boolean).join("; ");
/** @param {string[]} cells */
const row = (cells) => `|${cells.map((cell) => (cell ? ` ${cell.replaceAll("|", "\\|")} ` : " ")).join("|")}|`;

/** @param {Map<string, string>} written by id */
function formatTable(written) {
  const marks = /** @type {Record<string, string>} */ ({ Never: "", SomePuzzles: "W", EveryGrid: "W" });
  return [
    "| name | W | what it looks like | what it keeps |",
    "|---|---|---|---|",
    ...formats.map(({ names, looks, keeps }) =>
      row([names.map(code).join(", "), marks[written.get(names[0]) ?? ""], looks, keeps]),
    ),
  ].join("\n");
}

/** @param {ReturnType<typeof ofCore>} core */
function producerTable(core) {
  const refusals = /** @type {Record<string, string>} */ ({
    OnServer: "addresses that only name a puzzle on its server",
    UnreadFormat: "addresses in its form",
  });
  return [
    "| of | what is read | what is written | what is refused, or left out |",
    "|---|---|---|---|",
    ...producers.map(({ name, read, refused = "", formats: ids = [], sites = [], also = "" }) => {
      const written = ids.filter((id) => core.formats.get(id) !== "Never").map(code);
      const codes = [...new Set(sites.map((site) => core.sites.get(site) ?? ""))];
      const isRead = read !== "nothing";
      const onSites = codes.map((each) => (isRead && each === "UnreadFormat" ? "other addresses" : refusals[each]));
      return row([name, read, listed([written.join(", "), also]), listed([refused, ...onSites])]);
    }),
  ].join("\n");
}

/** Returns docs/formats.md with the tables of now. */
export function formatPage() {
  const core = ofCore();
  const text = replaced(readFileSync(page, "utf8"), "formats", formatTable(core.formats));
  return replaced(text, "producers", producerTable(core));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(page, formatPage());
