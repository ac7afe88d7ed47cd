/**
 * What a document for an office program has on its sheets: the same puzzles, texts and answers as the printed pages,
 * in their order. The program itself breaks the pages.
 *
 * @typedef {(columns: number, rows: number, room: number) => number} ExtentOf
 *
 * @typedef {object} BoardPart
 * @property {string} caption
 * @property {(extent: number, extentOf: ExtentOf) => import("./board-pictures.js").Drawing} draw in a square of this
 *   side, in points; `extentOf`: the side of other boards of the document
 * @property {readonly string[]} texts below the board
 * @property {readonly string[]} lines labels of lines to write on, below the board
 *
 * @typedef {{ kind: "heading", text: string, level: 1 | 2 } | { kind: "text", text: string, isBold?: boolean } |
 *   { kind: "fields", labels: readonly string[] } | { kind: "page" } | { kind: "boards", columns: number, rows: number,
 *   room: number, boards: readonly BoardPart[] }} Part `rows` of boards on a page; `room`: what a board needs for its
 *   caption and its lines, in points
 */
import { authorTexts } from "../layout/author-notes.js";
import { boardBox, sideOf } from "../layout/board-box.js";
import { captionParts } from "../layout/caption.js";
import { sheetName } from "../layout/class-sheets.js";
import { numbered } from "../layout/puzzle-pages.js";
import { ruleKindsOf } from "../layout/rule-notes.js";
import { stepBox } from "../layout/step-box.js";
import { symbolStrip } from "../layout/symbol-strip.js";

/** @typedef {import("../print-settings.js").PrintSettings} PrintSettings */
/** @typedef {import("../layout/plans.js").Context} Context */
/** @typedef {import("../job.js").PrintedStep} PrintedStep */

/** Columns of boards for a number of boards on a page. */
const columnsFor = (/** @type {number} */ perPage) => (perPage >= 9 ? 3 : perPage >= 4 ? 2 : 1);
/** Boards of the key beside each other, and rows of them on a page. */
const key = { columns: 4, rows: 5 };
/** What the caption of a board needs, and a line to write on, in points. */
const room = { caption: 24, line: 26, text: 18 };

/** @type {Part} */
const newPage = { kind: "page" };
const heading = (/** @type {string} */ text, /** @type {1 | 2} */ level = 1) =>
  /** @type {Part[]} */ (text ? [{ kind: "heading", text, level }] : []);
const textOf = (/** @type {string} */ text, isBold = false) => /** @type {Part} */ ({ kind: "text", text, isBold });

/**
 * @param {import("../job.js").Job} job @param {PrintSettings} settings @param {Context} context @returns {Part[]}
 */
export function sheetsOf(job, settings, context) {
  if (job.kind === "puzzles") return puzzleSheets(job, settings, context);
  return job.kind === "path" ? pathSheets(job, settings, context) : worksheets(job, settings, context);
}

/** The lines for name, class, date and points. @param {PrintSettings} settings @param {Context} context */
const fields = ({ look: { show } }, { words }) =>
  /** @type {Part[]} */ (
    show.nameLine
      ? [
          {
            kind: "fields",
            labels: [words("sheet.name"), words("sheet.class"), words("sheet.date"), words("sheet.points")],
          },
        ]
      : []
  );

/**
 * The signs of a face, or the pieces to cut out, as large as the cells of the boards.
 *
 * @param {readonly import("../job.js").PrintedPuzzle[]} puzzles
 * @param {number} columns of boards
 * @param {PrintSettings} settings
 * @param {Context} context
 * @returns {Part[]} none where digits need no key
 */
