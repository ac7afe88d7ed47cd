/** An engine that makes 4×4 puzzles without searching: the solved grid with its digits renamed, one cell empty. */
import { setImmediate as nextTurn } from "node:timers/promises";

const grid = "1234341221434321";
const renamings = ["1234", "2134", "3214", "4231", "1324", "1432", "1243", "2341", "4123", "3412"];

/** A puzzle of a number; there are as many different ones as renamings and cells. @param {number} number */
function puzzleOf(number) {
  const names = renamings[number % renamings.length];
  const solution = [...grid].map((digit) => names[Number(digit) - 1]).join("");
  const cell = Math.floor(number / renamings.length) % grid.length;
  return { puzzle: `${solution.slice(0, cell)}.${solution.slice(cell + 1)}`, solution };
}

/**
 * @param {{ missing?: readonly number[], different?: number, delay?: (index: number) => number, level?: any, rating?:
 *   number | null, failAt?: number }} [options] `different`: the number of puzzles that a seed gives before they
 *   repeat; `delay` before each, in turns of the event loop; `missing`: numbers of puzzles with rules that are not
 *   found
 */
export function fakeEngine({
  missing = [],
  different = 160,
  delay = () => 0,
  level = null,
  rating = null,
  failAt = Infinity,
} = {}) {
  /** @type {{ name: string, values: any[] }[]} */
  const calls = [];
  const asked =
    (/** @type {string} */ name) =>
    (/** @type {any[]} */ ...values) =>
      void calls.push({ name, values });
  return {
    calls,
    about: async () => ({ workers: 2 }),
    async *puzzles(/** @type {any} */ { seed, signal, layout }, /** @type {any} */ { count, first }) {
      asked("puzzles")(seed, count, first, layout);
      for (let index = first; index < first + count; index++) {
        for (let turns = delay(index); turns >= 0; turns--) await nextTurn();
        if (signal?.aborted) throw Object.assign(new Error("aborted"), { code: "aborted" });
        if (index === failAt)
          throw Object.assign(new Error("not found"), { code: "not-found", details: { tried: 5, index } });
        yield { ...puzzleOf(((seed % 7) * 16 + index) % different), layout: "2x2", level, rating, index };
      }
    },
    async generate(/** @type {any} */ { seed, index, rules, signal }) {
      asked("generate")(seed, index, rules);
      for (let turns = delay(index); turns >= 0; turns--) await nextTurn();
      if (signal?.aborted) throw Object.assign(new Error("aborted"), { code: "aborted" });
      if (index === failAt) throw Object.assign(new Error("bad goal"), { code: "bad-rule-goal", details: {} });
      if (missing.includes(index))
        throw Object.assign(new Error("not found"), { code: "not-found", details: { index } });
      return {
        ...puzzleOf(((seed % 7) * 16 + index) % different),
        layout: "2x2",
        rules: [`cage ${(index % different) + 1} r1c1 r1c2`],
        needed: true,
        ...(level && { level }),
        seed,
        index,
      };
    },
    solve: async (/** @type {any} */ puzzle) => {
      asked("solve")(puzzle);
      return { status: "unique", solutions: [grid] };
    },
    path: async (/** @type {any} */ puzzle) => {
      asked("path")(puzzle);
      return { solved: true, level: "easy" };
    },
    rate: async () => ({ status: "rated", er: 1.5 }),
    practice: async () => {
      throw Object.assign(new Error("not found"), { code: "not-found" });
    },
    hint: async () => null,
    steps: async () => [],
    solveBatch: async () => ({ counts: [], solution: () => null }),
  };
}
