/** The ways out of place Print: the browser's print, a PDF file, the settings as a link and as a file. */
import { copyText } from "../../controls/clipboard.js";
import { h } from "../../controls/dom.js";
import { errorSentence } from "../../controls/errors.js";
import { chooseFile, saveFile } from "../../controls/files.js";
import { icon } from "../../controls/icons.js";
import { createMenu } from "../../controls/menu.js";
import { loadBookWords } from "../../i18n/book-words.js";
import { dayOf } from "../../model/days.js";
import { effect } from "../../model/signals.js";
import { readSettingsFile, settingsFile, settingsFileName, settingsFragment } from "../../print/settings-text.js";
import { printPages } from "../../print/browser-print.js";
import { makingSentence } from "../../print-jobs/print-faults.js";
import { listFieldId } from "./list-fields.js";
import { missingIn } from "./print-notes.js";
import { settingsSentence } from "../../print/settings-words.js";
import { makePdf } from "../../print/make-pdf.js";
import { isAbort } from "../../model/error-codes.js";

/** @typedef {import("./production.js").Made} Made */

/** What is said while a stage of the making goes on. */
export const stageKeys = /** @type {const} */ ({
  puzzles: "print.making",
  solutions: "print.solving",
  levels: "print.judging",
  ratings: "print.rating",
  positions: "print.finding",
  steps: "print.steps",
  explanations: "print.explaining",
});

/**
 * @param {import("../shell/app.js").App} app
 * @param {object} options
 * @param {import("./draft.js").Draft} options.draft
 * @param {ReturnType<typeof import("./production.js").createProduction>} options.production
 * @param {() => void} options.turn goes between form and preview where they are below each other
 */
