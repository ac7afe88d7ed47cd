import { rgbOf } from "./colours.js";
import { nearestWeight } from "./fonts/face.js";
import { heavier, turningMatrix, wholePicture } from "./layout/boxes.js";
import { lineHeight } from "./layout/type.js";
import { textRuns } from "./text-runs.js";

/**
 * @typedef {{ pages: string[][], write: (...operators: string[]) => void, getCurrentPageInfo: () => { pageContext:
 *   object } }} Internal what the types of jsPDF leave out
 * @typedef {Omit<import("jspdf").jsPDF, "internal"> & { internal: Internal }} Doc
 * @typedef {import("./fonts/face.js").Face} Face
 * @typedef {import("../board/operations.js").Command} Command
 * @typedef {{ size: number, weight: number, colour: string, align: "start" | "middle" | "end" }} TextLook
 */

/** The six letters say that a font has some of its characters only, as PDF asks for. */
const fontNames = {
  regular: "NONETA+NonetPrint-Regular",
  semibold: "NONETB+NonetPrint-SemiBold",
  chinese: "NONETC+NonetPrint-Chinese",
};

/**
 * Draws on the page of a jsPDF document that is the current one. Lengths are points, from the top left corner. It sets
 * colours, widths and fonts only when they change: a page has hundreds of lines and digits.
 */
export class PdfPen {
  #doc;
  #face;
  #height = 0;
  #now = emptyState();

  /** @type {Record<keyof typeof fontNames, Uint8Array | null>} */
  #files;
  /** @type {Set<keyof typeof fontNames>} */
  #added = new Set();

  /** What the file says about its structure; null for nothing. */
  structure;

  /**
   * @param {Doc} doc @param {Face} face @param {import("./fonts/face.js").FontFiles} files @param
   *   {import("./structure.js").Structure | null} [structure]
   */
  constructor(doc, face, files, structure = null) {
    this.structure = structure;
    this.#doc = doc;
    this.#face = face;
    this.#files = files;
  }

  /** Begins a page. @param {number} height of it */
  begin(height) {
    this.#height = height;
    this.structure?.begin(height);
    this.#now = emptyState();
    // As on the screen: a mitre would be a thorn where a line turns sharply.
    this.#doc.setLineJoin("round");
  }

