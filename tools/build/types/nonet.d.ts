export * from "./engine/index.js";
export type { Engine, Options, PuzzleOptions, Puzzle } from "./engine/client.js";
export type { Goal, Level, Symmetry, Techniques } from "./engine/goal.js";
export type { State, TeachingOptions } from "./engine/teacher-input.js";
export type { BatchOptions } from "./engine/blocks.js";
export type { Answers } from "./engine/answers.js";
export type { Puzzles } from "./engine/puzzle-source.js";
export type {
  Candidate, Candidates, Completed, Conflict, Counted, Exercise, Format, Generated, Mistakes, Parsed, ParsedAll, Path,
  RatedStep, Rating, Solved, Status, Step, Transformed,
} from "./engine/protocol.js";
