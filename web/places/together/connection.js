/**
 * A connection between two devices of one local network (WebRTC): no server is asked where the devices are, so no
 * address outside the network is ever tried.
 *
 * @typedef {import("../../formats/invitation.js").Invitation} Invitation
 * @typedef {object} Listeners
 * @property {() => void} opened
 * @property {(text: unknown) => void} received
 * @property {() => void} closed called once: the connection was open and is cut, or could not be made
 */
import { descriptionOf, invitationOf } from "../../formats/invitation.js";

/** How long a browser may look for its own addresses, in milliseconds. */
const gatheringPatience = 10_000;
/** How long the devices may look for each other once both know of each other, in milliseconds. */
const searchPatience = 30_000;
/** How long an open connection may be silent before it counts as cut, in milliseconds: a network can come back. */
const silencePatience = 20_000;
/** How long the last message may take to go out, in milliseconds. */
const partingPatience = 1000;

/**
 * @param {Listeners} listeners
 * @param {typeof RTCPeerConnection} [Peer]
 */
export function createConnection({ opened, received, closed }, Peer = RTCPeerConnection) {
  const peer = new Peer({ iceServers: [] });
  // Both sides agree on the channel beforehand, so that neither has to tell the other of it.
  const channel = peer.createDataChannel("nonet", { negotiated: true, id: 0 });
  let [isOpen, isOver] = [false, false];
  /** Ends the search, or the silence. @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  /** @param {number} [milliseconds] after which the connection ends; without, it goes on */
  function endAfter(milliseconds) {
    clearTimeout(timer);
    timer = milliseconds === undefined ? undefined : setTimeout(end, milliseconds);
  }

  function open() {
    if (isOpen || isOver) return;
    isOpen = true;
    endAfter();
    opened();
  }

  function end() {
    if (isOver) return;
    isOver = true;
    endAfter();
    if (channel.readyState === "closed") peer.close();
    else part();
    closed();
  }

  /** What was said last still goes out. */
  function part() {
    const parting = setTimeout(() => peer.close(), partingPatience);
    channel.addEventListener("close", () => {
      clearTimeout(parting);
      peer.close();
    });
    channel.close();
  }

  channel.addEventListener("open", open);
  channel.addEventListener("message", ({ data }) => {
    // A message can come before the browser says that the channel is open.
    open();
    if (!isOver) received(data);
  });
  channel.addEventListener("close", end);
  peer.addEventListener("connectionstatechange", () => {
    const state = peer.connectionState;
    if (state === "closed") return end();
    // Before the channel is open, the other person may still have to open the link: a search without success ends
    // nothing.
    if (!isOpen || isOver) return;
    if (state === "failed") end();
    else endAfter(state === "disconnected" ? silencePatience : undefined);
  });

  /** Resolves when the browser knows its addresses. */
  const gathered = () =>
    new Promise((resolve) => {
      const patience = setTimeout(resolve, gatheringPatience);
      const look = () => {
        if (peer.iceGatheringState !== "complete") return;
        clearTimeout(patience);
        resolve(undefined);
      };
      peer.addEventListener("icegatheringstatechange", look);
      look();
    });

  /** Rejects where the device has no address. @param {Pick<Invitation, "kind" | "way" | "id">} about */
  async function described(about) {
    await peer.setLocalDescription();
    await gathered();
    const invitation = invitationOf(peer.localDescription?.sdp ?? "", about);
    if (!invitation.places.length) throw new Error("no address in a local network");
    return invitation;
  }

  return {
    /** @param {Pick<Invitation, "way" | "id">} about @returns {Promise<Invitation>} rejects without an address */
    offer: (about) => described({ ...about, kind: "offer" }),
    /**
     * @param {Invitation} offer of the other device
     * @returns {Promise<Invitation>} the answer to it; rejects without an address
     */
    async answer(offer) {
      await peer.setRemoteDescription({ type: "offer", sdp: descriptionOf(offer) });
      return described({ kind: "answer", way: offer.way, id: offer.id });
    },
    /** Looks for the other device, and ends when it is not found. @param {Invitation} answer to the offer */
    async accept(answer) {
      if (!isOpen) endAfter(searchPatience);
      await peer.setRemoteDescription({ type: "answer", sdp: descriptionOf(answer) });
    },
    /** @param {string} text */
    send(text) {
      if (channel.readyState === "open") channel.send(text);
    },
    close: end,
  };
}

/** @typedef {ReturnType<typeof createConnection>} Connection */
