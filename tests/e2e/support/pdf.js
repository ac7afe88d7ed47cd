/**
 * Reads the contents of a PDF from the uncompressed parts of its objects.
 *
 * @param {Buffer} pdf
 * @returns {{ pages: number, images: number, fonts: number, embedded: number }}
 */
export function inspectPdf(pdf) {
  const text = pdf.toString("latin1");
  const count = (/** @type {RegExp} */ pattern) => (text.match(pattern) ?? []).length;
  return {
    pages: count(/\/Type\s*\/Page\b/g),
    images: count(/\/Subtype\s*\/Image\b/g),
    fonts: count(/\/Type\s*\/FontDescriptor\b/g),
    embedded: count(/\/FontFile[23]?\b/g),
  };
}
