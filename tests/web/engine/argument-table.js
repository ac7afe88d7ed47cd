/**
 * Every method of the engine with valid arguments, and for each argument the values of wrong types that the method must
 * refuse.
 */

const junk = [
  null,
  5,
  -1,
  0.5,
  NaN,
  10n,
  true,
  "",
  "x",
  [],
  ["x"],
  [5],
  {},
  () => {},
  Symbol("s"),
  new Date(0),
  new Map(),
  /x/,
  new Uint8Array(2),
];
/** The values in `junk` that an argument must refuse. */
const junkBut = (accepts) => junk.filter((value) => !accepts(value));

const isText = (value) => typeof value === "string";
const isWhole = (value) => Number.isSafeInteger(value) && value >= 0;
const texts = junkBut(isText);
const limits = [...junkBut((value) => isWhole(value) && value > 0), 0, 2 ** 53, -Infinity];
const seeds = [...junkBut(isWhole), 2 ** 53, Infinity];
const flags = junkBut((value) => typeof value === "boolean");
const functions = junkBut((value) => typeof value === "function");
const signals = [...junk, { aborted: false }, new EventTarget()];
const lists = [
  ...junkBut((value) => Array.isArray(value) && value.length > 0 && value.every(isText)),
  [null],
  new Array(2),
  [""],
  "naked-single",
];
const ranges = [...junk, [1], [1, 2, 3], [1, "2"], [0.5, 2], [-1, 5], new Array(2), [1n, 2n], 25];

const blank = new Array(16).fill(0);
const without = [
  undefined,
  ...junkBut(isText),
  { cells: 5 },
  { cells: "0000" },
  { layout: "2x2" },
  { layout: 5, cells: blank },
  { layout: null, cells: blank },
  ...[0.5, -1, null, undefined, "1", Symbol("s"), 1n, {}, NaN, Infinity].map((digit) => ({
    layout: "2x2",
    cells: [...blank.slice(1), digit],
  })),
  { layout: "2x2", cells: new Array(16) },
];
const states = [
  ...without,
  ...[
    5,
    "0000",
    true,
    {},
    [],
    [0],
    null,
    new Array(16),
    blank.with(3, 0.5),
    blank.with(3, Symbol("s")),
    blank.with(3, 2),
  ].map((givens) => ({ layout: "2x2", cells: blank, givens })),
  ...[
    5,
    "1",
    {},
    [],
    [[1]],
    new Array(16),
    [5, "x", null, [0], [5], [0.5], [null], new Array(1), { length: 0 }].map((digits) =>
      /** @type {any[]} */ (blank.map(() => [1])).with(3, digits),
    ),
  ].map((candidates) => ({ layout: "2x2", cells: blank, candidates })),
  ...[5, "x", null, [0], [33], [0.5], [null], new Array(1), { length: 0 }].map((digits) => ({
    layout: "2x2",
    cells: blank,
    candidates: /** @type {any[]} */ (blank.map(() => [1])).with(3, digits),
  })),
];
const formats = [undefined, ...texts];
const puzzles = [
  undefined,
  ...junkBut(
    (value) =>
      isText(value) ||
      value instanceof Uint8Array ||
      (Array.isArray(value) && (value.length === 0 || isText(value[0]))),
  ),
  new Array(2),
  [null],
  [5],
];

const pixels = { data: new Uint8ClampedArray(16), width: 2, height: 2 };
const pictures = [
  undefined,
  ...junk,
  ...[
    { data: [0, 0, 0, 0] },
    { data: new Uint8Array(15) },
    { data: new Float32Array(16) },
    { width: 4 },
    { width: 0 },
    { width: 1.5 },
    { height: "2" },
  ].map((wrong) => ({ ...pixels, ...wrong })),
];
const names = junk;
const ratings = [...junk, [1], [1, 2, 3], [1, "2"], [-1, 5], [1, 21], [NaN, 2], 25];
const techniqueLists = [
  ...junk.filter((value) => typeof value !== "object" || value === null || Array.isArray(value)),
  { required: [] },
  { required: "x-wing" },
  { banned: ["x"] },
];
const marks = [...junkBut(isText), "", "....", [], [0, 0], [2], ["1"], new Array(4), null];

const common = { layout: texts, signal: signals, onProgress: functions };
const whole = { ...common, candidates: names };
const teaching = { ...common, allowed: lists, givens: names };
const ordered = { ...teaching, order: names };
const goal = {
  ...common,
  level: names,
  rating: ratings,
  steps: [...ratings.filter((each) => String(each) !== "1,21"), [1.5, 2], [0, 10_001]],
  technique: texts,
  techniques: techniqueLists,
  clues: ranges,
  minimal: flags,
  symmetry: names,
  pattern: marks,
  keep: junkBut(isText),
  method: names,
  word: texts,
  seed: seeds,
  attempts: limits,
};
const batch = { limit: limits, signal: signals, onProgress: functions, workers: limits, lockstep: flags };

