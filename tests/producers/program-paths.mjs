// Where the programs of others are.

import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Where a program is, or undefined. Debian puts games into a folder of their own. @param {string} name */
export const pathOf = (name) =>
  [...(process.env.PATH ?? "").split(delimiter), "/usr/games"].map((folder) => join(folder, name)).find(existsSync);
