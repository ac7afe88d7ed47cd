/**
 * A pen whose texts are outlines, so that a picture needs no font. What it draws are shapes that are filled or stroked:
 * a writer of a kind of picture knows nothing else.
 *
 * @typedef {import("../../board/operations.js").Command} Command
 * @typedef {import("../layout/boxes.js").TurnedBox} TurnedBox
 * @typedef {import("../pen-boxes.js").Pen} Pen
 * @typedef {import("../fonts/face.js").FontFiles} FontFiles
 *
 * @typedef {object} Shapes a writer of a kind of picture; lengths are points from the top left corner, colours #rgb or
 *   #rrggbb. Areas are filled where the outline winds around them; corners of strokes are round, and ends are cut off
 * @property {(commands: readonly Command[], colour: string, alpha: number) => void} fill
 * @property {(commands: readonly Command[], width: number, colour: string, dash: readonly number[]) => void} stroke
 * @property {(turn: import("../layout/boxes.js").Turn, draw: () => void) => void} turned
 * @property {Pen["clipped"]} clipped
 *
 * @typedef {{ outlines: Record<"regular" | "semibold" | "chinese", (codePoint: number) =>
 *   import("../fonts/outlines.js").Glyph | null>, face: import("../fonts/face.js").Face }} Outlines
 */
import { readOutlines } from "../fonts/outlines.js";
import { heavier } from "../layout/boxes.js";
import { textRuns } from "../text-runs.js";

/**
 * @param {FontFiles} files @param {import("../fonts/face.js").Face} face of these files @returns {Outlines} glyphs are
 *   read when they are first drawn
 */
export const outlinesOf = ({ regular, semibold, chinese }, face) => ({
  face,
  outlines: {
    regular: readOutlines(regular),
    semibold: readOutlines(semibold),
    chinese: chinese ? readOutlines(chinese) : () => null,
  },
});

/** Arcs of a circle: so many that it differs from their curves by less than a thousandth of its radius. */
const arcs = 8;

/** @implements {Pen} */
export class OutlinePen {
  #shapes;
  #outlines;

  /** @param {Shapes} shapes @param {Outlines} outlines */
  constructor(shapes, outlines) {
    this.#shapes = shapes;
    this.#outlines = outlines;
  }

  /** @type {Pen["fillRect"]} */
  fillRect(x, y, width, height, colour, alpha = 1) {
    const [right, bottom] = [x + width, y + height];
    this.#shapes.fill([["M", x, y], ["L", right, y], ["L", right, bottom], ["L", x, bottom], ["Z"]], colour, alpha);
  }

  /** @type {Pen["line"]} */
  line(x, y, x2, y2, width, colour) {
    this.#shapes.stroke(
      [
        ["M", x, y],
        ["L", x2, y2],
      ],
      width,
      colour,
      [],
    );
  }

  /** @type {Pen["disc"]} */
  disc(x, y, radius, colour) {
    this.#shapes.fill(circleOf(x, y, radius), colour, 1);
  }

  /** @type {Pen["circle"]} */
  circle(x, y, radius, width, colour, dash) {
    this.#shapes.stroke(circleOf(x, y, radius), width, colour, dash);
  }

  /** @type {Pen["path"]} */
  path(commands, width, colour, dash) {
    this.#shapes.stroke(commands, width, colour, dash);
  }

  /** @type {Pen["area"]} */
  area(commands, colour) {
    this.#shapes.fill(commands, colour, 1);
  }

  /** @type {Pen["text"]} */
  text(text, x, y, { size, weight, colour, align }) {
    for (const { commands, isHeavier } of this.#set(text, x, y, { size, weight, align })) {
      this.#shapes.fill(commands, colour, 1);
      if (isHeavier) this.#shapes.stroke(commands, size * heavier, colour, []);
    }
  }

  /** @type {Pen["halo"]} */
  halo(text, x, y, size, weight, width, colour) {
    for (const { commands } of this.#set(text, x, y, { size, weight, align: "middle" }))
      this.#shapes.stroke(commands, width, colour, []);
  }

  /** A picture is one page: its texts lead nowhere. @type {Pen["lead"]} */
  lead() {}

  /** Covers, which alone have pictures of pixels, are PDF files. @type {Pen["picture"]} */
  picture() {}

  /** @type {Pen["turned"]} */
  turned(turn, draw) {
    this.#shapes.turned(turn, draw);
  }

  /** @type {Pen["clipped"]} */
  clipped(area, draw) {
    this.#shapes.clipped(area, draw);
  }

  /**
   * @param {string} text @param {number} x @param {number} y @param {import("../text-runs.js").Setting} setting
   * @returns {{ commands: Command[], isHeavier: boolean }[]} runs that are drawn
   */
  #set(text, x, y, setting) {
    const { face, outlines } = this.#outlines;
    const { size } = setting;
    return textRuns(text, x, setting, face).flatMap(({ text: run, left, font, isHeavier }) => {
      let at = left;
      const commands = [...run].flatMap((character) => {
        const glyph = outlines[font](character.codePointAt(0) ?? 0);
        if (!glyph) return [];
        const begin = at;
        at += glyph.advance * size;
        return glyph.commands.map(
          ([letter, ...places]) =>
            /** @type {Command} */ ([letter, ...places.map((place, i) => place * size + (i % 2 ? y : begin))]),
        );
      });
      return commands.length ? [{ commands, isHeavier }] : [];
    });
  }
}

/** @param {number} x @param {number} y @param {number} radius @returns {Command[]} */
function circleOf(x, y, radius) {
  const step = (2 * Math.PI) / arcs;
  const outer = radius / Math.cos(step / 2);
  const at = (/** @type {number} */ angle, /** @type {number} */ distance) =>
    /** @type {const} */ ([x + distance * Math.cos(angle), y + distance * Math.sin(angle)]);
  return [
    ["M", ...at(0, radius)],
    ...Array.from(
      { length: arcs },
      (_, i) => /** @type {Command} */ (["Q", ...at((i + 0.5) * step, outer), ...at((i + 1) * step, radius)]),
    ),
    ["Z"],
  ];
}
