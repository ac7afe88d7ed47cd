/** Places whose code comes late, or not at all. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { foundPuzzle } from "../../../../web/formats/found.js";
import { enterDigit } from "../../../../web/model/actions.js";
import { begin, showTemporary, withKept } from "../../../../web/model/session.js";
import { newState } from "../../../../web/model/state.js";
import { bindActions, createStore } from "../../../../web/model/store.js";
import { editFound, playFound, sayOpened } from "../../../../web/places/exchange/opening.js";
import { randomNumbers } from "../../model/random-games.js";
import { openGame } from "../../../../web/places/new/game-start.js";
import { createAddress } from "../../../../web/places/shell/route.js";
import { createPlaceOpener } from "../../../../web/places/shell/place-opener.js";

const givens = [1, 2, ...new Array(14).fill(0)];
const draft = newState({ layout: "2x2", activity: "enter", givens: [...givens].reverse() });

/** A page with place Play, whose other places come when the test says so. @param {() => Promise<void>} [openLast] */
async function openPage(openLast = async () => {}) {
  const store = createStore(
    newState({ layout: "2x2", activity: "play", givens, origin: { kind: "made", level: "easy" } }),
  );
  /** @type {string[]} */
  const told = [];
  /** How the code of a place comes, or does not. @type {Record<string, { come: () => void, miss: () => void }>} */
  const chunks = {};
  const page = Object.assign(new EventTarget(), {
    location: { hash: "#play" },
    history: {
      state: null,
      replaceState: (/** @type {any} */ _, /** @type {any} */ __, /** @type {string} */ hash) => {
        page.location.hash = hash;
      },
    },
  });
  const address = createAddress(/** @type {any} */ (page));
  const opener = createPlaceOpener(/** @type {any} */ ({ store, address, games: { openLast } }), {
    load: (place) =>
      place === "play"
        ? Promise.resolve()
        : new Promise((resolve, reject) => {
            const { come = () => {}, miss = () => {} } = chunks[place] ?? {};
            chunks[place] = {
              come: () => [come(), resolve(undefined)],
              miss: () => [miss(), reject(new TypeError("no module"))],
            };
          }),
    leave: () => told.push(`leaves ${store.session.peek().place}, which shows ${store.state().activity}`),
    show: (place) => void told.push(`shows ${place}`),
    failed: (place) => told.push(`no ${place}`),
  });
  await opener.start();
  told.length = 0;
  const words = Object.assign((/** @type {string} */ key) => key, { text: String, list: String });
  const app = /** @type {any} */ ({
    store,
    words,
    actions: bindActions(store),
    go: opener.go,
    say: (/** @type {string} */ sentence) => told.push(sentence),
    games: {
      entries: { peek: () => [{ id: "kept", isDraft: true }] },
      open: async () => assert.fail("opened too soon"),
    },
  });
  const place = () => store.session.peek().place;
  const visit = (/** @type {string} */ hash) => {
    page.location.hash = hash;
    page.dispatchEvent(new Event("hashchange"));
  };
  return { app, store, opener, chunks, told, place, address, visit };
}

const settled = () => new Promise(setImmediate);

