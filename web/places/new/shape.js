/**
 * The choice of a board: its size, its boxes or irregular regions, further rules; with a small picture of it. Any
 * layout's name can be typed too.
 */
import { h, renew } from "../../controls/dom.js";
import { isWhole } from "../../model/jigsaw.js";
import { isSquare, layoutNamed, layoutOfSide } from "../../model/layout.js";
import { layoutName, regionsName, shapeName } from "../../model/layout-name.js";
import { suits, variantNames } from "../../model/rules.js";
import { errorSentence } from "../../controls/errors.js";
import { renewList } from "../../controls/list.js";
import { gridNames } from "../../i18n/grid-names.js";
import { layoutSentence, variantWords } from "../../i18n/layout-words.js";
import { pictureOf } from "./shape-picture.js";

/** @typedef {import("../../model/layout.js").Layout} Layout */
/** @typedef {import("../../model/rules.js").Variant} Variant */

const sides = [4, 5, 6, 7, 8, 9, 10, 12, 15, 16, 20, 25];
/** Irregular regions are drawn by hand up to this side. */
const drawnSides = { least: 4, most: 16 };
/** The choice beside the boxes of a side. */
const irregular = "irregular";
/** The boxes of a side, the usual ones first: boxes of one row are rows. @param {number} side @returns {string[]} */
export function boxesOf(side) {
  const usual = layoutOfSide(side)?.name;
  const all = Array.from({ length: side }, (_, i) => i + 1)
    .filter((rows) => rows > 1 && rows < side && side % rows === 0)
    .map((rows) => `${rows}x${side / rows}`);
  return usual ? [usual, ...all.filter((name) => name !== usual)] : [];
}

let fields = 0;

/**
 * @param {import("../../i18n/words.js").Words} words
 * @param {object} options
 * @param {(start: readonly number[], use: (regions: number[]) => void) => void} options.drawRegions opens the
 *   editor of regions
 * @param {(side: number) => Promise<{ layout: string }>} options.randomRegions
 * @param {Layout} [options.start] the layout that is chosen first; 9×9 when absent
 * @param {(layout: Layout) => void} [options.changed]
 * @returns {{ element: HTMLElement, layout: () => Layout, choose: (layout: Layout) => void }}
 */
