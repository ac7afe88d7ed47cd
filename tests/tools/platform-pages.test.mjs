// The pages for platforms: each language has all of them, and they name buttons as the page of Nonet does.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";

import { platformDocuments, platformFolder, siteDocuments } from "../../tools/build/documents.mjs";
import { languages } from "../../web/i18n/languages.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (/** @type {string} */ path) => readFileSync(root + path, "utf8");
const pages = siteDocuments.filter(({ source }) => source.startsWith(`${platformFolder}/`));

/** Headings, items, tables and pictures of a page, without their words. @param {string} text */
const formOf = (text) => [...text.matchAll(/^(?:#+|- |\d+\. |\||!\[|```)/gm)].map(([sign]) => sign.trim()).join(" ");
const linksOf = (/** @type {string} */ text) =>
  [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, address]) =>
    address.replace(/^(\.\.\/)+/, "").replace(/-\w\w\.png$/, ""),
  );

test("each language has each page", () => {
  assert.equal(pages.length, languages.length * platformDocuments.length);
});

for (const { source, language } of pages) {
  describe(source, () => {
    const text = read(`docs/${source}`);
    const english = read(`docs/${source.replace(`/${language}/`, "/")}`);

    test("has the headings, steps, pictures and links of the English page", () => {
      assert.equal(formOf(text), formOf(english));
      assert.deepEqual(linksOf(text), linksOf(english));
    });

    test("names buttons and fields as the page of Nonet does in this language", () => {
      const labels = new Set(
        ["page", "platform"].flatMap((room) =>
          Object.values(JSON.parse(read(`web/i18n/catalogues/${language}/${room}.json`))).map((label) =>
            label.replace(/(…|……)$/, ""),
          ),
        ),
      );
      for (const [, item, label] of text.matchAll(/(^- )?\*\*([^*]+)\*\*/gm))
        // An item begins with what may go wrong, in the same letters.
        if (!item && label !== "LTI 1.3") assert.ok(labels.has(label), label);
    });
  });
}
