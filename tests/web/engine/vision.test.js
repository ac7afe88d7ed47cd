import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { Engine } from "../../../web/engine/client.js";
import { NonetError } from "../../../web/engine/error.js";
import { loadPart } from "../../../web/engine/load-part.js";
import { LocalSessions } from "../../../web/engine/local.js";
import { partsOnDemand } from "../../../web/engine/parts.js";
import { coloursOf, greyOf } from "../../../web/engine/pixels.js";
import { fakeGlue } from "./fake-glue.js";

/**
 * A stand-in for the module of vision: it answers with what it was asked, and with the grey picture that lies in its
 * memory.
 */
function fakeVision() {
  const memory = new Uint8Array(10_000);
  const room = 64;
  const tints = 2048;
  const text = 4096;
  const hand = 3072;
  /** Where the weights of the network for handwriting are. @type {[number, number] | null} */
  let weights = null;
  let [width, height, length] = [0, 0, 0];
  let colours = [tints, tints];
  /** The grid with the number 9 may hold handwriting. */
  const handwriting = (outline) => {
    if (outline !== 9) return {};
    const learned = weights ? [...memory.subarray(...weights)] : [];
    // Weights that begin with 0 are of another version, and are refused.
    return learned[0] ? { weights: learned } : { unread: ["regions", "handwriting"] };
  };
  const answer = (value) => {
    const bytes = new TextEncoder().encode(
      JSON.stringify({ ...value, grey: [...memory.subarray(room, room + width * height)] }),
    );
    memory.set(bytes, text);
    length = bytes.length;
    return text;
  };
  return {
    HEAPU8: memory,
    _nonet_vision_buffer: (wide, high) => {
      [width, height] = [wide, high];
      return wide < 2 ? 0 : room;
    },
    _nonet_vision_colours: (wide, high) => {
      colours = [tints, tints + 2 * wide * high];
      return tints;
    },
    _nonet_vision_handwriting: (count) => {
      weights = [hand, hand + count];
      return hand;
    },
    _nonet_vision_find: () => answer({ outlines: [] }),
    _nonet_vision_read: (outline) =>
      answer({
        status: "no_grid",
        ...handwriting(outline),
        outlines: [],
        asked: outline,
        sign: "×",
        colours: [...memory.subarray(...colours)],
      }),
    _nonet_vision_fit: (...asked) => answer({ asked }),
    _nonet_vision_length: () => length,
  };
}

/**
 * @param {number} [failures] how often the weights for handwriting cannot be loaded
 * @param {number[]} [weights] those that are loaded then
 */
function start(failures = 0, weights = [7, 8, 9]) {
  const loads = [];
  const vision = fakeVision();
  const engine = new Engine(
    new LocalSessions(
      fakeGlue(),
      partsOnDemand(async (name) => {
        loads.push(name);
        if (name !== "handwriting") return vision;
        if ((failures -= 1) >= 0) throw new NonetError("engine-load", "no network");
        return Uint8Array.from(weights);
      }),
    ),
  );
  return { engine, loads };
}

const picture = { data: new Uint8ClampedArray([0, 0, 0, 255, 255, 255, 255, 255]), width: 2, height: 1 };

