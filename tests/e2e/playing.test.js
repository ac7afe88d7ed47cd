/**
 * Cases that want a browser. Each of the files beside this one is a process with a browser, which its cases share
 * (README.md). The imports are static, and the hooks come first: node runs what is registered as soon as it waits for
 * anything, and ends when that is done.
 */
import "./support/hooks.js";

import "./cases/board.js";
import "./cases/spotlight.js";
import "./cases/solutions.js";
import "./cases/solving.js";
import "./cases/culprit.js";
import "./cases/policy.js";
import "./cases/refused.js";
import "./cases/dying-workers.js";
