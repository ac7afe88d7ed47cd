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
const patience = 10_000;

/**
 * @param {Listeners} listeners
 * @param {typeof RTCPeerConnection} [Peer]
 */
export function createConnection({ opened, received, closed }, Peer = RTCPeerConnection) {
  const peer = new Peer({ iceServers: [] });
  // Both sides agree on the channel beforehand, so that neither has to tell the other of it.
  const channel = peer.createDataChannel("nonet", { negotiated: true, id: 0 });
  let isOver = false;

  function end() {
    if (isOver) return;
    isOver = true;
    channel.close();
    peer.close();
    closed();
  }
  channel.addEventListener("open", () => opened());
  channel.addEventListener("message", ({ data }) => received(data));
  channel.addEventListener("close", end);
  peer.addEventListener("connectionstatechange", () => {
    if (["failed", "closed", "disconnected"].includes(peer.connectionState)) end();
  });

  /** Resolves when the browser knows its addresses. */
  const gathered = () =>
    new Promise((resolve) => {
      const look = () => {
        if (peer.iceGatheringState === "complete") resolve(undefined);
      };
      peer.addEventListener("icegatheringstatechange", look);
      setTimeout(resolve, patience);
      look();
    });

  /** @param {Pick<Invitation, "kind" | "way" | "id">} about */
  async function described(about) {
    await peer.setLocalDescription();
    await gathered();
    return invitationOf(peer.localDescription?.sdp ?? "", about);
  }

  return {
    /** @param {Pick<Invitation, "way" | "id">} about @returns {Promise<Invitation>} */
    offer: (about) => described({ ...about, kind: "offer" }),
    /** @param {Invitation} offer of the other device @returns {Promise<Invitation>} the answer to it */
    async answer(offer) {
      await peer.setRemoteDescription({ type: "offer", sdp: descriptionOf(offer) });
      return described({ kind: "answer", way: offer.way, id: offer.id });
    },
    /** @param {Invitation} answer of the other device to the offer */
    accept: (answer) => peer.setRemoteDescription({ type: "answer", sdp: descriptionOf(answer) }),
    /** @param {string} text */
    send(text) {
      if (channel.readyState === "open") channel.send(text);
    },
    close: end,
  };
}

/** @typedef {ReturnType<typeof createConnection>} Connection */
