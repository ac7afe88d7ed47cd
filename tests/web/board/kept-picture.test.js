/** Many rules are drawn once and then kept as a picture. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { fitGeometry } from "../../../web/board/geometry.js";
import { renderCanvas } from "../../../web/board/canvas.js";
import { rulePicture } from "../../../web/board/rules/rule-picture.js";
import { layoutNamed } from "../../../web/model/layout.js";

const layout = /** @type {import("../../../web/model/layout.js").Layout} */ (layoutNamed("3x3"));
const geometry = () => fitGeometry(layout, 400, { thin: 1, thick: 2 });

/** A canvas that counts what is traced on it and on the canvases made from it. */
function openCanvas(width = 400) {
  const count = { traced: 0, pictures: 0 };
  const contextOf = (/** @type {object} */ canvas) =>
    new Proxy(/** @type {any} */ ({ canvas }), {
      get: (target, name) =>
        Object.hasOwn(target, name)
          ? target[name]
          : () => {
              if (name === "beginPath") count.traced += 1;
              if (name === "drawImage") count.pictures += 1;
            },
      set: () => true,
    });
  const canvasOf = () => {
    const canvas = { width, height: 400, cloneNode: canvasOf, getContext: () => contextOf(canvas) };
    return canvas;
  };
  const canvas = canvasOf();
  return { context: canvas.getContext(), canvas, count };
}

const thermometers = (/** @type {number} */ many) =>
  Array.from({ length: many }, (_, i) => `thermometer r${1 + (i % 9)}c${1 + (i % 8)} r${1 + (i % 9)}c${2 + (i % 8)}`);

/** @param {number} many */
const listOf = (many, texts = thermometers(many)) => {
  const { beneath, pictureOf } = rulePicture(layout, texts).layersOf(geometry());
  return () => ({
    width: 400,
    height: 400,
    operations: [...beneath],
    still: pictureOf && { from: 0, to: beneath.length, pictureOf },
  });
};
const palette = /** @type {any} */ ({});

test("the shapes of many rules are traced once, until the part that is seen or the palette changes", () => {
  const { context, count } = openCanvas();
  const list = listOf(400);
  renderCanvas(context, list(), palette, "sans");
  const { traced } = count;
  assert.ok(traced > 400, `${traced} shapes`);
  renderCanvas(context, list(), palette, "sans");
  assert.deepEqual([count.traced, count.pictures], [traced, 2]);
  renderCanvas(context, list(), palette, "sans", { x: 5, y: 0 });
  assert.equal(count.traced, 2 * traced);
  renderCanvas(context, list(), /** @type {any} */ ({}), "sans", { x: 5, y: 0 });
  assert.equal(count.traced, 3 * traced);
});

test("few rules are drawn each time, without a picture", () => {
  const { context, count } = openCanvas();
  const list = listOf(10);
  renderCanvas(context, list(), palette, "sans");
  const { traced } = count;
  renderCanvas(context, list(), palette, "sans");
  assert.deepEqual([count.traced, count.pictures], [2 * traced, 0]);
});

test("equal geometries of a board have the same shapes, and another has others", () => {
  const picture = rulePicture(layout, thermometers(20));
  const first = picture.layersOf(geometry());
  assert.equal(picture.layersOf(geometry()), first);
  assert.notEqual(picture.layersOf(fitGeometry(layout, 300, { thin: 1, thick: 2 })), first);
});
