/**
 * What takes the place of the keys below a finished board, which have nothing left to enter: how to go on, the daily
 * puzzles of today, calendar, sharing, and the result once more.
 */
import { lineIcon } from "../../controls/board-icons.js";
import { keepFocus } from "../../controls/buttons.js";
import { h } from "../../controls/dom.js";
import { loadPlayedWords } from "../../i18n/played-words.js";
import { dayOf } from "../../model/days.js";
import { onwardFrom } from "./onward.js";
import { sharingOf } from "./share-result.js";

/** @typedef {import("../shell/app.js").App} App */

const shapes = {
  calendar: "M4 6h16v14H4zM4 10h16M8 3v5M16 3v5",
  share: "M12 15V3M7.5 7.5 12 3l4.5 4.5M5 12v9h14v-9",
  result: "m4 12.5 4.5 4.5L20 5.5M4 21h16",
};

/**
 * @param {App} app
 * @param {HTMLElement} controls those of place Play, with a row of tools, modes and a keypad
 * @param {object} commands
 * @param {() => void} commands.playNext starts another puzzle of the same level
 * @param {() => void} commands.openResult
 * @returns {Promise<() => void>} takes it away
 */
export async function mountAfterGame(app, controls, { playNext, openResult }) {
  const { words, store, say, games } = app;
  const state = store.state();
  const [said, { dailyStrip, openCalendar }] = await Promise.all([
    loadPlayedWords(words.language),
    app.load("new"),
    games.load(),
  ]);
  const today = dayOf(Date.now());
  const onward = await onwardFrom(app, state, said, playNext);
  const share = sharingOf(app, state, said);
  const tools = h(
    "div",
    { class: "after-tools", role: "group", "aria-label": said("finish.title"), onmousedown: keepFocus },
    afterTool("result", said("finish.result"), openResult),
    afterTool("calendar", words("daily.calendar"), () => void openCalendar(app, today, () => {})),
    afterTool("share", said("finish.share"), () => void share.text(say)),
  );
  const main = "button button-main";
  const goOn =
    onward &&
    ("href" in onward
      ? h("a", { class: main, href: onward.href }, onward.label)
      : h("button", { type: "button", class: main, onclick: () => void onward.act() }, onward.label));
  const element = h(
    "div",
    { class: "after-game" },
    goOn,
    dailyStrip(app, today, () => {}),
  );
  controls.querySelector(".tool-more")?.parentElement?.before(tools);
  controls.querySelector(".keypad")?.after(element);
  return () => {
    tools.remove();
    element.remove();
  };
}

/** @param {keyof typeof shapes} name @param {string} label @param {() => void} press */
const afterTool = (name, label, press) =>
  h(
    "button",
    { type: "button", class: "tool", title: label, onclick: press },
    lineIcon(shapes[name]),
    h("span", {}, label),
  );
