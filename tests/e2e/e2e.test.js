/**
 * All cases that need a browser, in one process, so that they share the browser. The imports are static and the hooks come first:
 * node runs the registered tests as soon as it waits for anything, and exits when they are done.
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
