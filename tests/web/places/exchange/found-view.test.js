/** What was read, in the dialog: whose rules are taken, what is said of them, and when a search ends. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { foundPuzzle } from "../../../../web/formats/found.js";
import { loadRuleWords } from "../../../../web/i18n/rule-words.js";
import { loadWords } from "../../../../web/i18n/words.js";
import { readDrawing } from "../../../../web/model/drawing.js";
import { signal } from "../../../../web/model/signals.js";
import { createPreview } from "../../../../web/places/exchange/found-view.js";
import { decidedReading } from "../../../../web/places/rules/reading-choice.js";
import { createSuggestedRules, loadRuleNames } from "../../../../web/places/rules/suggested-rules.js";
import { withGlobals } from "../../../support/globals.js";
import { ElementDouble } from "../../controls/element-double.js";

class PartDouble extends ElementDouble {
  style = {};
  scrollIntoView() {}
  /** @param {string} tag @returns {any} */
  querySelector(tag) {
    return within(this, (each) => each.tag === tag)[0] ?? null;
  }
}
const create = (/** @type {string} */ tag) => new PartDouble(tag);
const page = {
  createElement: create,
  createElementNS: (/** @type {string} */ _, /** @type {string} */ tag) => create(tag),
  get activeElement() {
    return create("p").activeElement;
  },
};
withGlobals({
  HTMLElement: ElementDouble,
  matchMedia: () => ({ matches: false }),
  getComputedStyle: () => ({ color: "black" }),
  document: Object.assign(page, { body: Object.assign(create("body"), { ownerDocument: page }) }),
});
const [words, ruleWords] = [await loadWords("en"), await loadRuleWords("en")];

/** @param {any} element @param {(element: any) => boolean} isIt @returns {any[]} */
const within = (element, isIt) => [
  ...(isIt(element) ? [element] : []),
  ...element.children
    .filter((/** @type {any} */ child) => child instanceof ElementDouble)
    .flatMap((/** @type {any} */ child) => within(child, isIt)),
];
/** Lets everything go on that waits for nothing from outside. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

const dot = "white-dot 1 r4c1 r4c2";
const strict = "thermometer r1c1-r1c3";
const slow = "slow-thermometer r1c1-r1c3";
/** @param {Partial<import("../../../../web/formats/found.js").Found>} parts */
const puzzle = (parts) => foundPuzzle({ format: "sudokupad", layout: "2x2", givens: new Array(16).fill(0), ...parts });
const withDot = { suggested: [{ rule: dot, certainty: /** @type {const} */ ("sure"), word: "white dot" }] };
const inTwoWays = puzzle({
  suggested: [...withDot.suggested, { rule: strict, certainty: "likely", word: "" }],
  readings: [
    { steps: [], rules: [0, 1] },
    { steps: [["instead", "thermometer", "slow-thermometer"]], rules: [slow, 0] },
  ],
});
const fog = readDrawing({ foglight: [[0, 0]] });

/** @param {(rules: readonly string[], asked: AbortSignal) => Promise<any>} answer of the search, by the rules */
function open(answer) {
  const onBoard = { layout: "2x2", givens: new Array(16).fill(4), givenCandidates: null, rules: null };
  /** @type {((room: any) => void)[]} */
  const loads = [];
  const room = { createSuggestedRules, decidedReading, loadRuleNames };
  /** @type {any[]} */
  const asked = [];
  /** @type {import("../../../../web/formats/found.js").Found[]} */
  const taken = [];
  const preview = createPreview(
    /** @type {any} */ ({
      words,
      settings: { naming: signal("rc") },
      store: { own: signal({ position: onBoard }) },
      load: (/** @type {string} */ name) =>
        name === "rules" ? new Promise((resolve) => loads.push(resolve)) : Promise.reject(new Error(name)),
      facts: {
        ready: async () => {},
        of: (/** @type {any} */ about) => {
          asked.push(about);
          const known = signal({});
          return {
            known,
            /** @param {{ signal: AbortSignal }} waiting */
            solutions: async ({ signal: until }) => {
              const found = await answer(about.rules ?? [], until);
              known.value = { solutions: found };
              return found;
            },
          };
        },
      },
    }),
    { judged: () => {}, taken: (found) => taken.push(found) },
  );
  const element = /** @type {any} */ (preview.element);
  return {
    preview,
    taken,
    asked,
    element,
    /** Lets the code of rules come. */
    async load() {
      for (const come of loads.splice(0)) come(room);
      await settled();
    },
    told: () => within(element, (each) => each.getAttribute("class") === "suggested-told")[0],
    boxes: () => within(element, (each) => each.tag === "input"),
    boxOf: (/** @type {string} */ name) =>
      within(element, (each) => each.tag === "label" && each.textContent === name)[0]?.children[0],
  };
}
const several = { status: "multiple", count: 2, cells: new Array(16).fill(1) };
const only = { status: "unique", count: 1, cells: new Array(16).fill(1) };
const bySlow = async (/** @type {readonly string[]} */ rules) => (rules.includes(slow) ? only : several);