function stripOf(puzzles, columns, { look }, { words }) {
  const most = Math.max(...puzzles.map(sideOf));
  const rows = Math.ceil(look.perPage / columns);
  const strip = (/** @type {number} */ width, /** @type {number} */ cell) =>
    symbolStrip([puzzles], look, width, () => cell, words("print.symbols"));
  if (!strip(most, 1)) return [];
  /** @type {BoardPart["draw"]} */
  const draw = (extent, extentOf) => {
    const within = { x: 0, y: 0, width: extent, height: extent };
    const [drawing] = strip(extent, extentOf(columns, rows, room.caption) / most)?.draw(puzzles, within) ?? [];
    return /** @type {import("./board-pictures.js").Drawing} */ (drawing);
  };
  return [{ kind: "boards", columns: 1, rows: 1, room: 0, boards: [{ caption: "", draw, texts: [], lines: [] }] }];
}

/**
 * What the rules of some puzzles say, each kind once.
 * @param {readonly import("../job.js").PrintedPuzzle[]} puzzles
 * @param {PrintSettings} settings
 * @param {Context} context
 */
export const rulesOf = (puzzles, { look }, { ruleWords }) =>
  ruleWords
    ? ruleKindsOf(puzzles, look).map(
        ({ kind }) => `${ruleWords(`rule.${kind}.name`)}: ${ruleWords(`rule.${kind}.rule`)}`,
      )
    : [];

/**
 * What the authors of some puzzles say.
 * @param {readonly import("../job.js").PrintedPuzzle[]} puzzles @param {Context} context @returns {string[]}
 */
export const authorLines = (puzzles, context) =>
  authorTexts(puzzles, context).flatMap(({ lead, text }) =>
    [lead && text ? `${lead}: ${text}` : lead || text]
      .join("")
      .split("\n")
      .filter((line) => line.trim()),
  );

/** @param {import("../job.js").PuzzlesJob} job @param {PrintSettings} settings @param {Context} context */
function puzzleSheets(job, settings, context) {
  const { look } = settings;
  const { words } = context;
  const sheets = Math.max(1, ...job.sections.map(({ sheet = 1 }) => sheet));
  const sections = numbered(job.sections);
  const columns = columnsFor(look.perPage);
  const puzzles = sections.flatMap((section) => section.puzzles);
  const style = look;
  const parts = sections.flatMap(({ title, puzzles: own }, i) => [
    ...(i > 0 ? [newPage] : []),
    ...heading([look.title, sheetName(job.sections[i].sheet ?? 1, sheets, context)].filter(Boolean).join(" – ")),
    ...heading(title, 2),
    ...fields(settings, context),
    /** @type {Part} */ ({
      kind: "boards",
      columns,
      rows: Math.ceil(look.perPage / columns),
      room: room.caption,
      boards: own.map((puzzle) => ({
        caption: captionParts(puzzle, puzzle.number, look.show, context)
          .map(({ text }) => text)
          .join(" · "),
        draw: (/** @type {number} */ extent) =>
          boardBox(puzzle, {
            x: 0,
            y: 0,
            extent,
            isKey: false,
            style,
            label: words("sheet.puzzle", { number: puzzle.number }),
          }),
        texts: [],
        lines: [],
      })),
    }),
    ...stripOf(own, columns, settings, context),
    ...rulesOf(own, settings, context).map((text) => textOf(text)),
    ...authorLines(own, context).map((text) => textOf(text)),
  ]);
  if (look.key === "none") return parts;
  return [
    ...parts,
    newPage,
    ...heading(words("sheet.key")),
    /** @type {Part} */ ({
      kind: "boards",
      ...key,
      room: room.caption,
      boards: puzzles
        .filter(({ solution }) => solution)
        .map((puzzle) => ({
          caption: words.number(puzzle.number),
          draw: (/** @type {number} */ extent) =>
            boardBox(puzzle, {
              x: 0,
              y: 0,
              extent,
              isKey: true,
              style,
              label: words("sheet.solution", { number: puzzle.number }),
            }),
          texts: [],
          lines: [],
        })),
    }),
  ];
}