describe("opening a place", () => {
  it("ends as opened when its code is there; until then the place before is open, with its board", async () => {
    const { opener, chunks, told, place, store } = await openPage();
    const ending = opener.go("solve");
    await settled();
    assert.deepEqual([place(), store.state().activity, told], ["play", "play", []]);
    chunks.solve.come();
    assert.equal(await ending, "opened");
    assert.deepEqual(
      [place(), store.state().activity, told],
      ["solve", "enter", ["leaves play, which shows play", "shows solve"]],
    );
  });

  it("ends as failed without its code, and can be tried again", async () => {
    const { opener, chunks, told, place } = await openPage();
    const ending = opener.go("learn");
    chunks.learn.miss();
    assert.equal(await ending, "failed");
    assert.deepEqual([place(), told], ["play", ["no learn"]]);
    const again = opener.go("learn");
    chunks.learn.come();
    assert.deepEqual([await again, place()], ["opened", "learn"]);
  });

  it("ends as left when another place is wanted meanwhile, also one that is open", async () => {
    for (const isMissed of [false, true]) {
      const { opener, chunks, told, place } = await openPage();
      const ending = opener.go("print");
      assert.equal(await opener.go("play"), "opened");
      // Nobody waits for code that nobody wants.
      assert.equal(await ending, "left");
      chunks.print[isMissed ? "miss" : "come"]();
      await settled();
      assert.deepEqual([place(), told.includes("no print"), told.includes("shows print")], ["play", false, false]);
    }
  });

  it("tells everybody who asks for the same place", async () => {
    const { opener, chunks } = await openPage();
    const endings = [opener.go("solve"), opener.go("solve")];
    chunks.solve.come();
    assert.deepEqual(await Promise.all([...endings, opener.go("solve")]), ["opened", "opened", "opened"]);
  });

  it("gives place Play a game when the game of before has become a puzzle that is entered", async () => {
    const { opener, chunks, place, store } = await openPage();
    store.change(withKept, { ...store.state(), activity: "enter" });
    chunks.solve.come();
    await settled();
    assert.deepEqual([place(), store.session.peek().play], ["solve", null]);
    assert.equal(await opener.go("play"), "opened");
    assert.deepEqual([place(), store.state().activity], ["play", "play"]);
  });
});

describe("the address", () => {
  it("opens the place that it names, and names the open place again without its code", async () => {
    const { chunks, place, visit, address } = await openPage();
    visit("#learn/naked-pair");
    chunks.learn.miss();
    await settled();
    assert.deepEqual([place(), address.now().hash], ["play", "#play"]);
    visit("#learn/naked-pair");
    chunks.learn.come();
    await settled();
    assert.deepEqual([place(), address.now().hash], ["learn", "#learn/naked-pair"]);
  });

  it("that a reader has gone on to stays when an earlier place fails", async () => {
    const { opener, chunks, place, visit, address } = await openPage();
    const ending = opener.go("solve");
    visit("#print");
    chunks.solve.miss();
    assert.deepEqual([await ending, address.now().hash], ["left", "#print"]);
    chunks.print.come();
    await settled();
    assert.equal(place(), "print");
  });

  it("keeps its puzzle while another place opens", async () => {
    const { opener, chunks, place, visit, address } = await openPage();
    visit("#p=1...............");
    const ending = opener.go("solve");
    chunks.solve.come();
    assert.deepEqual([await ending, place(), address.now().hash], ["opened", "solve", "#p=1..............."]);
  });
});

describe("a puzzle that is entered in place Play opens place Solve", () => {
  for (const isMissed of [false, true]) {
    it(isMissed ? "and gives the board back without its code" : "when its code is there", async () => {
      const { chunks, told, place, store, address } = await openPage();
      const { id } = store.state().game;
      store.change(begin, draft);
      assert.deepEqual([place(), store.state().activity], ["solve", "enter"]);
      chunks.solve[isMissed ? "miss" : "come"]();
      await settled();
      const isSame = store.state().game.id === id;
      assert.deepEqual(
        [place(), address.now().place, isSame, told.at(-1)],
        isMissed ? ["play", "play", true, "no solve"] : ["solve", "solve", false, "shows solve"],
      );
    });
  }
});

