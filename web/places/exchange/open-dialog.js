/**
 * The dialog that opens puzzles: a field for texts and addresses, files, and files that are dropped. It shows at once
 * what was recognised. The player then plays the puzzle, or edits it in place Solve. A text that holds no puzzle stays
 * in the field, with the line and the column of what is wrong.
 */
import { begunGame } from "../../games/begun.js";
import { createDialog } from "../../controls/dialog.js";
import { h } from "../../controls/dom.js";
import { fileField } from "../../controls/files.js";
import { inTextField } from "../../controls/focus.js";
import { renewSentences } from "../../controls/list.js";
import { positionOf } from "../../formats/found.js";
import { samePosition } from "../../model/position.js";
import { puzzleOf } from "../../model/puzzle.js";
import { openGame } from "../new/game-start.js";
import { editFound, openDropped, playFound, readBeside, sayOpened, textsOf } from "./opening.js";
import { isRefused } from "./foreign-text.js";
import { readErrorSentence } from "./format-words.js";
import { createPreview, createPuzzleList, hasRuleList } from "./found-view.js";

/** @typedef {import("../shell/app.js").App} App */
/** @typedef {import("./opening.js").Source} Source */
/** @typedef {import("../../formats/read.js").Reading} Reading */
/** @typedef {import("../../formats/read.js").ReadError} ReadError */
/** @typedef {import("../../formats/found.js").Found} Found */
/**
 * @typedef {{ reading?: Reading, refused?: readonly ReadError[] }} Known `reading`: of the texts; `refused`: files that
 *   came with them and cannot be read
 */

/**
 * The dialog that is open, which takes what is pasted and dropped.
 * @type {{ take: (sources: readonly Source[], known?: Known) => void } | null}
 */
let shown = null;

/** A longer text is not shown in the field. */
const longestShown = 20_000;
/** Typing is read after this pause, in milliseconds. */
const pause = 150;
const mostErrors = 4;

/** @param {readonly Source[]} sources */
const lengthOf = (sources) => sources.reduce((sum, { text }) => sum + text.length, 0);

/**
 * Opens the dialog, or hands the texts to the dialog that is open.
 *
 * @param {App} app
 * @param {readonly Source[]} [sources]
 * @param {Reading} [reading] of the sources
 */
export function openDialogWith(app, sources = [], reading) {
  shown ??= mountDialog(app);
  shown.take(sources, { reading });
}

/** Hands files to the dialog, which names those that cannot be read. @param {App} app @param {Iterable<File>} files */
export async function openFiles(app, files) {
  const { sources, refused } = await textsOf(files);
  shown ??= mountDialog(app);
  shown.take(sources, { refused });
}

