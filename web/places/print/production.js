/**
 * From the settings to the pages: the engine makes what is printed, and the layout makes pages of it. Settings that
 * concern only the looks make no puzzles anew.
 *
 * @typedef {import("./draft.js").PrintSettings} PrintSettings
 * @typedef {import("../../print/job.js").Job} Job
 * @typedef {import("../../print/layout/boxes.js").PrintedDocument} PrintedDocument
 * @typedef {import("../../print/fonts/font-files.js").PrintFonts} PrintFonts
 * @typedef {import("../../print/layout/plans.js").Context} LayoutContext
 * @typedef {{ printed: PrintedDocument, settings: PrintSettings, job: Job, fonts: PrintFonts, context: LayoutContext
 *   }} Made `job` with the present titles; `context` of the layout, for the cover and for other documents
 * @typedef {{ name: "waiting" | "making" | "laying-out" | "ready" | "stopped" | "held" | "no-list" } | { name:
 *   "failed", error: unknown }} Phase `waiting`: for the end of changes, before a job is made; `laying-out`: the job is
 *   there; `held`: so many puzzles are not made before the reader asks for them
 */
import { effect, signal, untracked } from "../../model/signals.js";
import { puzzlesIn, shownDate } from "../../print/print-settings.js";
import { loadBookWords } from "../../i18n/book-words.js";
import { loadWords } from "../../i18n/words.js";
import { linkTo } from "../../formats/puzzle-link.js";
import { make, makePaths } from "../../print-jobs/index.js";
import { loadFonts } from "../../print/fonts/font-files.js";
import { authorSolution } from "../../model/progress.js";
import { puzzleOf } from "../../model/puzzle.js";
import { layOut } from "../../print/layout/index.js";
import { loadSheetFaces } from "../../print/sheet-face.js";
import { ruleWordsFor } from "../../print/rule-sentences.js";
import { keptExercisesOf, spottingOf } from "../../teacher/spotting-texts.js";
import { isAbort } from "../../model/error-codes.js";

/** @typedef {import("../../print/job.js").PrintedPuzzle} PrintedPuzzle */

/** A change of the looks is shown after this pause, in milliseconds; other puzzles are made after a longer one. */
const pauses = { looks: 120, puzzles: 500 };
/**
 * A larger number of puzzles is made only when the reader presses the button: when the place has just opened, and after
 * the work was stopped.
 */
const mostUnasked = 60;

/**
 * @param {import("../shell/app.js").App} app
 * @param {object} options
 * @param {import("./draft.js").Draft} options.draft
 * @param {import("../../model/signals.js").Signal<import("./list-fields.js").OwnList>} options.list
 * @param {{ key?: string, job?: Job }} options.last what was made last
 */
