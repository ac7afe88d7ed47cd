import { scriptAddress } from "../model/script-address.js";

/**
 * Starts the worker from its file beside this module. The build replaces this module: on the page the file has another
 * name, and the page in one file contains the worker.
 */
export const startPdfWorker = () =>
  new Worker(scriptAddress(new URL("./nonet-pdf.mjs", import.meta.url)), { type: "module" });
