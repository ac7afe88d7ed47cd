/**
 * What `<sudoku-board>` offers: the one source of the tables in docs/embedding.md and of custom-elements.json in the
 * npm package. tools/element-reference.mjs writes both, and tests/tools/element-reference.test.mjs compares this table
 * with the element. The attributes come from web/embed/board-options.js. Descriptions are Markdown; their links begin
 * in docs.
 *
 * @typedef {object} Named
 * @property {string} name
 * @property {string} description
 * @property {string} since the first version that has it
 *
 * @typedef {Named & { type: string, default?: string }} Attribute each is also a property; `type` is the type of the
 *   property, `default` is Markdown
 * @typedef {Named & { type: string, isReadonly?: boolean }} Property a property without an attribute
 * @typedef {Named & { parameters?: readonly { name: string, type: string, isOptional?: boolean }[], returns: string }}
 *   Method `returns`: the type of the result
 * @typedef {Named & { detail: string }} BoardEvent `detail`: the type of the detail
 * @typedef {Omit<Named, "name"> & { names: readonly string[] }} CssProperties properties with one description
 */
import { readFileSync } from "node:fs";

import { boardOptions, optionNames } from "../../web/embed/board-options.js";

/**
 * The comments of the rows of the table of options: a row of the reference each.
 * @type {Map<string, string>}
 */
