/** Starts the browser and the server before the first case and ends them after the last. */
import { after, before } from "node:test";

import { close, open } from "./site.js";

before(open);
after(close);
