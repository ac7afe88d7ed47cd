/**
 * The page for frames on pages of others: hostile messages, sandboxes, what it stores, links that become frames, and
 * the files that another server needs.
 */
import assert from "node:assert/strict";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, extname, join } from "node:path";
import { describe, it } from "node:test";

import { unzipSync } from "fflate";

import { policyTag } from "../../../tools/build/policies.mjs";
import { serve } from "../../../tools/serve.mjs";
import { loadWords } from "../../../web/i18n/words.js";
import { sheetText } from "../../../web/model/class-sheet.js";
import { snippet } from "../../../web/places/exchange/embed-snippet.js";
import { button, cell, digitsOn, expectDigits } from "../support/board.js";
import { foreign, pages, visitForeign } from "../support/foreign.js";
import { seeds } from "../support/seeds.js";
import { expectSoon } from "../support/soon.js";
import { dist, site, visit } from "../support/site.js";
import { words } from "../support/words.js";

/** @typedef {import("playwright-core").Page} Page */

const { puzzle: small, solution: smallSolution } = seeds[4];
const italian = await loadWords("it");

/**
 * A page that records the messages which it gets, with the number of the frame that has sent them.
 * @param {string} body
 * @param {string} [policy]
 */
const page = (
  body,
  policy = "",
) => `<!doctype html><html lang="en"><meta charset="utf-8">${policy && policyTag(policy)}<title>Lesson</title><link rel="icon" href="data:,">
<script src="data:text/javascript,window.told=[];addEventListener('message',({data,source,origin})=>told.push({frame:[...document.querySelectorAll('iframe')].findIndex((each)=>each.contentWindow===source),origin,...data}))"></script>
<body>${body}</body></html>`;

/** @param {Record<string, string>} options @param {string} [hash] */
const frame = (options, hash = "") =>
  `<iframe title="Sudoku" width="420" height="600" src="${site.url}embed.html?${new URLSearchParams({ puzzle: small, lang: "en", ...options })}${hash.replaceAll("&", "&amp;")}"></iframe>`;

/** @param {Page | import("playwright-core").Frame} shown @returns {Promise<any[]>} */
const told = (shown) => shown.evaluate(() => /** @type {any} */ (window).told);

/**
 * Sends what no page of good will sends to each frame of the page, and from a frame of its own as well.
 * @returns how many of the messages are requests, whatever else is wrong with them
 */
