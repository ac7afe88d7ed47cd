import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { packJson } from "../../../web/formats/packed.js";
import {
  descriptionOf,
  invitationOf,
  invitationTextIn,
  readInvitation,
  writeInvitation,
} from "../../../web/formats/invitation.js";
import { randomNumbers } from "../model/random-games.js";

const name = "0a1b2c3d-0011-2233-4455-66778899aabb.local";
const print = "0123456789abcdef".repeat(4);

/** What a browser says of itself. @param {string[]} candidates */
const description = (candidates) =>
  [
    "v=0",
    "o=- 4611 2 IN IP4 127.0.0.1",
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
    "a=ice-ufrag:Ab/+",
    "a=ice-pwd:0123456789012345678901+/",
    `a=fingerprint:sha-256 ${print.toUpperCase().match(/../g)?.join(":")}`,
    "a=setup:actpass",
    ...candidates,
    "",
  ].join("\r\n");

const about = /** @type {const} */ ({ kind: "offer", way: "race", id: "00112233445566aa" });
const sound = [1, "offer", "race", about.id, "Ab/+", "0123456789012345678901+/", print, [[name, 5000]]];

describe("an invitation", () => {
  it("says of a device only where it is in its local network", async () => {
    const invitation = invitationOf(
      description([
        `a=candidate:1 1 udp 2113937151 ${name} 5000 typ host generation 0`,
        "a=candidate:2 1 udp 2113937151 192.168.7.20 5001 typ host",
        "a=candidate:3 1 udp 2113937151 203.0.113.9 5002 typ host",
        "a=candidate:4 1 tcp 1518280447 192.168.7.20 9 typ host tcptype active",
        "a=candidate:5 1 udp 1677729535 198.51.100.3 5003 typ srflx raddr 0.0.0.0 rport 0",
        "a=candidate:6 2 udp 2113937151 192.168.7.20 5004 typ host",
        "a=candidate:7 1 UDP 2113937151 fe80::1 5005 typ host",
      ]),
      about,
    );
    assert.deepEqual(invitation.places, [
      [name, 5000],
      ["192.168.7.20", 5001],
      ["fe80::1", 5005],
    ]);
    assert.deepEqual(await readInvitation(await writeInvitation(invitation)), { invitation });
    const back = invitationOf(descriptionOf(invitation), about);
    assert.deepEqual(back, invitation, "its description says the same");
  });

  it("is found in what was pasted", async () => {
    const text = await packJson(sound);
    for (const pasted of [text, `  ${text} `, `https://example.org/#two=${text}`, `See: https://a.b/n/#two=${text}.`])
      assert.equal(invitationTextIn(pasted), text);
    for (const pasted of ["", "hello", "https://example.org/#p=123"]) assert.equal(invitationTextIn(pasted), "");
  });

  /** @type {[what: string, part: number, value: unknown][]} */
  const bad = [
    ["of an earlier version", 0, 0],
    ["of no version", 0, "1"],
    ["of another kind", 1, "pranswer"],
    ["to another way of playing", 2, "chess"],
    ["without a name", 3, ""],
    ["with a line end in the user", 4, "Ab/+\r\na=x"],
    ["with a short password", 5, "0123"],
    ["with a line end in the password", 5, "0123456789012345678901\n"],
    ["with half a fingerprint", 6, print.slice(32)],
    ["with places in a text", 7, name],
    ["to a public address", 7, [["203.0.113.9", 5000]]],
    ["to numbers that are no address", 7, [["10.999.999.999", 5000]]],
    ["to numbers just beyond an address", 7, [["192.168.1.256", 5000]]],
    ["to the name of a server", 7, [["example.org", 5000]]],
    ["to no place", 7, []],
    ["to no port", 7, [[name, 0]]],
    ["to a port beyond all", 7, [[name, 65536]]],
    ["to a place with more", 7, [[name, 5000, "typ relay"]]],
    ["to more places than a device has", 7, Array.from({ length: 9 }, (_, i) => [name, 5000 + i])],
  ];
  for (const [what, part, value] of bad)
    it(`is refused ${what}`, async () => {
      const text = await packJson(sound.map((each, i) => (i === part ? value : each)));
      assert.deepEqual(await readInvitation(text), { damaged: true });
    });

  it("is refused when it is longer than any", async () => {
    assert.deepEqual(await readInvitation(`0${"A".repeat(4000)}`), { damaged: true });
  });

  it("of a later version is said to be one", async () => {
    assert.deepEqual(await readInvitation(await packJson([2, "anything"])), { newer: true });
  });

  it("never rejects, whatever is in its text", async () => {
    const text = await packJson(sound);
    const random = randomNumbers(47);
    for (let i = 0; i < 300; i++) {
      const signs = [...text];
      for (let change = 0; change <= random(4); change++)
        signs.splice(random(signs.length), random(3), String.fromCharCode(45 + random(78)));
      const read = await readInvitation(signs.join(""));
      assert.ok("invitation" in read || "damaged" in read || "newer" in read);
    }
  });
});
