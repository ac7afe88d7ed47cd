#!/usr/bin/env node
// nonet rate FILE | node bench/distribution.mjs [--chart clues|ratings] > chart.svg The numbers of clues and the Sudoku
// Explainer ratings (ER) of random minimal puzzles: as tables, or as a chart. Beside the measured share stands the
// share among all minimal puzzles, estimated from the literature.

import { readFileSync } from "node:fs";
import { Failure, script, table } from "./runs.mjs";

/**
 * The share of all minimal puzzles that have each number of clues, in per cent: D. Berthier, "Unbiased statistics of a
 * constraint satisfaction problem: a controlled-bias generator", 2009, as refined later from six million puzzles.
 * @type {Record<number, number>}
 */
const shareOfAll = {
  20: 1.32e-7,
  21: 3.4e-5,
  22: 0.00348,
  23: 0.148,
  24: 2.28,
  25: 13.42,
  26: 31.91,
  27: 32.71,
  28: 15.48,
  29: 3.598,
  30: 0.41,
  31: 0.0241,
  32: 0.00102,
};

/** @typedef {{clues: number, er: number}} Puzzle */

/** @param {string} text answers of `nonet rate` @returns {Puzzle[]} */
function puzzlesIn(text) {
  const puzzles = [];
  for (const line of text.split("\n")) {
    const [, puzzle, er] = /^(\S{81}) ED=(\d+\.\d)/.exec(line) ?? [];
    if (er) puzzles.push({ clues: puzzle.replace(/[.0]/g, "").length, er: Number(er) });
  }
  if (puzzles.length === 0) throw new Failure("Standard input has no answers of nonet rate");
  return puzzles;
}

/** @param {number[]} values @param {(index: number) => number} [weight] */
function meanAndDeviation(values, weight = () => 1) {
  let [total, sum, squares] = [0, 0, 0];
  values.forEach((value, index) => {
    total += weight(index);
    sum += weight(index) * value;
    squares += weight(index) * value * value;
  });
  const mean = sum / total;
  return { mean, deviation: Math.sqrt(squares / total - mean * mean) };
}

/**
 * @param {Puzzle[]} puzzles
 * @param {(puzzle: Puzzle) => number} keyOf
 * @returns {Map<number, number>} how many puzzles have each key, in order
 */
function countedBy(puzzles, keyOf) {
  const counts = new Map();
  for (const puzzle of puzzles) counts.set(keyOf(puzzle), (counts.get(keyOf(puzzle)) ?? 0) + 1);
  return new Map([...counts].sort(([left], [right]) => left - right));
}

/** The weight of a puzzle by which the sample gets the shares of all minimal puzzles. @param {Puzzle[]} puzzles */
function weightsOf(puzzles) {
  const counts = countedBy(puzzles, ({ clues }) => clues);
  return puzzles.map(({ clues }) => (shareOfAll[clues] ?? 0) / /** @type {number} */ (counts.get(clues)));
}

const percent = (/** @type {number} */ share) =>
  share >= 0.01 ? share.toFixed(2) : share === 0 ? "0" : share.toPrecision(1);

/** @param {Puzzle[]} puzzles */
function tables(puzzles) {
  const byClues = countedBy(puzzles, ({ clues }) => clues);
  const weights = weightsOf(puzzles);
  const all = puzzles.length;
  const ratings = puzzles.map(({ er }) => er);
  const clues = meanAndDeviation(puzzles.map((each) => each.clues));
  const measured = meanAndDeviation(ratings);
  const weighted = meanAndDeviation(ratings, (index) => weights[index]);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const byRating = countedBy(puzzles, ({ er }) => er);
  const weightOf = (/** @type {number} */ er) =>
    puzzles.reduce((sum, each, index) => sum + (each.er === er ? weights[index] : 0), 0);
  const byNumber = (/** @type {number} */ number) => {
    const those = puzzles.filter((each) => each.clues === number).map(({ er }) => er);
    return meanAndDeviation(those).mean.toFixed(2);
  };
  return [
    `${all} puzzles. Clues: mean ${clues.mean.toFixed(2)}, standard deviation ${clues.deviation.toFixed(2)}. ER: mean ${measured.mean.toFixed(2)}, standard deviation ${measured.deviation.toFixed(2)}; with the shares of all minimal puzzles as weights: mean ${weighted.mean.toFixed(2)}, standard deviation ${weighted.deviation.toFixed(2)}.`,
    table(
      ["clues", "puzzles", "share in %", "share of all minimal puzzles in %", "mean ER"],
      [...byClues].map(([number, count]) => [
        String(number),
        String(count),
        percent((100 * count) / all),
        percent(shareOfAll[number] ?? 0),
        byNumber(number),
      ]),
    ),
    table(
      ["ER", "puzzles", "share in %", "weighted share in %"],
      [...byRating].map(([er, count]) => [
        er.toFixed(1),
        String(count),
        percent((100 * count) / all),
        percent((100 * weightOf(er)) / total),
      ]),
    ),
  ].join("\n\n");
}

