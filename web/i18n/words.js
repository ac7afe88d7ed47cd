/**
 * The sentences of the page and of the element, in six languages. Each language is loaded when it is first wanted.
 *
 * `words(key, values)` is a sentence; `words.list(items)`, `words.number(n)`, `words.date(day)`, `words.time(ms)` and
 * `words.duration(ms)` write lists, numbers and times as the language does (locale.js); `words.language` is its tag.
 *
 * `words(key)` throws for a key that is not loaded. What the page opens later first waits for `words.whole()`: all sentences are there.
 *
 * @typedef {import("./messages.js").Words & import("./locale.js").Locale & { whole: () => Promise<void> }} Words
 * @typedef {import("./languages.js").Language} Language
 */
import { createLocale } from "./locale.js";
import { compileMessages } from "./messages.js";

export { chooseLanguage, languageNames, languages } from "./languages.js";

/** @typedef {() => Promise<{ default: Record<string, string> }>} Load */

/**
 * A language in two parts: what the page says before the first interaction, and the rest. In the sources both are the whole
 * catalogue; the build divides it (tools/build/first-keys.mjs). The file names are literals because a bundler must see them.
 *
 * @type {Record<Language, [Load, Load]>}
 */
const catalogues = {
  en: [() => import("./catalogues/page/en.js"), () => import("./catalogues/page/en.js?rest")],
  uk: [() => import("./catalogues/page/uk.js"), () => import("./catalogues/page/uk.js?rest")],
  ru: [() => import("./catalogues/page/ru.js"), () => import("./catalogues/page/ru.js?rest")],
  it: [() => import("./catalogues/page/it.js"), () => import("./catalogues/page/it.js?rest")],
  vi: [() => import("./catalogues/page/vi.js"), () => import("./catalogues/page/vi.js?rest")],
  zh: [() => import("./catalogues/page/zh.js"), () => import("./catalogues/page/zh.js?rest")],
};

/** @type {Map<string, Promise<Words>>} */
const loaded = new Map();

/**
 * Loads the sentences of a language, once. Rejects when the file cannot be fetched; the next call tries again.
 *
 * @param {Language} language
 * @returns {Promise<Words>} throws, when called, for a key that the catalogue does not have
 */
export function loadWords(language) {
  const known = loaded.get(language);
  if (known) return known;
  const [first, rest] = catalogues[language];
  const loading = first().then(({ default: catalogue }) => createWords(catalogue, language, rest));
  loaded.set(language, loading);
  loading.catch(() => loaded.delete(language));
  return loading;
}

/**
 * Makes the sentences of a catalogue that is already loaded.
 *
 * @param {Record<string, string>} catalogue
 * @param {Language} language
 * @param {Load} [rest] loads the messages that the catalogue lacks
 * @returns {Words}
 */
export function createWords(catalogue, language, rest) {
  const messages = { ...catalogue };
  /** @type {Promise<void> | null} */
  let loading = rest ? null : Promise.resolve();
  const whole = () => {
    loading ??= /** @type {Load} */ (rest)().then(({ default: more }) => { Object.assign(messages, more); });
    loading.catch(() => { loading = null; });
    return loading;
  };
  return Object.assign(compileMessages(messages, language), createLocale(language), { whole });
}