export function createProduction(app, { draft, list, last }) {
  /** @type {import("../../model/signals.js").Signal<Phase>} */
  const phase = signal(/** @type {Phase} */ ({ name: "waiting" }));
  /**
   * What the engine is working on, or null.
   * @type {import("../../model/signals.js").Signal<import("../../print-jobs/index.js").MakingProgress | null>}
   */
  const progress = signal(/** @type {import("../../print-jobs/index.js").MakingProgress | null} */ (null));
  /** @type {import("../../model/signals.js").Signal<Made | null>} */
  const made = signal(/** @type {Made | null} */ (null));
  let working = new AbortController();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** The work under way, or null. @type {Promise<Made | null> | null} */
  let running = null;
  let isFirst = true;

  /**
   * Returns a text for the present settings and puzzles. Two equal texts ask for the same job, so that the job that was
   * made last (`last.key`) can be used again.
   */
  const keyNow = () =>
    keyOfJob(draft.settings.peek(), {
      position: app.store.state().position,
      list: list.peek(),
      naming: namingOf(app.settings),
      without: app.settings.without.peek(),
    });

  const dispose = effect(() => {
    const { work } = draft.settings.value;
    void list.value;
    if (work.kind === "board" || work.kind === "path") void app.store.signal.value.position;
    untracked(schedule);
  });

  function schedule() {
    clearTimeout(timer);
    const isKnown = keyNow() === last.key;
    if (!isKnown) working.abort();
    const settings = draft.settings.peek();
    const isEmpty = settings.work.kind === "list" && list.peek().reading.puzzles.length === 0;
    const waitsForReader = isFirst || ["held", "stopped"].includes(phase.peek().name);
    const isHeld = waitsForReader && !isKnown && puzzlesOf(settings) > mostUnasked;
    isFirst = false;
    if (isEmpty || isHeld) {
      if (isEmpty) made.value = null;
      phase.value = { name: isEmpty ? "no-list" : "held" };
      return;
    }
    phase.value = { name: isKnown ? "laying-out" : "waiting" };
    timer = setTimeout(() => void run(), isKnown ? pauses.looks : pauses.puzzles);
  }

  /** @returns {Promise<Made | null>} null when the work was stopped or failed */
  function run() {
    clearTimeout(timer);
    timer = undefined;
    working.abort();
    const { signal: stop } = (working = new AbortController());
    const mine = (running = produce(stop).finally(() => {
      if (running === mine) running = null;
    }));
    return mine;
  }

  /** @param {AbortSignal} stop */
  async function produce(stop) {
    const settings = draft.settings.peek();
    const key = keyNow();
    try {
      if (last.key !== key || !last.job) {
        progress.value = null;
        // While long work goes on, the pages made earlier are hidden: they would look like its result.
        if (puzzlesOf(settings) > mostUnasked) made.value = null;
        phase.value = { name: "making" };
        const job = await jobOf(app, settings, {
          list: list.peek(),
          signal: stop,
          onProgress: (now) => {
            if (!stop.aborted) progress.value = now;
          },
        });
        if (stop.aborted) return null;
        Object.assign(last, { key, job });
      }
      phase.value = { name: "laying-out" };
      const job = /** @type {Job} */ (last.job);
      const pages = await pagesOf(app, job, settings);
      if (stop.aborted) return null;
      made.value = { ...pages, settings };
      phase.value = { name: "ready" };
      return made.value;
    } catch (error) {
      if (working.signal === stop && !(isAbort(error) && stop.aborted)) phase.value = { name: "failed", error };
      return null;
    }
  }

  return {
    phase,
    progress,
    made,
    /**
     * Returns the path to the solution of each puzzle that is printed, for slides.
     * @param {Made} pages @param {Pick<import("../../print-jobs/index.js").Context, "signal" | "onProgress">} run
     */
    pathsOf: ({ job, settings }, run) => makePaths(job, settings, makingOf(app, run)),
    /**
     * Makes what is not made yet. Resolves to null when the work was stopped or failed, and for an empty list.
     * @returns {Promise<Made | null>}
     */
    async ready() {
      if (phase.peek().name === "no-list") return null;
      if (phase.peek().name === "ready") return made.peek();
      return running && timer === undefined ? running : run();
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      working.abort();
      made.value = null;
      phase.value = { name: "stopped" };
    },
    dispose() {
      dispose();
      clearTimeout(timer);
      working.abort();
    },
  };
}

/** The number of puzzles that the engine makes for settings. @param {PrintSettings} settings */
function puzzlesOf({ work }) {
  if (work.kind === "new") return puzzlesIn(work);
  return work.kind === "worksheet" ? work.exercises * work.copies : 1;
}

/**
 * A number for each list and each position. Lists and positions never change, so equal numbers mean equal contents;
 * comparing a thousand puzzles would take long.
 * @type {WeakMap<object, number>}
 */
const numbers = new WeakMap();
let lastNumber = 0;

/** @param {object} source */
function numberOf(source) {
  if (!numbers.has(source)) numbers.set(source, ++lastNumber);
  return numbers.get(source);
}

/**
 * Returns a text that changes when the settings ask for another job.
 *
 * @param {PrintSettings} settings
 * @param {{ position: import("../../model/position.js").Position, list: import("./list-fields.js").OwnList, naming:
 *   string, without: readonly string[] }} sources `naming` of cells and the techniques that the reader does not want,
 *   for a path and worksheets
 */
