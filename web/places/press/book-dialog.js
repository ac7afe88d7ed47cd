/**
 * The dialog in which a book is made: for which printer, of what parts, with what cover; what the preflight says of it;
 * its files. It changes the settings of place Print, whose pages are those of the book.
 */
import { createDialog } from "../../controls/dialog.js";
import { h } from "../../controls/dom.js";
import { errorSentence } from "../../controls/errors.js";
import { chooseFile, saveFile } from "../../controls/files.js";
import { renewSentences } from "../../controls/list.js";
import { isAbort } from "../../model/error-codes.js";
import { effect, untracked } from "../../model/signals.js";
import { makePdf } from "../../print/make-pdf.js";
import { readSettingsFile, settingsFile, settingsFileName } from "../../print/settings-text.js";
import { settingsSentence } from "../../print/settings-words.js";
import { makingSentence } from "../../print-jobs/print-faults.js";
import { kindOf } from "../print/draft.js";
import { missingIn } from "../print/print-notes.js";
import { fileName, stageKeys } from "../print/ways-out.js";
import { bookFields, section } from "./book-fields.js";
import { coverDrawing, coverOfMade } from "./cover-fields.js";
import { reportOn } from "./preflight-report.js";

/** @typedef {import("../print/production.js").Made} Made */

/**
 * @param {import("../shell/app.js").App} app
 * @param {import("../../i18n/book-words.js").BookWords} bookWords
 * @param {{ draft: import("../print/draft.js").Draft, production: ReturnType<typeof
 *   import("../print/production.js").createProduction> }} print the settings are those of a book
 */
