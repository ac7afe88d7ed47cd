/**
 * Whole games for a player who only hears (ear.js): the board is read by commands and names, and each digit is entered
 * by keys.
 */
import { boardFromNames, solutionOf } from "./ear.js";
import { killerAddress, playKiller } from "./killer-by-ear.js";
import { playSamurai, samuraiAddress } from "./samurai-by-ear.js";

/** @typedef {import("./ear.js").Listener} Listener */

/**
 * `address`: what comes after the `#`; `title` of the transcript.
 * @typedef {{ address: string, title: string, play: (ear: Listener) => Promise<void> }} Game
 * @type {Record<"9x9" | "16x16" | "killer" | "samurai", Game>}
 */
export const gamesByEar = {
  "9x9": {
    title: "A game of 9×9",
    address: "p=...1375..9..5.6.1...7....3..5..2...4..6....7......3......3..1.......1.5.6....8..9",
    play: playSmall,
  },
  "16x16": {
    title: "A game of 16×16",
    address:
      "p=.6F.375.E8.D941.G7..E91..6.FD52...4..GD.7A1C.8...3..C4.B2....A7..GD....CBE2.....4..7..2.F.A1.3.62B8A..7G93..FD.1...CB.46..D7A.8EF.CDA2..37G.1B658..57.BE..CA...4...EG..15..B.C.DB..G.5C..9.27E...9.16DA..B7.C.E.7..641E.AF.G89D.5D.....7..6..1.....4.C921..3.657",
    play: playLarge,
  },
  killer: { title: "A killer of 6×6", address: killerAddress, play: playKiller },
  samurai: { title: "A samurai", address: samuraiAddress, play: playSamurai },
};

/** @param {number} digit */
const symbol = (digit) => digit.toString(36).toUpperCase();

/** Goes to the board by the link at the top of the page. @param {Listener} ear */
async function enterBoard(ear) {
  await ear.press("Tab");
  await ear.press("Enter");
}

/**
 * Fills the board from one empty cell to the next.
 * @param {Listener} ear
 * @param {readonly string[]} nextEmpty the keys that lead there
 */
async function fillBoard(ear, nextEmpty) {
  const board = boardFromNames(await ear.cellNames());
  const solution = solutionOf(board);
  const side = Math.sqrt(board.length);
  for (let left = board.filter((digit) => digit === 0).length; left > 0; left -= 1) {
    let where = "";
    for (const key of nextEmpty) where = (await ear.press(key)).focus ?? where;
    // With one empty cell left, the focus may be there already.
    const place = /row (\d+), column (\d+)/i.exec(
      where || (await ear.press(nextEmpty.length > 1 ? "," : "w")).told.join(" "),
    );
    const cell = place
      ? (Number(place[1]) - 1) * side + Number(place[2]) - 1
      : boardFromNames(await ear.cellNames()).indexOf(0);
    const key = symbol(solution[cell]).toLowerCase();
    if (left > 1) await ear.press(key);
    else await ear.pressUntil(key, /solved the puzzle.*heading/is);
  }
}

/** @param {Listener} ear */
async function playSmall(ear) {
  await enterBoard(ear);
  for (const key of ["t", "w", "r", "k", "b", "m", "d", "f", "5", "g", "Shift+G", "j", "5", "j", "ArrowRight", "m"])
    await ear.press(key);
  // Notes: of three kinds, and what a placed digit removes from them.
  for (const key of ["Control+Home", "n", "2", "6", "8", "ArrowRight", "4", "6", "n", "m"]) await ear.press(key);
  // A wrong digit: said once, found by a key, undone.
  for (const key of ["1", "q", "q", "Control+z", "Control+Home", "ArrowRight", "6"]) await ear.press(key);
  // Refusals.
  for (const key of ["End", "ArrowLeft", "ArrowLeft", "3", "q", "o", "u"]) await ear.press(key);
  // A hint, sentence by sentence, and its step.
  await ear.pressUntil("h", /./);
  await ear.pressUntil("Enter", /./);
  await ear.pressUntil("Enter", /\..*\./);
  for (const key of ["i", "i", "i", "Shift+I", "a"]) await ear.press(key);
  await ear.pressUntil("Enter", /applied/i);
  await ear.press("t");
  await fillBoard(ear, ["e"]);
}

/** @param {Listener} ear */
async function playLarge(ear) {
  await enterBoard(ear);
  // Letters up to G are digits: the comma makes them commands.
  for (const key of [
    "t",
    ",",
    "t",
    ",",
    "r",
    ",",
    "b",
    ",",
    "m",
    ",",
    "d",
    ",",
    "f",
    "a",
    ",",
    "j",
    "1",
    "2",
    ",",
    "j",
    "ArrowUp",
    "w",
  ])
    await ear.press(key);
  await ear.press("Control+Home");
  await fillBoard(ear, [",", "e"]);
}
