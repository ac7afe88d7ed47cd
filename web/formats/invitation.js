/**
 * How two devices find each other without a server: an invitation and the answer to it, as the text of an address
 * (`#two=`). Each says where its device can be reached in the local network, and the fingerprint of the key with which
 * it encrypts. Both are made from the session descriptions of WebRTC (RFC 8866), and become such descriptions again.
 *
 * @typedef {"together" | "race"} Way
 * @typedef {object} Invitation
 * @property {"offer" | "answer"} kind
 * @property {Way} way
 * @property {string} id of the invitation, which its answer repeats
 * @property {readonly [user: string, password: string]} ice
 * @property {string} print SHA-256 of the certificate: 64 hexadecimal digits
 * @property {readonly (readonly [address: string, port: number])[]} places where the device can be reached
 * @typedef {{ invitation: Invitation } | { newer: true } | { damaged: true }} InvitationRead
 */
import { packJson, unpackJson } from "./packed.js";

/** The version of what two devices say to each other. */
const togetherVersion = 1;
/** Places where a device can be reached, at most: the networks that it is in. */
const mostPlaces = 8;
/** Signs of the longest text of an invitation that is looked at. */
const longestInvitation = 4000;

const octet = "(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
/** The name of a device that the browser has made up (RFC 6762), or an address that no router passes on. */
const localPlaces = [
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.local$/,
  new RegExp(`^(10|127)(\\.${octet}){3}$`),
  new RegExp(`^(192\\.168|172\\.(1[6-9]|2\\d|3[01])|169\\.254)(\\.${octet}){2}$`),
  /^(f[cd][0-9a-f]{2}|fe[89ab][0-9a-f]):[0-9a-f:]{1,34}$/,
  /^::1$/,
];

/** @param {unknown} address */
const isLocal = (address) => typeof address === "string" && localPlaces.some((each) => each.test(address));

/**
 * Returns what a session description of this browser says.
 * @param {string} description
 * @param {Pick<Invitation, "kind" | "way" | "id">} about
 * @returns {Invitation} without places where the device cannot be reached in its local network
 */
export function invitationOf(description, about) {
  const [, user = ""] = /^a=ice-ufrag:(.*?)\r?$/m.exec(description) ?? [];
  const [, password = ""] = /^a=ice-pwd:(.*?)\r?$/m.exec(description) ?? [];
  const [, print = ""] = /^a=fingerprint:sha-256 (.*?)\r?$/im.exec(description) ?? [];
  const found = description.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ host/gim);
  return {
    ...about,
    ice: [user, password],
    print: print.replaceAll(":", "").toLowerCase(),
    places: Array.from(found, ([, address, port]) => /** @type {const} */ ([address.toLowerCase(), Number(port)]))
      .filter(([address]) => isLocal(address))
      .slice(0, mostPlaces),
  };
}

/** @param {Invitation} invitation @returns {string} the session description for the browser */
export function descriptionOf({ kind, ice: [user, password], print, places }) {
  return [
    "v=0",
    "o=- 1 1 IN IP4 127.0.0.1",
    "s=-",
    "t=0 0",
    "a=group:BUNDLE 0",
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
    "c=IN IP4 0.0.0.0",
    `a=ice-ufrag:${user}`,
    `a=ice-pwd:${password}`,
    `a=fingerprint:sha-256 ${print.match(/../g)?.join(":").toUpperCase()}`,
    `a=setup:${kind === "offer" ? "actpass" : "active"}`,
    "a=mid:0",
    "a=sctp-port:5000",
    "a=max-message-size:262144",
    ...places.map(([address, port], i) => `a=candidate:${i + 1} 1 udp ${2113937151 - i} ${address} ${port} typ host`),
    "a=end-of-candidates",
    "",
  ].join("\r\n");
}

/** @param {Invitation} invitation @returns {Promise<string>} the text of its address */
export const writeInvitation = ({ kind, way, id, ice, print, places }) =>
  packJson([togetherVersion, kind, way, id, ...ice, print, places]);

/** @param {string} text that another person has sent @returns {Promise<InvitationRead>} never rejects */
export async function readInvitation(text) {
  if (text.length > longestInvitation) return { damaged: true };
  const unpacked = await unpackJson(text);
  if (!("value" in unpacked)) return unpacked;
  if (!Array.isArray(unpacked.value)) return { damaged: true };
  const [version, kind, way, id, user, password, print, places] = unpacked.value;
  if (Number.isSafeInteger(version) && version > togetherVersion) return { newer: true };
  const isText = (/** @type {unknown} */ value, /** @type {RegExp} */ form) =>
    typeof value === "string" && form.test(value);
  const isSound =
    version === togetherVersion &&
    (kind === "offer" || kind === "answer") &&
    (way === "together" || way === "race") &&
    isText(id, /^[0-9a-f]{16}$/) &&
    isText(user, /^[\w+/-]{4,256}$/) &&
    isText(password, /^[\w+/-]{22,256}$/) &&
    isText(print, /^[0-9a-f]{64}$/) &&
    Array.isArray(places) &&
    places.length > 0 &&
    places.length <= mostPlaces &&
    places.every(
      (place) =>
        Array.isArray(place) &&
        place.length === 2 &&
        isLocal(place[0]) &&
        Number.isSafeInteger(place[1]) &&
        place[1] > 0 &&
        place[1] < 65536,
    );
  return isSound ? { invitation: { kind, way, id, ice: [user, password], print, places } } : { damaged: true };
}

/**
 * The text of an invitation in what a person has pasted: an address, or the text itself.
 * @param {string} pasted
 */
export const invitationTextIn = (pasted) => /(?:#two=|^\s*)([\w-]{40,})/.exec(pasted)?.[1] ?? "";
