/**
 * Tasks from a text that is pasted, typed or in files. A text with a line that is no task adds nothing at first: the
 * lines are named, and a second button adds the rest.
 */
import { h } from "../../controls/dom.js";
import { fileField } from "../../controls/files.js";
import { renewSentences } from "../../controls/list.js";
import { largestSymbol } from "../../model/digits.js";
import { readErrorSentence } from "../exchange/format-words.js";
import { readBeside, textsOf } from "../exchange/opening.js";
import { tasksInText } from "./typed-tasks.js";

/** Further sentences would push the buttons out of sight. */
const mostSentences = 6;

/** @type {import("./adding.js").CreateWay} */
export function createFromText(app, say, names, { add, tell }) {
  const { words } = app;
  let reading = new AbortController();
  const field = h("textarea", {
    id: "class-text",
    rows: 5,
    spellcheck: "false",
    autocomplete: "off",
    autocapitalize: "off",
    "aria-describedby": "class-text-about class-text-errors",
    oninput: forget,
  });
  const errors = h("ul", { id: "class-text-errors", class: "class-errors", hidden: true });
  const files = fileField((chosen) => void take(chosen), { multiple: true });
  /** The tasks of a text whose other lines are none. @type {readonly import("../../model/class-sheet.js").Task[]} */
  let rest = [];
  const addRest = h("button", { type: "button", class: "button", hidden: true, onclick: () => use(rest) });

  function forget() {
    reading.abort();
    show([], []);
  }

  /** @param {readonly import("../../model/class-sheet.js").Task[]} tasks */
  function use(tasks) {
    field.value = "";
    forget();
    add(tasks);
  }

  /** @param {readonly string[]} sentences @param {typeof rest} others the tasks beside what the sentences say */
  function show(sentences, others) {
    const shown = sentences.slice(0, mostSentences);
    const more = sentences.length - shown.length;
    renewSentences(errors, more ? [...shown, words("print.more-errors", { count: more })] : shown, "li");
    errors.hidden = sentences.length === 0;
    field.setAttribute("aria-invalid", String(sentences.length > 0));
    rest = others;
    addRest.hidden = rest.length === 0;
    addRest.textContent = say("class.add-rest", { count: rest.length });
  }

  /** @param {Iterable<File>} chosen */
  async function take(chosen) {
    const { sources, refused } = await textsOf(chosen);
    field.value = [field.value, ...sources.map(({ text }) => text)].filter((text) => text.trim()).join("\n");
    await read(refused);
  }

  /** @param {readonly import("../../formats/read.js").ReadError[]} [refused] files that cannot be read */
  async function read(refused = []) {
    reading.abort();
    const { signal } = (reading = new AbortController());
    tell("");
    const found = await tasksInText(field.value, {
      nameOf: (id) => names(/** @type {`technique.${string}.name`} */ (`technique.${id}.name`)),
      read: (text) => readBeside(app, [{ name: "", text }], [], signal),
    });
    if (!found || signal.aborted) return;
    const sentences = [
      ...found.unknown.map((line) => say("class.unknown-line", { line })),
      ...[...refused, ...found.errors].map((error) => readErrorSentence(error, words)),
      ...found.unheld.map((line) => say("class.cannot-hold-line", { line, most: largestSymbol })),
    ];
    if (sentences.length > 0) show(sentences, found.tasks);
    else if (found.tasks.length > 0) use(found.tasks);
    else show([words("open.no-puzzle")], []);
  }

  return {
    element: h(
      "div",
      { class: "class-way" },
      h("label", { for: field.id }, say("class.text")),
      field,
      h("p", { id: "class-text-about", class: "hint" }, say("class.text-about")),
      h(
        "div",
        { class: "class-row" },
        h("button", { type: "button", class: "button", onclick: () => files.click() }, words("open.files")),
        files,
        h("button", { type: "button", class: "button button-main", onclick: () => void read() }, say("class.add-now")),
      ),
      errors,
      addRest,
    ),
    dispose: () => reading.abort(),
  };
}
