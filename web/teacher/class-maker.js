/**
 * Makes a link for a class: what the teacher types is read line by line, and the link is shown, with its QR code, which
 * can be saved for a sheet or a screen.
 */
import { h } from "../controls/dom.js";
import { textField } from "../controls/fields.js";
import { mostTasks, sheetText, typedTasks } from "../model/class-sheet.js";
import { classAddress } from "./lesson-address.js";
import { answerOf, cardButton } from "./room.js";

/** @typedef {import("../model/class-sheet.js").PuzzleTask} PuzzleTask */

/** The file with the QR code. */
const codeName = "nonet-class.svg";

/**
 * @param {import("./room.js").Room} room
 * @param {object} tools
 * @param {(text: string) => Promise<boolean>} tools.copyText
 * @param {(text: string) => Promise<SVGSVGElement | null>} tools.codeOf returns the QR code of a text; null when the
 *   text is too long for one
 * @param {(file: Blob, name: string) => void} tools.saveFile
 * @param {(task: PuzzleTask, signal: AbortSignal) => Promise<boolean>} tools.isUnique whether a puzzle has exactly one
 *   solution; rejects with "search-limit" when this takes too long
 */
export function createClassMaker(room, { copyText, codeOf, saveFile, isUnique }) {
  const {
    teaching: { explanations },
    words,
    say,
  } = room;
  const leaving = new AbortController();
  const title = textField(words("class.name"), { most: 80 });
  const input = h("textarea", { rows: 5, autocomplete: "off", spellcheck: false });
  const told = h("p", { role: "status" });
  const link = h("a", { class: "class-link" });
  const copy = cardButton(words("share.copy"), async () =>
    say(words((await copyText(link.href)) ? "copy.done" : "copy.failed")),
  );
  /** @type {SVGSVGElement | null} */
  let picture = null;
  const save = cardButton(words("share.save"), () => {
    if (!picture) return;
    saveFile(new Blob([new XMLSerializer().serializeToString(picture)], { type: "image/svg+xml" }), codeName);
    say(words("share.saved", { name: codeName }));
  });
  const code = h("div", { class: "class-code" });
  const made = h("div", { class: "class-made", hidden: true }, link, copy, code, save);

  const make = () =>
    answerOf(room, async () => {
      made.hidden = save.hidden = true;
      code.replaceChildren();
      const { words: names } = await explanations.load();
      const { tasks, unknown } = typedTasks(input.value, (id) => names(`technique.${id}.name`));
      if (unknown.length)
        return tell(words("class.unknown", { lines: words.list(unknown.map(String)), count: unknown.length }));
      if (tasks.length > mostTasks) return tell(words("class.too-many", { count: tasks.length, most: mostTasks }));
      if (!tasks.length) return tell(words("class.nothing"));
      for (const task of tasks)
        if (task.kind === "puzzle" && !(await isUnique(task, leaving.signal)))
          return tell(words("class.not-unique", { puzzle: task.name || task.puzzle }));
      link.href = classAddress(sheetText({ title: title.value(), tasks }));
      link.textContent = link.href;
      made.hidden = false;
      tell(words("class.made", { count: tasks.length }));
      const { href } = link;
      const drawn = await codeOf(href);
      // Another link may have been made meanwhile.
      if (made.hidden || link.href !== href) return;
      picture = drawn;
      code.replaceChildren(picture ?? h("p", { class: "hint" }, words("share.too-long")));
      save.hidden = !picture;
    });

  /** @param {string} sentence */
  const tell = (sentence) => {
    told.textContent = sentence;
  };

  const element = h(
    "details",
    { class: "class-maker" },
    h("summary", {}, words("class.make")),
    h(
      "div",
      { class: "card-parts" },
      title.element,
      h("label", { class: "field" }, h("span", {}, words("class.lines")), input),
      h(
        "div",
        { class: "card-buttons" },
        cardButton(words("class.make-link"), () => void make(), true),
      ),
      told,
      made,
    ),
  );
  return { element, dispose: () => leaving.abort() };
}
