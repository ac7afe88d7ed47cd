import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { makeSeries } from "../../../web/print-jobs/series-job.js";
import { checkSeries, weekdayNamed, weekdays } from "../../../web/print/series/series-settings.js";
import { fakeEngine } from "./fake-engine.js";

const goal = { layout: "2x2", symmetry: "none" };

/** @param {readonly string[]} names of days of the week @param {object} [changes] of the work */
function settingsFor(names, changes = {}, seed = 5) {
  const days = Object.fromEntries(names.map((name) => [name, { goal }]));
  const work = { kind: "series", from: "2027-01-01", to: "2027-02-28", days, ...changes };
  const checked = checkSeries({ version: 2, seed, work, look: { show: { level: false } } });
  assert.ok("settings" in checked, JSON.stringify(checked));
  return checked.settings;
}

/** @param {{ puzzle: { givens: readonly number[] } }[]} made */
const namesOf = (made) => made.map(({ puzzle }) => puzzle.givens.join(""));

describe("the puzzles of a series", () => {
  it("are one for each day, and no two are the same", async () => {
    const made = await makeSeries(settingsFor(weekdays), { engine: /** @type {any} */ (fakeEngine()) });
    assert.equal(made.length, 59);
    assert.deepEqual([made[0].day, made[58].day], ["2027-01-01", "2027-02-28"]);
    assert.equal(new Set(namesOf(made)).size, 59);
  });

  it("follow from the seed, with any number of workers and whatever comes first", async () => {
    const settings = settingsFor(weekdays);
    const one = await makeSeries(settings, { engine: /** @type {any} */ (fakeEngine()) });
    const late = fakeEngine({ delay: (index) => (index % 3) * 2 });
    assert.deepEqual(await makeSeries(settings, { engine: /** @type {any} */ (late) }), one);
    const other = await makeSeries(settingsFor(weekdays, {}, 6), { engine: /** @type {any} */ (fakeEngine()) });
    assert.notDeepEqual(namesOf(other), namesOf(one));
  });

  it("of a day of the week do not change with the last day, nor with those of later days of the week", async () => {
    const short = await makeSeries(settingsFor(["tuesday"], { to: "2027-01-31" }), {
      engine: /** @type {any} */ (fakeEngine()),
    });
    const long = await makeSeries(settingsFor(["tuesday", "friday"]), { engine: /** @type {any} */ (fakeEngine()) });
    const tuesdays = long.filter(({ day }) => weekdayNamed(day) === "tuesday");
    assert.deepEqual(tuesdays.slice(0, short.length), short);
  });

  it("end with the number of the day of the week where there are too few puzzles", async () => {
    const engine = /** @type {any} */ (fakeEngine({ different: 4 }));
    await assert.rejects(makeSeries(settingsFor(["monday", "friday"]), { engine }), {
      code: "too-few-different",
      details: { wanted: 8, found: 4, section: 1, number: 5 },
    });
  });

  it("end when the signal is aborted", async () => {
    const stop = new AbortController();
    const making = makeSeries(settingsFor(weekdays), {
      engine: /** @type {any} */ (fakeEngine()),
      signal: stop.signal,
      onProgress: ({ done }) => done > 3 && stop.abort(),
    });
    await assert.rejects(making, { code: "aborted" });
  });
});
