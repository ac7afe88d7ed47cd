/** Pictures of printed puzzles, drawn by the browser, and what a player does in the dialog that reads them. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { loadPhotoWords } from "../../../web/i18n/photo-words.js";
import { button } from "./board.js";
import { goTo } from "./places.js";
import { words } from "./words.js";

/** @typedef {import("playwright-core").Page} Page */
/**
 * @typedef {{ width?: number, height?: number, puzzles?: { line: string, left: number, top: number, edge: number,
 *   tilt?: number, over?: [cell: number, digit: string][], entered?: [cell: number, digit: string][],
 *   isBare?: boolean }[], isGrey?: boolean }} Drawing `tilt` in degrees; `over`: digits that are printed over what the
 *   cell has already; `entered`: digits in blue; `isBare`: without lines
 */

/** The English sentences about photos. */
export const say = await loadPhotoWords("en");

/**
 * Draws puzzles on paper. A puzzle has "." for a blank cell.
 *
 * @param {Page} page @param {Drawing} drawing
 * @returns {Promise<Buffer>} a PNG file, or the brightness of each pixel when `isGrey`
 */
export async function drawn(page, { width = 900, height = 900, puzzles = [], isGrey = false }) {
  const text = await page.evaluate(
    async ({ wide, high, all, grey }) => {
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [wide, high];
      const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
      context.fillStyle = "#e4e0d6";
      context.fillRect(0, 0, wide, high);
      for (const { line, left, top, edge, tilt = 0, over = [], entered = [], isBare = false } of all) {
        const side = Math.sqrt(line.length);
        const cell = edge / side;
        const boxes = { 4: [2, 2], 6: [3, 2], 9: [3, 3], 12: [4, 3] }[side] ?? [1, 1];
        context.setTransform(1, 0, 0, 1, left + edge / 2, top + edge / 2);
        context.rotate((tilt * Math.PI) / 180);
        context.translate(-edge / 2, -edge / 2);
        context.strokeStyle = context.fillStyle = "#1d1b20";
        for (let i = 0; i <= side && !isBare; i += 1) {
          for (const [step, from, to] of /** @type {[number, [number, number], [number, number]][]} */ ([
            [boxes[0], [i * cell, 0], [i * cell, edge]],
            [boxes[1], [0, i * cell], [edge, i * cell]],
          ])) {
            context.lineWidth = i % step ? Math.max(1, cell * 0.025) : Math.max(2, cell * 0.06);
            context.beginPath();
            context.moveTo(...from);
            context.lineTo(...to);
            context.stroke();
          }
        }
        context.font = `${cell * 0.66}px "DejaVu Sans", sans-serif`;
        context.textAlign = "center";
        context.textBaseline = "middle";
        const printed = [...[...line].entries()].filter(([, digit]) => digit !== ".");
        for (const [i, digit] of [...printed, ...over])
          context.fillText(digit, ((i % side) + 0.5) * cell, (Math.floor(i / side) + 0.54) * cell);
        context.fillStyle = "#325aaf";
        for (const [i, digit] of entered)
          context.fillText(digit, ((i % side) + 0.5) * cell, (Math.floor(i / side) + 0.54) * cell);
      }
      const base64 = (/** @type {Uint8Array} */ bytes) =>
        btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
      if (grey)
        return base64(new Uint8Array(context.getImageData(0, 0, wide, high).data).filter((_, i) => i % 4 === 1));
      const blob = await new Promise((/** @type {(blob: Blob | null) => void} */ resolve) =>
        canvas.toBlob(resolve, "image/png"),
      );
      return base64(new Uint8Array(await /** @type {Blob} */ (blob).arrayBuffer()));
    },
    { wide: width, high: height, all: puzzles, grey: isGrey },
  );
  return Buffer.from(text, "base64");
}

/**
 * Writes a film that shows one picture, for the camera of a browser.
 *
 * @param {Page} page @param {Drawing["puzzles"]} puzzles on a picture of 640×480 pixels
 * @returns {Promise<{ file: string, remove: () => Promise<void> }>}
 */
export async function filmOf(page, puzzles) {
  const [width, height] = [640, 480];
  const light = await drawn(page, { width, height, puzzles, isGrey: true });
  const colours = Buffer.alloc((width * height) / 2, 128);
  const frame = Buffer.concat([Buffer.from("FRAME\n"), light, colours]);
  const folder = await mkdtemp(join(tmpdir(), "nonet-film-"));
  const file = join(folder, "puzzle.y4m");
  await writeFile(
    file,
    Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F20:1 Ip A1:1 C420jpeg\n`), ...Array(4).fill(frame)]),
  );
  return { file, remove: () => rm(folder, { recursive: true }) };
}

/** @param {Page} page */
export const photoDialog = (page) => page.getByRole("dialog", { name: say("photo.title") });

/** Opens the dialog from place Solve. @param {Page} page */
export async function openPhotoDialog(page) {
  await goTo(page, "solve");
  await button(page, words("photo.open")).click();
  await photoDialog(page).waitFor();
}

/**
 * Pastes a picture, or drops it on the page.
 * @param {Page} page
 * @param {Buffer} picture
 * @param {"paste" | "drop"} how
 * @param {string} [type]
 */
export function handOver(page, picture, how, type = "image/png") {
  return page.evaluate(
    ({ text, event, kind }) => {
      const data = new DataTransfer();
      data.items.add(
        new File([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))], "photo.png", { type: kind }),
      );
      const options = { bubbles: true, cancelable: true };
      const target = document.querySelector("dialog[open]") ?? document.body;
      target.dispatchEvent(
        event === "paste"
          ? new ClipboardEvent("paste", { ...options, clipboardData: data })
          : new DragEvent("drop", { ...options, dataTransfer: data }),
      );
    },
    { text: picture.toString("base64"), event: how, kind: type },
  );
}
