import { expose, releaseProxy } from "comlink";

import { Session } from "../../../web/engine/session.js";

/** A worker that shares this thread: the same messages through a channel. */
export function fakeWorker(glue) {
  const { port1, port2 } = new MessageChannel();
  const session = new Session(glue);
  const underWay = new Set();
  const free = (values) => {
    if (underWay.delete(values)) values.forEach((value) => value?.[releaseProxy]?.());
  };
  const door = {
    async load() {
      if (glue.broken) throw new Error("no module");
    },
    call(method, ...values) {
      underWay.add(values);
      return Promise.resolve(session[method](...values)).finally(() => free(values));
    },
  };
  expose(door, port2);
  return Object.assign(port1, {
    terminate() {
      session.end();
      underWay.forEach(free);
      port1.close();
    },
  });
}