/** @param {App} app */
function mountDialog(app) {
  const { words } = app;
  /** @type {readonly Source[]} */
  let sources = [];
  /** @type {Found | null} */
  let chosen = null;
  let reading = new AbortController();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;

  const field = h("textarea", {
    id: "open-text",
    rows: 4,
    spellcheck: "false",
    autocomplete: "off",
    autocapitalize: "off",
    "aria-describedby": "open-hint open-errors",
    oninput: typed,
  });
  const names = h("p", { class: "open-names", hidden: true });
  const progress = h("p", { class: "hint", role: "status" });
  const errors = h("div", { class: "open-errors", id: "open-errors", role: "alert" });
  const files = fileField((chosenFiles) => void openDropped(app, chosenFiles), { multiple: true });
  const choose = h("button", { type: "button", class: "button", onclick: () => files.click() }, words("open.files"));
  const paste = h(
    "button",
    { type: "button", class: "button", hidden: !navigator.clipboard?.readText, onclick: () => void pasteNow() },
    words("open.paste"),
  );
  const ways = createWays(
    app,
    () => void go(editFound),
    () => dialog.close(),
  );
  const list = createPuzzleList(words, (found) => void show(found));
  const preview = createPreview(app, {
    judged: (verdict) => ways.judge(verdict),
    taken(found, ruleWords) {
      chosen = found;
      void ways.offer(found, ruleWords);
    },
  });
  const form = h(
    "form",
    { onsubmit: submit },
    h(
      "div",
      { class: "open-source" },
      h("label", { for: field.id }, words("open.field")),
      field,
      names,
      progress,
      h("div", { class: "open-ways" }, choose, paste, files),
      h("p", { class: "hint", id: "open-hint" }, words("open.hint")),
    ),
    errors,
    list.element,
    preview.element,
    ways.same,
    ways.foot,
  );
  const dialog = createDialog(words, words("open.title"), form);
  dialog.classList.add("dialog-open");
  dialog.addEventListener("paste", pasted);
  dialog.addEventListener("close", () => {
    shown = null;
    clearTimeout(waiting);
    reading.abort();
    preview.dispose();
  });

  /** @param {SubmitEvent} event */
  function submit(event) {
    event.preventDefault();
    if (chosen) void go(playFound);
    else void read();
  }

  /** @param {(app: App, found: Found) => Promise<import("./opening.js").Opened>} open */
  async function go(open) {
    const found = chosen;
    if (!found) return;
    dialog.close();
    sayOpened(app, found, await open(app, found));
    app.focusBoard();
  }

  function typed() {
    reading.abort();
    sources = [{ name: "", text: field.value }];
    names.hidden = true;
    clearTimeout(waiting);
    waiting = setTimeout(() => void read(), pause);
  }

  /**
   * What is pasted besides the field replaces what the field holds, as does a text that the field would take long to
   * show.
   * @param {ClipboardEvent} event
   */
  function pasted(event) {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    const pastedFiles = [...(event.clipboardData?.files ?? [])];
    if (text.trim() === "" && pastedFiles.length > 0) {
      event.preventDefault();
      void openDropped(app, pastedFiles);
    }
    if ((inTextField(event.target) && text.length <= longestShown) || text.trim() === "") return;
    event.preventDefault();
    take([{ name: "", text }]);
  }

  async function pasteNow() {
    const text = await navigator.clipboard.readText().catch(() => null);
    if (text === null) tell([words("open.no-clipboard")]);
    else take([{ name: "", text }]);
  }

  /**
   * A long text comes into the dialog when it has been read. Until then the dialog keeps what it shows, and for good if
   * the text cannot be read in time.
   *
   * @param {readonly Source[]} taken @param {Known} [known]
   */
  function take(taken, { reading: known, refused = [] } = {}) {
    clearTimeout(waiting);
    reading.abort();
    if (taken.length === 0 && refused.length > 0)
      tell(errorSentences({ puzzles: [], errors: [...refused], more: false }, words));
    else if (known) {
      put(taken);
      use(known);
    } else {
      if (lengthOf(taken) <= longestShown) put(taken);
      void read(taken, refused);
    }
  }

  /** @param {readonly Source[]} taken */
  function put(taken) {
    sources = taken;
    const isShown = lengthOf(taken) <= longestShown;
    field.value = isShown ? taken.map((source) => source.text).join("\n") : "";
    names.textContent = taken.some(({ name }) => name)
      ? words("open.from-files", {
          names: words.list(
            taken.map(({ name }) => name),
            "bare",
          ),
        })
      : isShown
        ? ""
        : words("open.long-text");
    names.hidden = names.textContent === "";
    if (taken.length === 0) field.focus();
    else dialog.focus();
  }

  /** @param {readonly Source[]} taken @param {readonly ReadError[]} [refused] */
  async function read(taken = sources, refused = []) {
    reading.abort();
    const { signal } = (reading = new AbortController());
    if (taken.every(({ text }) => text.trim() === "")) {
      use({ puzzles: [], errors: [], more: false });
      return;
    }
    progress.textContent = lengthOf(taken) > longestShown ? words("open.reading") : "";
    signal.addEventListener("abort", () => {
      progress.textContent = "";
    });
    const found = await readBeside(app, taken, refused, signal);
    if (!found || signal.aborted) return;
    progress.textContent = "";
    if (isRefused(found)) {
      tell(errorSentences(found, words));
      return;
    }
    if (taken !== sources) put(taken);
    use(found);
  }

  /** @param {Reading} found */
  function use(found) {
    tell(errorSentences(found, words));
    if (found.errors.length && !found.puzzles.length) field.setAttribute("aria-invalid", "true");
    else field.removeAttribute("aria-invalid");
    if (!found.puzzles.length) void show(null);
    list.show(found.puzzles, found.more);
    if (document.activeElement === field || !found.puzzles.length) return;
    if (found.puzzles.length > 1) list.focus();
    // Enter must not play without the rules that are listed: the list takes the focus when it has come.
    else if (found.puzzles[0].suggested.length) dialog.focus();
    else ways.play.focus();
  }

  /** @param {readonly string[]} sentences */
  function tell(sentences) {
    renewSentences(errors, sentences);
    errors.hidden = sentences.length === 0;
  }

  /** @param {Found | null} found */
  async function show(found) {
    chosen = found;
    const offered = ways.offer(found);
    preview.show(found);
    if (found && hasRuleList(found)) ways.foot.prepend(preview.verdict);
    form.classList.toggle("open-has-puzzle", found !== null);
    await offered;
  }

  void show(null);
  tell([]);
  dialog.showModal();
  return { take };
}

