/** The dialog that makes boards for other pages and files for platforms of learning. */
import assert from "node:assert/strict";
import { join } from "node:path";
import { describe, it } from "node:test";
import { pathToFileURL } from "node:url";

import { strFromU8 } from "fflate";

import { loadPlatformWords } from "../../../web/i18n/platform-words.js";
import { loadWords } from "../../../web/i18n/words.js";
import { button, expectDigits } from "../support/board.js";
import { openMaker, savedFile, say } from "../support/platform-dialog.js";
import { seeds } from "../support/seeds.js";
import { expectSoon } from "../support/soon.js";
import { dist, site, visit } from "../support/site.js";
import { words } from "../support/words.js";

const line = seeds[0].puzzle.replaceAll("0", ".");

describe("the dialog for other platforms", () => {
  it("makes files of SCORM, H5P, cmi5 and Common Cartridge, the later ones without a network", () =>
    visit(
      async (page) => {
        await expectDigits(page, line);
        const maker = await openMaker(page);
        await maker.getByRole("combobox", { name: say("embed.kind") }).selectOption("SCORM 1.2");
        await maker.getByRole("textbox", { name: say("embed.name") }).fill("Class 2B");
        await maker.getByRole("textbox", { name: say("embed.pass") }).fill("60");
        await maker.getByRole("combobox", { name: words("hint.title") }).selectOption(say("embed.hint-what"));
        const scorm = await savedFile(page, maker, "SCORM 1.2");
        assert.equal(scorm.name, "sudoku-scorm-1.2.zip");
        assert.match(strFromU8(scorm.files["imsmanifest.xml"]), /<adlcp:masteryscore>60</);
        const work = JSON.parse(/id="work">(.*?)<\/script>/.exec(strFromU8(scorm.files["launch.html"]))?.[1] ?? "");
        assert.deepEqual(work, {
          platform: "scorm-1.2",
          title: "Class 2B",
          options: { controls: "keypad undo notes check hint", hints: "what" },
          pass: 60,
          works: [{ puzzle: line }],
        });

        await page.context().setOffline(true);
        /** @type {[string, string, RegExp][]} */
        const others = [
          ["SCORM 2004", "sudoku-scorm-2004.zip", /^imsmanifest\.xml$/],
          ["H5P", "sudoku.h5p", /^H5P\.NonetSudoku-[\d.]+\/library\.json$/],
          ["cmi5 (xAPI)", "sudoku-cmi5.zip", /^cmi5\.xml$/],
          ["Common Cartridge", "sudoku.imscc", /^sudoku\/link\.xml$/],
        ];
        for (const [kind, expected, holds] of others) {
          const { name, files } = await savedFile(page, maker, kind);
          assert.equal(name, expected);
          assert.ok(
            Object.keys(files).some((each) => holds.test(each)),
            Object.keys(files).join(),
          );
        }
      },
      { path: `#p=${line}` },
    ));

  it("is tried, and copied as an element or as a frame that shows the same puzzle", () =>
    visit(
      async (page) => {
        await expectDigits(page, line);
        const maker = await openMaker(page);
        const code = () => maker.getByRole("textbox", { name: say("embed.code"), exact: true }).inputValue();
        const kind = maker.getByRole("combobox", { name: say("embed.kind") });
        await kind.selectOption(say("embed.element"));
        await expectSoon(
          code,
          `<script type="module" src="${site.url}sudoku-board.js"></script>\n<sudoku-board puzzle="${line}"></sudoku-board>\n`,
        );
        await expectDigits(maker, line);

        const small = "1..............4";
        await maker.getByRole("radio", { name: say("embed.other") }).check();
        await maker.getByRole("textbox", { name: words("open.field") }).fill("1x");
        await maker.getByRole("alert").filter({ hasText: /./ }).waitFor();
        await maker.getByRole("textbox", { name: words("open.field") }).fill(`${site.url}#p=${small}&layout=2x2+x`);
        await expectDigits(maker, small);
        await maker.getByRole("radio", { name: say("embed.solve") }).check();
        await maker.getByRole("checkbox", { name: say("embed.undo") }).uncheck();
        await expectSoon(
          async () => (await code()).split("\n")[1],
          `<sudoku-board puzzle="${small}" layout="2x2+x" mode="solve" controls="keypad solve"></sudoku-board>`,
        );

        await kind.selectOption(say("embed.frame"));
        await maker.getByRole("checkbox", { name: say("embed.keep") }).check();
        await maker
          .getByRole("textbox", { name: say("embed.origins") })
          .fill("https://school.example/course, nothing https://b.example");
        await button(maker, words("share.copy")).click();
        await maker.getByText(words("copy.done")).waitFor();
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        const [, src, height] = /src="([^"]+)".* height="(\d+)"/.exec(copied) ?? assert.fail(copied);
        const { searchParams } = new URL(src.replaceAll("&amp;", "&"));
        assert.match(searchParams.get("keep") ?? "", /^sudoku-\w+$/);
        assert.equal(searchParams.get("origins"), "https://school.example,https://b.example");
        await page.setViewportSize({ width: 456, height: Number(height) });
        await page.goto(src.replaceAll("&amp;", "&"));
        await expectDigits(page, small);
        await button(page, words("solve.button")).click();
        await expectSoon(
          () => page.evaluate(() => Math.abs(document.documentElement.scrollHeight - window.innerHeight) <= 2),
          true,
        );
      },
      { path: `#p=${line}`, permissions: ["clipboard-read", "clipboard-write"] },
    ));

  it("leads to the page that says where to click, in the language of the reader", () =>
    visit(
      async (page) => {
        const [italian, sayItalian] = await Promise.all([loadWords("it"), loadPlatformWords("it")]);
        await button(page, italian("play.more")).click();
        await page.getByRole("menuitem", { name: italian("share.open") }).click();
        await button(page, italian("embed.open")).click();
        const link = page.getByRole("link", { name: sayItalian("embed.platforms") });
        await page.goto(await link.evaluate((each) => /** @type {HTMLAnchorElement} */ (each).href));
        await page.getByRole("link", { name: "Moodle" }).click();
        await page.getByRole("heading", { name: "Nonet in Moodle" }).waitFor();
        await expectSoon(() => page.evaluate(() => document.documentElement.lang), "it");
        await expectSoon(
          () =>
            page.evaluate(() =>
              [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
            ),
          true,
        );
      },
      { path: `#p=${line}`, locale: "it-IT" },
    ));

  it("can be tried in the page in one file, which says where the files have to be", () =>
    visit(
      async (page) => {
        await page.goto(`${pathToFileURL(join(dist, "nonet-offline.html")).href}#p=${line}`);
        const maker = await openMaker(page);
        await expectDigits(maker, line);
        await button(maker, words("solve.check")).click();
        await maker.getByText(words("check.nothing")).waitFor();
        await maker.getByText(say("embed.address-disk")).waitFor();
        await expectSoon(() => maker.getByRole("link", { name: say("embed.guide") }).count(), 0);
      },
      { path: null },
    ));
});
