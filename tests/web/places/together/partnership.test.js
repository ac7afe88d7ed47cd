import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { contentsOf, newSharedBoard } from "../../../../web/model/shared-board.js";
import { begin } from "../../../../web/model/session.js";
import { newState } from "../../../../web/model/state.js";
import { bindActions, createStore } from "../../../../web/model/store.js";
import { createPartnership } from "../../../../web/places/together/partnership.js";
import { playing } from "../../model/boards.js";

const share = "0123456789abcdef";

/**
 * A device with a game on its board; `kept` is what its browser has kept of a game for two.
 * @param {import("../../../../web/model/state.js").State} state
 */
function device(
  state,
  { isInviting = false, way = /** @type {"together" | "race"} */ ("together"), kept = /** @type {any} */ (null) } = {},
) {
  const store = createStore(state);
  /** @type {any[]} */
  const told = [];
  const known = { kept };
  const around = { beforeBegin: () => {} };
  const partnership = createPartnership(
    {
      store,
      now: () => 1000,
      find: async (name) => (known.kept?.share === name ? known.kept : null),
      async begin(next) {
        around.beforeBegin();
        store.change(begin, next);
      },
      keep: (next) => (known.kept = next),
      told: (writes) => told.push(writes),
    },
    isInviting ? (kept ?? { share, way, game: state.game.id, board: newSharedBoard(0) }) : null,
  );
  return { store, actions: bindActions(store), partnership, told, known, around };
}

/** @typedef {ReturnType<typeof device>} Device */

/** Connects two devices; what they send waits for `deliver`. @param {Device} inviter @param {Device} guest */
function connect(inviter, guest) {
  /** @type {[Device, string][]} */
  const under = [];
  let isCut = false;
  const send = (/** @type {Device} */ to) => (/** @type {string} */ text) => void (isCut || under.push([to, text]));
  guest.partnership.joined(send(inviter), false);
  inviter.partnership.joined(send(guest), true);
  return {
    async deliver() {
      for (let next = under.shift(); next; next = under.shift()) await next[0].partnership.received(next[1]);
    },
    cut() {
      isCut = true;
      under.length = 0;
      for (const each of [inviter, guest]) each.partnership.cut();
    },
  };
}

const boardOf = (/** @type {Device} */ { partnership }) =>
  contentsOf(/** @type {any} */ (partnership.stateNow()).position);
const another = () => newState({ layout: "3x3", activity: "play", givens: [1, ...new Array(80).fill(0)] });