export function createWaysOut(app, { draft, production, turn }) {
  const { words } = app;
  const { phase, progress, made } = production;
  /** Writing pages for the browser or for a file. @type {AbortController | null} */
  let writing = null;
  /** The sentences about books, once they are loaded. @type {import("../../i18n/book-words.js").BookWords | null} */
  let bookWords = null;
  loadBookWords(words.language).then(
    (loaded) => (bookWords = loaded),
    () => {},
  );
  const told = h("p", { class: "dialog-told", role: "status" });
  const figure = h("span", { class: "print-figure", "aria-hidden": "true" });
  const bar = h("progress", { max: 1, "aria-label": words("print.making") });
  const stop = h("button", { type: "button", class: "button", onclick: stopNow }, words("card.stop"));
  const asking = h("div", { class: "asking", hidden: true }, bar, figure, stop);
  const printButton = h(
    "button",
    { type: "button", class: "button button-main", onclick: () => void write(print) },
    words("print.submit"),
  );
  const pdf = h("button", { type: "button", class: "button", onclick: () => void write(savePdf) }, words("print.pdf"));
  const go = h(
    "button",
    { type: "button", class: "button", hidden: true, onclick: () => void production.ready() },
    words("print.make"),
  );
  const missing = h("p", { class: "print-missing", id: "print-missing", role: "status" });
  const more = h(
    "button",
    {
      type: "button",
      class: "button print-more",
      "aria-label": words("print.more"),
      title: words("print.more"),
      "aria-haspopup": "menu",
      "aria-expanded": "false",
      onclick: () => menu.toggle(),
    },
    icon("more"),
  );
  const turner = h("button", { type: "button", class: "button print-turn", onclick: turn }, icon("page"));
  const buttons = h("div", { class: "print-buttons" }, printButton, pdf, turner, more);
  const element = h(
    "div",
    { class: "print-bar", role: "group", "aria-label": words("print.ways-out") },
    told,
    missing,
    go,
    asking,
    buttons,
  );
  const menu = createMenu(more, () => [
    // A book is written as PDF.
    ...(draft.settings.peek().look.book
      ? []
      : [
          { label: "Word (.docx)", act: () => void saveOffice("docx") },
          { label: "PowerPoint (.pptx)", act: () => void saveOffice("pptx") },
        ]),
    { label: words("print.copy-link"), act: () => void copyLink() },
    { label: words("print.save-settings"), act: saveSettings },
    {
      label: words("print.open-settings"),
      act: () => chooseFile(".json,application/json", (file) => void openSettings(file)),
    },
    { label: words("picture.open"), act: savePicture },
    { label: `${words("print.book")}…`, act: openBook },
    ...(bookWords ? [{ label: bookWords("maker.series"), act: openSeries }] : []),
  ]);

  /** A sentence that is there already is not read out again. @param {string} sentence */
  function tell(sentence) {
    if (told.textContent !== sentence) told.textContent = sentence;
  }

  function stopNow() {
    if (writing) writing.abort();
    else production.stop();
  }

  /** @param {boolean} isShown @param {{ done: number, of: number } | null} [progress] null while nothing is known */
  function showBar(isShown, progress = null) {
    if (!isShown && asking.contains(document.activeElement)) printButton.focus();
    asking.hidden = !isShown;
    if (progress === null) bar.removeAttribute("value");
    else bar.value = progress.done / progress.of;
    figure.textContent = progress && progress.of > 1 ? words("print.figure", progress) : "";
  }

  const endPhase = effect(() => {
    const now = phase.value;
    if (writing) return;
    const under = progress.value;
    showBar(now.name === "making", under?.done ? under : null);
    go.hidden = now.name !== "held" && now.name !== "stopped";
    if (now.name === "failed") tell(makingSentence(now.error, words, errorSentence));
    else if (now.name === "stopped") tell(words("print.stopped"));
    else if (now.name === "no-list") tell(words("print.no-list"));
    else if (now.name === "making") tell(words(stageKeys[under?.what ?? "puzzles"]));
    else if (now.name === "ready" || now.name === "held") tell("");
  });

  const endMissing = effect(() => {
    const found = made.value ? missingIn(made.value) : [];
    missing.textContent = found.length ? words("print.missing", { signs: words.list(found, "bare") }) : "";
    missing.hidden = found.length === 0;
    pdf.setAttribute("aria-disabled", String(found.length > 0));
    if (found.length) pdf.setAttribute("aria-describedby", missing.id);
    else pdf.removeAttribute("aria-describedby");
  });

  /** Waits for the pages, and writes them. @param {(pages: Made, signal: AbortSignal) => Promise<void>} act */
  async function write(act) {
    if (act === savePdf && pdf.getAttribute("aria-disabled") === "true") return;
    if (phase.peek().name === "held" || phase.peek().name === "stopped") {
      tell(words("print.make-first", { button: words("print.make") }));
      go.focus();
      return;
    }
    if (phase.peek().name === "no-list") {
      tell(words("print.no-list"));
      document.getElementById(listFieldId)?.focus();
      return;
    }
    const ready = await production.ready();
    if (!ready) return;
    writing?.abort();
    const mine = (writing = new AbortController());
    tell("");
    try {
      await act(ready, mine.signal);
    } catch (error) {
      if (writing !== mine) return;
      if (isAbort(error) || mine.signal.aborted) tell(words("print.stopped"));
      else tell(errorSentence(error, words));
    } finally {
      if (writing === mine) {
        writing = null;
        showBar(false);
      }
    }
  }

  /** @param {number} done @param {number} pages */
  const onProgress = (done, pages) => showBar(true, { done, of: pages });

  /** Without a title: what it is, and the day. @param {Made} pages */
  function nameOf({ printed, job, settings: { work } }) {
    const day = work.kind === "daily" ? work.day : dayOf(Date.now());
    return printed.title || `${job.kind === "worksheet" ? job.name : words("sheet.head")} ${day}`;
  }

  /** @param {Made} pages @param {AbortSignal} signal */
  async function print(pages, signal) {
    const { printed, fonts } = pages;
    await printPages(printed, { fonts, name: nameOf(pages), signal, onProgress });
  }

  /** @param {Made} pages @param {AbortSignal} signal */
  async function savePdf(pages, signal) {
    const { printed, fonts } = pages;
    showBar(true);
    const file = await makePdf(printed, { fonts, signal, onProgress });
    if (signal.aborted) return;
    saveFile(file, `${fileName(nameOf(pages)) || words("sheet.head")}.pdf`);
    tell(words("print.saved"));
  }

  /** @param {"docx" | "pptx"} format */
  const saveOffice = (format) =>
    write(async (pages, signal) => {
      showBar(true);
      const [office, sentences] = await Promise.all([app.load("office"), loadBookWords(words.language)]);
      const { file, isWhole } = await office.officeFileOf(format, pages, production.pathsOf, { signal, onProgress });
      if (signal.aborted) return;
      saveFile(file, `${fileName(nameOf(pages)) || words("sheet.head")}.${format}`);
      tell(sentences(isWhole ? "office.saved" : "office.saved-in-part"));
    });

  function openSeries() {
    void app.open("press", ({ openSeries: open }) => open(app), tell);
  }

  function openBook() {
    void app.open("press", ({ openBook: open }) => open(app, { draft, production }), tell);
  }

  function savePicture() {
    void app.open("exchange", ({ openShare }) => openShare(app, "picture"), tell);
  }

  async function copyLink() {
    const link = `${location.href.split("#")[0]}#${await settingsFragment(draft.settings.peek())}`;
    const isWhole = ["new", "daily", "worksheet"].includes(draft.settings.peek().work.kind);
    tell(words(!(await copyText(link)) ? "copy.failed" : isWhole ? "print.link-copied" : "print.link-copied-alone"));
  }

  function saveSettings() {
    saveFile(new Blob([settingsFile(draft.settings.peek())], { type: "application/json" }), settingsFileName);
    tell(words("print.settings-saved"));
  }

  /** @param {File} file */
  async function openSettings(file) {
    const read = readSettingsFile(await file.text().catch(() => ""));
    if ("error" in read) tell(settingsSentence(read.error, words));
    else {
      draft.renew(read.settings);
      tell(words("print.settings-opened"));
    }
  }

  return {
    element,
    tell,
    nameOf,
    openBook,
    /**
     * Names the button that goes between form and preview.
     * @param {boolean} isAtPreview whether the preview is in sight
     */
    nameTurn(isAtPreview) {
      const name = words(isAtPreview ? "print.to-settings" : "print.to-preview");
      turner.setAttribute("aria-label", name);
      turner.title = name;
      turner.replaceChildren(icon(isAtPreview ? "up" : "page"));
    },
    /** Prints the pages. */
    print: () => void write(print),
    dispose() {
      endPhase();
      endMissing();
      menu.dispose();
      writing?.abort();
    },
  };
}

/** A title as the name of a file: without signs that file systems refuse. @param {string} title */
export const fileName = (title) =>
  title
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, " ")
    .replace(/\s+/g, " ")
    .replace(/^[. ]+|[. ]+$/g, "")
    .slice(0, 100);
