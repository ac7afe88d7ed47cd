import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { legendOf } from "../../../../web/board/step-looks.js";
import { markKey } from "../../../../web/i18n/steps/mark-meanings.js";

const looks = readFileSync(new URL("../../../../web/board/step-looks.js", import.meta.url), "utf8");
const table = /const looks = \{([\s\S]*?)\n\};/.exec(looks)[1];
const roles = [...table.matchAll(/^ {2}"?([a-z0-9-]+)"?:/gm)]
  .map(([, role]) => role)
  .filter((role) => role !== "single" && role !== "newest");

test("every role that has a look of its own has words of its own", () => {
  assert.ok(roles.length > 20);
  const parts = roles.map((role) => ({ role, cells: ["r1c1"], digits: [1] }));
  const marks = legendOf({ technique: "x", parts })
    .filter(({ kind }) => kind === "candidate")
    .map((entry) => [entry.role, markKey(entry)]);
  assert.deepEqual(
    marks.filter(([role, key]) => key === "mark.subset" && !["subset", "template"].includes(role)),
    [],
  );
});

test("an unknown role is described as part of the pattern", () => {
  assert.equal(
    markKey(
      /** @type {any} */ ({ kind: "candidate", role: "new", shape: null, stroke: null, colour: "note", paper: null }),
    ),
    "mark.subset",
  );
});
