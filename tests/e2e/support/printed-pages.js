/** Compares pages of PDF files with approved pictures. */
import { execFileSync } from "node:child_process";

import { PNG } from "pngjs";

import { expectApproved } from "./approved.js";
import { popplerVersion } from "./poppler.js";

/** Pixels to an inch: enough to see each line and digit, few enough for small files. */
const resolution = 60;

/**
 * @param {import("node:test").TestContext} context
 * @param {string} name
 * @param {string} path
 * @param {number} page from 1
 */
export async function expectPage(context, name, path, page) {
  const take = () =>
    PNG.sync.read(
      execFileSync(
        "pdftoppm",
        ["-r", String(resolution), "-f", String(page), "-l", String(page), "-singlefile", "-png", path],
        { maxBuffer: 1 << 26 },
      ),
    );
  await expectApproved(context, `printed-${name.replaceAll(" ", "-")}`, take, {
    machine: { file: "poppler.txt", text: popplerVersion(), what: "The version of poppler" },
  });
}
