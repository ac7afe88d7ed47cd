#!/usr/bin/env node
// Lists the keys that wait for translation: waiting-words.mjs [LANGUAGE…]. It prints a line for each file with such
// keys, and the English sentence of each key. It exits with 1 when a file has a key that English does not have.

import { fileURLToPath } from "node:url";

import { catalogueOf, catalogueRooms, compareKeys, translations } from "./catalogues.mjs";

/**
 * @param {readonly string[]} languages
 * @param {(room: string, language: string) => import("./catalogues.mjs").Catalogue} read
 * @param {readonly string[]} [rooms]
 * @returns {{ lines: string[], unknown: number }}
 */
export function waitingWords(languages, read, rooms = catalogueRooms) {
  /** @type {string[]} */
  const lines = [];
  let unknown = 0;
  for (const language of languages) {
    for (const room of rooms) {
      const english = read(room, "en");
      const found = compareKeys(english, read(room, language));
      unknown += found.unknown.length;
      if (found.waiting.length)
        lines.push(`${language}/${room}.json: ${found.waiting.length} keys wait for translation`);
      lines.push(...found.waiting.map((key) => `  ${key}: ${english[key]}`));
      lines.push(...found.unknown.map((key) => `${language}/${room}.json: English has no ${key}`));
    }
  }
  return { lines, unknown };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const wanted = process.argv.slice(2);
  const { lines, unknown } = waitingWords(wanted.length ? wanted : translations, catalogueOf);
  console.log(lines.join("\n") || "Every sentence is translated.");
  process.exitCode = unknown ? 1 : 0;
}