describe("a picture", () => {
  it("is read by the module of vision, which is loaded once, and the answer says to which size its points refer", async () => {
    const { engine, loads } = start();
    assert.deepEqual(await engine.read(picture), {
      status: "no_grid",
      outlines: [],
      asked: -1,
      sign: "×",
      colours: [128, 128],
      grey: [0, 255],
      width: 2,
      height: 1,
    });
    assert.deepEqual(await engine.read(picture, { outline: 2 }), {
      status: "no_grid",
      outlines: [],
      asked: 2,
      sign: "×",
      colours: [128, 128],
      grey: [0, 255],
      width: 2,
      height: 1,
    });
    assert.deepEqual(await engine.findGrid(picture), { outlines: [], grey: [0, 255], width: 2, height: 1 });
    assert.deepEqual(loads, ["vision"]);
    engine.close();
  });

  it("that may hold handwriting is read again with the network for it, which is loaded once", async () => {
    const { engine, loads } = start();
    const first = /** @type {any} */ (await engine.read(picture, { outline: 9 }));
    const second = /** @type {any} */ (await engine.read(picture, { outline: 9 }));
    assert.deepEqual([first.weights, second.weights, first.unread], [[7, 8, 9], [7, 8, 9], undefined]);
    assert.deepEqual(loads, ["vision", "handwriting"]);
    engine.close();
  });

  it("is read without the network for handwriting while it cannot be loaded, and the reading says so", async () => {
    const { engine } = start(1);
    const first = /** @type {any} */ (await engine.read(picture, { outline: 9 }));
    const second = /** @type {any} */ (await engine.read(picture, { outline: 9 }));
    assert.deepEqual([first.unread, first.asked, second.weights], [["regions", "handwriting"], 9, [7, 8, 9]]);
    engine.close();
  });

  it("says of weights that the module refuses that they are of another version, and not that they could not be loaded", async () => {
    const { engine, loads } = start(0, [0, 8, 9]);
    const reading = await engine.read(picture, { outline: 9 });
    assert.deepEqual(reading.unread, ["regions", "handwriting_version"]);
    assert.deepEqual(loads, ["vision", "handwriting"]);
    engine.close();
  });

  it("gets no network for handwriting from a module without weights, which is an error of loading", async () => {
    const empty = new WebAssembly.Module(new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]));
    await assert.rejects(loadPart("handwriting", empty), { code: "engine-load" });
  });

  it("is read at corners that the caller knows, and an outline without them is refused", async () => {
    const { engine } = start();
    const outline = {
      side: 6,
      corners: /** @type {any} */ ([
        [1, 2],
        [9, 2.5],
        [9, 8],
        [1, 8],
      ]),
    };
    const { asked } = /** @type {any} */ (await engine.read(picture, { outline }));
    assert.deepEqual(asked, [6, 1, 2, 9, 2.5, 9, 8, 1, 8]);
    await assert.rejects(engine.read(picture, { outline: /** @type {any} */ ({ side: 6 }) }), { code: "bad-argument" });
    engine.close();
  });

  it("that the module refuses is bad input", async () => {
    const { engine } = start();
    const narrow = { data: new Uint8Array(4), width: 1, height: 1 };
    assert.deepEqual(await engine.read(narrow), { status: "bad_input", outlines: [], width: 1, height: 1 });
    engine.close();
  });

  it("that cannot be decoded here rejects with bad-picture", async () => {
    const { engine } = start();
    await assert.rejects(engine.read(new Blob(["no picture"])), {
      name: "NonetError",
      code: "bad-picture",
      message: "The picture cannot be decoded.",
    });
    engine.close();
  });

  it("of the caller stays open, so that it can be read again; what was decoded here is closed, also after a failure", async (t) => {
    class Bitmap {
      width = 2;
      height = 1;
      isOpen = true;
      close() {
        this.isOpen = false;
      }
    }
    /** @type {Bitmap[]} */
    const decoded = [];
    let fails = false;
    const context = {
      fillRect() {},
      drawImage(/** @type {Bitmap} */ bitmap) {
        if (fails || !bitmap.isOpen) throw new Error("nothing to draw");
      },
      getImageData: () => picture,
    };
    const doubles = {
      ImageBitmap: Bitmap,
      OffscreenCanvas: class {
        getContext = () => context;
      },
      createImageBitmap: async () => decoded[decoded.push(new Bitmap()) - 1],
    };
    Object.assign(globalThis, doubles);
    t.after(() => Object.keys(doubles).forEach((name) => delete globalThis[name]));
    const { engine } = start();
    const bitmap = /** @type {any} */ (new Bitmap());
    for (const outline of [0, 1])
      assert.equal(/** @type {any} */ (await engine.read(bitmap, { outline })).asked, outline);
    await engine.read(new Blob(["picture"]));
    fails = true;
    await assert.rejects(engine.read(new Blob(["picture"])), { code: "bad-picture" });
    assert.deepEqual([bitmap.isOpen, decoded.map(({ isOpen }) => isOpen)], [true, [false, false]]);
    engine.close();
  });

  it("whose reading is aborted rejects with aborted", async () => {
    const { engine } = start();
    await assert.rejects(engine.read(picture, { signal: AbortSignal.abort() }), { code: "aborted" });
    engine.close();
  });
});

/** A pixel as red, green, blue and alpha, and its brightness. @type {any[][]} */
const pixels = [
  [[0, 0, 0, 255], 0],
  [[255, 255, 255, 255], 255],
  [[137, 137, 137, 255], 137],
  [[255, 0, 0, 255], 76],
  [[0, 255, 0, 255], 149],
  [[0, 0, 255, 255], 28],
  [[0, 0, 0, 0], 255],
  [[0, 0, 0, 128], 127],
  [[255, 255, 255, 0], 255],
  [[100, 100, 100, 51], 224],
];
for (const [pixel, light] of pixels) {
  it(`the brightness of ${pixel.join(" ")} is ${light}`, () => {
    assert.deepEqual([...greyOf({ data: Uint8Array.from(pixel), width: 1, height: 1 })], [light]);
  });
}

const tinted = [
  { name: "grey", pixel: [90, 90, 90, 255], colours: [128, 128] },
  { name: "blue", pixel: [50, 90, 175, 255], colours: [172, 109] },
  { name: "red", pixel: [220, 40, 40, 255], colours: [101, 191] },
  { name: "transparent", pixel: [255, 0, 0, 0], colours: [128, 128] },
];
for (const { name, pixel, colours } of tinted) {
  it(`the colours of ${name} are ${colours.join(" and ")}`, () => {
    assert.deepEqual(coloursOf({ data: Uint8Array.from(pixel), width: 1, height: 1 }), {
      bytes: Uint8Array.from(colours),
      width: 1,
      height: 1,
    });
  });
}

it("a pixel of the colours is the mean of four, or of what there is at the edge", () => {
  const red = [255, 0, 0, 255];
  const white = [255, 255, 255, 255];
  const { bytes, width, height } = coloursOf({
    data: Uint8Array.from([...red, ...white, ...red, ...white, ...white, ...red]),
    width: 3,
    height: 2,
  });
  assert.deepEqual([width, height], [2, 1]);
  assert.deepEqual([...bytes].map((value) => value - 128).map(Math.sign), [-1, -1, 1, 1]);
  assert.ok(bytes[3] > bytes[2], "of the two pixels at the edge both are red, of the four one");
});
