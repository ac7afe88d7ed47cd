/**
 * The game of a frame, or its work for a class, in the browser's storage. Only an address with `keep` asks for it;
 * without that a frame stores nothing.
 *
 * @typedef {import("./sudoku-board-class.js").SudokuBoard} SudokuBoard
 * @typedef {{ at: number, of: string, state: unknown }} Kept `at`: when it was stored, in milliseconds since 1970;
 *   `of`: the puzzle with its layout and rules, or the address of the work
 */

/** The names in the storage begin like this. The page of the same origin has other names. */
const prefix = "nonet-frame:";
/** The frames of one origin keep this many games. Another game takes the place of the oldest. */
export const mostGames = 50;
/** A longer name keeps nothing. */
const longestName = 100;
/**
 * A game whose text is longer is not kept any more. All games together must leave room for what the page of the same
 * origin stores.
 */
const longestGame = 40_000;

/**
 * Puts the game that is kept under a name back on the board when its puzzle is there, and keeps each change from then
 * on. Does nothing where the browser refuses storage, as in a sandbox, or where the storage is full.
 *
 * @param {SudokuBoard} board
 * @param {string | null} name of the address
 * @param {Storage | null} [storage]
 */
export function keepGame(board, name, storage = ownStorage()) {
  const ofBoard = () => `${board.layout} ${board.puzzle}${board.rules && ` ${board.rules}`}`;
  board.addEventListener("sudoku-ready", () => keep({ board, played: board, of: ofBoard, name, storage }), {
    once: true,
  });
}

/**
 * Does the same for the work of an address. The puzzle of the work may be on the board already.
 *
 * @param {SudokuBoard} board
 * @param {import("./assignment.js").Assignment} assignment
 * @param {string} address of the work
 * @param {string | null} name
 * @param {Storage | null} [storage]
 */
export function keepWork(board, assignment, address, name, storage = ownStorage()) {
  keep({ board, played: assignment, of: () => address, name, storage });
}

/**
 * @param {{ board: SudokuBoard, played: import("./frame-messages.js").Played, of: () => string, name: string | null,
 *   storage: Storage | null }} what
 */
function keep({ board, played, of, name, storage }) {
  if (!storage || !name || name.length > longestName) return;
  const key = prefix + name;
  let touched = false;
  const save = () => {
    if (touched) write(storage, key, { at: Date.now(), of: of(), state: played.getState() });
  };
  const kept = read(storage, key);
  if (kept && kept.of === of()) played.setState(kept.state);
  // A board that nobody has touched takes no other game's place.
  for (const type of ["sudoku-change", "keydown", "pointerdown"])
    board.addEventListener(type, () => {
      touched = true;
    });
  // The end of a game comes after its last change, and the work counts it.
  for (const type of ["sudoku-change", "sudoku-solved", "sudoku-given-up"]) board.addEventListener(type, save);
  // Notes change no digit, so no event tells of them.
  document.addEventListener("visibilitychange", save);
  addEventListener("pagehide", save);
}

/** A document without an origin is refused its storage. */
function ownStorage() {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** @param {Storage} storage @param {string} key @returns {Kept | null} */
function read(storage, key) {
  try {
    return JSON.parse(storage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** @param {Storage} storage @param {string} key @param {Kept} kept */
function write(storage, key, kept) {
  const text = JSON.stringify(kept);
  if (text.length > longestGame) return;
  try {
    storage.setItem(key, text);
    dropOldest(storage);
  } catch {
    // The game goes on without being kept.
  }
}

/** @param {Storage} storage */
function dropOldest(storage) {
  const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? "").filter((key) =>
    key.startsWith(prefix),
  );
  if (keys.length <= mostGames) return;
  const aged = keys.map((key) => ({ key, at: Number(read(storage, key)?.at ?? 0) })).sort((a, b) => a.at - b.at);
  for (const { key } of aged.slice(0, keys.length - mostGames)) storage.removeItem(key);
}
