#!/usr/bin/env node
// Writes docs/rules.md, the table of the kinds of rules, and a picture of each kind (docs/pictures/rules):
// rule-pages.mjs The kinds are those of web/model/puzzle-rules.js, the sentences those of the page, the pictures those
// of its legend.

import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { printPalette } from "../web/board/print-palette.js";
import { screenColours } from "../web/board/rules/rule-colours.js";
import { ruleSample, ruleSwatch } from "../web/board/rules/rule-legend.js";
import { renderSvg } from "../web/board/svg.js";
import words from "../web/i18n/catalogues/en/rules.json" with { type: "json" };
import { ownRuleTable } from "../web/model/puzzle-rules.js";

/** @typedef {import("../web/model/puzzle-rules.js").OwnRuleKind} OwnRuleKind */

const docs = fileURLToPath(new URL("../docs/", import.meta.url));
/** The colours of a light page; black lines on white. */
const palette = {
  ...printPalette,
  ...Object.fromEntries(
    Object.entries(screenColours).map(([name, value]) => [name, /\((#\w+)/.exec(value)?.[1] ?? ""]),
  ),
};

const say = (/** @type {string} */ key) => /** @type {Record<string, string>} */ (words)[key];
const nameOf = (/** @type {OwnRuleKind} */ kind) => say(`rule.${kind}.name`);
const names = (/** @type {readonly string[]} */ all) => new Intl.ListFormat("en-GB").format(all);

/** Returns the picture of a kind as a document; null for kinds that are not drawn. @param {OwnRuleKind} kind */
function pictureOf(kind) {
  const list = ruleSwatch(kind);
  if (!list) return null;
  const margin = 3;
  const [width, height] = [list.width + 2 * margin, list.height + 2 * margin];
  const drawn = renderSvg(list, palette, {
    area: { x: margin, y: margin, width: list.width, height: list.height },
  }).replace(/^<svg xmlns="[^"]*"/, "<svg");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${2 * width}" height="${2 * height}" viewBox="0 0 ${width} ${height}"><title>${nameOf(kind)}</title><rect width="${width}" height="${height}" fill="#fff"/>${drawn}</svg>\n`;
}

/** Returns the pictures by the names of their files. */
export const rulePictures = () =>
  new Map(
    ownRuleTable.flatMap(({ kind }) => {
      const picture = pictureOf(kind);
      return picture ? [[`${kind}.svg`, picture]] : [];
    }),
  );

/** Returns the page. */
export function rulePage() {
  const rows = ownRuleTable.map(({ kind }) => {
    const [[text]] = ruleSample(kind);
    const picture = ruleSwatch(kind) ? `![${nameOf(kind)}](pictures/rules/${kind}.svg)` : "not drawn";
    return `| ${picture} | ${nameOf(kind)} | ${say(`rule.${kind}.rule`)} | \`${text}\` |`;
  });
  const returning = ownRuleTable.filter(({ shape }) => shape === "path").map(({ kind }) => nameOf(kind).toLowerCase());
  return `# Kinds of rules

The rules that a puzzle can have besides those of its layout. \`tools/rule-pages.mjs\` writes this page. A text of a rule is the id of its kind, its values separated by
commas if it has any, and its cells; a range such as \`r1c1-r1c4\` goes straight from cell to cell. [Formats](formats.md) says where such texts are read.

No kind differs by its colour alone: lines differ by their width, by a pattern along their middle, or by their ends. On paper all colours are greys. Rules about the
whole grid are not drawn; the legend and the printed sheet name them.

| picture | kind | rule | text |
|---|---|---|---|
${rows.join("\n")}

## Lines that return to a cell

A line of these kinds may come back to a cell: ${names(returning)}. The line then lists the cell again.
A closed line lists its first cell again at its end, as in \`whisper 5 r1c1 r1c2 r2c2 r2c1 r1c1\`. A line that crosses itself lists the cell of the crossing twice.

- Cells next to each other in the list are neighbours. On a closed line, the cells on both sides of the first cell are neighbours of this cell, so that the line has no end there.
- A sum counts a digit as often as the line comes to its cell. A closed region sum line that begins inside a box is in this box until the line leaves the box, and its first cell counts once.
- A cell never follows itself.

Rules of all other kinds have each cell only once. A text that lists a cell twice in such a rule is refused. The digits of a thermometer increase, so a thermometer can never return.

## What drawings suggest

SudokuPad draws most rules without stating them. \`nonet --recognise\`, the page and \`parse()\` look at the drawing and at the English words of the puzzle
([decision 73](decisions/0073-recognition-of-drawings.md)). A suggestion is \`sure\` when the words name its kind, or say what it means. A \`likely\` one has a look with one
meaning by convention, in a puzzle without words. Every other suggestion is \`low\`; the command line
names it and does not add it. Words such as "doubler", "value", "liar" or "one is false" say that rules may mean something else than they
look like: then nothing is \`sure\`. If the text has the author's solution, each rule is held against it; what the solution breaks
was read wrongly, and is named among the rules that were left out. The page lists all, and ticks those that are sure. What the puzzle cannot have, such as a thermometer that
returns to a cell, is named among the rules that were left out.

A drawing may have several readings. The first reading counts if it leaves one solution. Otherwise another reading counts if it alone leaves one solution,
and the command line and the page say in what it differs: a thermometer is slow, strokes are apart or one line, numbers beside the grid are sandwiches, X-sums,
skyscrapers or numbered rooms, a line has the other kind of its colour. Of readings with the same solution, the one that differs least counts. What the words do not
name needs the author's solution, too. So does another reading where a rule of the puzzle is missing, or where there are more than 32 readings.

| drawing | suggested | without words |
|---|---|---|
| a line with a filled circle of its colour at one end, and its branches | thermometer; slow thermometer if the words say so | likely when grey |
| a line with circles, or with diamonds, at both ends | between, double arrow, lockout: the one that the words name | low |
| a line without anything at its ends | the kind that the words name and that mostly has this colour; or the one kind that they name, if all such lines have one colour | low |
| a thin line from corner to corner | diagonal | likely |
| an arrow that begins at a circle of one or more cells | arrow | likely |
| a number outside with a short diagonal arrow | little killer | likely |
| a number outside beside a row or column | sandwich, X-sum, skyscrapers, numbered room: the one that the words name | low |
| a small white or black circle on an edge, with or without a number | dot | likely |
| a small dot of another colour on an edge | consecutive or in a ratio, if a sentence says so of its colour | nothing |
| X, V or a sign on an edge | pair sum, inequality | likely |
| a circle with digits where four cells meet | quadruple | likely |
| a grey circle or a grey square inside a cell | odd, even, if the words say so | low |
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(`${docs}pictures/rules`, { recursive: true });
  for (const [name, picture] of rulePictures()) writeFileSync(`${docs}pictures/rules/${name}`, picture);
  writeFileSync(`${docs}rules.md`, rulePage());
}
