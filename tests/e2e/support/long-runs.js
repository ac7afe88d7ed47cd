/** Cases that cost too much for each run of the tests: NONET_FAULTS asks for them. `./dev check-faults` and `./dev test --all` set it. */
export const isLong = Boolean(process.env.NONET_FAULTS);

/**
 * Returns the rows of a table of cases that this run has: in a long run all, else those that are marked as quick.
 *
 * @template {{ isQuick?: boolean }} Row
 * @param {Record<string, Row>} table
 */
export const quickOf = (table) => Object.entries(table).filter(([, { isQuick = false }]) => isLong || isQuick);
