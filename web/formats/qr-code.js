/** A text as a QR code. */
import qrcode from "qrcode-generator";

/**
 * Texts up to so many bytes get a level of error correction; longer ones have codes that phones hardly read.
 * @type {readonly [bytes: number, level: "Q" | "M" | "L"][]}
 */
const levels = [
  [200, "Q"],
  [600, "M"],
  [1300, "L"],
];

/**
 * @param {string} text
 * @returns {{ modules: readonly (readonly boolean[])[], level: "Q" | "M" | "L" } | null} rows of dark and light
 *   modules; null when the text is too long
 */
export function qrModules(text) {
  const bytes = new TextEncoder().encode(text).length;
  const level = levels.find(([most]) => bytes <= most)?.[1];
  if (!level) return null;
  const code = qrcode(0, level);
  code.addData(text, "Byte");
  code.make();
  const count = code.getModuleCount();
  return {
    level,
    modules: Array.from({ length: count }, (_, row) =>
      Array.from({ length: count }, (__, column) => code.isDark(row, column)),
    ),
  };
}
