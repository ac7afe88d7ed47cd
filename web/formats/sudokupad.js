/**
 * SudokuPad's own puzzles: JSON with short names, written without the signs that can be restored, which its addresses carry compressed. `cells` are rows of cells,
 * `regions` lists of [row, column], `cages` also hold title, author and rules. Whatever is drawn (lines, arrows, shapes) may be a rule, and is named as left out.
 *
 * @typedef {{ value?: unknown, given?: boolean, centremarks?: unknown[], candidates?: unknown[], cornermarks?: unknown[], pencilMarks?: unknown[] }} Cell
 */
import { layoutNamed, layoutOfSide } from "../model/layout.js";
import { layoutName, shapeName } from "../model/layout-name.js";
import { digitFrom, FormatError, foundPuzzle, setOf } from "./found.js";

/** The short names that matter here. */
const longNames = /** @type {Record<string, string>} */ ({ ce: "cells", re: "regions", ca: "cages", v: "value", t: "title", l: "lines", a: "arrows", o: "overlays", u: "underlays" });
/** What is drawn, and the rule that the page names for it. @type {readonly [key: string, rule: string][]} */
const drawn = [["lines", "line"], ["arrows", "arrow"], ["overlays", "drawing"], ["underlays", "drawing"], ["foglight", "fogofwar"], ["triggereffect", "fogofwar"]];
const about = /^(title|author|rules|solution|msgcorrect|foglight)\s*:\s*([\s\S]*)$/i;

