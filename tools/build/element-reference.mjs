/**
 * What `<sudoku-board>` offers: the one source of the tables in docs/embedding.md and of custom-elements.json in the
 * npm package. tools/element-reference.mjs writes both, and tests/tools/element-reference.test.mjs compares this table
 * with the element. Descriptions are Markdown; their links begin in docs.
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
import { optionNames } from "../../web/embed/board-options.js";

/** @satisfies {Record<import("../../web/embed/board-options.js").OptionName, Omit<Attribute, "name">>} */
const told = {
  puzzle: {
    type: "string",
    since: "0.1",
    description:
      "the puzzle as text, in any format that Nonet reads, or an address of Nonet: `#p=…` with a puzzle, `#s=…` with a whole game, with or without the part before the sign #; candidates of a 729 line or a frame of pencil marks are part of the puzzle. Without the attribute, the text inside the element is the puzzle; without text, the board is empty",
  },
  layout: {
    type: "string",
    since: "0.1",
    default: "the usual boxes of the side; `3x3` for an empty board",
    description:
      "a name from [Layouts](command-line.md#layouts): `3x2`, `3x3+x`, `jigsaw:1122211122333343444455555+antiking`; sides 2 to 100. A text determines only the side, so every layout without the usual boxes must be named",
  },
  rules: {
    type: "string",
    since: "0.1",
    description:
      "rules of the puzzle besides those of its layout, such as cages, thermometers and dots: [texts of rules](rules.md) with semicolons or line ends between them, as `cage 15 r1c1 r1c2; thermometer r4c1-r4c4`. They are added to rules that the puzzle's text or address has. [Puzzles with rules](#puzzles-with-rules) says more",
  },
  mode: {
    type: '"play" | "solve" | "view" | "path" | "practice" | "lesson"',
    since: "0.1",
    default: "`play`",
    description:
      "`play`: givens are locked. `solve`: every cell can be edited, and the solution can be shown. `view`: nothing can be changed, and the engine is never loaded (only a line or rows of symbols can be read). `path`: the way to the solution, step by step; the arrow keys beside the board go along it. `practice`: positions that need the technique, one after another, and answers are checked. `lesson`: the technique is explained part by part",
  },
  controls: {
    type: "string",
    since: "0.1",
    default:
      "`keypad undo notes check` in `play`, `keypad undo solve` in `solve`, `keypad undo notes` in `practice`; always none in the other modes",
    description:
      "any of `keypad undo notes colors check solve hint`, separated by spaces; empty for no controls. `colors`: the choice of what a digit means, with notes and colours; `hint` only in `play`, `check` and `solve` not in `practice`",
  },
  hints: {
    type: '"none" | "where" | "what" | "apply"',
    since: "0.1",
    default: "`apply`",
    description:
      "the strongest hint that the control `hint` gives: `where` to look, `what` technique is there, or all of the reasons, with a button that makes the step",
  },
  step: {
    type: "number",
    since: "0.1",
    default: "`1`",
    description:
      "in the mode `path`, the step that is shown, from 1; it follows the player. After the last step comes the position after the path",
  },
  technique: {
    type: "string",
    since: "0.1",
    description:
      "in `practice` and `lesson`, the id of a [technique](techniques/README.md), such as `x-wing`; in `lesson` also the name of a [guide](guide/), such as `rules`",
  },
  lang: {
    type: "string",
    since: "0.1",
    default: "the language of the page, then of the reader",
    description: "language of the labels: `en`, `uk`, `ru`, `it`, `vi` or `zh`",
  },
  theme: {
    type: "string",
    since: "0.1",
    default: "`auto`",
    description: "`auto`, `light`, `dark`; `auto` uses the theme of the reader's device",
  },
};

/** @type {readonly Attribute[]} */
export const attributes = optionNames.map((name) => ({ name, ...told[name] }));

/** @type {readonly Property[]} */
export const properties = [
  {
    name: "strings",
    type: "Record<string, string>",
    since: "0.1",
    description: "texts in place of the element's own, by their [keys](#texts)",
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
      "Promise<{ solved: boolean, level: string | null, hardest: string | null, steps: { technique: string, sentences: string[], placements: { cell: string, digit: number }[], eliminations: { cell: string, digit: number }[] }[] }>",
    description:
      "Returns the path from the givens to the solution in words, without showing it. Rejects as `hint()` does",
  },
  {
    name: "rate",
    since: "0.1",
    returns:
      "Promise<{ level: string | null, hardest: string | null, er: number | null, ep: number | null, ed: number | null }>",
    description:
      "Says how hard the puzzle is: the level (`easy` to `extreme`) and the hardest technique of its path, and the three ratings of Sudoku Explainer, which only the usual 9×9 board has. Rejects with `no-rating` when there is not exactly one solution",
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
