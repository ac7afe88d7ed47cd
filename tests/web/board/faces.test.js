/** The faces of digits: names in all languages, drawings that are told apart in black ink, keys, words. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { faceNames } from "../../../web/board/faces/face-names.js";
import { addFace } from "../../../web/board/faces/index.js";
import * as drawings from "../../../web/board/faces/drawings.js";
import { drawPicture } from "../../../web/board/faces/face-drawing.js";
import { lettersIn } from "../../../web/board/faces/word.js";
import { meaningOf } from "../../../web/board/keys.js";
import { loadFaceWords } from "../../../web/i18n/face-words.js";
import { languages } from "../../../web/i18n/languages.js";
import { digitName, faceOf, faces, withFace } from "../../../web/model/digit-face.js";
import { newState } from "../../../web/model/state.js";

/** @typedef {import("../../../web/board/operations.js").Operation} Operation */

const faceIn = async (/** @type {string} */ name, /** @type {string} */ language) =>
  /** @type {import("../../../web/model/digit-face.js").Face} */ (
    addFace(name, language, await loadFaceWords(language))
  );
const digitsOf = (/** @type {number} */ count) => Array.from({ length: count }, (_, i) => i + 1);

describe("names", () => {
  for (const name of faceNames.slice(1))
    it(`${name}: each digit has another name in each language`, async () => {
      for (const language of languages) {
        const face = await faceIn(name, language);
        const names = digitsOf(face.most).map((digit) => face.nameOf(digit, language));
        assert.ok(face.most >= 9);
        assert.ok(names.every(Boolean), `${language}: ${names}`);
        assert.equal(new Set(names).size, names.length, `${language}: ${names}`);
      }
    });

  it("a board asks for the names of its own language", async () => {
    await faceIn("fruits", "en");
    const face = await faceIn("fruits", "it");
    assert.equal(face.nameOf(1, "it"), "mela");
    assert.equal(face.nameOf(1, "en"), "apple");
    assert.equal(face.nameOf(0, "en"), "");
  });

  it("a game has the face that it names, when the face is loaded and has a sign for each digit", async () => {
    const game = (/** @type {string} */ layout, /** @type {string} */ face) => withFace(newState({ layout }), face);
    const words = { language: "en" };
    assert.equal(digitName(3, game("3x3", "shapes"), words), faces.peek().has("shapes") ? "triangle" : "3");
    await faceIn("shapes", "en");
    assert.equal(digitName(3, game("3x3", "shapes"), words), "triangle");
    assert.equal(digitName(11, game("4x4", "shapes"), words), "B");
    assert.equal(faceOf(game("3x3", "nothing")), undefined);
  });
});

/** Side of the picture in which drawings are compared. */
const side = 24;

/** The points of a path, curves as short lines; each closed or open part is a list. @param {any} commands */
function polygonsOf(commands) {
  /** @type {[number, number][][]} */
  const parts = [];
  for (const [letter, ...numbers] of commands) {
    const part = parts.at(-1) ?? [];
    const [x, y] = part.at(-1) ?? [0, 0];
    if (letter === "M") parts.push([[numbers[0], numbers[1]]]);
    else if (letter === "L") part.push([numbers[0], numbers[1]]);
    else if (letter === "Z") part.push(part[0]);
    else
      for (let t = 0.1; t < 1.05; t += 0.1) {
        const at = (/** @type {number} */ from, /** @type {number} */ control, /** @type {number} */ to) =>
          (1 - t) ** 2 * from + 2 * t * (1 - t) * control + t ** 2 * to;
        part.push([at(x, numbers[0], numbers[2]), at(y, numbers[1], numbers[3])]);
      }
  }
  return parts;
}

/** @param {[number, number][]} polygon @param {number} x @param {number} y */
const isInside = (polygon, x, y) =>
  polygon.filter(([ax, ay], i) => {
    const [bx, by] = polygon[(i + 1) % polygon.length];
    return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax);
  }).length %
    2 ===
  1;

/** @param {[number, number][]} line @param {number} x @param {number} y @param {number} far */
const isNear = (line, x, y, far) =>
  line.slice(1).some(([bx, by], i) => {
    const [ax, ay] = line[i];
    const length = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
    const t = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
    return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay)) <= far;
  });

/**
 * The picture in black ink on white paper, a sign for each point.
 * @param {import("../../../web/board/faces/drawings.js").Drawing} drawing
 */