/** Whether a text is such a puzzle. @param {string} text */
export const isPad = (text) => /^\{/.test(text) && /[{,]['"]?(ce|cells)['"]?:/.test(text);

/**
 * @param {string} text
 * @returns {import("./found.js").Found}
 * @throws {FormatError} "damaged-link", "not-square", "bad-regions", "unknown-layout"
 */
export function fromPad(text) {
  const data = /** @type {any} */ (unzipped(text));
  const rows = Array.isArray(data?.cells) ? data.cells : [];
  const side = rows.length;
  const cells = /** @type {Cell[]} */ (rows.flatMap((/** @type {unknown} */ row) => (Array.isArray(row) ? row : [])));
  if (side === 0 || cells.length !== side * side) throw new FormatError("not-square");
  const told = toldIn(data);
  const globals = new Set([...(Array.isArray(data.global) ? data.global : []), ...Object.keys(data.metadata ?? {}).filter((key) => data.metadata[key] === true)]);
  const shape = shapeOf(data.regions, side);
  const variants = /** @type {const} */ (["antiknight", "antiking"]).filter((variant) => globals.has(variant));
  const digits = cells.map(({ value }) => digitFrom(value, side));
  const isGiven = (/** @type {number} */ cell) => cells[cell].given !== false;
  return foundPuzzle({
    format: "sudokupad",
    layout: layoutName(shape, variants),
    givens: digits.map((digit, cell) => (isGiven(cell) ? digit : 0)),
    entries: digits.map((digit, cell) => (isGiven(cell) ? 0 : digit)),
    notes: cells.map(({ centremarks, candidates }) => setOf(symbols(centremarks ?? candidates), side)),
    corners: cells.map(({ cornermarks, pencilMarks }) => setOf(symbols(cornermarks ?? pencilMarks), side)),
    title: told.title ?? "", author: told.author ?? "", rules: told.rules ?? "",
    leftOut: leftOutOf(data),
  });
}

/** @param {any} data @returns {Record<string, string>} */
function toldIn(data) {
  const cages = (Array.isArray(data.cages) ? data.cages : []).map((/** @type {any} */ cage) => about.exec(String(cage?.value ?? ""))).filter(Boolean);
  const told = Object.fromEntries(cages.map((/** @type {RegExpExecArray} */ [, name, value]) => [name.toLowerCase(), value.trim()]));
  const { title, author, rules } = data.metadata ?? {};
  const texts = Object.entries({ title, author, rules }).map(([name, value]) => [name, Array.isArray(value) ? value.join("\n") : value]);
  return { ...told, ...Object.fromEntries(texts.filter(([, value]) => typeof value === "string")) };
}

/** @param {any} data */
function leftOutOf(data) {
  const isCage = (/** @type {any} */ cage) => Array.isArray(cage?.cells) && cage.cells.length > 0 && !about.test(String(cage.value ?? "")) && !cage.hidden;
  const isUsed = (/** @type {unknown} */ value) => Array.isArray(value) && value.length > 0;
  const rules = [...drawn.filter(([key]) => isUsed(data[key])).map(([, rule]) => rule), ...(isUsed(data.cages) && data.cages.some(isCage) ? ["killercage"] : [])];
  return [...new Set(rules)];
}

/** @param {unknown} regions @param {number} side */
function shapeOf(regions, side) {
  const usual = layoutOfSide(side);
  /** @type {(number | undefined)[]} */
  const labels = new Array(side * side).fill(undefined);
  for (const [label, cells] of (Array.isArray(regions) ? regions : []).entries()) {
    for (const [row, column] of cells) labels[row * side + column] = label + 1;
  }
  if (labels.every((label) => label === undefined) && usual) return shapeName(usual);
  const layout = labels.includes(undefined) ? null : layoutNamed(`jigsaw:${labels.join()}`);
  if (!layout) throw new FormatError("bad-regions");
  return shapeName(layout);
}

/** Notes are a list, or a text of symbols. @param {unknown} notes @returns {(number | string)[]} */
const symbols = (notes) => (Array.isArray(notes) ? notes : typeof notes === "string" ? [...notes] : []);

/**
 * Reads JSON in which single quotes may stand for double ones, names have no quotes, `t` and `f` are true and false, colours have no quotes, and nothing
 * between commas is an empty object.
 *
 * @param {string} text
 * @returns {unknown}
 * @throws {FormatError} "damaged-link"
 */
function unzipped(text) {
  let at = 0;
  const damaged = () => new FormatError("damaged-link");
  const word = /[^,:{}[\]]*/y;

  /** @param {number} depth @returns {unknown} */
  function value(depth) {
    if (depth > 32) throw damaged();
    const sign = text[at];
    if (sign === "{") return object(depth);
    if (sign === "[") return list(depth);
    if (sign === "'" || sign === '"') return string(sign);
    word.lastIndex = at;
    const [found] = /** @type {RegExpExecArray} */ (word.exec(text));
    at += found.length;
    if (found === "") return {};
    if (found === "t" || found === "true") return true;
    if (found === "f" || found === "false") return false;
    return found === "null" ? null : Number.isNaN(Number(found)) ? found : Number(found);
  }

  /** @param {number} depth */
  function object(depth) {
    /** @type {[string, unknown][]} */
    const entries = [];
    while (text[at] !== "}") {
      at++;
      if (text[at] === "}" && entries.length === 0) break;
      const name = String(value(depth + 1));
      if (text[at++] !== ":") throw damaged();
      entries.push([longNames[name] ?? name, value(depth + 1)]);
      if (text[at] !== "," && text[at] !== "}") throw damaged();
    }
    at++;
    return Object.fromEntries(entries);
  }

  /** @param {number} depth */
  function list(depth) {
    if (text[at + 1] === "]" && text[at - 1] === ":") {
      at += 2;
      return [];
    }
    /** @type {unknown[]} */
    const items = [];
    while (text[at] !== "]") {
      at++;
      items.push(value(depth + 1));
      if (text[at] !== "," && text[at] !== "]") throw damaged();
    }
    at++;
    return items;
  }

  /** @param {string} quote */
  function string(quote) {
    let found = "";
    for (at++; text[at] !== quote; at++) {
      if (at >= text.length) throw damaged();
      if (text[at] !== "\\") found += text[at];
      else if (text[++at] === "u") {
        found += String.fromCharCode(parseInt(text.slice(at + 1, at + 5), 16));
        at += 4;
      } else found += { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" }[text[at]] ?? text[at];
    }
    at++;
    return found;
  }

  return value(0);
}
