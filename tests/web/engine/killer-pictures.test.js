import assert from "node:assert/strict";
import { test } from "node:test";

import { NonetError } from "../../../web/engine/error.js";
import { readPicture } from "../../../web/engine/pictures.js";

const picture = { data: new Uint8ClampedArray(8), width: 2, height: 1 };
const found = {
  status: "unreadable",
  unread: ["handwriting", "regions", "cages"],
  puzzle: ".".repeat(16),
  layout: "2x2",
  rules: ["cage 3 r1c1 r1c2", "cage 7 r1c4 r1c3"],
  doubtful: [],
  solutions: 2,
  unique: false,
  doubt: true,
};

/**
 * Reads a picture with stand-ins for the modules.
 * @param {(rules: string) => any} solve what the module of rules says of a puzzle with these rules, or throws
 * @param {object} [seen] what the module of vision says
 */
async function read(solve, seen = found) {
  /** @type {string[]} */
  const asked = [];
  const call = async (/** @type {string} */ method, /** @type {any[]} */ [first]) => {
    asked.push(method);
    if (method === "look") return structuredClone(seen);
    if (method === "solveRules") return solve(first.rules);
    assert.equal(method, "parseRules");
    return { rules: ["cage 3 r1c1 r1c2", "cage 7 r1c3 r1c4"] };
  };
  const sessions = /** @type {any} */ ({ call, lease: async () => ({ call, release() {} }) });
  return { reading: /** @type {any} */ (await readPicture(sessions, picture, {})), asked };
}

test("a killer whose cages give one solution is read, with its rules as the engine names them", async () => {
  /** @type {string[]} */
  const texts = [];
  const { reading, asked } = await read((text) => texts.push(text) && { status: "unique" });
  assert.deepEqual(texts, ["cage 3 r1c1 r1c2\ncage 7 r1c4 r1c3"]);
  assert.deepEqual(
    [reading.status, reading.unread, reading.solutions, reading.unique, reading.doubt],
    ["ok", ["regions"], 1, true, false],
  );
  assert.deepEqual(reading.rules, ["cage 3 r1c1 r1c2", "cage 7 r1c3 r1c4"]);
  // Print alone is in it, so the network for handwriting is not asked for.
  assert.deepEqual(asked, ["look", "solveRules", "parseRules"]);
});

test("a killer with several solutions, or none, has no rules, and its cages stay unread", async () => {
  for (const status of ["multiple", "none"]) {
    const { reading } = await read(() => ({ status }), { ...found, unread: ["cages"] });
    assert.deepEqual(
      [reading.rules, reading.status, reading.unread, reading.unique],
      [undefined, "unreadable", ["cages"], false],
    );
  }
});

test("where the module of rules cannot be loaded, cages stay unread", async () => {
  const failing = () => {
    throw new NonetError("engine-load", "no network");
  };
  const { reading } = await read(failing, { ...found, unread: ["cages"] });
  assert.deepEqual([reading.rules, reading.unread], [undefined, ["cages"]]);
});

test("other faults of the search are told", async () => {
  const failing = () => {
    throw new NonetError("engine-failed", "gone");
  };
  await assert.rejects(read(failing), { code: "engine-failed" });
});
