// The rules of the sources as data; tools/check-rules.mjs checks them.

const allOfCore = [
  "core/util",
  "core/simd",
  "core/grid",
  "core/solve",
  "core/general",
  "core/rules",
  "core/search",
  "core/count",
  "core/logic",
  "core/proof",
  "core/rating",
  "core/generate",
  "core/symmetry",
  "core/formats",
  "core/vision",
  "core/api",
];

/**
 * Who may include whom: a room, and the other rooms (or single files) that its files may name.
 * A room that is not listed here may not exist.
 * @type {Record<string, string[]>}
 */
export const mayInclude = {
  "core/util": [],
  "core/simd": ["core/util"],
  "core/grid": ["core/util"],
  "core/solve": ["core/simd", "core/grid", "core/util"],
  "core/general": ["core/grid", "core/util"],
  "core/rules": ["core/simd", "core/grid", "core/util"],
  "core/search": ["core/solve", "core/general", "core/rules", "core/grid", "core/util"],
  "core/count": ["core/search", "core/solve", "core/general", "core/symmetry", "core/simd", "core/grid", "core/util"],
  "core/logic": ["core/grid", "core/util"],
  "core/rule_steps": ["core/rules", "core/logic", "core/grid", "core/util"],
  "core/proof": ["core/logic", "core/rules", "core/grid", "core/util"],
  "core/rating": ["core/logic/step.h", "core/logic/technique.h", "core/grid", "core/util"],
  "core/generate": [
    "core/rules",
    "core/search",
    "core/solve",
    "core/general",
    "core/count",
    "core/symmetry",
    "core/grid",
    "core/util",
  ],
  "core/symmetry": ["core/grid", "core/util"],
  "core/formats": ["core/grid", "core/util"],
  "core/vision": [
    "core/general/house/house_search.h",
    "core/simd",
    "core/formats/json.h",
    "core/formats/layout_name.h",
    "core/formats/write.h",
    "core/grid",
    "core/util",
  ],
  "core/api/json": ["core/logic", "core/proof", "core/rating", "core/formats", "core/grid", "core/util"],
  "core/api/teaching": [
    "core/api/json",
    "core/generate/puzzle_form.h",
    "core/generate/rules/rule_judge.h",
    "core/logic",
    "core/rule_steps",
    "core/rating",
    "core/formats",
    "core/grid",
    "core/util",
  ],
  "core/api/making": [
    "core/api/teaching",
    "core/api/json",
    "core/generate",
    "core/search",
    "core/symmetry",
    "core/logic",
    "core/rating",
    "core/formats",
    "core/grid",
    "core/util",
  ],
  "core/api/threads": ["core/solve", "core/count", "core/util"],
  "core/api": allOfCore,
  wasm: ["core/api"],
  cli: ["core/api"],
  bench: [
    "core/api",
    "core/solve",
    "core/symmetry/classic_min_lex.h",
    "web/engine",
    "web/model/step.js",
    "web/model/techniques.js",
    "web/i18n",
    "tools/chromium.mjs",
    "tools/in-seconds.mjs",
    "tools/main-tasks.mjs",
    "tools/serve.mjs",
  ],
  "web/engine": ["web/model/next-task.js", "web/model/script-address.js", "web/model/error-codes.js"],
  "web/model": [],
  "web/formats": ["web/model"],
  "web/board": ["web/model"],
  "web/controls": ["web/model", "web/i18n"],
  "web/games": ["web/model", "web/i18n/languages.js"],
  "web/teacher": ["web/formats", "web/controls", "web/model", "web/board", "web/engine/index.js", "web/i18n"],
  "web/places": [
    "web/teacher",
    "web/games",
    "web/controls",
    "web/model",
    "web/board",
    "web/print",
    "web/print-jobs",
    "web/formats",
    "web/embed",
    "web/learning/packages",
    "web/engine/index.js",
    "web/i18n",
    "web/styles",
  ],
  "web/print": [
    "web/board/geometry.js",
    "web/board/view.js",
    "web/board/display-list.js",
    "web/board/operations.js",
    "web/board/polygons.js",
    "web/board/svg.js",
    "web/board/svg-nodes.js",
    "web/board/palette.js",
    "web/board/print-palette.js",
    "web/board/rules",
    "web/board/faces",
    "web/board/step-svg.js",
    "web/board/step-drawing.js",
    "web/board/step-looks.js",
    "web/board/step-swatch.js",
    "web/board/coordinates.js",
    "web/model",
    "web/formats",
    "web/i18n",
  ],
  "web/print-jobs": [
    "web/print/print-settings.js",
    "web/print/job.js",
    "web/print/series/series-settings.js",
    "web/board/faces/word.js",
    "web/board/step-looks.js",
    "web/board/faces/index.js",
    "web/board/step-sources.js",
    "web/formats",
    "web/model",
    "web/i18n",
  ],
  "web/book-command": [
    "web/engine/index.js",
    "web/model/days.js",
    "web/model/error-codes.js",
    "web/formats",
    "web/print-jobs",
    "web/print",
    "web/i18n",
    "web/controls/errors.js",
    "web/places/exchange/format-words.js",
    "web/teacher/spotting-texts.js",
  ],
  "web/embed": [
    "web/teacher",
    "web/controls",
    "web/model",
    "web/formats",
    "web/board",
    "web/engine/index.js",
    "web/i18n",
    "web/styles",
  ],
  "web/learning": ["web/embed", "web/controls", "web/model", "web/formats", "web/i18n", "web/styles"],
  "web/i18n": [
    "web/model/digit-face.js",
    "web/model/blockers.js",
    "web/model/puzzle-rules.js",
    "web/model/layout.js",
    "web/model/layout-name.js",
    "web/model/rules.js",
    "web/model/puzzle-goal.js",
  ],
  "web/styles": [],
};

