/**
 * Games for two: the dialog that invites and accepts, the line under the board, and what the board shows of the other
 * player. Loaded when the dialog is opened, or with an invitation in the address.
 */
import { createDialog } from "../../controls/dialog.js";
import { invitationTextIn, readInvitation, writeInvitation } from "../../formats/invitation.js";
import { loadTogetherWords } from "../../i18n/together-words.js";
import { begin as beginGame, slotOf } from "../../model/session.js";
import { newSharedBoard } from "../../model/shared-board.js";
import { effect, untracked } from "../../model/signals.js";
import { adoptStyles } from "../shell/looks.js";
import { createConnection } from "./connection.js";
import { createTalk } from "./invitation-view.js";
import { keepAfter, keptNames, readShared } from "./kept.js";
import { createPartnership, goesOn } from "./partnership.js";
import { showPartner } from "./partner-view.js";
import style from "../../styles/together.css";

/** @typedef {import("../shell/app.js").App} App */
/** @typedef {import("../../formats/invitation.js").Invitation} Invitation */
/** @typedef {import("../../formats/invitation.js").Way} Way */
/** @typedef {import("./connection.js").Connection} Connection */
/** @typedef {import("./partnership.js").Partnership} Partnership */

/** Tabs of this browser hand each other the answer to an invitation under this name. */
const tabsName = "nonet-two";
/** What is said when a game for two stands still or is over. */
const sentences = /** @type {const} */ ({
  cut: "together.cut",
  bye: "together.bye",
  left: "together.left",
  newer: "together.newer",
  damaged: "together.damaged",
});
/** How long another tab may take to say that it has the invitation, in milliseconds. */
const patience = 1000;

/** The game for two of this page. @type {Partnership | null} */
let partnership = null;
/** The connection of now, and the invitation that waits for its answer. */
let [connection, waiting] = [/** @type {Connection | null} */ (null), /** @type {Invitation | null} */ (null)];
let isStyled = false;
/** @type {HTMLDialogElement | null} */
let dialog = null;
/** @type {BroadcastChannel | null} */
let tabs = null;

const newName = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The game of place Play, if it can be played by two. @param {App} app */
function playable({ store }) {
  const { play } = store.session.peek();
  return play?.activity === "play" && play.game.finished === null ? play : null;
}

/** Closes the connection of now, of which nothing is said. */
function disconnect() {
  const before = connection;
  [connection, waiting] = [null, null];
  before?.close();
}

/** @param {App} app @param {import("./kept.js").Kept | null} kept */
async function begin(app, kept) {
  const said = await loadTogetherWords(app.words.language);
  partnership?.replace();
  /** @type {Partnership} */
  const mine = createPartnership(
    {
      store: app.store,
      now: Date.now,
      keep: keepAfter(() => app.games.settled()),
      find: (share) => findKept(app, share),
      async begin(state) {
        app.store.change(beginGame, state);
        await app.go("play");
      },
      told(writes) {
        // The board says what has changed after these words.
        if (writes.some(([layer]) => layer < 3) && app.store.state().game.id === mine.kept.peek()?.game)
          app.announce(said("together.theirs"));
      },
    },
    kept,
  );
  partnership = mine;
  const end = showPartner(app, mine, said, () => void openTogether(app));
  const stop = effect(() => {
    const standing = mine.standing.value;
    untracked(() => {
      if (standing === "joined") {
        waiting = null;
        dialog?.close();
        app.say(said("together.joined", { way: mine.kept.peek()?.way ?? "together" }));
      } else if (standing !== "open" && standing !== "replaced")
        app.say(said(sentences[standing]), standing === "left" ? "plain" : "error");
      if (goesOn(standing)) return;
      disconnect();
      if (partnership === mine) partnership = null;
      end();
      queueMicrotask(() => stop());
    });
  });
  return mine;
}

/** @param {App} app @param {string} share */
async function findKept(app, share) {
  const names = keptNames();
  if (names.share !== share) return null;
  if (slotOf(app.store.session.peek(), names.game) !== "play") await app.games.open(names.game);
  const { play } = app.store.session.peek();
  return play?.game.id === names.game ? readShared(play.position, names.game) : null;
}

/**
 * @param {App} app
 * @param {Partnership} mine
 * @param {boolean} isInviting
 */
async function connect(app, mine, isInviting) {
  const said = await loadTogetherWords(app.words.language);
  disconnect();
  mine.cut();
  const made = createConnection({
    opened: () => mine.joined(made.send, isInviting),
    received: (text) => void mine.received(text),
    closed() {
      if (connection !== made) return;
      [connection, waiting] = [null, null];
      const wasJoined = mine.standing.peek() === "joined";
      mine.cut();
      if (!wasJoined) app.say(said("together.no-connection"), "error");
    },
  });
  connection = made;
  return made;
}

