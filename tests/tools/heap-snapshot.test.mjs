import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { grownKinds, heapKinds } from "../../tools/heap-snapshot.mjs";

/**
 * A stand-in for a session that answers with a snapshot in two pieces.
 * @param {number[]} nodes
 * @param {string[]} strings
 * @returns {any}
 */
function sessionWith(nodes, strings) {
  const text = JSON.stringify({
    snapshot: {
      meta: {
        node_fields: ["type", "name", "id", "self_size", "edge_count", "detachedness"],
        node_types: [["object", "native", "closure", "string"], "string", "number"],
      },
    },
    nodes,
    strings,
  });
  /** @type {Set<(piece: { chunk: string }) => void>} */
  const listeners = new Set();
  return {
    on: (/** @type {string} */ _name, /** @type {(piece: { chunk: string }) => void} */ listener) =>
      listeners.add(listener),
    off: (/** @type {string} */ _name, /** @type {(piece: { chunk: string }) => void} */ listener) =>
      listeners.delete(listener),
    async send() {
      for (const chunk of [text.slice(0, 40), text.slice(40)]) for (const listener of listeners) listener({ chunk });
    },
    listeners,
  };
}

describe("a heap snapshot", () => {
  it("is counted by kinds of objects, and detached elements apart from others", async () => {
    const session = sessionWith(
      [
        0, 0, 1, 40, 0, 0, 0, 0, 2, 60, 0, 0, 1, 1, 3, 96, 0, 1, 1, 1, 4, 96, 0, 2, 2, 2, 5, 28, 0, 0, 3, 3, 6, 12, 0,
        0,
      ],
      ["Link", "<div>", "start", "some text"],
    );
    assert.deepEqual(Object.fromEntries(await heapKinds(session)), {
      Link: { count: 2, bytes: 100 },
      "<div>": { count: 1, bytes: 96 },
      "detached <div>": { count: 1, bytes: 96 },
      "function start": { count: 1, bytes: 28 },
      "(string)": { count: 1, bytes: 12 },
    });
    assert.equal(session.listeners.size, 0);
  });

  it("names what has grown, the most bytes first", () => {
    const before = new Map(
      Object.entries({ Link: { count: 2, bytes: 100 }, Map: { count: 9, bytes: 900 }, Array: { count: 3, bytes: 48 } }),
    );
    const after = new Map(
      Object.entries({
        Link: { count: 5, bytes: 250 },
        Map: { count: 8, bytes: 800 },
        Array: { count: 3, bytes: 48 },
        Error: { count: 4, bytes: 400 },
      }),
    );
    assert.deepEqual(
      grownKinds(before, after).map((line) => line.trim().replace(/ +/g, " ")),
      ["400 bytes 4 more of Error", "150 bytes 3 more of Link"],
    );
    assert.equal(grownKinds(before, after, 1).length, 1);
  });
});
