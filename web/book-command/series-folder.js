/**
 * The folder of a series: a folder for each date, and the list series.json with the settings. A file is written as a
 * whole or not at all, so a day whose files are all there is complete.
 */
import { access, mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";

import { isDay } from "../model/days.js";
import { Failure, fileFailure } from "./book-messages.js";
import { writeWholeFile } from "./book-files.js";

const indexName = "series.json";

/**
 * @param {string} folder it is made where it is missing
 * @param {import("../print/series/series-settings.js").SeriesSettings} settings
 * @param {boolean} overwrites whether days of other settings are removed
 */
export async function openSeriesFolder(folder, settings, overwrites) {
  const own = JSON.stringify(settings);
  const index = join(folder, indexName);
  const found = await listIn(index);
  const isOther = found !== null && found.settings !== own;
  if (isOther && !overwrites)
    throw new Failure(
      `${folder}: This folder holds a series of other settings. Choose another folder, or replace its days with --overwrite.`,
    );
  await mkdir(folder, { recursive: true }).catch((error) => {
    throw fileFailure(folder, error, "written");
  });
  // A day of other settings must not be taken for a complete one when the work goes on after a stop.
  if (isOther) for (const day of found.days) await rm(join(folder, day), { recursive: true, force: true });
  return {
    /** @param {string} text the list of all days */
    writeIndex: (text) => writeWholeFile(index, new TextEncoder().encode(text)),

    /** Whether a day is complete. @param {string} day @param {readonly string[]} names of its files */
    async has(day, names) {
      if (found === null) return false;
      const missing = await Promise.all(
        names.map((name) =>
          access(join(folder, day, name)).then(
            () => [],
            () => [name],
          ),
        ),
      );
      return missing.flat().length === 0;
    },

    /** @param {string} day @param {readonly import("../print/series/day-files.js").DayFile[]} files */
    async write(day, files) {
      await mkdir(join(folder, day), { recursive: true }).catch((error) => {
        throw fileFailure(join(folder, day), error, "written");
      });
      await Promise.all(files.map(({ name, bytes }) => writeWholeFile(join(folder, day, name), bytes)));
    },
  };
}

/**
 * @param {string} file
 * @returns {Promise<{ settings: string, days: string[] } | null>} null where there is no list. A list that cannot be
 *   read has other settings
 */
async function listIn(file) {
  const text = await readFile(file, "utf8").catch(() => null);
  if (text === null) return null;
  try {
    const { settings, days } = JSON.parse(text);
    return {
      settings: JSON.stringify(settings),
      days: days.map((/** @type {any} */ { date }) => String(date)).filter(isDay),
    };
  } catch {
    return { settings: "", days: [] };
  }
}
