// `./dev soak module`: sends thousands of mixed requests, good and bad, to the built package under node, and watches
// its memory.
//
//     node --expose-gc tools/soak-module.mjs [--requests N]
//
// Each kind of request has an answer that is known. A bad request must be refused with a NonetError, and the next
// request must be answered.

import { parseArgs } from "node:util";
import { bad, good, mustRefuse } from "./module-requests.mjs";

const { values } = parseArgs({ options: { requests: { type: "string", default: "10000" } } });
const requests = Number(values.requests);
if (!Number.isInteger(requests) || requests < 1) {
  process.stderr.write(`--requests: '${values.requests}' is not a whole number above 0.\n`);
  process.exit(2);
}
/** How much the memory may grow after the first third of the requests, in MB. The heap of node varies by some MB. */
const kNoiseMb = 16;

const module = await import(new URL("../dist/nonet.mjs", import.meta.url).href);
const engine = await module.createEngine({ worker: false });

const memoryInMb = () => {
  globalThis.gc?.();
  return process.memoryUsage().rss / 2 ** 20;
};

const [goodOnes, badOnes] = [Object.entries(good), Object.entries(bad)];
/** @type {number[]} */
const memory = [];
const began = Date.now();
for (let index = 0; index < requests; index++) {
  const [name, ask] = badOnes[Math.floor(index / 3) % badOnes.length];
  if (index % 3 === 2) await mustRefuse(module, name, () => ask(engine));
  else await goodOnes[index % goodOnes.length][1](engine, index);
  if ((index + 1) % Math.ceil(requests / 30) === 0) memory.push(memoryInMb());
}
engine.close();
const third = Math.ceil(memory.length / 3);
const before = Math.max(...memory.slice(0, third));
const growth = Math.max(...memory.slice(third)) - before;
process.stdout.write(
  `${requests} requests in ${((Date.now() - began) / 1000).toFixed(0)} s, all answered or refused as they should be\n`,
);
process.stdout.write(
  `memory: ${before.toFixed(0)} MB in the first third, ${growth.toFixed(1)} MB more at most afterwards\n`,
);
if (growth > kNoiseMb) {
  process.stdout.write("FAILED: the memory grows\n");
  process.exitCode = 1;
}
