/** What is true of every printed page. */
import assert from "node:assert/strict";

import { frameOf } from "../../../../web/print/layout/paper.js";
import { extentsOf } from "./sheets.js";

/**
 * Fails where boxes overlap or leave the printed area.
 *
 * @param {import("../../../../web/print/layout/boxes.js").PrintedDocument} document
 * @param {import("../../../../web/print/print-settings.js").Look} look
 * @param {any} context
 */
export function checkPages(document, look, { face }) {
  const frames = frameOf(look, document.pageCount);
  for (let index = 0; index < document.pageCount; index++) {
    const { area } = frames(index);
    const extents = extentsOf(document.page(index).boxes, face).sort((a, b) => a.y - b.y);
    for (const { what, x, y, width, height } of extents) {
      const isInside =
        x >= area.x - 0.1 &&
        y >= area.y - 0.1 &&
        x + width <= area.x + area.width + 0.1 &&
        y + height <= area.y + area.height + 0.1;
      assert.ok(isInside, `page ${index + 1}: ${what} leaves the printed area: ${x}, ${y}, ${width} × ${height}`);
    }
    extents.forEach((one, i) => {
      for (let j = i + 1; j < extents.length && extents[j].y < one.y + one.height - 0.1; j++) {
        const other = extents[j];
        assert.ok(
          other.x >= one.x + one.width - 0.1 || one.x >= other.x + other.width - 0.1,
          `page ${index + 1}: ${one.what} and ${other.what} overlap`,
        );
      }
    });
  }
}

/**
 * @param {import("../../../../web/print/layout/boxes.js").PrintedDocument} document
 * @returns {string[]} all texts in drawing order
 */
export const textsOf = (document) =>
  Array.from({ length: document.pageCount }, (_, i) => document.page(i)).flatMap(({ boxes }) =>
    boxes.flatMap((box) => (box.kind === "text" ? [box.text] : [])),
  );
