/** How the pages look: the few fields that matter, and the others, which are folded. */
import { h } from "../../controls/dom.js";
import { checkField, choiceField, selectField, textField } from "../../controls/fields.js";
import { languageNames, languages } from "../../i18n/words.js";
import { paperNames, sidesInName } from "../../print/papers.js";
import { pressNames } from "../../print/presses.js";
import { choicesPerPage, keyPlacesOf, most } from "../../print/print-settings.js";
import { faceFields } from "./face-fields.js";
import { kindOf } from "./draft.js";
import { wholeField } from "./number-fields.js";

/** @typedef {import("../../i18n/words.js").Words} Words */
/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("./draft.js").DocumentKind} DocumentKind */
/** @typedef {import("../../print/print-settings.js").Shown} Shown */

const keyKeys = /** @type {const} */ ({
  none: "print.key-none",
  end: "print.key-end",
  page: "print.key-page",
  foot: "print.key-foot",
});
const paperKeys = /** @type {const} */ ({
  a3: "print.paper-a3",
  a4: "print.paper-a4",
  letter: "print.paper-letter",
  a5: "print.paper-a5",
});
/** The last two are names of firms. */
const pressKeys = /** @type {const} */ ({ home: "print.press-home", office: "print.press-office" });
const pressFirms = /** @type {const} */ ({ kdp: "Amazon KDP", ingram: "IngramSpark" });
const shownKeys = /** @type {const} */ ({
  number: "print.show-number",
  level: "print.show-level",
  rating: "print.show-rating",
  clues: "print.show-clues",
  date: "print.show-date",
  seed: "print.show-seed",
  nameLine: "print.show-name",
  notes: "print.show-notes",
  candidates: "print.show-candidates",
  pageNumbers: "print.show-pages",
  code: "print.show-code",
});

/** What can be shown besides the puzzles of a list, of a sheet or of a book. @type {readonly (keyof Shown)[]} */
const ofPuzzles = [
  "number",
  "level",
  "rating",
  "clues",
  "candidates",
  "notes",
  "nameLine",
  "date",
  "seed",
  "pageNumbers",
  "code",
];
/** @type {Record<DocumentKind, readonly (keyof Shown)[]>} */
const shownIn = {
  new: ofPuzzles,
  book: ofPuzzles.filter((name) => name !== "nameLine" && name !== "date"),
  list: ofPuzzles.filter((name) => name !== "seed"),
  board: ofPuzzles.filter((name) => name !== "seed" && name !== "number"),
  daily: ofPuzzles.filter((name) => name !== "seed" && name !== "number"),
  path: ["level", "rating", "clues", "nameLine", "date", "pageNumbers", "code"],
  worksheet: ["nameLine", "date", "seed", "pageNumbers"],
};
const hasRandom = new Set(["new", "book", "worksheet"]);

/** Puzzles on a page, and the key. @param {Words} words @param {Draft} draft */
export function mainLooks(words, draft) {
  const { look, work } = draft.settings.peek();
  const kind = kindOf(draft.settings.peek());
  const perPage = choiceField(
    words("print.per-page"),
    choicesPerPage.map((value) => ({ value, label: String(value) })),
    look.perPage,
    (value) => draft.changeLook({ perPage: value }),
  );
  const key = selectField(
    words("print.key"),
    keyPlacesOf(work.kind).map((value) => ({ value, label: words(keyKeys[value]) })),
    look.key,
    (value) => draft.changeLook({ key: value }),
  );
  const title = textField(words("print.title"), {
    value: look.title,
    most: most.letters,
    changed: (value) => draft.changeLook({ title: value }),
  });
  return [
    ...(kind === "path" || kind === "worksheet" ? [] : [perPage.element]),
    ...(kind === "path" ? [] : [key.element]),
    title.element,
  ];
}

/**
 * @param {Words} words
 * @param {Draft} draft
 * @param {Set<string>} unfolded names of the parts that are unfolded
 * @returns {HTMLElement[]} each can be unfolded
 */
export function moreLooks(words, draft, unfolded) {
  const { work } = draft.settings.peek();
  const fold = (
    /** @type {string} */ name,
    /** @type {string} */ title,
    /** @type {readonly HTMLElement[]} */ fields,
  ) => {
    const follow = () => (element.open ? unfolded.add(name) : unfolded.delete(name));
    const element = h(
      "details",
      { class: "shape-more print-fold", "data-name": name, open: unfolded.has(name), ontoggle: follow },
      h("summary", {}, title),
      h("div", { class: "fields" }, fields),
    );
    return element;
  };
  return [
    fold("paper", words("print.more-paper"), paperFields(words, draft)),
    ...(["path", "worksheet"].includes(work.kind)
      ? []
      : [fold("faces", words("print.symbols"), faceFields(words, draft))]),
    fold("texts", words("print.more-texts"), textFields(words, draft)),
    fold("shown", words("print.more-shown"), shownFields(words, draft)),
  ];
}

