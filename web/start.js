/**
 * Loads what the page cannot start without. What fails to load is tried again until it is there, and the page says so
 * meanwhile. In a frame of another site the page does not start, but says how it does.
 */
import sentences from "nonet-start-words";

import { isFramedByAnother } from "./controls/framed.js";
import { persistently } from "./controls/persistently.js";
import { readLanguage } from "./games/language.js";
import { loadCatalogue } from "./i18n/catalogues.js";

/** @param {string} sentence */
function tell(sentence) {
  const status = /** @type {HTMLElement} */ (document.getElementById("status"));
  status.textContent = sentence;
  status.setAttribute("role", "status");
  status.lang = language;
}

const tellNotLoaded = () => tell(sentences[language].notLoaded);

/** A link to this page, without what shows it. */
const linkAlone = () =>
  Object.assign(document.createElement("a"), {
    href: location.href,
    target: "_blank",
    rel: "noopener",
    textContent: sentences[language].openAlone,
  });

/** Says in place of the page why it does not start, where start-failures.js says it of an old browser. */
function tellFramed() {
  const main = /** @type {HTMLElement} */ (document.getElementById("main"));
  const told = Object.assign(document.createElement("p"), {
    id: "not-started",
    className: "not-started",
    role: "alert",
    lang: language,
  });
  told.append(sentences[language].framed, document.createElement("br"), linkAlone());
  main.removeAttribute("aria-busy");
  main.prepend(told);
}

async function startPage() {
  // The browser is too old, and start-failures.js has said so.
  if (document.getElementById("not-started")) return;
  document.getElementById("from-disk")?.remove();
  if (isFramedByAnother()) return tellFramed();
  const [{ start }] = await Promise.all([
    persistently(() => import("./page.js"), tellNotLoaded),
    persistently(() => loadCatalogue(language), tellNotLoaded),
  ]);
  await start();
}

const language = readLanguage();
void startPage();