function sendHostileMessages() {
  const [allowed, refused, between] = [...document.querySelectorAll("iframe")].map(
    ({ contentWindow }) => /** @type {Window & typeof globalThis} */ (contentWindow),
  );
  const long = "x".repeat(10_000_000);
  const cycle = /** @type {any} */ ({ nonet: 1, type: "set-state" });
  cycle.state = cycle;
  const port = () => new MessageChannel().port1;
  /** No requests: the frame says nothing. @type {any[]} */
  const noRequests = [
    null,
    undefined,
    7,
    7n,
    "get-state",
    [{ nonet: 1, type: "undo" }],
    {},
    { nonet: 1 },
    { type: "undo" },
    { nonet: "1", type: "undo" },
    { nonet: 2, type: "undo" },
    { nonet: [1], type: "undo" },
    { nonet: 1, type: "__proto__" },
    { nonet: 1, type: "constructor" },
    { nonet: 1, type: "hasOwnProperty" },
    { nonet: 1, type: ["undo"] },
    { nonet: 1, type: { toString: "undo" } },
    { nonet: 1, type: long },
    JSON.parse('{ "__proto__": { "nonet": 1, "type": "solve" } }'),
    new Map([["nonet", 1]]),
    new Date(),
    /undo/,
    new Blob(["undo"]),
    new Error("undo"),
    new Uint8Array(1000),
    new ImageData(1, 1),
    // A clone has the value of an enumerable property alone.
    Object.defineProperty({ nonet: 1 }, "type", { value: "solve" }),
  ];
  /**
   * Requests with something wrong. Each has one answer, and none changes the board.
   * @type {[any, Transferable[]?][]}
   */
  const [first, second] = [port(), port()];
  const requests = [
    [{ nonet: 1, type: "redo", id: long }],
    [{ nonet: 1, type: "redo", id: { toString: "x" } }],
    [{ nonet: 1, type: "redo", id: cycle }],
    [{ nonet: 1, type: "redo", id: first }, [first]],
    [
      {
        nonet: 1,
        get type() {
          return "redo";
        },
      },
    ],
    [{ nonet: 1, type: "set" }],
    [{ nonet: 1, type: "set", puzzle: 7, layout: {}, mode: ["solve"], lang: null, theme: new Date(), controls: true }],
    [
      {
        nonet: 1,
        type: "set",
        innerHTML: "<b>1</b>",
        onclick: "alert(1)",
        style: "display: none",
        constructor: "x",
        lang: "__proto__",
      },
    ],
    [cycle],
    [{ nonet: 1, type: "set-state", state: second }, [second]],
    [{ nonet: 1, type: "set-state" }],
    [{ nonet: 1, type: "set-state", state: long + long }],
    [{ nonet: 1, type: "set-state", state: new Array(4_000_000_000) }],
    [{ nonet: 1, type: "set-state", state: JSON.parse('{ "nonet": 2, "__proto__": { "board": 1 } }') }],
    [
      {
        nonet: 1,
        type: "set-state",
        state: { nonet: 2, board: { position: "x" }, history: [], game: { placed: long, over: false } },
      },
    ],
  ];
  for (const data of noRequests) for (const target of [allowed, refused]) target.postMessage(data, "*");
  for (const [data, ports] of requests) allowed.postMessage(data, "*", /** @type {any} */ (ports ?? []));
  // What would be answered, but not by a frame that allows other origins, and not for another window than the one
  // around the frame.
  for (const type of ["get-state", "solve", "set", "check"]) {
    refused.postMessage({ nonet: 1, type, puzzle: "1" }, "*");
    between.eval(
      `parent.frames[0].postMessage({ nonet: 1, type: "${type}", puzzle: "1" }, "*"); parent.frames[1].postMessage({ nonet: 1, type: "${type}", puzzle: "1" }, "*")`,
    );
  }
  allowed.postMessage({ nonet: 1, type: "get-state", id: "last" }, "*");
  return requests.length;
}

describe("a frame on a hostile page", () => {
  it("answers nothing but requests of its own page from an allowed origin, and keeps its board", () => {
    const own = new URL(foreign.url).origin;
    return visitForeign(
      page(
        `${frame({ origins: own })}${frame({ origins: "https://example.org" })}<iframe title="Another" srcdoc="<p>"></iframe>`,
      ),
      async (shown) => {
        const boards = [0, 1].map((i) => shown.frameLocator("iframe").nth(i));
        for (const board of boards) await expectDigits(board, small);
        await cell(boards[0], "row 1, column 2, empty").click();
        await shown.keyboard.press("1");
        const played = await digitsOn(boards[0]);
        const count = await shown.evaluate(sendHostileMessages);
        const answers = async () => (await told(shown)).filter(({ type }) => type === "answer");
        await expectSoon(
          async () => (await answers()).map(({ id }) => id).sort(),
          ["last", ...new Array(count).fill(null)].sort(),
        );
        const all = await answers();
        assert.equal(all.find(({ id }) => id === "last").state.nonet, 2);
        assert.deepEqual(
          all.filter(({ accepted }) => accepted),
          [],
        );
        await expectSoon(
          async () =>
            (await told(shown)).filter((message) => message.frame !== 0 || message.origin !== new URL(site.url).origin),
          [],
        );
        await expectSoon(() => digitsOn(boards[0]), played);
        await expectSoon(() => digitsOn(boards[1]), small.replaceAll("0", "."));
        await cell(boards[0], "row 1, column 2, 1").waitFor();
      },
    );
  });
});

