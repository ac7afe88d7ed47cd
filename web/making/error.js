/** A failure while a document is made. It has the code of the engine's error where there is one, and the place in the document. */
export class MakingError extends Error {
  /** @param {string} code @param {Record<string, any>} [details] @param {unknown} [cause] */
  constructor(code, details = {}, cause) {
    super(code, { cause });
    this.code = code;
    this.details = details;
  }
}

/** The failure of work that was stopped by its signal. */
export const aborted = () => new MakingError("aborted");

/** Whether an error only reports that the work was stopped. @param {unknown} error */
export const isAborted = (error) => /** @type {{ code?: unknown } | null} */ (error)?.code === "aborted";
