/**
 * Quiet sounds: a digit is entered, a digit is marked as wrong, the puzzle is finished. Made by the browser; nothing is
 * loaded.
 */
import { digitsOn } from "../../model/position.js";
import { onChange } from "../../model/signals.js";

/** @typedef {import("../../model/state.js").State} State */
/** @typedef {keyof typeof tunes} Sound */

/** Notes in Hz, one after the other. */
const tunes = { enter: [660], erase: [440], wrong: [233, 196], finish: [523, 659, 784, 1047] };
const noteSeconds = 0.11;
const loudness = 0.05;

/**
 * Returns the sound of a change, or null.
 *
 * @param {State} before
 * @param {State} after
 * @returns {Sound | null}
 */
export function soundOf(before, after) {
  if (before.game.id !== after.game.id || before.activity !== after.activity) return null;
  if (after.game.finished !== null && before.game.finished === null) return "finish";
  if (after.wrong.length > before.wrong.length) return "wrong";
  if (after.position === before.position) return null;
  const [many, few] = [after, before].map(({ position }) => digitsOn(position).filter(Boolean).length);
  return many > few ? "enter" : many < few ? "erase" : null;
}

/**
 * Plays the sounds of the changes.
 *
 * @param {import("../../model/store.js").Store} store
 * @returns {() => void} ends the sounds
 */
export function playSounds(store) {
  /** @type {AudioContext | undefined} */
  let audio;
  let before = store.state();

  /** @param {readonly number[]} notes */
  function play(notes) {
    audio ??= new AudioContext();
    notes.forEach((note, i) =>
      tone(
        /** @type {AudioContext} */ (audio),
        note,
        /** @type {AudioContext} */ (audio).currentTime + i * noteSeconds,
      ),
    );
  }

  const unfollow = onChange(store.signal, (after) => {
    const sound = soundOf(before, after);
    before = after;
    if (sound) play(tunes[sound]);
  });
  return () => {
    unfollow();
    void audio?.close();
  };
}

/** @param {AudioContext} audio @param {number} note @param {number} start in seconds */
function tone(audio, note, start) {
  const oscillator = new OscillatorNode(audio, { type: "sine", frequency: note });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loudness, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 2 * noteSeconds);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + 2 * noteSeconds);
}
