/**
 * The poster of a board: what a server sends in place of the element until the element is there. It has the puzzle as a
 * picture, the places of the controls, and the element's own styles, so that it is as high as the element.
 */
import { boardLabel } from "../board/cell-labels.js";
import { drawBoard } from "../board/display-list.js";
import { coloursOf } from "../board/extension.js";
import { colourNames } from "../board/palette.js";
import { boardGeometry, linesAt } from "../board/geometry.js";
import { paperGeometry } from "../board/paper-geometry.js";
import { pictureView } from "../board/picture.js";
import { svgTree } from "../board/svg.js";
import { svgNode, svgText } from "../board/svg-nodes.js";
import { comfortableFor } from "../board/zoom.js";
import { boardIcons } from "../controls/board-icons.js";
import { keyRows } from "../controls/keypad.js";
import { chooseLanguage, loadWords } from "../i18n/words.js";
import { faceNameOf, faceOf, withFace } from "../model/digit-face.js";
import { symbolOf } from "../model/digits.js";
import { layoutOf } from "../model/position.js";
import { seenState } from "../model/seen.js";
import { newState } from "../model/state.js";
import zoom from "../styles/zoom.css";
import { propertyOf } from "./board-options.js";
import { activityOf } from "./modes.js";
import { readBoard } from "./puzzle-attribute.js";
import { styleTexts } from "./styles.js";
import { controlParts, wantedControls } from "./wanted-controls.js";

/** @typedef {import("../board/svg-nodes.js").SvgNode} SvgNode */
/** @typedef {import("../i18n/words.js").Words} Words */
/** @typedef {import("../model/state.js").State} State */
/** @typedef {import("./board-options.js").OptionName} OptionName */

/**
 * Returns the poster as HTML: a template that a browser takes as the shadow tree of the element around it. The engine
 * is not asked, so a puzzle that only the engine can read is an empty board.
 *
 * @param {Partial<Record<OptionName, string | number>>} attributes of the element
 * @returns {Promise<string>}
 */
export async function boardPoster(attributes) {
  const given = (/** @type {OptionName} */ name) => attributes[name]?.toString() ?? null;
  const [mode, layout] = [propertyOf("mode", given("mode")), given("layout") ?? ""];
  const [words, read] = await Promise.all([
    loadWords(chooseLanguage([given("lang") ?? ""])),
    readBoard(given("puzzle") ?? "", { mode: "view", layout, rules: given("rules") ?? "" }).catch(() =>
      newState({ layout: layout || "3x3" }),
    ),
  ]);
  const activity = activityOf[/** @type {import("./modes.js").Mode} */ (mode)];
  const state = { ...withFace(read, given("face") || faceNameOf(read)), activity };
  const name = faceNameOf(state);
  if (name && name !== "digits") await (await import("./face-on-board.js")).showFace(name, words);
  const wanted = wantedControls(/** @type {import("./modes.js").Mode} */ (mode), given("controls"), given("hints"));
  const player = html("div", { class: "player", inert: "" }, [
    html("slot", { name: "title" }),
    ...(await board(state, words)),
    html("div", { class: "card-place" }),
    ...controls(controlParts(wanted), state, words),
    html("slot", { name: "footer" }),
  ]);
  const tree = [html("canvas", { class: "player-width" }), player].map(svgText).join("");
  return `<template shadowrootmode="open" shadowrootdelegatesfocus><style>${[...styleTexts, zoom].join("")}</style>${tree}</template>`;
}

/** An element with an end tag, which elements of HTML need. @type {typeof svgNode} */
const html = (tag, attributes, children = []) => svgNode(tag, attributes, [...children, ""]);

