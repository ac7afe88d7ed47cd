/**
 * Returns what an archive of a release says of a file on POSIX: a plain file with these rights.
 * @param {number} mode such as 0o644
 * @param {string | Date} [mtime] the time of the file; without it a constant, so that packing the same files twice
 *   gives the same bytes
 */
export const zipEntry = (mode, mtime = "1980-01-01T12:00:00") => ({
  os: 3,
  attrs: (0o100000 | mode) * 0x10000,
  mtime,
});
