/** The board as text in a format: how much of it, shown, copied, and saved as a file. */
import { copyText } from "../../controls/clipboard.js";
import { h } from "../../controls/dom.js";
import { errorSentence } from "../../controls/errors.js";
import { choiceField } from "../../controls/fields.js";
import { saveFile } from "../../controls/files.js";
import { contentNames, contentOf, holds, writeFormats, writtenText } from "../../formats/write.js";
import { hasRoomForNotes, layoutOf } from "../../model/position.js";
import { formatWords } from "./format-words.js";
import { fileName, formatAbout } from "./format-words.js";

/** @typedef {import("../../formats/write.js").Content} Content */
/** @typedef {import("../../formats/write.js").WriteFormat} WriteFormat */

const contentKeys = /** @type {const} */ ({
  givens: "share.givens",
  entries: "share.entries",
  candidates: "share.candidates",
});
/** What is said about a part of the board that the text does not say. */
const leftOutKeys = /** @type {const} */ ([
  ["entry-marks", "share.no-entry-marks"],
  ["open-singles", "share.no-open-singles"],
  ["given-candidates", "share.no-given-candidates"],
  ["rules", "share.no-rules"],
]);
/** A longer text is shown cut, and copied whole. */
const longestShown = 20_000;

/** @param {import("../shell/app.js").App} app @param {import("../../model/state.js").State} state of the board */
export function createTextPart({ words, engine }, state) {
  const { position, game } = state;
  const layout = layoutOf(position);
  const formats = writeFormats.filter((format) => format.isFor(layout));
  const contents = contentNames.filter((content) => content !== "candidates" || hasRoomForNotes(position));
  const content = choiceField(
    words("share.contents"),
    contents.map((value) => ({ value, label: words(contentKeys[value]) })),
    "givens",
    () => void offer(),
  );
  const choice = h("select", { onchange: () => void begin() });
  const about = h("p", { class: "hint" });
  const text = h("textarea", {
    rows: 5,
    readonly: true,
    spellcheck: "false",
    class: "share-text",
    "aria-label": words("share.text"),
  });
  const told = h("p", { class: "dialog-told", role: "status" });
  const element = h(
    "section",
    { class: "share-part", "aria-labelledby": "share-text-title" },
    h("h3", { id: "share-text-title" }, words("share.text-title")),
    content.element,
    h("label", { class: "field" }, h("span", {}, words("share.format")), choice),
    about,
    text,
    h(
      "div",
      { class: "share-row" },
      h("button", { type: "button", class: "button", onclick: () => void copy() }, words("share.copy")),
      h("button", { type: "button", class: "button", onclick: () => void save() }, words("share.save")),
    ),
    told,
  );
  /** @type {WriteFormat} */
  let format = formats[0];
  let written = "";
  let asked = {};
  /** The writing of the text that was asked for last; null when the text is shown. @type {Promise<void> | null} */
  let writing = null;

  /** Shows the formats that can hold what is wanted. */
  async function offer() {
    const possible = formats.filter((each) => holds(each, content.value(), position.givenCandidates !== null));
    if (!possible.includes(format)) format = possible[0];
    choice.replaceChildren(
      ...possible.map((each) =>
        h(
          "option",
          { value: each.name, selected: each === format },
          `${formatWords(each.name, words)} (.${each.extension})`,
        ),
      ),
    );
    await begin();
  }

  function begin() {
    const mine = (asked = {});
    return (writing = write(mine).finally(() => {
      if (asked === mine) writing = null;
    }));
  }

  /** @param {object} mine */
  async function write(mine) {
    format = formats.find(({ name }) => name === choice.value) ?? format;
    told.textContent = "";
    about.textContent = formatAbout(format.name, words);
    try {
      const made = await writtenText(format, contentOf(position, content.value(), game.origin), engine);
      if (asked !== mine) return;
      written = made.text;
      text.value = written.slice(0, longestShown);
      const lost = made.leftOut;
      told.textContent = leftOutKeys
        .filter(([part]) => lost.includes(part))
        .map(([, key]) => words(key))
        .join(" ");
    } catch (error) {
      if (asked !== mine) return;
      written = text.value = "";
      told.textContent = errorSentence(error, words);
    }
  }

  async function copy() {
    await writing;
    told.textContent = words((await copyText(written)) ? "copy.done" : "copy.failed");
  }

  async function save() {
    await writing;
    const name = fileName(state, format.extension);
    saveFile(new Blob([written.endsWith("\n") ? written : `${written}\n`], { type: format.type }), name);
    told.textContent = words("share.saved", { name });
  }

  void offer();
  return element;
}