describe("a frame in a sandbox, on a page in a sandbox", () => {
  it("plays and checks in workers, exchanges messages, and stores nothing", () => {
    // The frame inherits the sandbox of the page around it.
    pages["/inner"] = page(frame({ origins: "opaque", keep: "lesson" }));
    return visitForeign(
      page('<iframe title="Course" sandbox="allow-scripts" width="600" height="700" src="/inner"></iframe>'),
      async (shown) => {
        const inner = await (await shown.locator("iframe").elementHandle())?.contentFrame();
        assert.ok(inner);
        const board = inner.frameLocator("iframe");
        await expectDigits(board, small);
        await cell(board, "row 1, column 2, empty").click();
        await shown.keyboard.press("2");
        await cell(board, "row 1, column 2, 2").waitFor();
        await inner.evaluate(() =>
          document.querySelector("iframe")?.contentWindow?.postMessage({ nonet: 1, type: "check", id: 1 }, "*"),
        );
        await expectSoon(
          async () =>
            (await told(inner)).filter(({ id }) => id === 1).map(({ origin, wrong, error }) => [origin, wrong, error]),
          [["null", ["r1c2"], undefined]],
        );
        await expectSoon(() => shown.workers().length, 2);
        const refused = await inner
          .frameLocator("iframe")
          .locator("main")
          .evaluate(() => {
            try {
              return typeof localStorage;
            } catch (error) {
              return /** @type {Error} */ (error).name;
            }
          });
        assert.equal(refused, "SecurityError");
      },
    );
  });
});

/** What the browser keeps for the site of a frame. @param {Page} shown */
const stored = (shown) =>
  shown
    .frameLocator("iframe")
    .locator("main")
    .evaluate(async () => ({
      texts: Object.keys(localStorage),
      session: sessionStorage.length,
      databases: (await indexedDB.databases()).length,
      caches: (await caches.keys()).length,
      cookies: document.cookie,
    }));

describe("what a frame stores", () => {
  const nothing = { texts: /** @type {string[]} */ ([]), session: 0, databases: 0, caches: 0, cookies: "" };

  /** The work for a class has puzzles of 9×9 alone. Two cells are blank. */
  const puzzle = seeds[0].solution.replace(/^(.)./, "$1.").replace(/.$/, ".");
  const work = `#learn/class?${sheetText({ title: "Class 2B", tasks: ["", "Second"].map((name) => ({ kind: "puzzle", puzzle, name })) })}`;
  /** @type {[string, Record<string, string>, string, boolean][]} */
  const cases = [
    ["nothing, and the game is new after the page is loaded again", {}, "", false],
    ["the game, where its address says so", { keep: "lesson" }, "", true],
    ["the work for a class, where its address says so", { keep: "lesson" }, work, true],
  ];
  for (const [what, options, hash, isKept] of cases) {
    it(`is ${what}`, () =>
      visitForeign(page(frame(options, hash)), async (shown) => {
        const board = shown.frameLocator("iframe");
        await cell(board, "row 1, column 2, empty").click();
        await expectSoon(() => stored(shown), nothing);
        await shown.keyboard.press("2");
        await button(board, words("solve.check")).click();
        await cell(board, "row 1, column 2, 2").waitFor();
        await expectSoon(() => stored(shown), { ...nothing, texts: isKept ? ["nonet-frame:lesson"] : [] });
        await shown.reload();
        await cell(board, isKept ? "row 1, column 2, 2" : "row 1, column 2, empty").waitFor();
      }));
  }
});

