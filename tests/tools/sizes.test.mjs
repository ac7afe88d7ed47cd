import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { modulesFor } from "../../tools/build/sizes.mjs";

const imports = (...given) => ({ imports: given.map(([kind, path, external]) => ({ kind, path, external })) });
const metafile = {
  outputs: {
    "out/start.js": imports(["dynamic-import", "out/app.js"], ["import-statement", "out/a.js"]),
    "out/app.js": imports(["import-statement", "out/a.js"], ["dynamic-import", "out/learn.js"], ["import-statement", "./nonet.mjs", true]),
    "out/learn.js": imports(["import-statement", "out/c.js"]),
    "out/a.js": imports(["import-statement", "out/b.js"]),
    "out/b.js": imports(),
    "out/c.js": imports(),
  },
};

describe("the modules that are loaded with some modules", () => {
  /** @type {[string[], string[]][]} */
  const cases = [
    [["start.js"], ["a.js", "b.js", "start.js"]],
    [["start.js", "app.js"], ["a.js", "app.js", "b.js", "start.js"]],
    [["learn.js"], ["c.js", "learn.js"]],
    [["other.js"], []],
  ];
  for (const [names, files] of cases) {
    it(`${names.join(", ")}: ${files.join(", ") || "none"}`, () => {
      assert.deepEqual(modulesFor(names, /** @type {any} */ (metafile)).sort(), files);
    });
  }
});
