/** The hint in the card: three presses, each telling more; then the step can be applied. */
import { fill, h } from "../controls/dom.js";
import { rightsOf } from "../model/rights.js";
import { effect, untracked } from "../model/signals.js";
import { legendView } from "./step-legend.js";
import { linkView } from "./link-view.js";
import { createMistakeView } from "./mistake-view.js";
import { answerOf, aside, cardButton, givenSentence, runWork } from "./room.js";
import { sentencesAt, stepView } from "./step-view.js";

/** @typedef {import("./hinting.js").Hint} Hint */
/** @typedef {import("./hinting.js").NextStep} NextStep */

const nothing = /** @type {const} */ ({
  blank: "solve.blank",
  solved: "hint.solved",
  conflict: "hint.conflict",
  unsolvable: "solve.none",
  stuck: "hint.stuck",
  unfinished: "hint.unfinished",
});

/** A longer conclusion, in characters, would leave the reasons no room on a phone. */
const longestInSight = 120;

/**
 * Whether a hint is the one before, now with what is known of the number of solutions.
 * @param {Hint} before @param {Hint} now
 */
const isProved = (before, now) =>
  before.found !== now.found &&
  before.strength === now.strength &&
  (before.found.kind === "step" && now.found.kind === "step"
    ? before.found.step === now.found.step
    : before.found.kind === "stuck" && now.found.kind === "stuck" && before.position === now.position);

/**
 * The conclusion of a step above its button: both stay in sight while the reasons are scrolled. A long conclusion is
 * scrolled with the reasons.
 *
 * @param {HTMLElement | null} end @param {HTMLElement} buttons @returns {HTMLElement[]}
 */
function footOf(end, buttons) {
  if (!end) return [buttons];
  return (end.textContent ?? "").length > longestInSight
    ? [end, buttons]
    : [h("div", { class: "card-foot" }, end, buttons)];
}

/**
 * @param {import("./room.js").Room & { mostStrength?: () => import("./hinting.js").Strength | 0 }} room `mostStrength`:
 *   presses go no further than this for the puzzle on the board; 0 where it has no hints
 */
