/**
 * A page as a PNG file, without a canvas: shapes become shares of pixels. The file format is that of the
 * "Portable Network Graphics (PNG) Specification", third edition.
 */
import { zlibSync } from "fflate";

import { joinedBytes, pngChunk, resolutionChunk } from "../../model/png-chunks.js";
import { rgbOf } from "../colours.js";
import { angleOf } from "../layout/boxes.js";
import { polygonsOf } from "../../board/polygons.js";
import { drawBoxes } from "../pen-boxes.js";
import { OutlinePen } from "./outline-pen.js";
import { Coverage, strokePieces } from "./coverage.js";

/** @typedef {import("../../board/operations.js").Command} Command */
/** @typedef {import("./outline-pen.js").Shapes} Shapes */

const inch = 72;
/**
 * How hard the file is packed. At level 9 fflate compares each long run of white pixels with thousands of others: that
 * takes six times as long as level 5, and the file is a sixth smaller.
 */
const level = 5;

/**
 * Returns the file: greys where the page has no other colours. The margin of the last pixels is white. The same page
 * gives the same bytes.
 *
 * @param {import("../layout/boxes.js").Page} page
 * @param {import("./outline-pen.js").Outlines} outlines
 * @param {{ dpi: number }} options pixels of an inch
 * @returns {Uint8Array}
 */
export function pngPicture({ width, height, boxes }, outlines, { dpi }) {
  const scale = dpi / inch;
  const shapes = new PixelShapes(Math.ceil(width * scale), Math.ceil(height * scale), scale);
  drawBoxes(new OutlinePen(shapes, outlines), boxes);
  return shapes.file(dpi);
}

/** @implements {Shapes} */
class PixelShapes {
  #width;
  #height;
  #scale;
  #pixels;
  #coverage;
  /** Whether a colour has been drawn that is no grey. */
  #hasColour = false;
  /**
   * What is drawn, in pixels: the right and lower edges are outside.
   * @type {{ left: number, top: number, right: number, bottom: number }}
   */
  #clip;
  /** From points to points, while something is turned. @type {((x: number, y: number) => [number, number])[]} */
  #turns = [];

  /** @param {number} width in pixels @param {number} height @param {number} scale pixels of a point */
  constructor(width, height, scale) {
    this.#width = width;
    this.#height = height;
    this.#scale = scale;
    this.#pixels = new Uint8Array(width * height * 3).fill(255);
    this.#coverage = new Coverage(width, height);
    this.#clip = { left: 0, top: 0, right: width, bottom: height };
  }

  /** @type {Shapes["fill"]} */
  fill(commands, colour, alpha) {
    for (const polygon of polygonsOf(this.#placed(commands))) this.#coverage.add(polygon);
    this.#paint(colour, alpha);
  }

  /** @type {Shapes["stroke"]} */
  stroke(commands, width, colour, dash) {
    const scale = this.#scale;
    const pieces = strokePieces(
      this.#placed(commands),
      width * scale,
      dash.map((length) => length * scale),
    );
    for (const piece of pieces) this.#coverage.add(piece);
    this.#paint(colour, 1);
  }

  /** @type {Shapes["turned"]} */
  turned(turn, draw) {
    const { x, y, width, height } = turn.area;
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    const angle = (angleOf(turn) * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    this.#turns.push((ownX, ownY) => [
      middleX + cos * (ownX - middleX) - sin * (ownY - middleY),
      middleY + sin * (ownX - middleX) + cos * (ownY - middleY),
    ]);
    draw();
    this.#turns.pop();
  }

  /** To whole pixels. @type {Shapes["clipped"]} */
  clipped({ x, y, width, height }, draw) {
    const before = this.#clip;
    const corners = this.#placed([
      ["M", x, y],
      ["L", x + width, y + height],
    ]).map(([, ...place]) => place);
    const [xs, ys] = [0, 1].map((i) => corners.map((corner) => Math.round(/** @type {number} */ (corner[i]))));
    this.#clip = {
      left: Math.max(before.left, Math.min(...xs)),
      top: Math.max(before.top, Math.min(...ys)),
      right: Math.min(before.right, Math.max(...xs)),
      bottom: Math.min(before.bottom, Math.max(...ys)),
    };
    draw();
    this.#clip = before;
  }

  /** @param {number} dpi @returns {Uint8Array} */
  file(dpi) {
    const pixels = this.#pixels;
    const isGrey = !this.#hasColour;
    const row = this.#width * (isGrey ? 1 : 3);
    const raw = new Uint8Array((row + 1) * this.#height);
    for (let y = 0; y < this.#height; y++) {
      const start = y * (row + 1) + 1;
      if (!isGrey) raw.set(pixels.subarray(y * row, (y + 1) * row), start);
      else for (let x = 0; x < row; x++) raw[start + x] = pixels[(y * row + x) * 3];
    }
    const head = new DataView(new ArrayBuffer(13));
    head.setUint32(0, this.#width);
    head.setUint32(4, this.#height);
    head.setUint8(8, 8);
    head.setUint8(9, isGrey ? 0 : 2);
    return joinedBytes([
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      pngChunk("IHDR", new Uint8Array(head.buffer)),
      resolutionChunk(dpi),
      pngChunk("IDAT", zlibSync(raw, { level })),
      pngChunk("IEND", new Uint8Array()),
    ]);
  }

  /** @param {readonly Command[]} commands @returns {Command[]} in pixels */
  #placed(commands) {
    return commands.map(([letter, ...places]) => {
      const moved = [];
      for (let i = 0; i < places.length; i += 2) {
        let at = /** @type {[number, number]} */ ([places[i], places[i + 1]]);
        for (const turn of this.#turns.toReversed()) at = turn(...at);
        moved.push(at[0] * this.#scale, at[1] * this.#scale);
      }
      return /** @type {Command} */ ([letter, ...moved]);
    });
  }

  /** @param {string} colour @param {number} alpha */
  #paint(colour, alpha) {
    const [red, green, blue] = rgbOf(colour);
    const pixels = this.#pixels;
    this.#hasColour ||= red !== green || green !== blue;
    const { left, top, right, bottom } = this.#clip;
    this.#coverage.take((pixel, share) => {
      const [x, y] = [pixel % this.#width, Math.floor(pixel / this.#width)];
      if (x < left || x >= right || y < top || y >= bottom) return;
      const [at, part] = [3 * pixel, share * alpha];
      pixels[at] = Math.round(pixels[at] + (red - pixels[at]) * part);
      pixels[at + 1] = Math.round(pixels[at + 1] + (green - pixels[at + 1]) * part);
      pixels[at + 2] = Math.round(pixels[at + 2] + (blue - pixels[at + 2]) * part);
    });
  }
}
