import assert from "node:assert/strict";
import { test } from "node:test";
import { enterDigit, lockEntries, setLayout, toggleNoteMode, undo } from "../../../web/model/actions.js";
import {
  askAboutPlay,
  begin,
  endTemporary,
  enterOpened,
  goTo,
  keepForSolve,
  newSession,
  open,
  ownState,
  showDraft,
  shownState,
  showPlay,
  showTemporary,
  slotOf,
  withKept,
  withShown,
} from "../../../web/model/session.js";
import { isBlank } from "../../../web/model/position.js";
import { newState } from "../../../web/model/state.js";
import { randomNumbers } from "./random-games.js";

const givens = [1, ...new Array(15).fill(0)];
/** @param {string} id @param {import("../../../web/model/state.js").Activity} [activity] */
function stateOf(id, activity = "play") {
  const state = newState({ layout: "2x2", activity, givens });
  return { ...state, game: { ...state.game, id } };
}
const [game, other, exercise] = [stateOf("game"), stateOf("other"), stateOf("exercise", "exercise")];
const draft = stateOf("draft", "enter");
const played = enterDigit(game, 2, 1);

/** Which game is where. @param {import("../../../web/model/session.js").Session} session */
const namesOf = (session) => ({
  play: session.play?.game.id ?? null,
  draft: session.draft?.game.id ?? null,
  own: ownState(session).game.id,
  shown: shownState(session).game.id,
  place: session.place,
});

const start = newSession(game);
const both = begin(start, draft);
const inLesson = showTemporary(start, "lesson", null, exercise);

