/**
 * What the rules of the puzzles on a page say, below the puzzles: each kind once, its picture, its name and its
 * sentence. All pages have the same room for it, so that their boards have the same places.
 *
 * @typedef {import("../job.js").PrintedPuzzle} PrintedPuzzle
 * @typedef {import("./boxes.js").Area} Area
 * @typedef {import("./boxes.js").Box} Box
 * @typedef {import("./rows.js").Row} Row
 */
import { ruleLegend } from "../../board/rules/rule-legend.js";
import { layoutNamed } from "../../model/layout.js";
import { presses } from "../presses.js";
import { largestSum, paletteOf } from "./board-box.js";
import { heightOf, ledParagraph } from "./rows.js";
import { roomForLine } from "./solution-lines.js";
import { scaleOf } from "./type.js";

/** @param {string} name of the layout of a puzzle */
const layoutIn = (name) => /** @type {import("../../model/layout.js").Layout} */ (layoutNamed(name));

/** From a picture to its sentence, between kinds, and above the first; in points. */
const [beside, between, above] = [7, 3, 10];
/** Relative to the size of type: width of the pictures, and their largest height; how large a unit of a picture is. */
const usual = { width: 5.2, height: 3.6, unit: 0.062 };
/** Likewise where a printer wants larger type: the sum of a cage is type. */
const legible = { width: 6.2, height: 5, unit: 0.084 };

/**
 * @param {readonly (readonly PrintedPuzzle[])[]} runs the puzzles of each page
 * @param {import("../print-settings.js").Look} look
 * @param {import("./plans.js").Context} context
 * @param {number} width
 * @returns {{ height: number, draw: (run: readonly PrintedPuzzle[], within: Area) => Box[] } | null} null when no
 *   puzzle has rules; `height` with the distance to the puzzles
 */
export function ruleNotes(runs, look, context, width) {
  if (!context.ruleWords || !runs.some((run) => run.some(({ rules }) => rules?.length))) return null;
  const rowsOf = (/** @type {readonly PrintedPuzzle[]} */ run) => ruleRows(run, look, context, width);
  const height = Math.max(...runs.map((run) => heightOf(rowsOf(run))));
  // The line that names the page of a solution is between the lowest board and the legend.
  const room = above + roomForLine(look);
  return {
    height: height + room,
    draw(run, within) {
      let y = within.y + room;
      return rowsOf(run).flatMap((row) => {
        const drawn = row.draw(within.x, y);
        y += row.height;
        return drawn;
      });
    },
  };
}

/**
 * What the rules of some puzzles say: each kind once. A kind that no picture shows names its puzzles, where others have
 * it not.
 *
 * @param {readonly (PrintedPuzzle & { number?: number })[]} run
 * @param {import("../print-settings.js").Look} look
 * @param {import("./plans.js").Context} context
 * @param {number} width
 * @returns {Row[]} none without sentences about rules
 */
export function ruleRows(run, look, context, width) {
  const { ruleWords } = context;
  return ruleWords
    ? ruleKindsOf(run, look).map((entry) =>
        rowOfKind(entry, entry.picture ? [] : ownersOf(run, entry.kind), ruleWords, look, context, width),
      )
    : [];
}

/**
 * The numbers of the puzzles that have a kind; none when all have.
 * @param {readonly (PrintedPuzzle & { number?: number })[]} run
 * @param {string} kind
 */
function ownersOf(run, kind) {
  const owners = run.filter((puzzle) =>
    ruleLegend(puzzle.rules ?? [], layoutIn(puzzle.layout)).some((entry) => entry.kind === kind),
  );
  return owners.length === run.length
    ? []
    : owners.flatMap(({ number }) => (number === undefined ? [] : [String(number)]));
}

/**
 * The kinds of all puzzles of a page, each once.
 * @param {readonly PrintedPuzzle[]} run
 * @param {import("../print-settings.js").Look} look
 */
export function ruleKindsOf(run, look) {
  const sum = presses[look.press].type ? largestSum : undefined;
  const entries = run.flatMap((puzzle) => ruleLegend(puzzle.rules ?? [], layoutIn(puzzle.layout), sum));
  return [...new Map(entries.map((entry) => [entry.kind, entry])).values()];
}

/**
 * @param {import("../../board/rules/rule-legend.js").RuleEntry} entry @param {readonly string[]} owners numbers of the
 *   puzzles that are named @param {import("../../i18n/rule-words.js").RuleWords} ruleWords
 * @param {import("../print-settings.js").Look} look @param {import("./plans.js").Context} context @param {number} width
 *   @returns {Row}
 */
function rowOfKind({ kind, picture }, owners, ruleWords, look, { face, words }, width) {
  const size = scaleOf(look).small + 1;
  const pictures = presses[look.press].type ? legible : usual;
  const shift = pictures.width * size + beside;
  const name = ruleWords(`rule.${kind}.name`);
  const isWide = /[\u3000-\uffef]/u.test(name);
  const named = owners.length
    ? `${name}${isWide ? "（" : " ("}${words.list(owners, "bare")}${isWide ? "）" : ")"}`
    : name;
  const lines = ledParagraph(`${named}${isWide ? "：" : ":"}`, ruleWords(`rule.${kind}.rule`), {
    size,
    width,
    face,
    indent: shift,
  });
  const scale = picture
    ? size * Math.min(pictures.unit, pictures.width / picture.width, pictures.height / picture.height)
    : 0;
  const height = Math.max(heightOf(lines), (picture?.height ?? 0) * scale) + between;
  return {
    height,
    draw(x, y) {
      let top = y + (lines.length === 1 ? (height - between - heightOf(lines)) / 2 : 0);
      const text = lines.flatMap((line) => {
        const drawn = line.draw(x, top);
        top += line.height;
        return drawn;
      });
      if (!picture) return text;
      const [across, down] = [picture.width * scale, picture.height * scale];
      return [
        {
          kind: "drawing",
          x: x + (shift - beside - across) / 2,
          y: y + (height - between - down) / 2,
          width: across,
          height: down,
          list: picture,
          palette: paletteOf(look, false),
          label: name,
        },
        ...text,
      ];
    },
  };
}
