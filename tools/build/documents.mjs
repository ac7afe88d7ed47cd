/**
 * The documents of the built site for those who put a board on a page of their own, call the engine or use the command
 * line: pages that need no network and no script.
 */
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { documentHtml, escapeHtml } from "./document-html.mjs";

/**
 * Documents by their names without the extension, and files that they name. A link to any other document shows its
 * words alone.
 */
export const documents = /** @type {const} */ ([
  "embedding",
  "learning-platforms",
  "privacy",
  "self-hosting",
  "accessibility",
  "accessibility-statement",
  "javascript",
  "npm",
  "formats",
  "command-line",
  "generating",
  "rating",
  "books",
  "limits",
  "GLOSSARY",
]);
const files = ["step.schema.json", "rating-examples.txt"];

/**
 * Where a link of a document leads among the documents of the site.
 * @param {string} address as it is written in the document
 * @returns {string | null} null when the site does not have what the link names
 */
export function linkInSite(address) {
  if (/^https?:|^#/.test(address)) return address;
  const [path, anchor] = address.split("#");
  const name = path.replace(/\.md$/, "");
  if (path.endsWith(".md") && documents.some((each) => each === name))
    return `${name}.html${anchor === undefined ? "" : `#${anchor}`}`;
  return files.includes(path) ? path : null;
}

/** @param {string} text in Markdown @returns {string} a page */
export function documentPage(text) {
  const title = /^# (.*)/.exec(text)?.[1] ?? "Nonet";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} – Nonet</title>
<link rel="icon" href="../icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="../examples/embedding.css">
</head>
<body class="document">
<nav><a href="../examples/embedding.html">Sudoku on a page of your own</a></nav>
<main>
${documentHtml(text, linkInSite)}
</main>
</body>
</html>
`;
}

/** @param {string} docs @param {string} out the folder of the site */
export async function writeDocuments(docs, out) {
  const folder = join(out, "docs");
  await mkdir(folder, { recursive: true });
  await Promise.all(
    documents.map(async (name) =>
      writeFile(join(folder, `${name}.html`), documentPage(await readFile(join(docs, `${name}.md`), "utf8"))),
    ),
  );
  await Promise.all(files.map((name) => cp(join(docs, name), join(folder, name))));
}
