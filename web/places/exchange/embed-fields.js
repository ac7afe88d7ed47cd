/** What can be chosen in the dialog for other platforms. */
import { boardOptions, withoutUsual } from "../../embed/board-options.js";
import { faceNames } from "../../board/faces/face-names.js";
import { lettersOf } from "../../board/faces/word.js";
import { usualControls } from "../../embed/wanted-controls.js";
import { h, renew } from "../../controls/dom.js";
import { checkField, choiceField, selectField, textField } from "../../controls/fields.js";
import { puzzleToSolve } from "../../formats/found.js";
import { faceLabel } from "../../i18n/face-words.js";
import { languageNames, languages } from "../../i18n/words.js";
import { isAbort } from "../../model/error-codes.js";
import { readSheet } from "../../model/class-sheet.js";
import { fnv1a } from "../../model/fnv.js";
import { embedKinds, isOnSite } from "./embed-kinds.js";
import { puzzleAttributes, usualWidth } from "./embed-snippet.js";
import { readErrorSentence } from "./format-words.js";
import { readSources } from "./opening.js";

/** @typedef {import("../shell/app.js").App} App */
/** @typedef {import("./embed-kinds.js").EmbedKind} EmbedKind */
/** @typedef {import("./embed-kinds.js").Field} Field */
/** @typedef {import("./embed-snippet.js").Attributes} Attributes */
/** @typedef {import("../../embed/modes.js").Mode} Mode */
/** @typedef {import("../../embed/modes.js").HintName} HintName */
/** @typedef {import("../../i18n/platform-words.js").PlatformWords} PlatformWords */

/**
 * @typedef {object} Chosen
 * @property {EmbedKind} kind
 * @property {string} folder with the files of Nonet
 * @property {number} width
 * @property {string} title
 * @property {number | null} pass the score from 0 to 100 to pass
 * @property {Attributes} attributes
 * @property {string} [keep] the name under which a frame keeps the game
 * @property {string} [origins] with which a frame exchanges messages
 */

/** Typing is read after this pause, in milliseconds. */
const pause = 150;
/** Where the files of a site might be: a page that is opened from disk has no address of its own. */
const exampleFolder = "https://example.org/nonet/";
const usualTitle = "Sudoku";
const titleLetters = 80;
const digits = "digits";
/** The labels of faces say how many digits the usual board has. */
const usualCount = 9;

/**
 * @param {App} app
 * @param {{ say: PlatformWords, faceWords: import("../../i18n/face-words.js").FaceWords }} late
 * @param {{ ofBoard: Attributes, work?: import("./embed-dialog.js").LinkedWork }} shown `ofBoard`: the puzzle on the
 *   board; `work`: work for a class in its place
 * @param {() => void} changed
 */