/** Folders whose files may include any room. */
export const freeFolders = ["web", "tests", "tools", "docs/make", "docs/check-steps"];

/** Packages, and the only rooms that import them (tests and tools aside). @type {Record<string, string[]>} */
export const packageHomes = {
  "nonet-glue": ["web/engine"],
  "nonet-analysis-glue": ["web/engine"],
  "nonet-symmetry-glue": ["web/engine"],
  "nonet-teacher-glue": ["web/engine"],
  "nonet-rater-glue": ["web/engine"],
  "nonet-rules-glue": ["web/engine"],
  "nonet-rules-teacher-glue": ["web/engine"],
  "nonet-vision-glue": ["web/engine"],
  "nonet-start-words": ["web/start.js", "web/embed/frame.js"],
  "nonet-lessons-boards": ["web/teacher"],
  "nonet-lessons-rules": ["web/teacher"],
  "node:fs/promises": ["web/engine", "web/book-command"],
  "node:path": ["web/book-command"],
  "node:util": ["web/book-command"],
  "node:worker_threads": ["web/engine", "web/book-command"],
  "node:os": ["web/engine"],
  comlink: ["web/engine"],
  "@preact/signals-core": ["web/model"],
  idb: ["web/games"],
  "@formatjs/icu-messageformat-parser": ["web/i18n"],
  "lz-string": ["web/formats"],
  fflate: ["web/learning/packages", "web/print"],
  "qrcode-generator": ["web/formats"],
  jspdf: ["web/print"],
  docx: ["web/print"],
  pptxgenjs: ["web/print"],
};

/** What the build begins with: nobody in the checkout imports the names that these files export. */
export const entries = [
  "web/engine/index.js",
  "web/embed/sudoku-board.js",
  "web/learning/index.js",
  "web/steps.js",
  "web/embed/poster.js",
  "web/printing.js",
  "web/book-maker.js",
];

/**
 * @typedef {object} Pattern
 * @property {string} rule @property {string} why @property {string[]} where @property {string[]} [except]
 * @property {RegExp} [code] @property {RegExp} [text]
 */

/**
 * Patterns that are allowed in some places only. `where` lists the checked files, `except` the files in which the
 * pattern is allowed, both as beginnings of paths. A `code` pattern is searched in the text without comments and the
 * contents of strings, a `text` pattern in the whole text.
 * @type {Pattern[]}
 */
