/**
 * What the page asks the engine for when the player wants a new puzzle, with rules of its own or without: a level where
 * the teacher can judge the board in time, a number of givens elsewhere.
 *
 * @typedef {import("./layout.js").Layout} Layout
 * @typedef {Pick<Layout, "name" | "cellCount" | "digitCount" | "hasBoxes" | "variants"> & { grids: readonly unknown[]
 *   }} Shape
 * @typedef {"easy" | "medium" | "hard" | "expert" | "extreme"} LevelName
 * @typedef {"many" | "medium" | "few"} Amount
 * @typedef {"none" | "180" | "90" | "horizontal" | "vertical" | "diagonal" | "diagonals" | "full"} Symmetry
 * @typedef {[least: number, most: number]} Bounds
 * @typedef {object} Goal a goal as the engine takes it
 * @property {string} layout
 * @property {LevelName} [level]
 * @property {Symmetry} symmetry
 * @property {Bounds} [clues]
 * @property {Bounds} [rating]
 * @property {Bounds} [steps] of the path that are no singles
 * @property {{ shown?: readonly string[], required?: readonly string[], forbidden?: readonly string[] }} [techniques]
 * @property {boolean} [minimal]
 * @property {readonly number[]} [pattern] 1 for each cell with a given, 0 for the others
 * @property {string} [word] stands in a row, a column or a diagonal of the solution; a different letter for each digit
 * @property {number} [seed]
 * @property {1 | 2} [edition] which puzzles the seed stands for; 2, the newest, by default
 * @property {string} [rules] asks for a puzzle with rules of its own: "killer", or kinds with commas between them, each
 *   with a weight or without: "thermometer,arrow=2". Then there is no rating, step, technique or pattern
 * @property {Bounds} [cells] with rules: how many cells a cage of a killer has; of other rules the larger number is the
 *   most cells of a line or a cage
 */

/** What made puzzles with rules are made of. */
export const allMadeRules = /** @type {const} */ ([
  "killer",
  "thermometer",
  "arrow",
  "dots",
  "whisper",
  "renban",
  "zipper",
  "between",
  "region-sum-line",
  "quadruple",
  "sandwich",
  "x-sum",
  "skyscraper",
  "numbered-room",
  "counting-circles",
  "product-cage",
  "mix",
]);
/** @typedef {typeof allMadeRules[number]} MadeRules */

/** @type {readonly LevelName[]} */
export const levelNames = ["easy", "medium", "hard", "expert", "extreme"];
/** @type {readonly Amount[]} */
export const amounts = ["many", "medium", "few"];

/**
 * The rules of each kind, as the engine takes them, where they are not those of its name.
 * @type {Partial<Record<MadeRules, string>>}
 */
const mixes = { dots: "white-dot,black-dot", mix: "cage,thermometer,arrow,white-dot,renban" };
const rulesOf = (/** @type {MadeRules} */ kind) => mixes[kind] ?? kind;
/**
 * How many levels are too easy for a kind, where there are any: no technique of these levels is about its rules, so a
 * puzzle would be solved by its givens alone.
 * @type {Partial<Record<MadeRules, number>>}
 */
const tooEasy = { between: 1, quadruple: 1, sandwich: 2, "x-sum": 2, skyscraper: 2, "counting-circles": 1 };

/** Returns the kind whose rules these are; null for other rules. @param {string} rules @returns {MadeRules | null} */
export const madeRulesOf = (rules) => allMadeRules.find((kind) => rulesOf(kind) === rules) ?? null;

/**
 * Of the boards for puzzles with rules, by side: how many levels such puzzles have, and the largest cage of a killer.
 * Small boards hardly ever need a harder technique.
 * @type {Record<number, { levels: number, largest: number }>}
 */
const boardsWithRules = { 4: { levels: 2, largest: 3 }, 6: { levels: 3, largest: 4 }, 9: { levels: 5, largest: 5 } };
/** The sides of the boards that are offered for puzzles with rules. @type {readonly number[]} */
export const sidesWithRules = [4, 6, 9];

