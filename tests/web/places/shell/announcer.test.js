import assert from "node:assert/strict";
import { beforeEach, describe, it, mock } from "node:test";
import { createAnnouncer } from "../../../../web/places/shell/announcer.js";

mock.timers.enable({ apis: ["setTimeout"] });
Object.assign(globalThis, { document: { documentElement: { lang: "en" } } });

describe("the live region of the page", () => {
  /** @type {string[]} */
  let texts;
  /** @type {import("../../../../web/places/shell/announcer.js").Announcer} */
  let announcer;
  beforeEach(() => {
    texts = [];
    announcer = createAnnouncer(/** @type {any} */ ({ replaceChildren: (text = "") => texts.push(text) }));
  });

  it("reads what is said in one task as one text, in order", () => {
    announcer.announce("5 placed.");
    announcer.announce("Step applied.");
    mock.timers.tick(0);
    assert.deepEqual(texts, ["5 placed. Step applied."]);
  });

  it("says a sentence once that is said twice in a task, and again in the next", () => {
    for (const sentence of ["No.", "No."]) announcer.announce(sentence);
    mock.timers.tick(0);
    announcer.announce("No.");
    mock.timers.tick(0);
    assert.deepEqual(texts, ["No.", "No."]);
  });

  it("keeps what is said in the task in which something earlier is taken back", () => {
    announcer.announce("5 placed.");
    announcer.announce("");
    mock.timers.tick(0);
    assert.deepEqual(texts, ["", "5 placed."]);
  });

  it("does not take the answer to a command for the last message", () => {
    announcer.announce("Look at box 1.");
    mock.timers.tick(0);
    announcer.answer("Row 1: 9 gaps.");
    mock.timers.tick(0);
    assert.deepEqual(announcer.told(), { last: "Row 1: 9 gaps.", message: "Look at box 1." });
  });
});
