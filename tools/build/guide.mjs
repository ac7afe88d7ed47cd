/** The guide with live examples: the code that is shown is the code that runs. */
import { escapeHtml } from "./document-html.mjs";

/** What the kinds of code are called above it. @type {Record<string, string>} */
const kinds = { html: "HTML", css: "CSS", js: "JavaScript", jsx: "React" };

/** @param {string} text @param {string} kind */
const figure = (text, kind) =>
  `<figure><figcaption>${kinds[kind]}</figcaption><pre tabindex="0"><code>${escapeHtml(text)}</code></pre></figure>`;

/** Without empty lines around a text, and without the indentation that all its lines share. @param {string} text */
function dedented(text) {
  const lines = text.replace(/^(?:[ \t]*\n)+|\s+$/g, "").split("\n");
  const least = Math.min(...lines.filter((line) => line.trim() !== "").map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(least)).join("\n");
}

/**
 * Puts code in place of comments: `<!-- source ID -->` becomes the contents of `<div class="live" id="ID">`, `<!-- file
 * NAME -->` the text of a file, and `<!-- code NAME … -->` what stands in the comment.
 *
 * @param {string} html @param {(name: string) => Promise<string>} readFile
 * @throws {Error} when there is no such element
 */
export async function withCode(html, readFile) {
  const names = [...html.matchAll(/<!-- file (\S+) -->/g)].map(([, name]) => name);
  const texts = new Map(
    await Promise.all(names.map(async (name) => /** @type {const} */ ([name, (await readFile(name)).trim()]))),
  );
  const liveParts = (/** @type {string} */ id) =>
    new RegExp(`<div class="live" id="${id}">([^]*?)</div>`).exec(html)?.[1];
  return html
    .replace(/<!-- code \w+\n([^]*?)\n-->/g, (_, code) => figure(code, "html"))
    .replace(/<!-- source ([\w-]+) -->/g, (_, id) => {
      const live = liveParts(id);
      if (live === undefined) throw new Error(`the guide has no live example ${id}`);
      return figure(dedented(live), "html");
    })
    .replace(/<!-- file \S+\.(\w+) -->/g, (comment, kind) =>
      figure(/** @type {string} */ (texts.get(comment.slice(10, -4))), kind),
    );
}
