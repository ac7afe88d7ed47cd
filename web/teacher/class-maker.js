/** Makes a link for a class: what the teacher types is read line by line, and the link is shown. */
import { h } from "../controls/dom.js";
import { textField } from "../controls/fields.js";
import { mostTasks, sheetText, typedTasks } from "../model/class-sheet.js";
import { classAddress } from "./lesson-address.js";
import { answerOf, cardButton } from "./room.js";

/**
 * @param {import("./room.js").Room} room
 * @param {object} tools
 * @param {(text: string) => Promise<boolean>} tools.copyText
 * @param {(puzzle: string) => Promise<boolean>} tools.isUnique whether a puzzle has exactly one solution
 */
export function createClassMaker(room, { copyText, isUnique }) {
  const { teaching: { explanations }, words, say } = room;
  const title = textField(words("class.name"), { most: 80 });
  const input = h("textarea", { rows: 5, autocomplete: "off", spellcheck: false });
  const told = h("p", { role: "status" });
  const link = h("a", { class: "class-link" });
  const copy = cardButton(words("share.copy"), async () => say(words(await copyText(link.href) ? "copy.done" : "copy.failed")));
  const made = h("div", { class: "class-made", hidden: true }, link, copy);

  const make = () => answerOf(room, async () => {
    made.hidden = true;
    const { words: names } = await explanations.load();
    const { tasks, unknown } = typedTasks(input.value, (id) => names(`technique.${id}.name`));
    if (unknown.length) return tell(words("class.unknown", { lines: words.list(unknown.map(String)), count: unknown.length, most: mostTasks }));
    if (!tasks.length) return tell(words("class.nothing"));
    for (const task of tasks) if (task.kind === "puzzle" && !await isUnique(task.puzzle)) return tell(words("class.not-unique", { puzzle: task.name || task.puzzle }));
    link.href = classAddress(sheetText({ title: title.value(), tasks }));
    link.textContent = link.href;
    made.hidden = false;
    return tell(words("class.made", { count: tasks.length }));
  });

  /** @param {string} sentence */
  const tell = (sentence) => { told.textContent = sentence; };

  const element = h("details", { class: "class-maker" }, h("summary", {}, words("class.make")),
    h("div", { class: "card-parts" }, title.element, h("label", { class: "field" }, h("span", {}, words("class.lines")), input),
      h("div", { class: "card-acts" }, cardButton(words("class.make-link"), () => void make(), true)), told, made));
  return { element };
}
