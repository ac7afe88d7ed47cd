/**
 * The pages of a part of a lesson: each is as high as its card at most, so that nothing is below the fold. A page ends
 * between two sentences.
 */
import { h } from "../controls/dom.js";

/** Where a sentence ends, in the six languages. */
const sentenceEnd = /(?<=[.!?:;…][)»”"]?)\s+|(?<=[。！？；：][”）]?)/u;

/** Elements whose contents may be on several pages. */
const dividable = new Set(["DIV", "P", "UL", "OL", "LI"]);

/**
 * Divides elements into pieces that are shown or hidden as a whole: sentences, and what is no prose. Sentences become
 * elements of their own.
 *
 * @param {Element} element
 * @returns {HTMLElement[]}
 */
function piecesOf(element) {
  const holdsBlocks = [...element.children].some(({ tagName }) => dividable.has(tagName));
  if (!dividable.has(element.tagName) || element.parentElement?.matches(".spotlight-tools"))
    return [/** @type {HTMLElement} */ (element)];
  if (holdsBlocks || element.tagName === "DIV") return [...element.children].flatMap(piecesOf);
  return sentencesOf(/** @type {HTMLElement} */ (element));
}

/**
 * The sentences of paragraphs that were divided before: a part of a lesson is shown again.
 * @type {WeakMap<HTMLElement, HTMLElement[]>}
 */
const divided = new WeakMap();

/** Puts each sentence of a paragraph into an element of its own, once. @param {HTMLElement} paragraph */
function sentencesOf(paragraph) {
  const before = divided.get(paragraph);
  if (before) return before;
  const sentences = [h("span", {})];
  for (const node of [...paragraph.childNodes]) {
    const texts = node instanceof Text ? node.data.split(sentenceEnd) : [node];
    texts.forEach((text, i) => {
      if (i > 0) {
        sentences.at(-1)?.append(" ");
        if (text !== "") sentences.push(h("span", {}));
      }
      sentences.at(-1)?.append(text);
    });
  }
  paragraph.replaceChildren(...sentences);
  divided.set(paragraph, sentences);
  return sentences;
}

/**
 * Divides the contents of a card into pages, and shows the first.
 *
 * @param {HTMLElement} body what is divided
 * @param {() => HTMLElement | null} scroller what holds the body and would be scrolled
 */
export function createPages(body, scroller) {
  const pieces = [...body.children].flatMap(piecesOf);
  const holders = [...body.querySelectorAll("div, p, ul, ol, li")].filter((each) =>
    pieces.some((piece) => piece !== each && each.contains(piece)),
  );
  /** The number of the first piece of each page. */
  let starts = [0];
  /** The number of the piece after the last page. */
  let end = pieces.length;
  let at = 0;

  /** Shows the pieces from one number up to another. @param {number} from @param {number} to */
  function show(from, to) {
    pieces.forEach((piece, i) => {
      piece.hidden = i < from || i >= to;
    });
    for (const holder of holders)
      /** @type {HTMLElement} */ (holder).hidden = !pieces.some((piece) => !piece.hidden && holder.contains(piece));
  }

  const isTooHigh = () => {
    const box = scroller();
    return box !== null && box.scrollHeight > box.clientHeight + 1;
  };

  /** Returns the end of the longest page that begins with a piece. @param {number} from */
  function endOf(from) {
    let [least, most] = [from + 1, pieces.length];
    while (least < most) {
      const middle = Math.ceil((least + most) / 2);
      show(from, middle);
      if (isTooHigh()) most = middle - 1;
      else least = middle;
    }
    return least;
  }

  const pages = {
    /** How many pages there are. */
    count: () => starts.length,
    /** The number of the page that is shown. */
    at: () => at,

    /** Divides anew, for the height that there is now. The first sentence that was shown stays in view. */
    divide() {
      const first = starts[at];
      show(0, pieces.length);
      starts = [0];
      end = pieces.length;
      if (isTooHigh()) {
        for (let next = endOf(0); next < end; next = endOf(next)) starts.push(next);
        // What is only offered has no page for itself.
        if (pieces[starts.at(-1) ?? 0].matches(".lesson-more")) end = starts.pop() ?? end;
      }
      at = starts.findLastIndex((start) => start <= first);
      pages.go(0);
    },

    /** Divides anew if the page has become too high, unless the reader has unfolded something. */
    fit() {
      if (isTooHigh() && !body.querySelector("details[open]")) pages.divide();
    },

    /** Shows a page after or before. @param {number} by @returns {boolean} whether there is one */
    go(by) {
      if (starts[at + by] === undefined) return false;
      at += by;
      show(starts[at], starts[at + 1] ?? end);
      return true;
    },

    /** The sentences that are shown. What is folded is named. @returns {string[]} */
    sentences: () =>
      pieces
        .filter((piece) => !piece.hidden && !piece.closest(".spotlight-tools, .lesson-turn"))
        .map((piece) => (piece.querySelector("summary") ?? piece).textContent?.trim() ?? ""),
  };
  return pages;
}
