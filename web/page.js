/** The page: creates what it is made of, and starts the shell. start.js loads this module. */
import { createEngine } from "./engine/index.js";
import { cellsOf } from "./formats/line.js";
import { Games } from "./games/games.js";
import { createSettings } from "./games/settings.js";
import { createFacts } from "./model/facts.js";
import { firstGame } from "./model/ready-puzzles.js";
import { bindActions, createStore } from "./model/store.js";
import { canShow, keepGames } from "./places/shell/services.js";
import { createPageEngine } from "./places/shell/page-engine.js";
import { createAddress } from "./places/shell/route.js";
import { startShell } from "./places/shell/shell.js";
import { nextTask } from "./model/next-task.js";

export async function start() {
  // The browser may look at input after each step.
  await nextTask();
  const settings = createSettings();
  await nextTask();
  const store = createStore(firstGame());
  await nextTask();
  const address = createAddress();
  const games = new Games(store, { canShow });
  const restoring = keepGames(games, address.now());
  await nextTask();
  const engine = createPageEngine(() => createEngine({ worker: true }));
  await nextTask();
  await restoring;
  await startShell({
    engine,
    store,
    address,
    games,
    actions: bindActions(store),
    settings,
    facts: createFacts(engine, cellsOf),
  });
  document.getElementById("main")?.removeAttribute("aria-busy");
}
