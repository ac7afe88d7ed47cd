/** Faults of the storage, of tabs and of the engine; see playing.test.js. */
import "./support/hooks.js";

import "./cases/faults.js";
import "./cases/engine-faults.js";
