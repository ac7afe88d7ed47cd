/** See playing.test.js. */
import "./support/hooks.js";

import "./cases/embedding.js";
import "./cases/print-ways-out.js";
import "./cases/printing.js";
import "./cases/print-numbers.js";
import "./cases/worksheet-form.js";
import "./cases/first-visit.js";
import "./cases/offline.js";
import "./cases/batch.js";
import "./cases/bench.js";
