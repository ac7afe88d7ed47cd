/**
 * The documents of the built site: for those who put a board on a page of their own, call the engine or use the command
 * line, for teachers, and for schools. The pages need no network and no script.
 */
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, posix } from "node:path";

import { languageNames, languages } from "../../web/i18n/languages.js";
import { documentHtml, escapeHtml } from "./document-html.mjs";

/** Documents in English by their names without the extension. */
export const documents = /** @type {const} */ ([
  "embedding",
  "learning-platforms",
  "privacy",
  "self-hosting",
  "accessibility",
  "accessibility-statement",
  "javascript",
  "npm",
  "frameworks",
  "formats",
  "command-line",
  "generating",
  "rating",
  "books",
  "series",
  "limits",
  "GLOSSARY",
]);
/** Documents in every language: English ones are in this folder, the others in its folders. */
export const platformFolder = "platforms";
export const platformDocuments = ["README", "moodle", "canvas", "wordpress", "google-sites", "own-page"];
const pictures = `${platformFolder}/pictures`;
const files = ["step.schema.json", "rating-examples.txt"];

/** @typedef {{ source: string, page: string, language: string }} Document a page of `source`, which is in Markdown */

/** @param {string} source @param {string} [language] @returns {Document} */
const documentOf = (source, language = "en") => ({
  source,
  page: source.replace(/README\.md$/, "index.md").replace(/\.md$/, ".html"),
  language,
});
const inLanguage = (/** @type {string} */ language, /** @type {string} */ name) =>
  documentOf(`${platformFolder}/${language === "en" ? "" : `${language}/`}${name}.md`, language);

/** All documents of the site, by paths in the folder of the documents. */
export const siteDocuments = [
  ...documents.map((name) => documentOf(`${name}.md`)),
  ...platformDocuments.flatMap((name) => languages.map((language) => inLanguage(language, name))),
];

/**
 * Where a link of a document leads among the documents of the site.
 * @param {string} address as it is written in the document
 * @param {string} [from] the document, by its path
 * @returns {string | null} null when the site does not have what the link names: only the words are shown then
 */
export function linkInSite(address, from = "") {
  if (/^https?:|^#/.test(address)) return address;
  const [path, anchor] = address.split("#");
  const target = posix.join(posix.dirname(from), path);
  const isFile = files.includes(target) || target.startsWith(`${pictures}/`);
  const page = isFile ? target : siteDocuments.find(({ source }) => source === target)?.page;
  if (page === undefined) return null;
  return posix.relative(posix.dirname(from), page) + (anchor === undefined ? "" : `#${anchor}`);
}

/** Links to the same document in the other languages. @param {Document} shown */
const otherLanguages = ({ source, language }) =>
  languages
    .filter((other) => other !== language)
    .map((other) => {
      const address = linkInSite(
        posix.relative(posix.dirname(source), inLanguage(other, posix.basename(source, ".md")).source),
        source,
      );
      return `<a href="${address}" hreflang="${other}" lang="${other}">${languageNames[other]}</a>`;
    })
    .join("\n");

/** @param {string} text in Markdown @param {Document} shown @returns {string} a page */
export function documentPage(text, shown) {
  const title = /^# (.*)/.exec(text)?.[1] ?? "Nonet";
  const { source, language } = shown;
  const top = posix.relative(posix.dirname(source), "..");
  const isInLanguages = source.startsWith(`${platformFolder}/`);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} – Nonet</title>
<link rel="icon" href="${top}/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${top}/examples/embedding.css">
</head>
<body class="document">
<nav>${isInLanguages ? otherLanguages(shown) : `<a href="${top}/examples/embedding.html">Sudoku on a page of your own</a>`}</nav>
<main>
${documentHtml(text, (address) => linkInSite(address, source))}
</main>
</body>
</html>
`;
}

/** @param {string} docs @param {string} out the folder of the site */
export async function writeDocuments(docs, out) {
  const folder = join(out, "docs");
  await Promise.all(
    siteDocuments.map(async (shown) => {
      const file = join(folder, shown.page);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, documentPage(await readFile(join(docs, shown.source), "utf8"), shown));
    }),
  );
  await Promise.all([...files, pictures].map((name) => cp(join(docs, name), join(folder, name), { recursive: true })));
}
