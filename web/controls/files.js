/** Files that the player saves, or chooses on the device. */
import { h } from "./dom.js";

/**
 * A saved file stays at its address for this time in milliseconds. Browsers read a large file, or ask where to save it,
 * long after the click.
 */
const readTime = 60_000;

/** Saves a file among the downloads of the browser. @param {Blob} file @param {string} name */
export function saveFile(file, name) {
  const address = URL.createObjectURL(file);
  h("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), readTime);
}

/**
 * Returns an address of a picture that the page itself shows.
 *
 * @param {Blob} picture
 * @returns {{ url: string, release: () => void }} the address is valid until it is released
 */
export function pictureAddress(picture) {
  const url = URL.createObjectURL(picture);
  return { url, release: () => URL.revokeObjectURL(url) };
}

/**
 * Returns a field for files, which a button beside the field opens by `click()`. It forgets the chosen files as soon as
 * they are handed over, because a browser does not report the choice of a file that the field already has.
 *
 * @param {(files: readonly File[]) => void} use not called when the player chooses none
 * @param {Record<string, string | boolean>} [attributes]
 */
export function fileField(use, attributes = {}) {
  const field = h("input", {
    ...attributes,
    type: "file",
    class: "visually-hidden",
    tabindex: -1,
    "aria-hidden": "true",
    onchange() {
      const files = [...(field.files ?? [])];
      field.value = "";
      if (files.length) use(files);
    },
  });
  return field;
}

/**
 * Lets the player choose a file.
 *
 * @param {string} accept types of files, such as ".json"
 * @param {(file: File) => void} use not called when the player chooses none
 */
export function chooseFile(accept, use) {
  fileField(([file]) => use(file), { accept }).click();
}
