/**
 * Names with digests: a file whose content changes gets another name, so that a browser never mixes files of two
 * versions.
 */
import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * The folder of the site whose files have their digests in their names; `plainName` of the service worker reads these
 * names.
 */
export const PAGE_FOLDER = "page";

/**
 * @param {string} name such as "nonet.wasm"
 * @param {string | Uint8Array} content
 * @returns {string} such as "nonet-3F0A99C2.wasm"
 */
export function digestName(name, content) {
  const digest = createHash("sha256").update(content).digest("hex").slice(0, 8).toUpperCase();
  return name.replace(/(?=\.\w+$)/, `-${digest}`);
}

/**
 * Writes a file into the folder of the page.
 * @param {string} out folder of the site
 * @param {string} name
 * @param {string | Uint8Array} content
 * @returns {Promise<string>} the name with the digest
 */
export async function writeNamed(out, name, content) {
  const named = digestName(name, content);
  await mkdir(join(out, PAGE_FOLDER), { recursive: true });
  await writeFile(join(out, PAGE_FOLDER, named), content);
  return named;
}
