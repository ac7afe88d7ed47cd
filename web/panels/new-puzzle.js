/** The dialog for a new board: with a puzzle made for it, or empty for one's own. What was there can be had back by undo. */
import { h } from "../controls/dom.js";
import { layoutOf } from "../model/position.js";
import { createDialog, openDialog } from "./dialog.js";
import { errorSentence, isAbort } from "../controls/errors.js";
import { goalFields } from "./goals.js";
import { layoutSentence } from "./layout-words.js";
import { cellsOf } from "./puzzle.js";

/**
 * @param {import("./page-tools.js").Page} page
 * @param {() => void} play puts the focus where the new puzzle is played
 * @param {Parameters<typeof goalFields>[1]["drawRegions"]} drawRegions
 * @returns {(own?: boolean) => void} opens it; `own` with the shape of the board that is there
 */
export function createNewPuzzle({ engine, store, actions, words, say }, play, drawRegions) {
  const fields = goalFields(words, { drawRegions });
  const told = h("p", { class: "dialog-told", role: "status" });
  const bar = h("progress", { "aria-label": words("new.busy"), hidden: true });
  const submit = h("button", { class: "button button-main" }, words("new.create"));
  const stop = h("button", { type: "button", class: "button", hidden: true, onclick: () => asking.abort() }, words("new.stop"));
  const own = h("button", { type: "button", class: "button", onclick: enterOwn });
  /** Whether the digits on the board go over to the other shape, where it has their side. */
  let keeps = false;
  const form = h("form", { method: "dialog", onsubmit: create }, fields.element, told, bar, h("div", { class: "dialog-foot" }, own, stop, submit));
  const dialog = createDialog(words, words("new.title"), form);
  let asking = new AbortController();
  dialog.addEventListener("close", () => asking.abort());
  const offer = () => submit.setAttribute("aria-disabled", String(!fields.canMake()));
  form.addEventListener("change", offer);

  /** @param {SubmitEvent} event */
  async function create(event) {
    event.preventDefault();
    if (!fields.canMake()) {
      own.focus();
      return;
    }
    asking.abort();
    const { signal } = asking = new AbortController();
    busy(true);
    try {
      const { puzzle, layout, clues } = await engine.generate({ ...fields.goal(), signal });
      if (signal.aborted) return;
      actions.setPuzzle({ layout, cells: cellsOf(puzzle, layout) });
      say(words("new.done", { clues }));
      dialog.close();
      play();
    } catch (error) {
      told.textContent = errorSentence(error, words);
      if (!isAbort(error)) return;
      submit.focus();
    } finally {
      if (asking.signal === signal) busy(false);
    }
  }

  /** @param {boolean} at */
  function busy(at) {
    told.textContent = at ? words("new.busy") : told.textContent;
    bar.hidden = stop.hidden = !at;
    own.hidden = at;
  }

  function enterOwn() {
    const layout = fields.shape.layout();
    if (keeps) actions.setLayout(layout.name);
    else actions.setPuzzle({ layout: layout.name, cells: new Array(layout.cellCount).fill(0) }, "solve");
    say(words(keeps ? "new.shaped" : "new.empty", { shape: layoutSentence(layout, words) }));
    dialog.close();
    play();
  }

  return (ofBoard = false) => {
    told.textContent = "";
    keeps = ofBoard;
    own.textContent = words(ofBoard ? "new.use" : "new.own");
    if (ofBoard) fields.shape.choose(layoutOf(store.state().position));
    offer();
    openDialog(dialog);
  };
}
