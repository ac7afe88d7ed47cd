// The goals that check-goals.mjs checks, with the number of puzzles of each at the share 1: 100,000 puzzles in all.
import { canOccur, techniquesOf } from "../web/model/techniques.js";

/**
 * @typedef {object} Goal
 * @property {string} name
 * @property {number} count
 * @property {string} [layout] @property {string} [level] @property {[number, number]} [rating] @property {[number,
 *   number]} [clues]
 * @property {string[]} [technique] the last is the hardest on the path @property {string[]} [needs] @property
 *   {string[]} [allow] @property {string[]} [forbid]
 * @property {string} [symmetry] @property {boolean} [minimal] @property {string} [pattern] @property {string} [keep]
 *   @property {string} [method]
 * @property {string[]} [solvedBy] the techniques that solve the puzzle, where `allow` does not say it: with `needs`
 *   alone
 * @property {string[]} [options] further options
 */

/** The techniques of a level that occur on a board of 9×9. @param {1 | 2 | 3 | 4} level */
const techniquesAt = (level) => techniquesOf(level).filter((id) => canOccur(id, { digitCount: 9 }));
const easy = techniquesAt(1);
const medium = [...easy, ...techniquesAt(2)];
const hard = [...medium, ...techniquesAt(3)];
const isFish = (/** @type {string} */ id) => /(x-wing|swordfish|jellyfish|squirmbag|whale|leviathan)$/.test(id);
/** Four fish stand for all fish of this level. */
const expert = [
  "finned-swordfish",
  "finned-jellyfish",
  ...techniquesAt(4).filter((id) => !isFish(id)),
  "finned-franken-swordfish",
  "finned-mutant-jellyfish",
];
/** Techniques that are needed in fewer than one of ten thousand random minimal puzzles. */
const rare = [
  "naked-quad",
  "hidden-quad",
  "unique-rectangle-5",
  "unique-rectangle-6",
  "hidden-rectangle",
  "avoidable-rectangle-1",
  "avoidable-rectangle-2",
];
const symmetries = ["180", "90", "horizontal", "vertical", "diagonal", "diagonals", "full"];

/** @param {string[]} techniques @param {string[]} easier @param {number} count @returns {Goal[]} */
const needing = (techniques, easier, count) =>
  techniques.map((technique) => ({
    name: `needs ${technique}`,
    needs: [technique],
    solvedBy: [...easier, technique],
    count,
  }));

/** A frame of clues with a cross in the middle. */
const pattern = [
  "xxxxxxxxx",
  "x.......x",
  "x.......x",
  "x...x...x",
  "x..xxx..x",
  "x...x...x",
  "x.......x",
  "x.......x",
  "xxxxxxxxx",
].join("");
const keep = `123456789${".".repeat(72)}`;

