/**
 * Compares pictures with those that a person has looked at and approved (tests/e2e/pictures). `NONET_APPROVE=1` writes
 * the pictures anew; look at each of them before they are committed.
 */
import assert from "node:assert/strict";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

import { smallPng } from "../../../tools/small-png.mjs";
import { UsableTime } from "./usable-time.js";

const folder = fileURLToPath(new URL("../pictures/", import.meta.url));
/** Whether pictures are written anew instead of compared. */
export const approves = Boolean(process.env.NONET_APPROVE);
/**
 * How different the colour of a pixel may be (0 to 1), and how many of a thousand pixels may be different. Pixels at
 * smoothed edges do not count.
 */
const [threshold, mostPerThousand] = [0.15, 1];

/**
 * Asserts that a picture looks like the approved one. Where this machine draws otherwise than the one that made the
 * approved pictures, nothing is compared.
 *
 * @param {import("node:test").TestContext} context
 * @param {string} name
 * @param {() => PNG | Promise<PNG>} take
 * @param {object} options
 * @param {{ file: string, text: string, what: string }} options.machine what decides how this machine draws, and the
 *   file beside the pictures with that of the approved ones
 * @param {number} [options.late] usable milliseconds within which a wrong picture may still become right
 */
export async function expectApproved(context, name, take, { machine: { file, text, what }, late = 0 }) {
  const path = join(folder, `${name}.png`);
  let shot = await take();
  if (approves) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, smallPng(shot));
    writeFileSync(join(folder, file), `${text}\n`);
    return;
  }
  if (text !== readFileSync(join(folder, file), "utf8").trim()) {
    context.diagnostic(`${what} of this machine is not that of the approved pictures: nothing was compared.`);
    return;
  }
  assert.ok(
    existsSync(path),
    `There is no approved picture ${name}.png. Run the case with NONET_APPROVE=1 and look at the picture.`,
  );
  const approved = PNG.sync.read(readFileSync(path));
  assert.deepEqual([shot.width, shot.height], [approved.width, approved.height], `${name}: width and height`);
  const difference = new PNG({ width: shot.width, height: shot.height });
  const compare = () => pixelmatch(shot.data, approved.data, difference.data, shot.width, shot.height, { threshold });
  const allowed = (mostPerThousand * shot.width * shot.height) / 1000;
  let count = compare();
  for (const time = new UsableTime(); count > allowed && !time.isOver(late); count = compare()) shot = await take();
  if (count <= allowed) return;
  const seen = join(tmpdir(), "nonet-pictures");
  mkdirSync(seen, { recursive: true });
  writeFileSync(join(seen, `${name}.png`), PNG.sync.write(shot));
  writeFileSync(join(seen, `${name}-difference.png`), PNG.sync.write(difference));
  assert.fail(
    `${name}: ${count} pixels differ. See ${seen}. If the new picture is right, run the case with NONET_APPROVE=1.`,
  );
}
