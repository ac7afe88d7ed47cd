import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it, mock } from "node:test";

import { createProgress } from "../../../web/book-command/progress-line.js";

/** @param {boolean} isTTY */
function streamFor(isTTY) {
  /** @type {string[]} */
  const written = [];
  return { isTTY, written, write: (/** @type {any} */ text) => written.push(text) > 0 };
}

let now = 0;
beforeEach(() => {
  now = 5_000_000;
  mock.method(performance, "now", () => now);
  mock.timers.enable({ apis: ["setInterval"] });
});
afterEach(() => {
  mock.timers.reset();
  mock.restoreAll();
});

/** @param {number} milliseconds */
function pass(milliseconds) {
  for (let i = 0; i < milliseconds; i += 1000) {
    now += 1000;
    mock.timers.tick(1000);
  }
}

describe("progress", () => {
  it("on a terminal is one line, which goes on while nothing is reported, and is removed at the end", () => {
    const stream = streamFor(true);
    const progress = createProgress(stream, false);
    progress.show("Rating puzzle 3 of 300");
    pass(65_000);
    const lines = stream.written.map((text) => text.replace("\r\u001b[K", ""));
    assert.equal(lines[0], "Rating puzzle 3 of 300 · 0:00");
    assert.equal(lines.at(-1), "Rating puzzle 3 of 300 · 1:05");
    assert.ok(lines.length > 60);
    progress.end();
    assert.equal(stream.written.at(-1), "\r\u001b[K");
    const count = stream.written.length;
    pass(5000);
    assert.equal(stream.written.length, count);
  });

  it("is removed before something else is written, and comes back with the next report", () => {
    const stream = streamFor(true);
    const progress = createProgress(stream, false);
    progress.show("Making puzzle 3 of 3");
    progress.clear();
    assert.equal(stream.written.at(-1), "\r\u001b[K");
    const count = stream.written.length;
    pass(5000);
    assert.equal(stream.written.length, count);
    progress.show("Page 1 of 2");
    assert.match(stream.written.at(-1) ?? "", /Page 1 of 2/);
    progress.end();
  });

  it("in a file is a line every half minute, and nothing for work that takes less", () => {
    const stream = streamFor(false);
    const progress = createProgress(stream, false);
    progress.show("Rating puzzle 0 of 300");
    pass(29_000);
    assert.deepEqual(stream.written, []);
    pass(20_000);
    progress.show("Rating puzzle 7 of 300");
    pass(15_000);
    assert.deepEqual(stream.written, [
      "nonet-book: Rating puzzle 0 of 300 · 0:30\n",
      "nonet-book: Rating puzzle 7 of 300 · 1:00\n",
    ]);
    progress.end();
    assert.equal(stream.written.length, 2);
  });

  it("is nothing at all with --quiet", () => {
    const stream = streamFor(true);
    const progress = createProgress(stream, true);
    progress.show("Rating puzzle 3 of 300");
    pass(65_000);
    progress.end();
    assert.deepEqual(stream.written, []);
  });
});
