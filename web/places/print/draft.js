/**
 * The settings as the reader changes them. Each kind of document has settings of its own, which come back when the
 * reader chooses the kind again. All are kept on the device.
 *
 * @typedef {import("../../print/print-settings.js").PrintSettings} PrintSettings
 * @typedef {import("../../print/print-settings.js").Work} Work
 * @typedef {import("../../print/print-settings.js").Look} Look
 * @typedef {Work["kind"] | "book"} DocumentKind a book is a document of new puzzles
 * @typedef {{ kind: DocumentKind, settings: Partial<Record<DocumentKind, PrintSettings>>, page: string }} KeptDrafts
 *   `page`: its language
 */
import { signal } from "../../model/signals.js";
import { checkSettings } from "../../print/settings-check.js";
import {
  defaultSettings,
  defaultWork,
  newSeed,
  settingsVersion,
  usualBook,
  withoutPicture,
} from "../../print/print-settings.js";

/** @type {readonly DocumentKind[]} */
export const documentKinds = ["new", "daily", "board", "path", "list", "worksheet", "book"];

/** @param {PrintSettings} settings @returns {DocumentKind} */
export const kindOf = ({ work, look }) => (work.kind === "new" && look.book ? "book" : work.kind);

/** Puzzles on a page until the reader chooses another number. @type {Partial<Record<DocumentKind, number>>} */
const usualPerPage = { daily: 1, board: 1, book: 2 };

/**
 * @param {object} options
 * @param {unknown} options.saved what `KeptDrafts` was written on the device, by this version or another
 * @param {(drafts: KeptDrafts) => void} options.keep
 * @param {string} options.locale of the reader (BCP 47)
 * @param {import("../../i18n/languages.js").Language} options.language of the page; the sheets have the same until the
 *   reader chooses another
 * @param {boolean} options.hasPuzzle whether a puzzle is on the board: it is what is printed until the reader chooses
 */
export function createDraft({ saved, keep, locale, language, hasPuzzle }) {
  const { kind: keptKind, settings: known, page } = readSaved(saved, hasPuzzle ? "board" : "new");
  const usual = () => defaultSettings({ locale, language });
  /**
   * The first settings of a kind, on the paper and in the language of the settings before.
   * @param {DocumentKind} kind
   * @param {PrintSettings} before
   */
  const fresh = (kind, before) => freshSettings(kind, { ...usual(), seed: before.seed }, before.look);
  const current = signal(inLanguage(known[keptKind] ?? fresh(keptKind, known.new ?? usual())));
  /** Counts the changes that did not come from a field, after which the fields are written anew. */
  const renewals = signal(0);

  /** @param {PrintSettings} settings */
  function take(settings) {
    const kind = kindOf(settings);
    known[kind] = settings;
    current.value = settings;
    const kept = Object.entries(known).map(([name, each]) => [name, withoutPicture(each)]);
    keep({ kind, settings: Object.fromEntries(kept), page: language });
  }

  /**
   * Sheets that had the language of the page get its new one, after the reader has changed it.
   * @param {PrintSettings} settings
   * @returns {PrintSettings}
   */
  function inLanguage(settings) {
    return page !== language && settings.look.language === page
      ? { ...settings, look: { ...settings.look, language } }
      : settings;
  }

  /** @param {PrintSettings} settings */
  function renew(settings) {
    take(settings);
    renewals.value += 1;
  }

  return {
    /** @type {import("../../model/signals.js").ReadonlySignal<PrintSettings>} */
    settings: current,
    /** @type {import("../../model/signals.js").ReadonlySignal<number>} */
    renewals,
    renew,
    /** @param {Work} work */
    changeWork: (work) => take({ ...current.peek(), work }),
    /** @param {Partial<Look>} part */
    changeLook: (part) => take({ ...current.peek(), look: { ...current.peek().look, ...part } }),
    /** @param {number} seed */
    changeSeed: (seed) => take({ ...current.peek(), seed }),
    /** Takes another seed, and so other puzzles. */
    reseed: () => renew({ ...current.peek(), seed: newSeed(), version: settingsVersion }),
    /**
     * Goes on with the settings that the reader last had for a kind. The sheets keep their language.
     * @param {DocumentKind} kind
     */
    choose(kind) {
      const before = current.peek();
      const found = known[kind] ?? fresh(kind, before);
      // Who chooses the daily puzzle wants that of today; a link or a file keeps its day.
      const work = kind === "daily" ? defaultWork(kind) : found.work;
      renew({ ...found, work, look: { ...found.look, language: before.look.language } });
    },
    /** Forgets what was changed in the present kind of document. */
    reset() {
      renew(fresh(kindOf(current.peek()), usual()));
    },
  };
}

/** @typedef {ReturnType<typeof createDraft>} Draft */

/**
 * Returns the first settings of a kind. Only the language goes with the reader from kind to kind, and between loose
 * sheets paper and orientation.
 *
 * @param {DocumentKind} kind
 * @param {PrintSettings} usual
 * @param {Look} before
 * @returns {PrintSettings}
 */
function freshSettings(kind, { look, seed, version }, before) {
  const isBook = kind === "book";
  const isLoose = !before.book && !before.paper.includes("x");
  const { paper, orientation } = isLoose ? before : look;
  const show = kind === "daily" ? { ...look.show, date: true } : look.show;
  return {
    version,
    seed,
    work: defaultWork(isBook ? "new" : kind),
    look: {
      ...look,
      show,
      language: before.language,
      perPage: usualPerPage[kind] ?? look.perPage,
      // The divider of a section names its level.
      ...(isBook
        ? { paper: "6x9", orientation: "portrait", book: usualBook, show: { ...look.show, level: false } }
        : { paper, orientation }),
    },
  };
}

/** @param {unknown} saved @param {DocumentKind} usual @returns {KeptDrafts} what can be used of it */
function readSaved(saved, usual) {
  const { kind, settings, page } = /** @type {{ kind?: unknown, settings?: unknown, page?: unknown }} */ (saved ?? {});
  const entries = Object.entries(
    /** @type {Record<string, unknown>} */ (typeof settings === "object" && settings ? settings : {}),
  );
  const read = entries.flatMap(([name, value]) => {
    const checked = checkSettings(value);
    return "settings" in checked && kindOf(checked.settings) === name ? [[name, checked.settings]] : [];
  });
  return {
    kind: documentKinds.find((name) => name === kind) ?? usual,
    settings: Object.fromEntries(read),
    page: String(page),
  };
}
