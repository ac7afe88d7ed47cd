import assert from "node:assert/strict";
import { test } from "node:test";
import { dailiesOf, dailyStreak, newsOf, resultsAsTable, statisticsOf } from "../../../web/games/statistics.js";

const result = (fields) => ({
  id: "a",
  kind: "made",
  layout: "3x3",
  finished: Date.UTC(2026, 10, 22, 12),
  day: "2026-11-22",
  elapsed: 60_000,
  hints: [0, 0, 0],
  checks: 0,
  ...fields,
});

test("times by level: hints count for the median and not for the best", () => {
  const results = [
    result({ level: "easy", elapsed: 300 }),
    result({ level: "easy", elapsed: 100, hints: [1, 0, 0] }),
    result({ level: "easy", elapsed: 200 }),
    result({ level: "hard", elapsed: 100, hints: [0, 0, 2] }),
    result({ level: "hard", elapsed: 200, hints: [0, 1, 0] }),
    result({ kind: "entered", elapsed: 7 }),
  ];
  const { count, levels } = statisticsOf(results, { today: "2026-11-22" });
  assert.deepEqual(
    { count, levels },
    {
      count: 6,
      levels: {
        easy: { count: 3, helped: 0, best: 200, median: 200, lastMedian: 200, hints: 1 / 3, times: [300, 100, 200] },
        hard: { count: 2, helped: 0, best: null, median: 150, lastMedian: 150, hints: 1.5, times: [100, 200] },
        other: { count: 1, helped: 0, best: 7, median: 7, lastMedian: 7, hints: 0, times: [7] },
      },
    },
  );
});

test("a puzzle of the course makes no record, and none is measured against it", () => {
  const ofCourse = result({ id: "c", kind: "course", level: "easy", elapsed: 6 });
  const own = result({ id: "o", level: "easy", elapsed: 300 });
  const { count, levels } = statisticsOf([ofCourse], { today: "2026-11-22" });
  assert.deepEqual({ count, levels }, { count: 0, levels: {} });
  assert.deepEqual(newsOf(ofCourse, [result({ level: "easy", elapsed: 300, day: "2026-11-22" })]), []);
  assert.deepEqual(newsOf(own, [ofCourse, own]), [{ kind: "first", level: "easy" }]);
});

test("who has looked at the solution has solved a game, and has made no time", () => {
  const results = [
    result({ level: "easy", elapsed: 300 }),
    result({ level: "easy", elapsed: 1, helped: true }),
    result({ level: "hard", elapsed: 1, helped: true }),
  ];
  const { levels } = statisticsOf(results, { today: "2026-11-22" });
  assert.deepEqual(levels, {
    easy: { count: 2, helped: 1, best: 300, median: 300, lastMedian: 300, hints: 0, times: [300] },
    hard: { count: 1, helped: 1, best: null, median: null, lastMedian: null, hints: 0, times: [] },
  });
});

test("the ten last times have a median of their own, and thirty are drawn, in the order in which they were made", () => {
  const results = Array.from({ length: 40 }, (_, i) =>
    result({ level: "easy", elapsed: 1000 - i, finished: i }),
  ).reverse();
  const { median, lastMedian, times } = /** @type {any} */ (statisticsOf(results, { today: "2026-11-22" }).levels.easy);
  assert.deepEqual([median, lastMedian, times.length, times[0], times.at(-1)], [981, 966, 30, 990, 961]);
});

const won = { id: "won", level: "hard", elapsed: 100_000 };
const earlier = { level: "hard", elapsed: 120_000, day: "2026-11-19" };
/** @type {[string, object, object[], object[]][]} the game, the games before, what is new */
const wins = [
  [
    "the first game of a level",
    won,
    [result({ level: "easy", day: "2026-11-19" })],
    [{ kind: "first", level: "hard" }],
  ],
  ["a best time, and by how much", won, [result(earlier)], [{ kind: "best", time: 100_000, faster: 20_000 }]],
  [
    "a best time after games with hints alone",
    won,
    [result({ ...earlier, hints: [1, 0, 0] })],
    [{ kind: "best", time: 100_000, faster: null }],
  ],
  ["nothing: an equal time", { ...won, elapsed: 120_000 }, [result(earlier)], []],
  ["nothing: a shorter time with a hint", { ...won, hints: [0, 1, 0] }, [result(earlier)], []],
  [
    "times of other boards are not compared",
    won,
    [result(earlier), result({ ...earlier, elapsed: 5, layout: "2x2" })],
    [{ kind: "best", time: 100_000, faster: 20_000 }],
  ],
  ["that the player has looked at the solution", { ...won, helped: true }, [result(earlier)], [{ kind: "helped" }]],
  [
    "the game is not compared with itself",
    won,
    [result(earlier), result(won)],
    [{ kind: "best", time: 100_000, faster: 20_000 }],
  ],
  [
    "nothing: days in a row with other games are no streak",
    { id: "won", kind: "entered" },
    [result({ day: "2026-11-21" }), result({ day: "2026-11-20" })],
    [],
  ],
  [
    "daily puzzles in a row",
    { id: "won", kind: "daily", date: "2026-11-22" },
    [result({ kind: "daily", date: "2026-11-21", day: "2026-11-21" }), result({})],
    [{ kind: "daily", days: 2 }],
  ],
  [
    "times of puzzles with other rules are not compared",
    { ...won, ruled: "killer" },
    [result(earlier), result({ ...earlier, ruled: "arrow" })],
    [],
  ],
  [
    "a best time of a kind of rules",
    { ...won, ruled: "killer" },
    [result({ ...earlier, ruled: "killer" })],
    [{ kind: "best", time: 100_000, faster: 20_000 }],
  ],
  [
    "daily puzzles in a row, whichever they were",
    { id: "won", kind: "daily", ruled: "arrow", date: "2026-11-22" },
    [result({ kind: "daily", level: "easy", date: "2026-11-21", day: "2026-11-21" })],
    [{ kind: "daily", days: 2 }],
  ],
  [
    "a streak is not told twice a day",
    { id: "won", kind: "daily", ruled: "arrow", date: "2026-11-22" },
    [result({ kind: "daily", date: "2026-11-22" }), result({ kind: "daily", date: "2026-11-21", day: "2026-11-21" })],
    [],
  ],
  [
    "a daily puzzle of an earlier day is a game as any",
    { id: "won", kind: "daily", date: "2026-11-01" },
    [result({ kind: "daily", date: "2026-11-21", day: "2026-11-21" })],
    [],
  ],
];
for (const [what, game, before, news] of wins)
  test(`what a finished game brings: ${what}`, () =>
    assert.deepEqual(newsOf(result(game), /** @type {any} */ (before)), news));