/** @param {import("../job.js").WorksheetJob} job @param {PrintSettings} settings @param {Context} context */
function worksheets(job, settings, context) {
  const { look } = settings;
  const { words } = context;
  const { example, showsCandidates, naming } = job;
  const places = (example.step.placements ?? []).length > 0;
  const columns = columnsFor(look.perPage);
  const draw =
    (/** @type {PrintedStep} */ { state, step }, /** @type {boolean} */ isAnswer, /** @type {string} */ label) =>
    (/** @type {number} */ extent) =>
      stepBox(state, isAnswer ? step : null, { x: 0, y: 0, extent, showsCandidates, naming, style: look, label });
  const parts = job.sheets.flatMap(({ exercises }, i) => [
    ...(i > 0 ? [newPage] : []),
    ...heading([look.title || job.name, sheetName(i + 1, job.sheets.length, context)].filter(Boolean).join(" – ")),
    ...fields(settings, context),
    ...job.about.map((text) => textOf(text)),
    textOf(words("worksheet.terms", { candidates: showsCandidates ? "yes" : "no" })),
    ...(job.spotting.length ? [...heading(words("lesson.spot"), 2), ...job.spotting.map((text) => textOf(text))] : []),
    /** @type {Part} */ ({
      kind: "boards",
      columns: 2,
      rows: 2,
      room: room.caption,
      boards: [
        {
          caption: words("worksheet.example"),
          draw: draw(example, true, words("worksheet.example")),
          texts: [...example.sentences],
          lines: [],
        },
      ],
    }),
    newPage,
    textOf(words(places ? "worksheet.task-place" : "worksheet.task-remove", { name: job.plainName }), true),
    /** @type {Part} */ ({
      kind: "boards",
      columns,
      rows: Math.ceil(look.perPage / columns),
      room: room.caption + 2 * room.line,
      boards: exercises.map((exercise, place) => ({
        caption: words.number(place + 1),
        draw: draw(exercise, false, words("worksheet.exercise", { number: place + 1 })),
        texts: [],
        lines: [words(places ? "worksheet.place" : "worksheet.remove"), ""],
      })),
    }),
  ]);
  if (look.key === "none") return parts;
  const isOne = job.sheets.length === 1;
  return [
    ...parts,
    newPage,
    ...heading(words("worksheet.key", { name: job.plainName })),
    /** @type {Part} */ ({
      kind: "boards",
      columns: 3,
      rows: 3,
      room: room.caption + 3 * room.text,
      boards: job.sheets.flatMap(({ exercises }, i) =>
        exercises.map((exercise, place) => ({
          caption: isOne
            ? words("worksheet.number", { number: place + 1 })
            : words("worksheet.key-number", { sheet: i + 1, number: place + 1 }),
          draw: draw(exercise, true, words("worksheet.answer", { number: place + 1 })),
          texts: [
            exercise.result,
            ...(exercise.others.length ? [words("worksheet.also", { results: exercise.others.join("; ") })] : []),
          ],
          lines: [],
        })),
      ),
    }),
  ];
}

/** @param {import("../job.js").PathJob} job @param {PrintSettings} settings @param {Context} context */
function pathSheets(job, settings, context) {
  const { look } = settings;
  const { words } = context;
  const board = (/** @type {string} */ caption, /** @type {BoardPart["draw"]} */ draw) =>
    /** @type {Part} */ ({
      kind: "boards",
      columns: 2,
      rows: 2,
      room: room.caption,
      boards: [{ caption, draw, texts: [], lines: [] }],
    });
  return [
    ...heading(look.title || words("sheet.head")),
    ...fields(settings, context),
    board(job.puzzle.title, (extent) =>
      boardBox(job.puzzle, { x: 0, y: 0, extent, isKey: false, style: look, label: words("sheet.head") }),
    ),
    ...authorLines([job.puzzle], context).map((text) => textOf(text)),
    ...job.steps.flatMap((step, i) => [
      textOf(`${i + 1}. ${step.name}: ${step.result}`, true),
      ...(step.pictured
        ? [
            board("", (extent) =>
              stepBox(step.state, step.step, {
                x: 0,
                y: 0,
                extent,
                showsCandidates: true,
                naming: job.naming,
                style: look,
                label: step.name,
              }),
            ),
            ...step.sentences.map((text) => textOf(text)),
          ]
        : []),
    ]),
  ];
}
