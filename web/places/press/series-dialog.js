/**
 * The dialog for a year of a newspaper: the puzzle of each day of the week, what each day has, and the ZIP file with
 * all days. What it saves as settings is what `nonet-book series` reads.
 */
import { createDialog } from "../../controls/dialog.js";
import { h } from "../../controls/dom.js";
import { errorSentence } from "../../controls/errors.js";
import { checkField, selectField, textField } from "../../controls/fields.js";
import { chooseFile, saveFile } from "../../controls/files.js";
import { renewSentences } from "../../controls/list.js";
import { isAbort } from "../../model/error-codes.js";
import { makingSentence } from "../../print-jobs/print-faults.js";
import { exampleSeries, checkSeries, daysOf, lookFields, shownFields } from "../../print/series/series-settings.js";
import { most, newSeed } from "../../print/print-settings.js";
import { pressNames } from "../../print/presses.js";
import { readJsonFile, settingsFile } from "../../print/settings-text.js";
import { settingsSentence } from "../../print/settings-words.js";
import { seriesSentences } from "../../print/series/series-writer.js";
import { pressLabel } from "../print/look-fields.js";
import { wholeField } from "../print/number-fields.js";
import { fileName, stageKeys } from "../print/ways-out.js";
import { section } from "./book-fields.js";
import { seriesZip } from "./series-zip.js";
import { formatFields, weekdayList } from "./weekday-fields.js";

/** @typedef {import("../../print/series/series-settings.js").SeriesSettings} SeriesSettings */

/** So many sentences are shown. */
const mostFindings = 20;
const settingsName = "nonet-series.json";

/**
 * @param {import("../shell/app.js").App} app
 * @param {import("../../i18n/series-words.js").SeriesWords} seriesWords
 * @param {import("../../i18n/book-words.js").BookWords} bookWords
 * @param {{ settings?: SeriesSettings }} memory the settings that the dialog had last
 */