/** @param {string} name @param {Words} words */
export function paperLabel(name, words) {
  const sides = sidesInName(name);
  return sides
    ? words("print.paper-sides", {
        ...sides,
        width: words.number(sides.width, { maximumFractionDigits: 3 }),
        height: words.number(sides.height, { maximumFractionDigits: 3 }),
      })
    : words(paperKeys[/** @type {keyof typeof paperKeys} */ (name)]);
}

/** @param {import("../../print/presses.js").PressName} name @param {Words} words */
export const pressLabel = (name, words) =>
  name === "home" || name === "office" ? words(pressKeys[name]) : pressFirms[name];

/** @param {Words} words @param {Draft} draft */
function paperFields(words, draft) {
  const { look, work } = draft.settings.peek();
  return [
    selectField(
      words("print.paper"),
      [...new Set([...paperNames, look.paper])].map((value) => ({ value, label: paperLabel(value, words) })),
      look.paper,
      (value) => draft.changeLook({ paper: value }),
    ).element,
    selectField(
      words("print.press"),
      pressNames.map((value) => ({ value, label: pressLabel(value, words) })),
      look.press,
      (value) => draft.changeLook({ press: value }),
    ).element,
    choiceField(
      words("print.orientation"),
      [
        { value: /** @type {const} */ ("portrait"), label: words("print.portrait") },
        { value: /** @type {const} */ ("landscape"), label: words("print.landscape") },
      ],
      look.orientation,
      (value) => draft.changeLook({ orientation: value }),
    ).element,
    ...(look.book || work.kind === "path"
      ? []
      : [
          checkField(words("print.both-sides"), look.bothSides, (value) => draft.changeLook({ bothSides: value }))
            .element,
          h("p", { class: "hint" }, words("print.both-sides-note")),
        ]),
    checkField(words("print.large"), look.large, (value) => draft.changeLook({ large: value })).element,
    checkField(words("print.ink-saving"), look.inkSaving, (value) => draft.changeLook({ inkSaving: value })).element,
  ];
}

/** @param {Words} words @param {Draft} draft */
function textFields(words, draft) {
  const { look } = draft.settings.peek();
  const language = selectField(
    words("print.language"),
    languages.map((value) => ({ value, label: languageNames[value], lang: value })),
    look.language,
    (value) => draft.changeLook({ language: value }),
  );
  const texts = /** @type {const} */ ([
    ["author", "print.author"],
    ["header", "print.header"],
    ["footer", "print.footer"],
  ]);
  return [
    language.element,
    ...texts.map(
      ([name, key]) =>
        textField(words(key), {
          value: look[name],
          most: most.letters,
          changed: (value) => draft.changeLook({ [name]: value }),
        }).element,
    ),
  ];
}

/** @param {Words} words @param {Draft} draft */
function shownFields(words, draft) {
  const settings = draft.settings.peek();
  const { look } = settings;
  const kind = kindOf(settings);
  const boxes = shownIn[kind].map(
    (name) =>
      checkField(words(shownKeys[name]), look.show[name], (value) => {
        draft.changeLook({ show: { ...draft.settings.peek().look.show, [name]: value } });
        if (name === "code") address.hidden = !value;
      }).element,
  );
  const address = addressField(words, draft);
  address.hidden = !look.show.code;
  const seed = wholeField(
    words,
    words("print.seed"),
    { least: 0, most: Number.MAX_SAFE_INTEGER, value: settings.seed },
    draft.changeSeed,
  );
  return [
    h(
      "fieldset",
      { class: "choice" },
      h("legend", { class: "visually-hidden" }, words("print.more-shown")),
      h("div", { class: "print-checks" }, ...boxes),
    ),
    ...(shownIn[kind].includes("code") ? [address] : []),
    ...(hasRandom.has(kind) ? [seed.element, h("p", { class: "hint" }, words("print.seed-note"))] : []),
  ];
}

/** The page that a QR code opens. A text that is no address is not taken. @param {Words} words @param {Draft} draft */
function addressField(words, draft) {
  const told = h("p", { class: "hint", id: "print-address-told" }, words("print.address-note"));
  const field = h("input", {
    type: "url",
    autocomplete: "off",
    maxlength: 2000,
    value: draft.settings.peek().look.address,
    placeholder: location.href.split("#")[0],
    "aria-describedby": told.id,
    oninput: () => {
      const value = field.value.trim();
      const isRight = value === "" || (/^https?:\/\/[^\s#]+$/.test(value) && URL.canParse(value));
      field.setAttribute("aria-invalid", String(!isRight));
      told.textContent = words(isRight ? "print.address-note" : "print.address-wrong");
      if (isRight) draft.changeLook({ address: value });
    },
  });
  return h(
    "div",
    { class: "fields" },
    h("label", { class: "field" }, h("span", {}, words("print.address")), field),
    told,
  );
}
