import { expose, releaseProxy } from "comlink";

import { keepLifeline } from "../../../web/engine/lifeline.js";
import { Session } from "../../../web/engine/module-session.js";
import { fakeParts } from "./fake-glue.js";

/**
 * A stand-in for a worker in this thread. It exchanges the same messages through a channel. `die` ends it without any
 * event, as a browser ends workers when memory is short.
 * @returns {any} used as a Worker
 */
export function fakeWorker(glue, locks, parts = fakeParts()) {
  const { port1, port2 } = new MessageChannel();
  const session = new Session(glue);
  const underWay = new Set();
  const free = (values) => {
    if (underWay.delete(values)) values.forEach((value) => value?.[releaseProxy]?.());
  };
  let lifeline;
  let held = false;
  let wake = (/** @type {unknown} */ _) => {};
  const called = new Promise((resolve) => (wake = resolve));
  const ended = new Promise((resolve) => port1.addEventListener("close", () => resolve(undefined)));
  const door = {
    keep(handed) {
      lifeline = handed.port;
      return keepLifeline(handed, locks);
    },
    async load() {
      if (glue.broken) throw new Error("no module");
    },
    async loadPart(name) {
      if (!parts[name]) return { code: "engine-load", message: `no ${name}`, position: null };
      session.addPart(name, await parts[name]());
      return null;
    },
    call(method, ...values) {
      wake(undefined);
      if (held) return new Promise(() => {});
      underWay.add(values);
      return Promise.resolve(session[method](...values)).finally(() => free(values));
    },
  };
  expose(door, port2);
  return Object.assign(port1, {
    /** From now on, calls get no answer. */
    holdAnswers: () => (held = true),
    /** Resolves at the first call. */
    called: () => called,
    /** Resolves when the worker has ended. */
    ended: () => ended,
    die() {
      port2.close();
      lifeline?.close();
    },
    terminate() {
      session.end();
      underWay.forEach(free);
      port1.close();
    },
  });
}
