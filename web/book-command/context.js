/** What the layout is given besides the puzzles: sentences, fonts, codes, date and seed. */
import { readFile } from "node:fs/promises";

import { loadBookWords } from "../i18n/book-words.js";
import { loadWords } from "../i18n/words.js";
import { makeFace } from "../print/fonts/face.js";
import { shownDate } from "../print/print-settings.js";
import { linksOf, modulesOf } from "../print/series/series-writer.js";
import { readBytes } from "./book-files.js";
import { Failure } from "./book-messages.js";

/**
 * @typedef {{ files: import("../print/fonts/face.js").FontFiles, face: import("../print/fonts/face.js").Face }} Fonts
 */

/**
 * Loads the fonts of the package, which are beside the built command.
 *
 * @param {string | null} file a font of the reader, which takes the place of the Chinese one @returns {Promise<Fonts>}
 *   rejects with a Failure
 */
export async function loadFonts(file) {
  const [regular, semibold, chinese] = await Promise.all([
    fontBytes("nonet-400"),
    fontBytes("nonet-600"),
    file === null ? fontBytes("nonet-zh") : readBytes(file),
  ]);
  if (!regular || !semibold) throw new Failure("The fonts are missing beside the program. Build the package again.");
  const files = { regular, semibold, chinese };
  try {
    return { files, face: makeFace(files) };
  } catch {
    throw new Failure(
      `${file ?? "The fonts beside the program"}: This is not a TrueType font. Fonts with PostScript outlines (.otf) and collections (.ttc) cannot be used.`,
    );
  }
}

/** @param {string} name @returns {Promise<Uint8Array | null>} null for a font that the package was built without */
const fontBytes = (name) =>
  readFile(new URL(`./fonts/${name}.ttf`, import.meta.url)).then(
    (bytes) => new Uint8Array(bytes),
    () => null,
  );

/**
 * @param {import("../print/print-settings.js").PrintSettings
 *   | import("../print/series/series-settings.js").SeriesSettings} settings
 * @param {Fonts} fonts
 * @returns {Promise<import("../print/layout/plans.js").Context>}
 */
export async function contextFor(settings, { face }) {
  const { look, seed } = settings;
  const words = await loadWords(look.language);
  const lacking = face.missing(words.text([words("book.contents"), words("book.solutions"), words("book.rule")]));
  if (lacking.length)
    throw new Failure(
      `“look.language” is "${look.language}", but there is no font with its characters. Install fonts-droid-fallback and build the package again, or give another --font.`,
    );
  return {
    words,
    bookWords: await loadBookWords(look.language),
    locale: look.language,
    face,
    codeOf: look.show.code ? await codesAt(look.address) : () => null,
    date: words.date(shownDate(settings)),
    seed: String(seed),
  };
}

/**
 * @param {string} address of the page that the codes open
 * @returns {Promise<import("../print/layout/plans.js").Context["codeOf"]>}
 */
async function codesAt(address) {
  if (!address)
    throw new Failure(
      'look.address is missing: the address of the page that the QR codes (look.show.code) open, such as "https://example.org/nonet/". --address URL gives it, too.',
    );
  const { qrModules } = await import("../formats/qr-code.js");
  return (puzzle) => modulesOf(qrModules(linksOf(puzzle, address).puzzle));
}
