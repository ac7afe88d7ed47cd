/**
 * Tabs of one browser without a screen: everything of the page that knows which game is on the board (session, games,
 * address, clock, places, hints, solving), over one database. The engine answers 4×4 puzzles after a while that the
 * test's random numbers decide.
 */
import { cellsOf } from "../../../../web/formats/line.js";
import { loadWords } from "../../../../web/i18n/words.js";
import { createFacts } from "../../../../web/model/facts.js";
import { effect, signal } from "../../../../web/model/signals.js";
import { newState } from "../../../../web/model/state.js";
import { createSolving } from "../../../../web/places/solve/solving.js";
import { createArrival } from "../../../../web/places/shell/arrival.js";
import { loadRoom, openRoom } from "../../../../web/places/shell/doors.js";
import { createPlaceOpener } from "../../../../web/places/shell/place-opener.js";
import { createAddress } from "../../../../web/places/shell/route.js";
import { followPuzzle } from "../../../../web/places/exchange/address.js";
import { bindClock } from "../../../../web/places/play/clock.js";
import { createChecking } from "../../../../web/places/play/checking.js";
import { createTeaching } from "../../../../web/teacher/teaching.js";
// What opens a link is here from the beginning, so that no act waits for a module.
import "../../../../web/places/exchange/index.js";

const words = await loadWords("en");
const grid = "1234341221434321";

/** Puzzles with one solution, which is the same grid with other digits. @param {(below: number) => number} random */
export function randomPuzzle(random) {
  const digits = ["1", "2", "3", "4"];
  for (let i = 3; i > 0; i--) {
    const other = random(i + 1);
    [digits[i], digits[other]] = [digits[other], digits[i]];
  }
  const shown = new Set([0, 6, 9, 15, random(16), random(16)]);
  return [...grid].map((digit, cell) => (shown.has(cell) ? digits[Number(digit) - 1] : ".")).join("");
}

/** All solutions of a 4×4 puzzle, at most two. @param {readonly number[]} cells @returns {string[]} */
function solutionsOf(cells) {
  /** @type {string[]} */
  const found = [];
  const filled = [...cells];
  const sees = (/** @type {number} */ a, /** @type {number} */ b) =>
    Math.floor(a / 4) === Math.floor(b / 4) ||
    a % 4 === b % 4 ||
    (Math.floor(a / 8) === Math.floor(b / 8) && Math.floor((a % 4) / 2) === Math.floor((b % 4) / 2));
  const isFree = (/** @type {number} */ cell, /** @type {number} */ digit) =>
    filled.every((other, i) => i === cell || other !== digit || !sees(i, cell));
  const search = (/** @type {number} */ cell) => {
    if (found.length === 2) return;
    if (cell === 16) found.push(filled.join(""));
    else if (cells[cell]) {
      if (isFree(cell, cells[cell])) search(cell + 1);
    } else
      for (let digit = 1; digit <= 4; digit++) {
        if (!isFree(cell, digit)) continue;
        filled[cell] = digit;
        search(cell + 1);
        filled[cell] = 0;
      }
  };
  search(0);
  return found;
}

/**
 * An engine whose answers take up to six turns of the event loop, and which stops when it is told to.
 * @param {(below: number) => number} random
 */
function slowEngine(random) {
  const late =
    (/** @type {(...asked: any[]) => any} */ answer) =>
    async (/** @type {any[]} */ ...asked) => {
      const { signal } = asked.at(-1);
      for (let turns = random(6); turns > 0; turns--) {
        await new Promise(setImmediate);
        if (signal?.aborted) throw Object.assign(new Error("stopped"), { code: "aborted" });
      }
      return answer(...asked);
    };
  const blank = { links: [], placements: [], eliminations: [], parts: [], houses: [], digits: [] };
  return {
    solve: late(({ cells }) => {
      const solutions = solutionsOf(cells);
      return {
        status: ["none", "unique", "multiple"][solutions.length],
        solutions: solutions.slice(0, 1),
        count: solutions.length,
      };
    }),
    generate: late(() => ({ puzzle: randomPuzzle(random), layout: "2x2", clues: 5, level: "easy", seed: 1 })),
    hint: late(() => ({ ...blank, technique: "hidden-single", level: 1, eliminations: [{ cell: "r1c2", digit: 1 }] })),
    path: late(() => Object.assign([], { solved: true, level: "easy", hardest: "hidden-single" })),
    mistakes: late(() => ({ digits: [], eliminations: [], incompatible: false })),
    steps: late(() => []),
    parseAll: late((text) => ({
      puzzles: [{ layout: "2x2", format: "line", cells: [...text].map((symbol) => Number(symbol) || 0) }],
      errors: [],
      more: false,
    })),
    taught: new Promise(() => {}),
  };
}