export function createEmbedFields(app, { say, faceWords }, { ofBoard, work }, changed) {
  const { words } = app;
  /** What the work says itself is not asked. */
  const told = work ? readSheet(work.text) : null;
  const kinds = embedKinds(say).filter(({ isOfPuzzle }) => !(work && isOfPuzzle));
  let kind = kinds[0];
  const kindField = selectField(
    say("embed.kind"),
    kinds.map((value) => ({ value: value.id, label: value.label })),
    kind.id,
    (id) => {
      kind = kinds.find((each) => each.id === id) ?? kind;
      follow();
    },
  );
  const aboutKind = h("p", { class: "hint" });
  const symbols = createSymbolChoice(words, faceWords, ofBoard.face, changed);
  const puzzle = createPuzzleChoice(app, say, ofBoard, () => {
    symbols.follow(puzzle.attributes().face);
    changed();
  });
  const mode = choiceField(
    say("embed.mode"),
    [
      { value: /** @type {Mode} */ ("play"), label: say("embed.play") },
      { value: /** @type {Mode} */ ("solve"), label: say("embed.solve") },
      { value: /** @type {Mode} */ ("path"), label: say("embed.path") },
      { value: /** @type {Mode} */ ("view"), label: say("embed.view") },
    ],
    boardOptions.mode.usual,
    () => {
      offerControls();
      follow();
    },
  );
  const controls = Object.entries({
    keypad: say("embed.keypad"),
    undo: say("embed.undo"),
    notes: words("tools.notes"),
    check: words("solve.check"),
    solve: words("solve.button"),
  }).map(([name, label]) => ({ name, ...checkField(label, false, changed) }));
  const controlsField = h(
    "fieldset",
    { class: "choice embed-controls" },
    h("legend", {}, say("embed.controls")),
    ...controls.map(({ element }) => element),
  );
  const { lang, theme: themes } = boardOptions;
  let [hints, language, theme, width] = [
    /** @type {HintName | ""} */ (told?.hints && told.hints !== "none" ? told.hints : ""),
    String(lang.usual),
    String(themes.usual),
    usualWidth,
  ];
  const hintsField = selectField(
    words("hint.title"),
    [
      { value: /** @type {HintName | ""} */ (""), label: say("embed.no-hints") },
      { value: "where", label: say("embed.hint-where") },
      { value: "what", label: say("embed.hint-what") },
      { value: "apply", label: say("embed.hint-apply") },
    ],
    hints,
    (value) => {
      hints = value;
      changed();
    },
  );
  const languageField = selectField(
    say("embed.language"),
    [
      { value: "", label: say("embed.reader") },
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
      { value: "auto", label: say("embed.reader") },
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
    say("embed.size"),
    [
      { value: 320, label: say("embed.small") },
      { value: usualWidth, label: say("embed.medium") },
      { value: 576, label: say("embed.large") },
    ],
    width,
    (value) => {
      width = value;
      changed();
    },
  );
  const folder = textField(say("embed.address"), {
    value: isOnSite() ? new URL(".", location.href).href : exampleFolder,
    changed,
  });

  const title = textField(say("embed.name"), { value: work?.title || usualTitle, most: titleLetters, changed });
  const pass = textField(say("embed.pass"), { value: String(told?.pass ?? ""), most: 3, changed });
  pass.input.inputMode = "numeric";
  const keep = checkField(say("embed.keep"), false, changed);
  const origins = textField(say("embed.origins"), { changed });
  origins.input.placeholder = "https://school.example";
  /** Whoever plays for points plays. */
  const modeOf = () => (kind.fields.includes("mode") ? mode.value() : boardOptions.mode.usual);
  const has = (/** @type {Field} */ field) => kind.fields.includes(field);

  function follow() {
    aboutKind.textContent = kind.about;
    puzzle.element.hidden = Boolean(work);
    mode.element.hidden = !has("mode") || Boolean(work);
    controlsField.hidden = !has("controls") || !usualControls[modeOf()];
    hintsField.element.hidden = !has("hints") || modeOf() !== "play" || told?.hints !== undefined;
    languageField.element.hidden = themeField.element.hidden = !has("look");
    symbols.element.hidden = Boolean(work);
    widthField.element.hidden = !has("width");
    folder.element.hidden = aboutFolder.hidden = !has("folder");
    title.element.hidden = !has("title");
    pass.element.hidden = !has("pass") || told?.pass !== undefined;
    keep.element.hidden = !has("keep");
    origins.element.hidden = !has("origins");
    changed();
  }

  /** Another mode has other controls. */
  function offerControls() {
    const usual = (usualControls[modeOf()] ?? "").split(" ");
    for (const { name, check } of controls) check(usual.includes(name));
  }

  /** @returns {Attributes} */
  function controlsAttribute() {
    const usual = usualControls[modeOf()];
    const strength = modeOf() === "play" ? hints : "";
    const wanted = [
      ...controls.filter(({ value }) => value()).map(({ name }) => name),
      ...(strength ? ["hint"] : []),
    ].join(" ");
    return {
      ...(usual !== undefined && wanted !== usual && { controls: wanted }),
      ...(strength && { hints: strength }),
    };
  }

  const aboutFolder = h(
    "p",
    { class: "hint" },
    ...(isOnSite()
      ? [say("embed.address-hint"), " ", h("a", { href: "nonet-board.zip", download: true }, say("embed.files"))]
      : [say("embed.address-disk")]),
  );
  offerControls();
  const element = h(
    "form",
    { class: "embed-options", onsubmit: (event) => event.preventDefault() },
    kindField.element,
    aboutKind,
    puzzle.element,
    title.element,
    mode.element,
    controlsField,
    hintsField.element,
    symbols.element,
    languageField.element,
    themeField.element,
    pass.element,
    keep.element,
    widthField.element,
    folder.element,
    aboutFolder,
    origins.element,
  );
  /** The attributes of the puzzle, with the chosen face instead of its own. */
  function dressed() {
    /** @type {ReturnType<typeof puzzle.attributes>} */
    const attributes = { ...puzzle.attributes() };
    const face = symbols.value();
    if (face === undefined) delete attributes.face;
    else attributes.face = face;
    return attributes;
  }

  return {
    element,
    /** @returns {Chosen} */
    chosen: () => ({
      kind,
      ...(has("keep") && keep.value() && { keep: nameOf(work?.text ?? Object.values(puzzle.attributes()).join(" ")) }),
      ...(has("origins") && { origins: originsIn(origins.value()) }),
      folder: folder.value(),
      width,
      title: title.value() || usualTitle,
      pass: scoreIn(pass.value()),
      attributes: withoutUsual({
        ...(!work && dressed()),
        mode: modeOf(),
        ...controlsAttribute(),
        lang: language,
        theme,
      }),
    }),
    focus: () => kindField.element.querySelector("select")?.focus({ preventScroll: true }),
    start: follow,
    dispose: puzzle.dispose,
  };
}

/**
 * What the digits look like: at first as on the board, then as the text that was read says.
 *
 * @param {import("../../i18n/words.js").Words} words @param {import("../../i18n/face-words.js").FaceWords} faceWords
 * @param {string | undefined} ofBoard @param {() => void} changed
 */
function createSymbolChoice(words, faceWords, ofBoard, changed) {
  const field = h("div", {});
  /** @type {string | undefined} */
  let told;
  let face = "";
  follow(ofBoard);

  /** Offers a face that the puzzle brings, such as a word. @param {string | undefined} name */
  function follow(name = digits) {
    if (name === told) return;
    face = told = name;
    const letters = lettersOf(name)?.join("");
    const select = selectField(
      words("print.symbols"),
      [
        ...faceNames.map((value) => ({ value: String(value), label: faceLabel(value, usualCount, faceWords) })),
        ...(letters ? [{ value: name, label: letters }] : []),
      ],
      name,
      (value) => {
        face = value;
        changed();
      },
    );
    field.replaceChildren(select.element);
  }

  return { element: field, follow, value: () => (face === digits ? undefined : face) };
}

/** Returns a name for the game of a puzzle or the work of a sheet. @param {string} text */
const nameOf = (text) => `sudoku-${fnv1a([...text].map((letter) => letter.charCodeAt(0))).toString(36)}`;

/** Returns the origins of addresses with commas or spaces between them. @param {string} text */
const originsIn = (text) =>
  text
    .split(/[\s,]+/)
    .flatMap((address) => (URL.canParse(address) ? new URL(address).origin : []))
    .join();

/** Returns a score from 0 to 100; null for any other text. @param {string} text */
const scoreIn = (text) => (/^(100|\d{1,2})$/.test(text) ? Number(text) : null);

/**
 * The puzzle on the board, or another as text. The last puzzle that was read stays while a text cannot be read.
 *
 * @param {App} app @param {PlatformWords} say @param {Attributes} ofBoard @param {() => void} changed
 */
function createPuzzleChoice(app, say, ofBoard, changed) {
  const { words } = app;
  const which = choiceField(
    say("embed.puzzle"),
    [
      { value: "board", label: say("embed.board") },
      { value: "other", label: say("embed.other") },
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
    else if (puzzle) ofText = puzzleAttributes(puzzleToSolve(puzzle), puzzle.face);
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
