import { scriptAddress } from "../../model/script-address.js";

/**
 * Starts the worker that reads texts. The build replaces this module: on the page the file is a bundle with another
 * name, and the page in one file contains the worker.
 */
export const startTextWorker = () =>
  new Worker(scriptAddress(new URL("./text-worker.js", import.meta.url)), { type: "module" });
