/** The page: creates the words, the store and the engine, and passes them to the panels. */
import { createEngine } from "./engine/index.js";
import { chooseLanguage, createWords } from "./i18n/words.js";
import { newState } from "./model/state.js";
import { createStore } from "./model/store.js";
import { lateEngine } from "./panels/late-engine.js";
import { mountPage } from "./panels/page.js";
import { nextTask } from "./panels/task.js";
import { printPath, printSheet } from "./print/index.js";

const place = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

async function start() {
  document.getElementById("from-disk")?.remove();
  const engine = lateEngine(createEngine());
  await nextTask();
  const language = chooseLanguage(navigator.languages);
  const words = createWords(language);
  document.documentElement.lang = language;
  document.title = words("page.title");
  place("stage").setAttribute("aria-label", words("page.board"));
  place("side").setAttribute("aria-label", words("page.controls"));
  await nextTask();
  const places = { header: place("header"), stage: place("stage"), side: place("side") };
  await mountPage(places, { words, store: createStore(newState()), engine, printSheet, printPath });
}

void start();

if ("serviceWorker" in navigator && location.protocol.startsWith("http")) {
  navigator.serviceWorker.register("service-worker.js").catch(() => {});
}
