import assert from "node:assert/strict";
import { test } from "node:test";
import { openDialogs } from "../../../web/controls/over-page.js";
import { loadStormWords } from "../../../web/i18n/storm-words.js";
import { loadWords } from "../../../web/i18n/words.js";
import { createStormView } from "../../../web/teacher/storm-view.js";
import { withGlobals } from "../../support/globals.js";
import { cardGlobals, openCard } from "./card-double.js";
import { openRoom, pair } from "./room.js";

/** The page, which can be hidden. */
const page = Object.assign(new EventTarget(), cardGlobals.document, { hidden: false });
withGlobals({ ...cardGlobals, document: page });

const words = await loadWords("en");
const storm = await loadStormWords("en");
const task = () => new Promise(setImmediate);

/** @param {any} from @returns {any[]} */
const parts = (from) => [from, ...(from.children ?? []).flatMap(parts)];

/** A view whose storm has begun. @param {"storm.start" | "storm.start-untimed"} start */
async function openView(start) {
  const room = openRoom();
  const { card, topic } = openCard(words);
  const view = createStormView(
    /** @type {any} */ ({ ...room, card: { ...card, isFolded: () => false }, words, say() {}, focusBoard() {} }),
    {
      engine: /** @type {any} */ (room.engine),
      best: { read: () => ({ timed: 0, untimed: 0 }), keep() {} },
      practise() {},
      exampleOf: async () => /** @type {any} */ ({ layout: "2x2", grid: "1.....1..1.....1", step: pair }),
    },
  );
  const button = () => parts(view.element).find((each) => each.tag === "button" && each.textContent === storm(start));
  while (!button()) await task();
  button().click();
  while (!topic()) await task();
  const current = () => /** @type {NonNullable<typeof view.current.value>} */ (view.current.peek());
  return {
    store: room.store,
    view,
    runs: () => current().storm.since !== null,
    clock: () => parts(topic().content).find((each) => each.getAttribute?.("class") === "storm-clock"),
  };
}

test("the clock stands behind a dialog and in a hidden page", async () => {
  const { view, runs } = await openView("storm.start");
  assert.equal(runs(), true);
  openDialogs.value = [/** @type {any} */ ({})];
  assert.equal(runs(), false);
  page.hidden = true;
  page.dispatchEvent(new Event("visibilitychange"));
  openDialogs.value = [];
  assert.equal(runs(), false);
  page.hidden = false;
  page.dispatchEvent(new Event("visibilitychange"));
  assert.equal(runs(), true);
  view.dispose();
});

test("the storm ends with its view, and the board is the player's again", async () => {
  const { view, store } = await openView("storm.start");
  assert.equal(store.session.peek().temporary?.kind, "storm");
  view.dispose();
  assert.deepEqual([store.session.peek().temporary, store.state().activity], [null, "play"]);
});

for (const [start, role] of /** @type {const} */ ([
  ["storm.start", "timer"],
  ["storm.start-untimed", null],
]))
  test(`${storm(start)}: what is left has the role ${role}`, async () => {
    const { view, clock } = await openView(start);
    assert.equal(clock().getAttribute("role"), role);
    view.dispose();
  });
