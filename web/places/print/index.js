/** Place Print: what is printed and how it looks, a preview of all pages in place of the board, and the ways out. */
import { h } from "../../controls/dom.js";
import { isBlank } from "../../model/position.js";
import { effect, signal } from "../../model/signals.js";
import { answerBrowserPrint } from "../../print/browser-print.js";
import { packedSettingsIn, unpackSettings } from "../../print/settings-text.js";
import { hashOf } from "../shell/route.js";
import { createDraft } from "./draft.js";
import { createPrintForm } from "./form.js";
import { emptyList } from "./list-fields.js";
import { createPreview } from "./page-preview.js";
import { createProduction } from "./production.js";
import { settingsSentence } from "../../print/settings-words.js";
import { createWaysOut } from "./ways-out.js";
import formStyle from "../../styles/print.css";
import previewStyle from "../../styles/print-preview.css";

export const styles = [formStyle, previewStyle];

/** The browser's own command prints at most so many pages, because they are drawn while it waits. */
const mostAtOnce = 12;

/**
 * @typedef {{ list?: import("../../model/signals.js").Signal<import("./list-fields.js").OwnList>, job?:
 *   Parameters<typeof createProduction>[1]["last"], view?: Parameters<typeof createPreview>[1]["view"], unfolded?:
 *   Set<string> }} Memory what the place remembers
 */

/** @type {import("../shell/app.js").OpenPlaceFunction<Memory>} */
export function openPlace(app, slots) {
  const { words, settings, address } = app;
  const { memory } = slots;
  const locale = navigator.language;
  const draft = createDraft({
    saved: settings.print.peek(),
    keep: (drafts) => {
      settings.print.value = drafts;
    },
    locale,
    language: settings.language.peek(),
    hasPuzzle: !isBlank(app.store.state().position),
  });
  const list = (memory.list ??= signal(emptyList));
  const form = createPrintForm(app, {
    draft,
    locale,
    list,
    unfolded: (memory.unfolded ??= new Set()),
    openBook: () => ways.openBook(),
  });
  const production = createProduction(app, { draft, list, last: (memory.job ??= {}) });
  const ways = createWaysOut(app, { draft, production, turn });
  const preview = createPreview(words, { reseed: draft.reseed, view: (memory.view ??= {}) });
  slots.side.append(h("div", { class: "print" }, form.element, ways.element, preview.element));

  /** Where form and preview are below each other, a button goes from one to the other. */
  let isAtPreview = false;
  const sight = new IntersectionObserver(([{ isIntersecting }]) => ways.nameTurn((isAtPreview = !isIntersecting)), {
    rootMargin: "-35% 0px 0px",
  });
  sight.observe(form.element);
  function turn() {
    if (isAtPreview) scrollTo(0, 0);
    else preview.element.scrollIntoView();
    (isAtPreview ? form : preview).focus();
  }

  const endPages = effect(() => {
    const made = production.made.value;
    const { work, look } = made?.settings ?? draft.settings.peek();
    preview.show(made, { isBook: look.book !== null, isRandom: work.kind === "new" || work.kind === "worksheet" });
  });
  const endMark = effect(() => {
    preview.mark(production.phase.value);
  });

  /** Ctrl+P prints the pages; they are written before the browser opens its dialog. @param {KeyboardEvent} event */
  const press = (event) => {
    if (event.key.toLowerCase() !== "p" || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
      return false;
    ways.print();
    return true;
  };

  const endBrowserPrint = answerBrowserPrint(document, () => {
    const made = production.phase.peek().name === "ready" ? production.made.peek() : null;
    if (!made || made.printed.pageCount > mostAtOnce)
      return words("print.use-button", { button: words("print.submit") });
    return { printed: made.printed, fonts: made.fonts, name: ways.nameOf(made) };
  });

  const openLink = async () => {
    const packed = packedSettingsIn(address.now().hash);
    if (!packed) return;
    address.replace(hashOf("print"));
    const read = await unpackSettings(packed);
    if ("error" in read) ways.tell(settingsSentence(read.error, words));
    else draft.renew(read.settings);
  };
  const unfollow = address.follow(() => void openLink());
  void openLink();

  return {
    press,
    hasBoard: () => false,
    dispose() {
      endBrowserPrint();
      unfollow();
      sight.disconnect();
      endPages();
      endMark();
      preview.dispose();
      ways.dispose();
      production.dispose();
      form.dispose();
    },
  };
}
