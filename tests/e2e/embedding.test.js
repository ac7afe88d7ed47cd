/** See playing.test.js. */
import "./support/hooks.js";

import "./cases/element.js";
import "./cases/framed-boards.js";
import "./cases/examples.js";
import "./cases/element-looks.js";
import "./cases/frames.js";
import "./cases/taught-boards.js";
import "./cases/many-boards.js";
import "./cases/strict-pages.js";
import "./cases/not-shown.js";
import "./cases/not-started.js";
import "./cases/kept-pages.js";
import "./cases/first-visit.js";
import "./cases/batch.js";
import "./cases/bench.js";