function inkOf(drawing) {
  const operations = /** @type {any[]} */ (drawPicture(drawing, side / 2, side / 2, side / 1.22, "given"));
  const painted = operations.map((each) => ({ ...each, parts: polygonsOf(each.commands) }));
  return Array.from({ length: side * side }, (_, at) => {
    const [x, y] = [(at % side) + 0.5, Math.floor(at / side) + 0.5];
    const top = painted.findLast(({ kind, parts, width }) =>
      parts.some((/** @type {any} */ part) =>
        kind === "area" ? isInside(part, x, y) : isNear(part, x, y, width / 2 + 0.2),
      ),
    );
    return top?.colour === "given" ? "#" : ".";
  }).join("");
}

describe("drawings", () => {
  for (const [name, rows] of Object.entries(drawings))
    it(`${name}: any two differ in black ink at 24 pixels`, () => {
      const inks = rows.map(inkOf);
      assert.equal(inks.length, 9);
      for (const [i, ink] of inks.entries()) {
        assert.ok(ink.includes("#"), String(i));
        for (const [j, other] of inks.entries()) {
          const differing = [...ink].filter((sign, at) => sign !== other[at]).length;
          // A dot of two by two points is seen; the signs of colours are small.
          assert.ok(i === j || differing >= 8, `${i} and ${j} differ in ${differing} points`);
        }
      }
    });

  it("a drawing stays in its square, whose middle is where the digit was", () => {
    for (const drawing of Object.values(drawings).flat())
      for (const { commands } of /** @type {any[]} */ (drawPicture(drawing, 100, 50, 20, "given")))
        for (const [x, y] of polygonsOf(commands).flat())
          assert.ok(Math.abs(x - 100) <= 12.3 && Math.abs(y - 50) <= 12.3, JSON.stringify([drawing, x, y]));
  });
});

const press = (/** @type {string} */ key, /** @type {string} */ code, more = {}) => ({
  key,
  code,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

describe("keys", () => {
  /** @type {[string, ReturnType<typeof press>, unknown][]} */
  const cases = [
    ["zero", press("0", "Digit0"), ["typeDigit", 1]],
    ["zero", press("8", "Digit8"), ["typeDigit", 9]],
    ["zero", press("à", "Digit0", { ctrlKey: true }), ["toggleNote", 1]],
    ["letters", press("c", "KeyC"), ["typeDigit", 3]],
    ["letters", press("3", "Digit3"), ["typeDigit", 3]],
    ["letters", press("z", "KeyZ"), ["setEntryMode", "digit"]],
    ["word:PLAYGROUN", press("n", "KeyN"), ["typeDigit", 9]],
    ["word:БАНДЕРОЛЬ", press("ь", "KeyM"), ["typeDigit", 9]],
    ["fruits", press("4", "Digit4"), ["typeDigit", 4]],
  ];
  for (const [name, event, meaning] of cases)
    it(`${name}: ${event.key} means ${meaning}`, async () => {
      const face = await faceIn(name, "en");
      // Letters above I are commands of a board with nine digits.
      assert.deepEqual(meaningOf(face.read(event, 9), 9), meaning);
    });
});

describe("words", () => {
  for (const [word, letters] of /** @type {const} */ ([
    ["playground", 10],
    [" Бандероль ", 9],
    ["letter", 0],
    ["no way", 0],
    ["a1", 0],
    ["x", 0],
  ]))
    it(`“${word}” has ${letters || "no"} different letters`, () => assert.equal(lettersIn(word)?.length ?? 0, letters));
});

describe("rules that name numbers", () => {
  /** @type {[string, string[] | null, boolean][]} whether the board shows the face */
  const cases = [
    ["no rules", null, true],
    ["cells that differ", ["cage r1c1 r1c2"], true],
    ["the same digits", ["clone r1c1 r1c2 = r4c1 r4c2", "palindrome r5c5 r5c6"], true],
    ["a sum", ["cage 3 r1c1 r1c2"], false],
    ["an arrow", ["arrow r1c1 r1c2 r1c3"], false],
    ["odd digits", ["cage r1c1 r1c2", "odd r3c3"], false],
    ["an order", ["thermometer r1c1 r1c2 r1c3"], false],
  ];
  for (const [what, rules, isShown] of cases)
    it(`${what}: the board shows ${isShown ? "the face" : "digits"}`, async () => {
      for (const name of ["zero", "fruits"]) {
        await faceIn(name, "en");
        const state = newState({ layout: "3x3", origin: { kind: "entered", face: name } });
        const ruled = { ...state, position: { ...state.position, rules } };
        assert.equal(faceOf(ruled)?.name, isShown ? name : undefined);
        assert.equal(digitName(4, ruled, { language: "en" }) === "4", !isShown);
      }
    });
});