const puzzle = "4030300000000001";
const state = { layout: "2x2", cells: [...puzzle].map(Number) };

/** @typedef {{method: string, right: unknown[], positions: unknown[][], options: Record<string, unknown[]>}} Call */

/**
 * `positions`: wrong values of each argument before the options; `options`: wrong values of each option.
 * @type {Call[]}
 */
export const calls = [
  { method: "parse", right: [puzzle], positions: [without], options: common },
  {
    method: "parseAll",
    right: [puzzle],
    positions: [[undefined, ...texts]],
    options: { ...common, limit: [...limits, Infinity] },
  },
  {
    method: "format",
    right: [puzzle, "frame"],
    positions: [[...states, ...[5, "x", [5], new Array(1), null].map((headers) => ({ ...state, headers }))], formats],
    options: { ...common, content: names },
  },
  {
    method: "solve",
    right: [puzzle],
    positions: [without],
    options: { ...whole, limit: [...limits, Infinity, 10_001] },
  },
  { method: "solveBatch", right: [["1".repeat(81)]], positions: [puzzles], options: batch },
  { method: "solveBlocks", right: [["1".repeat(81)]], positions: [puzzles], options: batch },
  { method: "solutions", right: [puzzle], positions: [without], options: { ...whole, limit: limits } },
  {
    method: "count",
    right: [puzzle],
    positions: [without],
    options: { ...whole, limit: limits, estimate: flags, seed: seeds },
  },
  { method: "candidates", right: [puzzle], positions: [without], options: { ...whole, limit: limits, weights: flags } },
  { method: "proof", right: [puzzle], positions: [without], options: whole },
  { method: "complete", right: [puzzle], positions: [without], options: { ...whole, limit: limits, seed: seeds } },
  { method: "transform", right: [puzzle], positions: [without], options: { ...whole, steps: texts, seed: seeds } },
  { method: "canonical", right: [puzzle], positions: [without], options: whole },
  { method: "isomorphism", right: [puzzle, puzzle], positions: [without, without], options: whole },
  { method: "hint", right: [state], positions: [states], options: ordered },
  { method: "steps", right: [state], positions: [states], options: teaching },
  { method: "path", right: [state], positions: [states], options: ordered },
  { method: "rate", right: [puzzle], positions: [without], options: { ...whole, steps: flags, nodes: limits } },
  { method: "mistakes", right: [state], positions: [states], options: common },
  {
    method: "practice",
    right: [],
    positions: [],
    options: { ...common, technique: [undefined, ...texts], seed: seeds, attempts: limits },
  },
  { method: "generate", right: [], positions: [], options: { ...goal, index: seeds } },
  {
    method: "puzzles",
    right: [{}],
    positions: [
      junkBut((value) => value === undefined || (typeof value === "object" && value !== null && !Array.isArray(value))),
    ],
    options: { count: limits, first: seeds, workers: limits },
  },
  { method: "read", right: [pixels], positions: [pictures], options: { outline: seeds, signal: signals } },
  { method: "findGrid", right: [pixels], positions: [pictures], options: { signal: signals } },
  {
    method: "randomRegions",
    right: [9],
    positions: [[undefined, ...junkBut((value) => value === 5), 3, 17]],
    options: { seed: seeds, signal: signals },
  },
];

/** Values that cannot be options, passed in the place of the options. */
export const noOptions = [null, 5, true, "x", [], Symbol("s"), () => {}, 10n];

/** Yields all calls that must be refused; `what` names the wrong argument in a failure message. */
export function* refusedCalls() {
  for (const { method, right, positions, options } of calls) {
    const needed = method === "practice" ? { technique: "x-wing" } : {};
    for (const [index, values] of positions.entries())
      for (const value of values) yield { method, what: `argument ${index}`, args: right.with(index, value) };
    for (const value of noOptions) yield { method, what: "options", args: [...right, value] };
    for (const [name, values] of Object.entries(options))
      for (const value of values) yield { method, what: name, args: [...right, { ...needed, [name]: value }] };
    for (const name of ["limt", "__proto__x", "constructor", "toString"])
      yield { method, what: `an option ${name}`, args: [...right, { ...needed, [name]: undefined }] };
  }
}

/**
 * Makes a call and waits for its answer; for an iterable, waits for the first value.
 * @param {any} engine
 * @param {{method: string, args: unknown[]}} call
 */
export async function callTo(engine, { method, args }) {
  const answer = engine[method](...args);
  return typeof answer?.next === "function" ? answer.next() : answer;
}