/**
 * Opens a tab with a page.
 *
 * @param {ReturnType<typeof import("../../games/browser.js").openBrowser>} browser
 * @param {(below: number) => number} random
 * @param {{ session?: any, hash?: string }} [from] what a reload keeps
 */
export async function openPage(browser, random, { session, hash = "#play" } = {}) {
  const tab = browser.openTab({ session });
  const { store, games, actions } = tab;
  const engine = /** @type {any} */ (slowEngine(random));
  const page = Object.assign(new EventTarget(), {
    location: { hash },
    history: {
      state: null,
      replaceState: (_state, _title, next) => {
        page.location.hash = next;
      },
    },
  });
  const address = createAddress(/** @type {any} */ (page));
  const facts = createFacts(engine, cellsOf);
  /** @type {Set<Promise<unknown>>} */
  const underWay = new Set();
  /** What the board shows: it draws whatever the store tells. */
  const board = { shown: store.state() };
  /** @type {(() => void)[]} */
  const stops = [
    effect(() => {
      board.shown = store.signal.value;
    }),
  ];
  /** @type {ReturnType<typeof bindClock> | null} */
  let clock = null;
  let working = new AbortController();
  /** Ends what the open place has asked. */
  let leaving = new AbortController();

  const app = /** @type {any} */ ({
    ...createArrival(false),
    store,
    actions,
    games,
    engine,
    facts,
    words,
    say() {},
    announce() {},
    focusBoard() {},
    settings: { markErrors: signal("at-once"), naming: signal("words"), level: signal("easy"), language: signal("en") },
    address,
    go: (next, from) => opener.go(next, from),
    destination: () => opener.destination(),
    load: loadRoom,
    open: (name, use) => openRoom(app, name, use),
    async work(task) {
      working.abort();
      working = new AbortController();
      return task({ signal: working.signal, onProgress() {} });
    },
  });
  const teaching = createTeaching({
    store,
    actions,
    engine,
    facts,
    settings: app.settings,
    explaining: signal(false),
    without: signal([]),
    mastery: { record: signal({}), count() {}, read() {}, miss() {} },
    fail() {},
  });

  /** The code of every place but Play comes late, and one time in five not at all. */
  const opener = createPlaceOpener(app, {
    async load(next) {
      for (let turns = next === "play" ? 1 : random(5); turns > 0; turns--) await new Promise(setImmediate);
      if (next !== "play" && random(5) === 0) throw new TypeError("no module");
    },
    leave() {
      clock?.dispose();
      clock = null;
      leaving.abort();
      leaving = new AbortController();
      for (const part of [teaching.path, teaching.lesson, teaching.hinting]) part.close();
    },
    show(next) {
      if (next === "play")
        clock = bindClock(
          { store, actions },
          {
            page: /** @type {any} */ (Object.assign(new EventTarget(), { hidden: false })),
            isCovered: signal(false),
            now: browser.now,
          },
        );
    },
    failed() {},
  });

  /** Lets an act run beside others. @param {Promise<unknown>} act */
  function begin(act) {
    underWay.add(act);
    void act.finally(() => underWay.delete(act));
  }

  await games.start({ drafts: hash.startsWith("#solve") });
  await opener.start();
  stops.push(followPuzzle(app, address.now()));
  const solving = createSolving(app);
  const checking = createChecking(app);
  return {
    ...tab,
    app,
    address,
    board,
    teaching,
    solving,
    checking,
    begin,
    now: browser.now,
    place: () => store.session.peek().place,
    leaving: () => leaving.signal,
    /** @param {string} next */
    visit(next) {
      page.location.hash = next;
      page.dispatchEvent(new Event("hashchange"));
    },
    /**
     * Waits until nothing is under way. Modules that are imported, and what the address has begun, take turns that
     * nobody counts: with twelve of them, one run in three of ten thousand acts looked too early.
     */
    async rest() {
      for (let quiet = 0; quiet < 60; quiet++) {
        if (underWay.size) {
          await Promise.all(underWay);
          quiet = 0;
        }
        await games.settled();
        await new Promise(setImmediate);
      }
    },
    /** The page is left: what is due is written, and nothing goes on. */
    async close() {
      for (const stop of [...stops, opener.dispose]) stop();
      checking.dispose();
      working.abort();
      await games.flush();
      games.dispose();
      tab.kill();
    },
  };
}

/** A puzzle that may be entered: with several solutions, or none. @param {(below: number) => number} random */
export const anyState = (random, activity = /** @type {any} */ ("play")) =>
  newState({
    layout: "2x2",
    activity,
    givens: [...randomPuzzle(random)].map((symbol) => Number(symbol) || 0).with(random(16), random(5)),
  });
