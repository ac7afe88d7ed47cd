/**
 * Counts the pages of a book before its puzzles are made: each section has boards of its layout and its level, with
 * digits and rules that are no puzzle.
 */
import { symbolOf } from "../model/digits.js";
import { layoutNamed } from "../model/layout.js";
import { hasLevels, levelsOf } from "../model/puzzle-goal.js";
import { ruleSample } from "../board/rules/rule-legend.js";

/** @typedef {import("./print-settings.js").PrintSettings} PrintSettings */
/** @typedef {import("./job.js").PuzzlesJob} PuzzlesJob */

/**
 * @param {PrintSettings} settings
 * @returns {PuzzlesJob | null} null where the pages depend on the puzzles: QR codes, levels and ratings
 *   that a goal does not name, other work than new puzzles
 */
export function placeholdersFor({ work, look: { show, book } }) {
  if (work.kind !== "new" || work.copies > 1 || show.code || show.rating || show.clues) return null;
  /** @type {{ title: string, puzzles: import("./job.js").PrintedPuzzle[] }[]} */
  const sections = [];
  // The words of Nonet about a book name the levels that occur.
  const namesLevels = book?.parts?.some((part) => part.kind === "about" && !part.text) ?? true;
  for (const { title, count, goal, face } of work.sections) {
    const layout = layoutNamed(anyRegions(goal.layout ?? "3x3"));
    if (!layout) return null;
    const levels = hasLevels(layout) ? levelsOf(layout) : [];
    const level = goal.level ?? (levels.length === 1 ? levels[0] : null);
    if (!level && namesLevels) return null;
    const puzzle = puzzleOf(layout, {
      level,
      ...(goal.rules && { rules: rulesIn(goal.rules) }),
      ...((goal.word || face) && { face: goal.word ? `word:${goal.word}` : face }),
    });
    sections.push({ title, puzzles: Array.from({ length: count }, () => puzzle) });
  }
  return { kind: "puzzles", sections };
}

/**
 * Returns a layout with irregular regions in place of random ones: rows that exchange a cell.
 * @param {string} name
 */
function anyRegions(name) {
  const side = Number(/^jigsaw:(\d{1,2})$/.exec(name)?.[1] ?? 0);
  if (!side) return name;
  const region = (/** @type {number} */ row, /** @type {number} */ column) => {
    const isPaired = row - (row % 2) + 1 < side;
    if (isPaired && row % 2 === 0 && column === side - 1) return row + 1;
    return isPaired && row % 2 === 1 && column === 0 ? row - 1 : row;
  };
  const cells = Array.from({ length: side * side }, (_, i) => region(Math.floor(i / side), i % side));
  return `jigsaw:${cells.map((each) => symbolOf(each + 1, side)).join("")}`;
}

/** @param {string} rules of a goal, such as "killer" or "arrow,white-dot=2" */
function rulesIn(rules) {
  const kinds = rules === "killer" ? ["cage"] : rules.split(",").map((each) => each.split("=")[0]);
  return kinds.flatMap((kind) => ruleSample(/** @type {import("../model/puzzle-rules.js").OwnRuleKind} */ (kind))[0]);
}

/**
 * @param {import("../model/layout.js").Layout} layout
 * @param {Pick<import("./job.js").PrintedPuzzle, "level" | "rules" | "face">} given
 * @returns {import("./job.js").PrintedPuzzle}
 */
const puzzleOf = ({ name, cellCount }, given) => ({
  layout: name,
  givens: Array(cellCount).fill(1),
  entries: null,
  candidates: null,
  solution: Array(cellCount).fill(1),
  title: "",
  rating: null,
  ...given,
});
