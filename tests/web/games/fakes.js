/**
 * Web Locks of one browser, as far as the page uses them: each tab has a manager; closing a tab frees what it holds.
 */
export function createFakeLocksOfBrowser() {
  /** @type {Map<string, { tab: object, rob: () => void }>} */
  const held = new Map();
  /** @type {{ name: string, start: () => void, tab: object }[]} */
  let waiting = [];

  const freeNext = (name) => {
    const next = waiting.find((each) => each.name === name);
    waiting = waiting.filter((each) => each !== next);
    next?.start();
  };

  return {
    openTab() {
      const tab = { isClosed: false };
      return {
        close() {
          tab.isClosed = true;
          waiting = waiting.filter((each) => each.tab !== tab);
          for (const [name, holder] of [...held]) {
            if (holder.tab !== tab) continue;
            held.delete(name);
            freeNext(name);
          }
        },
        request: (name, { ifAvailable = false, steal = false, signal }, work) =>
          new Promise((resolve, reject) => {
            // A tab that is gone asks for nothing any more.
            if (tab.isClosed) return undefined;
            const start = () => {
              const holder = { tab, rob: () => reject(new DOMException("stolen", "AbortError")) };
              held.set(name, holder);
              const done = (settle) => (value) => {
                settle(value);
                if (held.get(name) !== holder) return;
                held.delete(name);
                freeNext(name);
              };
              // As in a browser, the work starts in a later task of its own.
              queueMicrotask(() => Promise.resolve(work({ name })).then(done(resolve), done(reject)));
            };
            const holder = held.get(name);
            if (!holder) return start();
            if (steal) {
              holder.rob();
              return start();
            }
            if (ifAvailable) return void queueMicrotask(() => Promise.resolve(work(null)).then(resolve, reject));
            const waiter = { name, start, tab };
            waiting.push(waiter);
            signal?.addEventListener("abort", () => {
              waiting = waiting.filter((each) => each !== waiter);
              reject(new DOMException("given up", "AbortError"));
            });
          }),
      };
    },
  };
}
/** A storage of short texts in memory. `refuses` makes every call throw, `isFull` every write. */
export function createFakeStorage(texts = {}) {
  const held = new Map(Object.entries(texts));
  const storage = {
    refuses: false,
    isFull: false,
    held,
    getItem(name) {
      if (storage.refuses) throw new DOMException("refused", "SecurityError");
      return held.get(name) ?? null;
    },
    setItem(name, text) {
      if (storage.refuses || storage.isFull) throw new DOMException("full", "QuotaExceededError");
      held.set(name, String(text));
    },
    removeItem(name) {
      if (storage.refuses) throw new DOMException("refused", "SecurityError");
      held.delete(name);
    },
  };
  return storage;
}
