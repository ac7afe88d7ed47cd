/**
 * What the shell hands to every place.
 *
 * @typedef {import("../../model/session.js").PlaceName} PlaceName
 * @typedef {"plain" | "error"} Tone
 *
 * @typedef {object} App
 * @property {import("../../i18n/words.js").Words} words the sentences of the present language. After a change of
 *   language the shell opens the place again, so a place may keep them
 * @property {import("../../model/store.js").Store} store the session: the game of Play, the puzzle that is entered in
 *   Solve, and what the board shows
 * @property {import("../../model/store.js").Actions} actions
 * @property {import("./route.js").Address} address of the page
 * @property {import("./page-engine.js").Engine} engine
 * @property {import("../../games/settings.js").Settings} settings
 * @property {import("../../model/facts.js").FactsStore} facts of puzzles; nobody asks the engine for what the facts
 *   know
 * @property {import("../../games/games.js").Games} games the games of this device. The game on the board is saved
 *   there by the keeper (games/keeper.js)
 * @property {(sentence: string, tone?: Tone) => void} say shows a sentence in the line under the board and has it read
 *   out. The sentence goes when the digits on the board change, when another game begins and when another place opens
 * @property {import("../../controls/work.js").Work["run"]} work runs work of the engine that no card and no dialog
 *   shows: with a bar and a button that stops it, under the board. The next work stops the last
 * @property {(sentences: string, language?: string) => void} announce has sentences read out without showing them
 * @property {() => void} focusBoard
 * @property {import("../../board/board.js").Board["extend"]} extendBoard
 * @property {import("../../board/board.js").Board["spoken"]} spokenOnBoard
 * @property {import("../../model/signals.js").Signal<boolean>} explaining whether an explanation is open that names
 *   cells, so that the board shows the names of rows and columns
 * @property {(place: PlaceName, from?: PlaceName) => Promise<import("./place-opener.js").Ending>} go opens a place;
 *   resolves when it is open, or will not be. Until then the place before is open, with its board. With `from`, the
 *   place is opened only if the reader is in `from` or on the way there; resolves with "left" if not, once the reader
 *   has arrived
 * @property {() => PlaceName | null} destination the place that is open or about to open; null at the start
 * @property {import("./arrival.js").Arrival["arrived"]} arrived
 * @property {import("./arrival.js").Arrival["arriving"]} arriving
 * @property {import("./doors.js").OpenRoom} open loads a room of the page, uses it, and says what has gone wrong
 * @property {typeof import("./doors.js").loadRoom} load loads a room for whoever says a failure in other words
 * @property {() => void} openSettings
 * @property {() => void} openNew
 */

/**
 * What a place gets besides the app: its parts of the page, which are empty when the place opens and are emptied when
 * it is left.
 *
 * @template {object} [Memory=any]
 * @typedef {object} Slots
 * @property {HTMLElement} heading the line with level and clock: above the card on a desktop, in the header on a phone
 * @property {HTMLElement} side beside the board, or below it on a narrow page
 * @property {import("../../controls/card.js").Card} card
 * @property {Memory} memory what the place remembers until the page is left: the same object each time this place
 *   opens, empty at first
 */

/**
 * @typedef {object} Key what the place does for a command of the keyboard
 * @property {() => void} press
 * @property {() => void} [release]
 *
 * @typedef {object} OpenPlace
 * @property {(why: "left" | "language") => void} dispose ends everything that the place started. After "language" the
 *   place opens again at once
 * @property {Partial<Record<import("../keyboard/commands.js").CommandId, Key>>} [keys] by command
 * @property {() => boolean} [hasBoard] whether the board is to be seen now; it is when absent
 * @property {(event: KeyboardEvent) => boolean} [press] handles a key before the commands, the board and the card are
 *   asked (key-listener.js). Returns whether the place has used the key; a key that is not used is offered to the next
 */

/**
 * What opens a place. The file `places/<name>/index.js` of each place exports this function under the name `openPlace`.
 * A place whose style sheets are not part of the page's exports their texts as `styles`.
 *
 * @template {object} [Memory=any]
 * @typedef {(app: App, slots: Slots<Memory>) => OpenPlace} OpenPlaceFunction
 */

/** @typedef {{ openPlace: OpenPlaceFunction, styles?: readonly string[] }} PlaceModule */

/** @type {readonly PlaceName[]} */
export const placeNames = ["play", "solve", "learn", "print"];
