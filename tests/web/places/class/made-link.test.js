import assert from "node:assert/strict";
import { test } from "node:test";
import { loadClassWords } from "../../../../web/i18n/class-words.js";
import { loadWords } from "../../../../web/i18n/words.js";
import { readSheet, sheetText } from "../../../../web/model/class-sheet.js";
import { createMadeLink } from "../../../../web/places/class/made-link.js";
import { withGlobals } from "../../../support/globals.js";
import { ElementDouble } from "../../controls/element-double.js";
import { cardGlobals } from "../../teacher/card-double.js";
import { deferred } from "../../teacher/room.js";

const [words, say] = await Promise.all([loadWords("en"), loadClassWords("en")]);
withGlobals(cardGlobals);

/** @type {import("../../../../web/model/class-sheet.js").Task} */
const puzzle = { kind: "puzzle", puzzle: "4.3.3..........1", name: "Monday", layout: "2x2" };
/** @type {import("../../../../web/model/class-sheet.js").Task} */
const lesson = { kind: "lesson", technique: "x-wing" };
const sheetOf = (/** @type {import("../../../../web/model/class-sheet.js").Task[]} */ ...tasks) =>
  /** @type {const} */ ({ title: "5b", tasks, hints: "where", pass: 60 });
const all = { leftOut: 0, waiting: 0 };

/** Makes pictures of QR codes. */
const drawing = { qrPicture: (/** @type {string} */ text) => Object.assign(new ElementDouble("svg"), { text }) };

/** @param {import("node:test").TestContext} t @param {() => Promise<any>} load of what draws QR codes */
function openLink(t, load = async () => drawing) {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  /** @type {any[]} */
  const offered = [];
  let left = 0;
  const link = createMadeLink(
    /** @type {any} */ ({
      words,
      store: { state: () => "state" },
      load,
      open: (/** @type {string} */ door, /** @type {(room: any) => void} */ use) =>
        use({ openEmbedMaker: (...about) => offered.push([door, ...about]) }),
    }),
    say,
    () => left++,
  );
  const parts = (/** @type {any} */ from) => [from, ...(from.children ?? []).flatMap(parts)];
  const find = (/** @type {(each: any) => boolean} */ is) => parts(link.element).find(is);
  const button = (/** @type {string} */ name) => find((each) => each.tag === "button" && each.textContent === name);
  return {
    show: link.show,
    offered,
    left: () => left,
    told: () => find((each) => each.getAttribute?.("class") === "class-state").textContent,
    href: () => find((each) => each.tag === "a").href,
    save: button(say("class.save-code")),
    platform: button(words("embed.open")),
    about: find((each) => each.textContent === say("class.puzzles-only")),
    /** What is shown in place of the code: a picture with its text, or a sentence. */
    code: () =>
      find((each) => each.getAttribute?.("class") === "share-code class-code").children.map(
        (each) => each.text ?? each.textContent,
      ),
    /** Lets the code be drawn. */
    async drawn() {
      t.mock.timers.tick(1000);
      for (let i = 0; i < 20; i++) await Promise.resolve();
    },
  };
}

test("the link holds the work, and its code is drawn once the typing has ended", async (t) => {
  const link = openLink(t);
  for (const title of ["5", "5b"]) link.show({ ...sheetOf(puzzle), title }, all);
  const address = `https://nonet.test/#learn/class?${sheetText(sheetOf(puzzle))}`;
  assert.deepEqual([link.href(), link.told(), link.code()], [address, say("class.made", { count: 1 }), []]);
  await link.drawn();
  assert.deepEqual([link.code(), link.save.hidden], [[address], false]);
});

test("it is said what the link leaves out, and what is being judged", (t) => {
  const link = openLink(t);
  link.show(sheetOf(), all);
  assert.equal(link.told(), say("class.no-link"));
  link.show(sheetOf(puzzle), { leftOut: 2, waiting: 1 });
  assert.equal(
    link.told(),
    [say("class.made", { count: 1 }), say("class.leaves-out", { count: 2 }), say("class.judging", { count: 1 })].join(
      " ",
    ),
  );
  link.show(sheetOf(), { leftOut: 1, waiting: 0 });
  assert.equal(link.told(), say("class.leaves-out", { count: 1 }));
});

test("a link that no page opens is not offered", (t) => {
  const link = openLink(t);
  const rules = Array.from({ length: 250 }, (_, i) => `cage ${3 + (i % 15)} r${1 + (i % 9)}c1 r${1 + (i % 9)}c2`);
  link.show(sheetOf(...Array.from({ length: 40 }, () => ({ ...puzzle, rules }))), all);
  assert.equal(link.told(), say("class.too-long"));
  assert.equal(link.platform.parent?.parent?.hidden, true);
});

test("a link that is too long has no code, and nothing can be saved", async (t) => {
  const link = openLink(t, async () => ({ qrPicture: () => null }));
  link.show(sheetOf(puzzle), all);
  await link.drawn();
  assert.deepEqual([link.code(), link.save.hidden], [[words("share.too-long")], true]);
});

test("what draws codes cannot be loaded: that is said, and the link stays", async (t) => {
  const link = openLink(t, () => Promise.reject(new TypeError("no module")));
  link.show(sheetOf(puzzle), all);
  await link.drawn();
  assert.deepEqual([link.code().length, link.save.hidden], [1, true]);
  assert.ok(link.href());
});

test("the code of an earlier link does not come late", async (t) => {
  const loads = [deferred(), deferred()];
  let asked = 0;
  const link = openLink(t, () => loads[asked++].promise);
  link.show(sheetOf(lesson), all);
  await link.drawn();
  link.show(sheetOf(puzzle), all);
  await link.drawn();
  loads[1].resolve(drawing);
  loads[0].resolve({ qrPicture: () => assert.fail("the code of the earlier link was drawn") });
  await link.drawn();
  assert.deepEqual(link.code(), [link.href()]);
});

test("another platform gets the puzzles, the hints and the points to pass, without lessons and exercises", (t) => {
  const link = openLink(t);
  link.show(sheetOf(puzzle, lesson), all);
  assert.equal(link.about.hidden, false);
  link.platform.click();
  const [[door, , state, { title, text }]] = link.offered;
  assert.deepEqual([door, state, title, link.left()], ["embed", "state", "5b", 0]);
  assert.deepEqual(readSheet(text), sheetOf(puzzle));
  link.show(sheetOf(puzzle), all);
  assert.equal(link.about.hidden, true);
});

test("no other platform shows lessons and exercises alone", (t) => {
  const link = openLink(t);
  link.show(sheetOf(lesson), all);
  assert.equal(link.platform.getAttribute("aria-disabled"), "true");
  link.platform.click();
  assert.deepEqual(link.offered, []);
});