const found = foundPuzzle({ format: "line", layout: "2x2", givens: [...givens].reverse() });
/** @type {[string, (app: any) => Promise<unknown>][]} */
const ways = [
  ["a text that is edited in place Solve", async (app) => sayOpened(app, found, await editFound(app, found))],
  [
    "a puzzle of a friend that is being entered",
    async (app) => sayOpened(app, found, await playFound(app, { ...found, state: draft })),
  ],
  ["a puzzle of the list that is being entered", (app) => openGame(app, "kept")],
];
for (const [what, open] of ways)
  describe(what, () => {
    it("leaves place Play its game, in which digits are entries, while place Solve is late", async () => {
      const { app, store, place } = await openPage();
      void open(app);
      await settled();
      app.actions.enterDigit(3, 5);
      assert.deepEqual(
        [place(), store.state().position.givens, store.state().position.entries[5]],
        ["play", givens, 3],
      );
    });

    it("changes nothing when the player has stayed in place Play meanwhile", async () => {
      const { app, chunks, store, place } = await openPage();
      const before = store.state();
      const opening = open(app);
      await settled();
      await app.go("play");
      chunks.solve.come();
      await opening;
      assert.deepEqual([place(), store.state() === before], ["play", true]);
    });

    it("changes nothing without place Solve, and leaves its words under the board", async () => {
      const { app, chunks, store, told, place } = await openPage();
      const before = store.state();
      const opening = open(app);
      await settled();
      chunks.solve.miss();
      await opening;
      assert.deepEqual([place(), store.state() === before, told.at(-1)], ["play", true, "no solve"]);
    });
  });

it("a text that is edited in place Solve is there when place Solve is", async () => {
  const { app, chunks, store, told, place } = await openPage();
  const opening = editFound(app, found);
  await settled();
  app.store.replace(enterDigit(store.state(), 3, 5));
  chunks.solve.come();
  assert.equal(await opening, "opened");
  assert.deepEqual([place(), store.state().position.givens, told.at(-1)], ["solve", found.givens, "shows solve"]);
});

/** @param {number} seed */
async function actAtRandom(seed) {
  const random = randomNumbers(seed);
  const { app, chunks, opener, place, store, address, visit } = await openPage();
  const places = /** @type {const} */ (["play", "solve", "learn", "print"]);
  const anyDraft = () => newState({ layout: "2x2", activity: "enter", givens: givens.with(random(16), 1 + random(4)) });
  /** @type {Promise<unknown>[]} */
  const asked = [];
  const arrive = (/** @type {"come" | "miss"} */ how) => Object.values(chunks).forEach((chunk) => chunk[how]());
  const acts = [
    () => asked.push(opener.go(places[random(4)])),
    () => visit(`#${places[random(4)]}`),
    () => visit("#p=1..............."),
    () => asked.push(editFound(app, found)),
    () => asked.push(playFound(app, { ...found, state: anyDraft() })),
    () => store.change(begin, newState({ layout: "2x2", activity: "play", givens })),
    () => store.change(begin, anyDraft()),
    () => store.change(showTemporary, "lesson", null, newState({ layout: "2x2", activity: "exercise" })),
    () => store.change(withKept, { ...store.own.peek(), activity: random(2) ? "enter" : "play" }),
    () => app.actions.enterDigit(1 + random(4), random(16)),
    () => arrive("come"),
    () => arrive("miss"),
  ];
  for (let i = 0; i < 1000; i += 1) {
    const before = store.state();
    const act = acts[random(acts.length)];
    act();
    if (random(2)) await settled();
    const { play, temporary } = store.session.peek();
    if (place() === "play") assert.deepEqual([store.state() === play, temporary], [true, null], `${seed} ${i}: ${act}`);
    if (before.activity === "play" && store.state().game.id === before.game.id && store.state().activity === "play")
      assert.equal(store.state().position.givens, before.position.givens, `${seed} ${i}: no digit becomes a given`);
    if (random(10)) continue;
    // A place that follows another, because this one has failed, comes late again.
    for (let round = 0; round < 4; round += 1) {
      arrive(random(2) ? "come" : "miss");
      await settled();
    }
    arrive("come");
    await settled();
    const named = address.now().place;
    assert.ok(named === null || named === place(), `${seed} ${i}: ${named} is in the address of ${place()}`);
  }
  arrive("come");
  const endings = await Promise.all(asked);
  assert.ok(endings.every((ending) => ["opened", "over", "failed", "left"].includes(String(ending))));
}

for (let seed = 1; seed <= 10; seed += 1)
  it(`1000 random acts with late and failing code leave place, board and address in agreement, ${seed}`, () =>
    actAtRandom(seed));
