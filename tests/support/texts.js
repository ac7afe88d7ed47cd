/**
 * The texts of tests/data/texts: files, pastes and links of many programs, with what each must be read as. A line of
 * TRUTH.tsv is a name, a tab, and one of these, with further parts behind tabs:
 *
 * - `PUZZLE LINE LINE…`: the givens of the puzzles. The same puzzle several times in succession counts once. Parts:
 *   `layout=…`, `rules=…; …` in the words of Nonet, `solutions=N N…` (2: two or more) and `first=SOLUTION…` of each
 *   puzzle;
 * - `POSITION GIVENS DIGITS`: one puzzle with the digits that a player has placed. Part: `removed=r1c1<>5 …`, the
 *   candidates that the player has removed;
 * - `REFUSE WORD`: no puzzle, and an error that names the word.
 *
 * The truth comes from solvers that are not part of this repository.
 */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * @typedef {{ layout: string, givens: readonly number[], cells: readonly number[], candidates?: readonly (readonly
 *   number[])[] | null, rules?: readonly string[] | null }} ReadPuzzle
 * @typedef {{ kind: string, words: string[], parts: Record<string, string> }} Truth
 */

const folder = fileURLToPath(new URL("../data/texts/", import.meta.url));

/** @param {string} row @returns {[name: string, truth: Truth]} */
function truthOf(row) {
  const [name, first, ...more] = row.split("\t");
  const [kind, ...words] = first.split(" ");
  return [
    name,
    {
      kind,
      words,
      parts: Object.fromEntries(
        more.map((part) => [part.slice(0, part.indexOf("=")), part.slice(part.indexOf("=") + 1)]),
      ),
    },
  ];
}

/** @param {Uint8Array} bytes @returns {string} as a browser pastes it: without a byte order mark */
const textOf = (bytes) => new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : "utf-8").decode(bytes);

/** The texts in the order of their names. */
export const texts = readFileSync(`${folder}TRUTH.tsv`, "utf8")
  .trim()
  .split("\n")
  .map(truthOf)
  .map(([name, truth]) => {
    const file = `${folder}${name}`;
    return { name, file, truth, text: textOf(readFileSync(file)) };
  });

/** The files of the folder that the table does not name. */
export const filesWithoutTruth = readdirSync(folder).filter(
  (name) => name !== "TRUTH.tsv" && !texts.some((text) => text.name === name),
);

/** @param {readonly number[]} digits */
const lineOf = (digits) => digits.map((digit) => ".123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"[digit]).join("");

/** The layout, with regions numbered in the order in which they come. @param {string} layout */
function regionsOf(layout) {
  const [shape, ...variants] = layout.split("+");
  const labels = shape.slice("jigsaw:".length).split(shape.includes(",") ? "," : "");
  return shape.startsWith("jigsaw")
    ? [labels.map((label) => labels.indexOf(label)).join(), ...variants].join("+")
    : layout;
}

/** The cells of a range such as r1c1-r1c3. @param {string} range */
function cellsOf(range) {
  const [row, column, lastRow, lastColumn] = (range.match(/\d+/g) ?? []).map(Number);
  const steps = Math.max(Math.abs(lastRow - row), Math.abs(lastColumn - column));
  if (!steps) return [range];
  return Array.from(
    { length: steps + 1 },
    (_, i) => `r${row + (i * (lastRow - row)) / steps}c${column + (i * (lastColumn - column)) / steps}`,
  );
}

/** @param {readonly string[]} rules */
const sortedRules = (rules) =>
  rules
    .map((rule) => rule.split(" ").flatMap(cellsOf).sort().join(" "))
    .sort()
    .join("; ");

/**
 * Returns how the puzzles of a text differ from the truth; the empty string when they do not.
 *
 * @param {Truth} truth
 * @param {readonly ReadPuzzle[]} read
 * @param {string} said the errors, as texts
 */
export function differenceFrom({ kind, words, parts }, read, said) {
  const puzzles = read.filter(({ givens }, i) => i === 0 || givens.join() !== read[i - 1].givens.join());
  if (kind === "REFUSE") {
    if (puzzles.length) return `${puzzles.length} puzzles instead of none`;
    return said.toLowerCase().includes(words[0].toLowerCase()) ? "" : `the errors do not name ${words[0]}: ${said}`;
  }
  const wanted = kind === "POSITION" ? words[0] : words.join(" ");
  const givens = puzzles.map((puzzle) => lineOf(puzzle.givens)).join(" ");
  if (givens !== wanted) return `the givens are ${givens}. ${said}`;
  if (said) return said;
  const [{ layout, cells, candidates, rules }] = puzzles;
  const side = Math.sqrt(cells.length);
  if (kind === "POSITION" && lineOf(cells) !== words[1]) return `the digits are ${lineOf(cells)}`;
  for (const gone of parts.removed?.split(" ") ?? []) {
    const [row, column, digit] = (gone.match(/\d+/g) ?? []).map(Number);
    if (!candidates || candidates[(row - 1) * side + column - 1].includes(digit))
      return `the candidate ${gone} is there`;
  }
  if (parts.layout && regionsOf(layout) !== regionsOf(parts.layout)) return `the layout is ${layout}`;
  if (parts.rules && sortedRules(rules ?? []) !== sortedRules(parts.rules.split("; ")))
    return `the rules are ${rules?.join("; ")}`;
  return "";
}
