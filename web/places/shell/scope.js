/** What a place follows ends with the place. */

/**
 * Returns the app with a store whose subscriptions end together.
 *
 * @param {import("./app.js").App} app
 * @returns {{ page: import("./app.js").App, dispose: () => void }}
 */
export function scopeOf(app) {
  /** @type {(() => void)[]} */
  const ends = [];
  const { store } = app;
  return {
    page: {
      ...app,
      store: {
        ...store,
        subscribe(listener) {
          const end = store.subscribe(listener);
          ends.push(end);
          return end;
        },
      },
    },
    dispose: () => { for (const end of ends.splice(0)) end(); },
  };
}
