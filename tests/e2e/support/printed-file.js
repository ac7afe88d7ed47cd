/**
 * Makes PDF files from print settings in node, with the modules that the page uses, and reads back what is printed in
 * them.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { printFonts } from "../../../tools/build/fonts.mjs";
import { loadWords } from "../../../web/i18n/words.js";
import { make } from "../../../web/print-jobs/index.js";
import { makeFace } from "../../../web/print/fonts/face.js";
import { layOut } from "../../../web/print/layout/index.js";
import { writePdf } from "../../../web/print/play-pdf.js";
import { ruleWordsFor } from "../../../web/print/rule-sentences.js";
import { rectanglesIn } from "./pdf-rectangles.js";
import { wordsIn } from "./poppler.js";
import { boardsOn } from "./printed-boards.js";

const root = fileURLToPath(new URL("../../..", import.meta.url));
/** @type {string} */
let folder;

export function openFolder() {
  folder = mkdtempSync(join(tmpdir(), "nonet-print-"));
}

export function removeFolder() {
  rmSync(folder, { recursive: true, force: true });
}

/** @type {ReturnType<typeof readFonts> | undefined} */
let fonts;
async function readFonts() {
  const { files } = await printFonts(root);
  return { regular: files["nonet-400.ttf"], semibold: files["nonet-600.ttf"], chinese: files["nonet-zh.ttf"] ?? null };
}

/** Whether the Chinese font is installed, from which the build makes a part. */
export const hasChinese = async () => (await (fonts ??= readFonts())).chinese !== null;

/**
 * @param {string} name of the file
 * @param {import("../../../web/print/print-settings.js").PrintSettings} settings
 * @param {Parameters<typeof make>[1]} making
 * @param {{ codeOf?: () => boolean[][] | null, changed?: (job: import("../../../web/print/job.js").Job) => any }}
 *   [more] `changed`: what is printed in place of the job
 */
export async function printedFile(name, settings, making, { codeOf = () => null, changed = (job) => job } = {}) {
  const { look, seed } = settings;
  const job = changed(await make(settings, making));
  const files = await (fonts ??= readFonts());
  const words = await loadWords(look.language);
  const context = {
    words,
    ruleWords: await ruleWordsFor(job, look.language),
    locale: look.language,
    face: makeFace(files),
    codeOf,
    date: "24 / 11 / 2026",
    seed: String(seed),
  };
  const printed = layOut(job, settings, context);
  const bytes = Buffer.from(await writePdf(printed, { files, created: new Date(0) }));
  const path = join(folder, `${name}.pdf`);
  writeFileSync(path, bytes);
  return { job, printed, path, bytes: bytes.length };
}

/** The boards and the words of all pages. @param {string} path */
export function readPrinted(path) {
  const rectangles = rectanglesIn(readFileSync(path));
  const words = wordsIn(path);
  return { words, boards: words.flatMap((inPage, page) => boardsOn(inPage, rectangles[page], page)) };
}
