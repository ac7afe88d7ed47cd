#!/usr/bin/env node
// node bench/photos.mjs [--nonet PATH] [--list FILE] [--truths FOLDER] [--wrong] FOLDER... Lets `nonet read` read all
// pictures of folders that have a truth beside them, and prints how many puzzles and cells it read rightly, for each
// kind of picture. The kind is the name without its number. Truths: NAME.txt (a puzzle in one line, "side 12" for a
// size that is not read, "none" for what is no sudoku) or NAME.dat (nine rows of nine digits after two lines, 0 for a
// blank cell). --list names the pictures that count, one path a line. --truths names another folder with the truths;
// there NAME.original.jpg has the truth of NAME. --wrong names the pictures that were not read rightly.

import { existsSync, readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Failure, run, script, table } from "./runs.mjs";

const usage = "Usage: node bench/photos.mjs [--nonet PATH] [--list FILE] [--truths FOLDER] [--wrong] FOLDER...";
const pictureName = /\.(pgm|png|jpe?g)$/i;
/** Pictures of one call. */
const together = 40;

/**
 * @typedef {{image: string, status: string, probabilities?: number[][], puzzle?: string, doubt?: boolean, side?:
 *   number}} Answer
 */
/** @typedef {{image: string, kind: string, truth: string}} Picture */
/**
 * @typedef {{picture: Picture, found: boolean, cells: number, wrongCells: number[], whole: boolean, solved: boolean,
 *   unannounced: boolean, status: string}} Judgement
 */

/**
 * @param {string} path
 * @param {string} [folder] of the truths
 * @returns {string | null} the truth of a picture, blanks as dots
 */
function truthOf(path, folder) {
  const own = path.replace(pictureName, "");
  const stem = folder ? join(folder, basename(own).replace(/\.original$/, "")) : own;
  if (existsSync(`${stem}.txt`)) return readFileSync(`${stem}.txt`, "utf8").trim();
  if (!existsSync(`${stem}.dat`)) return null;
  const rows = readFileSync(`${stem}.dat`, "utf8").trimEnd().split("\n").slice(2);
  return rows.join("").replaceAll(/\s/g, "").replaceAll("0", ".");
}

/**
 * @param {string[]} folders
 * @param {Set<string> | null} listed names that count
 * @param {string} [truths]
 * @returns {Picture[]}
 */
function picturesOf(folders, listed, truths) {
  const paths = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => pictureName.test(name))
      .sort()
      .map((name) => join(folder, name)),
  );
  return paths
    .filter((path) => !listed || listed.has(basename(path).replace(".original.", ".")))
    .flatMap((image) => {
      const truth = truthOf(image, truths);
      return truth === null
        ? []
        : [
            {
              image,
              kind: basename(image)
                .replace(pictureName, "")
                .replace(/-?\d+(\.original)?$/, ""),
              truth,
            },
          ];
    });
}

/** @param {string} program @param {Picture[]} pictures @returns {Answer[]} one for each picture, in their order */
function answersOf(program, pictures) {
  /** @type {Answer[]} */
  const answers = [];
  for (let first = 0; first < pictures.length; first += together) {
    const images = pictures.slice(first, first + together).map(({ image }) => image);
    const lines = run(program, ["read", "--json", ...images], { codes: [0, 1, 2, 3] })
      .trim()
      .split("\n");
    if (lines.length !== images.length)
      throw new Failure(`${program} read --json: ${lines.length} lines for ${images.length} pictures`);
    answers.push(...lines.map((line) => JSON.parse(line)));
  }
  return answers;
}

/** @param {number[]} values */
const best = (values) => values.indexOf(Math.max(...values));

/** @param {Picture} picture @param {Answer} answer @returns {Judgement} */
function judge(picture, answer) {
  const { truth } = picture;
  const { status, probabilities, puzzle, doubt } = answer;
  const accepted = status === "ok";
  if (/^(none|side \d+)$/.test(truth)) {
    const refused = truth === "none" ? !accepted : status === "unsupported_side";
    return {
      picture,
      found: false,
      cells: 0,
      wrongCells: [],
      whole: refused,
      solved: refused,
      unannounced: accepted && !doubt,
      status,
    };
  }
  const comparable = probabilities?.length === truth.length;
  const wrongCells = comparable
    ? [...truth].flatMap((digit, cell) => (best(probabilities[cell]) === (Number(digit) || 0) ? [] : [cell]))
    : [];
  const solved = accepted && puzzle === truth;
  return {
    picture,
    found: comparable,
    cells: comparable ? truth.length : 0,
    wrongCells,
    whole: comparable && !wrongCells.length,
    solved,
    unannounced: accepted && !solved && !doubt,
    status,
  };
}

/** @param {number} part @param {number} all */
const percent = (part, all) => (all ? `${((100 * part) / all).toFixed(all > 5000 ? 3 : 1)} %` : "–");

/** @param {string} kind @param {Judgement[]} judged */
function rowOf(kind, judged) {
  const count = (/** @type {(one: Judgement) => boolean} */ which) => judged.filter(which).length;
  const cells = judged.reduce((sum, one) => sum + one.cells, 0);
  const wrong = judged.reduce((sum, one) => sum + one.wrongCells.length, 0);
  return [
    kind,
    String(judged.length),
    String(count((one) => one.found)),
    percent(cells - wrong, cells),
    String(count((one) => one.whole)),
    String(count((one) => one.solved)),
    percent(
      count((one) => one.solved),
      judged.length,
    ),
    String(count((one) => one.unannounced)),
  ];
}

/** @param {Judgement} judgement */
function describe({ picture: { image, truth }, status, wrongCells, unannounced }) {
  const cells = wrongCells
    .slice(0, 12)
    .map((cell) => `${cell}:${truth[cell]}`)
    .join(" ");
  return `${image}: ${status}${unannounced ? ", not announced" : ""}${cells ? `; wrong at first reading ${cells}` : ""}`;
}

function readPhotos() {
  const { values, positionals: folders } = parseArgs({
    allowPositionals: true,
    options: {
      nonet: { type: "string", default: fileURLToPath(new URL("../build/bin/nonet", import.meta.url)) },
      list: { type: "string" },
      truths: { type: "string" },
      wrong: { type: "boolean", default: false },
    },
  });
  if (!folders.length) throw new Failure(usage);
  const listed = values.list
    ? new Set(
        readFileSync(values.list, "utf8")
          .split(/\s+/)
          .filter(Boolean)
          .map((path) => basename(path)),
      )
    : null;
  const pictures = picturesOf(folders, listed, values.truths);
  if (!pictures.length) throw new Failure(`${folders.join(", ")}: no picture with a truth`);
  const answers = answersOf(values.nonet, pictures);
  const judged = pictures.map((picture, index) => judge(picture, answers[index]));
  const kinds = [...new Set(pictures.map(({ kind }) => kind))];
  const rows = kinds.map((kind) =>
    rowOf(
      kind,
      judged.filter(({ picture }) => picture.kind === kind),
    ),
  );
  console.log(
    table(
      [
        "pictures",
        "number",
        "grids",
        "cells, first reading",
        "whole, first reading",
        "whole, with solver",
        "",
        "wrong, not announced",
      ],
      kinds.length > 1 ? [...rows, rowOf("all", judged)] : rows,
    ),
  );
  if (values.wrong)
    for (const judgement of judged) if (!judgement.solved || !judgement.whole) console.log(describe(judgement));
}

script(readPhotos);
