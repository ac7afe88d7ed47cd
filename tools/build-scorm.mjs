#!/usr/bin/env node
/**
 * Makes a SCORM package with puzzles of one's own: node tools/build-scorm.mjs --puzzle TEXT [--name TEXT] [--layout
 * NAME] [--rules TEXT] … [--title TEXT] [--lang en] [--controls "keypad undo"] [--pass SCORE] [--version 1.2|2004]
 * [--from PACKAGE.zip] [--out FILE.zip]
 *
 * Each --puzzle is a line; --name, --layout and --rules after it belong to it. --link takes a link for a class instead.
 * Without puzzles the package has one easy puzzle. --pass is the score from 0 to 100 that a pupil must reach to pass;
 * without it the platform decides. --from takes the page from a package that was built before, so that neither a
 * compiler nor the modules are needed. docs/learning-platforms.md tells more.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { parseLine } from "../web/formats/line.js";
import { needsEngine, readRules } from "../web/model/rule-reader.js";
import { languages } from "../web/i18n/languages.js";
import { usualControls } from "../web/embed/wanted-controls.js";
import { readSheet } from "../web/model/class-sheet.js";
import { layoutOfPuzzle } from "../web/model/puzzle.js";
import { filesOfArchive, packageKinds, packageOf } from "../web/learning/packages/index.js";
import { launchFiles } from "./build/launch.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const usualWorks = [{ puzzle: "407029308000105000009073600326000070005807200070000195001760400000902000208300907" }];

/**
 * Returns the puzzles of a command line. Throws for a puzzle that is none.
 * @param {readonly { kind: string, name?: string, value?: string }[]} tokens of `parseArgs`
 * @returns {import("../web/embed/assignment.js").Work[]}
 */
export function worksOf(tokens) {
  /** @type {import("../web/embed/assignment.js").Work[]} */
  const works = [];
  for (const { name, value = "" } of tokens) {
    if (name === "puzzle") works.push({ puzzle: value });
    if (name !== "name" && name !== "layout" && name !== "rules") continue;
    const work = works.at(-1);
    if (!work) throw new Error(`--${name} belongs to the --puzzle before it`);
    work[name] = value;
  }
  for (const { puzzle, layout, rules = "" } of works) {
    const read = parseLine(puzzle, layout);
    if ("error" in read)
      throw new Error(
        `"${puzzle}" is not a puzzle on one line${layout ? ` of the layout ${layout}` : ""}: ${read.error.code}`,
      );
    const told = needsEngine(rules) ? { rules: null } : readRules(rules, layoutOfPuzzle(read.puzzle));
    if ("fault" in told)
      throw new Error(
        `--rules, line ${told.fault.position.line}, column ${told.fault.position.column}: ${told.fault.code}`,
      );
  }
  return works;
}

/** Returns the work of a link for a class. @param {string} link */
export function workOfLink(link) {
  const sheet = readSheet(link.split("#learn/class?")[1] ?? "");
  if (!sheet) throw new Error("the link is not a link for a class");
  const works = sheet.tasks.map((task) => {
    if (task.kind !== "puzzle") throw new Error("the link has exercises, which only the page can show");
    const { puzzle, name, layout, rules } = task;
    return { puzzle, ...(name && { name }), ...(layout && { layout }), ...(rules && { rules: rules.join("; ") }) };
  });
  const { title, hints, pass } = sheet;
  return {
    title,
    works,
    options: hints ? { hints, ...(hints !== "none" && { controls: `${usualControls.play} hint` }) } : {},
    pass,
  };
}

/**
 * Returns the score to pass. Throws for a text that is no whole number from 0 to 100.
 * @param {string | undefined} text
 */
export function passOf(text) {
  if (text === undefined) return undefined;
  if (!/^(100|\d{1,2})$/.test(text)) throw new Error("--pass is a whole number from 0 to 100");
  return Number(text);
}

async function main() {
  const { values, tokens } = parseArgs({
    tokens: true,
    options: {
      puzzle: { type: "string", multiple: true },
      name: { type: "string", multiple: true },
      layout: { type: "string", multiple: true },
      rules: { type: "string", multiple: true },
      link: { type: "string" },
      title: { type: "string" },
      lang: { type: "string" },
      controls: { type: "string" },
      pass: { type: "string" },
      version: { type: "string", default: "1.2" },
      from: { type: "string" },
      out: { type: "string" },
      wasm: { type: "string", default: join(root, "build/wasm/bin") },
    },
  });
  const { version, lang, controls, from, link } = values;
  const kind = packageKinds.find(({ id }) => id === `scorm-${version}`);
  if (!kind) throw new Error("--version is 1.2 or 2004");
  if (lang !== undefined && !languages.some((each) => each === lang))
    throw new Error(`--lang is one of ${languages.join(", ")}`);
  const linked = link === undefined ? null : workOfLink(link);
  const pass = passOf(values.pass) ?? linked?.pass;
  const works = [...(linked?.works ?? []), ...worksOf(tokens)];
  const files =
    from === undefined ? await launchFiles({ root, wasm: values.wasm }) : filesOfArchive(readFileSync(from));
  const title = values.title || linked?.title || "Sudoku";
  const zip = packageOf(kind, files, {
    title,
    options: { ...linked?.options, ...(lang !== undefined && { lang }), ...(controls !== undefined && { controls }) },
    ...(pass !== undefined && { pass }),
    works: works.length ? works : usualWorks,
  });
  const out = values.out ?? join(root, `build/nonet-scorm-${version}.zip`);
  writeFileSync(out, zip);
  console.log(
    `${out}: ${(zip.length / 1000).toFixed(0)} KB, ${works.length || 1} ${works.length > 1 ? "puzzles" : "puzzle"}`,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main().catch((error) => {
    console.error(`build-scorm: ${error.message}`);
    process.exitCode = 1;
  });
}
