/** A series as a ZIP file: its puzzles from the engine, its days drawn by workers. */
import { loadWords } from "../../i18n/words.js";
import { ZipFile } from "../../formats/zip-file.js";
import { loadFonts } from "../../print/fonts/font-files.js";
import { createPictureWorkers, pictureWorkers } from "../../print/make-pictures.js";
import { makeSeries } from "../../print-jobs/series-job.js";
import { seriesTools, writeSeries } from "../../print/series/series-writer.js";

/**
 * @param {Pick<import("../shell/app.js").App, "engine">} app
 * @param {import("../../print/series/series-settings.js").SeriesSettings} settings without an address, QR codes open
 *   this page
 * @param {{ signal: AbortSignal, onProgress: (progress: import("../../print-jobs/index.js").MakingProgress) => void,
 *   onDay: (done: number, of: number) => void }} run
 * @returns {Promise<{ file: Blob, outside: Awaited<ReturnType<typeof writeSeries>> }>} rejects after an abort
 */
export async function seriesZip({ engine }, settings, { signal, onProgress, onDay }) {
  const { look } = settings;
  const address = look.address || (look.show.code ? location.href.split("#")[0] : "");
  const whole = { ...settings, look: { ...look, address } };
  const [words, fonts] = await Promise.all([loadWords(look.language), loadFonts()]);
  const about = async () => (await engine.ready()).about();
  const puzzles = await makeSeries(whole, { engine: { ...engine, about }, signal, onProgress });
  const count = pictureWorkers();
  const workers = createPictureWorkers(fonts, { workers: count, signal });
  const zip = new ZipFile();
  try {
    const tools = await seriesTools(whole, { words, face: fonts.face, draw: workers.draw });
    const outside = await writeSeries(whole, puzzles, tools, {
      signal,
      onDay,
      atOnce: count + 1,
      onFile: ({ path, bytes }) => zip.add(path, bytes),
    });
    return { file: zip.end(), outside };
  } finally {
    workers.close();
  }
}
