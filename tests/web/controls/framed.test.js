import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { isFramedByAnother } from "../../../web/controls/framed.js";

const own = "https://example.org";
const other = "https://other.example";

/** Windows in one another, the innermost first, as the innermost sees them. @param {readonly string[]} origins */
function windowIn([inner, ...outer]) {
  /** @type {any} */
  let parent = null;
  for (const origin of [inner, ...outer].toReversed()) {
    const isSeen = origin === inner;
    const frame = {
      get location() {
        if (!isSeen) throw new DOMException("blocked", "SecurityError");
        return { origin };
      },
      parent: /** @type {any} */ (null),
    };
    frame.parent = parent ?? frame;
    parent = frame;
  }
  return parent;
}

describe("a page is framed by another site", () => {
  /** @type {[string, string[], boolean][]} */
  const cases = [
    ["alone: no", [own], false],
    ["in a page of its own: no", [own, own], false],
    ["in a page of another: yes", [own, other], true],
    ["in a page of its own, which is in a page of another: yes", [own, own, other], true],
    ["in a page of another, which is in a page of its own: yes", [own, other, own], true],
    ["in a page without an origin, which no page shares: yes", ["null", "null"], true],
    ["alone without an origin: no", ["null"], false],
  ];
  for (const [what, origins, expected] of cases)
    test(what, () => assert.equal(isFramedByAnother(windowIn(origins)), expected));
});
