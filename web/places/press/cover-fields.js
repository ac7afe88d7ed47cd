/** The cover of a book: its paper, colour, picture and words, the width of its spine, and what it looks like. */
import { h } from "../../controls/dom.js";
import { checkField, selectField } from "../../controls/fields.js";
import { chooseFile } from "../../controls/files.js";
import { coverPictureIn, pictureAddressOf } from "../../print/cover-picture.js";
import { coverOfJob } from "../../print/layout/cover.js";
import { pageTree } from "../../print/play-svg.js";
import { svgElement } from "../../board/svg-nodes.js";
import { showFonts } from "../../print/fonts/font-files.js";
import { mostOfParts } from "../../print/book-parts.js";

/** @typedef {import("../../print/print-settings.js").CoverLook} CoverLook */
/** @typedef {import("../print/production.js").Made} Made */

/** How well a picture is packed that the browser has to write anew. */
const quality = 0.95;
/** Inches. */
const widestSpine = 4;

/**
 * @param {import("../../i18n/words.js").Words} words
 * @param {import("../../i18n/book-words.js").BookWords} bookWords
 * @param {object} options
 * @param {CoverLook} options.cover
 * @param {(cover: CoverLook) => void} options.changed
 */
export function coverFields(words, bookWords, { cover, changed }) {
  let now = cover;
  const take = (/** @type {Partial<CoverLook>} */ part) => {
    changed((now = { ...now, ...part }));
    show();
  };
  const told = h("p", { class: "hint field-wrong", role: "status" });
  const colour = h("input", { type: "color", value: cover.colour, onchange: () => take({ colour: colour.value }) });
  const choose = h(
    "button",
    {
      type: "button",
      class: "button",
      onclick: () => chooseFile("image/png,image/jpeg,image/webp", (file) => void usePicture(file)),
    },
    bookWords("cover.choose"),
  );
  const remove = h(
    "button",
    {
      type: "button",
      class: "button",
      onclick: () => {
        take({ picture: "", fills: false });
        fills.check(false);
        choose.focus();
      },
    },
    bookWords("cover.remove"),
  );
  const fills = checkField(bookWords("cover.fills"), cover.fills, (value) => take({ fills: value }));
  const back = h(
    "textarea",
    { rows: 4, maxlength: mostOfParts.letters, onchange: () => take({ back: back.value }) },
    cover.back,
  );
  const spine = h("input", {
    type: "number",
    min: 0,
    max: widestSpine,
    step: "any",
    value: cover.spine,
    inputmode: "decimal",
    onchange: () => {
      const value = spine.valueAsNumber;
      const isRight = value >= 0 && value <= widestSpine;
      spine.setAttribute("aria-invalid", String(!isRight));
      if (isRight) take({ spine: value });
    },
  });

  /** @param {File} file */
  async function usePicture(file) {
    told.textContent = "";
    try {
      const address = pictureAddressOf(new Uint8Array(await file.arrayBuffer()));
      take({ picture: coverPictureIn(address) ? address : await writtenAnew(file) });
    } catch {
      told.textContent = bookWords("cover.unreadable");
    }
  }

  function show() {
    remove.hidden = fills.element.hidden = !now.picture;
  }

  show();
  return h(
    "div",
    { class: "fields" },
    selectField(
      bookWords("cover.paper"),
      /** @type {const} */ (["white", "cream"]).map((value) => ({
        value,
        label: bookWords(value === "white" ? "cover.white" : "cover.cream"),
      })),
      cover.paper,
      (paper) => take({ paper }),
    ).element,
    h("label", { class: "field" }, h("span", {}, bookWords("cover.colour")), colour),
    h("div", { class: "press-row" }, choose, remove),
    told,
    fills.element,
    h("label", { class: "press-text" }, h("span", {}, bookWords("cover.back")), back),
    h("label", { class: "field" }, h("span", {}, bookWords("cover.spine")), spine),
    h("p", { class: "hint" }, bookWords("cover.spine-note")),
  );
}

/**
 * Returns the address of the same picture on white, as a JPEG file: of pictures that a PDF file does not take as they
 * are.
 * @param {File} file @returns {Promise<string>} rejects for a file that the browser cannot read
 */
async function writtenAnew(file) {
  const picture = await createImageBitmap(file);
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext("2d"));
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, picture.width, picture.height);
  context.drawImage(picture, 0, 0);
  const written = await canvas.convertToBlob({ type: "image/jpeg", quality });
  const address = pictureAddressOf(new Uint8Array(await written.arrayBuffer()));
  if (!coverPictureIn(address)) throw new Error("the browser has written no JPEG file");
  return address;
}

/** @param {Made} made of a book @returns {import("../../print/layout/boxes.js").PrintedDocument} */
export const coverOfMade = ({ job, settings, context, printed }) =>
  coverOfJob(/** @type {import("../../print/job.js").PuzzlesJob} */ (job), settings.look, context, printed.pageCount);

/**
 * A picture of the cover.
 * @param {Made} made @param {string} label
 */
export async function coverDrawing(made, label) {
  await showFonts(document, made.fonts.files);
  const tree = pageTree(coverOfMade(made).page(0), { label, runsOf: made.fonts.face.runsOf });
  return svgElement({ ...tree, attributes: { ...tree.attributes, width: undefined, height: undefined } });
}
