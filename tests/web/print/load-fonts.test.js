import assert from "node:assert/strict";
import { afterEach, describe, it } from "node:test";

import { loadFonts, showFonts } from "../../../web/print/fonts/font-files.js";
import { fontFiles } from "./print-face.js";
import { withGlobals } from "../../support/globals.js";

const files = await fontFiles();
const { fetch } = globalThis;
afterEach(() => (globalThis.fetch = fetch));

/**
 * Answers like a site that has these fonts.
 * @param {Record<string, Uint8Array | null>} fonts
 * @param {string[]} asked gets the names of the files
 */
function siteWith(fonts, asked) {
  globalThis.fetch = async (address) => {
    const name = String(address).split("/").at(-1) ?? "";
    asked.push(name);
    const bytes = fonts[name];
    return bytes ? new Response(new Uint8Array(bytes)) : new Response("", { status: 404 });
  };
}

// One module keeps the fonts for the whole page, so the cases are one story.
describe("loading the fonts", () => {
  it("fails without a network, tries again when asked again, and then asks no more", async () => {
    globalThis.fetch = async () => {
      throw new TypeError("no network");
    };
    await assert.rejects(loadFonts(), /no network/);

    /** @type {string[]} */
    const asked = [];
    siteWith({}, asked);
    await assert.rejects(loadFonts(), /are missing/);

    siteWith({ "nonet-400.ttf": files.regular, "nonet-600.ttf": files.semibold }, asked);
    asked.length = 0;
    const [first, second] = await Promise.all([loadFonts(), loadFonts()]);
    assert.equal(first, second);
    assert.deepEqual(asked.sort(), ["nonet-400.ttf", "nonet-600.ttf", "nonet-zh.ttf"]);
    assert.equal(first.files.chinese, null);
    assert.deepEqual(first.face.missing("Sudoku 数"), ["数"]);
  });
});

describe("showing the fonts", () => {
  /** A document, and fonts of which the first one fails at first. */
  function openDocument() {
    let fails = 1;
    class FontFace {
      constructor(family, _bytes, { weight }) {
        this.name = `${family} ${weight}`;
      }
      async load() {
        if (fails-- > 0) throw new Error("no memory");
        return this;
      }
    }
    withGlobals({ FontFace });
    /** @type {string[]} */
    const added = [];
    return { added, document: /** @type {any} */ ({ fonts: { add: ({ name }) => added.push(name) } }) };
  }

  it("fails when a font fails, tries again when asked again, and then loads no more", async () => {
    const { document, added } = openDocument();
    await assert.rejects(showFonts(document, { ...files, chinese: null }), /no memory/);
    added.length = 0;
    await showFonts(document, { ...files, chinese: null });
    const whole = [...added];
    assert.equal(whole.length, 2);
    await showFonts(document, { ...files, chinese: null });
    assert.deepEqual(added, whole);
  });
});
