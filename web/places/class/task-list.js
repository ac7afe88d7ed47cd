/** The tasks of work that a teacher makes, as a list: names that can be changed, levels, and buttons that move them. */
import { enable, ifEnabled } from "../../controls/buttons.js";
import { h } from "../../controls/dom.js";
import { icon } from "../../controls/icons.js";
import { renewList } from "../../controls/list.js";
import { puzzleOfTask } from "../../model/class-puzzles.js";
import { longestName } from "../../model/class-sheet.js";
import { pictureOfDigits } from "../new/shape-picture.js";

/** @typedef {import("../../model/class-draft.js").Entry} Entry */
/** @typedef {import("../../model/class-sheet.js").Task} Task */

/**
 * @param {import("../../i18n/words.js").Words} words
 * @param {import("../../i18n/class-words.js").ClassWords} say
 * @param {object} work
 * @param {(entry: Entry, place: number) => string} work.nameOf
 * @param {(task: Task) => string} work.factsOf
 * @param {(task: Task) => boolean} work.isLeftOut
 * @param {(id: number, name: string) => void} work.rename
 * @param {(id: number, by: number) => void} work.move
 * @param {(id: number) => void} work.remove
 */
export function createTaskList(words, say, { nameOf, factsOf, isLeftOut, rename, move, remove }) {
  const empty = h("p", { class: "hint" }, say("class.empty"));
  const list = h("ol", { class: "class-entries", tabindex: -1 });
  /**
   * What changes in the row of each entry.
   * @type {WeakMap<Element, (entry: Entry, place: number, all: number) => void>}
   */
  const writers = new WeakMap();

  /** @param {Entry} entry */
  function rowOf({ id, task, name }) {
    const number = h("span", { class: "class-number", "aria-hidden": "true" });
    const told = h("span", { class: "class-facts aside" });
    const field = h("input", {
      type: "text",
      autocomplete: "off",
      maxlength: longestName,
      value: name,
      oninput: () => rename(id, field.value),
    });
    const title = h("span", { class: "class-task-name" });
    const press = (/** @type {import("../../controls/icons.js").IconName} */ sign, /** @type {() => void} */ act) =>
      h("button", { type: "button", class: "icon-button", onclick: ifEnabled(act) }, icon(sign));
    const [up, down] = [press("up", () => move(id, -1)), press("down", () => move(id, 1))];
    const drop = press("close", () => leave(row, id));
    const row = h(
      "li",
      { class: "class-entry" },
      number,
      h("span", { class: "class-picture" }, task.kind === "puzzle" ? pictureOf(task) : icon("learn")),
      task.kind === "puzzle" ? field : title,
      told,
      h("div", { class: "class-moves" }, up, down, drop),
    );
    writers.set(row, (entry, place, all) => {
      const called = nameOf(entry, place);
      number.textContent = String(place + 1);
      told.textContent = factsOf(task);
      row.classList.toggle("class-entry-left-out", isLeftOut(task));
      title.textContent = called;
      field.placeholder = words("class.puzzle", { number: place + 1 });
      field.setAttribute("aria-label", say("class.name-of", { number: place + 1 }));
      for (const [button, key] of /** @type {const} */ ([
        [up, "class.up"],
        [down, "class.down"],
        [drop, "class.remove"],
      ])) {
        const label = say(key, { task: called });
        button.setAttribute("aria-label", label);
        button.title = label;
      }
      enable(up, place > 0);
      enable(down, place < all - 1);
    });
    return row;
  }

  /** Removes an entry; the focus goes to the entry after it. @param {Element} row @param {number} id */
  function leave(row, id) {
    const next = row.nextElementSibling ?? row.previousElementSibling;
    remove(id);
    const button = next?.querySelector(".class-moves > :last-child");
    /** @type {HTMLElement} */ (button ?? list).focus();
  }

  return {
    element: h("div", {}, empty, list),
    /** @param {readonly Entry[]} entries */
    show(entries) {
      empty.hidden = entries.length > 0;
      renewList(
        list,
        entries,
        ({ id }) => id,
        rowOf,
        (row, entry, place) => writers.get(row)?.(entry, place, entries.length),
      );
    },
    /** A long list is scrolled. */
    showLast() {
      list.scrollTop = list.scrollHeight;
    },
    focus: () => list.focus(),
  };
}

/** @param {import("../../model/class-sheet.js").PuzzleTask} task */
function pictureOf(task) {
  const { layout, cells } = puzzleOfTask(task);
  return pictureOfDigits(layout, cells);
}