export function mountSeries(app, seriesWords, bookWords, memory) {
  const { words } = app;
  let settings = memory.settings ?? usualSeries(app);
  /** @type {AbortController | null} */
  let working = null;
  const take = (/** @type {Partial<SeriesSettings>} */ part) => {
    settings = memory.settings = { ...settings, ...part };
    showCount();
  };
  const takeWork = (/** @type {Partial<SeriesSettings["work"]>} */ part) =>
    take({ work: { ...settings.work, ...part } });
  const takeLook = (/** @type {Partial<SeriesSettings["look"]>} */ part) =>
    take({ look: { ...settings.look, ...part } });

  const told = h("p", { class: "dialog-told", role: "status" });
  const findings = h("ul", { class: "press-findings" });
  const bar = h("progress", { max: 1, "aria-label": words("print.making") });
  const figure = h("span", { class: "print-figure", "aria-hidden": "true" });
  const stop = h("button", { type: "button", class: "button", onclick: () => working?.abort() }, words("card.stop"));
  const asking = h("div", { class: "asking", hidden: true }, bar, figure, stop);
  const count = h("p", { class: "press-verdict", role: "status" });
  const fields = h("div", { class: "press-fields" });
  const button = (/** @type {string} */ label, /** @type {() => void} */ onclick, className = "button") =>
    h("button", { type: "button", class: className, onclick }, label);
  const save = button(seriesWords("series.save"), () => void write(), "button button-main");
  const dialog = createDialog(
    words,
    seriesWords("series.title"),
    h(
      "form",
      { onsubmit: (/** @type {Event} */ event) => event.preventDefault() },
      h("p", { class: "hint" }, seriesWords("series.about")),
      h("div", { class: "press press-single" }, fields),
      h(
        "div",
        { class: "press-row" },
        button(words("print.save-settings"), saveSettings),
        button(words("print.open-settings"), () =>
          chooseFile(".json,application/json", (file) => void openSettings(file)),
        ),
      ),
      findings,
      h("div", { class: "dialog-foot press-foot" }, count, told, asking, save),
    ),
  );
  dialog.classList.add("dialog-press", "dialog-series");

  function writeFields() {
    const { work, look, seed } = settings;
    const day = (/** @type {"from" | "to"} */ name, /** @type {string} */ label) => {
      const input = h("input", {
        type: "date",
        value: work[name],
        required: true,
        onchange: () => {
          if (input.value) takeWork({ [name]: input.value });
        },
      });
      return h("label", { class: "field" }, h("span", {}, label), input);
    };
    const millimetres = (
      /** @type {"board" | "key"} */ name,
      /** @type {string} */ label,
      /** @type {{ least: number, most: number }} */ range,
    ) => wholeField(words, label, { ...range, value: work[name] }, (value) => takeWork({ [name]: value })).element;
    const shown = (/** @type {"date" | "level" | "rating" | "clues" | "code"} */ name, /** @type {string} */ label) =>
      checkField(label, look.show[name], (value) => takeLook({ show: { ...settings.look.show, [name]: value } }))
        .element;
    fields.replaceChildren(
      section(
        bookWords("maker.printer"),
        day("from", seriesWords("series.from")),
        day("to", seriesWords("series.to")),
        textField(words("print.title"), {
          value: look.title,
          most: most.letters,
          changed: (title) => takeLook({ title }),
        }).element,
        selectField(
          words("print.press"),
          pressNames.map((value) => ({ value, label: pressLabel(value, words) })),
          look.press,
          (press) => takeLook({ press }),
        ).element,
        millimetres("board", seriesWords("series.board"), { least: 40, most: 300 }),
        millimetres("key", seriesWords("series.key"), { least: 20, most: 150 }),
        wholeField(words, words("print.seed"), { least: 0, most: Number.MAX_SAFE_INTEGER, value: seed }, (value) =>
          take({ seed: value }),
        ).element,
      ),
      section(
        seriesWords("series.days"),
        weekdayList(app, seriesWords, { days: settings.work.days, changed: (days) => takeWork({ days }) }),
      ),
      section(
        seriesWords("series.formats"),
        ...formatFields(work.formats, (formats) => takeWork({ formats })),
        shown("date", words("print.show-date")),
        shown("level", words("print.show-level")),
        shown("rating", words("print.show-rating")),
        shown("clues", words("print.show-clues")),
        shown("code", words("print.show-code")),
      ),
    );
    showCount();
  }

  /** @returns {SeriesSettings | null} null where the settings make no series */
  function checked() {
    const read = checkSeries(plainOf(settings));
    return "settings" in read ? read.settings : null;
  }

  function showCount() {
    const whole = checked();
    save.setAttribute("aria-disabled", String(!whole));
    count.textContent = whole
      ? seriesWords("series.count", { count: daysOf(whole.work).length })
      : seriesWords("series.period");
  }

  /** @param {boolean} isShown @param {{ done: number, of: number } | null} [now] */
  function showBar(isShown, now = null) {
    if (!isShown && asking.contains(document.activeElement)) save.focus();
    asking.hidden = !isShown;
    if (now === null) bar.removeAttribute("value");
    else bar.value = now.done / now.of;
    figure.textContent = now ? words("print.figure", now) : "";
  }

  /** A sentence that is there already is not read out again. @param {string} sentence */
  function tell(sentence) {
    if (told.textContent !== sentence) told.textContent = sentence;
  }

  async function write() {
    const whole = checked();
    if (!whole || save.getAttribute("aria-disabled") === "true" || working) return;
    const mine = (working = new AbortController());
    findings.replaceChildren();
    showBar(true);
    try {
      const { file, outside } = await seriesZip(app, whole, {
        signal: mine.signal,
        onProgress: ({ done, of, what }) => {
          tell(words(stageKeys[what]));
          showBar(true, { done, of });
        },
        onDay: (done, of) => {
          tell(seriesWords("series.drawing"));
          showBar(true, { done, of });
        },
      });
      saveFile(file, `${fileName(whole.look.title) || words("sheet.head")} ${whole.work.from}.zip`);
      const sentences = seriesSentences(outside, words, bookWords, seriesWords);
      const more = sentences.length - mostFindings;
      renewSentences(
        findings,
        more > 0 ? [...sentences.slice(0, mostFindings), bookWords("preflight.more", { count: more })] : sentences,
        "li",
      );
      tell(seriesWords("series.saved"));
    } catch (error) {
      tell(
        isAbort(error) || mine.signal.aborted ? words("print.stopped") : makingSentence(error, words, errorSentence),
      );
    } finally {
      working = null;
      showBar(false);
    }
  }

  function saveSettings() {
    saveFile(new Blob([settingsFile(plainOf(settings))], { type: "application/json" }), settingsName);
    tell(words("print.settings-saved"));
  }

  /** @param {File} file */
  async function openSettings(file) {
    const read = readJsonFile(await file.text().catch(() => ""), checkSeries);
    if ("settings" in read) {
      take(read.settings);
      writeFields();
      return tell(words("print.settings-opened"));
    }
    const { error } = read;
    if (error.code === "not-period") return tell(seriesWords("series.not-period", error.details));
    const { field = "" } = /** @type {{ field?: string }} */ (error.details ?? {});
    const isOther = /^work\.kind$/.test(field);
    tell(isOther ? seriesWords("series.not-series") : settingsSentence(error, words));
  }

  dialog.addEventListener("close", () => working?.abort());
  writeFields();
  dialog.showModal();
  /** @type {HTMLElement | null} */ (fields.querySelector("input"))?.focus();
}

/** @param {import("../shell/app.js").App} app @returns {SeriesSettings} */
function usualSeries({ words }) {
  const example = exampleSeries({ year: new Date().getFullYear() + 1, seed: newSeed() });
  const look = { ...example.look, title: words("sheet.head"), language: words.language };
  const read = checkSeries({ ...example, look });
  if ("error" in read) throw new Error(`the example of a series is refused: ${read.error.code}`);
  return read.settings;
}

/** The settings as a file has them. @param {SeriesSettings} settings */
function plainOf({ look, ...rest }) {
  const show = Object.fromEntries(shownFields.map((name) => [name, look.show[name]]));
  return { ...rest, look: { ...Object.fromEntries(lookFields.map((name) => [name, look[name]])), show } };
}
