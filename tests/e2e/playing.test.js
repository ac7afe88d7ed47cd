/**
 * Cases that want a browser, in three processes with a browser each. In one process all cases share the browser. The imports are
 * static, and the hooks come first: node runs what is registered as soon as it waits for anything, and ends when that is done.
 */
import "./support/hooks.js";

import "./cases/solving.js";
import "./cases/policy.js";
import "./cases/access.js";
import "./cases/refused.js";
import "./cases/dying-workers.js";
