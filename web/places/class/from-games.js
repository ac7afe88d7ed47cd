/** The puzzles of the games that are kept on this device, each of which can be added to work. */
import { h } from "../../controls/dom.js";
import { errorSentence } from "../../controls/errors.js";
import { keptPuzzle } from "../../games/kept-puzzle.js";
import { taskOfPuzzle } from "../../model/class-sheet.js";
import { dayOf } from "../../model/days.js";
import { originParts } from "../new/puzzle-words.js";

/** Older games are not listed. */
const mostListed = 50;

/** @type {import("./adding.js").CreateWay} */
export function createFromGames(app, say, _names, { add, tell }) {
  const { words, games } = app;
  const told = h("p", { class: "hint" }, words("status.waiting"));
  const list = h("ul", { class: "class-games" });

  /** The newest game of each puzzle. */
  function listed() {
    const puzzles = new Set();
    return games.entries
      .peek()
      .filter(({ isUnreadable, puzzle, layout }) => {
        const key = `${layout} ${puzzle}`;
        return !isUnreadable && !puzzles.has(key) && puzzles.add(key);
      })
      .slice(0, mostListed);
  }

  /** @param {import("../../games/entry.js").GameEntry} game */
  async function take({ id, origin }) {
    try {
      const puzzle = await keptPuzzle(games, id);
      const task = puzzle && taskOfPuzzle(puzzle, origin.title ?? "", origin.face);
      if (task) add([task]);
      else tell(puzzle ? say("class.cannot-hold") : words("games.damaged"));
    } catch (error) {
      tell(errorSentence(error, words));
    }
  }

  async function show() {
    await games.load();
    const all = listed();
    told.textContent = all.length ? say("class.games-about") : say("class.no-games");
    list.replaceChildren(
      ...all.map((game) => {
        const date = words.date(dayOf(game.changed), "short");
        const name = [...originParts(game.origin, game.layout, words), date].join(" · ");
        return h(
          "li",
          {},
          h("span", {}, name),
          h(
            "button",
            {
              type: "button",
              class: "button",
              "aria-label": say("class.add-game", { game: name }),
              onclick: () => void take(game),
            },
            say("class.add-now"),
          ),
        );
      }),
    );
  }

  void show();
  return { element: h("div", { class: "class-way" }, told, list) };
}
