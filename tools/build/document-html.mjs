/**
 * Makes HTML of the Markdown in which the documents for developers are written: headings, paragraphs, lists with "-" or
 * numbers, tables, fenced and indented code, emphasis, code, links and pictures. `markdown.mjs` reads the smaller part
 * of lessons.
 */

const signs = /** @type {Record<string, string>} */ ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" });

/** @param {string} text */
export const escapeHtml = (text) => text.replace(/[&<>"]/g, (sign) => signs[sign]);

/**
 * The anchor of a heading, as sites that show Markdown make it: small letters, no punctuation, a hyphen for each space.
 * @param {string} heading in Markdown
 */
export const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replace(/\s/g, "-");

/**
 * @param {string} line
 * @param {(address: string) => string | null} linkTo the address in the made page; null for a link of which only the
 *   words are shown
 * @returns {string}
 */
export function inlineHtml(line, linkTo) {
  const pattern = /`([^`]+)`|\*\*(.+?)\*\*|\*([^*\s][^*]*)\*|!?\[([^\]]*)\]\(([^)]+)\)|[&<>"]/g;
  return line.replace(pattern, (whole, code, strong, em, words, address) => {
    if (code !== undefined) return `<code>${escapeHtml(code)}</code>`;
    if (strong !== undefined) return `<strong>${inlineHtml(strong, linkTo)}</strong>`;
    if (em !== undefined) return `<em>${inlineHtml(em, linkTo)}</em>`;
    if (address === undefined) return signs[whole];
    const href = linkTo(address);
    const text = inlineHtml(words, linkTo);
    if (href === null) return text;
    return whole.startsWith("!")
      ? `<img src="${escapeHtml(href)}" alt="${escapeHtml(words)}">`
      : `<a href="${escapeHtml(href)}">${text}</a>`;
  });
}

/** @param {string} row of a table @returns {string[]} cells; a bar after a backslash is part of a cell */
const cellsOf = (row) =>
  row
    .trim()
    .replace(/^\||\|$/g, "")
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll("\\|", "|"));

/** @param {readonly string[]} lines @param {(address: string) => string | null} linkTo */
function tableHtml([head, , ...rows], linkTo) {
  const row = (/** @type {string} */ tag) => (/** @type {string} */ line) =>
    `<tr>${cellsOf(line)
      .map((cell) => `<${tag}>${inlineHtml(cell, linkTo)}</${tag}>`)
      .join("")}</tr>`;
  return `<div class="table" tabindex="0"><table>\n<thead>${row("th")(head)}</thead>\n<tbody>\n${rows.map(row("td")).join("\n")}\n</tbody></table></div>`;
}

/** @param {string} text */
const codeHtml = (text) => `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>`;

/** The lines of a paragraph or of an item. @param {string} text */
const oneLine = (text) => text.trim().replace(/\s*\n\s*/g, " ");

/** @param {readonly string[]} items @param {(address: string) => string | null} linkTo */
const itemsHtml = (items, linkTo) =>
  items
    .filter(Boolean)
    .map((item) => `<li>${inlineHtml(oneLine(item), linkTo)}</li>`)
    .join("\n");

/**
 * The kinds of blocks in the order in which they are tried: where a block ends, and what it becomes.
 * @type {[RegExp, (match: RegExpExecArray, linkTo: (address: string) => string | null) => string][]}
 */
const kinds = [
  [/^\n+|^<!--[^]*?-->\n?/, () => ""],
  [/^<a id="([\w-]+)"><\/a>\n/, ([, id]) => `<a id="${id}"></a>`],
  [/^```\w*\n([^]*?)\n```(?:\n|$)/, ([, code]) => codeHtml(code)],
  [
    /^(#{1,6}) (.*)(?:\n|$)/,
    ([, { length }, heading], linkTo) =>
      `<h${length} id="${anchorOf(heading)}">${inlineHtml(heading, linkTo)}</h${length}>`,
  ],
  [/^(?:\|.*(?:\n|$))+/, ([rows], linkTo) => tableHtml(rows.trim().split("\n"), linkTo)],
  [/^(?: {4}.*(?:\n|$)|\n(?= {4}))+/, ([code]) => codeHtml(code.replace(/^ {4}/gm, "").trimEnd())],
  [
    /^- (?:.*(?:\n|$))(?:(?:- | {2,}).*(?:\n|$))*/,
    ([list], linkTo) => `<ul>\n${itemsHtml(list.split(/^- /m), linkTo)}\n</ul>`,
  ],
  [
    /^1\. (?:.*(?:\n|$))(?:(?:\d+\. | {2,}).*(?:\n|$))*/,
    ([list], linkTo) => `<ol>\n${itemsHtml(list.split(/^\d+\. /m), linkTo)}\n</ol>`,
  ],
  [
    /^(?:[^\n]+(?:\n(?!- |1\. |\||```|#|<!--)|$)?)+/,
    ([paragraph], linkTo) => `<p>${inlineHtml(oneLine(paragraph), linkTo)}</p>`,
  ],
];

/**
 * @param {string} text in Markdown
 * @param {(address: string) => string | null} linkTo
 * @returns {string} what stands in the body of the page
 */
export function documentHtml(text, linkTo) {
  /** @type {string[]} */
  const blocks = [];
  let rest = text;
  while (rest !== "") {
    const [match, made] = kinds.flatMap(([pattern, make]) => {
      const found = pattern.exec(rest);
      return found && found[0] !== "" ? [/** @type {const} */ ([found, make])] : [];
    })[0];
    blocks.push(made(match, linkTo));
    rest = rest.slice(match[0].length);
  }
  return blocks.filter(Boolean).join("\n");
}