export const patterns = [
  {
    rule: "late rooms",
    why: "web/places/shell/doors.js has everything of the places that is loaded late: app.open or app.load",
    where: ["web/places"],
    except: ["web/places/shell/doors.js"],
    code: /\bimport\(/,
  },
  {
    rule: "address",
    why: "web/places/shell/route.js alone reads, writes and follows the address of the page: app.address",
    where: ["web"],
    // Frames and packages for platforms of learning are other pages.
    except: ["web/places/shell/route.js", "web/embed/frame.js", "web/learning/launch.js"],
    code: /\blocation\.hash\b|\b(replace|push)State\b|\bhistory\.(back|forward|go)\b/,
  },
  {
    rule: "random",
    why: "<random> gives other numbers on other platforms: use core/util/random.h",
    where: ["core", "wasm", "cli", "bench", "tests/core"],
    text: /#\s*include\s*<random>/,
  },
  {
    rule: "sorting",
    why: "std::sort is 2 to 8 KB of WebAssembly for each type, and orders equal items otherwise elsewhere: use core/util/sort.h",
    where: ["core"],
    text: /\bstd::(ranges::)?(stable_)?sort\(/,
  },
  {
    rule: "streams",
    why: "iostream, locale and regex cost 45 KB of WebAssembly; printing and files are for cli, bench and tests",
    where: ["core", "wasm"],
    text: /#\s*include\s*<(iostream|istream|ostream|sstream|fstream|iomanip|locale|clocale|codecvt|regex|cstdio|stdio\.h|filesystem)>/,
  },
  {
    rule: "clocks",
    why: "the library reads no clock: a door turns time into a stop",
    where: ["core", "wasm"],
    text: /#\s*include\s*<(chrono|ctime|time\.h)>/,
  },
  {
    rule: "threads",
    why: "threads are started in core/api/threads only",
    where: ["core", "wasm", "cli", "bench"],
    except: ["core/api/threads"],
    text: /#\s*include\s*<(thread|mutex|shared_mutex|future|condition_variable|stop_token|semaphore|latch|barrier|pthread\.h)>/,
  },
  {
    rule: "emscripten",
    why: "Emscripten headers are for wasm only",
    where: ["core", "cli", "bench", "tests/core"],
    text: /#\s*include\s*<emscripten/,
  },
  {
    rule: "intrinsics",
    why: "intrinsics and raw vector types are for core/simd only",
    where: ["core", "wasm", "cli", "bench"],
    except: ["core/simd"],
    text: /#\s*include\s*<(\w*intrin|arm_neon|arm_sve|wasm_simd128)\.h>|\bvector_size\b|\b(__m(128|256|512)i?|v128_t)\b|\b_mm\d*_\w+/,
  },
  {
    rule: "systems",
    why: "what POSIX and Windows do differently is for cli/system only",
    where: ["core", "wasm", "cli", "bench"],
    except: ["cli/system", "core/util/contracts.cpp"], // the message of a violated contract is written without the standard library
    text: /#\s*include\s*<((sys|arpa|netinet)\/\w+|unistd|fcntl|poll|signal|csignal|termios|dlfcn|pwd|dirent|io|windows|process|conio|direct)(\.h)?>/,
  },
  {
    rule: "exceptions",
    why: "core neither throws nor catches: an expected failure is a Result",
    where: ["core"],
    except: ["core/api/threads/start_thread.cpp"], // std::thread reports by an exception that no thread can be started
    code: /\b(throw|try|catch)\b|\b(dynamic_cast|typeid)\b/,
  },
  {
    rule: "side effects",
    why: "core never prints, aborts or reads its surroundings",
    where: ["core"],
    except: ["core/util/contracts.cpp"], // a violated contract is an error in the program, which must end with a message
    code: /\b(printf|fprintf|puts|abort|exit|quick_exit|terminate|getenv|system)\s*\(/,
  },
  {
    rule: "headless",
    why: "model, formats and print-jobs know no DOM and no worker",
    where: ["web/model", "web/formats", "web/print-jobs"],
    code: /\b(document|window|navigator|localStorage|sessionStorage|HTMLElement|Worker|postMessage|requestAnimationFrame)\b(?!\s*:)/,
  },
  {
    rule: "evaluation",
    why: "the page runs under a content policy without eval",
    where: ["web"],
    code: /\beval\s*\(|\bnew\s+Function\s*\(|\bdocument\.write\s*\(/,
  },
  {
    rule: "addresses of scripts",
    why: "a text is no address of a script under Trusted Types: hand scriptAddress(…) of web/model/script-address.js over",
    where: ["web"],
    // The command for books runs in node alone.
    except: ["web/embed/examples", "web/book-command"],
    code: /\bnew\s+(?:Shared)?Worker\s*\((?!scriptAddress\()|\bserviceWorker\s*\.register\s*\((?!scriptAddress\()|\bimportScripts\s*\(/,
  },
  {
    rule: "texts as pages",
    why: "what is read as HTML can be anything: make elements (controls/dom.js) and drawings (board/svg-nodes.js)",
    where: ["web"],
    code: /\b(innerHTML|outerHTML|insertAdjacentHTML|createContextualFragment|parseFromString|setHTMLUnsafe)\b/,
  },
  {
    rule: "one test left on",
    why: "a test that runs alone or not at all hides the others",
    where: ["tests"],
    code: /\.(only|skip|todo)\s*\(/,
  },
  {
    rule: "notes to self",
    why: "what is left to do is an issue, not a comment",
    where: [""],
    text: new RegExp(`\\b(${["TO" + "DO", "FIX" + "ME", "XX" + "X", "HA" + "CK"].join("|")})\\b`),
  },
  {
    rule: "machine paths",
    why: "a path of one machine means nothing on another",
    where: [""],
    text: new RegExp(`(?<![\\w.$})*])/(${["work", "tmp", "root", "home/\\w+", "Users/\\w+"].join("|")})/`),
  },
  {
    rule: "package hosts",
    why: "a lock file names versions and hashes, not the host they came from",
    where: ["package-lock.json", "tests/hosts/package-lock.json"],
    text: /"resolved"\s*:/,
  },
];

/** A file with more lines has two subjects. Tables, generated data and tests are exempt. */
export const longestFile = { script: 550, other: 400 };
export const lengthCheckedIn = ["core", "wasm", "cli", "bench", "web", "cmake", "tools", "docs/make", "dev"];
export const lengthExempt = ["bench/sets", "web/i18n/catalogues", "core/logic/table", "tools/build/licences"];

/**
 * The most columns of a line. A line whose longest word, such as an address, has more than `longestWord` characters
 * cannot be broken well.
 */
export const mostColumns = 120;
export const longestWord = 60;
export const columnsChecked = /\.(?:js|mjs|ts|css)$/;
export const columnsCheckedIn = ["web", "tests", "tools", "bench", "docs/make", "cmake"];

/** Folders besides the rooms that must have a README.md. */
export const alsoExplained = ["cmake", "tools", "tests", "docs/make"];