  /**
   * @param {number} x
   * @param {number} y
   * @param {number} width
   * @param {number} height
   * @param {string} colour
   * @param {number} [alpha]
   */
  fillRect(x, y, width, height, colour, alpha = 1) {
    const draw = () => {
      this.#fill(colour);
      this.#doc.rect(x, y, width, height, "F");
    };
    if (alpha === 1) return draw();
    this.#apart(() => {
      this.#doc.setGState(this.#doc.GState({ opacity: alpha }));
      draw();
    });
  }

  /**
   * @param {number} x
   * @param {number} y
   * @param {number} x2
   * @param {number} y2
   * @param {number} width
   * @param {string} colour
   */
  line(x, y, x2, y2, width, colour) {
    this.#stroke(colour, width);
    this.#doc.line(x, y, x2, y2);
  }

  /** @param {number} x @param {number} y @param {number} radius @param {string} colour */
  disc(x, y, radius, colour) {
    this.#fill(colour);
    this.#doc.circle(x, y, radius, "F");
  }

  /**
   * @param {number} x
   * @param {number} y
   * @param {number} radius
   * @param {number} width
   * @param {string} colour
   * @param {readonly number[]} dash
   */
  circle(x, y, radius, width, colour, dash) {
    this.#stroke(colour, width, dash);
    this.#doc.circle(x, y, radius, "S");
  }

  /**
   * @param {readonly Command[]} commands
   * @param {number} width
   * @param {string} colour
   * @param {readonly number[]} dash
   */
  path(commands, width, colour, dash) {
    this.#stroke(colour, width, dash);
    this.#trace(commands);
    this.#doc.stroke();
  }

  /** @param {readonly Command[]} commands @param {string} colour */
  area(commands, colour) {
    this.#fill(colour);
    this.#trace(commands);
    this.#doc.fill();
  }

  /** One line of text. @param {string} text @param {number} x @param {number} y the baseline @param {TextLook} look */
  text(text, x, y, { size, weight, colour, align }) {
    for (const run of textRuns(text, x, { size, weight, align }, this.#face)) {
      this.#font(run.font, size);
      this.#ink(colour);
      if (run.isHeavier) this.#stroke(colour, size * heavier);
      this.#doc.text(run.text, run.left, y, run.isHeavier ? { renderingMode: "fillThenStroke" } : {});
    }
  }

  /**
   * Makes the place of a text a link. @param {string} text @param {number} x @param {number} y the baseline
   * @param {import("./text-runs.js").Setting} look @param {number} page number of the page that the link opens, from 1
   */
  lead(text, x, y, { size, weight, align }, page) {
    const [{ left } = { left: x }] = textRuns(text, x, { size, weight, align }, this.#face);
    const width = this.#face.widthOf(text, size, nearestWeight(weight));
    const area = { x: left, y: y - size, width, height: size * lineHeight };
    if (this.structure) this.structure.link(area, page);
    else this.#doc.link(area.x, area.y, area.width, area.height, { pageNumber: page, magFactor: "Fit" });
  }

  /**
   * The rim of a text in the middle of x, without the text. It is hidden from programs that read the text of a page.
   * @param {string} text
   * @param {number} x
   * @param {number} y
   * @param {number} size
   * @param {number} weight
   * @param {number} width
   * @param {string} colour
   */
  halo(text, x, y, size, weight, width, colour) {
    this.#apart(() => {
      for (const run of textRuns(text, x, { size, weight, align: "middle" }, this.#face)) {
        this.#font(run.font, size);
        this.#stroke(colour, width);
        this.#doc.internal.write("/Span <</ActualText ()>> BDC");
        this.#doc.text(run.text, run.left, y, { renderingMode: "stroke" });
        this.#doc.internal.write("EMC");
      }
    });
  }

  /**
   * A picture of pixels, in the packed form that its file has.
   * @param {Pick<import("./layout/boxes.js").PictureBox, "area" | "picture">} box
   */
  picture({ area, picture }) {
    const doc = /** @type {any} */ (this.#doc);
    const { x, y, width, height } = wholePicture({ area, picture });
    doc.processPNG = (/** @type {Uint8Array} */ bytes, /** @type {number} */ index, /** @type {string} */ alias) => ({
      alias,
      index,
      data: doc.__addimage__.arrayBufferToBinaryString(bytes),
      width: picture.width,
      height: picture.height,
      bitsPerComponent: 8,
      colorSpace: picture.palette ? "Indexed" : picture.colours === 1 ? "DeviceGray" : "DeviceRGB",
      palette: picture.palette,
      filter: "FlateDecode",
      decodeParameters: `/Predictor 15 /Colors ${picture.colours} /BitsPerComponent 8 /Columns ${picture.width}`,
    });
    this.clipped(area, () => doc.addImage(picture.bytes, picture.format.toUpperCase(), x, y, width, height, "cover"));
  }

  /**
   * Draws turned about the middle of an area.
   * @param {import("./layout/boxes.js").Turn} turn
   * @param {() => void} draw
   */
  turned(turn, draw) {
    this.#apart(() => {
      const matrix = turningMatrix(turn, this.#height);
      this.#doc.internal.write(`${matrix.map((value, i) => Number(value.toFixed(i < 4 ? 6 : 3))).join(" ")} cm`);
      draw();
    });
  }

  /** Draws nothing outside an area. @param {import("./layout/boxes.js").Area} area @param {() => void} draw */
  clipped({ x, y, width, height }, draw) {
    this.#apart(() => {
      /** @type {any} */ (this.#doc).rect(x, y, width, height, null).clip().discardPath();
      draw();
    });
  }

  /** Draws with a state of its own. @param {() => void} draw */
  #apart(draw) {
    this.#doc.saveGraphicsState();
    const before = this.#now;
    this.#now = { ...before };
    draw();
    this.#now = before;
    this.#doc.restoreGraphicsState();
  }

  /** @param {readonly Command[]} commands */
  #trace(commands) {
    const doc = this.#doc;
    let [x, y] = [0, 0];
    for (const command of commands) {
      if (command[0] === "Z") doc.close();
      else if (command[0] === "Q") {
        const [, cx, cy, toX, toY] = command;
        doc.curveTo(
          x + ((cx - x) * 2) / 3,
          y + ((cy - y) * 2) / 3,
          toX + ((cx - toX) * 2) / 3,
          toY + ((cy - toY) * 2) / 3,
          toX,
          toY,
        );
        [x, y] = [toX, toY];
      } else {
        [, x, y] = command;
        if (command[0] === "M") doc.moveTo(x, y);
        else doc.lineTo(x, y);
      }
    }
  }

  /** @param {string} colour */
  #fill(colour) {
    if (this.#now.fill === colour) return;
    this.#now.fill = colour;
    this.#doc.setFillColor(...rgbOf(colour));
  }

  /** @param {string} colour */
  #ink(colour) {
    // A text sets the colour of fillings too.
    this.#now.fill = colour;
    this.#doc.setTextColor(...rgbOf(colour));
  }

  /** @param {string} colour @param {number} width @param {readonly number[]} [dash] */
  #stroke(colour, width, dash = []) {
    const now = this.#now;
    if (now.stroke !== colour) this.#doc.setDrawColor(...rgbOf(colour));
    if (now.width !== width) this.#doc.setLineWidth(width);
    if (now.dash !== String(dash)) this.#doc.setLineDashPattern([...dash], 0);
    Object.assign(now, { stroke: colour, width, dash: String(dash) });
  }

  /**
   * A font is read when it is first needed: a small file needs few.
   * @param {keyof typeof fontNames} font @param {number} size
   */
  #font(font, size) {
    const name = fontNames[font];
    const bytes = this.#files[font];
    if (bytes && !this.#added.has(font)) {
      this.#doc.addFileToVFS(`${name}.ttf`, binaryText(bytes));
      this.#doc.addFont(`${name}.ttf`, name, "normal", undefined, "Identity-H");
      this.#added.add(font);
    }
    if (this.#now.font !== name) this.#doc.setFont(name, "normal");
    if (this.#now.size !== size) this.#doc.setFontSize(size);
    Object.assign(this.#now, { font: name, size });
  }
}

const emptyState = () => ({ fill: "", stroke: "", width: -1, dash: "", font: "", size: -1 });

/** The texts of fonts: a series of files has the same fonts. @type {WeakMap<Uint8Array, string>} */
const texts = new WeakMap();

/** @param {Uint8Array} bytes of a font @returns {string} a character for each byte */
function binaryText(bytes) {
  const known = texts.get(bytes);
  if (known !== undefined) return known;
  const parts = [];
  for (let start = 0; start < bytes.length; start += 4096)
    parts.push(String.fromCharCode(...bytes.subarray(start, start + 4096)));
  const text = parts.join("");
  texts.set(bytes, text);
  return text;
}
