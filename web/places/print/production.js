/**
 * From the settings to the pages: the engine makes what is printed, and the layout makes pages of it. Settings that concern only the looks make no
 * puzzles anew.
 *
 * @typedef {import("./draft.js").PrintSettings} PrintSettings
 * @typedef {import("../../print/job.js").Job} Job
 * @typedef {import("../../print/layout/boxes.js").PrintedDocument} PrintedDocument
 * @typedef {import("../../print/fonts/load.js").PrintFonts} PrintFonts
 * @typedef {{ printed: PrintedDocument, settings: PrintSettings, job: Job, fonts: PrintFonts }} Made
 * @typedef {{ name: "waiting" | "making" | "laying-out" | "ready" | "stopped" | "held" | "no-list" } | { name: "failed", error: unknown }} Phase `waiting`: for the
 *   end of changes, before a job is made; `laying-out`: the job is there; `held`: so many puzzles are not made before the reader asks for them
 */
import { isAbort } from "../../controls/errors.js";
import { effect, signal, untracked } from "../../model/signals.js";
import { puzzlesIn } from "../../print/settings.js";
import { jobOf, keyOfJob, namingOf, pagesOf } from "./make-pages.js";

/** A change of the looks is shown after this pause, in milliseconds; other puzzles are made after a longer one. */
const pauses = { looks: 120, puzzles: 500 };
/** A larger number of puzzles is made only when the reader presses the button: when the place has just opened, and after the work was stopped. */
const mostUnasked = 60;

/**
 * @param {import("../shell/app.js").App} app
 * @param {object} options
 * @param {import("./draft.js").Draft} options.draft
 * @param {import("../../model/signals.js").Signal<import("./list-fields.js").OwnList>} options.list
 * @param {{ key?: string, job?: Job }} options.kept what was made last
 */
export function createProduction(app, { draft, list, kept }) {
  /** @type {import("../../model/signals.js").Signal<Phase>} */
  const phase = signal(/** @type {Phase} */ ({ name: "waiting" }));
  /** What the engine is working on, or null. @type {import("../../model/signals.js").Signal<import("../../making/index.js").MakingProgress | null>} */
  const progress = signal(/** @type {import("../../making/index.js").MakingProgress | null} */ (null));
  /** @type {import("../../model/signals.js").Signal<Made | null>} */
  const made = signal(/** @type {Made | null} */ (null));
  let working = new AbortController();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** The work under way, or null. @type {Promise<Made | null> | null} */
  let running = null;
  let isFirst = true;

  /** Returns a text for the present settings and puzzles. Two equal texts ask for the same job, so that the job that was made last (`kept.key`) can be used again. */
  const keyNow = () => keyOfJob(draft.settings.peek(), {
    position: app.store.state().position, list: list.peek(), naming: namingOf(app.settings), without: app.settings.without.peek(),
  });

  const dispose = effect(() => {
    const { work } = draft.settings.value;
    void list.value;
    if (work.kind === "board" || work.kind === "path") void app.store.signal.value.position;
    untracked(schedule);
  });

  function schedule() {
    clearTimeout(timer);
    const isKnown = keyNow() === kept.key;
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
    const { signal: stop } = working = new AbortController();
    const mine = running = produce(stop).finally(() => { if (running === mine) running = null; });
    return mine;
  }

  /** @param {AbortSignal} stop */
  async function produce(stop) {
    const settings = draft.settings.peek();
    const key = keyNow();
    try {
      if (kept.key !== key || !kept.job) {
        progress.value = null;
        // While long work goes on, the pages made earlier are hidden: they would look like its result.
        if (puzzlesOf(settings) > mostUnasked) made.value = null;
        phase.value = { name: "making" };
        const job = await jobOf(app, settings, { list: list.peek(), signal: stop, onProgress: (now) => { if (!stop.aborted) progress.value = now; } });
        if (stop.aborted) return null;
        Object.assign(kept, { key, job });
      }
      phase.value = { name: "laying-out" };
      const job = /** @type {Job} */ (kept.job);
      const { printed, fonts } = await pagesOf(job, settings);
      if (stop.aborted) return null;
      made.value = { printed, settings, job, fonts };
      phase.value = { name: "ready" };
      return made.value;
    } catch (error) {
      if (working.signal === stop && !(isAbort(error) && stop.aborted)) phase.value = { name: "failed", error };
      return null;
    }
  }

  return {
    phase, progress, made,
    /** Makes what is not made yet. Resolves to null when the work was stopped or failed, and for an empty list. @returns {Promise<Made | null>} */
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
