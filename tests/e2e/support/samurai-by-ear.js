/**
 * A samurai for a player who only hears (ear.js): where each cell is comes from the names of the cells, which say the
 * grid, and for cells that grids share also the other grids.
 *
 * @typedef {import("./ear.js").Listener} Listener
 */
import assert from "node:assert/strict";

const side = 9;
const puzzle =
  "......4.6........77.4...59...2.......5.8.....38.7..5..43..7........9..826..9..18...4.5.76.21..5." +
  "7...6.3.21.....1...5...14......51....6....6.......1..4.....5....4...6..7...3..9.....78.3.6.95..." +
  "..4..8...9..1...5....4.....3..4.......3....2....29......57...8...7.....72.8.3...7.1..63.43.6.8.." +
  ".39..4..868..5........7..49..5..1.96.....1.5.......2...16...8.24........2.8......";

/** What comes after the `#` of the address. */
export const samuraiAddress = `p=${puzzle}&layout=samurai`;

/** The places of the grids on the canvas, as a player knows them who was told that the board is a samurai. */
const corners = [
  [0, 0],
  [0, 12],
  [6, 6],
  [12, 0],
  [12, 12],
];

/** @typedef {{ grid: number, row: number, column: number, digit: number, also: number[] }} Place numbers from 0 */

/**
 * What the name of a cell says. Without a grid, the cell is in the grid where the player is.
 * @param {string} name @param {number} grid
 * @returns {Place}
 */
function placeIn(name, grid) {
  const [, heard, row, column, digit] =
    /^(?:grid (\d), )?row (\d), column (\d), (empty|\d)/i.exec(name) ?? assert.fail(`no name of a cell: ${name}`);
  const also =
    /also in grid ([\d, ]+)/
      .exec(name)?.[1]
      .split(", ")
      .map((each) => Number(each) - 1) ?? [];
  return {
    grid: heard ? Number(heard) - 1 : grid,
    row: Number(row) - 1,
    column: Number(column) - 1,
    digit: Number(digit) || 0,
    also,
  };
}

/** Where a place is on the canvas. @param {Place} place */
const spot = ({ grid, row, column }) => `${corners[grid][0] + row},${corners[grid][1] + column}`;

/** The houses of a spot, one grid at a time. @param {string} at */
function housesOf(at) {
  const [y, x] = at.split(",").map(Number);
  return corners.flatMap(([top, left], grid) => {
    const [row, column] = [y - top, x - left];
    if (row < 0 || row >= side || column < 0 || column >= side) return [];
    return [`${grid}r${row}`, `${grid}c${column}`, `${grid}b${Math.floor(row / 3)}${Math.floor(column / 3)}`];
  });
}

/** The digits of the only solution, by spot. @param {readonly Place[]} places */
function solutionOf(places) {
  const digits = new Map(places.map((place) => [spot(place), place.digit]));
  const used = new Map([...digits.keys()].flatMap(housesOf).map((house) => [house, new Set()]));
  const houses = new Map([...digits.keys()].map((at) => [at, housesOf(at).map((house) => used.get(house))]));
  for (const [at, digit] of digits) if (digit) for (const house of houses.get(at) ?? []) house?.add(digit);
  const fill = () => {
    let best = /** @type {{ at: string, left: number[] } | null} */ (null);
    for (const [at, digit] of digits) {
      if (digit) continue;
      const left = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((each) => !houses.get(at)?.some((house) => house?.has(each)));
      if (!best || left.length < best.left.length) best = { at, left };
    }
    if (!best) return true;
    const { at, left } = best;
    return left.some((digit) => {
      digits.set(at, digit);
      for (const house of houses.get(at) ?? []) house?.add(digit);
      if (fill()) return true;
      for (const house of houses.get(at) ?? []) house?.delete(digit);
      digits.set(at, 0);
      return false;
    });
  };
  assert.ok(fill(), "the digits that were heard have no solution");
  return digits;
}

/** @param {Listener} ear */
export async function playSamurai(ear) {
  await ear.press("Tab");
  let heard = (await ear.press("Enter")).focus ?? "";
  let now = placeIn(heard, 0);
  const places = (await ear.cellNames()).map((name) => placeIn(name, now.grid));
  // A cell that is shared is heard as shared, and no other cell is.
  for (const place of places)
    assert.equal(1 + place.also.length, housesOf(spot(place)).length / 3, JSON.stringify(place));
  const solution = solutionOf(places);
  await ear.press("t");
  // A corner box that two grids share: where it is, its rows, and from there to the other grid and back.
  for (const key of ["j", "9", "w", "r", "k", "b", "Shift+B", "w", "r", "Control+Home"]) {
    const { focus } = await ear.press(key);
    if (focus) now = placeIn(focus, now.grid);
  }
  for (let left = places.filter(({ digit }) => !digit).length; left > 0; left -= 1) {
    const { focus, told } = await ear.press("e");
    heard = focus ?? (await ear.press("w")).told.join(" ");
    assert.ok(heard, told.join(" "));
    now = placeIn(heard, now.grid);
    const key = String(solution.get(spot(now)));
    if (left > 1) await ear.press(key);
    else await ear.pressUntil(key, /solved the puzzle.*heading/is);
  }
}
