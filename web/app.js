/** The page: creates what it is made of, and starts the shell. */
import { createEngine } from "./engine/index.js";
import { cellsOf } from "./formats/puzzle.js";
import { Games } from "./games/games.js";
import { createSettings } from "./games/settings.js";
import { loadWords } from "./i18n/words.js";
import { createFacts } from "./model/facts.js";
import { firstGame } from "./model/ready-puzzles.js";
import { bindActions, createStore } from "./model/store.js";
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
  await nextTask();
  const games = new Games(store);
  const restoring = keepGames(games);
  await nextTask();
  const engine = lateEngine(() => createEngine());
  await nextTask();
  useLateStyles();
  await restoring;
  await startShell({
    engine, store, games,
    actions: bindActions(store),
    settings,
    facts: createFacts(engine, cellsOf),
  });
  document.getElementById("main")?.removeAttribute("aria-busy");
}

/** The browser fetches styles for paper without waiting for them. From now on they are for the screen. */
function useLateStyles() {
  const link = document.getElementById("late-styles");
  if (link instanceof HTMLLinkElement) link.media = "all";
}

void start();
