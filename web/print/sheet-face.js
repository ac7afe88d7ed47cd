/** The face of the digits on printed sheets. */
import { addFace } from "../board/faces/index.js";
import { loadFaceWords } from "../i18n/face-words.js";
import { nameNumbers } from "../model/numbers-in-rules.js";

/**
 * Loads the faces of a job: that of the settings, and those that its puzzles name.
 *
 * @param {import("./job.js").Job} job
 * @param {Pick<import("./print-settings.js").Look, "face" | "language">} look
 */
export async function loadSheetFaces(job, { face, language }) {
  const puzzles = job.kind === "puzzles" ? job.sections.flatMap((section) => section.puzzles) : [];
  const names = new Set([face, ...puzzles.map((puzzle) => puzzle.face)]);
  for (const name of names) if (name && name !== "digits") addFace(name, language, await loadFaceWords(language));
}

/**
 * Whether puzzles of a job show digits although the settings name another face: their rules count with digits.
 *
 * @param {import("./job.js").Job} job
 * @param {Pick<import("./print-settings.js").Look, "face">} look
 */
export const hasDigitsForFace = (job, { face }) =>
  face !== "digits" &&
  job.kind === "puzzles" &&
  job.sections.some(({ puzzles }) => puzzles.some(({ rules }) => nameNumbers(rules)));