/** @type {Goal[]} */
export const goals = [
  { name: "any", count: 6250 },
  { name: "any, added bottom-up", method: "add", count: 3000 },
  { name: "minimal", minimal: true, count: 5000 },
  { name: "24 clues", clues: [24, 24], count: 3000 },
  { name: "28-32 clues", clues: [28, 32], count: 3000 },
  { name: "minimal with 22-23 clues", minimal: true, clues: [22, 23], count: 1000 },
  ...symmetries.map((symmetry) => ({ name: `symmetry ${symmetry}`, symmetry, count: 1500 })),
  { name: "symmetry 180, minimal", symmetry: "180", minimal: true, count: 2000 },
  { name: "symmetry 90, 28-36 clues", symmetry: "90", clues: [28, 36], count: 1000 },
  { name: "level easy", level: "easy", count: 5000 },
  { name: "level medium", level: "medium", count: 5000 },
  { name: "level hard", level: "hard", count: 5000 },
  { name: "level expert", level: "expert", count: 2000 },
  { name: "level extreme", level: "extreme", count: 100 },
  { name: "level medium, symmetry 180, 26-30 clues", level: "medium", symmetry: "180", clues: [26, 30], count: 1000 },
  { name: "level hard, symmetry diagonal", level: "hard", symmetry: "diagonal", count: 1000 },
  { name: "level easy, minimal", level: "easy", minimal: true, count: 1500 },
  { name: "level medium, rated 2.6-3.4", level: "medium", rating: [2.6, 3.4], count: 500 },
  { name: "rated 1.0-1.5", rating: [1.0, 1.5], count: 3000 },
  { name: "rated 2.0-2.6", rating: [2.0, 2.6], count: 3000 },
  { name: "rated 3.0-3.8, symmetry 180", rating: [3.0, 3.8], symmetry: "180", count: 800 },
  { name: "rated 4.0-4.9, symmetry 180", rating: [4.0, 4.9], symmetry: "180", count: 800 },
  { name: "rated 6.5-7.5", rating: [6.5, 7.5], count: 3000 },
  { name: "rated 8.0-8.9", rating: [8.0, 8.9], count: 500 },
  { name: "rated 9.0-9.9", rating: [9.0, 9.9], count: 30 },
  ...needing(easy, [], 500)
    .map((goal, at) => ({ ...goal, solvedBy: easy.slice(0, at + 1) }))
    .slice(1),
  ...needing(medium.slice(easy.length), easy, 900),
  ...needing(
    hard.slice(medium.length).filter((technique) => !rare.includes(technique)),
    medium,
    300,
  ),
  ...needing(expert, hard, 60),
  {
    name: "needs x-wing, symmetry 180",
    needs: ["x-wing"],
    solvedBy: [...medium, "x-wing"],
    symmetry: "180",
    count: 300,
  },
  {
    name: "needs naked-pair, minimal",
    needs: ["naked-pair"],
    solvedBy: [...easy, "naked-pair"],
    minimal: true,
    count: 500,
  },
  {
    name: "needs xy-wing, 24-26 clues",
    needs: ["xy-wing"],
    solvedBy: [...medium, "xy-wing"],
    clues: [24, 26],
    count: 300,
  },
  {
    name: "naked and hidden pairs, level medium",
    needs: ["naked-pair", "hidden-pair"],
    allow: [...easy, "naked-pair", "hidden-pair"],
    level: "medium",
    count: 300,
  },
  ...["hidden-pair", "turbot-fish", "xyz-wing", "finned-x-wing", "multi-colors-1", "xy-chain"].map((technique) => ({
    name: `technique ${technique}`,
    technique: [technique],
    count: 100,
  })),
  { name: "technique x-wing, symmetry 180", technique: ["x-wing"], symmetry: "180", count: 100 },
  { name: "16x16, level easy", layout: "4x4", level: "easy", count: 100 },
  { name: "anti-knight, level easy", layout: "3x3+antiknight", level: "easy", count: 100 },
  { name: "rated 1.0", rating: [1.0, 1.0], count: 500 },
  { name: "pattern of a frame", pattern, count: 1000 },
  { name: "a first row to keep", keep, count: 2000 },
  { name: "hidden singles alone", allow: ["full-house", "hidden-single"], count: 2000 },
  { name: "without naked singles", forbid: ["naked-single"], count: 1000 },
  {
    name: "level hard without fishes",
    level: "hard",
    forbid: ["x-wing", "swordfish", "jellyfish", "finned-x-wing", "sashimi-x-wing"],
    count: 1000,
  },
  { name: "4x4", layout: "2x2", count: 3000 },
  { name: "6x6", layout: "2x3", count: 2000 },
  { name: "6x6, level medium", layout: "2x3", level: "medium", count: 500 },
  { name: "8x8, symmetry 180", layout: "2x4", symmetry: "180", count: 1000 },
  { name: "10x10", layout: "2x5", count: 300 },
  { name: "diagonals (x)", layout: "3x3+x", count: 700 },
  { name: "windoku", layout: "3x3+windoku", count: 500 },
  { name: "anti-knight", layout: "3x3+antiknight", count: 200 },
];
