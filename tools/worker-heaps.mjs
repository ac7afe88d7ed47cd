/** The heaps of the workers of a page. The protocol reaches a worker by messages through the session of its page. */

/** Milliseconds that a worker has for an answer: a worker that searches gives none. */
const kPatience = 2000;

/**
 * @param {import("playwright-core").CDPSession} session of the page
 * @returns {Promise<{ heaps: () => Promise<number[]> }>} `heaps`: the bytes of each worker that answers
 */
export async function watchWorkers(session) {
  /** @type {Set<string>} */
  const attached = new Set();
  /** @type {Map<number, (result: any) => void>} */
  const waiting = new Map();
  let last = 0;

  session.on("Target.attachedToTarget", ({ sessionId, targetInfo }) => {
    if (targetInfo.type === "worker") attached.add(sessionId);
  });
  session.on("Target.detachedFromTarget", ({ sessionId }) => {
    attached.delete(sessionId);
  });
  session.on("Target.receivedMessageFromTarget", ({ message }) => {
    const { id, result } = JSON.parse(message);
    waiting.get(id)?.(result);
    waiting.delete(id);
  });
  await session.send("Target.setAutoAttach", { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });

  /**
   * @param {string} sessionId
   * @param {string} method
   * @returns {Promise<any>} undefined when there is no answer in time
   */
  function ask(sessionId, method) {
    const id = ++last;
    const answer = new Promise((resolve) => {
      waiting.set(id, resolve);
      setTimeout(resolve, kPatience);
    });
    session.send("Target.sendMessageToTarget", { sessionId, message: JSON.stringify({ id, method }) }).catch(() => {});
    return answer;
  }

  return {
    async heaps() {
      const sizes = await Promise.all(
        [...attached].map(async (worker) => {
          await ask(worker, "HeapProfiler.collectGarbage");
          return (await ask(worker, "Runtime.getHeapUsage"))?.usedSize;
        }),
      );
      return sizes.filter((size) => typeof size === "number");
    },
  };
}
