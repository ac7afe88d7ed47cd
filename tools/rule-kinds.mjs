#!/usr/bin/env node
// Writes the page's tables of the kinds of rules, web/model/rule-kinds.js and rule-limits.js, from the engine's:
// rule-kinds.mjs build/bin/nonet

import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import prettier from "prettier";

const folder = fileURLToPath(new URL("../web/model/", import.meta.url));
/** The sides that puzzles with rules can have. */
const sides = Array.from({ length: 15 }, (_, i) => i + 2);
const usual = sides.indexOf(9);

/** What `nonet rules --json` says for a side. @param {string} program @param {number} side @returns {any[]} */
const kindsFor = (program, side) =>
  execFileSync(program, ["rules", "--json", "--layout", `1x${side}`], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line))
    .filter(({ belongsTo }) => belongsTo === "puzzle");

/** The number that divides just the sides that a kind fits. @param {readonly boolean[]} fits for each side */
const divisorOf = (fits) =>
  [1, ...sides].find((divisor) => fits.every((isFit, i) => isFit === (sides[i] % divisor === 0)));

/** Returns the texts of the files by their names. @param {string} program @returns {Promise<Map<string, string>>} */
export async function ruleKindFiles(program) {
  const bySide = sides.map((side) => kindsFor(program, side));
  const style = await prettier.resolveConfig(`${folder}rule-kinds.js`);
  const formatted = (/** @type {string} */ text) => prettier.format(text, { ...style, parser: "babel" });
  return new Map([
    ["rule-kinds.js", await formatted(kindsFile(bySide))],
    ["rule-limits.js", await formatted(limitsFile(bySide))],
  ]);
}

/** @param {readonly any[][]} bySide */
function kindsFile(bySide) {
  const rows = bySide[usual].map(({ kind, shape, needsSquare, values }, place) => {
    const fits = bySide.map((kinds) => kinds[place].fitsSide);
    const most = sides[fits.lastIndexOf(true)];
    const isBounded = fits.every((isFit, i) => isFit === sides[i] <= most);
    const divisor = isBounded ? 1 : divisorOf(fits);
    if (!divisor) throw new Error(`${kind} fits sides that no number divides: the page's table cannot say them`);
    return [
      `{ kind: "${kind}", shape: "${shape}"`,
      ...(values
        ? [`values: [${values.fewest}, ${values.rowLength && values.most > 1 ? Infinity : values.most}]`]
        : []),
      ...(divisor === 1 ? [] : [`sideDivisor: ${divisor}`]),
      ...(isBounded && most < sides[sides.length - 1] ? [`mostDigits: ${most}`] : []),
      ...(needsSquare ? ["needsSquare: true"] : []),
      ...(values?.rowLength ? ["isTable: true"] : []),
    ].join(", ");
  });
  return `/**
 * The kinds of rules that a puzzle can have, as the engine has them. \`tools/rule-kinds.mjs\` writes this file from
 * \`nonet rules --json\`.
 */

/** In the order of the engine, which is a part of the order of rules. */
export const ownRuleTable = /** @type {const} @satisfies {readonly import("./puzzle-rules.js").OwnRuleRow[]} */ ([
${rows.map((row) => `  ${row} },`).join("\n")}
]);
`;
}

/** @param {readonly any[][]} bySide */
function limitsFile(bySide) {
  const listed = (/** @type {(row: any) => number} */ numberOf, /** @type {number} */ place) =>
    `[${bySide.map((kinds) => numberOf(kinds[place])).join(", ")}]`;
  const rows = bySide[usual].flatMap(({ kind, values }, place) =>
    values ? [`  "${kind}": [${values.least}, ${listed((row) => row.values.greatest, place)}],`] : [],
  );
  const cellRows = bySide[usual].flatMap(({ kind, cells }, place) =>
    cells
      ? [
          `  "${kind}": [${[cells.fewest ?? 0, ...(cells.most ? [listed((row) => row.cells.most, place)] : [])].join(", ")}],`,
        ]
      : [],
  );
  const makeable = bySide[usual].flatMap((row) => (row.makeable ? [`"${row.kind}"`] : []));
  const sumRows = bySide[usual].flatMap(({ kind, values }) =>
    values?.sumOf ? [`  "${kind}": "${values.sumOf}",`] : [],
  );
  return `/**
 * How small and how large the values of kinds of rules can be, how many cells they can have, and which kinds can be
 * made. \`tools/rule-kinds.mjs\` writes this file from \`nonet rules --json\`.
 */

/**
 * The largest value is listed for each side, from ${sides[0]}.
 * @type {Partial<Record<import("./puzzle-rules.js").OwnRuleKind, readonly [least: number, greatest: readonly
 *   number[]]>>}
 */
export const ruleLimits = {
${rows.join("\n")}
};

/**
 * The kinds whose rules have a fewest or a most number of cells beyond what their shape says. The most are listed for
 * each side, from ${sides[0]}; absent where there is no limit.
 * @type {Partial<Record<import("./puzzle-rules.js").OwnRuleKind, readonly [fewest: number, most?: readonly number[]]>>}
 */
export const cellLimits = {
${cellRows.join("\n")}
};

/**
 * The kinds whose value is the sum of the digits in the cells.
 * @type {Partial<Record<import("./puzzle-rules.js").OwnRuleKind, "digits" | "different-digits">>}
 */
export const ruleSums = {
${sumRows.join("\n")}
};

/** The kinds of rules that the engine makes puzzles with. */
export const makeableKinds = [${makeable.join(", ")}];
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , program] = process.argv;
  if (!program) throw new Error("usage: rule-kinds.mjs NONET");
  for (const [name, text] of await ruleKindFiles(program)) writeFileSync(`${folder}/${name}`, text);
}