test("made puzzles with rules are counted by kind, and not among the levels", () => {
  const results = [
    result({ level: "easy", elapsed: 300 }),
    result({ level: "easy", ruled: "killer", elapsed: 5 }),
    result({ level: "hard", ruled: "killer", elapsed: 7 }),
  ];
  const { count, levels, kinds } = statisticsOf(results, { today: "2026-11-22" });
  assert.deepEqual(
    [count, Object.keys(levels), levels.easy?.count, Object.keys(kinds), kinds.killer?.count, kinds.killer?.best],
    [3, ["easy"], 1, ["killer"], 2, 5],
  );
});

test("games of one layout", () => {
  const results = [result({ level: "easy" }), result({ level: "easy", layout: "2x2", elapsed: 5 })];
  assert.deepEqual(statisticsOf(results, { today: "2026-11-22", layout: "2x2" }).levels, {
    easy: { count: 1, helped: 0, best: 5, median: 5, lastMedian: 5, hints: 0, times: [5] },
  });
});

test("nothing finished", () => {
  assert.deepEqual(statisticsOf([], { today: "2026-11-22" }), {
    count: 0,
    levels: {},
    kinds: {},
    streak: { now: 0, longest: 0 },
  });
});

const daily = (date, day = date) => result({ kind: "daily", date, day });
/** @type {[string, ReturnType<typeof result>[], number][]} */
const streaks = [
  ["each on its day", [daily("2026-11-20"), daily("2026-11-21"), daily("2026-11-22")], 3],
  ["up to yesterday", [daily("2026-11-20"), daily("2026-11-21")], 2],
  ["none", [], 0],
  [
    "of earlier days, all solved today",
    [daily("2026-11-20", "2026-11-22"), daily("2026-11-21", "2026-11-22"), daily("2026-11-22")],
    1,
  ],
  ["solved on its day, and again later", [daily("2026-11-21"), daily("2026-11-21", "2026-11-22")], 1],
  ["other games of the same days", [result({ day: "2026-11-21" }), daily("2026-11-22")], 1],
];
for (const [name, results, days] of streaks)
  test(`a streak of daily puzzles: ${name}`, () => assert.equal(dailyStreak(results, "2026-11-22").now, days));

test("the dailies that were played, by day and by which of them", () => {
  const results = [
    result({ id: "a", kind: "daily", date: "2026-11-20", level: "easy", elapsed: 5 }),
    result({ id: "r", kind: "daily", ruled: "killer", level: "hard", date: "2026-11-20", elapsed: 9 }),
    result({ id: "old", kind: "daily", date: "2026-11-19" }),
    result({ id: "m", date: "2026-11-19" }),
  ];
  const entry = (id, date, isTouched = true) =>
    /** @type {any} */ ({ id, origin: { kind: "daily", date, level: "easy" }, isTouched, elapsed: 7 });
  const dailies = dailiesOf(results, [
    entry("a", "2026-11-20"),
    entry("b", "2026-11-21"),
    entry("c", "2026-11-22", false),
  ]);
  assert.deepEqual(Object.fromEntries([...dailies].map(([day, played]) => [day, Object.fromEntries(played)])), {
    "2026-11-20": { easy: { id: "a", isFinished: true, elapsed: 5 }, rules: { id: "r", isFinished: true, elapsed: 9 } },
    "2026-11-21": { easy: { id: "b", isFinished: false, elapsed: 7 } },
    // A record of the puzzle of the week, whose level was not known.
    "2026-11-19": { medium: { id: "old", isFinished: true, elapsed: 60_000 } },
  });
});

test("statistics say the streak of the daily puzzles", () => {
  const results = [daily("2026-11-20"), daily("2026-11-21"), result({ day: "2026-11-22" })];
  assert.deepEqual(statisticsOf(results, { today: "2026-11-22" }).streak, { now: 2, longest: 2 });
});

test("a table for a spreadsheet, the oldest game first", () => {
  const results = [
    result({ level: "easy", rating: 1.5, elapsed: 61_400, hints: [1, 2, 3], checks: 4 }),
    result({ finished: 0, kind: "entered", layout: 'a,"b"' }),
  ];
  assert.deepEqual(resultsAsTable(results).split("\n").slice(1), [
    '1970-01-01T00:00:00.000Z,entered,,,"a,""b""",,60,0,0,0,0,0,',
    "2026-11-22T12:00:00.000Z,made,easy,,3x3,1.5,61,1,2,3,4,0,",
    "",
  ]);
  assert.match(resultsAsTable([result({ ruled: "killer" })]), /,rules\n.*,killer\n$/);
});
