/** The lessons that are not about techniques, in the order in which they are read. Their prose is in docs/guide. */
export const guideNames = /** @type {const} */ (["rules", "notes", "keys", "variants"]);

/** @typedef {typeof guideNames[number]} GuideName */

/** @param {string} id @returns {id is GuideName} */
export const isGuide = (id) => guideNames.some((name) => name === id);

/** The name of the introduction (introduction-screens.js) in addresses and records. */
export const introductionName = "introduction";