/**
 * @param {{title: string, label: string, keys: string[], series: {name: string, color: string, shares: number[]}[]}}
 *   chart shares in per cent
 */
function chartOf({ title, label, keys, series }) {
  const [left, top, height, slot] = [60, 70, 260, 600 / keys.length];
  const most = Math.max(...series.flatMap(({ shares }) => shares));
  const step = most > 20 ? 10 : 5;
  const highest = Math.ceil(most / step) * step;
  const yOf = (/** @type {number} */ share) => top + height - (share / highest) * height;
  const lines = Array.from({ length: highest / step + 1 }, (_, index) => index * step).map(
    (share) =>
      `<path d="M${left} ${yOf(share).toFixed(1)}h600" stroke="#ddd"/><text x="${left - 8}" y="${(yOf(share) + 4).toFixed(1)}" text-anchor="end">${share} %</text>`,
  );
  const width = (0.8 * slot) / series.length;
  const bars = series.flatMap(({ color, shares }, which) =>
    shares.map((share, index) => {
      const x = left + index * slot + 0.1 * slot + which * width;
      return `<rect x="${x.toFixed(1)}" y="${yOf(share).toFixed(1)}" width="${width.toFixed(1)}" height="${(top + height - yOf(share)).toFixed(1)}" fill="${color}"/>`;
    }),
  );
  const marks = keys.map(
    (key, index) =>
      `<text x="${(left + (index + 0.5) * slot).toFixed(1)}" y="${top + height + 18}" text-anchor="middle">${key}</text>`,
  );
  const legend = series.map(
    ({ name, color }, index) =>
      `<rect x="${left + index * 250}" y="36" width="14" height="14" fill="${color}"/><text x="${left + 20 + index * 250}" y="48">${name}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="690" height="${top + height + 50}" viewBox="0 0 690 ${top + height + 50}" font-family="sans-serif" font-size="13" fill="#333">
<rect width="690" height="${top + height + 50}" fill="#fff"/>
<text x="10" y="20" font-size="15" font-weight="bold">${title}</text>
${[...legend, ...lines, ...bars, ...marks].join("\n")}
<text x="${left + 300}" y="${top + height + 40}" text-anchor="middle">${label}</text>
</svg>`;
}

const [ours, all] = ["#4477aa", "#ddaa44"];

/** @param {Puzzle[]} puzzles */
function chartOfClues(puzzles) {
  const counts = countedBy(puzzles, ({ clues }) => clues);
  const keys = Array.from({ length: 12 }, (_, index) => 20 + index);
  return chartOf({
    title: `Number of clues of ${puzzles.length} random minimal puzzles`,
    label: "number of clues",
    keys: keys.map(String),
    series: [
      {
        name: "nonet generate --minimal",
        color: ours,
        shares: keys.map((key) => (100 * (counts.get(key) ?? 0)) / puzzles.length),
      },
      { name: "all minimal puzzles (Berthier)", color: all, shares: keys.map((key) => shareOfAll[key] ?? 0) },
    ],
  });
}

/** @param {Puzzle[]} puzzles */
function chartOfRatings(puzzles) {
  const weights = weightsOf(puzzles);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const ranges = Array.from({ length: 17 }, (_, index) => 1 + index / 2);
  const isIn = (/** @type {Puzzle} */ { er }, /** @type {number} */ from) =>
    er >= from - 1e-9 && er < from + 0.5 - 1e-9;
  return chartOf({
    title: `Sudoku Explainer rating (ER) of ${puzzles.length} random minimal puzzles`,
    label: "ER from this value to 0.4 more",
    keys: ranges.map((from) => from.toFixed(1)),
    series: [
      {
        name: "nonet generate --minimal",
        color: ours,
        shares: ranges.map((from) => (100 * puzzles.filter((each) => isIn(each, from)).length) / puzzles.length),
      },
      {
        name: "weighted to all minimal puzzles",
        color: all,
        shares: ranges.map(
          (from) =>
            (100 * puzzles.reduce((sum, each, index) => sum + (isIn(each, from) ? weights[index] : 0), 0)) / total,
        ),
      },
    ],
  });
}

script(() => {
  const [option, wanted] = process.argv.slice(2);
  const charts = { clues: chartOfClues, ratings: chartOfRatings };
  if (option !== undefined && (option !== "--chart" || !Object.hasOwn(charts, wanted)))
    throw new Failure("usage: nonet rate FILE | node bench/distribution.mjs [--chart clues|ratings]");
  const puzzles = puzzlesIn(readFileSync(0, "utf8"));
  console.log(wanted ? charts[/** @type {keyof typeof charts} */ (wanted)](puzzles) : tables(puzzles));
});
