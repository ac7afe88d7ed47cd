import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { modulesFor } from "../../tools/build/sizes.mjs";

const imports = (...given) => ({ imports: given.map(([kind, path, external]) => ({ kind, path, external })) });
const metafile = {
  inputs: {},
  outputs: {
    "out/app.js": { entryPoint: "web/app.js", ...imports(["import-statement", "out/a.js"], ["dynamic-import", "out/play.js"], ["import-statement", "./nonet.mjs", true]) },
    "out/play.js": { entryPoint: "web/places/play/index.js", ...imports(["import-statement", "out/a.js"], ["import-statement", "out/b.js"]) },
    "out/learn.js": { entryPoint: "web/places/learn/index.js", ...imports(["import-statement", "out/c.js"]) },
    "out/a.js": imports(["import-statement", "out/b.js"]),
    "out/b.js": imports(),
    "out/c.js": imports(),
  },
};

describe("the modules that are loaded for entries", () => {
  /** @type {[string[], string[]][]} */
  const cases = [
    [["web/app.js"], ["a.js", "app.js", "b.js"]],
    [["web/app.js", "web/places/play/index.js"], ["a.js", "app.js", "b.js", "play.js"]],
    [["web/places/learn/index.js"], ["c.js", "learn.js"]],
    [["web/other.js"], []],
  ];
  for (const [entries, files] of cases) {
    it(`${entries.join(", ")}: ${files.join(", ") || "none"}`, () => {
      assert.deepEqual(modulesFor(entries, [/** @type {any} */ (metafile)]).sort(), files);
    });
  }
});