/** The largest side that puzzles are made for. */
export const largestMade = 25;
/** The numbers of digits of boards whose puzzles the teacher judges in a moment, whatever the regions and rules. */
const digitsWithLevels = { least: 5, most: 12 };

/**
 * Givens by level, as parts of the cells: 34–40 and 30–35 of 81. Easy puzzles have more givens, so that the first
 * digits are found soon.
 * @type {Partial<Record<LevelName, Bounds>>}
 */
const givensByLevel = { easy: [0.42, 0.494], medium: [0.37, 0.432] };
/**
 * Puzzles of larger sides and of several grids are found sooner without a number of givens: 0.1 s instead of 27 s for a
 * flower of medium level.
 */
const largestWithBounds = 12;
/** Several grids of fewer digits are chosen by their number of givens. */
const leastOfGrids = 6;
/** Puzzles of 6×6 and less with so many givens are hardly ever of medium level. */
const tightSide = 6;
/**
 * The sides with extreme puzzles. Smaller puzzles are hardly ever extreme, and each try at a larger one or at several
 * grids takes long: to find one takes many seconds (docs/generating.md, "Large boards").
 */
const extremeSides = { least: 9, most: 16 };

/**
 * The levels of boards that hardly have others: measured, as docs/generating.md tells, or proved (core/api/teaching,
 * levels_made()). The engine refuses the others. @type {Record<string, readonly LevelName[]>}
 */
const levelsOfBoards = { "2x2": ["easy"], "2x2+x": ["easy"], "1-9@7x7": ["easy", "medium", "expert"] };
/**
 * What hasLevels() answers, for a sentence: the boards of `least` to `most` digits and those of `named` have levels;
 * larger boards, and several grids of `leastOfGrids` digits or more, have them with boxes and without further rules.
 */
export const boardsWithLevels = {
  ...digitsWithLevels,
  leastOfGrids,
  named: Object.keys(levelsOfBoards).filter((name) => name.startsWith("2x2")),
};
/** Boards of five digits are hardly ever of a harder level. */
const levelsOfFive = levelNames.slice(0, 3);

/** Least and most givens of the boards most played. @type {Record<string, Record<Amount, Bounds>>} */
const bands = {
  "2x2": { many: [8, 9], medium: [6, 7], few: [4, 5] },
  "2x3": { many: [18, 20], medium: [14, 16], few: [10, 12] },
  "3x2": { many: [18, 20], medium: [14, 16], few: [10, 12] },
  "3x3": { many: [36, 40], medium: [30, 33], few: [24, 27] },
};
/**
 * Of all other boards, as parts of their cells; 0 and 0 for as few as the engine gets.
 * @type {Record<Amount, Bounds>}
 */
const shares = { many: [0.46, 0.5], medium: [0.4, 0.44], few: [0, 0] };
/** From this side on the engine gets no further than 42 to 46 % of the cells in a moment. */
const largeSide = 20;
/** @type {Record<Amount, Bounds>} */
const largeShares = { many: [0.54, 0.58], medium: [0.48, 0.52], few: [0, 0] };

/** Whether puzzles of the layout can be made. @param {Layout} layout */
export const canBeMade = (layout) => layout.digitCount <= largestMade && layout.cellCount <= largestMade ** 2;

/**
 * Whether puzzles of the layout can be asked for by level. With irregular regions or further rules, some drafts of
 * large boards take minutes to judge. Of several grids, those without further rules have levels.
 *
 * @param {Shape} layout
 */
export const hasLevels = ({ name, cellCount, digitCount, hasBoxes, variants, grids }) =>
  Object.hasOwn(levelsOfBoards, name) ||
  (digitCount >= digitsWithLevels.least &&
    (grids.length === 1
      ? (digitCount <= digitsWithLevels.most && cellCount <= digitsWithLevels.most ** 2) ||
        (cellCount === digitCount ** 2 && digitCount <= largestMade && hasBoxes && variants.length === 0)
      : digitCount >= leastOfGrids && digitCount <= largestMade && hasBoxes && variants.length === 0));

