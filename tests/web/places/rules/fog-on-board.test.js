/** Fog on the page: what is covered before anything is loaded, in the card of the rules, and in what is read. */
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { loadRuleWords } from "../../../../web/i18n/rule-words.js";
import { loadWords } from "../../../../web/i18n/words.js";
import { fogPart, seenState } from "../../../../web/model/seen.js";
import { signal } from "../../../../web/model/signals.js";
import { createStore } from "../../../../web/model/store.js";
import { createSharedCommands } from "../../../../web/places/keyboard/shared-commands.js";
import * as reading from "../../../../web/places/keyboard/reading.js";
import { createRuleList } from "../../../../web/places/rules/rule-list.js";
import { toldOf } from "../../../../web/places/rules/told-of-cell.js";
import { showRules } from "../../../../web/places/rules/on-board.js";
import { ruleSpeech } from "../../../../web/model/rule-speech.js";
import { fogOfPlay } from "../../../../web/model/fog.js";
import { withGlobals } from "../../../support/globals.js";
import { after, inFog } from "../../model/boards.js";
import { ElementDouble } from "../../controls/element-double.js";
import { cardGlobals } from "../../teacher/card-double.js";

const createElement = (/** @type {string} */ tag) => Object.assign(new ElementDouble(tag), { style: {} });
const document = { ...cardGlobals.document, createElement };
withGlobals({
  ...cardGlobals,
  document: { ...document, body: Object.assign(createElement("body"), { ownerDocument: document }) },
  matchMedia: () => ({ matches: false }),
  getComputedStyle: () => ({ color: "black" }),
});
const words = await loadWords("en");
afterEach(() => {
  fogPart.value = null;
  ruleSpeech.value = null;
});

/** A page with a game. @param {import("../../../../web/model/state.js").State} state */
function openPage(state) {
  /** @type {string[]} */
  const said = [];
  const app = /** @type {any} */ ({
    store: createStore(state),
    words,
    facts: {},
    settings: { naming: signal("words"), cageLine: signal(true) },
    say: (/** @type {string} */ text) => said.push(text),
    announce() {},
    open: (/** @type {string} */ _, /** @type {(room: object) => void} */ use) => use(reading),
  });
  return { app, said };
}

test("the board is covered before the words are there, also when a part is loaded again", async () => {
  const { app, said } = openPage(inFog);
  /** @type {Set<import("../../../../web/board/extension.js").Extension>} */
  const extensions = new Set();
  const board = /** @type {any} */ ({ extend: (/** @type {any} */ each) => extensions.add(each) });
  const loading = showRules(board, app);
  const seen = seenState(inFog);
  assert.equal(seen.fog?.covered.size, 14);
  const [, fog] = extensions;
  assert.equal(extensions.size, 2);
  await loading;
  assert.equal(fog.spoken?.(seen)?.[15], "beneath fog");
  assert.equal(said.length, 1);
  await showRules(board, app);
  assert.equal([...extensions].filter(({ told }) => told).length, 1);
});

test("the card of the rules lists no rule that fog covers, and says what its kind means", async () => {
  fogPart.value = fogOfPlay;
  const ruleWords = await loadRuleWords("en");
  const list = createRuleList(openPage(inFog).app, ruleWords, () => false);
  const textOf = () => /** @type {any} */ (list.element).textContent;
  list.show(inFog.position, seenState(inFog).position.rules);
  assert.ok(textOf().includes(ruleWords("rule.cage.rule")));
  assert.ok(textOf().includes(ruleWords("rule.count", { count: 1 })));
  list.show(inFog.position);
  assert.ok(textOf().includes(ruleWords("rule.count", { count: 2 })));
});

test("the card of the rules says nothing of what a covered cell holds", async () => {
  const ruleWords = await loadRuleWords("en");
  const states = [after(inFog, ["selectCell", 3]), after(inFog, ["selectCells", [0, 6, 15]])];
  const all = states.map((state) => toldOf({ ...state, activity: "path" }, ruleWords));
  assert.ok(all.every((text) => text !== ""));
  fogPart.value = fogOfPlay;
  assert.deepEqual(
    states.map((state) => toldOf(state, ruleWords)),
    ["", ""],
  );
});

test("how far the game is does not tell of conflicts beneath the fog", () => {
  fogPart.value = fogOfPlay;
  const { app } = openPage(after(inFog, ["enterDigit", 1, [14]]));
  const answered = /** @type {string[]} */ ([]);
  const announcer = /** @type {any} */ ({ answer: (/** @type {string} */ text) => answered.push(text) });
  createSharedCommands(app, announcer).perform("progress", /** @type {any} */ ({}));
  assert.doesNotMatch(answered.join(" "), /conflict/i);
  assert.match(answered.join(" "), /14 of 15/);
});