function keyOfJob({ version, work, look, seed }, { position, list, naming, without }) {
  const source = work.kind === "list" ? list.reading : work.kind === "board" || work.kind === "path" ? position : null;
  const told = work.kind === "path" || work.kind === "worksheet" ? [look.language, naming, without] : null;
  const { rating, candidates, level } = look.show;
  return JSON.stringify([
    withoutLooks(work),
    version,
    seed,
    told,
    { rating, candidates, level },
    source && numberOf(source),
  ]);
}

/**
 * Returns the work without what changes only the pages: another title or another number of puzzles on a page needs no
 * new job.
 * @param {PrintSettings["work"]} work
 */
function withoutLooks(work) {
  switch (work.kind) {
    case "new":
      return { ...work, sections: work.sections.map((section) => ({ ...section, title: "" })) };
    case "path":
      return { ...work, perPage: 0 };
    case "worksheet":
      return { ...work, rules: false };
    default:
      return work;
  }
}

/**
 * Returns the job with the present titles of its sections.
 * @param {Job} job
 * @param {PrintSettings} settings
 * @returns {Job}
 */
function titled(job, { work }) {
  if (job.kind !== "puzzles" || work.kind !== "new") return job;
  return {
    ...job,
    sections: job.sections.map((section, i) => ({ ...section, title: work.sections[i % work.sections.length].title })),
  };
}

/**
 * @param {import("../shell/app.js").App} app
 * @param {PrintSettings} settings
 * @param {{ list: import("./list-fields.js").OwnList, signal: AbortSignal, onProgress: (progress:
 *   import("../../print-jobs/index.js").MakingProgress) => void }} options
 * @returns {Promise<Job>}
 */
async function jobOf(app, settings, { list, ...run }) {
  const { store, facts } = app;
  const {
    position,
    game: { origin },
  } = store.state();
  const { layout, givens, givenCandidates, rules, entries } = position;
  const board = {
    layout,
    givens,
    givenCandidates,
    rules,
    entries,
    title: origin.title ?? "",
    face: origin.face,
    author: origin.author,
    ruleset: origin.ruleset,
    drawing: origin.drawing,
    authorSolution: authorSolution(store.state()),
    level: origin.level ?? null,
    facts: facts.of(puzzleOf(position)),
  };
  return make(settings, { ...makingOf(app, run), board, list: list.reading.puzzles });
}

/**
 * What makes jobs, apart from the puzzles of the reader.
 * @template {object} Run
 * @param {import("../shell/app.js").App} app @param {Run} run
 */
const makingOf = ({ engine, settings }, run) => ({
  engine: { ...engine, about: async () => (await engine.ready()).about() },
  naming: namingOf(settings),
  without: settings.without.peek(),
  spottingOf,
  keptExercisesOf,
  ...run,
});

/**
 * How cells are named on paper, which has no room for words.
 * @param {import("../shell/app.js").App["settings"]} settings
 */
function namingOf({ naming }) {
  const chosen = naming.peek();
  return chosen === "words" ? "rc" : chosen;
}

/** @param {Pick<import("../shell/app.js").App, "load">} app @param {Job} job @param {PrintSettings} settings */
async function pagesOf({ load }, job, settings) {
  const { language, show } = settings.look;
  const [words, bookWords, ruleWords, , fonts, qrModules] = await Promise.all([
    loadWords(language),
    loadBookWords(language),
    ruleWordsFor(job, language),
    loadSheetFaces(job, settings.look),
    loadFonts(),
    show.code ? load("qrCode").then((room) => room.qrModules) : null,
  ]);
  const codeOf = (/** @type {PrintedPuzzle} */ puzzle) =>
    qrModules?.(addressOf(puzzle, settings.look.address))?.modules ?? null;
  const context = {
    words,
    bookWords,
    ruleWords,
    locale: language,
    face: fonts.face,
    codeOf,
    date: words.date(shownDate(settings)),
    seed: String(settings.seed),
  };
  const named = titled(job, settings);
  return { printed: layOut(named, settings, context), job: named, fonts, context };
}

/** @param {PrintedPuzzle} puzzle @param {string} address of the page that opens the puzzle; "" for this page */
const addressOf = ({ givens, givenCandidates = null, rules = null, layout, level, rating }, address) =>
  linkTo(
    { layout, cells: givens, candidates: givenCandidates, rules },
    { ...(level && { level }), ...(rating && { rating }) },
    address || undefined,
  );
