/**
 * The player's settings, each a signal. A setting that the player has changed is kept in the browser; the others have
 * their default values, which a later version may change. Where the browser refuses storage, a change holds for this
 * visit.
 *
 * @typedef {import("./browser-storage.js").TextStorage} TextStorage
 * @typedef {ReturnType<typeof rulesFor>} Rules
 * @typedef {{ [Name in keyof Rules]: Rules[Name]["usual"] }} SettingValues
 * @typedef {{ [Name in keyof SettingValues]: import("@preact/signals-core").Signal<SettingValues[Name]> }} Settings
 */
import { chooseLanguage, languages } from "../i18n/languages.js";
import { levelNames } from "../model/puzzle-goal.js";
import { effect, signal } from "../model/signals.js";
import { techniques } from "../model/techniques.js";
import { browserStorage, readJson, settingsName, writeJson } from "./browser-storage.js";

/** The longest work for a class that is kept: as long as the address of a page may be. */
const longestWork = 200_000;

/**
 * One of a few names.
 *
 * @template {string} Name
 * @param {readonly Name[]} names
 * @param {NoInfer<Name>} usual
 */
const oneOf = (names, usual) => ({
  usual,
  names,
  accepts: (/** @type {unknown} */ value) => names.some((name) => name === value),
});

/** @param {boolean} usual */
const yesOrNo = (usual) => ({ usual, accepts: (/** @type {unknown} */ value) => typeof value === "boolean" });

/**
 * What each setting may be, and what it is until the player changes it.
 *
 * @param {readonly string[]} wanted languages of the reader (BCP 47), the most wanted first
 */
const rulesFor = (wanted) => ({
  language: oneOf(languages, chooseLanguage(wanted)),
  /**
   * how a cell is named: row 1, column 1, and r1c1 where names must be short; r1c1; A1 with a letter for the row; A1
   * with a letter for the column
   */
  naming: oneOf(["words", "rc", "a1", "column-letters"], "words"),
  /** whether the names of techniques have their English names in brackets */
  englishNames: yesOrNo(true),
  /** `auto`: as the device. The others have tables of colours of their own (styles/themes.css) */
  theme: oneOf(["auto", "light", "dark", "paper", "night", "contrast", "blue-orange"], "auto"),
  /** whether one chooses the cell first, or the digit first */
  entryOrder: oneOf(["cell", "digit"], "cell"),
  /**
   * what has the places of a keypad: candidates and notes that were filled in, also the player's own centre notes, or
   * neither
   */
  noteStyle: oneOf(["candidates", "keypad", "centre"], "candidates"),
  markErrors: oneOf(["never", "request", "at-once"], "request"),
  /** whether placing a digit removes the digit from the notes of its peers */
  removeNotes: yesOrNo(true),
  highlightPeers: yesOrNo(true),
  highlightSame: yesOrNo(true),
  /** when the edges of the board show coordinates: while an explanation is open, or always */
  coordinates: oneOf(["explaining", "always"], "explaining"),
  timer: oneOf(["shown", "hidden"], "shown"),
  sounds: yesOrNo(false),
  /** `auto`: as the device; `none`: nothing moves */
  motion: oneOf(["auto", "none"], "auto"),
  /** where a key without a modifier works: anywhere on the page, or only while the board has the focus */
  keyReach: oneOf(["page", "board"], "page"),
  /** the keys that the player has given to commands (places/keyboard/chords.js), by command */
  keys: {
    usual: /** @type {Readonly<Record<string, string>>} */ ({}),
    accepts: (/** @type {unknown} */ value) =>
      isRecord(value) && Object.values(value).every((key) => typeof key === "string"),
  },
  /** ids of techniques that hints and paths leave out; at least one technique is left */
  without: {
    usual: /** @type {readonly string[]} */ ([]),
    accepts: (/** @type {unknown} */ value) =>
      Array.isArray(value) && value.every((id) => techniques.includes(id)) && new Set(value).size < techniques.length,
  },
  /** the kinds of rules that the player has met: a game with another kind says its rules by itself */
  metRules: {
    usual: /** @type {readonly string[]} */ ([]),
    accepts: (/** @type {unknown} */ value) => Array.isArray(value) && value.every((kind) => typeof kind === "string"),
  },
  /** whether the combinations of the selected cage are shown below the board */
  cageLine: yesOrNo(false),
  /** what was printed last, and how (places/print/draft.js) */
  print: {
    usual: /** @type {Readonly<Record<string, unknown>>} */ ({}),
    accepts: (/** @type {unknown} */ value) => isRecord(value),
  },
  /** the day on which the player was last shown the daily puzzles of the day, or an empty text */
  greeted: { usual: "", accepts: (/** @type {unknown} */ value) => typeof value === "string" },
  /** whether the player may not know the rules of sudoku, and is shown the way to them */
  newcomer: yesOrNo(true),
  /** whether the player was told that the page works without a network */
  toldOffline: yesOrNo(false),
  /** the level that was chosen last */
  level: oneOf(levelNames, "easy"),
  /** the work for a class that a link has brought last, as what follows `#learn/class?`; empty when there is none */
  classWork: {
    usual: "",
    accepts: (/** @type {unknown} */ value) => typeof value === "string" && value.length <= longestWork,
  },
});

/**
 * The settings of this browser. A value that is stored but not valid is ignored. A change in another tab holds here,
 * too.
 *
 * @param {{ storage?: TextStorage | null, wanted?: readonly string[], tabs?: Pick<EventTarget, "addEventListener"> }}
 *   [surroundings] `tabs` hears of changes in other tabs by `storage` events
 * @returns {Settings}
 */
export function createSettings({ storage = browserStorage(), wanted = navigator.languages, tabs = globalThis } = {}) {
  const rules = rulesFor(wanted);
  const names = /** @type {(keyof Rules)[]} */ (Object.keys(rules));
  const stored = readStored(storage);
  const settings = /** @type {Record<string, import("@preact/signals-core").Signal<unknown>>} */ (
    Object.fromEntries(names.map((name) => [name, signal(accepted(rules, name, stored))]))
  );

  for (const name of names) {
    let last = settings[name].peek();
    effect(() => {
      const { value } = settings[name];
      if (value === last) return;
      last = value;
      writeSetting(storage, name, value);
    });
  }
  tabs.addEventListener("storage", (event) => {
    if (/** @type {StorageEvent} */ (event).key !== settingsName) return;
    const changed = readStored(storage);
    for (const name of names)
      if (!sameValue(changed[name], settings[name].peek())) settings[name].value = accepted(rules, name, changed);
  });
  return /** @type {Settings} */ (/** @type {unknown} */ (settings));
}

/** @param {Rules} rules @param {keyof Rules} name @param {Record<string, unknown>} stored */
const accepted = (rules, name, stored) => (rules[name].accepts(stored[name]) ? stored[name] : rules[name].usual);

/** @param {unknown} a @param {unknown} b */
const sameValue = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Writes one setting beside what is stored, so that two tabs keep each other's changes and the settings of a newer
 * version stay.
 *
 * @param {TextStorage | null} storage
 * @param {string} name
 * @param {unknown} value
 */
function writeSetting(storage, name, value) {
  const stored = readStored(storage);
  if (sameValue(stored[name], value)) return;
  writeJson(storage, settingsName, { ...stored, [name]: value });
}

/** @param {TextStorage | null} storage @returns {Record<string, unknown>} */
function readStored(storage) {
  const stored = readJson(storage, settingsName);
  return isRecord(stored) ? stored : {};
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
