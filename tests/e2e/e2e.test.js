/**
 * All cases that want a browser, in one process: they share it. The imports are static, the hooks first, since node runs
 * what is registered as soon as it waits for anything, and ends when that is done.
 */
import "./support/hooks.js";

import "./cases/solving.js";
import "./cases/policy.js";
import "./cases/printing.js";
import "./cases/offline.js";
import "./cases/embedding.js";
import "./cases/access.js";
import "./cases/refused.js";
import "./cases/batch.js";
import "./cases/dying-workers.js";
import "./cases/bench.js";
import "./cases/shapes.js";
import "./cases/teaching.js";