export function createHintView(room) {
  const {
    teaching: { hinting },
    store,
    card,
    words,
    say,
    mostStrength = () => 3,
  } = room;
  const content = h("div", { class: "card-parts" });
  const apply = cardButton(
    words("hint.apply"),
    () => {
      if (hinting.apply()) say(words("hint.applied"));
    },
    true,
  );
  const more = cardButton(words("hint.more"), () => press());
  more.dataset.goOn = "";
  /** What is known of the number of solutions, below a step or in place of one. */
  const proof = aside("");
  /** The hint that the card shows. @type {Hint | null} */
  let shown = null;
  const mistakes = createMistakeView(room);
  const hintTopic = { title: words("hint.title"), content, closed: hinting.close };
  const mistakeTopic = { title: words("mistake.title"), content, closed: hinting.close };
  /** The button that goes on from here. @type {HTMLElement | undefined} */
  let main;
  const isShown = () => card.shows(hintTopic) || card.shows(mistakeTopic);

  function press() {
    const { refusal } = rightsOf(store.state());
    if (refusal) {
      say(words(refusal));
      return;
    }
    const most = mostStrength();
    if (most === 0) {
      say(words("hint.not-allowed"));
      return;
    }
    const isWhole = (hinting.current.peek()?.strength ?? 0) >= most && isShown();
    if (isWhole) main?.focus();
    else void runWork(room, ({ signal }) => hinting.press(signal, { most }));
  }

  /** @param {Hint | null} hint */
  function tell(hint) {
    const before = shown;
    shown = hint;
    if (!hint) {
      if (isShown()) card.close();
    } else if (before && isShown() && isProved(before, hint)) tellProof(hint.found);
    else if (hint.found.kind === "step") tellStep(hint, hint.found);
    else if (hint.found.kind === "mistake") tellMistake(hint, hint.found.wrong);
    else {
      const sentence = words(nothing[hint.found.kind]);
      proof.textContent = hint.found.kind === "stuck" ? givenSentence(hint.found.given, words) : "";
      show({
        main: undefined,
        content: [h("p", {}, sentence), proof.textContent !== "" && proof],
        read: words.text([sentence, proof.textContent]),
      });
    }
  }

  /** @param {Hint} hint @param {NextStep} found */
  function tellStep({ position, strength, explainer }, { step, start, given }) {
    if (explainer?.language !== words.language) return void answerOf(room, hinting.reword);
    const explanation = explainer.explain(step, { position, sets: start.sets });
    const told =
      strength === 3
        ? linkView(room, step, explanation)
        : { element: stepView(explanation, step.technique, strength), end: null, begin: () => {} };
    const most = mostStrength();
    more.hidden = strength >= most;
    apply.hidden = strength < 3;
    // The weakest hint names no technique, but a mistake that was not found leads astray at any strength.
    proof.textContent = strength > 1 || given === "unknown" ? givenSentence(given, words) : "";
    show({
      main: strength === 3 ? apply : more.hidden ? undefined : more,
      content: [
        // A hint that is asked for by its name may tell more than presses do.
        most > 1 &&
          h(
            "p",
            { class: "aside hint-strength" },
            words("hint.strength", { strength, most: Math.max(most, strength) }),
          ),
        told.element,
        strength === 3 && legendView(step, position, explainer),
        ...notesOn(step, start, strength).map(aside),
        proof.textContent !== "" && proof,
        ...footOf(told.end, h("div", { class: "card-buttons" }, more, apply)),
      ],
      read: words.text(sentencesAt(explanation, strength)),
    });
    told.begin();
  }

  /** @param {Hint} hint @param {import("./first-look.js").Mistakes} wrong */
  function tellMistake({ strength, back }, wrong) {
    const { sentences, note, buttons } = mistakes.view(wrong, strength, back);
    more.hidden = strength >= mostStrength();
    show(
      {
        main: buttons[0] ?? (more.hidden ? undefined : more),
        content: [
          ...sentences.map((sentence) => h("p", {}, sentence)),
          note !== "" && aside(note),
          h("div", { class: "card-buttons mistake-buttons" }, more, ...buttons),
        ],
        read: words.text([...sentences, note]),
      },
      mistakeTopic,
    );
  }

  /**
   * What the player has to know about the candidates.
   * @param {import("../model/step.js").Step} step
   * @param {import("../model/hint-position.js").Start} start
   * @param {number} strength
   */
  function notesOn({ eliminations = [] }, { from }, strength) {
    const usesLeft = strength > 1 && from === "left" && eliminations.length > 0;
    return usesLeft ? [words(strength === 3 ? "hint.will-note" : "hint.from-left")] : [];
  }

  /** The proof has come: the step, and where the player is reading it, stay. @param {Hint["found"]} found */
  function tellProof(found) {
    const given = "given" in found ? found.given : "unknown";
    proof.textContent = given === "unique" ? words("status.unique") : givenSentence(given, words);
    card.announce(proof.textContent);
  }

  /**
   * @param {{ content: (HTMLElement | false)[], read: string, main: HTMLElement | undefined }} told
   * @param {typeof hintTopic} [topic]
   */
  function show(told, topic = hintTopic) {
    const hadFocus = card.hasFocus();
    fill(content, told.content);
    card.open(topic);
    content.parentElement?.scrollTo(0, 0);
    card.announce(told.read);
    ({ main } = told);
    if (hadFocus) main?.focus({ preventScroll: true });
  }

  const release = effect(() => {
    const hint = hinting.current.value;
    untracked(() => tell(hint));
  });
  return {
    press,
    /** Leaves the hint open, so that another view can show it after a change of language. */
    dispose() {
      release();
      for (const topic of [hintTopic, mistakeTopic]) topic.closed = () => {};
    },
  };
}
