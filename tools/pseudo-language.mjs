#!/usr/bin/env node
// Adds a language of which nobody has to know a word: pseudo-language.mjs [TAG], `qps` when absent. Its sentences are
// the English ones with accents and with a third more letters, so that cut words and untranslated words are seen. It
// writes a folder of catalogues and a row of web/i18n/languages.js, and is never committed.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { parse, TYPE } from "@formatjs/icu-messageformat-parser";

import { catalogueFolder, catalogueOf, catalogueRooms } from "./catalogues.mjs";

/** @typedef {import("@formatjs/icu-messageformat-parser").MessageFormatElement} Element */

const accents = Object.fromEntries(
  [..."aáeéiíoóuúyýAÁEÉIÍOÓUÚ"].flatMap((letter, i, all) => (i % 2 ? [] : [[letter, all[i + 1]]])),
);

/** @param {string} text */
const longer = (text) =>
  text.replace(
    /[A-Za-z]{3,}/g,
    (word) => `${word.replace(/[A-Za-z]/g, (letter) => accents[letter] ?? letter)}${"·".repeat(word.length / 3)}`,
  );

/** @param {readonly Element[]} elements @returns {string} the message */
const written = (elements) => elements.map(writtenOne).join("");

/** @param {Element} element @returns {string} */
function writtenOne(element) {
  if (element.type === TYPE.literal) return longer(element.value);
  if (element.type === TYPE.pound) return "#";
  if (element.type === TYPE.number) return `{${element.value}, number}`;
  if (!("options" in element)) return `{${/** @type {{ value: string }} */ (element).value}}`;
  const choices = Object.entries(element.options).map(([name, { value }]) => `${name} {${written(value)}}`);
  return `{${element.value}, ${element.type === TYPE.plural ? "plural" : "select"}, ${choices.join(" ")}}`;
}

/** The English message with accents. @param {string} message */
export const pseudoMessage = (message) => written(parse(message));

/** @param {string} tag */
function addLanguage(tag) {
  mkdirSync(`${catalogueFolder}/${tag}`, { recursive: true });
  for (const room of catalogueRooms) {
    const messages = Object.entries(catalogueOf(room, "en")).map(([key, message]) => [key, pseudoMessage(message)]);
    writeFileSync(
      `${catalogueFolder}/${tag}/${room}.json`,
      `${JSON.stringify(Object.fromEntries(messages), null, 2)}\n`,
    );
  }
  const table = fileURLToPath(new URL("../web/i18n/languages.js", import.meta.url));
  const text = readFileSync(table, "utf8");
  if (!text.includes(`  ${tag}: `)) writeFileSync(table, text.replace(/(?=^\}\);$)/m, `  ${tag}: "Pseudo",\n`));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) addLanguage(process.argv[2] ?? "qps");
