/** The page: creates what it is made of, and starts the shell. */
import { createEngine } from "./engine/index.js";
import { cellsOf } from "./formats/puzzle.js";
import { Games } from "./games/games.js";
import { createSettings } from "./games/settings.js";
import { loadWords } from "./i18n/words.js";
import { createFacts } from "./model/facts.js";
import { firstGame } from "./model/ready-puzzles.js";
import { bindActions, createStore } from "./model/store.js";
import { createTemporaryBoard } from "./model/temporary-board.js";
import { createBoards } from "./places/shell/boards.js";
import { keepGames } from "./places/shell/keeping.js";
import { lateEngine } from "./places/shell/late-engine.js";
import { startShell } from "./places/shell/shell.js";
import { nextTask } from "./controls/next-task.js";

async function start() {
  document.getElementById("from-disk")?.remove();
  // The browser may look at input after each step.
  await nextTask();
  const settings = createSettings();
  // The sentences are on their way while the board is built; the shell waits for them.
  loadWords(settings.language.peek()).catch(() => {});
  await nextTask();
  const store = createStore(firstGame());
  const temporary = createTemporaryBoard(store);
  await nextTask();
  const games = new Games(temporary.own);
  const restoring = keepGames(games);
  await nextTask();
  const engine = lateEngine(() => createEngine());
  await nextTask();
  useLateStyles();
  await restoring;
  const actions = bindActions(store);
  await startShell({
    engine, store, actions, games, temporary,
    settings,
    facts: createFacts(engine, cellsOf),
    boards: createBoards(temporary.own, actions.startGame),
  });
  document.getElementById("main")?.removeAttribute("aria-busy");
}

/** The browser fetches styles for paper without waiting for them. From now on they are for the screen. */
function useLateStyles() {
  const link = document.getElementById("late-styles");
  if (link instanceof HTMLLinkElement) link.media = "all";
}

void start();
