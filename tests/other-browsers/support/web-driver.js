/** A client of the W3C WebDriver protocol, as far as the tests need one: sessions, scripts, keys, pointers. */

/** The key codes of the protocol (section 17.4.2). @type {Record<string, string>} */
const keyCodes = {
  Backspace: "\uE003",
  Tab: "\uE004",
  Enter: "\uE007",
  Escape: "\uE00C",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
  Home: "\uE011",
  Control: "\uE009",
  Shift: "\uE008",
};

/**
 * Begins a session.
 *
 * @param {string} server address of the driver program
 * @param {object} capabilities
 * @returns {Promise<import("./browsers.js").Browser>}
 */
export async function connect(server, capabilities) {
  const { sessionId } = await ask(server, "POST", "/session", { capabilities: { alwaysMatch: capabilities } });
  const session = `/session/${sessionId}`;
  const post = (/** @type {string} */ path, /** @type {object} */ body) => ask(server, "POST", session + path, body);
  const key = (/** @type {string} */ type, /** @type {string} */ name) => ({ type, value: keyCodes[name] ?? name });
  return {
    goto: (url) => post("/url", { url }),
    evaluate: (work, ...args) => post("/execute/sync", { script: `return (${work})(...arguments)`, args }),
    async press(keys) {
      const names = keys.split("+");
      const actions = [
        ...names.map((name) => key("keyDown", name)),
        ...names.toReversed().map((name) => key("keyUp", name)),
      ];
      await post("/actions", { actions: [{ type: "key", id: "keyboard", actions }] });
    },
    async click(x, y) {
      const at = { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 };
      const actions = [at, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }];
      await post("/actions", {
        actions: [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }],
      });
    },
    screenshot: async () => Buffer.from(await ask(server, "GET", `${session}/screenshot`), "base64"),
    close: () =>
      ask(server, "DELETE", session).then(
        () => {},
        () => {},
      ),
  };
}

/** @param {string} server @param {string} method @param {string} path @param {object} [body] @returns {Promise<any>} */
async function ask(server, method, path, body) {
  const answer = await fetch(server + path, {
    method,
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(20_000),
  });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
  return value;
}
