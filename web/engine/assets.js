import { assetNames } from "./asset-names.js";

/**
 * Returns the addresses of the engine's parts for a caller who names none: beside this module. Builds whose files have
 * other names, or that contain the parts themselves, replace this module.
 * @returns {import("./index.js").Assets}
 */
export const defaultAssets = () => assetNames((name) => new URL(`./${name}`, import.meta.url));
