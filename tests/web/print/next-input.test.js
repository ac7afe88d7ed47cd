import assert from "node:assert/strict";
import { getEventListeners } from "node:events";
import { describe, it } from "node:test";

import { atNextInput, inputs } from "../../../web/print/next-input.js";

describe("the next input", () => {
  for (const name of inputs) {
    it(`is waited for once, and leaves no listener: ${name}`, () => {
      const document = new EventTarget();
      let acts = 0;
      for (let print = 1; print <= 3; print++) {
        atNextInput(document, () => {
          acts += 1;
        });
        document.dispatchEvent(new Event(name));
        assert.equal(acts, print);
        assert.deepEqual(
          inputs.map((each) => getEventListeners(document, each).length),
          [0, 0],
        );
      }
    });
  }
});
