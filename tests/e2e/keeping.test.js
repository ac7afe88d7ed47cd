/** Like playing.test.js; a file of its own, because a case starts further browsers. */
import "./support/hooks.js";

import "./cases/keeping.js";
import "./cases/killed.js";
import "./cases/one-game.js";
