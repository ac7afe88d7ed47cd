/** The board as a picture: what it shows, SVG or PNG, its size; saved as a file or copied. */
import { boardLabel } from "../../board/cell-labels.js";
import { paperPicture, pictureView, pixelPicture, svgDocument } from "../../board/picture.js";
import { h } from "../../controls/dom.js";
import { choiceField } from "../../controls/fields.js";
import { saveFile } from "../../controls/files.js";
import { namingOf } from "../../i18n/steps/naming.js";
import { faceNameOf } from "../../model/digit-face.js";
import { nextTask } from "../../model/next-task.js";
import { isUntouched, layoutOf } from "../../model/position.js";
import { copyPicture, pngOf } from "./png.js";
import { fileName } from "./format-words.js";

/** Pixels to an inch on paper. */
const resolution = 300;
/** Sizes on paper in centimetres, and in pixels at this resolution. Some browsers draw at most 4096 × 4096 pixels. */
const sizes = [
  [5, 600],
  [10, 1200],
  [20, 2400],
  [30, 3600],
];
const usualSize = 1200;

/**
 * @param {Pick<import("../shell/app.js").App, "words" | "settings" | "load">} app
 * @param {import("../../model/state.js").State} state of the board
 */
export function createPicturePart({ words, settings, load }, state) {
  const { position } = state;
  const face = faceNameOf(state);
  const { drawing } = state.game.origin;
  const contents = choiceField(
    words("share.contents"),
    [
      { value: /** @type {"givens" | "board"} */ ("givens"), label: words("share.givens") },
      { value: /** @type {"givens" | "board"} */ ("board"), label: words("picture.board") },
    ],
    isUntouched(position) ? "givens" : "board",
  );
  const format = choiceField(
    words("share.format"),
    [
      { value: /** @type {"svg" | "png"} */ ("svg"), label: words("picture.svg") },
      { value: /** @type {"svg" | "png"} */ ("png"), label: words("picture.png") },
    ],
    "svg",
    show,
  );
  const size = h(
    "select",
    {},
    ...sizes.map(([centimetres, pixels]) =>
      h(
        "option",
        { value: pixels, selected: pixels === usualSize },
        words("picture.pixels", { pixels: String(pixels), centimetres }),
      ),
    ),
  );
  const sizeField = h("label", { class: "field" }, h("span", {}, words("picture.size")), size);
  const about = h("p", { class: "hint" });
  const copyButton = h(
    "button",
    { type: "button", class: "button", onclick: () => void attempt(copy) },
    words("share.copy"),
  );
  const saveButton = h(
    "button",
    { type: "button", class: "button", onclick: () => void attempt(save) },
    words("share.save"),
  );
  const told = h("p", { class: "dialog-told", role: "status" });

  function show() {
    const isPng = format.value() === "png";
    sizeField.hidden = !isPng;
    copyButton.hidden = !isPng || typeof ClipboardItem !== "function";
    about.textContent = words(isPng ? "picture.png-about" : "picture.svg-about");
    told.textContent = "";
  }

  /**
   * What both kinds of pictures need. The page gets turns between the parts of the work, because a board can have ten
   * thousand cells.
   */
  async function prepare() {
    const isWhole = contents.value() === "board";
    const drawn = position.rules || drawing ? await load("rulesOnBoard") : null;
    await nextTask();
    // The puzzle alone is drawn whole, as on paper; the game as the player sees it.
    const seen = (isWhole && drawn?.fogInPicture.seen(state)) || state;
    const view = pictureView(seen.position, {
      isWhole,
      noteStyle: settings.noteStyle.value,
      extensions: drawn ? [drawn.ruleExtension, drawn.fogInPicture.extension] : [],
      face,
      drawing,
      fog: seen.fog,
    });
    await nextTask();
    return {
      view,
      naming: settings.coordinates.value === "always" ? namingOf(settings.naming.value) : null,
      font: getComputedStyle(document.body).fontFamily,
    };
  }

  async function svgFile() {
    const { view, naming, font } = await prepare();
    const list = paperPicture(view, naming);
    await nextTask();
    const title = state.game.origin.title || boardLabel(layoutOf(position), words);
    return new Blob([svgDocument(list, { title, font })], { type: "image/svg+xml" });
  }

  async function pngFile() {
    const pixels = Number(size.value);
    const { view, naming, font } = await prepare();
    const list = pixelPicture(view, pixels, naming);
    await nextTask();
    return pngOf(list, pixels, { font, resolution });
  }

  async function save() {
    const isPng = format.value() === "png";
    const name = fileName(state, isPng ? "png" : "svg");
    saveFile(await (isPng ? pngFile() : svgFile()), name);
    return words("share.saved", { name });
  }

  async function copy() {
    return words((await copyPicture(pngFile())) ? "copy.done" : "copy.failed");
  }

  /**
   * Large pictures take a moment, in which no second one is asked for.
   * @param {() => Promise<string>} work returns what to say
   */
  async function attempt(work) {
    told.textContent = "";
    saveButton.disabled = copyButton.disabled = true;
    told.textContent = await work().catch(() => words("picture.failed"));
    saveButton.disabled = copyButton.disabled = false;
  }

  show();
  const element = h(
    "section",
    { class: "share-part", "aria-labelledby": "picture-title" },
    h("h3", { id: "picture-title" }, words("picture.title")),
    contents.element,
    format.element,
    sizeField,
    about,
    h("div", { class: "share-row" }, copyButton, saveButton),
    told,
  );
  return { element, focus: contents.focus };
}
