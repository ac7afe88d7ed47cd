/**
 * SudokuPad's own puzzles: JSON with short names, written without the signs that can be restored, which its addresses carry compressed. `cells` are rows of cells,
 * `regions` lists of [row, column], `cages` also hold title, author and rules. Whatever is drawn (lines, arrows, shapes) may be a rule, and is named as left out.
 */
import { largestSide, layoutOfRegions, layoutOfSide } from "../model/layout.js";
import { layoutName, shapeName } from "../model/layout-name.js";
import { digitFrom, FormatError, foundPuzzle, listOf, recordOf, setOf, textOf } from "./found.js";

/** The short names that matter here. */
const longNames = new Map(Object.entries({ ce: "cells", re: "regions", ca: "cages", v: "value", t: "title", l: "lines", a: "arrows", o: "overlays", u: "underlays" }));
/** Signs behind a backslash. */
const signs = new Map([["n", "\n"], ["r", "\r"], ["t", "\t"], ["b", "\b"], ["f", "\f"]]);
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
  const data = recordOf(unzipped(text));
  const rows = listOf(data.cells);
  const side = rows.length;
  if (side === 0 || side > largestSide || rows.some((row) => listOf(row).length !== side)) throw new FormatError("not-square");
  const cells = rows.flatMap((row) => listOf(row).map(recordOf));
  const told = toldIn(data);
  const metadata = recordOf(data.metadata);
  const globals = new Set([...listOf(data.global), ...Object.keys(metadata).filter((key) => metadata[key] === true)]);
  const shape = shapeOf(listOf(data.regions), side);
  const variants = /** @type {const} */ (["antiknight", "antiking"]).filter((variant) => globals.has(variant));
  const digits = cells.map(({ value }) => digitFrom(value, side));
  const isGiven = (/** @type {number} */ cell) => cells[cell].given !== false;
  return foundPuzzle({
    format: "sudokupad",
    layout: layoutName(shapeName(shape), variants),
    givens: digits.map((digit, cell) => (isGiven(cell) ? digit : 0)),
    entries: digits.map((digit, cell) => (isGiven(cell) ? 0 : digit)),
    notes: cells.map(({ centremarks, candidates }) => setOf(symbols(centremarks ?? candidates), side)),
    corners: cells.map(({ cornermarks, pencilMarks }) => setOf(symbols(cornermarks ?? pencilMarks), side)),
    title: told.get("title") ?? "", author: told.get("author") ?? "", ruleset: told.get("rules") ?? "",
    leftOut: leftOutOf(data),
  });
}

/** @param {Record<string, unknown>} data @returns {Map<string, string>} */
function toldIn(data) {
  const { title, author, rules } = recordOf(data.metadata);
  const texts = Object.entries({ title, author, rules }).map(([name, value]) => [name, Array.isArray(value) ? value.map(textOf).join("\n") : value]);
  const cages = listOf(data.cages).flatMap((cage) => {
    const [, name, value] = about.exec(textOf(recordOf(cage).value)) ?? [];
    return name ? [[name.toLowerCase(), value.trim()]] : [];
  });
  return new Map(/** @type {[string, string][]} */ ([...cages, ...texts.filter(([, value]) => typeof value === "string")]));
}

/** @param {Record<string, unknown>} data */
function leftOutOf(data) {
  const isCage = (/** @type {Record<string, unknown>} */ { cells, value, hidden }) => listOf(cells).length > 0 && !about.test(textOf(value)) && !hidden;
  const rules = [...drawn.filter(([key]) => listOf(data[key]).length > 0).map(([, rule]) => rule), ...(listOf(data.cages).map(recordOf).some(isCage) ? ["killercage"] : [])];
  return [...new Set(rules)];
}

/** @param {readonly unknown[]} regions lists of [row, column] @param {number} side @returns {import("../model/layout.js").Layout} */
function shapeOf(regions, side) {
  const usual = layoutOfSide(side);
  const inside = (/** @type {unknown} */ place) => Number.isInteger(place) && Number(place) >= 0 && Number(place) < side;
  /** @type {number[]} */
  const labels = new Array(side * side).fill(-1);
  for (const [label, cells] of regions.entries()) {
    for (const [row, column] of listOf(cells).map(listOf)) {
      if (!inside(row) || !inside(column)) throw new FormatError("bad-regions");
      labels[Number(row) * side + Number(column)] = label;
    }
  }
  if (labels.every((label) => label < 0) && usual) return usual;
  const layout = labels.includes(-1) ? null : layoutOfRegions(labels);
  if (!layout) throw new FormatError("bad-regions");
  return layout;
}

/** Notes are a list, or a text of symbols. @param {unknown} notes @returns {unknown[]} */
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
    if (at >= text.length) throw damaged();
    word.lastIndex = at;
    const [found = ""] = word.exec(text) ?? [];
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
      const name = value(depth + 1);
      if (text[at++] !== ":" || typeof name === "object") throw damaged();
      entries.push([longNames.get(String(name)) ?? String(name), value(depth + 1)]);
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
      } else found += signs.get(text[at]) ?? text[at];
    }
    at++;
    return found;
  }

  return value(0);
}
