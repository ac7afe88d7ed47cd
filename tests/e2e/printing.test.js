/** See playing.test.js. */
import "./support/hooks.js";

import "./cases/print-ways-out.js";
import "./cases/printing.js";
import "./cases/print-numbers.js";
import "./cases/worksheet-form.js";
import "./cases/book-dialog.js";
