/**
 * The dialog that makes a board for another page: what is on the board and how it looks, a board to try, and the code
 * to copy. Loaded when it is first opened.
 */
import "../../embed/sudoku-board.js";
import { boardOptions, withoutUsual } from "../../embed/board-options.js";
import { useEngine } from "../../embed/engine.js";
import { usualControls } from "../../embed/wanted-controls.js";
import { copyText } from "../../controls/clipboard.js";
import { createDialog } from "../../controls/dialog.js";
import { h, renew } from "../../controls/dom.js";
import { checkField, choiceField, selectField, textField } from "../../controls/fields.js";
import { puzzleToSolve } from "../../formats/found.js";
import { languageNames, languages } from "../../i18n/words.js";
import { puzzleOf } from "../../model/puzzle.js";
import { puzzleAttributes, snippet, usualWidth } from "./embed-snippet.js";
import { readErrorSentence } from "./format-words.js";
import { readSources } from "./opening.js";
import { isAbort } from "../../model/error-codes.js";

/** @typedef {import("../shell/app.js").App} App */
/** @typedef {import("./embed-snippet.js").Attributes} Attributes */
/** @typedef {import("./embed-snippet.js").Kind} Kind */
/** @typedef {import("../../embed/modes.js").Mode} Mode */
/** @typedef {import("../../embed/modes.js").HintName} HintName */

/** Typing is read after this pause, in milliseconds. */
const pause = 150;
/** Where the files of a site might be: a page that is opened from disk has no address of its own. */
const exampleFolder = "https://example.org/nonet/";

/** @param {App} app @param {import("../../model/state.js").State} state of the board */
export function openEmbedMaker(app, state) {
  const { words } = app;
  useEngine(app.engine.ready);
  const options = createOptions(app, puzzleAttributes(puzzleOf(state.position)), show);
  const board = h("div", { class: "embed-board" });
  const code = h("textarea", {
    rows: 6,
    readonly: true,
    spellcheck: "false",
    class: "embed-code",
    "aria-label": words("embed.code"),
    onfocus: () => code.select(),
  });
  const told = h("p", { class: "dialog-told", role: "status" });
  const copyButton = h(
    "button",
    { type: "button", class: "button button-main", onclick: () => void copy() },
    words("share.copy"),
  );
  const preview = document.createElement("sudoku-board");
  const sizes = new ResizeObserver(write);
  board.append(preview);
  const dialog = createDialog(
    words,
    words("embed.title"),
    h("p", { class: "hint" }, words("embed.about")),
    h(
      "div",
      { class: "embed" },
      options.element,
      h(
        "section",
        { class: "embed-copied", "aria-label": words("embed.code") },
        code,
        h("div", { class: "share-row" }, copyButton, ...guideLink(words)),
        told,
      ),
      h("section", { class: "embed-made", "aria-label": words("open.preview") }, board),
    ),
  );
  dialog.classList.add("dialog-embed");
  dialog.addEventListener("close", () => {
    sizes.disconnect();
    options.dispose();
  });

  function show() {
    const { attributes, width } = options.chosen();
    for (const name of preview.getAttributeNames())
      if (name !== "style" && !Object.hasOwn(attributes, name)) preview.removeAttribute(name);
    renew(preview, attributes);
    preview.style.maxWidth = `${width}px`;
    write();
  }

  /** A preview that is narrower than the board will be is lower, too: the board is a square. */
  function write() {
    const { kind, folder, attributes, width } = options.chosen();
    const { offsetWidth, offsetHeight } = preview;
    const text = snippet({ kind, folder, attributes, width, height: offsetHeight + Math.max(width - offsetWidth, 0) });
    if (code.value === text) return;
    code.value = text;
    told.textContent = "";
  }

  async function copy() {
    told.textContent = words((await copyText(code.value)) ? "copy.done" : "copy.failed");
  }

  show();
  sizes.observe(preview);
  dialog.showModal();
  options.focus();
}

/**
 * The guide is a page of the site, which the page in one file does not have.
 * @param {import("../../i18n/words.js").Words} words
 */
function guideLink(words) {
  return isOnSite()
    ? [
        h(
          "a",
          { class: "button", href: "examples/embedding.html", target: "_blank", rel: "noopener" },
          words("embed.guide"),
        ),
      ]
    : [];
}

const isOnSite = () => /^https?:$/.test(location.protocol);

/**
 * What can be chosen.
 *
 * @param {App} app @param {Attributes} ofBoard the puzzle on the board @param {() => void} changed
 */
