/**
 * The difference between two positions as a short text, for the history and the journal of a game. Each change is a letter for the part, the cell
 * in base 36, an equals sign and the value in base 36 (nothing for 0), separated by semicolons: `e1c=5;n1d=3f`. `m!`, `a!` and `x!` say that
 * a part has become null. A change of the layout is the whole position as JSON.
 */
import { letters, packPosition, unpackNumber, unpackPosition } from "./packing.js";
import { colorCount, newPosition } from "./position.js";
import { layoutNamed } from "./layout.js";

/** @typedef {import("./position.js").Position} Position */

const numbered = /** @type {[keyof typeof letters, (typeof letters)[keyof typeof letters]][]} */ (Object.entries(letters));

/** @param {Position} before @param {Position} after @returns {string} */
export function changesBetween(before, after) {
  if (before.layout !== after.layout) return JSON.stringify(packPosition(after));
  /** @type {string[]} */
  const changes = [];
  for (const [letter, part] of numbered) {
    const [from, to] = [before[part], after[part]];
    if (from === to) continue;
    if (!to) changes.push(`${letter}!`);
    else {
      if (!from) changes.push(`${letter}+`);
      to.forEach((value, cell) => { if (value !== (from?.[cell] ?? 0)) changes.push(change(letter, cell, value)); });
    }
  }
  const colored = new Set([...Object.keys(before.candidateColors), ...Object.keys(after.candidateColors)].map(Number));
  for (const index of colored) {
    const color = after.candidateColors[index] ?? 0;
    if (color !== (before.candidateColors[index] ?? 0)) changes.push(change("d", index, color));
  }
  return changes.join(";");
}

/** Returns the position after the changes, or null when the text is damaged. @param {Position} position @param {string} changes @returns {Position | null} */
export function withChanges(position, changes) {
  if (changes.startsWith("{")) return unpackPosition(parsed(changes));
  /** @type {any} */
  const after = { ...position, candidateColors: { ...position.candidateColors } };
  const blank = newPosition(position.layout).entries;
  const { side, cellCount } = /** @type {import("./layout.js").Layout} */ (layoutNamed(position.layout));
  const owned = new Set();
  for (const each of changes === "" ? [] : changes.split(";")) {
    const [, letter, rest] = /^([gmencakxd])(.*)$/.exec(each) ?? [];
    const part = letter && letters[/** @type {keyof typeof letters} */ (letter)];
    if (part && (rest === "!" || rest === "+")) {
      after[part] = rest === "!" ? null : [...blank];
      owned.add(part);
      continue;
    }
    const [at, text, ...more] = (rest ?? "").split("=");
    const [cell, value] = [unpackNumber(at), text === "" ? 0 : unpackNumber(text ?? "-")];
    if (more.length || !(cell >= 0) || !(value >= 0)) return null;
    if (letter === "d") {
      if (cell >= side * cellCount || value > colorCount) return null;
      if (value) after.candidateColors[cell] = value;
      else delete after.candidateColors[cell];
    } else {
      if (!part || !after[part] || cell >= cellCount) return null;
      if (!owned.has(part)) after[part] = [...after[part]];
      owned.add(part);
      after[part][cell] = value;
    }
  }
  return unpackPosition(packPosition(after)) ? after : null;
}

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
