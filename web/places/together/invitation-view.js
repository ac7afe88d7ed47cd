/** The dialog of a game for two: what is chosen, the link that is sent, the link that comes back. */
import { copyText } from "../../controls/clipboard.js";
import { fill, h } from "../../controls/dom.js";
import { choiceField } from "../../controls/fields.js";

/** @typedef {import("../../formats/invitation.js").Invitation} Invitation */
/** @typedef {import("../../formats/invitation.js").Way} Way */

/**
 * @param {import("../shell/app.js").App} app
 * @param {import("../../i18n/together-words.js").TogetherWords} said
 * @param {object} ways
 * @param {import("../../model/state.js").State | null} ways.game that can be played by two
 * @param {import("./partnership.js").Partnership | null} ways.partnership
 * @param {(way: Way) => Promise<string>} ways.invite makes an invitation; its text
 * @param {(offer: Invitation) => Promise<string>} ways.accept answers an invitation; the text of the answer
 * @param {(pasted: string) => Promise<string>} ways.paste takes a link; returns why the link is of no use, or ""
 * @param {() => void} ways.leave
 */
export function createTalk(app, said, { game, partnership, invite, accept, paste, leave }) {
  const { words } = app;
  const told = h("p", { class: "dialog-told", role: "status" });
  const content = h("div", { class: "together" });
  const hint = h("p", { class: "hint" }, said("together.about"));
  const element = h("div", { class: "together" }, hint, content, told);
  const tell = (/** @type {string} */ sentence) => {
    told.textContent = sentence;
  };
  /** @param {string} label @param {() => unknown} act @param {boolean} [isMain] */
  const button = (label, act, isMain = false) =>
    h("button", { type: "button", class: isMain ? "button button-main" : "button", onclick: () => void act() }, label);

  /** Works, and says when this fails. @param {() => Promise<void>} work */
  async function trying(work) {
    tell("");
    if (typeof RTCPeerConnection !== "function") return tell(said("together.no-webrtc"));
    try {
      await work();
    } catch {
      tell(said("together.no-connection"));
    }
  }

  /** The link that comes from the other person. @param {string} label */
  function pasteField(label) {
    const input = h("input", { type: "text", autocomplete: "off", spellcheck: "false" });
    const take = () => trying(async () => tell(await paste(input.value)));
    return h(
      "section",
      {},
      h("label", { class: "field" }, h("span", {}, label), input),
      h("div", { class: "together-row" }, button(said("together.connect"), take)),
    );
  }

  /**
   * A link to send, and its code.
   * @param {string} text
   * @param {string} about
   * @param {HTMLElement | null} [after] between both
   */
  async function linkPart(text, about, after = null) {
    const address = `${location.href.split("#")[0]}#two=${text}`;
    const field = h("input", {
      type: "text",
      readonly: true,
      class: "share-link",
      "aria-label": said("together.link"),
      value: address,
      onfocus: () => field.select(),
    });
    const copy = async () => tell(words((await copyText(address)) ? "copy.done" : "copy.failed"));
    const send = () =>
      navigator.share({ url: address }).catch((error) => {
        if (error.name !== "AbortError") tell(words("share.failed"));
      });
    const { qrPicture } = await app.load("qrCode");
    hint.hidden = true;
    return h(
      "section",
      {},
      h("p", {}, about),
      field,
      h(
        "div",
        { class: "together-row" },
        button(words("share.copy"), copy, true),
        typeof navigator.share === "function" && button(words("share.send"), send),
      ),
      after,
      h("div", { class: "share-code" }, qrPicture(address, words("share.code"))),
    );
  }

  /** Shows an invitation, and where its answer goes. @param {Way} way */
  const showInvitation = (way) =>
    trying(async () => {
      const text = await invite(way);
      const answer = pasteField(said("together.wait"));
      fill(content, await linkPart(text, said("together.send-this"), answer));
      focus();
    });

  /** Shows how the game for two stands, with what can be done. */
  function showStanding() {
    const standing = partnership?.standing.peek();
    const way = partnership?.kept.peek()?.way ?? "together";
    const isJoined = standing === "joined";
    fill(
      content,
      h("p", {}, isJoined ? said("together.joined", { way }) : said("together.cut")),
      h(
        "div",
        { class: "together-row" },
        !isJoined && game && button(said("together.again"), () => showInvitation(way), true),
        button(said("together.end"), leave),
      ),
      !isJoined && pasteField(said("together.answer")),
    );
  }

  function showStart() {
    const about = h("p", { class: "hint" });
    const choice = choiceField(
      said("together.way"),
      [
        { value: /** @type {Way} */ ("together"), label: said("together.way-together") },
        { value: /** @type {Way} */ ("race"), label: said("together.way-race") },
      ],
      "together",
      explain,
    );
    function explain() {
      about.textContent = said(choice.value() === "race" ? "together.way-race-about" : "together.way-together-about");
    }
    explain();
    fill(
      content,
      game
        ? h(
            "section",
            {},
            choice.element,
            about,
            h(
              "div",
              { class: "together-row" },
              button(said("together.invite"), () => showInvitation(choice.value()), true),
            ),
          )
        : h("p", {}, said("together.only-play")),
      pasteField(said("together.answer")),
    );
  }

  const focus = () => /** @type {HTMLElement | null} */ (content.querySelector("input, .button"))?.focus();

  if (partnership && ["joined", "cut"].includes(partnership.standing.peek())) showStanding();
  else showStart();
  return {
    element,
    tell,
    focus,
    /** Asks whether an invitation is accepted. @param {Invitation} offer */
    ask(offer) {
      const accepting = () =>
        trying(async () => {
          const text = await accept(offer);
          fill(content, await linkPart(text, said("together.send-back")));
          focus();
        });
      fill(
        content,
        h("p", {}, said("together.invited", { way: offer.way })),
        h("div", { class: "together-row" }, button(said("together.accept"), accepting, true)),
      );
      focus();
    },
    /** An answer was taken: the devices look for each other. */
    connecting() {
      fill(content, h("p", { role: "status" }, said("together.connecting")));
    },
  };
}