/**
 * Whether new puzzles of the layout are chosen by level; otherwise they are chosen by their number of givens.
 * @param {Shape} layout
 */
export const isChosenByLevel = (layout) => hasLevels(layout) && levelsOf(layout).length > 1;

/**
 * Returns the levels that puzzles of the layout can have.
 *
 * @param {Pick<Shape, "name" | "cellCount" | "digitCount" | "grids">} layout with rules, of one of `sidesWithRules`
 * @param {MadeRules | null} [madeRules]
 * @returns {readonly LevelName[]}
 */
export function levelsOf({ name, cellCount, digitCount, grids }, madeRules = null) {
  if (madeRules) {
    const first = tooEasy[madeRules] ?? 0;
    return levelNames.slice(first, Math.max(boardsWithRules[digitCount].levels, first + 1));
  }
  if (Object.hasOwn(levelsOfBoards, name)) return levelsOfBoards[name];
  if (digitCount < tightSide) return levelsOfFive;
  const isSquare = cellCount === digitCount ** 2 && grids.length === 1;
  const hasExtreme = isSquare && digitCount >= extremeSides.least && digitCount <= extremeSides.most;
  return hasExtreme ? levelNames : levelNames.slice(0, -1);
}

/**
 * Returns the level, or the nearest that puzzles of the layout can have.
 *
 * @param {Pick<Shape, "name" | "cellCount" | "digitCount" | "grids">} layout
 * @param {LevelName} level
 * @param {MadeRules | null} [madeRules]
 * @returns {LevelName}
 */
export function levelWithin(layout, level, madeRules = null) {
  const levels = levelsOf(layout, madeRules);
  if (levels.includes(level)) return level;
  const isTooEasy = levelNames.indexOf(level) < levelNames.indexOf(levels[0]);
  return /** @type {LevelName} */ (isTooEasy ? levels[0] : levels.at(-1));
}

/**
 * @param {Layout} layout
 * @param {Amount} amount
 * @returns {Bounds} least and most givens; 0 and 0 for as few as the engine gets
 */
export function bandOf({ name, digitCount, cellCount }, amount) {
  const [least, most] =
    bands[name]?.[amount] ??
    (digitCount < largeSide ? shares : largeShares)[amount].map((share) => Math.round(share * cellCount));
  return [least, most];
}

/**
 * @param {Layout} layout
 * @param {LevelName | Amount} choice a level for puzzles with rules, and where `isChosenByLevel` says so
 * @param {{ symmetry?: Symmetry, madeRules?: MadeRules | null }} [options] `madeRules`: the rules of the puzzle. Such
 *   puzzles have no symmetry, and boards of `sidesWithRules`
 * @returns {Goal}
 */
export function goalOf(layout, choice, { symmetry = "180", madeRules = null } = {}) {
  const { name, digitCount, cellCount } = layout;
  const level = /** @type {LevelName} */ (choice);
  if (madeRules)
    return {
      rules: rulesOf(madeRules),
      layout: name,
      level,
      symmetry: "none",
      ...(madeRules === "killer" && { cells: [1, boardsWithRules[digitCount].largest] }),
    };
  if (!isChosenByLevel(layout))
    return { layout: name, symmetry, clues: bandOf(layout, /** @type {Amount} */ (choice)) };
  const parts =
    (digitCount <= tightSide && level !== "easy") || digitCount > largestWithBounds || cellCount !== digitCount ** 2
      ? undefined
      : givensByLevel[level];
  return {
    layout: name,
    level,
    symmetry,
    ...(parts && { clues: [Math.round(parts[0] * cellCount), Math.round(parts[1] * cellCount)] }),
  };
}
