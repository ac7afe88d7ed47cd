/**
 * Foreign puzzles, texts with them, and saved games: what the fuzzer of the readers and the tests of the readers change
 * at random.
 */
import { packState } from "../../web/embed/saved.js";
import { toFPuzzle } from "../../web/formats/f-puzzles.js";
import { compressed } from "../../web/formats/lz.js";
import { writeOpenSudoku } from "../../web/formats/open-sudoku.js";
import { linkTo } from "../../web/formats/puzzle-link.js";
import { writeState } from "../../web/formats/state-link.js";
import { toWiki } from "../../web/formats/sudokuwiki.js";
import { packGame, packHistory } from "../../web/model/save.js";
import { randomFound } from "../web/formats/found-games.js";
import { randomGame } from "../web/model/random-games.js";

const found = randomFound(3, "3x3", { title: "A title", author: "Ann", ruleset: "Rules." });

/** A puzzle as SudokuPad holds it. */
export const sudokuPad = {
  cells: Array.from({ length: 6 }, () =>
    Array.from({ length: 6 }, (_, i) => (i ? {} : { value: 3, given: true, centremarks: [1, 2], cornermarks: ["4"] })),
  ),
  regions: [0, 2, 4].flatMap((top) =>
    [0, 3].map((left) => [0, 1].flatMap((down) => [0, 1, 2].map((right) => [top + down, left + right]))),
  ),
  cages: [
    { value: "title: A title" },
    {
      cells: [
        [0, 0],
        [0, 1],
      ],
      value: 9,
    },
  ],
  lines: [],
  metadata: { antiknight: true, author: "Ann" },
  global: ["antiking"],
};

/** A puzzle as f-puzzles holds it. */
export const fPuzzle = /** @type {any} */ ({
  ...toFPuzzle(randomFound(5, "2x3+x")),
  extraregion: [{ cells: ["R1C1", "R2C2"] }],
  title: "A title",
  thermometer: [{ lines: [["R1C1"]] }],
});

/** Texts that are read without the engine, with what they are. @type {[string, string][]} */
export const knownTexts = [
  ["JSON of f-puzzles", JSON.stringify(fPuzzle)],
  ["JSON of SudokuPad", JSON.stringify(sudokuPad)],
  ["a file of OpenSudoku", writeOpenSudoku([found, randomFound(4, "3x3")], "A & B", 1e12)],
  ["a link to f-puzzles", `see https://www.f-puzzles.com/?load=${compressed(JSON.stringify(fPuzzle))}.`],
  [
    "a link to SudokuPad",
    `https://sudokupad.app/?puzzleid=scl${encodeURIComponent(compressed(JSON.stringify(sudokuPad)))}`,
  ],
  ["a link to SudokuWiki", `https://www.sudokuwiki.org/sudoku.htm?bd=${toWiki(found)}`],
  [
    "a link to a puzzle of Nonet",
    linkTo({ layout: "3x2+x", cells: new Array(36).fill(0) }, { level: "hard", rating: 4.5 }, "https://example.org/"),
  ],
  ["a link to a game of Nonet", `https://example.org/#s=${await writeState(randomGame(2, "3x3", 40).at(-1), 0)}`],
];

const state = randomGame(11, "2x3", 60).at(-1);
const origin = { kind: "daily", level: "hard", rating: 4.5, seed: 3, date: "2026-11-22", title: "A title" };

/** The state of a game with a long history, an origin and a checkpoint. */
export const playedState = {
  ...state,
  game: { ...state.game, origin, checkpoints: [{ name: "One", position: state.position }] },
};
/** This game and its history as they are saved, and as an element gives them away. */
export const [savedGame, savedHistory] = JSON.parse(
  JSON.stringify([packGame(playedState, 0), packHistory(playedState)]),
);
export const packedState = JSON.parse(JSON.stringify(packState(playedState, { placed: [[1, 2]], over: false }, 0)));

/** The record of a finished game. */
export const knownResult = {
  id: "1",
  kind: "daily",
  level: "hard",
  date: "2026-11-22",
  layout: "3x3",
  finished: 5,
  day: "2026-11-22",
  elapsed: 5,
  hints: [0, 0, 0],
  checks: 0,
};
