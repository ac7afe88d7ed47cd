import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { lines, nonet } from "./program.mjs";

const pages = ["command-line.md", "techniques/README.md"];
const text = pages.map((page) => readFileSync(new URL(`../../docs/${page}`, import.meta.url), "utf8")).join("\n");
const EXAMPLE = /^ {4}\$ nonet ([^\n]*?)(?: <<< (\S+))?\n((?:(?: {4}[^\n]*)?\n)*?)(?=\n?\S)/gm;
const examples = [...text.matchAll(EXAMPLE)].map(([, command, input, shown]) => ({ command: command.replaceAll('"', ""), input, shown }));

const withoutTimes = (line) => line.replace(/[\d.]+ ms$/, "TIME ms").trim();
const said = (text) => lines(text).map(withoutTimes).filter(Boolean).sort();

test("the reference has examples", () => assert.ok(examples.length >= 6));

for (const { command, input = "", shown } of examples) {
  test(`as the reference shows: nonet ${command}`, () => {
    const { out, err } = nonet(command, `${input}\n`);
    assert.deepEqual(said(out + err), said(shown));
  });
}
