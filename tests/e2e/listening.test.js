/** Play without sight or mouse: see playing.test.js. */
import "./support/hooks.js";

import "./cases/by-ear.js";
import "./cases/criteria.js";
import "./cases/frame-criteria.js";
import "./cases/shortcuts.js";
