/** What the page shows of the other player: a line under the board, and marks on the board. */
import { h, renew } from "../../controls/dom.js";
import { effect, untracked } from "../../model/signals.js";
import { partnerExtension } from "./partner-drawing.js";

/**
 * @param {import("../shell/app.js").App} app
 * @param {import("./partnership.js").Partnership} partnership
 * @param {import("../../i18n/together-words.js").TogetherWords} said
 * @param {() => void} open opens the dialog
 * @returns {() => void} ends this
 */
export function showPartner(app, { kept, standing, partner }, said, open) {
  const { words } = app;
  const line = h("button", { type: "button", class: "newcomer together-line", hidden: true, onclick: open });
  document.getElementById("status")?.after(line);
  const marks = { entered: said("together.by-other"), here: said("together.other-here") };
  let removeMarks = () => {};
  let isDone = false;

  const stopLine = effect(() => {
    const { progress } = partner.value;
    const shared = kept.value;
    const isJoined = standing.value === "joined";
    const { place, play } = app.store.session.value;
    const all = play?.position.givens.filter((digit) => !digit).length ?? 0;
    const text = !isJoined
      ? said("together.line-cut")
      : shared?.way === "race" && progress
        ? said("together.progress", { filled: progress.filled, all })
        : said("together.line-joined");
    renew(line, { hidden: place !== "play" || !shared || standing.value === "open" }, text);
    if (progress?.isDone && !isDone)
      untracked(() => app.say(said("together.other-done", { time: words.time(progress.elapsed) })));
    isDone = progress?.isDone ?? false;
  });
  const stopMarks = effect(() => {
    const [shared, { cursor }] = [kept.value, partner.value];
    untracked(() => {
      removeMarks();
      removeMarks =
        shared?.way === "together"
          ? app.extendBoard(partnerExtension(shared.board, cursor, shared.game, marks))
          : () => {};
    });
  });
  return () => {
    stopLine();
    stopMarks();
    removeMarks();
    line.remove();
  };
}