export function mountBook(app, bookWords, { draft, production }) {
  const { words } = app;
  const { phase, progress, made } = production;
  /** What the last report is about, and how many sentences it has. @type {{ made: Made, count: number } | null} */
  let reported = null;
  /** The pages whose report was there when the maker wanted to save them. @type {Made | null} */
  let warnedOf = null;
  /** Checking, or writing a file. @type {AbortController | null} */
  let working = null;

  const told = h("p", { class: "dialog-told", role: "status" });
  const bar = h("progress", { max: 1, "aria-label": words("print.making") });
  const figure = h("span", { class: "print-figure", "aria-hidden": "true" });
  const stop = h("button", { type: "button", class: "button", onclick: stopNow }, words("card.stop"));
  const asking = h("div", { class: "asking", hidden: true }, bar, figure, stop);
  const button = (/** @type {string} */ label, /** @type {() => void} */ onclick, className = "button") =>
    h("button", { type: "button", class: className, onclick }, label);
  const check = button(bookWords("maker.check"), () => void work(async () => {}));
  const saveCover = button(bookWords("maker.save-cover"), () => void work(save("cover")));
  const saveBook = button(bookWords("maker.save-book"), () => void work(save("book")), "button button-main");
  const verdict = h("p", { class: "press-verdict", role: "status", tabindex: -1 });
  const findings = h("ul", { class: "press-findings" });
  const picture = h("div", { class: "press-cover" });
  const fields = h("div", { class: "press-fields" });
  const dialog = createDialog(
    words,
    words("print.book"),
    h(
      "form",
      { onsubmit: (/** @type {Event} */ event) => event.preventDefault() },
      h(
        "div",
        { class: "press" },
        fields,
        h(
          "div",
          { class: "press-side" },
          section(bookWords("report.title"), verdict, findings, check),
          h("section", { class: "press-section", "aria-label": bookWords("cover.preview") }, picture),
          h(
            "div",
            { class: "press-row" },
            button(words("print.save-settings"), saveSettings),
            button(words("print.open-settings"), () =>
              chooseFile(".json,application/json", (file) => void openSettings(file)),
            ),
          ),
        ),
      ),
      h("div", { class: "dialog-foot press-foot" }, told, asking, saveCover, saveBook),
    ),
  );
  dialog.classList.add("dialog-press");

  /** A sentence that is there already is not read out again. @param {string} sentence */
  function tell(sentence) {
    if (told.textContent !== sentence) told.textContent = sentence;
  }

  function stopNow() {
    if (working) working.abort();
    if (phase.peek().name === "making") production.stop();
  }

  /** @param {boolean} isShown @param {{ done: number, of: number } | null} [now] null while nothing is known */
  function showBar(isShown, now = null) {
    if (!isShown && asking.contains(document.activeElement)) saveBook.focus();
    asking.hidden = !isShown;
    if (now === null) bar.removeAttribute("value");
    else bar.value = now.done / now.of;
    figure.textContent = now && now.of > 1 ? words("print.figure", now) : "";
  }

  /**
   * Makes the pages, checks them, and does something with them.
   * @param {(pages: Made, signal: AbortSignal) => Promise<unknown>} act
   */
  async function work(act) {
    working?.abort();
    const mine = (working = new AbortController());
    tell("");
    try {
      const pages = await production.ready();
      if (!pages || mine.signal.aborted) return;
      if (reported?.made !== pages) await report(pages, mine.signal);
      await act(pages, mine.signal);
    } catch (error) {
      if (working === mine) tell(isAbort(error) ? words("print.stopped") : errorSentence(error, words));
    } finally {
      if (working === mine) {
        working = null;
        showBar(false);
      }
    }
  }

  /** @param {Made} pages @param {AbortSignal} signal */
  async function report(pages, signal) {
    verdict.textContent = bookWords("maker.checking");
    const lacking = missingIn(pages);
    const sentences = [
      ...(await reportOn(pages, words, bookWords, signal)),
      ...(lacking.length ? [words("print.missing", { signs: words.list(lacking, "bare") })] : []),
    ];
    if (signal.aborted) return;
    reported = { made: pages, count: sentences.length };
    verdict.textContent = sentences.length
      ? bookWords("report.found", { count: sentences.length })
      : bookWords("report.clean");
    renewSentences(findings, sentences, "li");
    const drawing = await coverDrawing(pages, bookWords("cover.preview"));
    if (!signal.aborted) picture.replaceChildren(drawing);
  }

  /**
   * A file is saved at once where the report is clean, and at the second press where it is not.
   * @param {"book" | "cover"} what
   */
  const save = (what) => async (/** @type {Made} */ pages, /** @type {AbortSignal} */ signal) => {
    if (reported?.count && warnedOf !== pages) {
      warnedOf = pages;
      tell(bookWords("report.again"));
      verdict.focus();
      return;
    }
    const printed = what === "book" ? pages.printed : coverOfMade(pages);
    showBar(true);
    const file = await makePdf(printed, {
      fonts: pages.fonts,
      signal,
      onProgress: (done, of) => showBar(true, { done, of }),
    });
    if (signal.aborted) return;
    const name = fileName(pages.printed.title) || words("print.book");
    saveFile(file, what === "book" ? `${name}.pdf` : `${name} - ${bookWords("cover.title")}.pdf`);
    tell(words("print.saved"));
  };

  function saveSettings() {
    saveFile(new Blob([settingsFile(draft.settings.peek())], { type: "application/json" }), settingsFileName);
    tell(words("print.settings-saved"));
  }

  /** @param {File} file */
  async function openSettings(file) {
    const read = readSettingsFile(await file.text().catch(() => ""));
    if ("error" in read) return tell(settingsSentence(read.error, words));
    draft.renew(read.settings);
    if (kindOf(read.settings) !== "book") return dialog.close();
    tell(words("print.settings-opened"));
  }

  const endFields = effect(() => {
    void draft.renewals.value;
    untracked(() => {
      if (draft.settings.peek().look.book) fields.replaceChildren(...bookFields(app, bookWords, draft));
    });
  });
  const endPhase = effect(() => {
    const now = phase.value;
    const under = progress.value;
    const isMaking = now.name === "making";
    if (working === null || isMaking) showBar(isMaking, under?.done ? under : null);
    if (isMaking) tell(words(stageKeys[under?.what ?? "puzzles"]));
    else if (now.name === "failed") tell(makingSentence(now.error, words, errorSentence));
    else if (now.name === "stopped") tell(words("print.stopped"));
    else if (now.name === "ready" && working === null) tell("");
    // A report is about the pages that are there. Those of few puzzles are made, and checked, by themselves.
    const pages = made.value;
    if (reported && reported.made !== pages) {
      reported = null;
      findings.replaceChildren();
    }
    if (!reported) verdict.textContent = bookWords("report.wait");
    if (!picture.firstChild) picture.replaceChildren(h("p", { class: "hint" }, bookWords("cover.wait")));
    if (now.name === "ready" && pages && !reported && working === null) untracked(() => void work(async () => {}));
  });

  dialog.addEventListener("close", () => {
    working?.abort();
    endFields();
    endPhase();
    // The form of place Print shows the same settings.
    draft.renew(draft.settings.peek());
  });
  dialog.showModal();
  /** @type {HTMLElement | null} */ (fields.querySelector("input"))?.focus();
}
