/** The formats of pictures: one table for settings, commands and writers. */

/** @typedef {typeof pictureFormats[number]} PictureFormat */

export const pictureFormats = /** @type {const} */ (["svg", "eps", "pdf", "png"]);

/** Pixels of an inch. */
export const dpis = { least: 36, most: 1200, usual: 300 };
