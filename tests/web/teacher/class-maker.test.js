import assert from "node:assert/strict";
import { test } from "node:test";
import { loadWords } from "../../../web/i18n/words.js";
import { createClassMaker } from "../../../web/teacher/class-maker.js";
import { ElementDouble } from "../controls/element-double.js";
import { cardGlobals, openCard } from "./card-double.js";
import { deferred } from "./room.js";
import { withGlobals } from "../../support/globals.js";

const words = await loadWords("en");
withGlobals({
  ...cardGlobals,
  XMLSerializer: class {
    serializeToString = (/** @type {ElementDouble} */ element) => `<${element.tag}/>`;
  },
});

/** Lets everything that is due happen. */
const settled = async () => {
  for (let i = 0; i < 20; i++) await new Promise(setImmediate);
};

/** The maker of a link on a page; the test gives the QR codes. @param {(text: string) => Promise<any>} codeOf */
function openMaker(codeOf, isUnique = async () => true) {
  /** @type {string[]} */
  const said = [];
  /** @type {string[]} */
  const saved = [];
  const explanations = { load: async () => ({ words: (/** @type {string} */ key) => key }) };
  const { element } = createClassMaker(
    /** @type {any} */ ({
      teaching: { explanations },
      card: openCard(words),
      words,
      say: (/** @type {string} */ sentence) => said.push(sentence),
    }),
    { copyText: async () => true, codeOf, isUnique, saveFile: (file, name) => saved.push(`${name} ${file.type}`) },
  );
  /** @param {any} from @returns {any[]} */
  const all = (from) => [from, ...(from.children ?? []).flatMap(all)];
  const find = (/** @type {(each: any) => boolean} */ is) => all(element).find(is);
  const button = (/** @type {string} */ name) => find((each) => each.tag === "button" && each.children.includes(name));
  for (const field of all(element).filter((each) => each.tag === "input")) field.value = "";
  const code = find((each) => each.getAttribute?.("class") === "class-code");
  return {
    said,
    saved,
    save: button(words("share.save")),
    /** What is shown in place of the code: a picture, or a sentence. */
    told: () => find((each) => each.getAttribute?.("role") === "status").textContent,
    code: () => code.children.map((each) => (each.tag === "svg" ? "picture" : each.children.join(""))).join(),
    async make(lines) {
      find((each) => each.tag === "textarea").value = lines;
      button(words("class.make-link")).click();
      await settled();
    },
  };
}

const picture = () => new ElementDouble("svg");

test("the link is shown as a QR code, which is saved as a file", async () => {
  const texts = /** @type {string[]} */ ([]);
  const maker = openMaker(async (text) => {
    texts.push(text);
    return picture();
  });
  await maker.make("x-wing");
  assert.deepEqual(
    [maker.code(), maker.save.hidden, texts],
    ["picture", false, ["https://nonet.test/#learn/class?e=x-wing"]],
  );
  maker.save.click();
  assert.deepEqual(
    [maker.saved, maker.said],
    [["nonet-class.svg image/svg+xml"], [words("share.saved", { name: "nonet-class.svg" })]],
  );
});

test("a line that is no task is named, and too many tasks are counted", async () => {
  const maker = openMaker(async () => picture());
  await maker.make(`x-wing\n${"1".repeat(80)} Monday`);
  assert.equal(maker.told(), words("class.unknown", { lines: "2", count: 1 }));
  await maker.make("x-wing\n".repeat(41));
  assert.equal(maker.told(), words("class.too-many", { count: 41, most: 40 }));
});

test("of a link that is too long, a sentence is shown and nothing can be saved", async () => {
  const maker = openMaker(async () => null);
  await maker.make("x-wing");
  assert.deepEqual([maker.code(), maker.save.hidden], [words("share.too-long"), true]);
});

test("what makes QR codes cannot be loaded: that is said, and the link stays", async () => {
  const maker = openMaker(() => Promise.reject(new TypeError("no module")));
  await maker.make("x-wing");
  assert.deepEqual([maker.code(), maker.save.hidden, maker.said.length], ["", true, 1]);
});

test("the code of an earlier link does not come late, and none stays beside lines that are no tasks", async () => {
  const codes = [deferred(), deferred()];
  let asked = 0;
  const maker = openMaker(() => codes[asked++].promise);
  await maker.make("x-wing");
  await maker.make("swordfish");
  codes[1].resolve(null);
  codes[0].resolve(picture());
  await settled();
  assert.equal(maker.code(), words("share.too-long"));
  await maker.make("magic");
  assert.equal(maker.code(), "");
});

test("a puzzle without exactly one solution gets no link, and neither does one whose solutions take too long", async () => {
  const none = openMaker(
    async () => null,
    async () => false,
  );
  await none.make(`12${".".repeat(79)} One`);
  assert.equal(none.told(), words("class.not-unique", { puzzle: "One" }));
  const spent = Object.assign(new Error("spent"), { code: "search-limit" });
  const endless = openMaker(
    async () => null,
    () => Promise.reject(spent),
  );
  await endless.make(`12${".".repeat(79)} One`);
  assert.deepEqual(endless.said, [words("error.search-limit")]);
});
