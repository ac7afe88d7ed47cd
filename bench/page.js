/**
 * The benchmark in a browser: the built engine of `dist` solves the sets, and a table shows the times. `./dev bench
 * --page` serves it; `?sets=easy` chooses sets.
 */
const CELLS = 81;
const PASSES = 4;
/** Target duration of a pass, number of puzzles in the first pass, and the largest number in a pass (24 MB). */
const PASS = { milliseconds: 250, first: 4000, most: 300_000 };

/** What the columns of the table measure. The first method solves one puzzle after the other. */
const methods = [{ lockstep: false, workers: 1 }, { lockstep: true, workers: 1 }, { lockstep: true }];

/** @type {typeof import("../web/engine/index.js")} */
const { createEngine } = await import(new URL("../dist/nonet.mjs", import.meta.url).href);
const engine = await createEngine();
const { backend, workers } = await engine.about();
const place = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

const sets = new URLSearchParams(location.search).get("sets")?.split(",") ?? ["easy", "medium", "symmetric", "minimal"];
for (const set of sets) {
  place("about").textContent = `Measuring ${set}, backend ${backend}, ${workers} workers…`;
  const row = place("rows").appendChild(document.createElement("tr"));
  row.append(cell("th", set));
  const characters = await readSet(set);
  for (const method of methods) row.append(cell("td", String(await bestOf(characters, method))));
}
place("about").textContent = `Done: backend ${backend}, ${workers} workers.`;

/** @param {string} tag @param {string} text */
function cell(tag, text) {
  return Object.assign(document.createElement(tag), { textContent: text });
}

/**
 * Returns the nanoseconds for one puzzle in the fastest pass. The first pass is a warm-up; its time determines the
 * number of puzzles in the next pass.
 *
 * @param {Uint8Array} characters @param {{ lockstep: boolean, workers?: number }} method
 */
async function bestOf(characters, method) {
  let best = Infinity;
  for (let pass = 0, puzzles = PASS.first; pass < PASSES; pass += 1) {
    const input = repeated(characters, puzzles);
    const begun = performance.now();
    for await (const block of engine.solveBlocks(input, method)) void block;
    const nanoseconds = ((performance.now() - begun) * 1e6 * CELLS) / input.length;
    if (pass > 0) best = Math.min(best, nanoseconds);
    puzzles = Math.min(Math.ceil((PASS.milliseconds * 1e6) / nanoseconds), PASS.most);
  }
  return Math.round(best);
}

/** Repeats a set until there are at least `puzzles` puzzles. @param {Uint8Array} characters @param {number} puzzles */
function repeated(characters, puzzles) {
  const times = Math.ceil((puzzles * CELLS) / characters.length);
  const all = new Uint8Array(times * characters.length);
  for (let time = 0; time < times; time += 1) all.set(characters, time * characters.length);
  return all;
}

/** @param {string} set @returns {Promise<Uint8Array>} 81 characters per puzzle */
async function readSet(set) {
  const response = await fetch(`sets/${set}.txt`);
  if (!response.ok) throw new Error(`${response.status} for ${set}`);
  const puzzles = (await response.text()).split("\n").filter((line) => line && !line.startsWith("#"));
  return new TextEncoder().encode(puzzles.join(""));
}
