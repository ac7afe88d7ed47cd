/**
 * What the page asks the engine for when the player wants a new puzzle with rules of its own.
 *
 * @typedef {keyof typeof rulesOf} RuledKind
 * @typedef {import("./puzzle-goal.js").LevelName} LevelName
 * @typedef {{ rules: string, layout: string, level: LevelName, cells?: [number, number], seed?: number }} RuledGoal a goal as the engine takes it
 */
import { levelNames } from "./puzzle-goal.js";

/** The rules of each kind, as the engine takes them. */
const rulesOf = /** @type {const} */ ({
  killer: "killer", thermometer: "thermometer", arrow: "arrow", dots: "white-dot,black-dot", whisper: "whisper", renban: "renban",
  mix: "cage,thermometer,arrow,white-dot,renban",
});
export const ruledKinds = /** @type {readonly RuledKind[]} */ (Object.keys(rulesOf));

/**
 * The boards: the largest cage of a killer, and how many of the levels such puzzles have. Small boards hardly ever need a harder technique.
 * @type {Record<number, { layout: string, largest: number, levels: number }>}
 */
const boards = { 4: { layout: "2x2", largest: 3, levels: 2 }, 6: { layout: "2x3", largest: 4, levels: 3 }, 9: { layout: "3x3", largest: 5, levels: 5 } };
/** The sides of the boards. @type {readonly number[]} */
export const ruledSides = [4, 6, 9];

/** @param {number} side one of ruledSides @returns {readonly LevelName[]} */
export const ruledLevels = (side) => levelNames.slice(0, boards[side].levels);

/** The level, or the hardest that puzzles of the side have. @param {number} side @param {LevelName} level @returns {LevelName} */
export const ruledLevelWithin = (side, level) => (ruledLevels(side).includes(level) ? level : /** @type {LevelName} */ (ruledLevels(side).at(-1)));

/** @param {RuledKind} kind @param {number} side one of ruledSides @param {LevelName} level @returns {RuledGoal} */
export function ruledGoal(kind, side, level) {
  const { layout, largest } = boards[side];
  return { rules: rulesOf[kind], layout, level, ...(kind === "killer" && { cells: [1, largest] }) };
}