/** @type {[string, import("../../../web/model/session.js").Session, Partial<ReturnType<typeof namesOf>>][]} */
const transitions = [
  ["a page begins with a game", start, { play: "game", draft: null, own: "game", shown: "game" }],
  [
    "a page may begin with a puzzle that is entered",
    newSession(draft),
    { play: null, draft: "draft", own: "draft", shown: "draft" },
  ],
  [
    "another game takes the place of the game",
    begin(start, other),
    { play: "other", draft: null, own: "other", shown: "other" },
  ],
  ["a puzzle is entered beside the game", both, { play: "game", draft: "draft", own: "draft", shown: "draft" }],
  [
    "a game begins beside the puzzle that is entered",
    begin(both, other),
    { play: "other", draft: "draft", own: "other", shown: "other" },
  ],
  ["the game is shown again", showPlay(both), { play: "game", draft: "draft", own: "game", shown: "game" }],
  [
    "the puzzle that is entered is shown again",
    showDraft(showPlay(both)),
    { play: "game", draft: "draft", own: "draft", shown: "draft" },
  ],
  [
    "a blank board is entered when there is none",
    showDraft(start, draft),
    { play: "game", draft: "draft", own: "draft", shown: "draft" },
  ],
  [
    "without a game there is none to show",
    showPlay(newSession(draft)),
    { play: null, draft: "draft", own: "draft", shown: "draft" },
  ],
  ["a lesson is shown in place of the game", inLesson, { play: "game", own: "game", shown: "exercise" }],
  [
    "a path is shown in place of the lesson",
    showTemporary(inLesson, "path", null, other),
    { own: "game", shown: "other" },
  ],
  ["the lesson is put away", endTemporary(inLesson, "lesson"), { own: "game", shown: "game" }],
  ["the lesson stays when a path is put away", endTemporary(inLesson, "path"), { own: "game", shown: "exercise" }],
  ["another game ends the lesson", begin(inLesson, other), { play: "other", own: "other", shown: "other" }],
  [
    "a puzzle that is entered ends the lesson",
    showDraft(inLesson, draft),
    { play: "game", own: "draft", shown: "draft" },
  ],
  ["place Play takes the board from the puzzle that is entered", goTo(both, "play"), { own: "game", draft: "draft" }],
  ["place Solve gives it back", goTo(goTo(both, "play"), "solve"), { own: "draft", play: "game" }],
  [
    "place Solve shows the game when it has gone on",
    goTo(withShown(goTo(both, "play"), played), "solve"),
    { own: "game" },
  ],
  [
    "place Solve shows the game after the player has chosen it there",
    goTo(goTo(showPlay(both), "learn"), "solve"),
    { own: "game" },
  ],
  [
    "a puzzle that is to be entered leaves the board to place Play",
    keepForSolve(goTo(start, "play"), draft),
    { shown: "game", draft: "draft", place: "play" },
  ],
  [
    "and is shown when place Solve opens",
    goTo(keepForSolve(goTo(start, "play"), draft), "solve"),
    { shown: "draft", play: "game", place: "solve" },
  ],
  ["place Learn shows what was shown", goTo(both, "learn"), { own: "draft", place: "learn" }],
  ["before the first place is open there is none", both, { place: null }],
  ["place Play opens with its game", goTo(both, "play"), { shown: "game", place: "play" }],
  ["without a game place Play does not open", goTo(newSession(draft), "play"), { shown: "draft", place: null }],
  ["place Play ends a lesson", goTo(inLesson, "play"), { shown: "game", place: "play" }],
  [
    "place Play shows no lesson",
    showTemporary(goTo(start, "play"), "lesson", null, exercise),
    { shown: "game", place: "play" },
  ],
  [
    "a puzzle that is entered takes the board from place Play only with place Solve",
    begin(goTo(start, "play"), draft),
    { play: "game", shown: "draft", place: "solve" },
  ],
  [
    "so does the puzzle that was being entered",
    showDraft(goTo(both, "play")),
    { play: "game", shown: "draft", place: "solve" },
  ],
  [
    "so does the game when another tab has made it a puzzle that is entered",
    withKept(goTo(start, "play"), stateOf("game", "enter")),
    { play: null, shown: "game", place: "solve" },
  ],
  [
    "a puzzle that is entered in another place leaves this place open",
    begin(goTo(start, "learn"), draft),
    { shown: "draft", place: "learn" },
  ],
  [
    "a puzzle that is locked becomes the game",
    withShown(both, lockEntries(ownState(both))),
    { play: "draft", draft: null, own: "draft" },
  ],
  [
    "a board that is given another shape is entered",
    withShown(start, setLayout(game, "2x3")),
    { play: null, draft: "game", own: "game" },
  ],
  ["a puzzle from outside is played", open(start, other), { play: "other", draft: null, own: "other" }],
  [
    "a puzzle from outside that has several solutions is entered",
    enterOpened(open(start, other), "other"),
    { play: "game", draft: "other", own: "other" },
  ],
  [
    "a puzzle from outside stays when the player has gone on to another game",
    enterOpened(begin(open(start, other), draft), "other"),
    { play: "other", draft: "draft", own: "draft" },
  ],
  [
    "a puzzle from outside stays when the player has begun it",
    enterOpened(withShown(open(start, other), enterDigit(other, 2, 1)), "other"),
    { play: "other", own: "other" },
  ],
  [
    "a change of the exercise is none of the game",
    withShown(inLesson, enterDigit(exercise, 2, 1)),
    { own: "game", shown: "exercise" },
  ],
  ["what was read of the game does not end the lesson", withKept(inLesson, played), { own: "game", shown: "exercise" }],
  [
    "what was read of the game does not take the board from the puzzle that is entered",
    withKept(both, played),
    { play: "game", own: "draft", shown: "draft" },
  ],
  ["what was read of a game that is gone is dropped", withKept(start, other), { play: "game", own: "game" }],
];
for (const [what, session, names] of transitions) {
  test(what, () =>
    assert.deepEqual(Object.fromEntries(Object.keys(names).map((name) => [name, namesOf(session)[name]])), names),
  );
}

test("what was read of a game replaces its state, wherever the game is", () => {
  assert.equal(withKept(both, played).play, played);
  assert.equal(withKept(inLesson, played).play, played);
  assert.equal(withKept(start, played).play, played);
});

test("place Solve begins with a board to enter a puzzle on, unless the puzzle of place Play came from outside or was chosen there", () => {
  const made = { ...game, game: { ...game.game, origin: { kind: /** @type {const} */ ("made") } } };
  const first = goTo(newSession(made), "solve");
  assert.deepEqual(
    [first.own, ownState(first).activity, isBlank(ownState(first).position), first.play],
    ["draft", "enter", true, made],
  );
  assert.equal(goTo(start, "solve").own, "play");
  assert.equal(ownState(goTo(goTo(begin(newSession(made), draft), "play"), "solve")).game.id, "draft");
  const chosen = askAboutPlay(first);
  assert.deepEqual([chosen.own, goTo(goTo(chosen, "learn"), "solve").own], ["play", "play"]);
});

