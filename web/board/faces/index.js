/**
 * The faces of digits besides the usual digits, one row each: their names, their signs and drawings, and the keys that
 * write them. Loaded when a game first has such a face.
 *
 * @typedef {import("../../model/digit-face.js").Face} Face
 * @typedef {import("../keys.js").Key} Key
 * @typedef {(typeof pictureKeys)[keyof typeof pictureKeys][number]} NameKey
 * @typedef {(key: NameKey) => string} FaceWords
 */
import { symbolOf } from "../../model/digits.js";
import { faces } from "../../model/digit-face.js";
import { text } from "../operations.js";
import { drawSvg, svgTree } from "../svg.js";
import { animals, colours, fruits, shapes } from "./drawings.js";
import { drawPicture, pictureBox } from "./face-drawing.js";
import { nameNumbers } from "../../model/numbers-in-rules.js";
import { lettersOf, wordName } from "./word.js";

/** The names of pictures, as keys of the sentences about faces. */
const pictureKeys = /** @type {const} */ ({
  colors: [
    "faces.grey",
    "faces.red",
    "faces.orange-color",
    "faces.yellow",
    "faces.green",
    "faces.cyan",
    "faces.blue",
    "faces.purple",
    "faces.pink",
  ],
  shapes: [
    "faces.circle",
    "faces.square",
    "faces.triangle",
    "faces.star",
    "faces.heart",
    "faces.moon",
    "faces.cross",
    "faces.diamond",
    "faces.lightning",
  ],
  fruits: [
    "faces.apple",
    "faces.banana",
    "faces.cherries",
    "faces.grapes",
    "faces.orange",
    "faces.pear",
    "faces.pineapple",
    "faces.strawberry",
    "faces.watermelon",
  ],
  animals: [
    "faces.cat",
    "faces.dog",
    "faces.rabbit",
    "faces.fish",
    "faces.duck",
    "faces.snail",
    "faces.butterfly",
    "faces.turtle",
    "faces.whale",
  ],
});

/** @type {Record<keyof typeof pictureKeys, readonly import("./drawings.js").Drawing[]>} */
const drawings = { colors: colours, shapes, fruits, animals };

/** Signs of digits that are texts, by the name of the face. @type {Readonly<Record<string, readonly string[]>>} */
const signs = { zero: [..."0123456789"], hex: [..."0123456789ABCDEF"], letters: [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"] };

/** Faces that are pictures, which a printed page explains. @param {string} name */
export const hasPictures = (name) => Object.hasOwn(drawings, name);

/**
 * Returns a face and adds it to the faces that are loaded; null for the usual digits and for a name that is none.
 *
 * @param {string | undefined} name
 * @param {string} language
 * @param {FaceWords} words the names of pictures in this language
 * @returns {Face | null}
 */
export function addFace(name, language, words) {
  const known = faces.peek().get(name);
  const spoken = new Map(known && namesOf.get(known)).set(language, words);
  const face = makeFace(name ?? "", spoken);
  if (!face) return null;
  namesOf.set(face, spoken);
  faces.value = new Map(faces.peek()).set(face.name, face);
  return face;
}

/** The words of each face by language. @type {WeakMap<Face, Map<string, FaceWords>>} */
const namesOf = new WeakMap();

/** @param {string} name @param {Map<string, FaceWords>} spoken @returns {Face | null} */
function makeFace(name, spoken) {
  if (Object.hasOwn(drawings, name)) return pictureFace(/** @type {keyof typeof drawings} */ (name), spoken);
  const letters = lettersOf(name);
  if (Object.hasOwn(signs, name)) return textFace(name, signs[name]);
  return letters && { ...textFace(wordName(letters), letters), word: letters.join("") };
}

/** @type {Face["suits"]} */
const suits = (rules) => !nameNumbers(rules);

/** @param {string} name @param {readonly string[]} letters @returns {Face} */
function textFace(name, letters) {
  const textOf = (/** @type {number} */ digit) => letters[digit - 1] ?? "";
  return {
    name,
    most: letters.length,
    suits,
    textOf,
    nameOf: textOf,
    keyOf: textOf,
    keyTree: textOf,
    draw: (digit, x, y, size, weight, colour) => [text(x, y, textOf(digit), size, weight, colour)],
    read(event, count) {
      const isDigitRow = /^Digit\d$/.test(event.code);
      const written = isDigitRow && letters.includes("1") ? event.code.slice(-1) : event.key.toLocaleUpperCase();
      const digit = letters.indexOf(written) + 1;
      return digit && digit <= count ? usualKey(event, digit) : event;
    },
  };
}

/** @param {keyof typeof drawings} name @param {Map<string, FaceWords>} spoken @returns {Face} */
function pictureFace(name, spoken) {
  const rows = drawings[name];
  const nameOf = (/** @type {number} */ digit, language = "") => {
    const words = spoken.get(language) ?? [...spoken.values()][0];
    return digit ? words(pictureKeys[name][digit - 1]) : "";
  };
  /** @type {Face["draw"]} */
  const draw = (digit, x, y, size, _, colour) => drawPicture(rows[digit - 1], x, y, size, colour);
  return {
    name,
    most: rows.length,
    suits,
    width: pictureBox(1),
    textOf: (digit) => nameOf(digit),
    nameOf,
    draw,
    keyOf: (digit) => pictureNode(draw, digit),
    keyTree: (digit) => withClass(svgTree(...keyPicture(draw, digit))),
    read: (event) => event,
  };
}

/** The key of a digit on a usual board. @param {Key} event @param {number} digit @returns {Key} */
function usualKey({ shiftKey, ctrlKey, metaKey, altKey }, digit) {
  const key = symbolOf(digit, digit);
  const isNoted = ctrlKey || metaKey || altKey;
  return {
    key: digit > 9 && isNoted ? "" : key,
    code: digit > 9 ? "" : `Digit${digit}`,
    shiftKey: shiftKey && digit <= 9,
    ctrlKey,
    metaKey,
    altKey,
  };
}

/** A picture as an element of the page. @param {Face["draw"]} draw @param {number} digit */
function pictureNode(draw, digit) {
  const svg = drawSvg(...keyPicture(draw, digit));
  svg.setAttribute("class", keyClass);
  return svg;
}

const keyClass = "face-picture";

/** @param {import("../svg-nodes.js").SvgNode} tree @returns {import("../svg-nodes.js").SvgNode} */
const withClass = (tree) => ({ ...tree, attributes: { ...tree.attributes, class: keyClass } });

/**
 * A picture as large as the type around it, in the colours of the page.
 * @param {Face["draw"]} draw @param {number} digit
 * @returns {[import("../display-list.js").DisplayList, import("../palette.js").Palette]}
 */
function keyPicture(draw, digit) {
  const size = 20;
  const side = pictureBox(size);
  const list = { width: side, height: side, operations: draw(digit, side / 2, side / 2, size, 400, "entry") };
  const palette = new Proxy(/** @type {import("../palette.js").Palette} */ ({}), {
    get: (_, name) => (name === "entry" ? "currentColor" : `var(--board-${String(name)})`),
  });
  return [list, palette];
}
