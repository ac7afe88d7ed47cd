/** What is kept on this device: all games and statistics go to a file, come from a file, or are deleted. */
import { h } from "../../controls/dom.js";
import { errorSentence } from "../../controls/errors.js";
import { chooseFile, saveFile } from "../../controls/files.js";
import { exerciseRecord } from "../../games/exercises.js";
import { stormBest } from "../../games/storm-best.js";
import { largestGamesFile } from "../../games/games.js";
import { effect } from "../../model/signals.js";

const fileName = "nonet-games.json";
const setAsideName = "nonet-set-aside.json";

/**
 * @param {string} name of the file
 * @param {Pick<import("../../games/games.js").Games, "exportText">} games
 * @param {readonly string[]} [ids] only these games
 */
async function saveAs(name, games, ids) {
  saveFile(new Blob([await games.exportText(ids)], { type: "application/json" }), name);
}

/**
 * Saves games that this version cannot show as a file.
 * @param {Pick<import("../shell/app.js").App, "words" | "games" | "say">} app
 * @param {readonly string[]} ids
 */
export const saveSetAside = ({ words, games, say }, ids) =>
  saveAs(setAsideName, games, ids).catch(() => say(words("games.damaged"), "error"));

/**
 * @param {Pick<import("../shell/app.js").App, "words" | "games">} app
 * @returns {{ element: HTMLElement, dispose: () => void }}
 */
export function deviceFields({ words, games }) {
  const kept = h("p", { class: "hint" });
  const told = h("p", { class: "dialog-told", role: "status" });
  const button = (/** @type {string} */ label, /** @type {() => unknown} */ act) =>
    h("button", { type: "button", class: "button", onclick: () => void act() }, label);
  const tell = (/** @type {string} */ sentence) => {
    told.textContent = sentence;
  };

  /** @param {File} file */
  async function load(file) {
    if (file.size > largestGamesFile) return tell(words("device.too-large", { most: largestGamesFile / 1_000_000 }));
    const imported = await file
      .text()
      .then((text) => games.importText(text))
      .catch(() => "failed");
    if (imported === "failed") tell(words("device.not-loaded"));
    else if (imported === null) tell(words("device.no-file"));
    else if (typeof imported === "object") {
      const { games: added, skipped, refused, hasBadProgress } = imported;
      tell(
        words.text([
          words("device.loaded", { games: added, skipped }).trim(),
          ...(refused ? [errorSentence(refused, words)] : []),
          ...(hasBadProgress ? [words("device.bad-progress")] : []),
        ]),
      );
    }
  }

  const remove = button(words("device.delete"), () => ask(true));
  const sure = button(words("device.delete-sure"), async () => {
    const isDone = await games.removeAll();
    if (isDone) for (const kept of [exerciseRecord(), stormBest()]) kept.forget();
    ask(false);
    tell(words(isDone ? "device.deleted" : "device.not-deleted"));
  });
  const keep = button(words("device.keep"), () => ask(false));
  const asking = h(
    "div",
    { class: "device-ask", hidden: true },
    h("p", { id: "device-ask" }, words("device.delete-ask")),
    h("div", { class: "device-buttons" }, keep, sure),
  );
  sure.setAttribute("aria-describedby", "device-ask");

  /** @param {boolean} isAsked */
  function ask(isAsked) {
    tell("");
    asking.hidden = !isAsked;
    remove.hidden = isAsked;
    (isAsked ? keep : remove).focus();
  }

  void games.load();
  const dispose = effect(() => {
    const { length } = games.entries.value.filter(({ isTouched }) => isTouched);
    kept.textContent = words("device.kept", { games: length });
  });
  const element = h(
    "div",
    { class: "device" },
    kept,
    h(
      "div",
      { class: "device-buttons" },
      button(words("device.save"), () => saveAs(fileName, games)),
      button(words("device.load"), () => chooseFile(".json,application/json", (file) => void load(file))),
      remove,
    ),
    asking,
    told,
  );
  return { element, dispose };
}
