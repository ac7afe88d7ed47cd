/** Starts the worker from its file beside this module. The build of the offline page replaces this module by one that contains the worker. */
export const startPdfWorker = () => new Worker(new URL("./nonet-pdf.mjs", import.meta.url), { type: "module" });