/** @param {App} app @param {Way} way @returns {Promise<Invitation>} */
async function invite(app, way) {
  const state = /** @type {import("../../model/state.js").State} */ (playable(app));
  const { id } = state.game;
  const before = partnership?.kept.peek();
  const isSame = before?.game === id && before.way === way && goesOn(/** @type {any} */ (partnership).standing.peek());
  if (!isSame) {
    const kept = readShared(state.position, id);
    await begin(app, kept?.way === way ? kept : { share: newName(), way, game: id, board: newSharedBoard(0) });
  }
  const made = await connect(app, /** @type {Partnership} */ (partnership), true);
  waiting = await made.offer({ way, id: newName() });
  listenToTabs(app);
  return waiting;
}

/** @param {App} app @param {Invitation} offer @returns {Promise<Invitation>} the answer */
async function accept(app, offer) {
  const mine = partnership ?? (await begin(app, null));
  return (await connect(app, mine, false)).answer(offer);
}

/** Takes an answer that was opened in another tab. @param {App} app */
function listenToTabs(app) {
  tabs ??= new BroadcastChannel(tabsName);
  tabs.onmessage = async ({ data }) => {
    const answer = await readAnswer(data);
    if (!answer) return;
    tabs?.postMessage(`taken ${answer.id}`);
    await useQuietly(app, answer);
  };
}

/** @param {unknown} text @returns {Promise<Invitation | null>} the answer to the invitation that waits */
async function readAnswer(text) {
  const read = typeof text === "string" ? await readInvitation(text) : null;
  const found = read && "invitation" in read ? read.invitation : null;
  return found?.kind === "answer" && found.id === waiting?.id ? found : null;
}

/** @param {Invitation} answer to the invitation that waits */
async function use(answer) {
  waiting = null;
  await connection?.accept(answer);
}

/** Uses an answer where no dialog can say that it fails. @param {App} app @param {Invitation} answer */
async function useQuietly(app, answer) {
  try {
    await use(answer);
  } catch {
    disconnect();
    app.say((await loadTogetherWords(app.words.language))("together.no-connection"), "error");
  }
}

/**
 * Hands an answer to the tab that has made the invitation.
 * @param {string} text
 * @param {string} id
 * @returns {Promise<boolean>} whether a tab has taken the answer
 */
function handOver(text, id) {
  const channel = new BroadcastChannel(tabsName);
  return new Promise((/** @type {(isTaken: boolean) => void} */ resolve) => {
    channel.onmessage = ({ data }) => data === `taken ${id}` && resolve(true);
    setTimeout(() => resolve(false), patience);
    channel.postMessage(text);
  }).finally(() => channel.close());
}

/**
 * Opens the dialog of a game for two.
 * @param {App} app
 * @param {string} [text] of an invitation
 */
export async function openTogether(app, text = "") {
  const said = await loadTogetherWords(app.words.language);
  if (!isStyled) adoptStyles([style]);
  isStyled = true;
  dialog?.close();
  const talk = createTalk(app, said, {
    game: playable(app),
    partnership,
    invite: async (way) => writeInvitation(await invite(app, way)),
    accept: async (offer) => writeInvitation(await accept(app, offer)),
    paste: (pasted) => take(invitationTextIn(pasted)),
    leave() {
      partnership?.leave();
      dialog?.close();
    },
  });

  /** @param {string} given @returns {Promise<string>} why the text is of no use here, or "" */
  async function take(given) {
    const read = await readInvitation(given);
    if ("newer" in read) return said("together.newer-link");
    if (!("invitation" in read)) return said("together.not-invitation");
    const { invitation } = read;
    if (invitation.kind === "offer") {
      talk.ask(invitation);
      return "";
    }
    if (invitation.id === waiting?.id) {
      await use(invitation);
      talk.connecting();
      return "";
    }
    return said((await handOver(given, invitation.id)) ? "together.handed-over" : "together.no-offer");
  }

  const made = (dialog = createDialog(app.words, said("together.title"), talk.element));
  made.classList.add("dialog-together");
  made.addEventListener("close", () => {
    if (dialog === made) dialog = null;
  });
  made.showModal();
  talk.focus();
  if (text) talk.tell(await take(text));
}

/** Opens the invitation, or the answer to one, of an address. @param {App} app @param {string} text */
export async function openInvitation(app, text) {
  await app.games.started;
  const answer = await readAnswer(text);
  if (answer) await useQuietly(app, answer);
  else await openTogether(app, text);
}
