/** What one call must hold, so that the time before V8 has optimised a round is a small part of it (142 MB). */
const ENOUGH_FOR_ONE_CALL = 400_000;
const RUNS = 5;
const SHORTEST_RUN = 100;
const WARM_UP = 400;
const CELLS = 81;

/**
 * Solves the puzzles with limit 2, by the best of five runs; a run is repeated until it takes a tenth of a second. The
 * time is that between the call of the module and its return: characters read, solutions written, no string and no
 * object made. Before it the module is run for a while, so that V8 has optimised what it will.
 * @param {import("../web/engine/protocol.js").Glue} module
 * @param {Uint8Array} characters 81 a puzzle, at least one puzzle
 * @param {boolean} single one puzzle after the other
 */
export function measure(module, characters, single) {
  const puzzles = characters.length / CELLS;
  const batch = new module.PuzzleBatch(puzzles);
  batch.input().set(characters);
  const solve = () => {
    const strange = single ? batch.solveOneByOne(puzzles, 2) : batch.solve(puzzles, 2);
    if (strange >= 0)
      throw new Error(
        `puzzle ${Math.floor(strange / CELLS) + 1}, character ${(strange % CELLS) + 1} is none of a puzzle`,
      );
  };
  repeat(solve, WARM_UP);
  const milliseconds = Math.min(...Array.from({ length: RUNS }, () => repeat(solve, SHORTEST_RUN)));
  const result = {
    puzzles,
    nanoseconds: (milliseconds * 1e6) / puzzles,
    guesses: batch.guesses().reduce((sum, guesses) => sum + guesses, 0) / puzzles,
    unique: batch.counts().filter((count) => count === 1).length,
  };
  batch.delete();
  return result;
}

/**
 * Nanoseconds a puzzle in the first call that this module gets, with the set many times over in it: nothing is warm,
 * and what V8 compiles meanwhile only helps functions that are entered again.
 * @param {import("../web/engine/protocol.js").Glue} module
 * @param {Uint8Array} characters @param {boolean} single
 */
export function measureFirstCall(module, characters, single) {
  const times = Math.ceil((ENOUGH_FOR_ONE_CALL * CELLS) / characters.length);
  const puzzles = (times * characters.length) / CELLS;
  const batch = new module.PuzzleBatch(puzzles);
  for (let time = 0; time < times; time += 1) batch.input().set(characters, time * characters.length);
  const begun = performance.now();
  if (single) batch.solveOneByOne(puzzles, 2);
  else batch.solve(puzzles, 2);
  const nanoseconds = ((performance.now() - begun) * 1e6) / puzzles;
  batch.delete();
  return nanoseconds;
}

/** @param {() => void} work @param {number} atLeast milliseconds @returns {number} milliseconds that one call takes */
function repeat(work, atLeast) {
  const begun = performance.now();
  let calls = 0;
  do {
    work();
    calls += 1;
  } while (performance.now() - begun < atLeast);
  return (performance.now() - begun) / calls;
}
