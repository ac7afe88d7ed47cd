/** The dialog with all shortcuts: a list that can be searched, and in which each command can be given another key. */
import { createDialog } from "../../controls/dialog.js";
import { h } from "../../controls/dom.js";
import { choiceField } from "../../controls/fields.js";
import { chordFor, chordsOf, isModifier, keyMapOf } from "./chords.js";
import { commandOf, commands, fixedKeys, groups } from "./commands.js";

/** @typedef {import("../shell/app.js").App} App */
/** @typedef {import("./commands.js").CommandId} CommandId */

const headings = /** @type {const} */ ({
  read: "keys.group-read",
  go: "keys.group-go",
  play: "keys.group-play",
  notes: "keys.group-notes",
  page: "keys.group-page",
});

/** @param {import("./commands.js").FixedKeys["keys"]} keys @returns {keys is import("../../i18n/words.js").PageKey} */
const hasName = (keys) => keys.startsWith("keys.");

/** @param {App} app */
export function openShortcuts(app) {
  const { words, settings } = app;
  const search = h("input", { type: "search", autocomplete: "off", oninput: filter });
  const told = h("p", { class: "keys-told", role: "status" });
  const resetAll = h(
    "button",
    { type: "button", class: "button", onclick: () => change({}, words("keys.all-reset")) },
    words("keys.reset-all"),
  );
  const reach = choiceField(
    words("keys.reach"),
    [
      { value: /** @type {const} */ ("page"), label: words("keys.reach-page") },
      { value: /** @type {const} */ ("board"), label: words("keys.reach-board") },
    ],
    settings.keyReach.peek(),
    (value) => {
      settings.keyReach.value = value;
    },
  );
  const rows = new Map(commands.map(({ id }) => [id, commandRow(id)]));
  const sections = groups.map((group) => section(group));
  const nothing = h("p", { class: "aside", hidden: true }, words("keys.none-found"));
  const dialog = createDialog(
    words,
    words("keys.title"),
    h(
      "div",
      { class: "keys-dialog" },
      h("p", { class: "aside" }, words("keys.about")),
      h("label", { class: "field keys-search" }, h("span", {}, words("keys.search")), search),
      told,
      ...sections.map(({ element }) => element),
      nothing,
      reach.element,
      h("div", { class: "card-buttons" }, resetAll),
    ),
  );
  dialog.classList.add("dialog-keys");
  /** The command that waits for its new key. @type {CommandId | null} */
  let waiting = null;
  // A key that is awaited is neither a search nor the end of the dialog.
  dialog.addEventListener("keydown", take, true);
  dialog.addEventListener("cancel", (event) => {
    if (waiting) event.preventDefault();
  });
  write();
  dialog.showModal();

  /** @param {CommandId} id */
  function commandRow(id) {
    const label = words(commandOf(id).label);
    const key = h("button", {
      type: "button",
      class: "button keys-key",
      onclick: () => wait(waiting === id ? null : id),
    });
    const reset = h(
      "button",
      {
        type: "button",
        class: "quiet keys-reset",
        "aria-label": words("keys.reset-named", { command: label }),
        onclick: () => resetOne(id),
      },
      words("keys.reset"),
    );
    return {
      element: h("li", { class: "keys-row" }, h("span", { class: "keys-label" }, label), reset, key),
      key,
      reset,
      label,
    };
  }

  /** @param {import("./commands.js").Group} group */
  function section(group) {
    const changeable = commands
      .filter((command) => command.group === group)
      .map(({ id }) => /** @type {NonNullable<ReturnType<typeof rows.get>>} */ (rows.get(id)));
    const fixed = fixedKeys
      .filter((each) => each.group === group)
      .map(({ keys, label }) =>
        h(
          "li",
          { class: "keys-row" },
          h("span", { class: "keys-label" }, words(label)),
          h("kbd", { class: "keys-fixed" }, hasName(keys) ? words(keys) : keys),
        ),
      );
    const items = [...fixed, ...changeable.map(({ element }) => element)];
    return {
      element: h("section", {}, h("h3", {}, words(headings[group])), h("ul", { class: "keys-list" }, ...items)),
      items,
    };
  }

  /** Writes the keys as they are now. */
  function write() {
    const chords = chordsOf(settings.keys.peek());
    for (const [id, { key, reset, label }] of rows) {
      const chord = chords.get(id) ?? "";
      key.textContent = waiting === id ? words("keys.press") : chord;
      key.setAttribute(
        "aria-label",
        waiting === id ? words("keys.press") : words("keys.change", { command: label, key: chord }),
      );
      key.setAttribute("aria-pressed", String(waiting === id));
      reset.hidden = chord === commandOf(id).chord;
    }
    resetAll.hidden = Object.keys(settings.keys.peek()).length === 0;
  }

  /** @param {CommandId | null} id */
  function wait(id) {
    waiting = id;
    told.textContent = id ? words("keys.waiting", { command: words(commandOf(id).label) }) : "";
    write();
  }

  /** @param {Record<string, string>} keys @param {string} sentence */
  function change(keys, sentence) {
    settings.keys.value = keys;
    waiting = null;
    told.textContent = sentence;
    write();
  }

  /** @param {CommandId} id */
  function resetOne(id) {
    const others = without(settings.keys.peek(), id);
    const { label, chord } = commandOf(id);
    const by = keyMapOf(others).get(chord);
    const row = rows.get(id);
    if (by !== undefined && by !== id)
      told.textContent = words("keys.used", { key: chord, command: words(commandOf(by).label) });
    else {
      change(others, words("keys.changed", { key: chord, command: words(label) }));
      row?.key.focus();
    }
  }

  /** @param {KeyboardEvent} event */
  function take(event) {
    if (!waiting || isModifier(event)) return;
    // With Tab the player leaves the button: the command keeps its key.
    if (event.key === "Tab") return wait(null);
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Escape") return wait(null);
    const id = waiting;
    const result = chordFor(event, id, keyMapOf(settings.keys.peek()));
    const { label, chord: usual } = commandOf(id);
    if ("chord" in result) {
      const others = without(settings.keys.peek(), id);
      change(
        result.chord === usual ? others : { ...others, [id]: result.chord },
        words("keys.changed", { key: result.chord, command: words(label) }),
      );
    } else if (result.reason === "used") {
      told.textContent = words("keys.used", { key: keyName(event), command: words(commandOf(result.by).label) });
    } else told.textContent = words("keys.refused", { key: keyName(event), reason: result.reason });
  }

  function filter() {
    const text = search.value.trim().toLocaleLowerCase(words.language);
    for (const { element, items } of sections) {
      for (const item of items) item.hidden = !item.textContent.toLocaleLowerCase(words.language).includes(text);
      element.hidden = items.every(({ hidden }) => hidden);
    }
    nothing.hidden = sections.some(({ element }) => !element.hidden);
  }
}

/** @param {Readonly<Record<string, string>>} keys @param {CommandId} id */
const without = (keys, id) => Object.fromEntries(Object.entries(keys).filter(([name]) => name !== id));

/** @param {KeyboardEvent} event */
const keyName = ({ key }) => (key === " " ? "␣" : key.length === 1 ? key.toUpperCase() : key);
