/**
 * The dialog for other platforms: what is on the board and how it looks, a board to try, and a link, code or a file to
 * take. Loaded when it is first opened.
 */
import "../../embed/sudoku-board.js";
import { useEngine } from "../../embed/engine.js";
import { showLinkedWork } from "../../embed/work-page.js";
import { copyText } from "../../controls/clipboard.js";
import { createDialog } from "../../controls/dialog.js";
import { h, renew } from "../../controls/dom.js";
import { loadFaceWords } from "../../i18n/face-words.js";
import { loadPlatformWords } from "../../i18n/platform-words.js";
import { faceNameOf } from "../../model/digit-face.js";
import { puzzleOf } from "../../model/puzzle.js";
import { createEmbedFields } from "./embed-fields.js";
import { isOnSite } from "./embed-kinds.js";
import { frameAddress, puzzleAttributes, snippet } from "./embed-snippet.js";
import { createPackagePart } from "./package-part.js";

/** @typedef {import("../shell/app.js").App} App */
/** @typedef {import("./embed-fields.js").Chosen} Chosen */
/** @typedef {{ title: string, text: string }} LinkedWork `text`: what follows `#learn/class?` in a link for a class */

/**
 * @param {App} app
 * @param {import("../../model/state.js").State} state of the board
 * @param {LinkedWork} [work] in place of the puzzle on the board
 */
export async function openEmbedMaker(app, state, work) {
  const { words } = app;
  const [say, faceWords] = await Promise.all([loadPlatformWords(words.language), loadFaceWords(words.language)]);
  useEngine(app.engine.ready);
  const fields = createEmbedFields(
    app,
    { say, faceWords },
    { ofBoard: puzzleAttributes(puzzleOf(state.position), faceNameOf(state)), work },
    show,
  );
  const board = h("div", { class: "embed-board" });
  const code = h("textarea", {
    rows: 6,
    readonly: true,
    spellcheck: "false",
    class: "embed-code",
    "aria-label": say("embed.code"),
    onfocus: () => code.select(),
  });
  const told = h("p", { class: "dialog-told", role: "status" });
  const copyButton = h(
    "button",
    { type: "button", class: "button button-main", onclick: () => void copy() },
    words("share.copy"),
  );
  const picture = h("div", { class: "share-code" });
  const copied = h("div", { class: "embed-copied" }, code, h("div", { class: "share-row" }, copyButton), told, picture);
  const file = createPackagePart(app, say, () => courseOf(fields.chosen(), work));
  const preview = /** @type {import("../../embed/sudoku-board-class.js").SudokuBoard} */ (
    document.createElement("sudoku-board")
  );
  const sizes = new ResizeObserver(write);
  if (work) void showLinkedWork(board, preview, work.text);
  else board.append(preview);
  const dialog = createDialog(
    words,
    say("embed.title"),
    h("p", { class: "hint" }, say("embed.about")),
    h(
      "div",
      { class: "embed" },
      fields.element,
      h(
        "section",
        { class: "embed-taken", "aria-label": say("embed.code") },
        copied,
        file.element,
        ...guideLinks(say, words.language),
      ),
      h("section", { class: "embed-made", "aria-label": words("open.preview") }, board),
    ),
  );
  dialog.classList.add("dialog-embed");
  dialog.addEventListener("close", () => {
    sizes.disconnect();
    fields.dispose();
  });

  function show() {
    const { attributes, width, kind } = fields.chosen();
    // The puzzle of work for a class is on the board already.
    const kept = work ? ["style", "puzzle", "layout", "rules", "face"] : ["style"];
    for (const name of preview.getAttributeNames())
      if (!kept.includes(name) && !Object.hasOwn(attributes, name)) preview.removeAttribute(name);
    renew(preview, attributes);
    preview.style.maxWidth = `${width}px`;
    copied.hidden = Boolean(kind.file);
    file.offer(kind.file ?? null);
    write();
  }

  /** A preview that is narrower than the board will be is lower, too: the board is a square. */
  function write() {
    const chosen = fields.chosen();
    if (!chosen.kind.code) return;
    const { offsetWidth, offsetHeight } = preview;
    const text = snippet({
      ...chosen,
      kind: chosen.kind.code,
      sheet: work?.text,
      height: offsetHeight + Math.max(chosen.width - offsetWidth, 0),
    });
    if (code.value === text) return;
    code.value = text;
    told.textContent = "";
    picture.replaceChildren();
    if (chosen.kind.code === "link") void draw(text);
  }

  /** The QR code of a link. @param {string} link */
  async function draw(link) {
    const { qrPicture } = await app.load("qrCode");
    if (code.value !== link) return;
    picture.replaceChildren(qrPicture(link, words("share.code")) ?? h("p", { class: "hint" }, words("share.too-long")));
  }

  async function copy() {
    told.textContent = words((await copyText(code.value)) ? "copy.done" : "copy.failed");
  }

  fields.start();
  sizes.observe(preview);
  dialog.showModal();
  fields.focus();
}

/**
 * What a file holds.
 * @param {Chosen} chosen @param {LinkedWork} [work]
 * @returns {import("../../learning/packages/package-course.js").Course}
 */
function courseOf({ attributes, title, pass, folder, keep }, work) {
  const { puzzle = "", layout, rules, ...options } = attributes;
  return {
    title,
    options: /** @type {Record<string, string>} */ (options),
    ...(pass !== null && { pass }),
    ...(work ? { sheet: work.text } : { works: [{ puzzle, ...(layout && { layout }), ...(rules && { rules }) }] }),
    frame: frameAddress({ folder, attributes, keep, sheet: work?.text }),
  };
}

/**
 * The guide and the documents are pages of the site, which the page in one file does not have.
 * @param {import("../../i18n/platform-words.js").PlatformWords} say
 * @param {string} language
 */
function guideLinks(say, language) {
  if (!isOnSite()) return [];
  const link = (/** @type {string} */ href, /** @type {string} */ text) =>
    h("a", { class: "button", href, target: "_blank", rel: "noopener" }, text);
  return [
    h(
      "div",
      { class: "share-row" },
      link(`docs/platforms/${language === "en" ? "" : `${language}/`}index.html`, say("embed.platforms")),
      link("examples/embedding.html", say("embed.guide")),
    ),
  ];
}
