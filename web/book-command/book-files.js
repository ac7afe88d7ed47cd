/** Files that the command reads and writes. */
import { open, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

import { textOfFile } from "../formats/text-file.js";
import { Failure, fileFailure, largestRead, tooLarge } from "./book-messages.js";

/** The name that stands for standard input and standard output. */
export const standard = "-";

/** @param {string} file @returns {Promise<string>} rejects with a Failure */
export async function readTextFile(file) {
  return textOfFile(await readBytes(file));
}

/** @param {string} file @returns {Promise<Uint8Array>} rejects with a Failure */
export async function readBytes(file) {
  try {
    return await bytesOf(file === standard ? process.stdin : (await open(file)).createReadStream());
  } catch (error) {
    throw fileFailure(file, error, "read");
  }
}

/** @param {AsyncIterable<Buffer>} stream @returns {Promise<Uint8Array>} rejects when there are too many */
async function bytesOf(stream) {
  /** @type {Buffer[]} */
  const pieces = [];
  let size = 0;
  for await (const piece of stream) {
    size += piece.length;
    if (size > largestRead) throw Object.assign(new Error("too large"), { code: tooLarge });
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/**
 * Writes a file as a whole or not at all: the bytes go into a file beside it, which then takes its name.
 *
 * @param {string} file @param {Uint8Array} bytes @returns {Promise<void>} rejects with a Failure
 */
export async function writeWholeFile(file, bytes) {
  if (file === standard) return writeStandard(bytes);
  const beside = join(dirname(file), `.${basename(file)}.${process.pid}`);
  try {
    await writeFile(beside, bytes);
    await rename(beside, file);
  } catch (error) {
    await rm(beside, { force: true }).catch(() => {});
    throw await unwritten(file, error);
  }
}

/**
 * Rejects where a file could not be written, before the work begins.
 * @param {string} file
 * @returns {Promise<void>} rejects with a Failure
 */
export async function checkWritable(file) {
  if (file === standard) return;
  const beside = join(dirname(file), `.${basename(file)}.${process.pid}`);
  try {
    const isFolder = await stat(file).then(
      (found) => found.isDirectory(),
      () => false,
    );
    if (isFolder) throw Object.assign(new Error("a folder"), { code: "EISDIR" });
    await writeFile(beside, "");
  } catch (error) {
    throw await unwritten(file, error);
  } finally {
    await rm(beside, { force: true }).catch(() => {});
  }
}

/**
 * Some folders of the system take no new files, and answer as if they did not exist.
 * @param {string} file
 * @param {unknown} error of node
 * @returns {Promise<Failure>}
 */
async function unwritten(file, error) {
  const isMissing = /** @type {NodeJS.ErrnoException} */ (error).code === "ENOENT";
  const hasFolder = await stat(dirname(file)).then(
    (found) => found.isDirectory(),
    () => false,
  );
  return isMissing && hasFolder
    ? new Failure(`${file}: This file cannot be written.`)
    : fileFailure(file, error, "written");
}

/** @param {Uint8Array} bytes @returns {Promise<void>} */
function writeStandard(bytes) {
  return new Promise((resolve, reject) => {
    // A reader that goes away is a normal end.
    process.stdout.once("error", (error) =>
      /** @type {NodeJS.ErrnoException} */ (error).code === "EPIPE"
        ? resolve()
        : reject(fileFailure(standard, error, "written")),
    );
    process.stdout.write(bytes, () => resolve());
  });
}
