import { readFileSync } from "node:fs";

const text = readFileSync(new URL("../../data/seeds.txt", import.meta.url), "utf8");

/** Puzzles with known solutions. @type {{puzzle: string, count: number, solution: string}[]} */
export const seeds = text
  .split("\n")
  .filter((line) => line && !line.startsWith("#"))
  .map((line) => line.split(":"))
  .map(([puzzle, count, solution]) => ({ puzzle, count: Number(count), solution }));
