/** Which link can be copied while the one for another program is still being made. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { loadRuleWords } from "../../../../web/i18n/rule-words.js";
import { loadWords } from "../../../../web/i18n/words.js";
import { readState } from "../../../../web/formats/state-link.js";
import { newState } from "../../../../web/model/state.js";
import { createLinkPart } from "../../../../web/places/exchange/link-part.js";
import { ElementDouble } from "../../controls/element-double.js";
import { withGlobals } from "../../../support/globals.js";

/** A field has what its attributes say. */
class FieldDouble extends ElementDouble {
  get checked() {
    return this.getAttribute("checked") !== null;
  }
}
const create = (/** @type {string} */ tag) => (tag === "input" ? new FieldDouble(tag) : new ElementDouble(tag));
withGlobals({
  document: { createElement: create, createElementNS: (_, tag) => create(tag) },
  location: { href: "https://nonet.example/index.html#play" },
  navigator: {},
});
const words = await loadWords("en");

const noWays = { embed() {}, makeClass() {} };

/** @param {ElementDouble} element @param {string} tag @returns {any[]} */
const within = (element, tag) => [
  ...(element.tag === tag ? [element] : []),
  ...element.children.filter((child) => child instanceof ElementDouble).flatMap((child) => within(child, tag)),
];

const river = '{"lines":[{"wayPoints":[[0.5,0.5],[0.5,2.5]]}],"rows":9,"columns":9}';
for (const [name, rules, drawing, told] of /** @type {const} */ ([
  ["without rules", null, undefined, "The link contains the givens and the level."],
  ["with rules", ["cage 15 r1c1 r1c2"], undefined, "The link contains the givens, the rules and the level."],
  ["with a drawing", null, river, "The link contains the puzzle with the author’s drawing."],
])) {
  test(`what the link of a puzzle ${name} contains`, async () => {
    const state = newState({
      puzzle: { layout: "3x3", cells: new Array(81).fill(0), rules },
      activity: "play",
      origin: { kind: "entered", drawing },
    });
    const load = async () => ({});
    const { element } = createLinkPart(/** @type {any} */ ({ words, engine: {}, load }), state, noWays);
    await loadRuleWords("en");
    assert.ok(within(/** @type {any} */ (element), "p").some(({ textContent }) => textContent === told));
  });
}

test("no link can be copied before that of the program which is named is there", () => {
  const state = newState({
    puzzle: { layout: "3x3", cells: new Array(81).fill(0), rules: ["cage 15 r1c1 r1c2"] },
    activity: "play",
  });
  const part = createLinkPart(
    /** @type {any} */ ({ words, engine: { formatWithRules: () => new Promise(() => {}) } }),
    state,
    noWays,
  );
  const field = within(/** @type {any} */ (part.element), "input").find(({ value }) =>
    String(value).startsWith("https://nonet.example"),
  );
  const [copy] = within(/** @type {any} */ (part.element), "button");
  assert.equal(copy.getAttribute("aria-disabled"), "false");
  const [receiver] = within(/** @type {any} */ (part.element), "select");
  receiver.selectedIndex = 2;
  receiver.dispatchEvent(new Event("change"));
  assert.deepEqual([field.value, copy.getAttribute("aria-disabled")], ["", "true"]);
});

test("the link of a puzzle that its author drew has the drawing, as a game that nobody has begun", async () => {
  const drawing = river;
  const named = { kind: /** @type {const} */ ("entered"), title: "Rivers", titleBy: "author" };
  const begun = newState({ layout: "3x3", activity: "play", origin: { ...named, drawing } });
  const state = { ...begun, game: { ...begun.game, checks: 3 } };
  const part = createLinkPart(/** @type {any} */ ({ words, engine: {}, load: async () => ({}) }), state, noWays);
  const field = within(/** @type {any} */ (part.element), "input").find(
    (each) => each.getAttribute("readonly") !== null,
  );
  const [, data = ""] = (await valueOf(field)).split("#s=");
  const read = await readState(data);
  assert.ok("state" in read);
  const { origin, checks } = read.state.game;
  assert.deepEqual([origin.drawing, origin.title, checks], [drawing, "Rivers", 0]);
});

test("the link of a puzzle with an author's words has the words, and that of any other has the puzzle alone", async () => {
  const linkOf = (/** @type {any} */ origin) => {
    const state = newState({ layout: "3x3", activity: "play", origin: { kind: "entered", ...origin } });
    const part = createLinkPart(/** @type {any} */ ({ words, engine: {}, load: async () => ({}) }), state, noWays);
    const [field] = within(/** @type {any} */ (part.element), "input").filter(
      (each) => each.getAttribute("readonly") !== null,
    );
    return valueOf(field);
  };
  const named = { title: "Lanes", titleBy: "author" };
  for (const own of [
    { ...named, author: "A. Setter", ruleset: "Digits rise.", message: "Well done!" },
    { ...named, kind: "link" },
  ]) {
    const [, data = ""] = (await linkOf(own)).split("#s=");
    const read = await readState(data);
    assert.ok("state" in read);
    assert.deepEqual(read.state.game.origin, { kind: "entered", ...own });
  }
  for (const origin of [
    {},
    { kind: "made", ruled: "killer", title: "Killer sudoku" },
    { kind: "course", title: "X-Wing" },
    { kind: "link", title: "Task 3" },
  ])
    assert.match(await linkOf(origin), /#p=/);
});

/** The value of a field, once there is one. @param {{ value?: string }} field @returns {Promise<string>} */
async function valueOf(field) {
  while (!field.value)
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  return field.value;
}
