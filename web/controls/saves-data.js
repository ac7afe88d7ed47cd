/** Whether the visitor has asked the browser to save data, so that nothing is loaded which nobody asked for. */
export const savesData = () => /** @type {any} */ (globalThis.navigator)?.connection?.saveData === true;
