/**
 * A text with the signs that readers of puzzles know: full-width digits as plain digits, and Markdown tables as rows
 * with commas. The lines keep their numbers, so that an error names its line.
 */

/** A row of a Markdown table. */
const row = /^\s*\|(.*)\|\s*$/;
/** The row below the head of a Markdown table: it says how the columns are aligned. */
const rule = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/;

/** @param {string} text */
export const withPlainSigns = (text) =>
  withoutTables(text.replace(/[０-９．]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)));

/** @param {string} text */
function withoutTables(text) {
  const lines = text.split("\n");
  const isHead = (/** @type {number} */ at) => row.test(lines[at] ?? "") && !row.test(lines[at - 1] ?? "");
  const rules = lines.flatMap((line, at) => (rule.test(line) && isHead(at - 1) ? [at] : []));
  if (rules.length === 0) return text;
  for (const at of rules) {
    const head = cellsOf(lines[at - 1]);
    let end = at + 1;
    while (end < lines.length && row.test(lines[end])) end += 1;
    const body = lines.slice(at + 1, end).map(cellsOf);
    // A head above as many rows as columns names the columns.
    const isNamed = body.length === head.length;
    if (!isSquare(isNamed ? body : [head, ...body])) continue;
    [lines[at - 1], lines[at]] = ["", isNamed ? "" : head.join()];
    body.forEach((cells, i) => {
      lines[at + 1 + i] = cells.join();
    });
  }
  return lines.join("\n");
}

/** The side of the smallest board, and the most signs of a digit. */
const [leastSide, mostSigns] = [4, 2];

/** Whether rows are those of a puzzle. @param {readonly string[][]} rows */
const isSquare = (rows) =>
  rows.length >= leastSide &&
  rows.every((cells) => cells.length === rows.length && cells.every((cell) => cell.length <= mostSigns));

/** The texts between the bars of a row; bold and code are given digits as others write them. @param {string} line */
const cellsOf = (line) => (row.exec(line)?.[1] ?? "").split("|").map((cell) => cell.replace(/[*_`\s]/g, ""));