/** @param {State} state @param {Words} words @returns {Promise<SvgNode[]>} */
async function board(state, words) {
  const { position, game } = state;
  const { drawing } = game.origin;
  const extensions = position.rules || drawing ? [(await import("../board/rules/rule-picture.js")).ruleExtension] : [];
  const seen = await seenOnPoster(state, extensions);
  const view = pictureView(seen.position, {
    isWhole: true,
    noteStyle: "keypad",
    extensions,
    face: faceNameOf(state),
    drawing,
    fog: seen.fog,
  });
  const palette = /** @type {import("../board/palette.js").Palette} */ ({
    ...Object.fromEntries(colourNames.map((name) => [name, `var(--board-${name})`])),
    ...coloursOf(extensions, "screen"),
  });
  const label = boardLabel(view.layout, words);
  const picture = svgTree(drawBoard(view, paperGeometry(view.layout, 0, view.room)), palette, {
    label,
    font: "inherit",
    area: { x: 0, y: 0, width: 1, height: 1 },
  });
  const whole = { ...picture, attributes: { ...picture.attributes, width: "100%", height: "100%" } };
  // Below this width the cells are small, and there are buttons that enlarge them.
  const { width } = boardGeometry(view.layout, comfortableFor(view.layout.digitCount), linesAt(1), 0, view.room);
  return [
    html("div", { class: "board", part: "board" }, [html("div", { class: "board-scroll" }, [whole])]),
    html("style", {}, [`@container (min-width: ${width}px) { .zoom-row { display: none } }`]),
    html("div", { class: "zoom-row" }, [html("div", { class: "zoom-bar" }, [button("zoom-button", [])])]),
  ];
}

/**
 * What a player sees of a game at once: the digits that were entered uncover what the author's solution says.
 * @param {State} state @param {import("../board/extension.js").Extension[]} extensions gets what draws fog
 */
async function seenOnPoster(state, extensions) {
  if (!seenState(state).fog) return state;
  const [{ fogOfPlay }, { fogExtension }] = await Promise.all([
    import("../model/fog.js"),
    import("../board/rules/fog-drawing.js"),
  ]);
  extensions.push(fogExtension());
  return fogOfPlay.state(state);
}

/**
 * The places of the controls.
 * @param {ReturnType<typeof controlParts>} parts @param {State} state @param {Words} words
 * @returns {SvgNode[]}
 */
function controls({ hasKeypad, tools, hasHint, hasModes, acts }, state, words) {
  const { digitCount } = layoutOf(state.position);
  const face = faceOf(state);
  const labels = /** @type {const} */ ({
    undo: ["undo", words("tools.undo")],
    redo: ["redo", words("tools.redo")],
    notes: ["note", words("tools.notes")],
    clear: ["erase", words("tools.clear-cell")],
  });
  const row = (/** @type {string} */ className, /** @type {SvgNode[]} */ children) =>
    children.length ? [html("div", { class: className }, children)] : [];
  const keys = Array.from({ length: hasKeypad ? digitCount : 0 }, (_, i) =>
    button("key", [html("span", { class: "key-digit" }, [face?.keyTree(i + 1) ?? symbolOf(i + 1, digitCount)])]),
  );
  const bar = [
    ...tools.map((name) => pictured("tool", labels[name][0], labels[name][1])),
    ...(hasHint ? [pictured("tool", "hint", words("hint.button"))] : []),
  ];
  const modes = hasModes
    ? [
        pictured("mode", "digit", words("tools.digit")),
        pictured("mode", "corner", words("tools.corner")),
        pictured("mode", "centre", words("tools.centre")),
        pictured("mode", "color", words("tools.color")),
      ]
    : [];
  const names = { check: words("solve.check"), solve: words("solve.button") };
  return [
    ...(hasKeypad
      ? [html("div", { class: "keypad", "data-side": digitCount, "data-rows": keyRows(digitCount) }, keys)]
      : []),
    ...row("player-controls", [...row("tools", bar), ...row("modes", modes)]),
    ...row(
      "player-buttons",
      acts.map((name) => button("player-button", [names[name]])),
    ),
  ];
}

/** @param {string} className @param {SvgNode["children"]} children */
const button = (className, children) => html("button", { type: "button", class: className }, children);

/** @param {"tool" | "mode"} className @param {keyof typeof boardIcons} icon @param {string} label */
const pictured = (className, icon, label) =>
  button(className, [
    svgNode("svg", { class: "icon", viewBox: "0 0 24 24" }, [svgNode("path", { d: boardIcons[icon] })]),
    html("span", {}, [label]),
  ]);
