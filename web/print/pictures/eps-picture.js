/**
 * A page as an EPS file (Encapsulated PostScript, level 2) without texts, for programs that set newspapers. All colours
 * are inks: black is black ink alone. Adobe's "Encapsulated PostScript File Format Specification", version 3.0,
 * describes the comments at its head.
 */
import { inksOf } from "../colours.js";
import { turningMatrix } from "../layout/boxes.js";
import { drawBoxes } from "../pen-boxes.js";
import { OutlinePen } from "./outline-pen.js";

/** @typedef {import("../../board/operations.js").Command} Command */
/** @typedef {import("./outline-pen.js").Shapes} Shapes */

/** Short names of operators. @type {readonly (readonly [name: string, body: string])[]} */
const operators = [
  ["m", "moveto"],
  ["l", "lineto"],
  ["c", "curveto"],
  ["h", "closepath"],
  ["k", "setcmykcolor"],
  ["w", "setlinewidth"],
  ["d", "0 setdash"],
  ["f", "fill"],
  ["s", "stroke"],
  ["p", "clip newpath"],
  // x y width height r: a rectangle of the path.
  ["r", "4 2 roll m 1 index 0 rlineto 0 exch rlineto neg 0 rlineto h"],
];
/** Lines of a file have at most 255 characters. */
const longest = 200;

/**
 * Returns the text of the file, which is ASCII. The same page gives the same text.
 *
 * @param {import("../layout/boxes.js").Page} page
 * @param {import("./outline-pen.js").Outlines} outlines
 * @param {{ title: string }} options `title`: the name of the picture; characters that are not ASCII become "?"
 * @returns {string}
 */
export function epsPicture({ width, height, boxes }, outlines, { title }) {
  const shapes = new EpsShapes(height);
  drawBoxes(new OutlinePen(shapes, outlines), boxes);
  return [
    "%!PS-Adobe-3.0 EPSF-3.0",
    `%%BoundingBox: 0 0 ${Math.ceil(width)} ${Math.ceil(height)}`,
    `%%HiResBoundingBox: 0 0 ${decimal(width)} ${decimal(height)}`,
    "%%Creator: Nonet",
    `%%Title: (${titleOf(title)})`,
    "%%LanguageLevel: 2",
    "%%DocumentProcessColors: Cyan Magenta Yellow Black",
    "%%EndComments",
    "%%BeginProlog",
    // The names belong to this file: they must not change those of the page that it is put into.
    `${operators.length} dict begin`,
    ...operators.map(([name, body]) => `/${name} {${body}} bind def`),
    "%%EndProlog",
    "gsave",
    "1 setlinejoin 0 setlinecap",
    ...shapes.lines(),
    "grestore",
    "end",
    "%%EOF",
    "",
  ].join("\n");
}

/** @implements {Shapes} */
class EpsShapes {
  #height;
  /** @type {string[]} */
  #lines = [];
  #line = "";
  #now = { colour: "", width: "", dash: "" };

  /** @param {number} height of the page: in PostScript y grows upwards */
  constructor(height) {
    this.#height = height;
  }

  /** @type {Shapes["fill"]} */
  fill(commands, colour, alpha) {
    this.#ink(colour, alpha);
    this.#trace(commands);
    this.#say("f");
  }