const comments = new Map(
  [
    ...readFileSync(new URL("../../web/embed/board-options.js", import.meta.url), "utf8").matchAll(
      /^ {2}\/\*\*\n((?: {3}\*.*\n)+?) {3}\*\/\n {2}(\w+): \{/gm,
    ),
  ].map(([, comment, name]) => [name, comment.replaceAll(/^ {3}\*(?: +|$)/gm, "").replaceAll("\n", " ").trim()]),
);

/** @param {import("../../web/embed/board-options.js").OptionName} name @returns {Attribute} */
function attributeOf(name) {
  /** @type {import("../../web/embed/board-options.js").Option} */
  const { choices, usual } = boardOptions[name];
  const [description, ...tags] = (comments.get(name) ?? "").split(/ +@(?=default |since )/);
  const tagged = (/** @type {string} */ tag) =>
    tags.find((each) => each.startsWith(`${tag} `))?.slice(tag.length + 1).trim();
  const fallback = tagged("default") ?? (usual === undefined ? undefined : `\`${usual}\``);
  return {
    name,
    type: choices?.map((each) => JSON.stringify(each)).join(" | ") ?? (typeof usual === "number" ? "number" : "string"),
    since: tagged("since") ?? "",
    ...(fallback !== undefined && { default: fallback }),
    description: description.trim(),
  };
}

/** @type {readonly Attribute[]} */
export const attributes = optionNames.map(attributeOf);

/** @type {readonly Property[]} */
export const properties = [
  {
    name: "strings",
    type: "Record<string, string>",
    since: "0.1",
    description: "texts in place of the element's own, by their [keys](#texts)",
  },
  {
    name: "loaded",
    type: "boolean",
    isReadonly: true,
    since: "0.1",
    description: "whether the puzzle is on the board",
  },
  {
    name: "ready",
    type: "Promise<{ layout: string }>",
    isReadonly: true,
    since: "0.1",
    description:
      "resolves when the puzzle is on the board, also for a page that asks after `sudoku-ready`; the value is that of the event. Rejects with an `Error` that has a `code` when the puzzle cannot be shown. A puzzle that is set later has a promise of its own",
  },
];

/** @type {readonly Method[]} */
export const methods = [
  {
    name: "getState",
    returns: "{ nonet: number }",
    since: "0.1",
    description:
      "Returns the whole state with history and score, as data that can be stored as JSON. The data is opaque and contains its version",
  },
  {
    name: "setState",
    parameters: [{ name: "state", type: "unknown" }],
    returns: "boolean",
    since: "0.1",
    description:
      "Restores a state, and returns whether the state was accepted. Damaged or foreign data changes nothing. The element keeps its own mode. The first puzzle with rules on a page is restored once the code for rules is loaded; a rule that it cannot have is then a `sudoku-error`",
  },
  {
    name: "solve",
    returns: 'Promise<"unique" | "multiple" | "none" | "conflict" | "stopped">',
    since: "0.1",
    description:
      "Fills the board with the solution (if there are several, the first); the game counts as given up. `stopped`: the engine gave no answer",
  },
  {
    name: "check",
    returns: "Promise<{ wrong: string[] }>",
    since: "0.1",
    description:
      "Finds the cells whose digit is wrong, as `r1c2`, and marks them on the board. If the puzzle has several solutions, no digit is wrong as long as one solution contains all digits. Each answer counts as a hint. Without an answer the promise rejects with an `Error` that has a `code`: that of the engine (also sent as `sudoku-error`), `aborted` when the board was changed meanwhile, `not-ready` before the board is shown",
  },
  {
    name: "hint",
    parameters: [{ name: "strength", type: '"where" | "what" | "apply"', isOptional: true }],
    since: "0.1",
    returns:
      'Promise<{ strength: "where" | "what" | "apply", technique: string | null, sentences: string[], cells: string[] }>',
    description:
      "Gives a hint in the card under the board: of this strength, or one strength more than before. `technique` is null when the hint is about mistakes on the board; `cells` are those that the board marks. Each strength counts in the score. Rejects as `check()`, and with `blank`, `solved`, `conflict`, `no-solution`, `no-hint` (no technique finds a step), `bad-strength`, or `wrong-mode` outside `play`",
  },
  {
    name: "applyHint",
    returns: "Promise<boolean>",
    since: "0.1",
    description: "Makes the step of the hint that is shown, and returns whether there was one",
  },
  {
    name: "steps",
    since: "0.1",
    returns:
      "Promise<{ solved: boolean, pathCut: boolean, level: string | null, hardest: string | null, steps: { technique: string, sentences: string[], placements: { cell: string, digit: number }[], eliminations: { cell: string, digit: number }[] }[] }>",
    description:
      "Returns the path from the givens to the solution in words, without showing it. `pathCut` is true when a limit of work ended the path, or may have hidden an easier one. Rejects as `hint()` does",
  },
  {
    name: "rate",
    since: "0.1",
    returns:
      "Promise<{ level: string | null, hardest: string | null, pathCut: boolean, er: number | null, ep: number | null, ed: number | null }>",
    description:
      "Says how hard the puzzle is: the level (`easy` to `extreme`) and the hardest technique of its path, both null and `pathCut` true when a limit of work ended the path, and the three ratings of Sudoku Explainer, which only the usual 9×9 board has. Rejects with `no-rating` when there is not exactly one solution",
  },
  { name: "undo", returns: "void", since: "0.1", description: "Takes back the last change" },
  { name: "redo", returns: "void", since: "0.1", description: "Makes the change again that was taken back last" },
  { name: "reset", returns: "void", since: "0.1", description: "Removes entries and notes; the score starts again" },
];

/** @type {readonly BoardEvent[]} */
export const events = [
  {
    name: "sudoku-ready",
    detail: "{ layout: string }",
    since: "0.1",
    description: "The puzzle is on the board; `layout` is the canonical name of its layout (`3x3+x` for `x`)",
  },
  {
    name: "sudoku-change",
    detail: "{ puzzle: string, blank: number }",
    since: "0.1",
    description: "The board has changed: the current board as a line, and the number of blank cells",
  },
  {
    name: "sudoku-start",
    detail: "{}",
    since: "0.1",
    description:
      "The player's first act in a game: a digit, a note or a colour. Not sent when a state is restored in which the player has begun",
  },
  {
    name: "sudoku-progress",
    detail: "{ filled: number, total: number }",
    since: "0.1",
    description:
      "The number of cells that the player has filled has changed: `filled`, rightly or not, of `total`, the cells without a given. Notes change nothing, and neither does `solve()`",
  },
  {
    name: "sudoku-solved",
    detail:
      "{ seconds: number, hints: number, hintsByStrength: { where: number, what: number, apply: number, check: number }, mistakes: number, score: { scaled: number, raw: number, max: number } }",
    since: "0.1",
    description:
      "The player solved the puzzle. `seconds`: time since the puzzle was put on the board; `hints`: number of hints; `hintsByStrength`: how many of them were of each strength, and how many were checks; `mistakes`: number of entered digits that differ from the solution; `score`: [points](#points). Sent once per game, and not after `solve()`",
  },
  {
    name: "sudoku-given-up",
    detail:
      "{ seconds: number, hints: number, hintsByStrength: { where: number, what: number, apply: number, check: number }, mistakes: number, score: { scaled: number, raw: number, max: number } }",
    since: "0.1",
    description:
      "`solve()` has filled in the solution of a game in the mode `play`. The fields are those of `sudoku-solved`; the score is 0. A game has one end: it is solved or given up",
  },
  {
    name: "sudoku-hint",
    detail: '{ strength: "where" | "what" | "apply", technique: string | null }',
    since: "0.1",
    description: "A hint was given; `technique` is null when it is about mistakes on the board",
  },
  {
    name: "sudoku-exercise",
    detail: '{ technique: string, verdict: "right" | "partly" | "wrong" | "other" }',
    since: "0.1",
    description:
      "In `practice`, an answer was checked. `partly`: right so far; `other`: true, but it does not follow from the technique",
  },
  {
    name: "sudoku-error",
    detail: "{ code: string, message: string, position: { line: number, column: number } | null }",
    since: "0.1",
    description:
      "A puzzle or a rule that cannot be read (`position` counts from 1; it is a place in `rules` when the code is about a rule of them), an engine that does not load, or the sentences of a language that do not load (`words-load`). `code` is otherwise one of [these codes](javascript.md#failures); `message` is for developers. The board does not change",
  },
];

/** @type {readonly CssProperties[]} */
export const cssProperties = [
  { names: ["--board-paper"], since: "0.1", description: "background of a cell" },
  { names: ["--board-given-paper"], since: "0.1", description: "background of a given" },
  { names: ["--board-thin-line"], since: "0.1", description: "lines inside the boxes or regions" },
  { names: ["--board-thick-line"], since: "0.1", description: "lines around the boxes or regions" },
  { names: ["--board-mark"], since: "0.1", description: "diagonals, frames of windows, asterisks and circles" },
  { names: ["--board-mark-paper"], since: "0.1", description: "background of windows and asterisks" },
  { names: ["--board-given"], since: "0.1", description: "given digits" },
  { names: ["--board-entry"], since: "0.1", description: "entered digits" },
  { names: ["--board-note"], since: "0.1", description: "digits of notes" },
  { names: ["--board-answer"], since: "0.1", description: "digits of a shown solution" },
  { names: ["--board-conflict"], since: "0.1", description: "equal digits in one house" },
  { names: ["--board-conflict-paper"], since: "0.1", description: "background of equal digits in one house" },
  { names: ["--board-focused"], since: "0.1", description: "background of the focused cell" },
  { names: ["--board-ring"], since: "0.1", description: "frame of the focused cell" },
  { names: ["--board-selected"], since: "0.1", description: "background of the other selected cells" },
  { names: ["--board-peer"], since: "0.1", description: "background of the houses of the focused cell" },
  { names: ["--board-same"], since: "0.1", description: "background of digits equal to the focused one" },
  { names: ["--board-same-line"], since: "0.1", description: "frame of digits equal to the focused one" },
  { names: ["--board-flash"], since: "0.1", description: "background of a cell that is shown for a moment" },
  { names: ["--board-coordinate"], since: "0.1", description: "numbers of rows and columns" },
  {
    names: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `--board-color-${n}`),
    since: "0.1",
    description: "the colours that a player can give to a cell",
  },
  {
    names: ["--board-step-1", "--board-step-2", "--board-step-3", "--board-step-4"],
    since: "0.1",
    description: "in the picture of a step: the candidates and frames of its parts",
  },
  {
    names: ["--board-step-1-paper", "--board-step-2-paper", "--board-step-3-paper", "--board-step-4-paper"],
    since: "0.1",
    description: "the backgrounds of these parts",
  },
  {
    names: ["--board-step-plain", "--board-step-plain-paper"],
    since: "0.1",
    description: "parts without a colour of their own, and their background",
  },
  { names: ["--board-step-place"], since: "0.1", description: "digits that a step places" },
  {
    names: ["--board-step-out", "--board-step-out-paper"],
    since: "0.1",
    description: "candidates that a step removes, and blocked cells; their background",
  },
  { names: ["--board-step-link"], since: "0.1", description: "links between candidates" },
  {
    names: ["--board-step-house", "--board-step-house-paper"],
    since: "0.1",
    description: "the houses that a step is about, and their background",
  },
  {
    names: ["--board-step-cover", "--board-step-cover-paper"],
    since: "0.1",
    description: "the houses from which a step removes candidates, and their background",
  },
  {
    names: ["--element-ground"],
    since: "0.1",
    description:
      'background behind the board and its texts. With `theme="auto"` there is none; with `light` and `dark` the default is the theme\'s background, so that the texts are readable on any page',
  },
  {
    names: ["--element-padding"],
    since: "0.1",
    description: "padding around the board and its texts: `12px` by default with `light` and `dark`, none with `auto`",
  },
  { names: ["--surface"], since: "0.1", description: "background of keys" },
  { names: ["--line"], since: "0.1", description: "frames of keys" },
  { names: ["--ink"], since: "0.1", description: "texts and keys" },
  { names: ["--ink-soft"], since: "0.1", description: "the line under the board, and secondary texts" },
  { names: ["--accent"], since: "0.1", description: "focus and pressed keys" },
  { names: ["--accent-tint"], since: "0.1", description: "background of pressed keys" },
  { names: ["--danger"], since: "0.1", description: "errors" },
  { names: ["--font"], since: "0.1", description: "type of texts and keys" },
  { names: ["--radius"], since: "0.1", description: "corners of keys and of the element" },
];

/** Parts that a page can style with `::part()`. @type {readonly Named[]} */
export const cssParts = [
  { name: "board", since: "0.1", description: "the board" },
  { name: "status", since: "0.1", description: "the line under the board" },
  { name: "hint", since: "0.1", description: "the card with a hint, the path, an exercise or a lesson" },
  { name: "keypad", since: "0.1", description: "the keys with digits" },
  { name: "controls", since: "0.1", description: "undo, notes, hint and what a digit means" },
  { name: "acts", since: "0.1", description: "the buttons that check and solve" },
];

/**
 * Slots of the shadow tree. The other text inside the element is a puzzle, and is shown in no slot.
 * @type {readonly Named[]}
 */
export const slots = [
  { name: "title", since: "0.1", description: "above the board" },
  { name: "footer", since: "0.1", description: "below the controls" },
];
