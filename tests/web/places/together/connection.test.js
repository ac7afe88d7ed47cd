import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it, mock } from "node:test";
import { createConnection } from "../../../../web/places/together/connection.js";

const print = "0123456789abcdef".repeat(4);
const description = (/** @type {string} */ candidate) =>
  [
    "a=ice-ufrag:Ab/+",
    "a=ice-pwd:0123456789012345678901+/",
    `a=fingerprint:sha-256 ${print.toUpperCase().match(/../g)?.join(":")}`,
    candidate,
    "",
  ].join("\r\n");
const place = "a=candidate:1 1 udp 2113937151 192.168.7.20 5001 typ host";
const about = /** @type {const} */ ({ way: "race", id: "00112233445566aa" });
const answer = /** @type {const} */ ({
  ...about,
  kind: "answer",
  ice: ["Ab/+", "0123456789012345678901+/"],
  print,
  places: [["192.168.7.21", 5000]],
});

/** A connection over a browser's objects that do what the case says. @param {string} [candidate] */
function made(candidate = place) {
  /** @type {string[]} */
  const heard = [];
  class Channel extends EventTarget {
    readyState = "connecting";
    close() {
      if (this.readyState !== "closed") this.readyState = "closing";
    }
  }
  const channel = new Channel();
  class Peer extends EventTarget {
    connectionState = "new";
    iceGatheringState = "complete";
    localDescription = { sdp: description(candidate) };
    isClosed = false;
    createDataChannel = () => channel;
    setLocalDescription = async () => {};
    setRemoteDescription = async () => {};
    close() {
      this.isClosed = true;
    }
  }
  /** @type {Peer | undefined} */
  let peer;
  const connection = createConnection(
    {
      opened: () => heard.push("opened"),
      received: (text) => heard.push(`received ${text}`),
      closed: () => heard.push("closed"),
    },
    /** @type {any} */ (
      class extends Peer {
        constructor() {
          super();
          peer = this;
        }
      }
    ),
  );
  const browser = /** @type {Peer} */ (/** @type {unknown} */ (peer));
  return {
    connection,
    heard,
    peer: browser,
    become(/** @type {string} */ state) {
      browser.connectionState = state;
      browser.dispatchEvent(new Event("connectionstatechange"));
    },
    open() {
      channel.readyState = "open";
      channel.dispatchEvent(new Event("open"));
    },
    close() {
      channel.readyState = "closed";
      channel.dispatchEvent(new Event("close"));
    },
    message: (/** @type {string} */ data) => channel.dispatchEvent(Object.assign(new Event("message"), { data })),
  };
}

describe("a connection of two devices", () => {
  beforeEach(() => mock.timers.enable({ apis: ["setTimeout"] }));
  afterEach(() => mock.timers.reset());

  it("lives through a silence that ends, and is cut by one that does not", () => {
    const { become, open, heard } = made();
    open();
    become("disconnected");
    mock.timers.tick(19_000);
    become("connected");
    mock.timers.tick(60_000);
    assert.deepEqual(heard, ["opened"]);
    become("disconnected");
    mock.timers.tick(20_000);
    assert.deepEqual(heard, ["opened", "closed"]);
    become("failed");
    assert.deepEqual(heard, ["opened", "closed"], "closed once");
  });

  it("waits for the other person, however long a search without an answer takes", () => {
    const { become, open, heard } = made();
    become("disconnected");
    become("failed");
    mock.timers.tick(600_000);
    open();
    assert.deepEqual(heard, ["opened"]);
  });

  it("ends the search of the inviter when the devices do not find each other", async () => {
    const { connection, heard } = made();
    await connection.accept(answer);
    mock.timers.tick(29_000);
    assert.deepEqual(heard, []);
    mock.timers.tick(1000);
    assert.deepEqual(heard, ["closed"]);
  });

  it("is not ended by the search once it is open", async () => {
    const { connection, open, heard } = made();
    await connection.accept(answer);
    open();
    mock.timers.tick(60_000);
    assert.deepEqual(heard, ["opened"]);
  });

  it("is open with the first message, and hears none after its end", () => {
    const { connection, open, message, heard } = made();
    message("one");
    open();
    connection.close();
    message("two");
    assert.deepEqual(heard, ["opened", "received one", "closed"]);
  });

  it("lets the last message go out before it ends, and waits a second for that at most", () => {
    const [a, b] = [made(), made()];
    for (const { open, connection, peer } of [a, b]) {
      open();
      connection.close();
      assert.equal(peer.isClosed, false);
    }
    a.close();
    assert.equal(a.peer.isClosed, true);
    mock.timers.tick(1000);
    assert.equal(b.peer.isClosed, true);
    assert.deepEqual(a.heard, ["opened", "closed"]);
  });

  it("makes no invitation and no answer where the device has no address", async () => {
    for (const candidate of ["", "a=candidate:3 1 udp 2113937151 203.0.113.9 5002 typ host"]) {
      const { connection } = made(candidate);
      await assert.rejects(connection.offer(about));
      await assert.rejects(connection.answer({ ...answer, kind: "offer" }));
    }
    assert.deepEqual((await made().connection.offer(about)).places, [["192.168.7.20", 5001]]);
  });
});
