// `./dev check-faults`: tries what can go wrong, part by part, and says how many cases passed. Ends with exit code 1
// when a case has failed.
//
//     node tools/check-faults.mjs [PART…]
//
// It needs build/bin/nonet and the site in dist/.

import { spawn } from "node:child_process";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { add, countsOf, noCounts, summary } from "./test-counts.mjs";

/**
 * @typedef {object} Run tests that run in one process
 * @property {string[]} files
 * @property {boolean} [inBrowser] whether the files are cases that share a browser
 * @property {Record<string, string>} [env]
 */

/** @param {string} name of a file of cases that want a browser @param {Record<string, string>} [env] @returns {Run} */
const cases = (name, env) => ({
  files: [`tests/e2e/cases/${name}.js`],
  inBrowser: true,
  env: { NONET_FAULTS: "1", ...env },
});

/** @param {...string} files @returns {Run} */
const tests = (...files) => ({ files });

/** What each part is about, and its tests. @type {Record<string, { about: string, runs: Run[] }>} */
export const faultParts = {
  games: {
    about: "each game is there to its last move: storage, tabs, killed browsers",
    runs: [
      cases("keeping"),
      cases("faults"),
      cases("one-game"),
      cases("killed", { NONET_KILLS: "20" }),
      tests(
        ...["games", "tabs", "trouble", "deleted-database", "damaged-games", "reload", "transfer"].map(
          (name) => `tests/web/games/${name}.test.js`,
        ),
        "tests/web/model/save.test.js",
        "tests/web/places/shell/one-game.test.js",
      ),
    ],
  },
  engine: {
    about: "an engine that ends, is refused, late or damaged is said, and is there again",
    runs: [
      cases("refused"),
      cases("dying-workers"),
      cases("engine-faults"),
      tests(
        "tests/web/engine/dying-workers.test.js",
        "tests/web/places/shell/page-engine.test.js",
        "tests/e2e/node-workers.test.js",
      ),
    ],
  },
  updates: {
    about: "without a network, beside a new version, and with parts dropped by the browser",
    runs: [cases("offline"), cases("evicted-caches"), cases("first-visit")],
  },
  input: {
    about: "bad and huge input of the command line, of links, texts and files",
    runs: [
      {
        ...tests("tests/cli/hostile-input.test.mjs", "tests/cli/input.test.mjs"),
        env: { NONET_BIN: "build/bin/nonet" },
      },
      tests(
        ...["total-readers", "table-errors", "links"].map((name) => `tests/web/formats/${name}.test.js`),
        "tests/web/outside-keys.test.js",
        "tests/e2e/node-arguments.test.js",
        "tests/e2e/node-links.test.js",
        "tests/e2e/node-foreign-files.test.js",
      ),
      cases("opening"),
    ],
  },
  security: {
    about: "the content policy; pages of other origins",
    runs: [cases("policy"), cases("element"), cases("framed-boards"), tests("tests/web/embed/frame-messages.test.js")],
  },
};

/**
 * Runs tests to their end and returns their counts. What they print is passed on when one of them has failed.
 *
 * @param {Run} run
 * @param {(text: string) => void} tell
 * @returns {Promise<import("./test-counts.mjs").Counts>}
 */
async function countsOfRun({ files, inBrowser = false, env }, tell) {
  const browser = inBrowser ? ["--import", new URL("../tests/e2e/support/hooks.js", import.meta.url).href] : ["--test"];
  // Node tells a program that it runs that it is a test, and the program would report in another format.
  const environment = { ...process.env, ...env };
  delete environment.NODE_TEST_CONTEXT;
  const child = spawn(process.execPath, [...browser, "--test-reporter=spec", ...files], {
    env: environment,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  const code = await new Promise((resolve) => {
    child.on("close", resolve);
  });
  const counts = countsOf("node", output, code === 0);
  if (counts.failed) tell(output);
  else for (const [, line] of output.matchAll(/^ *(ℹ .* killed, .*)$/gm)) tell(`${line}\n`);
  return counts;
}

/**
 * @param {readonly Run[]} runs
 * @param {(text: string) => void} [tell]
 * @returns {Promise<import("./test-counts.mjs").Counts>}
 */
export async function countsOfRuns(runs, tell = (text) => void process.stdout.write(text)) {
  let total = noCounts;
  for (const run of runs) total = add(total, await countsOfRun(run, tell));
  return total;
}

async function main() {
  const { positionals } = parseArgs({ allowPositionals: true });
  const unknown = positionals.filter((name) => !Object.hasOwn(faultParts, name));
  if (unknown.length) {
    process.stderr.write(
      `check-faults: there is no part named ${unknown.join(", ")}. The parts are ${Object.keys(faultParts).join(", ")}.\n`,
    );
    process.exit(2);
  }
  process.chdir(new URL("..", import.meta.url).pathname);
  let total = noCounts;
  for (const [name, { about, runs }] of Object.entries(faultParts).filter(
    ([each]) => !positionals.length || positionals.includes(each),
  )) {
    const begin = performance.now();
    const counts = await countsOfRuns(runs);
    total = add(total, counts);
    console.log(
      `${counts.failed ? "FAILED" : "ok    "} ${name.padEnd(9)} ${((performance.now() - begin) / 1000).toFixed(1).padStart(6)} s  ${summary(counts)} (${about})`,
    );
  }
  console.log(summary(total));
  process.exitCode = total.failed ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await main();
