/**
 * The archive of which files for platforms of learning are made (web/learning/packages). The build of the site puts its
 * address and its size in bytes here. The page in one file has no archive.
 *
 * @type {{ address: string | URL, size: number } | null}
 */
export const launchArchive = null;
