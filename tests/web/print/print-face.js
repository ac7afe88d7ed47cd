import { fileURLToPath } from "node:url";

import { printFonts } from "../../../tools/build/fonts.mjs";
import { makeFace } from "../../../web/print/fonts/face.js";

async function make() {
  const { files } = await printFonts(fileURLToPath(new URL("../../..", import.meta.url)));
  return { regular: files["nonet-400.ttf"], semibold: files["nonet-600.ttf"], chinese: files["nonet-zh.ttf"] ?? null };
}

/** @type {ReturnType<typeof make> | undefined} */
let made;

/**
 * Returns the fonts that the build makes, in the form that the face and the players take. They are read once.
 * @returns {Promise<import("../../../web/print/fonts/face.js").FontFiles>}
 */
export async function fontFiles() {
  made ??= make();
  return made;
}

export const printFace = async () => makeFace(await fontFiles());
