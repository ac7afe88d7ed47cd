/** A puzzle for each day of a series. */
import { daysOf, weekdayNamed, weekdays } from "../print/series/series-settings.js";
import { createLongWork } from "./long-work.js";
import { makeSections } from "./new-puzzles.js";
import { seedOf } from "../model/seeds.js";

/** @typedef {{ day: string, puzzle: import("../print/job.js").PrintedPuzzle }} DayPuzzle */

/**
 * Makes the puzzles of all days: those of a day of the week follow from its goal and the seed. No two days have the
 * same puzzle or, on boards of 6×6 and larger, the same solution.
 *
 * @param {import("../print/series/series-settings.js").SeriesSettings} settings
 * @param {Pick<import("./index.js").Context, "engine" | "signal" | "onProgress">} context
 * @returns {Promise<DayPuzzle[]>} in the order of the days. Rejects with a MakingError; its code is "aborted" after the
 *   signal was aborted, and its details have the number of the day of the week as `section`, from 1
 */
export async function makeSeries({ version, work, look, seed }, context) {
  const days = daysOf(work);
  const sections = weekdays.flatMap((weekday, index) => {
    const goal = work.days[weekday];
    const count = days.filter((day) => weekdayNamed(day) === weekday).length;
    return goal && count
      ? [
          {
            weekday,
            title: goal.title,
            count,
            run: 1,
            goal: { ...goal.goal, seed: seedOf(seed, index), edition: version },
          },
        ]
      : [];
  });
  const made = await makeSections(sections, look.show, { ...context, longWork: createLongWork(context) });
  const left = new Map(sections.map(({ weekday }, i) => [weekday, [...made.sections[i].puzzles]]));
  return days.map((day) => ({
    day,
    puzzle: /** @type {DayPuzzle["puzzle"]} */ (left.get(weekdayNamed(day))?.shift()),
  }));
}
