/**
 * Failures of the command, and the sentences for files. Sentences about settings and puzzles are those of the page, in
 * English.
 */

import { settingsVersion } from "../print/print-settings.js";

/** @typedef {import("../print/settings-check.js").SettingsError} SettingsError */

/**
 * The most bytes of a file. A larger file is refused before all of it is read: a list of the most and largest puzzles
 * has less.
 */
export const largestRead = 64_000_000;

/** The code of a file that is too large to be read. */
export const tooLarge = "NONET_TOO_LARGE";

/** A failure that ends the command: its sentence, and the exit code. */
export class Failure extends Error {
  /** @param {string} sentence @param {number} [exitCode] */
  constructor(sentence, exitCode = exitCodes.badInput) {
    super(sentence);
    this.exitCode = exitCode;
  }
}

/** As the command line nonet has them. */
export const exitCodes = { done: 0, noAnswer: 1, badInput: 2 };

/**
 * @param {string} file
 * @param {unknown} error of node
 * @param {"read" | "written"} act
 * @returns {Failure}
 */
export const fileFailure = (file, error, act) =>
  new Failure(`${file}: ${fileSentence(/** @type {NodeJS.ErrnoException} */ (error), act)}`);

/** @param {NodeJS.ErrnoException} error @param {"read" | "written"} act */
function fileSentence({ code, message }, act) {
  switch (code) {
    case "ENOENT":
      return act === "read" ? "There is no such file." : "The folder of this file does not exist.";
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return `This file may not be ${act}.`;
    case "EISDIR":
      return `This is a folder. It cannot be ${act} as a file.`;
    case "ENOTDIR":
      return "A part of this path is a file, not a folder.";
    case tooLarge:
      return `This file is too large. nonet-book reads files of at most ${largestRead / 1_000_000} MB.`;
    case "ENOSPC":
      return "The disk is full.";
    default:
      return `This file cannot be ${act}: ${message}.`;
  }
}

/**
 * @param {string} file of settings
 * @param {SettingsError} error
 * @param {(error: SettingsError) => string} sentenceOf the sentence of the page, for errors that mean the same here
 * @returns {Failure}
 */
export function settingsFailure(file, error, sentenceOf) {
  switch (error.code) {
    case "no-json":
      return new Failure(
        `${file}:${error.details.line}:${error.details.column}: The file is not well-formed JSON here.`,
      );
    case "newer":
      return new Failure(
        `${file}: “version” is ${error.details.version}, which a newer version of Nonet has written. This nonet-book reads version ${settingsVersion}.`,
      );
    case "not-settings":
      return new Failure(
        `${file}: There are no print settings in this file. nonet-book --example prints some to start from.`,
      );
    default:
      return new Failure(`${file}: ${sentenceOf(error)}`);
  }
}
