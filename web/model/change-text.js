/**
 * The difference between two positions as a short text, for the history and the journal of a game. Each change is a
 * letter for the part, the cell in base 36, an equals sign and the value in base 36 (nothing for 0), separated by
 * semicolons: `e1c=5;n1d=3f`. `m!`, `a!`, `x!` and `o!` say that a part has become null. `p1c=2d` draws a line between
 * two candidates, `q1c=2d` removes it. `h1c=2.3d` says which entries have removed a note. A change of the layout or of
 * the rules is the whole position as JSON. Version 4 and before wrote `f+` where notes became candidates, and `f!`.
 */
import {
  isOverlaid,
  isPenLine,
  largestNumbers,
  letters,
  nullable,
  packCells,
  packPosition,
  unpackNote,
  unpackNumber,
  unpackPosition,
  withCandidateNotes,
} from "./packing.js";
import { colorCount } from "./position.js";
import { layoutNamed } from "./layout.js";

/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("./packing.js").Part} Part */

const numbered = /** @type {[keyof typeof letters, (typeof letters)[keyof typeof letters]][]} */ (
  Object.entries(letters)
);

/** @param {Position} before @param {Position} after @returns {string} */
export function changesBetween(before, after) {
  if (before.layout !== after.layout || before.rules?.join() !== after.rules?.join())
    return JSON.stringify(packPosition(after));
  /** @type {string[]} */
  const changes = [];
  for (const [letter, part] of numbered) {
    const [from, to] = [before[part], after[part]];
    if (from === to) continue;
    if (!to) changes.push(`${letter}!`);
    else {
      if (!from) changes.push(`${letter}+`);
      to.forEach((value, cell) => {
        if (value !== (from?.[cell] ?? 0)) changes.push(change(letter, cell, value));
      });
    }
  }
  const colored = new Set([...Object.keys(before.candidateColors), ...Object.keys(after.candidateColors)].map(Number));
  for (const index of colored) {
    const color = after.candidateColors[index] ?? 0;
    if (color !== (before.candidateColors[index] ?? 0)) changes.push(change("d", index, color));
  }
  if (before.removed !== after.removed)
    for (const note of new Set([...Object.keys(before.removed), ...Object.keys(after.removed)].map(Number))) {
      const [from, to] = [before, after].map(({ removed }) => packCells(removed[note] ?? []));
      if (from !== to) changes.push(`h${note.toString(36)}=${to}`);
    }
  const [old, now] = [before, after].map(
    ({ penLines }) => new Set(penLines.map((line) => line.map((index) => index.toString(36)).join("="))),
  );
  if (before.penLines !== after.penLines) {
    changes.push(
      ...[...old].filter((line) => !now.has(line)).map((line) => `q${line}`),
      ...[...now].filter((line) => !old.has(line)).map((line) => `p${line}`),
    );
  }
  return changes.join(";");
}

/**
 * Returns the position after the changes, or null when the text is damaged. Costs as much time as the text and the
 * changed parts are long.
 *
 * @param {Position} position
 * @param {string} changes
 * @returns {Position | null}
 */
export function withChanges(position, changes) {
  if (changes.startsWith("{")) return ofOtherPuzzle(position, unpackPosition(parsed(changes)));
  /** @type {any} */
  const after = { ...position };
  const layout = /** @type {import("./layout.js").Layout} */ (layoutNamed(position.layout));
  const { digitCount, cellCount } = layout;
  const limits = largestNumbers(digitCount);
  const [owned, touched] = [new Set(), new Set()];
  for (const each of changes === "" ? [] : changes.split(";")) {
    if (/^[pq]/.test(each)) {
      after.penLines = withLine(after.penLines, each, digitCount * cellCount);
      if (!after.penLines) return null;
      continue;
    }
    if (each === "f+" || each === "f!") {
      after.ownNotes = each === "f+" ? new Array(cellCount).fill(0) : null;
      continue;
    }
    if (each.startsWith("h")) {
      const [note = "", cells, ...more] = each.slice(1).split("=");
      const removed = more.length || cells === undefined ? null : unpackNote(note, cells || "0", layout);
      if (!removed) return null;
      if (!owned.has("removed")) after.removed = { ...after.removed };
      owned.add("removed");
      if (cells) after.removed[removed[0]] = removed[1];
      else delete after.removed[removed[0]];
      continue;
    }
    const [, letter, rest] = /^([gmencakxod])(.*)$/.exec(each) ?? [];
    const known = /** @type {Part} */ (letter);
    const part = letter === "d" ? "candidateColors" : letters[known];
    if (part && (rest === "!" || rest === "+")) {
      if (!nullable.has(known)) return null;
      after[part] = rest === "!" ? null : new Array(cellCount).fill(0);
      owned.add(part);
      continue;
    }
    const [at, text, ...more] = (rest ?? "").split("=");
    const [place, value] = [unpackNumber(at), text === "" ? 0 : unpackNumber(text ?? "-")];
    if (more.length || !(place >= 0) || !(value >= 0) || !part || !after[part]) return null;
    if (
      place >= (letter === "d" ? digitCount * cellCount : cellCount) ||
      value > (letter === "d" ? colorCount : limits[known])
    )
      return null;
    if (!owned.has(part)) after[part] = letter === "d" ? { ...after[part] } : [...after[part]];
    owned.add(part);
    if (letter !== "d") touched.add(place);
    if (value || letter !== "d") after[part][place] = value;
    else delete after[part][place];
  }
  return [...touched].some((cell) => isOverlaid(after, cell)) ? null : withCandidateNotes(after);
}

/**
 * Draws or removes a line.
 * @param {Position["penLines"]} lines
 * @param {string} text
 * @param {number} count of candidates
 * @returns {Position["penLines"] | null} null when the text is damaged
 */
function withLine(lines, text, count) {
  const line = text.slice(1).split("=").map(unpackNumber);
  if (!isPenLine(line, count)) return null;
  const others = lines.filter(([a, b]) => a !== line[0] || b !== line[1]);
  const isDrawn = text.startsWith("p");
  if (isDrawn !== (others.length === lines.length)) return null;
  return isDrawn ? [...others, /** @type {[number, number]} */ (line)] : others;
}

/**
 * A change is a whole position only where the layout or the rules change.
 * @param {Position} before
 * @param {Position | null} after
 */
const ofOtherPuzzle = (before, after) =>
  after?.layout === before.layout && after.rules?.join() === before.rules?.join() ? null : after;

/** @param {string} letter @param {number} place @param {number} value */
const change = (letter, place, value) => `${letter}${place.toString(36)}=${value ? value.toString(36) : ""}`;

/** @param {string} text @returns {unknown} */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
