/** Mounts the board and the frame, opens places, and writes everything anew when the language changes. */
import { createCard } from "../../controls/card.js";
import { openDialogs } from "../../controls/over-page.js";
import { nextTask } from "../../model/next-task.js";
import { loadPageAgain } from "../../controls/reload.js";
import { createWork } from "../../controls/work.js";
import { loadWords } from "../../i18n/words.js";
import { openPlace as openPlay } from "../play/index.js";
import { effect, signal, untracked } from "../../model/signals.js";
import { createCommands } from "../keyboard/index.js";
import { createAnnouncer, createStatus } from "./status.js";
import { frameParts, mountFrame } from "./page-frame.js";
import { createArrival } from "./arrival.js";
import { mountPageBoard } from "./page-board.js";
import { loadRoom, openRoom } from "./doors.js";
import { createPlaceOpener } from "./place-opener.js";
import { hashOf } from "./route.js";
import { bindKeys } from "./key-listener.js";
import { startServices } from "./services.js";
import { adoptStyles, followTheme } from "./looks.js";

/** @typedef {import("./app.js").App} App */
/** @typedef {import("./app.js").PlaceName} PlaceName */
/**
 * @typedef {Omit<App, "words" | "say" | "work" | "announce" | "focusBoard" | "extendBoard" | "spokenOnBoard" |
 *   "explaining" | "go" | "destination" | "arrived" | "arriving" | "open" | "load" | "openSettings" |
 *   "openNew">} Core what exists before the page
 */

/** @param {PlaceName} name @returns {Promise<import("./app.js").PlaceModule>} */
const loadModule = async (name) => (name === "play" ? { openPlace: openPlay } : loadRoom(name));

/**
 * @param {Core} core
 * @returns {Promise<void>} once the first place is open and everything is loaded that it needs
 */
export async function startShell(core) {
  const first = core.address.now();
  const parts = frameParts();
  const announcer = createAnnouncer(parts.announcer);
  const { announce } = announcer;
  const status = createStatus(parts.status, core.store, announce);
  /** @type {App} */
  const app = {
    ...core,
    announce,
    ...createArrival(first.puzzle !== null || first.game !== ""),
    explaining: signal(false),
    words: await loadFirstWords(core.settings),
    say: status.say,
    work: (task) => page.work(task),
    focusBoard: () => page.board.focus(),
    extendBoard: (extension) => page.board.extend(extension),
    spokenOnBoard: (cell) => page.board.spoken(cell),
    go: (place, from) => page.go(place, from),
    destination: () => page.destination(),
    load: loadRoom,
    open: (name, use, tell) => openRoom(app, name, use, tell),
    openSettings: () =>
      void app.open("dialogs", (room) => {
        settings = room.openSettings(app);
      }),
    openNew: () => void app.open("new", (room) => room.openNew(app)),
  };

  /** @type {{ rewrite: () => void } | null} */
  let settings = null;
  /** @type {{ rewrite: () => void } | null} */
  let services = null;
  /** @type {import("../keyboard/index.js").KeyboardCommands | null} */
  let commands = null;

  await nextTask();
  const frame = mountFrame(parts, app);
  await nextTask();
  const page = mountPage(parts, frame, app, status, {
    consequences: (...change) => commands?.consequences(...change) ?? [],
    opened: () => commands?.mark(),
  });
  await nextTask();
  followTheme(core.settings, {
    changed: () => page.board.refresh(),
    loadPalettes: (then) =>
      void app.open("dialogs", ({ adoptThemes }) => {
        adoptThemes();
        then();
      }),
  });
  commands = createCommands(app, { announcer, keys: page.keys });
  bindKeys({
    app,
    board: () => page.board,
    placeKey: page.placeKey,
    hasBoard: page.hasBoard,
    closeCard: page.closeCard,
    commands,
  });
  followSounds(app);
  followLanguage(app, () => {
    page.rewrite();
    services?.rewrite();
    settings?.rewrite();
  });
  await nextTask();
  await page.start();
  await nextTask();
  services = startServices(app, parts.sideColumn, first, parts.status);
}

/**
 * @param {import("./page-frame.js").FrameParts} parts
 * @param {ReturnType<typeof mountFrame>} firstFrame
 * @param {App} app
 * @param {ReturnType<typeof createStatus>} status
 * @param {Pick<import("../../board/announcer.js").Announcing, "consequences"> & { opened: () => void }} keyboard
 *   `opened` is called when a place has opened
 */
