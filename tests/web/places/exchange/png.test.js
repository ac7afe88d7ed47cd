import assert from "node:assert/strict";
import { test } from "node:test";

import { PNG } from "pngjs";

import { withResolution } from "../../../../web/places/exchange/png.js";

test("the size on paper is written into the file, and the file stays readable", () => {
  const plain = new Uint8Array(PNG.sync.write(new PNG({ width: 3, height: 2 })));
  const sized = withResolution(plain, 300);
  const read = PNG.sync.read(Buffer.from(sized), { checkCRC: true });
  assert.deepEqual([read.width, read.height], [3, 2]);
  const at = Buffer.from(sized).indexOf("pHYs");
  const view = new DataView(sized.buffer, at + 4);
  // 300 pixels to an inch are 11811 to a metre.
  assert.deepEqual([view.getUint32(0), view.getUint32(4), view.getUint8(8)], [11811, 11811, 1]);
});
