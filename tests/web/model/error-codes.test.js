/** The codes of errors: each is made somewhere, and the modules of the engine answer no others. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { describe, it } from "node:test";
import { fileURLToPath } from "node:url";
import { sentenceFor } from "../../../web/engine/sentences.js";
import { codeOfError, isAnswer } from "../../../web/model/error-codes.js";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const textOf = (/** @type {string} */ path) => readFileSync(root + path, "utf8");
const filesUnder = (/** @type {string} */ folder, /** @type {RegExp} */ wanted) =>
  readdirSync(root + folder, { recursive: true, encoding: "utf8" })
    .filter((name) => wanted.test(name))
    .map((name) => `${folder}/${name}`);

/** The codes that error-codes.js lists. */
const listed = [
  ...textOf("web/model/error-codes.js")
    .split("export ", 1)[0]
    .matchAll(/"([a-z-]+)"/g),
].map(([, code]) => code);
const folders = ["core/formats", "core/symmetry", "core/api", "wasm"];
/**
 * The names of faults in goals are for C++ (goal_fields.cpp); wasm/goal_values.cpp says which code a module answers.
 */
const modules = folders
  .flatMap((folder) => filesUnder(folder, /\.(cpp|h)$/))
  .filter((path) => !path.endsWith("/goal_fields.cpp"))
  .map(textOf)
  .join("\n");
/** Files that make errors; those that list codes, or have a sentence for each, make none. */
const ofPage = filesUnder("web", /\.js$/)
  .filter(
    (path) =>
      !/i18n\/catalogues|error-codes\.js|engine\/sentences\.js|controls\/errors\.js|format-words\.js/.test(path),
  )
  .map(textOf)
  .join("\n");

describe("the codes of errors", () => {
  it("are made somewhere", () => {
    assert.ok(listed.length > 80, `${listed.length} codes`);
    assert.deepEqual(
      listed.filter((code) => ![modules, ofPage].some((text) => text.includes(`"${code}"`))),
      [],
    );
  });

  it("are all that the modules answer, each with a sentence for developers", () => {
    const named = [
      ...modules.matchAll(
        /error_object\("([a-z-]+)"\)|case (?:\w*Error\w*|GoalFault|RulePuzzleError)::\w+: return "([a-z-]+)"/g,
      ),
    ].map(([, one, other]) => one ?? other);
    // No module is given a stop token for a search that it ends itself, and the texts of puzzles with rules do not
    // reach the module of symmetry.
    const neverAnswered = ["stopped", "own-rules"];
    const codes = [...new Set(named)].filter((code) => !neverAnswered.includes(code));
    assert.ok(codes.length > 50, `${codes.length} codes`);
    for (const code of codes)
      assert.doesNotMatch(sentenceFor(/** @type {any} */ ({ code, fault: "bad-side" })), /failed with the code/, code);
  });
});

describe("an error", () => {
  it("has a code where its code is a text", () => {
    assert.equal(codeOfError(Object.assign(new Error(""), { code: "closed" })), "closed");
    for (const error of [null, undefined, "closed", new Error("closed"), new DOMException("", "AbortError")])
      assert.equal(codeOfError(error), undefined);
  });

  it("is an answer unless the engine gave none", () => {
    for (const code of ["bad-symbol", "unknown-rule", "no-solution"]) assert.equal(isAnswer({ code }), true, code);
    for (const error of [{ code: "engine-failed" }, { code: "closed" }, { code: "aborted" }, new TypeError("x")])
      assert.equal(isAnswer(error), false);
  });
});