  /** @type {Shapes["stroke"]} */
  stroke(commands, width, colour, dash) {
    this.#ink(colour, 1);
    const [wide, dashed] = [decimal(width), `[${dash.map(decimal).join(" ")}]`];
    if (wide !== this.#now.width) this.#say(`${wide} w`);
    if (dashed !== this.#now.dash) this.#say(`${dashed} d`);
    Object.assign(this.#now, { width: wide, dash: dashed });
    this.#trace(commands);
    this.#say("s");
  }

  /** @type {Shapes["turned"]} */
  turned(turn, draw) {
    this.#apart(`[${turningMatrix(turn, this.#height).map(decimal).join(" ")}] concat`, draw);
  }

  /** @type {Shapes["clipped"]} */
  clipped({ x, y, width, height }, draw) {
    this.#apart(`${[x, this.#height - y, width, -height].map(decimal).join(" ")} r p`, draw);
  }

  /** @returns {readonly string[]} */
  lines() {
    if (this.#line) this.#lines.push(this.#line);
    this.#line = "";
    return this.#lines;
  }

  /** Draws with a state of its own, which begins with some words. @param {string} words @param {() => void} draw */
  #apart(words, draw) {
    this.#say(`gsave ${words}`);
    const before = { ...this.#now };
    draw();
    this.#now = before;
    this.#say("grestore");
  }

  /**
   * PostScript knows no transparency: the colour is mixed with the paper.
   * @param {string} colour @param {number} alpha
   */
  #ink(colour, alpha) {
    const inks = inksOf(colour)
      .map((part) => decimal(part * alpha))
      .join(" ");
    if (inks !== this.#now.colour) this.#say(`${inks} k`);
    this.#now.colour = inks;
  }

  /** @param {readonly Command[]} commands */
  #trace(commands) {
    for (let at = 0; at < commands.length;) {
      const rectangle = rectangleAt(commands, at);
      if (rectangle) {
        const [x, y, width, height] = rectangle;
        this.#say(`${decimal(x)} ${decimal(this.#height - y)} ${decimal(width)} ${decimal(-height)} r`);
        at += commandsOfRectangle;
      } else {
        const end = commands.findIndex(([letter], i) => i > at && letter === "M");
        this.#traceLine(commands.slice(at, end < 0 ? undefined : end));
        at = end < 0 ? commands.length : end;
      }
    }
  }

  /** @param {readonly Command[]} commands of one line */
  #traceLine(commands) {
    const down = (/** @type {number} */ y) => decimal(this.#height - y);
    let [x, y] = [0, 0];
    for (const command of commands) {
      if (command[0] === "Z") this.#say("h");
      else if (command[0] === "Q") {
        const [, cx, cy, toX, toY] = command;
        const third = (/** @type {number} */ from, /** @type {number} */ control) => from + ((control - from) * 2) / 3;
        this.#say(
          `${decimal(third(x, cx))} ${down(third(y, cy))} ${decimal(third(toX, cx))} ${down(third(toY, cy))} ` +
            `${decimal(toX)} ${down(toY)} c`,
        );
        [x, y] = [toX, toY];
      } else {
        [, x, y] = command;
        this.#say(`${decimal(x)} ${down(y)} ${command[0].toLowerCase()}`);
      }
    }
  }

  /** @param {string} words */
  #say(words) {
    if (this.#line.length + words.length > longest) {
      this.#lines.push(this.#line);
      this.#line = "";
    }
    this.#line += this.#line ? ` ${words}` : words;
  }
}

/** @param {number} value */
const decimal = (value) => String(Math.round(value * 100) / 100);

const commandsOfRectangle = 5;

/**
 * The rectangle that begins at a command: across, down, back, and closed.
 * @param {readonly Command[]} commands @param {number} at
 * @returns {[x: number, y: number, width: number, height: number] | null}
 */
function rectangleAt(commands, at) {
  const letters = commands.slice(at, at + commandsOfRectangle).map(([letter]) => letter);
  if (letters.join("") !== "MLLLZ") return null;
  const [[, x, y], [, right, y2], [, x3, bottom], [, x4, y4]] = /** @type {any} */ (commands.slice(at, at + 4));
  return y2 === y && x3 === right && x4 === x && y4 === bottom ? [x, y, right - x, bottom - y] : null;
}

/** @param {string} title */
const titleOf = (title) =>
  title
    .replace(/[^ -~]/g, "?")
    .replace(/[\\()]/g, "\\$&")
    .slice(0, longest);