/**
 * The buttons of the dialog: where the puzzle goes that is chosen in it.
 *
 * @param {App} app @param {() => void} editIt @param {() => void} close
 */
function createWays(app, editIt, close) {
  const { words } = app;
  /** @type {Found | null} */
  let chosen = null;
  const play = h("button", { class: "button button-main" }, words("open.play"));
  const edit = h("button", { type: "button", class: "button", onclick: editIt }, words("open.edit"));
  const goOn = h("button", { type: "button", class: "button", hidden: true }, words("open.go-on"));
  const same = h("p", { class: "open-same", hidden: true, role: "status" });
  return {
    play,
    same,
    foot: h("div", { class: "dialog-foot" }, goOn, edit, play),
    /**
     * The main button leads to the place that suits the puzzle. Play needs exactly one solution. Play also reads given
     * candidates as notes where they may be notes, and without them the puzzle can have more solutions: such a puzzle
     * is for place Solve.
     *
     * @param {import("./found-view.js").Verdict} verdict
     */
    judge(verdict) {
      const isForPlay =
        (verdict === null || verdict === "unique" || verdict === "unknown" || Boolean(chosen?.solution)) &&
        !(chosen?.givenCandidates && chosen.mayBeNotes);
      for (const [button, isMain] of /** @type {[HTMLElement, boolean][]} */ ([
        [play, isForPlay],
        [edit, !isForPlay],
      ]))
        button.classList.toggle("button-main", isMain);
    },
    /**
     * @param {Found | null} found
     * @param {import("../../i18n/rule-words.js").RuleWords} [ruleWords] while the list of suggested rules is shown
     */
    async offer(found, ruleWords) {
      chosen = found;
      for (const button of [play, edit]) button.hidden = !found;
      goOn.hidden = same.hidden = true;
      const own = found?.taken.length ? ruleWords : undefined;
      play.textContent = own ? own("suggest.play") : words("open.play");
      edit.textContent = own ? own("suggest.edit") : words("open.edit");
      if (!found) return;
      const begun = await begunGame(app.games, puzzleOf(positionOf(found)));
      if (chosen !== found || !begun) return;
      const isHere = samePosition(app.store.own.peek().position, positionOf(found));
      same.textContent = isHere
        ? words("open.is-here")
        : words("open.same-game", { filled: begun.filled, all: begun.blank, time: words.time(begun.elapsed) });
      goOn.hidden = same.hidden = false;
      play.textContent = words("open.as-new");
      goOn.onclick = () => {
        close();
        void openGame(app, begun.id).then(app.focusBoard);
      };
    },
  };
}

/**
 * What could not be read.
 * @param {Reading} reading
 * @param {import("../../i18n/words.js").Words} words
 * @returns {string[]}
 */
function errorSentences(reading, words) {
  const rest = reading.errors.length - mostErrors;
  const more = [rest > 0 ? words("open.more-errors", { count: rest }) : ""];
  return [
    ...reading.errors.slice(0, mostErrors).map((error) => readErrorSentence(error, words)),
    ...more.filter(Boolean),
  ];
}
