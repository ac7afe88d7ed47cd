/**
 * A failure as plain data, the form in which it crosses from a worker.
 * @typedef {object} PlainError
 * @property {string} code kebab-case, a closed set listed in the README of this room
 * @property {string} message English, for developers; people get their words from i18n by the code
 * @property {{line: number, column: number} | null} position 1-based place in the input
 * @property {Record<string, number | string>} [details] `expected`, `found`, `symbol`, where they apply
 */

/** Every failure of the engine. */
export class NonetError extends Error {
  /**
   * @param {string} code
   * @param {string} [message]
   * @param {{position?: PlainError["position"], details?: PlainError["details"]}} [where]
   */
  constructor(code, message = code, { position = null, details } = {}) {
    super(message);
    this.name = "NonetError";
    this.code = code;
    this.position = position;
    this.details = details;
  }
}

/** @param {PlainError} plain @returns {NonetError} */
export function fromPlain({ code, message, position, details }) {
  return new NonetError(code, message, { position, details });
}

/**
 * The engine's own error record as plain data: absent fields (0, "") are dropped.
 * @param {{code: string, line?: number, column?: number, expected?: number, found?: number, symbol?: string}} record
 * @returns {PlainError}
 */
export function toPlain({ code, line = 0, column = 0, ...rest }) {
  const position = line > 0 ? { line, column } : null;
  const present = Object.entries(rest).filter(([, value]) => value !== "" && value !== 0 && value !== undefined);
  const details = Object.fromEntries(present);
  const place = position ? ` at line ${line}, column ${column}` : "";
  const facts = present.map(([name, value]) => `${name} ${JSON.stringify(value)}`).join(", ");
  return { code, message: `${code}${place}${facts && ` (${facts})`}`, position, details };
}