describe("A game for two", () => {
  it("goes on through a cut connection, and is one board again after the next", async () => {
    const [a, b] = [device(playing, { isInviting: true }), device(another())];
    a.actions.enterDigit(2, 1);
    const first = connect(a, b);
    await first.deliver();
    assert.equal(b.partnership.standing.value, "joined");
    assert.equal(b.store.own.value.position.entries[1], 2, "what was done before is there");
    b.actions.enterDigit(4, 3);
    await first.deliver();
    assert.equal(a.store.own.value.position.entries[3], 4);
    assert.deepEqual(a.told.at(-1)[0].slice(0, 3), [0, 3, 4]);
    first.cut();
    assert.equal(a.partnership.standing.value, "cut");
    a.actions.enterDigit(3, 2);
    b.actions.toggleNote(1, [7]);
    b.actions.clearCell(3);
    // The guest invites this time.
    const second = connect(b, a);
    await second.deliver();
    for (const each of [a, b]) assert.equal(each.partnership.standing.value, "joined");
    assert.deepEqual(boardOf(a), boardOf(b));
    assert.deepEqual([...boardOf(a).entries.slice(0, 4)], [0, 2, 3, 0]);
    a.actions.undo();
    await second.deliver();
    assert.deepEqual(boardOf(a), boardOf(b));
    assert.equal(boardOf(b).entries[2], 0);
    assert.equal(boardOf(b).notes?.[7], 1);
  });

  it("begins another game when somebody else invites a player who was cut off", async () => {
    const [a, b, c] = [
      device(playing, { isInviting: true }),
      device(another()),
      device(another(), { isInviting: true }),
    ];
    const first = connect(a, b);
    await first.deliver();
    first.cut();
    c.partnership.kept.value = { .../** @type {any} */ (c.partnership.kept.value), share: "fedcba9876543210" };
    const second = connect(c, b);
    await second.deliver();
    assert.equal(b.partnership.standing.value, "joined");
    assert.equal(b.store.own.value.position.layout, "3x3");
    b.actions.enterDigit(2, 1);
    await second.deliver();
    assert.deepEqual(boardOf(c), boardOf(b));
    assert.equal(boardOf(c).entries[1], 2);
  });

  it("does not join by a connection that is cut while the game begins", async () => {
    const [a, b] = [device(playing, { isInviting: true }), device(another())];
    const line = connect(a, b);
    b.around.beforeBegin = () => line.cut();
    await line.deliver();
    assert.equal(b.partnership.standing.value, "open");
    b.around.beforeBegin = () => assert.fail("the game is there already");
    await connect(a, b).deliver();
    for (const each of [a, b]) assert.equal(each.partnership.standing.value, "joined");
  });

  it("takes nothing from a connection that was cut meanwhile", async () => {
    const [a, b] = [device(playing, { isInviting: true }), device(another())];
    const line = connect(a, b);
    await line.deliver();
    const late = a.partnership.received('{"as":"bye"}');
    a.partnership.cut();
    await late;
    assert.equal(a.partnership.standing.value, "cut");
  });

  it("ends for another game for two, and says so to who was joined", async () => {
    const [a, b] = [device(playing, { isInviting: true }), device(another())];
    const line = connect(a, b);
    await line.deliver();
    a.partnership.replace();
    await line.deliver();
    assert.equal(a.partnership.standing.value, "replaced");
    assert.equal(b.partnership.standing.value, "bye");
    a.actions.enterDigit(2, 1);
    assert.equal(a.known.kept.board.registers.size, 0, "it listens no more");
  });

  it("is kept by who has invited to a race, so that a page that was loaded again goes on", async () => {
    const [a, b] = [device(playing, { isInviting: true, way: "race" }), device(another())];
    const first = connect(a, b);
    await first.deliver();
    first.cut();
    assert.equal(a.known.kept?.share, share);
    const again = device(a.store.own.value, { isInviting: true, kept: a.known.kept });
    b.around.beforeBegin = () => assert.fail("the game is there already");
    await connect(again, b).deliver();
    for (const each of [again, b]) assert.equal(each.partnership.standing.value, "joined");
  });

  it("shows where the other is, and forgets it with the connection", async () => {
    const [a, b] = [device(playing, { isInviting: true }), device(another())];
    const line = connect(a, b);
    await line.deliver();
    b.actions.selectCell(5);
    await line.deliver();
    assert.equal(a.partnership.partner.value.cursor, 5);
    line.cut();
    assert.equal(a.partnership.partner.value.cursor, null);
  });

  it("tells in a race how far the other is, and no digit", async () => {
    const [a, b] = [device(playing, { isInviting: true, way: "race" }), device(another())];
    const line = connect(a, b);
    await line.deliver();
    b.actions.enterDigit(4, 3);
    b.actions.enterDigit(3, 2);
    await line.deliver();
    assert.deepEqual(a.partnership.partner.value.progress, { as: "progress", filled: 2, elapsed: 0, isDone: false });
    assert.equal(a.store.own.value.position.entries[3], 0);
  });

  it("ends when one takes another puzzle, and says so to the other", async () => {
    const [a, b] = [device(playing, { isInviting: true }), device(another())];
    const line = connect(a, b);
    await line.deliver();
    a.store.change(begin, another());
    await line.deliver();
    assert.equal(a.partnership.standing.value, "left");
    assert.equal(b.partnership.standing.value, "bye");
    b.actions.enterDigit(4, 3);
    assert.equal(b.store.own.value.position.entries[3], 4, "the other goes on alone");
  });

  /** @type {[what: string, text: unknown, standing: string][]} */
  const strange = [
    ["no text", new ArrayBuffer(8), "damaged"],
    ["no JSON", "{", "damaged"],
    ["null", "null", "damaged"],
    ["a message of another kind", '{"as":"chat"}', "damaged"],
    ["a cell outside", '{"as":"cursor","cell":16}', "damaged"],
    ["a clock far ahead", '{"as":"writes","writes":[[0,1,2,10000009,1]]}', "damaged"],
    ["a digit over a given", '{"as":"writes","writes":[[0,0,4,9,1]]}', "damaged"],
    ["more cells than there are", '{"as":"progress","filled":17,"elapsed":0,"isDone":false}', "damaged"],
    [
      "a second greeting of a stranger",
      `{"as":"hello","version":1,"way":"race","share":"${share}","who":1}`,
      "damaged",
    ],
    ["a greeting of a later version", '{"as":"hello","version":2}', "newer"],
  ];
  for (const [what, text, standing] of strange)
    it(`ends without a change on the board after ${what}`, async () => {
      const [a, b] = [device(playing, { isInviting: true }), device(another())];
      const line = connect(a, b);
      await line.deliver();
      const before = a.store.own.value.position;
      await a.partnership.received(text);
      assert.equal(a.partnership.standing.value, standing);
      assert.equal(a.store.own.value.position, before);
    });

  /** @type {[what: string, game: unknown][]} */
  const games = [
    ["nothing", null],
    ["a text", "game"],
    ["a game of a later page", { nonet: 99 }],
  ];
  for (const [what, game] of games)
    it(`does not begin with ${what} in place of a puzzle`, async () => {
      const b = device(another());
      const before = b.store.own.value;
      b.partnership.joined(() => {}, false);
      await b.partnership.received(JSON.stringify({ as: "hello", version: 1, way: "together", share, who: 0, game }));
      assert.equal(b.partnership.standing.value, "damaged");
      assert.equal(b.store.own.value, before);
    });
});