describe("links that become frames", () => {
  it("become frames on the example page, each with a name, its language and the height of its board", () =>
    visit(
      async (shown) => {
        const frames = shown.locator("iframe");
        await expectSoon(
          () => frames.evaluateAll((all) => all.map((each) => /** @type {HTMLIFrameElement} */ (each).title)),
          ["A small sudoku", "Un sudoku facile"],
        );
        await shown
          .frameLocator("iframe")
          .nth(1)
          .getByRole("button", { name: italian("solve.check") })
          .waitFor();
        for (const i of [0, 1]) {
          await frames.nth(i).scrollIntoViewIfNeeded();
          await expectSoon(
            () => frames.nth(i).evaluate((each) => Number(/** @type {HTMLIFrameElement} */ (each).height) !== 640),
            true,
          );
          const needed = () =>
            shown
              .frameLocator("iframe")
              .nth(i)
              .locator("html")
              .evaluate((html) => html.offsetHeight);
          await expectSoon(
            async () => (await frames.nth(i).evaluate((each) => each.clientHeight)) - (await needed()),
            0,
          );
        }
      },
      { path: "examples/links.html" },
    ));

  it("become frames under a strict policy of another origin; links to elsewhere stay, and no other window sets their height", () => {
    const policy = `default-src 'none'; script-src ${site.url} data:; frame-src ${site.url} ${foreign.url}; img-src data:; require-trusted-types-for 'script'; trusted-types 'none'`;
    pages["/elsewhere"] = page("");
    const body = `<a data-nonet id="here" href="${site.url}embed.html?puzzle=${small}">Here</a> <a data-nonet href="${foreign.url}elsewhere">Elsewhere</a>
      <iframe title="Another" src="${foreign.url}elsewhere"></iframe><script src="${site.url}nonet-frames.js"></script>`;
    return visitForeign(page(body, policy), async (shown) => {
      const board = shown.frameLocator("#here");
      await expectDigits(board, small);
      await expectSoon(() => shown.locator("a").allTextContents(), ["Elsewhere"]);
      const height = () => shown.locator("#here").evaluate((each) => /** @type {HTMLIFrameElement} */ (each).height);
      await expectSoon(async () => (await height()) !== "640", true);
      const asked = await height();
      await shown.evaluate(() => window.postMessage({ nonet: 1, type: "resize", height: 1 }, "*"));
      const elsewhere = shown.frames().find((each) => each.url().endsWith("/elsewhere"));
      await elsewhere?.evaluate(() => parent.postMessage({ nonet: 1, type: "resize", height: 2 }, "*"));
      await expectSoon(async () => (await told(shown)).filter(({ height: wanted }) => wanted < 3).length, 2);
      await expectSoon(height, asked);
    });
  });
});

describe("the code of the dialog for other platforms", () => {
  it("becomes a frame in the colours of a page of another origin, from a server that lets no other origin read its files", async () => {
    const server = await serve({ folder: dist, cors: false });
    try {
      const code = snippet({
        kind: "frames",
        folder: server.url,
        attributes: { puzzle: small, lang: "en" },
        title: "Sudoku",
        width: 448,
        height: 600,
      });
      const themes = { dark: "background: #111; color: #eee", light: "background: #fff; color: #222" };
      for (const [theme, colours] of Object.entries(themes))
        await visitForeign(page(`<div style="${colours}">${code}</div>`), async (shown) => {
          const board = shown.frameLocator("iframe");
          await expectDigits(board, small);
          const scheme = () => board.locator(".player").evaluate((player) => getComputedStyle(player).colorScheme);
          await expectSoon(scheme, theme);
        });
    } finally {
      await server.close();
    }
  });
});

