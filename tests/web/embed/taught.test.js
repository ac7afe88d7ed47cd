import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { taughtHint, taughtPath } from "../../../web/embed/taught.js";
import { loadWords } from "../../../web/i18n/words.js";
import { newState } from "../../../web/model/state.js";
import { cardGlobals, openCard } from "../teacher/card-double.js";
import { deferred, lasting, layout, openRoom, pair, puzzle, solution } from "../teacher/room.js";
import { withGlobals } from "../../support/globals.js";

withGlobals(cardGlobals);

const words = await loadWords("en");
const givens = newState({ layout, givens: puzzle });

/**
 * A board with a room, as the element has it.
 * @param {Record<string, unknown>} [answers]
 * @param {Parameters<typeof openRoom>[1]} [options]
 */
function openBoard(answers, options) {
  const room = openRoom(answers, options);
  const around = /** @type {any} */ ({ ...room, card: openCard(words).card, words, say() {}, focusBoard() {} });
  const { hinting } = room.teaching;
  /** @param {1 | 2 | 3} [wanted] @param {1 | 2 | 3} [most] */
  const hint = async (wanted, most) => {
    await hinting.press(lasting(), { wanted, most });
    return taughtHint(around, /** @type {any} */ (hinting.current.peek()));
  };
  return { ...room, around, hint, counts: () => room.store.own.peek().game.hints };
}

describe("a hint as data", () => {
  it("tells more at each strength, and counts each", async () => {
    const board = openBoard();
    const hints = [await board.hint(), await board.hint(), await board.hint()];
    assert.deepEqual(
      hints.map(({ strength }) => strength),
      ["where", "what", "apply"],
    );
    assert.deepEqual(
      hints.map(({ technique }) => technique),
      Array(3).fill("naked-pair"),
    );
    assert.ok(!hints[0].sentences.join(" ").includes("aked"), "the first strength does not name the technique");
    assert.match(hints[1].sentences.join(" "), /aked pair/i);
    assert.deepEqual(
      [hints[0].cells, hints[2].cells],
      [
        ["r1c1", "r1c2", "r1c3", "r1c4"],
        ["r1c2", "r1c3", "r1c4"],
      ],
    );
    assert.deepEqual(board.counts(), [1, 1, 1]);
  });

  it("is of the strength that was asked for", async () => {
    const board = openBoard();
    const { strength } = await board.hint(3);
    assert.deepEqual([strength, board.counts()], ["apply", [0, 0, 1]]);
  });

  it("goes no further than the strength that is allowed", async () => {
    const board = openBoard();
    await board.hint(undefined, 2);
    await board.hint(undefined, 2);
    const { strength } = await board.hint(undefined, 2);
    assert.deepEqual([strength, board.counts()], ["what", [1, 1, 0]]);
  });

  it("is about the mistakes, when there are some", async () => {
    const board = openBoard();
    board.actions.enterDigit((Number(solution[1]) % 4) + 1, 1);
    const { technique, cells, sentences } = await board.hint(2);
    assert.deepEqual([technique, cells], [null, ["r1c2"]]);
    assert.match(sentences.join(" "), /r1c2/);
  });

  /** @type {[string, Record<string, unknown>, Parameters<typeof openRoom>[1]?][]} */
  const refusals = [
    ["no-hint", { hint: async () => null }],
    ["no-solution", { solve: async () => ({ status: "none", count: 0, solutions: [] }) }],
    ["blank", {}, { givens: puzzle.map(() => 0) }],
    ["solved", {}, { givens: [...solution].map(Number) }],
    ["conflict", {}, { givens: puzzle.with(1, 1) }],
  ];
  for (const [code, answers, options] of refusals) {
    it(`is refused with ${code}`, () => assert.rejects(openBoard(answers, options).hint(), { code }));
  }
});

describe("the path as data", () => {
  it("has each step with its sentences, and leaves the board alone", async () => {
    const board = openBoard();
    const { solved, level, hardest, steps } = await taughtPath(board.around, lasting());
    assert.deepEqual([solved, level, hardest], [true, "easy", "naked-pair"]);
    assert.deepEqual(
      steps.map(({ technique }) => technique),
      ["hidden-single", "naked-pair"],
    );
    assert.deepEqual(steps[1].eliminations, pair.eliminations);
    assert.ok(steps.every(({ sentences }) => sentences.length > 0));
    assert.equal(board.store.session.peek().temporary, null);
  });

  it("is refused for a puzzle without a solution", () =>
    assert.rejects(
      taughtPath(openBoard({ solve: async () => ({ status: "none", count: 0, solutions: [] }) }).around, lasting()),
      { code: "no-solution" },
    ));
});

describe("two boards that ask about the same puzzle", () => {
  it("share the question, and the one that leaves takes nothing from the other", async () => {
    const solving = deferred();
    const first = openBoard({ solve: async () => solving.promise });
    const second = openRoom({}, { givens: givens.position.givens.slice() });
    const [leaving, staying] = [new AbortController(), new AbortController()];
    const facts = first.facts.of({ layout, cells: puzzle });
    const answers = [
      facts.solution({ signal: leaving.signal }),
      first.facts.of({ layout, cells: [...puzzle] }).solution({ signal: staying.signal }),
    ];
    second.teaching.dispose();
    leaving.abort();
    await assert.rejects(answers[0], { code: "aborted" });
    solving.resolve({ status: "unique", count: 1, solutions: [solution] });
    assert.deepEqual(await answers[1], [...solution].map(Number));
    assert.equal(first.calls("solve").length, 1);
  });
});
