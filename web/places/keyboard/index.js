/**
 * The commands of the keyboard: which key means which command, and what a command does.
 *
 * @typedef {import("../shell/app.js").App} App
 * @typedef {import("./commands.js").CommandId} CommandId
 * @typedef {import("./prompts.js").Prompt} Prompt
 *
 * @typedef {object} Around
 * @property {import("../shell/status.js").Announcer} announcer
 * @property {() => Partial<Record<CommandId, import("../shell/app.js").Key>>} keys what the open place does for
 *   commands
 *
 * @typedef {ReturnType<typeof createCommands>} KeyboardCommands
 */
import { digitOf } from "../../model/digits.js";
import { faceOf } from "../../model/digit-face.js";
import { layoutOf } from "../../model/position.js";
import { computed, effect } from "../../model/signals.js";
import { createSharedCommands } from "./shared-commands.js";
import { chordOf, chordsOf, isLeader, isModifier, keyMapOf, letterIn, markButtons } from "./chords.js";
import { commandOf } from "./commands.js";
import { consequences } from "./consequences.js";

/** Commands that a held key repeats. @type {ReadonlySet<CommandId>} */
const repeating = new Set(["empty", "empty-back", "same", "same-back", "fault", "fault-back"]);

/** @param {App} app @param {Around} around */
export function createCommands(app, { announcer, keys }) {
  const { store, settings } = app;
  const keyMap = computed(() => keyMapOf(settings.keys.value));
  const layout = computed(() => layoutOf(store.signal.value.position));
  const commands = createSharedCommands(app, announcer);
  /** What the next key answers. @type {Prompt | null} */
  let prompt = null;
  /** Whether the key before was the one that goes before letters. */
  let isLed = false;
  /** @type {{ code: string, key: import("../shell/app.js").Key } | null} */
  let held = null;

  effect(() => markButtons(document, chordsOf(settings.keys.value), layout.value.digitCount));

  /** @param {KeyboardEvent} event @returns {boolean} whether the key has a use */
  function press(event) {
    if (isModifier(event)) return false;
    if (prompt) {
      const asked = prompt;
      prompt = null;
      if (event.key === "Escape") return true;
      const answer = asked(event);
      if (answer) {
        prompt = answer.then;
        return true;
      }
    }
    const led = isLed;
    isLed = !led && isLeader(event);
    return isLed || command(event, led);
  }

  /** @param {KeyboardEvent} event @param {boolean} led @returns {boolean} */
  function command(event, led) {
    const chord = chordOf(event);
    const isDigit =
      (faceOf(store.state())?.read(event, layout.value.digitCount) ?? event) !== event ||
      digitOf(letterIn(chord ?? ""), layout.value.digitCount);
    if (chord === null || (!led && isDigit)) return false;
    const id = keyMap.value.get(chord);
    if (id === undefined) {
      if (letterIn(chord)) commands.tellUnknown(chord);
      return letterIn(chord) !== "";
    }
    return event.repeat && !repeating.has(id) ? true : perform(id, event);
  }

  /** @param {CommandId} id @param {KeyboardEvent} event @returns {boolean} */
  function perform(id, event) {
    const key = keys()[id];
    if (key) {
      held = { code: event.code, key };
      key.press();
      return true;
    }
    const done = commands.perform(id, event);
    if (done === "absent") commands.tell(app.words("keys.not-here", { command: app.words(commandOf(id).label) }));
    if (typeof done === "function") prompt = done;
    return done !== "unused";
  }

  return {
    press,
    /** @param {Event} event */
    release(event) {
      if (event instanceof KeyboardEvent && held?.code !== event.code) return;
      held?.key.release?.();
      held = null;
    },
    /** @type {import("../../board/announcer.js").Announcing["consequences"]} */
    consequences: (before, after, conflicts) => consequences(before, after, conflicts, app.words),
    /** Names the keys of the buttons of a place that has just opened. */
    mark: () => markButtons(document, chordsOf(settings.keys.peek()), layout.peek().digitCount),
  };
}