function createOptions(app, ofBoard, changed) {
  const { words } = app;
  const kind = choiceField(
    words("embed.kind"),
    [
      { value: /** @type {Kind} */ ("element"), label: words("embed.element") },
      { value: /** @type {Kind} */ ("frame"), label: words("embed.frame") },
    ],
    "element",
    follow,
  );
  const aboutKind = h("p", { class: "hint" });
  const puzzle = createPuzzleChoice(app, ofBoard, changed);
  const mode = choiceField(
    words("embed.mode"),
    [
      { value: /** @type {Mode} */ ("play"), label: words("embed.play") },
      { value: /** @type {Mode} */ ("solve"), label: words("embed.solve") },
      { value: /** @type {Mode} */ ("path"), label: words("embed.path") },
      { value: /** @type {Mode} */ ("view"), label: words("embed.view") },
    ],
    boardOptions.mode.usual,
    () => {
      offerControls();
      follow();
    },
  );
  const controls = Object.entries({
    keypad: words("embed.keypad"),
    undo: words("embed.undo"),
    notes: words("tools.notes"),
    check: words("solve.check"),
    solve: words("solve.button"),
  }).map(([name, label]) => ({ name, ...checkField(label, false, changed) }));
  const controlsField = h(
    "fieldset",
    { class: "choice embed-controls" },
    h("legend", {}, words("embed.controls")),
    ...controls.map(({ element }) => element),
  );
  const { lang, theme: themes } = boardOptions;
  let [hints, language, theme, width] = [
    /** @type {HintName | ""} */ (""),
    String(lang.usual),
    String(themes.usual),
    usualWidth,
  ];
  const hintsField = selectField(
    words("hint.title"),
    [
      { value: /** @type {HintName | ""} */ (""), label: words("embed.no-hints") },
      { value: "where", label: words("embed.hint-where") },
      { value: "what", label: words("embed.hint-what") },
      { value: "apply", label: words("embed.hint-apply") },
    ],
    hints,
    (value) => {
      hints = value;
      changed();
    },
  );
  const languageField = selectField(
    words("embed.language"),
    [
      { value: "", label: words("embed.reader") },
      ...languages.map((value) => ({ value, label: languageNames[value], lang: value })),
    ],
    language,
    (value) => {
      language = value;
      changed();
    },
  );
  const themeField = selectField(
    words("set.theme"),
    [
      { value: "auto", label: words("set.theme-auto") },
      { value: "light", label: words("set.theme-light") },
      { value: "dark", label: words("set.theme-dark") },
    ],
    theme,
    (value) => {
      theme = value;
      changed();
    },
  );
  const widthField = selectField(
    words("embed.size"),
    [
      { value: 320, label: words("embed.small") },
      { value: usualWidth, label: words("embed.medium") },
      { value: 576, label: words("embed.large") },
    ],
    width,
    (value) => {
      width = value;
      changed();
    },
  );
  const folder = textField(words("embed.address"), {
    value: isOnSite() ? new URL(".", location.href).href : exampleFolder,
    changed,
  });

  function follow() {
    aboutKind.textContent = words(kind.value() === "frame" ? "embed.frame-about" : "embed.element-about");
    controlsField.hidden = !usualControls[mode.value()];
    hintsField.element.hidden = mode.value() !== "play";
    changed();
  }

  /** Another mode has other controls. */
  function offerControls() {
    const usual = (usualControls[mode.value()] ?? "").split(" ");
    for (const { name, check } of controls) check(usual.includes(name));
  }

  /** @returns {Attributes} */
  function controlsAttribute() {
    const usual = usualControls[mode.value()];
    const strength = mode.value() === "play" ? hints : "";
    const wanted = [
      ...controls.filter(({ value }) => value()).map(({ name }) => name),
      ...(strength ? ["hint"] : []),
    ].join(" ");
    return {
      ...(usual !== undefined && wanted !== usual && { controls: wanted }),
      ...(strength && { hints: strength }),
    };
  }

  offerControls();
  aboutKind.textContent = words("embed.element-about");
  return {
    element: h(
      "form",
      { class: "embed-options", onsubmit: (event) => event.preventDefault() },
      kind.element,
      aboutKind,
      puzzle.element,
      mode.element,
      controlsField,
      hintsField.element,
      languageField.element,
      themeField.element,
      widthField.element,
      folder.element,
      h("p", { class: "hint" }, words(isOnSite() ? "embed.address-hint" : "embed.address-disk")),
    ),
    chosen: () => ({
      kind: kind.value(),
      folder: folder.value(),
      width,
      attributes: withoutUsual({
        ...puzzle.attributes(),
        mode: mode.value(),
        ...controlsAttribute(),
        lang: language,
        theme,
      }),
    }),
    focus: kind.focus,
    dispose: puzzle.dispose,
  };
}

/**
 * The puzzle on the board, or another as text. The last puzzle that was read stays while a text cannot be read.
 *
 * @param {App} app @param {Attributes} ofBoard @param {() => void} changed
 */
function createPuzzleChoice(app, ofBoard, changed) {
  const { words } = app;
  const which = choiceField(
    words("embed.puzzle"),
    [
      { value: "board", label: words("embed.board") },
      { value: "other", label: words("embed.other") },
    ],
    "board",
    follow,
  );
  const text = h("textarea", {
    rows: 3,
    spellcheck: "false",
    autocomplete: "off",
    autocapitalize: "off",
    "aria-label": words("open.field"),
    oninput: typed,
  });
  const told = h("p", { class: "dialog-told", role: "alert" });
  const other = h("div", { class: "embed-other", hidden: true }, text, told);
  let ofText = ofBoard;
  let reading = new AbortController();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;

  function follow() {
    other.hidden = which.value() === "board";
    if (!other.hidden) text.focus();
    changed();
  }

  function typed() {
    dispose();
    waiting = setTimeout(() => void read(), pause);
  }

  async function read() {
    const { signal } = (reading = new AbortController());
    const isEmpty = text.value.trim() === "";
    const found = isEmpty
      ? { puzzles: [], errors: [] }
      : await readSources(app, [{ name: "", text: text.value }], { signal }).catch((error) =>
          isAbort(error) ? null : { puzzles: [], errors: [error] },
        );
    if (!found || signal.aborted) return;
    const [puzzle] = found.puzzles;
    const sentence =
      puzzle || isEmpty
        ? ""
        : found.errors.length
          ? readErrorSentence(found.errors[0], words)
          : words("open.no-puzzle");
    told.textContent = sentence;
    renew(text, { "aria-invalid": sentence ? "true" : undefined });
    if (isEmpty) ofText = ofBoard;
    else if (puzzle) ofText = puzzleAttributes(puzzleToSolve(puzzle));
    changed();
  }

  function dispose() {
    clearTimeout(waiting);
    reading.abort();
  }

  return {
    element: h("div", { class: "embed-puzzle" }, which.element, other),
    attributes: () => (which.value() === "board" ? ofBoard : ofText),
    dispose,
  };
}
