/**
 * The printed work that explains steps: a path and a worksheet. Their words are large, so this module is loaded when
 * one of them is first made.
 */
export { makePath } from "./path-job.js";
export { makeWorksheet } from "./worksheet-job.js";