test("the puzzle that was chosen last is the one whose rules are taken", async () => {
  const { preview, taken, load } = open(bySlow);
  preview.show(puzzle({ ...withDot, title: "first" }));
  preview.show(puzzle({ ...withDot, title: "second" }));
  await load();
  assert.deepEqual(
    taken.map(({ title }) => title),
    ["second"],
  );
  preview.dispose();
});

test("nothing is taken after the dialog was closed", async () => {
  const { preview, taken, load } = open(bySlow);
  preview.show(puzzle(withDot));
  preview.dispose();
  await load();
  assert.deepEqual(taken, []);
});

for (const [name, end] of /** @type {const} */ ([
  ["closing the dialog", (/** @type {ReturnType<typeof open>} */ { preview }) => preview.dispose()],
  ["a tick", (/** @type {ReturnType<typeof open>} */ { boxes }) => boxes()[0].dispatchEvent(new Event("change"))],
]))
  test(`${name} ends the search among the readings`, async () => {
    /** @type {AbortSignal[]} */
    const untils = [];
    const opened = open(
      (_, until) =>
        new Promise((_resolve, reject) => {
          untils.push(until);
          until.addEventListener("abort", () => reject(until.reason));
        }),
    );
    opened.preview.show(inTwoWays);
    await opened.load();
    const last = /** @type {AbortSignal} */ (untils.at(-1));
    assert.equal(last.aborted, false);
    end(opened);
    assert.equal(last.aborted, true);
    opened.preview.dispose();
  });

test("the reading that counts is told and ticked; what stays keeps its box and the focus; a tick takes the sentence away", async () => {
  /** @type {() => void} */
  let goOn = () => {};
  const held = new Promise((resolve) => (goOn = () => resolve(undefined)));
  const later = open(async (rules) => (await held, bySlow(rules)));
  later.preview.show(inTwoWays);
  await later.load();
  const name = ruleWords("rule.white-dot.name");
  const [status, box] = [later.told(), later.boxOf(`${name} 1`)];
  assert.ok(box, later.element.textContent);
  assert.equal(status.textContent, "");
  box.focus();
  goOn();
  await settled();
  await settled();
  assert.equal(later.told(), status);
  assert.equal(
    status.textContent,
    words.text([
      ruleWords("suggest.decided", { count: 2 }),
      ruleWords("suggest.read-as", {
        name: ruleWords("rule.thermometer.name"),
        other: ruleWords("rule.slow-thermometer.name"),
      }),
    ]),
  );
  assert.equal(later.boxOf(`${name} 1`), box);
  assert.equal(later.element.activeElement, box);
  assert.deepEqual(later.taken.at(-1)?.taken, [dot, slow]);
  assert.ok(later.asked.filter(({ cells }) => cells[0] === 4).length > 0, "the facts of the board stay in use");
  box.checked = false;
  box.dispatchEvent(new Event("change"));
  assert.equal(status.textContent, "");
  assert.deepEqual(later.taken.at(-1)?.taken, [slow]);
  later.preview.dispose();
});

test("nothing is said where the first reading counts", async () => {
  const { preview, load, told, taken } = open(async (rules) => (rules.includes(strict) ? only : several));
  preview.show(inTwoWays);
  await load();
  await settled();
  assert.deepEqual(taken.at(-1)?.taken, [dot, strict]);
  assert.equal(told().textContent, "");
  preview.dispose();
});

test("no cell is named where there is fog, neither before the words have come nor after", async () => {
  const refused = ["thermometer r1c1 r1c2 r1c1", "palindrome r2c1-r2c3"];
  for (const parts of [{}, withDot]) {
    const { preview, element, load } = open(bySlow);
    const broken = "suggested" in parts ? [refused[1]] : [];
    const said = () => `${element.textContent}`;
    preview.show(puzzle({ ...parts, drawn: fog, leftOut: refused, broken }));
    assert.doesNotMatch(said(), /r\dc\d/);
    await load();
    assert.doesNotMatch(said(), /r\dc\d/);
    assert.ok(said().includes(ruleWords("rule.thermometer.name")), said());
    preview.dispose();
  }
});

test("rules that only the solution breaks have a title of their own, and no more than twelve are named", async () => {
  const broken = Array.from({ length: 16 }, (_, i) => `odd r${Math.floor(i / 4) + 1}c${(i % 4) + 1}`);
  const { preview, element, load } = open(bySlow);
  preview.show(puzzle({ leftOut: broken, broken }));
  await load();
  assert.ok(element.textContent.includes(ruleWords("suggest.left-out")));
  assert.equal(element.textContent.match(/r\dc\d/g).length, 12);
  preview.dispose();
});
