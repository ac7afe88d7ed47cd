import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { lines, nonet } from "./program.mjs";

const pages = ["../../docs/command-line.md", "../../docs/generating.md", "../../docs/techniques/README.md"];
const text = pages.map((page) => readFileSync(new URL(page, import.meta.url), "utf8")).join("\n");
const reference = readFileSync(new URL("../../docs/command-line.md", import.meta.url), "utf8");
const EXAMPLE = /^ {4}\$ nonet ([^\n]*?)(?: <<< (\S+))?\n((?:(?: {4}[^\n]*)?\n)*?)(?=\n?\S)/gm;
const examples = [...text.matchAll(EXAMPLE)].map(([, command, input, shown]) => ({ command, input, shown }));

/** The words of a command; quotation marks hold several words together. */
const wordsOf = (command) => [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word);

const withoutTimes = (line) => line.replace(/[\d.]+ ms$/, "TIME ms").trim();
const said = (text) => lines(text).map(withoutTimes).filter(Boolean).sort();

/** Examples write their files here. */
const folder = mkdtempSync(join(tmpdir(), "nonet-examples-"));
after(() => rmSync(folder, { recursive: true }));

test("the reference has examples", () => assert.ok(examples.length >= 6));

for (const { command, input = "", shown } of examples) {
  test(`as the reference shows: nonet ${command}`, () => {
    const { out, err } = nonet(wordsOf(command), `${input}\n`, { cwd: folder });
    assert.deepEqual(said(out + err), said(shown));
  });
}

// The help and the reference write the same words: the reference marks code and uses the sign × and a gap in large
// numbers.
const plain = (text) =>
  text
    .replaceAll("`", "")
    .replaceAll("×", "x")
    .replaceAll("\\|", "|")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .trim();

/** The rows of the tables of options in a part of the reference: `--limit N` → description. */
const optionRows = (part) =>
  Object.fromEntries(
    [...part.matchAll(/^\| `(--[^`]*)` \| (.*?) \|$/gm)].map(([, option, text]) => [option, plain(text)]),
  );

/** The options that a command's help shows, with their descriptions on one line. */
function helpRows(command) {
  const rows = {};
  let last = "";
  for (const line of lines(nonet(`${command} --help`).out)) {
    const [, option, text] = /^ {2}(--\S+(?: [A-Z][A-Z/-]*)?) {2,}(\S.*)$/.exec(line) ?? [];
    if (option) rows[(last = option)] = text;
    else if (last && line.startsWith(" ".repeat(20))) rows[last] += ` ${line.trim()}`;
  }
  return rows;
}

const sections = Object.fromEntries(
  reference
    .split(/^## /m)
    .slice(1)
    .map((part) => [part.split("\n")[0], part]),
);
const common = optionRows(sections["Common options"]);
const commands = lines(nonet("--help").out).flatMap((line) => /^ {2}([a-z]+) {2,}/.exec(line)?.[1] ?? []);

for (const command of commands) {
  test(`${command} --help and the reference have the same options and descriptions`, () => {
    const help = helpRows(command);
    const own = optionRows(sections[command]);
    const shared = Object.fromEntries(
      Object.entries(common).filter(([option]) => Object.hasOwn(help, option) && !Object.hasOwn(own, option)),
    );
    assert.ok(Object.keys(help).length >= 4);
    assert.deepEqual({ ...shared, ...own }, help);
  });
}
