/** Pictures of every kind of rule that is drawn, on a canvas in each scheme, and as SVG for paper. */
import { describe, it } from "node:test";
import { fileURLToPath } from "node:url";

import { buildSync } from "esbuild";

import { forcedColours, screenColours } from "../../../web/board/rules/rule-colours.js";
import { colourNames } from "../../../web/board/palette.js";
import { chosenOf } from "../../support/long-runs.js";
import { expectPicture } from "../support/pictures.js";
import { ruleLists, ruleSvgs } from "../support/rule-boards.js";
import { site, visit } from "../support/site.js";

/** What draws on a canvas, as a script that gives the page `renderCanvas`. */
const player = buildSync({
  stdin: {
    contents: 'import { renderCanvas } from "./canvas.js"; globalThis.renderCanvas = renderCanvas;',
    resolveDir: fileURLToPath(new URL("../../../web/board", import.meta.url)),
  },
  bundle: true,
  format: "esm",
  write: false,
}).outputFiles[0].text;
/** Sides of a board by ratio, so that the files are small. */
const extents = [280, 170, 130];

/**
 * Shows boards in place of the page, whose style sheets give the colours.
 * @param {import("playwright-core").Page} page
 * @param {number} ratio
 */
async function showCanvases(page, ratio) {
  const more = (await page.evaluate(() => matchMedia("(forced-colors: active)").matches))
    ? forcedColours
    : screenColours;
  const colours = [...colourNames.map((name) => [name, `var(--board-${name})`]), ...Object.entries(more)];
  await page.evaluate(
    ([lists, colours, ratio]) => {
      const sheet = document.createElement("div");
      sheet.id = "sheet";
      sheet.setAttribute(
        "style",
        "display: grid; grid-template-columns: auto auto; gap: 12px; padding: 8px; width: max-content; background: var(--board-paper); forced-color-adjust: none",
      );
      document.body.replaceChildren(sheet);
      const palette = Object.fromEntries(
        colours.map(([name, value]) => {
          sheet.style.color = value;
          return [name, getComputedStyle(sheet).color];
        }),
      );
      for (const list of lists) {
        const canvas = document.createElement("canvas");
        [canvas.width, canvas.height] = [list.width, list.height];
        canvas.style.width = `${list.width / ratio}px`;
        sheet.append(canvas);
        /** @type {any} */ (globalThis).renderCanvas(
          canvas.getContext("2d"),
          list,
          palette,
          getComputedStyle(document.body).fontFamily,
        );
      }
    },
    /** @type {[any[], string[][], number]} */ ([ruleLists(extents[ratio - 1], ratio), colours, ratio]),
  );
}

/**
 * The page without its scripts, which would look for what is replaced here.
 * @param {(page: import("playwright-core").Page) => Promise<void>} work
 * @param {object} options
 */
const open = (work, options) =>
  visit(
    async (page) => {
      await page.route(site.url, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replace(/<script[^>]*>[^]*?<\/script>/g, "") });
      });
      await page.goto(site.url);
      await page.addScriptTag({ type: "module", content: player });
      await work(page);
    },
    { path: null, viewport: { width: 640, height: 640 }, bypassCSP: true, ...options },
  );

describe("the picture of the rules", () => {
  for (const ratio of chosenOf([1, 2, 3], (each) => each === 2)) {
    it(`is the approved one at ratio ${ratio} in light and dark, and on paper`, (context) =>
      open(
        async (page) => {
          for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
            await page.emulateMedia({ colorScheme });
            await showCanvases(page, ratio);
            await expectPicture(context, `rules-${ratio}-${colorScheme}`, page, page.locator("#sheet"));
          }
          const font = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
          await page.evaluate(
            ([svgs, width]) => {
              const sheet = /** @type {HTMLElement} */ (document.querySelector("#sheet"));
              sheet.style.background = "#fff";
              sheet.innerHTML = svgs.map((svg) => `<div style="width: ${width}px">${svg}</div>`).join("");
            },
            /** @type {[string[], number]} */ ([ruleSvgs(font.replaceAll('"', "'"), ratio), extents[ratio - 1]]),
          );
          await expectPicture(context, `rules-${ratio}-paper`, page, page.locator("#sheet"));
        },
        { deviceScaleFactor: ratio },
      ));
  }

  it("is the approved one with forced colours", (context) =>
    open(
      async (page) => {
        await showCanvases(page, 1);
        await expectPicture(context, "rules-1-forced", page, page.locator("#sheet"));
      },
      { deviceScaleFactor: 1, colorScheme: "dark", forcedColors: "active" },
    ));
});
