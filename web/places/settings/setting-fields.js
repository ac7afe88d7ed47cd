/** A field for each setting. A field follows its setting, which another tab may change. */
import { h } from "../../controls/dom.js";
import { checkField, choiceField } from "../../controls/fields.js";
import { languageNames, languages } from "../../i18n/words.js";
import { effect } from "../../model/signals.js";

/**
 * @param {import("../shell/app.js").App} app
 * @returns {{ languages: () => HTMLElement[], playing: () => HTMLElement[], looks: () => HTMLElement[], focusLanguage:
 *   () => void, dispose: () => void }} each part is made when it is called for
 */
export function settingFields({ words, settings }) {
  /** @type {(() => void)[]} */
  const ends = [];

  /**
   * @template {string} V
   * @param {import("../../model/signals.js").Signal<V>} setting
   * @param {string} legend
   * @param {{ value: V, label: string, lang?: string }[]} options
   */
  function follow(setting, legend, options) {
    const field = choiceField(legend, options, setting.peek(), (value) => {
      setting.value = value;
    });
    ends.push(effect(() => field.choose(setting.value)));
    return field;
  }

  /**
   * @template {string} V
   * @param {import("../../model/signals.js").Signal<V>} setting
   * @param {string} legend
   * @param {Record<V, string>} labels
   */
  function choice(setting, legend, labels) {
    return follow(
      setting,
      legend,
      Object.entries(labels).map(([value, label]) => ({ value: /** @type {V} */ (value), label: String(label) })),
    ).element;
  }

  /** @param {import("../../model/signals.js").Signal<boolean>} setting @param {string} label */
  function check(setting, label) {
    const field = checkField(label, setting.peek(), (checked) => {
      setting.value = checked;
    });
    ends.push(effect(() => field.check(setting.value)));
    return field.element;
  }

  const language = follow(
    settings.language,
    words("set.language"),
    languages.map((value) => ({ value, label: languageNames[value], lang: value })),
  );

  return {
    languages: () => [
      language.element,
      choice(settings.naming, words("set.naming"), {
        words: words("set.naming-words"),
        rc: words("set.naming-rc"),
        a1: words("set.naming-a1"),
        "column-letters": words("set.naming-letters"),
      }),
      ...(words.language === "en" ? [] : [check(settings.englishNames, words("set.english-names"))]),
    ],
    playing: () => [
      choice(settings.entryOrder, words("set.entry"), {
        cell: words("set.entry-cell"),
        digit: words("set.entry-digit"),
      }),
      choice(settings.markErrors, words("set.errors"), {
        never: words("set.errors-never"),
        request: words("set.errors-request"),
        "at-once": words("set.errors-at-once"),
      }),
      check(settings.removeNotes, words("set.remove-notes")),
      choice(settings.timer, words("set.timer"), {
        shown: words("set.timer-shown"),
        hidden: words("set.timer-hidden"),
      }),
    ],
    looks: () => [
      choice(settings.theme, words("set.theme"), {
        auto: words("set.theme-auto"),
        light: words("set.theme-light"),
        dark: words("set.theme-dark"),
        paper: words("set.theme-paper"),
        night: words("set.theme-night"),
        contrast: words("set.theme-contrast"),
        "blue-orange": words("set.theme-blue-orange"),
      }),
      h(
        "div",
        {},
        check(settings.highlightPeers, words("set.peers")),
        check(settings.highlightSame, words("set.same")),
      ),
      choice(settings.noteStyle, words("set.notes"), {
        candidates: words("set.notes-candidates"),
        keypad: words("set.notes-keypad"),
        centre: words("set.notes-centre"),
      }),
      choice(settings.coordinates, words("set.coordinates"), {
        explaining: words("set.coordinates-explaining"),
        always: words("set.coordinates-always"),
      }),
      choice(settings.motion, words("set.motion"), { auto: words("set.motion-auto"), none: words("set.motion-none") }),
      check(settings.sounds, words("set.sounds")),
    ],
    focusLanguage: language.focus,
    dispose: () => {
      for (const end of ends) end();
    },
  };
}
