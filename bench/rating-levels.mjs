#!/usr/bin/env node
// nonet rate --level FILE | node bench/rating-levels.mjs > chart.svg
// Draws, for each range of Sudoku Explainer ratings, how many of the puzzles have each level of the teacher.

import { readFileSync } from "node:fs";
import { Failure, script } from "./runs.mjs";

const levels = ["easy", "medium", "hard", "expert", "extreme"];
const colors = ["#4c9f70", "#9cc069", "#e3b23c", "#d9773f", "#9a3d5c"];
/** The color of the figure in each bar. */
const figureColors = ["#fff", "#222", "#222", "#222", "#fff"];
/** The first rating of each range. */
const ranges = [1.0, 1.7, 2.3, 2.6, 3.2, 4.2, 4.5, 5.6, 6.5, 7.1, 7.5, 8.0, 8.5, 9.0];

const [rowHeight, left, top, barWidth] = [30, 110, 64, 560];
const width = left + barWidth + 90;

/** @param {string} text answers of `nonet rate --level` @returns {number[][]} number of puzzles by range and level */
function counted(text) {
  const counts = ranges.map(() => levels.map(() => 0));
  for (const line of text.split("\n")) {
    const [, rating, level] = / ED=(\d+\.\d)\S* (\w+)/.exec(line) ?? [];
    if (!rating) continue;
    const range = ranges.findLastIndex((from) => from <= Number(rating));
    counts[range][levels.indexOf(level)] += 1;
  }
  if (!counts.flat().some(Boolean)) throw new Failure("Standard input has no answers of nonet rate --level");
  return counts;
}

/** @param {number} range */
function nameOf(range) {
  const to = ranges[range + 1];
  return to ? `${ranges[range].toFixed(1)} – ${(to - 0.1).toFixed(1)}` : `${ranges[range].toFixed(1)} and more`;
}

/** @param {number[]} row @param {number} range */
function bar(row, range) {
  const total = row.reduce((sum, count) => sum + count, 0);
  if (total === 0) return "";
  const y = top + range * rowHeight;
  let x = left;
  const parts = row.map((count, level) => {
    const share = (count / total) * barWidth;
    const from = x;
    x += share;
    const label =
      share > 34
        ? `<text x="${(from + share / 2).toFixed(1)}" y="${y + 16}" text-anchor="middle" fill="${figureColors[level]}">${Math.round((100 * count) / total)} %</text>`
        : "";
    return count
      ? `<rect x="${from.toFixed(1)}" y="${y}" width="${share.toFixed(1)}" height="22" fill="${colors[level]}"/>${label}`
      : "";
  });
  return `<text x="${left - 10}" y="${y + 16}" text-anchor="end">${nameOf(range)}</text>${parts.join("")}<text x="${left + barWidth + 10}" y="${y + 16}">${total}</text>`;
}

script(() => {
  const counts = counted(readFileSync(0, "utf8"));
  const height = top + ranges.length * rowHeight + 10;
  const legend = levels.map(
    (level, i) =>
      `<rect x="${left + i * 100}" y="34" width="14" height="14" fill="${colors[i]}"/><text x="${left + 20 + i * 100}" y="46">${level}</text>`,
  );
  console.log(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="13" fill="#333">
<rect width="${width}" height="${height}" fill="#fff"/>
<text x="10" y="20" font-size="15" font-weight="bold">Level of the teacher by Sudoku Explainer rating (ER)</text>
${legend.join("\n")}
<text x="${left + barWidth + 10}" y="46">puzzles</text>
${counts.map(bar).filter(Boolean).join("\n")}
</svg>`);
});
