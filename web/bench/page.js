/** The benchmark page: its composition root. */
import { createEngine } from "../engine/index.js";
import { createSettings } from "../games/settings.js";
import { loadWords } from "../i18n/words.js";
import { mountTheme } from "./theme.js";
import { mountBench } from "./bench.js";

const settings = createSettings();
const language = settings.language.peek();
const words = await loadWords(language);
document.documentElement.lang = language;
document.title = words("bench.title");

const place = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
mountTheme(place("header"), words, settings.theme);
mountBench(place("bench"), { words, language, engine: createEngine() });