test("another game has what the player has chosen about entering, and an exercise changes nothing about it", () => {
  const noting = withShown(start, toggleNoteMode(game));
  const exercising = withShown(showTemporary(noting, "exercise", null, exercise), {
    ...exercise,
    removesNotes: false,
    entry: { mode: "color", digit: null },
  });
  const next = begin(exercising, other).play;
  assert.deepEqual([next?.entry.mode, next?.removesNotes], ["centre", true]);
});

test("undo does not lead from a game to the game before", () => {
  const next = ownState(begin(withShown(start, played), other));
  assert.deepEqual([next.past, undo(next)], [[], next]);
});

test("a transition without effect returns the session that it was given", () => {
  const solving = goTo(start, "solve");
  const entering = newSession(draft);
  const same = [
    withShown(start, game),
    showPlay(start),
    showDraft(both),
    endTemporary(start),
    endTemporary(inLesson, "path"),
    goTo(solving, "solve"),
    goTo(entering, "play"),
    withKept(start, other),
    withKept(start, game),
    enterOpened(start, "game-2"),
  ];
  assert.ok(same.every((session) => [start, both, inLesson, solving, entering].includes(session)));
});

/** What holds of every session. @param {import("../../../web/model/session.js").Session} session */
function check(session) {
  const { play, draft: entered, own, temporary } = session;
  assert.ok(session[own], "the player has a game");
  assert.ok(!play || play.activity !== "enter", "the game of place Play is no puzzle that is entered");
  assert.ok(!entered || entered.activity === "enter", "the draft is entered");
  assert.ok(!play || !entered || play.game.id !== entered.game.id, "a game is in one slot");
  assert.equal(shownState(session), temporary?.state ?? session[own]);
  if (session.place === "play") assert.equal(shownState(session), play, "place Play shows its game");
  for (const state of [play, entered])
    if (state) assert.equal(slotOf(session, state.game.id), state === play ? "play" : "draft");
}

test("10 000 random acts leave one game on the board, and no act loses an entry of another game", () => {
  const random = randomNumbers(7);
  const pick = (/** @type {readonly any[]} */ items) => items[random(items.length)];
  let count = 0;
  const fresh = (/** @type {any} */ activity) => stateOf(`${activity} ${(count += 1)}`, activity);
  /**
   * @type {((session: import("../../../web/model/session.js").Session) =>
   *   import("../../../web/model/session.js").Session)[]}
   */
  const acts = [
    (session) => begin(session, fresh("play")),
    (session) => begin(session, fresh("enter")),
    (session) => open(session, fresh("play")),
    (session) => enterOpened(session, pick([ownState(session).game.id, "another"])),
    showPlay,
    (session) => showDraft(session, fresh("enter")),
    (session) => showTemporary(session, pick(["path", "exercise", "lesson"]), null, fresh("exercise")),
    (session) => endTemporary(session, pick(["path", "exercise", "lesson", undefined])),
    (session) => goTo(session, pick(["play", "solve", "learn", "print"])),
    ...Array.from(
      { length: 6 },
      () => (/** @type {any} */ session) =>
        withShown(session, enterDigit(shownState(session), pick([1, 2, 3, 4]), pick([1, 2, 3, 8, 9]))),
    ),
    (session) => withShown(session, lockEntries(shownState(session))),
    (session) => withKept(session, pick([session.play, session.draft, fresh("play")]) ?? fresh("enter")),
  ];
  let session = start;
  for (let i = 0; i < 10_000; i++) {
    const before = session;
    session = pick(acts)(session);
    check(session);
    // What is not on the board is as it was.
    for (const slot of /** @type {const} */ (["play", "draft"])) {
      const [was, is] = [before[slot], session[slot]];
      if (was && is && was.game.id === is.game.id && was.position !== is.position)
        assert.equal(shownState(before), was);
    }
  }
});
