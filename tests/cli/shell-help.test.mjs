import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { describe, test } from "node:test";
import { lines, nonet } from "./program.mjs";

const commands = lines(nonet("--help").out).flatMap((line) => /^ {2}([a-z]+) {2,}/.exec(line)?.[1] ?? []);
const optionsOf = (command) =>
  lines(nonet(`${command} --help`).out).flatMap((line) => /^ {2}--([a-z-]+)/.exec(line)?.[1] ?? []);
const has = (program) => !spawnSync(program, ["--version"]).error;

test("the manual page has every command and every option", () => {
  const { out, err, code } = nonet("help --man");
  assert.deepEqual([err, code], ["", 0]);
  assert.match(out, /^\.TH NONET 1 /);
  const sections = out.split(/^\.SS /m);
  for (const command of commands) {
    const section = sections.find((each) => each.startsWith(`nonet ${command}`));
    assert.ok(section, command);
    const named = [...section.matchAll(/^\\fB\\-\\-(.*?)\\fR/gm)].map(([, name]) => name.replaceAll("\\-", "-"));
    assert.deepEqual(
      named,
      optionsOf(command).filter((name) => name !== "help" && name !== "version"),
      command,
    );
  }
});

test("the manual page is one that man can show", { skip: !has("groff") && "groff is not installed" }, () => {
  const shown = spawnSync("groff", ["-man", "-Tutf8", "-ww", "-z"], {
    input: nonet("help --man").out,
    encoding: "utf8",
  });
  assert.deepEqual([shown.status, shown.stderr], [0, ""]);
});

describe("completions", () => {
  const complete = (...words) =>
    spawnSync(
      "bash",
      [
        "-c",
        `${nonet("help --completions bash").out}
    COMP_WORDS=(nonet "$@"); COMP_CWORD=$(( \${#COMP_WORDS[@]} - 1 )); _nonet; printf '%s\\n' "\${COMPREPLY[@]}"`,
        "bash",
        ...words,
      ],
      { encoding: "utf8" },
    )
      .stdout.split("\n")
      .filter(Boolean);

  test("bash completes the names of commands", () => {
    assert.deepEqual(complete(""), ["help", ...commands]);
    assert.deepEqual(complete("so"), ["solve"]);
    assert.deepEqual(complete("help", "gen"), ["generate"]);
  });

  for (const command of commands) {
    test(`bash completes the options of ${command}`, () =>
      assert.deepEqual(
        complete(command, "--"),
        optionsOf(command).map((name) => `--${name}`),
      ));
  }

  for (const shell of ["bash", "zsh", "fish"]) {
    test(`${shell} is told every option`, () => {
      const { out, err, code } = nonet(`help --completions ${shell}`);
      assert.deepEqual([err, code], ["", 0]);
      for (const command of commands)
        for (const option of optionsOf(command)) assert.ok(out.includes(option), `${command} --${option}`);
    });

    test(`${shell} can read its completions`, { skip: !has(shell) && `${shell} is not installed` }, () => {
      const read = spawnSync(shell, ["-n"], { input: nonet(`help --completions ${shell}`).out, encoding: "utf8" });
      assert.deepEqual([read.status, read.stderr], [0, ""]);
    });
  }

  test("another shell is refused", () => {
    for (const words of ["help --completions", "help --completions tcsh"]) {
      const { err, code } = nonet(words);
      assert.deepEqual(
        [err, code],
        ["nonet: The option --completions needs the name of a shell: bash, zsh or fish.\n", 2],
      );
    }
  });
});
