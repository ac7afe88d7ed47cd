/**
 * The reader's own puzzles: pasted or from files, in any format. What was recognised is shown at once, with the places
 * of what was not.
 */
import { h } from "../../controls/dom.js";
import { renewSentences } from "../../controls/list.js";
import { choiceField } from "../../controls/fields.js";
import { fileField } from "../../controls/files.js";
import { listOrders } from "../../print/print-settings.js";
import { readBeside, textsOf } from "../exchange/opening.js";
import { isRefused } from "../exchange/foreign-text.js";
import { readErrorSentence } from "../exchange/format-words.js";

/** @typedef {import("../exchange/opening.js").Source} Source */
/** @typedef {import("../../formats/read.js").Reading} Reading */
/** @typedef {import("../../formats/read.js").ReadError} ReadError */
/** @typedef {{ sources: readonly Source[], reading: Reading }} OwnList */

/** @type {OwnList} */
export const emptyList = { sources: [], reading: { puzzles: [], errors: [], more: false } };

/** A longer text is not shown in the field. */
const longestShown = 200_000;
/** Typing is read after this pause, in milliseconds. */
const pause = 200;
const mostErrors = 6;
/** The field is found by its id where it is to be filled. */
export const listFieldId = "print-list";

const orderKeys = /** @type {const} */ ({
  given: "print.order-given",
  level: "print.order-level",
  rating: "print.order-rating",
});

/**
 * @param {Pick<import("../shell/app.js").App, "words" | "engine" | "store">} app
 * @param {object} options
 * @param {OwnList} options.list
 * @param {(list: OwnList) => void} options.changed
 * @param {import("./draft.js").Draft} options.draft
 * @param {import("../../print/print-settings.js").ListWork} options.work
 * @returns {HTMLElement[]}
 */
export function listFields(app, { list, changed, draft, work }) {
  const { words } = app;
  let reading = new AbortController();
  let present = list.reading;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;
  const field = h("textarea", {
    id: listFieldId,
    rows: 6,
    spellcheck: "false",
    autocomplete: "off",
    autocapitalize: "off",
    "aria-describedby": "print-list-read print-list-errors",
    oninput: typed,
    onpaste: pasted,
  });
  const names = h("p", { class: "hint", hidden: true });
  const files = fileField((chosen) => void take(chosen), { multiple: true });
  const choose = h("button", { type: "button", class: "button", onclick: () => files.click() }, words("open.files"));
  const read = h("p", { id: "print-list-read", class: "print-list-read", role: "status" });
  const errors = h("ul", { id: "print-list-errors", class: "print-list-errors" });
  const order = choiceField(
    words("print.order"),
    listOrders.map((value) => ({ value, label: words(orderKeys[value]) })),
    work.order,
    (value) => draft.changeWork({ kind: "list", order: value }),
  );

  function typed() {
    clearTimeout(waiting);
    names.hidden = true;
    waiting = setTimeout(() => void readNow([{ name: "", text: field.value }]), pause);
  }

  /** A text that the field would take long to show is read without it. @param {ClipboardEvent} event */
  function pasted(event) {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (text.length <= longestShown) return;
    event.preventDefault();
    clearTimeout(waiting);
    void readNow([{ name: "", text }], { into: write });
  }

  /** Files that are dropped here are for the list. @param {DragEvent} event */
  function dragged(event) {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {DragEvent} event */
  function dropped(event) {
    dragged(event);
    void take(event.dataTransfer?.files ?? []);
  }

  /** @param {Iterable<File>} chosen */
  async function take(chosen) {
    const { sources, refused } = await textsOf(chosen);
    if (sources.length === 0 && refused.length === 0) return;
    clearTimeout(waiting);
    await readNow(sources, { refused, into: write });
  }

  /** @param {readonly Source[]} sources */
  function write(sources) {
    const text = sources.map((source) => source.text).join("\n");
    const isShown = text.length <= longestShown;
    const named = sources.flatMap(({ name }) => name || []);
    field.value = isShown ? text : "";
    names.textContent = named.length
      ? words("open.from-files", { names: words.list(named, "bare") })
      : isShown
        ? ""
        : words("open.long-text");
    names.hidden = names.textContent === "";
  }

  /**
   * The list stays as it is if the texts cannot be read in time.
   *
   * @param {readonly Source[]} sources
   * @param {{ refused?: readonly ReadError[], into?: (sources: readonly Source[]) => void }} [options] `refused`: files
   *   that cannot be read; `into` shows the texts
   */
  async function readNow(sources, { refused = [], into = () => {} } = {}) {
    reading.abort();
    const { signal } = (reading = new AbortController());
    const isEmpty = sources.every(({ text }) => text.trim() === "");
    const all = isEmpty
      ? { ...emptyList.reading, errors: [...refused] }
      : await readBeside(app, sources, refused, signal);
    if (!all || signal.aborted) return;
    if (isRefused(all) || (sources.length === 0 && refused.length > 0)) {
      show({ ...present, errors: all.errors });
      return;
    }
    into(sources);
    show((present = all));
    changed({ sources, reading: all });
  }

  /** @param {Reading} shownReading */
  function show(shownReading) {
    const { puzzles, errors: wrong, more } = shownReading;
    read.textContent =
      puzzles.length || wrong.length
        ? words.text([
            words("print.recognised", { count: puzzles.length }),
            more ? words("open.more", { count: puzzles.length }) : "",
          ])
        : words("print.list-empty");
    const shown = wrong.slice(0, mostErrors).map((error) => readErrorSentence(error, words));
    if (wrong.length > mostErrors) shown.push(words("print.more-errors", { count: wrong.length - mostErrors }));
    renewSentences(errors, shown, "li");
    errors.hidden = shown.length === 0;
    field.setAttribute("aria-invalid", String(wrong.length > 0));
  }

  write(list.sources);
  show(list.reading);
  return [
    h(
      "div",
      { class: "fields print-list", ondragover: dragged, ondrop: dropped },
      h("label", { for: field.id }, words("print.list-field")),
      field,
      names,
      h("div", { class: "print-row" }, choose, files),
      read,
      errors,
    ),
    order.element,
  ];
}