function mountPage(parts, firstFrame, app, status, { consequences, opened: tellOpened }) {
  /** What each place remembers. @type {Partial<Record<PlaceName, object>>} */
  const memories = {};
  /** @type {{ name: PlaceName, place: import("./app.js").OpenPlace, card: ReturnType<typeof createCard> } | null} */
  let opened = null;
  /**
   * A place that has been open before opens in the same task, so a change of language leaves no moment without a place.
   * @type {Partial<Record<PlaceName, import("./app.js").PlaceModule>>}
   */
  const loaded = {};
  /** Places that could not be loaded when they were wanted. @type {Set<PlaceName>} */
  const missed = new Set();
  let isFirst = true;
  let frame = firstFrame;
  let board = mountPageBoard(parts.stage, app, consequences);
  let work = mountWork();

  function mountWork() {
    const mounted = createWork(app.words);
    mounted.element.classList.add("page-work");
    parts.status.after(mounted.element);
    return mounted;
  }

  /** @param {"left" | "language"} why */
  function leave(why) {
    if (!opened) return;
    const { place, card } = opened;
    opened = null;
    place.dispose(why);
    card.dispose();
    parts.heading.replaceChildren();
    parts.side.replaceChildren();
  }

  /** @param {PlaceName} name */
  async function loadPlace(name) {
    const known = loaded[name];
    if (known) return known;
    const module = await loadModule(name);
    // A place that was asked for twice may arrive twice.
    if (!loaded[name]) adoptStyles(module.styles ?? []);
    return (loaded[name] = module);
  }

  /** @param {PlaceName} name @param {import("./app.js").PlaceModule} module */
  function mount(name, module) {
    status.forget();
    frame.show(name);
    const card = createCard({
      words: app.words,
      announce: app.announce,
      focusAfter: app.focusBoard,
      around: document.body,
    });
    parts.cardPlace.append(card.element);
    opened = {
      name,
      card,
      place: module.openPlace(app, { heading: parts.heading, side: parts.side, card, memory: (memories[name] ??= {}) }),
    };
    tellOpened();
  }

  const opener = createPlaceOpener(app, {
    async load(name) {
      const module = await loadPlace(name);
      // What is shown first is a task of its own.
      if (!opened) await nextTask();
      return module;
    },
    leave: () => leave("left"),
    async show(name, module) {
      mount(name, module);
      if (isFirst) {
        isFirst = false;
        return;
      }
      // Scrolling and the focus make the browser lay the place out, which is a task of its own.
      await nextTask();
      if (opened?.name !== name) return;
      scrollTo(0, 0);
      frame.focusPlace();
    },
    failed(name) {
      status.say(app.words("error.not-loaded"), "error");
      if (missed.has(name)) void loadPageAgain(() => app.address.visit(hashOf(name)));
      missed.add(name);
    },
  });

  return {
    get board() {
      return board;
    },
    keys: () => opened?.place.keys ?? {},
    /** @param {KeyboardEvent} event */
    placeKey: (event) => opened?.place.press?.(event) ?? false,
    hasBoard: () => opened?.place.hasBoard?.() ?? true,
    closeCard() {
      if (!opened || opened.card.element.hidden) return false;
      opened.card.close();
      return true;
    },
    start: opener.start,
    go: opener.go,
    destination: opener.destination,
    /** @type {App["work"]} */
    work: (task) => work.run(task),
    /** Writes the page anew with the words of the app. */
    rewrite() {
      closeDialogs();
      const name = opened?.name;
      leave("language");
      frame.dispose();
      board.dispose();
      work.stop();
      work.element.remove();
      frame = mountFrame(parts, app);
      board = mountPageBoard(parts.stage, app, consequences);
      work = mountWork();
      // What was open is loaded, so no moment is without a place.
      if (name) mount(name, /** @type {import("./app.js").PlaceModule} */ (loaded[name]));
    },
  };
}

/** Dialogs are written once, in the language of their time; the settings alone write themselves anew. */
function closeDialogs() {
  for (const dialog of openDialogs.peek()) if (!("rewrites" in dialog.dataset)) dialog.close();
}

/** @param {App["settings"]} settings */
async function loadFirstWords({ language }) {
  const words = await loadWords(language.peek()).catch(() => loadWords("en"));
  document.documentElement.lang = words.language;
  return words;
}

/** @param {App} app @param {() => void} rewrite */
function followLanguage(app, rewrite) {
  const { language } = app.settings;

  /** @param {import("../../i18n/words.js").Language} wanted */
  async function change(wanted) {
    if (wanted === app.words.language) return;
    const words = await loadWords(wanted).catch(() => null);
    if (language.peek() !== wanted || words === app.words) return;
    if (!words) {
      app.say(app.words("shell.no-language"), "error");
      return;
    }
    app.words = words;
    document.documentElement.lang = wanted;
    rewrite();
  }

  effect(() => {
    const wanted = language.value;
    untracked(() => void change(wanted));
  });
}

/** @param {App} app */
function followSounds({ settings, store, open }) {
  let end = () => {};
  /** @param {typeof import("./sounds.js")} room */
  const begin = ({ playSounds }) => {
    end();
    end = settings.sounds.peek() ? playSounds(store) : () => {};
  };
  effect(() => {
    end();
    end = () => {};
    if (settings.sounds.value) void open("sounds", begin);
  });
}
