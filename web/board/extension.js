/**
 * What is added to a board. The core of a board knows the game and the selection. An extension adds one subject: the
 * step that is shown, what the player looks for, the rules of the puzzle, counts of solutions, spots to press. The
 * board asks its extensions in the order in which they were added. Every part of an extension is optional.
 *
 * @typedef {object} Extension
 * @property {(view: BoardView, geometry: Geometry, span?: Span) => Layers | null} [layers] what is drawn besides the
 *   game; null for nothing. `span`: the rows and columns that are drawn
 * @property {(state: State) => readonly string[] | null} [spoken] what is read of each cell after its contents, "" for
 *   nothing
 * @property {(before: State, after: State, words: any) => readonly string[]} [told] what to say of a change besides
 *   the digits, notes and colours that have changed. `words` are those of the board
 * @property {boolean} [isSaidLast] whether this is read after what all other extensions say, whenever they were added
 * @property {(state: State) => Room | null} [room] what a geometry must leave for the layers
 * @property {Readonly<Record<"screen" | "forced" | "print", Record<string, string>>>} [colours] further colours of the
 *   layers
 * @property {(board: Listened) => () => void} [listen] listens to presses and keys before the board does
 *   (extension-input.js); returns the unbinder
 *
 * @typedef {object} Listened
 * @property {HTMLElement} element the frame of the board
 * @property {(event: MouseEvent) => Place} placeOf where a pointer is on the board
 *
 * @typedef {object} Place
 * @property {number} cell outside the board, the nearest cell
 * @property {number} digit whose place in the cell is nearest
 * @property {Point} point in cells
 * @property {number} size width of a cell in CSS pixels
 *
 * @typedef {import("../model/state.js").State} State
 * @typedef {import("./geometry.js").Geometry} Geometry
 * @typedef {import("./geometry.js").Point} Point
 * @typedef {import("./geometry.js").Room} Room
 * @typedef {import("./geometry.js").Span} Span
 * @typedef {import("./operations.js").Operation} Operation
 * @typedef {import("./view.js").BoardView} BoardView
 */

/**
 * @typedef {{ colour: import("./palette.js").ColourName, weight: number, halo: boolean }} Ink the colour and weight of
 *   a note; `halo`: with a rim in the colour of the paper
 *
 * @typedef {object} Layers a drawing that is merged into the drawing of the board
 * @property {boolean} [isAlone] whether the board omits the highlights of the selection and the player's colours, which
 *   could be mistaken for part of the drawing
 * @property {readonly Operation[]} [grounds] over the grounds of cells
 * @property {readonly Operation[]} [beneath] between the grounds and the ruled lines
 * @property {import("./operations.js").PictureOf} [pictureOf] keeps a picture of what is beneath, where this is much
 * @property {readonly Operation[]} [above] over the ruled lines
 * @property {readonly Operation[]} [under] under the digits
 * @property {readonly Operation[]} [over] over the digits
 * @property {ReadonlyMap<number, Ink>} [inks] how notes are written, by candidate (`keyOf` in note-grid.js; digit 0
 *   stands for the digit of a solved cell). Where a drawing has inks, notes leave room for shapes around them
 * @property {ReadonlyMap<number, number>} [notes] shown in cells without notes of their own
 * @property {ReadonlyMap<number, number>} [answers] written large in blank cells, in place of the notes
 */

/**
 * Merges the layers of all extensions of a view. A covered board has none.
 * @param {BoardView} view
 * @param {Geometry} geometry
 * @param {Span} [span]
 * @returns {Required<Omit<Layers, "pictureOf">> & Pick<Layers, "pictureOf"> & { isMarked: boolean }} `isMarked`:
 *   whether notes leave room for shapes around them
 */
export function layersOf(view, geometry, span) {
  const all = view.looks.covered ? [] : view.extensions.flatMap(({ layers }) => layers?.(view, geometry, span) ?? []);
  /** @param {Exclude<keyof Layers, "isAlone" | "pictureOf">} name @returns {any[]} */
  const drawn = (name) => all.flatMap((layers) => [...(layers[name] ?? [])]);
  return {
    isAlone: all.some(({ isAlone }) => isAlone),
    isMarked: all.some(({ inks }) => inks),
    grounds: drawn("grounds"),
    beneath: drawn("beneath"),
    pictureOf: all.find(({ pictureOf }) => pictureOf)?.pictureOf,
    above: drawn("above"),
    under: drawn("under"),
    over: drawn("over"),
    inks: new Map(drawn("inks")),
    notes: new Map(drawn("notes")),
    answers: new Map(drawn("answers")),
  };
}

/**
 * What the extensions read of each cell; null for nothing.
 * @param {readonly Extension[]} extensions
 * @param {State} state
 * @returns {readonly string[] | null}
 */
export function spokenBy(extensions, state) {
  const inOrder = extensions.toSorted((a, b) => Number(a.isSaidLast ?? false) - Number(b.isSaidLast ?? false));
  const [first, ...others] = inOrder.flatMap(({ spoken }) => [spoken?.(state) ?? []]).filter(({ length }) => length);
  return first?.map((text, cell) => [text, ...others.map((list) => list[cell])].filter(Boolean).join(", ")) ?? null;
}

/** The room that the extensions need. @param {readonly Extension[]} extensions @param {State} state */
export const roomFor = (extensions, state) => extensions.flatMap(({ room }) => room?.(state) ?? [])[0] ?? null;

/**
 * The further colours of the extensions.
 * @param {readonly Extension[]} extensions
 * @param {"screen" | "forced" | "print"} medium
 * @returns {Record<string, string>}
 */
export const coloursOf = (extensions, medium) =>
  Object.assign({}, ...extensions.map(({ colours }) => colours?.[medium]));
