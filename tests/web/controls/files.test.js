import assert from "node:assert/strict";
import { test } from "node:test";
import { chooseFile, fileField, saveFile } from "../../../web/controls/files.js";
import { ElementDouble, FileFieldDouble } from "./element-double.js";
import { withGlobals } from "../../support/globals.js";

/** @type {any[]} */
const made = [];
withGlobals({
  document: {
    createElement(tag) {
      made.push(tag === "input" ? new FileFieldDouble(tag) : new ElementDouble(tag));
      return made.at(-1);
    },
  },
});
const [one, other] = [new File(["1"], "one.sdk"), new File(["2"], "other.sdk")];

test("the same files can be chosen again and again", () => {
  /** @type {string[][]} */
  const used = [];
  const field = /** @type {any} */ (fileField((files) => used.push(files.map(({ name }) => name)), { multiple: true }));
  for (const files of [[one, other], [one, other], [one], [one], []]) field.choose(...files);
  assert.deepEqual(used, [["one.sdk", "other.sdk"], ["one.sdk", "other.sdk"], ["one.sdk"], ["one.sdk"]]);
});

test("one file is asked for by types", () => {
  /** @type {string[]} */
  const used = [];
  chooseFile(".json", ({ name }) => used.push(name));
  const field = made.at(-1);
  assert.equal(field.getAttribute("accept"), ".json");
  field.choose(other);
  assert.deepEqual(used, ["other.sdk"]);
});

test("a file is at its address while a slow browser may still read it, and no longer", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const revoked = t.mock.method(URL, "revokeObjectURL");
  saveFile(one, "one.sdk");
  const [address, name] = ["href", "download"].map((attribute) => made.at(-1).getAttribute(attribute));
  assert.equal(name, "one.sdk");
  t.mock.timers.tick(30_000);
  assert.equal(revoked.mock.callCount(), 0);
  t.mock.timers.tick(3_600_000);
  assert.deepEqual(
    revoked.mock.calls.map((call) => call.arguments),
    [[address]],
  );
});