export function shapeFields(
  words,
  { drawRegions, randomRegions, start = /** @type {Layout} */ (layoutNamed("3x3")), changed = () => {} },
) {
  const name = `shape-${++fields}`;
  let chosen = start;
  /** By side: the regions that the player drew last. @type {Map<number, string>} */
  const drawn = new Map();

  const sizeChips = h("div", { class: "chips chips-small" });
  const boxChips = h("div", { class: "chips" });
  const gridChips = h("div", { class: "chips" });
  const rules = h("div", { class: "rules" });
  const picture = h("div", { class: "shape-picture" });
  const told = h("p", { class: "shape-told", "aria-live": "polite" });
  const edit = h(
    "div",
    { class: "shape-regions" },
    h(
      "button",
      { type: "button", class: "quiet", onclick: () => void takeRandom(chosen.digitCount) },
      words("shape.other-regions"),
    ),
    h("button", { type: "button", class: "quiet", onclick: () => draw() }, words("shape.edit")),
  );
  const several = h("fieldset", { class: "choice" }, h("legend", {}, words("shape.grids")), gridChips);
  const typed = h("input", {
    type: "text",
    autocomplete: "off",
    spellcheck: "false",
    placeholder: "4x5+x",
    onchange: typeName,
  });
  const wrong = h("p", { class: "dialog-told", role: "alert" });
  const boxes = h("fieldset", { class: "choice" }, h("legend", {}, words("shape.boxes")), boxChips);
  const element = h(
    "div",
    { class: "fields" },
    h("fieldset", { class: "choice" }, h("legend", {}, words("goal.size")), sizeChips),
    several,
    h(
      "div",
      { class: "shape-row" },
      h("div", { class: "shape-main" }, boxes, edit),
      h("figure", { class: "shape-figure" }, picture, told),
    ),
    h(
      "details",
      { class: "shape-more" },
      h("summary", {}, words("shape.rules")),
      rules,
      h("label", { class: "field" }, h("span", {}, words("shape.name")), typed),
      wrong,
    ),
  );

  /** @param {string} group @param {string} label @param {() => void} choose @param {string} [described] */
  const chip = (group, label, choose, described) =>
    h(
      "label",
      { class: "chip" },
      h("input", { type: "radio", name: `${name}-${group}`, onchange: choose, "aria-label": described }),
      h("span", {}, label),
    );

  /** @param {string} box */
  const boxChip = (box) =>
    box === irregular
      ? chip("box", words("shape.irregular"), () => takeDrawn(chosen.digitCount))
      : chip("box", box.replace("x", " × "), () => take(box, chosen.variants));

  /** @param {keyof typeof gridNames} named */
  const gridChip = (named) => chip("side", words(gridNames[named]), () => take(named, []));

  /** @param {Variant} variant */
  const ruleCheck = (variant) =>
    h(
      "label",
      { class: "check" },
      h("input", { type: "checkbox", onchange: () => take(shapeName(chosen), toggled(chosen.variants, variant)) }),
      h("span", {}, variantWords(variant, words)),
    );

  /** @param {string} shape @param {Iterable<Variant>} variants those that do not suit are left out */
  function take(shape, variants) {
    const bare = /** @type {Layout} */ (layoutNamed(shape));
    show(
      /** @type {Layout} */ (
        layoutNamed(
          layoutName(
            shape,
            [...variants].filter((variant) => suits(variant, bare)),
          ),
        )
      ),
    );
  }

  /** @param {number} side */
  function takeSide(side) {
    const [usual] = boxesOf(side);
    if (usual) take(usual, chosen.variants);
    else takeDrawn(side);
  }

  /** Takes the regions that the player drew last for this side, or else random ones. @param {number} side */
  function takeDrawn(side) {
    const known = drawn.get(side);
    if (known) take(known, chosen.variants);
    else void takeRandom(side);
  }

  /** @param {number} side */
  async function takeRandom(side) {
    const before = chosen;
    try {
      const { layout } = await randomRegions(side);
      if (chosen === before) take(layout, chosen.variants);
    } catch (error) {
      show(chosen);
      told.textContent = errorSentence(error, words);
    }
  }

  function draw() {
    drawRegions(chosen.regions, (regions) => {
      if (isWhole(regions)) take(regionsName(regions), chosen.variants);
    });
  }

  function typeName() {
    const layout = layoutNamed(typed.value.trim().replaceAll(" ", ""));
    wrong.textContent = layout || typed.value.trim() === "" ? "" : words("error.unknown-layout");
    if (layout) show(layout);
  }

  /** @param {Layout} layout */
  function show(layout) {
    chosen = layout;
    const { digitCount, hasBoxes, variants } = layout;
    const isOrdinary = isSquare(layout);
    if (isOrdinary && !hasBoxes) drawn.set(digitCount, shapeName(layout));
    renewList(
      sizeChips,
      sides.includes(digitCount) || !isOrdinary ? sides : [...sides, digitCount],
      (each) => each,
      (each) => chip("side", String(each), () => takeSide(each), words("goal.side", { side: each })),
      (label, each) => check(label, isOrdinary && each === digitCount),
    );
    renewList(
      gridChips,
      /** @type {(keyof typeof gridNames)[]} */ (Object.keys(gridNames)),
      (named) => named,
      gridChip,
      (label, named) => check(label, named === shapeName(layout)),
    );
    const canBeDrawn = digitCount >= drawnSides.least && digitCount <= drawnSides.most;
    const kind = hasBoxes || !isOrdinary ? shapeName(layout) : irregular;
    renewList(
      boxChips,
      [...boxesOf(digitCount), ...(canBeDrawn ? [irregular] : [])],
      (box) => box,
      boxChip,
      (label, box) => check(label, box === kind),
    );
    renewList(
      rules,
      variantNames.filter((variant) => suits(variant, layout)),
      (variant) => variant,
      ruleCheck,
      (label, variant) => check(label, variants.includes(variant)),
    );
    edit.hidden = hasBoxes || !isOrdinary;
    boxes.hidden = !isOrdinary || boxChips.children.length < 2;
    picture.replaceChildren(pictureOf(layout));
    renew(told, {}, layoutSentence(layout, words));
    changed(layout);
  }

  show(chosen);
  return { element, layout: () => chosen, choose: show };
}

/** @param {HTMLLabelElement} label @param {boolean} isChecked */
function check(label, isChecked) {
  /** @type {HTMLInputElement} */ (label.control).checked = isChecked;
}

/** @param {readonly Variant[]} variants @param {Variant} variant */
const toggled = (variants, variant) =>
  variants.includes(variant) ? variants.filter((each) => each !== variant) : [...variants, variant];
