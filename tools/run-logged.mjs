// Runs a program with its output in a file of build/logs, and measures the processor time of it and of what it starts
// and waits for. A browser's processes outlive their parent, so of browser cases a part is measured.

import { spawn } from "node:child_process";
import { createWriteStream, mkdirSync, readFileSync, rmSync } from "node:fs";

const logs = "build/logs";
/** @param {string} name of a step @returns {string} the file with its output */
export const logOf = (name) => `${logs}/${name.replaceAll(" ", "-")}.log`;

/** Process groups that run now: a program's own children go with it. @type {Set<number>} */
const running = new Set();

/** @param {number} [group] */
function end(group) {
  if (!group) return;
  try {
    process.kill(-group, "SIGKILL");
  } catch {
    /* it has ended by itself */
  }
}

for (const signal of ["SIGINT", "SIGTERM"])
  process.on(signal, () => {
    running.forEach(end);
    process.exit(130);
  });

/**
 * The shell waits for the program, and so knows what it and its children took: `$0` is the file for the three numbers.
 */
const timed = 'TIMEFORMAT="%U %S"; exec 3>&2; { time "$@" 2>&3; } 2>"$0"';

/** @param {string} file @returns {number} seconds; 0 when the program was ended */
function processorSecondsIn(file) {
  try {
    const numbers = readFileSync(file, "utf8").trim().split("\n").at(-1)?.split(" ").map(Number) ?? [];
    return numbers.length === 2 ? numbers[0] + numbers[1] : 0;
  } catch {
    return 0;
  } finally {
    rmSync(file, { force: true });
  }
}

/**
 * Runs a program to its end, or ends it with its children when the time is over.
 *
 * @param {string} name names the log
 * @param {string[]} command program and arguments
 * @param {{env: NodeJS.ProcessEnv, minutes: number}} options `minutes`: the most that it may take by the clock
 * @returns {Promise<{output: string, succeeded: boolean, seconds: number, processorSeconds: number}>}
 */
export function runLogged(name, command, { env, minutes }) {
  mkdirSync(logs, { recursive: true });
  const start = performance.now();
  const log = createWriteStream(logOf(name));
  const times = `${logOf(name)}.time`;
  let output = "";
  const keep = (/** @type {string} */ chunk) => {
    output += chunk;
    log.write(chunk);
  };
  const child = spawn("bash", ["-c", timed, times, ...command], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const group = child.pid;
  if (group) running.add(group);
  const alarm = setTimeout(() => {
    keep(`ended: it may take ${minutes.toFixed(0)} minutes\n`);
    end(group);
  }, minutes * 60_000);
  child.stdout.setEncoding("utf8").on("data", keep);
  child.stderr.setEncoding("utf8").on("data", keep);
  child.on("error", (error) => keep(`${error.message}\n`));
  child.on("exit", () => end(group));
  return new Promise((done) =>
    child.on("close", (code) => {
      clearTimeout(alarm);
      if (group) running.delete(group);
      log.end(() =>
        done({
          output,
          succeeded: code === 0,
          seconds: (performance.now() - start) / 1000,
          processorSeconds: processorSecondsIn(times),
        }),
      );
    }),
  );
}