describe("the files for a server of one's own", () => {
  const documents = readFileSync(new URL("../../../docs/embedding.md", import.meta.url), "utf8");
  /**
   * The files of the first lines of the table: `*` stands for letters, digits and hyphens.
   * @param {readonly string[]} parts
   */
  function filesFor(parts) {
    const rows = [...documents.matchAll(/^\| ([^|]+) \| (`[^|]+`) \|$/gm)].filter(([, part]) => parts.includes(part));
    assert.equal(rows.length, parts.length, parts.join());
    const found = readdirSync(dist, { recursive: true, encoding: "utf8" });
    const patterns = rows.flatMap(([, , names]) =>
      [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => {
        const pattern = new RegExp(`^${name.replaceAll(".", "\\.").replaceAll("*", "[\\w-]+")}$`);
        assert.ok(
          found.some((each) => pattern.test(each)),
          name,
        );
        return pattern;
      }),
    );
    return found.filter((name) => patterns.some((pattern) => pattern.test(name)));
  }

  /** @param {string} folder of a server @param {readonly string[]} parts */
  function copyFiles(folder, parts) {
    for (const name of filesFor(parts)) {
      mkdirSync(dirname(join(folder, "nonet", name)), { recursive: true });
      cpSync(join(dist, name), join(folder, "nonet", name));
    }
  }

  /**
   * @param {(folder: string) => void} fill puts the folder `nonet` into the folder of a server
   * @param {(address: string) => string} body
   * @param {(shown: Page) => Promise<void>} work
   */
  async function withFiles(fill, body, work) {
    const folder = mkdtempSync(join(tmpdir(), "nonet-files-"));
    fill(folder);
    const server = await serve({ folder, pages });
    try {
      pages["/lesson"] = page(body(`${server.url}nonet/`));
      await visit(
        async (shown) => {
          await shown.goto(`${server.url}lesson`);
          await work(shown);
        },
        { path: null },
      );
    } finally {
      await server.close();
      rmSync(folder, { recursive: true });
    }
  }

  it("are enough for an element that is played, is checked and gives a hint", () =>
    withFiles(
      (folder) => copyFiles(folder, ["the element", "the engine", "hints, paths and exercises"]),
      (address) =>
        `<script type="module" src="${address}sudoku-board.js"></script><sudoku-board lang="it" puzzle="${small}"></sudoku-board>`,
      async (shown) => {
        await shown.getByRole("gridcell").nth(1).click();
        await shown.keyboard.press("2");
        await button(shown, italian("solve.check")).waitFor();
        const checked = await shown
          .locator("sudoku-board")
          .evaluate(async (board) => (await /** @type {any} */ (board).check()).wrong);
        assert.deepEqual(checked, ["r1c2"]);
        await shown.keyboard.press("Delete");
        const { strength, sentences } = await shown
          .locator("sudoku-board")
          .evaluate((board) => /** @type {any} */ (board).hint("what"));
        assert.ok(strength === "what" && sentences.length > 0, JSON.stringify(sentences));
      },
    ));

  it("are enough for a link that becomes a frame and solves", () =>
    withFiles(
      (folder) => copyFiles(folder, ["the element", "the engine", "the frame", "links that become frames"]),
      (address) =>
        `<a data-nonet href="${address}embed.html?lang=en&amp;mode=solve&amp;puzzle=${small}">Sudoku</a><script src="${address}nonet-frames.js"></script>`,
      async (shown) => {
        const board = shown.frameLocator("iframe");
        await button(board, words("solve.button")).click();
        await expectDigits(board, smallSolution);
      },
    ));

  it("are all in the archive that the site serves, with which a killer is played and hinted from this server alone", () => {
    /** @type {string[]} */
    const asked = [];
    return withFiles(
      (folder) => {
        for (const [name, bytes] of Object.entries(unzipSync(readFileSync(join(dist, "nonet-board.zip"))))) {
          mkdirSync(dirname(join(folder, name)), { recursive: true });
          writeFileSync(join(folder, name), bytes);
        }
        const parts = [...documents.matchAll(/^\| ([^|]+) \| `[^|]+` \|$/gm)].map(([, part]) => part);
        const [unpacked, named] = [join(folder, "nonet"), dist].map((from, i) =>
          i
            ? filesFor(parts)
            : readdirSync(from, { recursive: true, encoding: "utf8" }).filter((each) => extname(each)),
        );
        assert.deepEqual(unpacked.sort(), named.sort());
      },
      (address) =>
        snippet({
          kind: "element",
          folder: address,
          attributes: {
            puzzle: ".".repeat(16),
            rules:
              "cage 10 r1c1-r4c1; cage 7 r1c2-r1c4; cage 3 r2c2 r3c2; cage 4 r2c3 r3c3; cage 7 r2c4 r3c4; cage 9 r4c2-r4c4",
            controls: "keypad undo hint",
            lang: "it",
          },
          title: "",
          width: 448,
          height: 600,
        }),
      async (shown) => {
        shown.on("request", (request) => asked.push(new URL(request.url()).origin));
        await cell(shown, "riga 1, colonna 2, vuota, riquadro 1, gabbia da 7, 3 caselle, restano 7").click();
        await shown.keyboard.press("4");
        await cell(shown, "riga 1, colonna 2, 4, riquadro 1, gabbia da 7, 3 caselle, restano 3").waitFor();
        await button(shown, italian("hint.title")).click();
        await shown.getByText(italian("hint.strength", { strength: 1, most: 3 })).waitFor();
        assert.deepEqual([...new Set(asked)], [new URL(shown.url()).origin]);
      },
    );
  });
});
