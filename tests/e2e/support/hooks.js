/** The browser and the server live from the first case to the last. */
import { after, before } from "node:test";

import { close, open } from "./site.js";

before(open, { timeout: 60_000 });
after(close, { timeout: 20_000 });
