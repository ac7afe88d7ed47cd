/** Cases that want a browser and make puzzles; see playing.test.js. */
import "./support/hooks.js";

import "./cases/new-puzzle.js";
