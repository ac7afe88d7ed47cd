/** The dialog in which irregular regions are drawn, with mouse, finger or keys. */
import { digitOf, symbolOf } from "../../model/digits.js";
import { isWhole, lacksOf, nextBrush, regionSizes, regionsOfText } from "../../model/jigsaw.js";
import { layoutNamed, layoutOfSide } from "../../model/layout.js";
import { regionsName } from "../../model/layout-name.js";
import { enable } from "../../controls/buttons.js";
import { errorSentence } from "../../controls/errors.js";
import { h } from "../../controls/dom.js";
import { createDialog, openDialog } from "../../controls/dialog.js";
import { numberField } from "../../controls/fields.js";
import { createDrawing, createPaintGrid } from "./paint-grid.js";
import { letterOf } from "../../board/keys.js";
import { isAbort } from "../../model/error-codes.js";

/** @typedef {import("../../model/jigsaw.js").Regions} Regions */
/** @typedef {import("../../i18n/words.js").Words} Words */

const sides = { least: 4, most: 16 };
/** After this time in milliseconds the search for a grid stops. Nobody knows then whether a grid fits the regions. */
const patience = 3000;

/**
 * @param {import("../shell/app.js").App} page
 * @returns {(start: Regions, use: (regions: number[]) => void) => void} opens it
 */
function createRegions({ engine, words }) {
  let drawing = createDrawing(/** @type {(number | null)[]} */ ([]), () => {});
  /** The region that the brush paints; null when it erases. @type {number | null} */
  let brush = 0;
  let use = (/** @type {number[]} */ _regions) => {};
  const side = () => Math.sqrt(drawing.values().length);

  const grid = createRegionGrid({
    words,
    begin: () => drawing.begin(),
    paint: (cell, region) => drawing.paint(cell, region === undefined ? brush : region),
    end: () => {
      drawing.end();
      choose(nextBrush(drawing.values(), brush));
    },
    undo: () => drawing.undo(),
  });
  const size = numberField(words("regions.side"), { ...sides, value: 9 });
  const brushes = h("div", { class: "brushes", role: "radiogroup", "aria-label": words("regions.brush") });
  const lacks = h("p", { class: "regions-lacks", role: "status" });
  const told = h("p", { class: "dialog-told", role: "alert" });
  const button = (/** @type {string} */ label, /** @type {() => void} */ onclick) =>
    h("button", { type: "button", class: "quiet", onclick }, label);
  const undoButton = button(words("tools.undo"), () => drawing.undo());
  const text = h("textarea", { rows: 4, spellcheck: "false", "aria-label": words("regions.text") });
  const form = h(
    "form",
    { onsubmit: submit },
    size.element,
    grid.element,
    brushes,
    lacks,
    h(
      "div",
      { class: "regions-tools" },
      undoButton,
      button(words("regions.boxes"), boxes),
      button(words("regions.random"), random),
      button(words("regions.clear"), clear),
    ),
    h(
      "details",
      { class: "shape-more" },
      h("summary", {}, words("regions.as-text")),
      text,
      h(
        "div",
        { class: "dialog-foot" },
        h("button", { type: "button", class: "button", onclick: load }, words("regions.load")),
      ),
    ),
    told,
    h("div", { class: "dialog-foot" }, h("button", { class: "button button-main" }, words("regions.use"))),
  );
  const dialog = createDialog(words, words("regions.title"), form);
  let checking = new AbortController();
  dialog.addEventListener("close", () => {
    checking.abort();
  });
  size.element.addEventListener("change", () => {
    if (size.value() !== side()) drawing.replace(new Array(size.value() ** 2).fill(null));
    choose(0);
  });

  brushes.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const count = brushes.children.length;
    const next = ((brush ?? count - 1) + step + count) % count;
    choose(next === count - 1 ? null : next);
    /** @type {HTMLElement} */ (brushes.children[next]).focus();
  });

  /** @param {number | null} region */
  function choose(region) {
    brush = region;
    showBrushes();
  }

  function boxes() {
    drawing.replace(
      layoutOfSide(side())?.regions ?? Array.from(drawing.values(), (_, cell) => Math.floor(cell / side())),
    );
  }

  function clear() {
    drawing.replace(drawing.values().map(() => null));
    choose(0);
  }

  async function random() {
    const { signal } = renewed();
    try {
      const { layout } = await engine.randomRegions(side(), { signal });
      if (!signal.aborted)
        drawing.replace(/** @type {import("../../model/layout.js").Layout} */ (layoutNamed(layout)).regions);
    } catch (error) {
      if (!isAbort(error)) told.textContent = errorSentence(error, words);
    }
  }

  function load() {
    const regions = regionsOfText(text.value);
    const loaded = regions && Math.sqrt(regions.length);
    if (!regions || !loaded || loaded < sides.least || loaded > sides.most) {
      told.textContent = words("regions.bad-text", sides);
      return;
    }
    drawing.replace(regions);
  }

  function renewed() {
    checking.abort();
    return (checking = new AbortController());
  }

  /**
   * Whether some grid fits regions; null when the search ran out of time.
   * @param {number[]} regions
   * @param {AbortSignal} signal
   */
  async function fits(regions, signal) {
    const name = regionsName(regions);
    const impatience = new AbortController();
    const timer = setTimeout(() => impatience.abort(), patience);
    const walk = engine.solutions(
      { layout: name, cells: regions.map(() => 0) },
      { limit: 1, signal: AbortSignal.any([signal, impatience.signal]) },
    );
    try {
      return !(await walk[Symbol.asyncIterator]().next()).done;
    } catch {
      return null;
    } finally {
      clearTimeout(timer);
      void walk.return?.(undefined);
    }
  }

  /** @param {SubmitEvent} event */
  async function submit(event) {
    event.preventDefault();
    const regions = drawing.values();
    if (!isWhole(regions)) {
      told.textContent = words("regions.not-yet", { lacks: lacksSentence(regions, words) });
      return;
    }
    const { signal } = renewed();
    told.textContent = words("regions.checking");
    const fit = await fits(regions, signal);
    if (signal.aborted) return;
    if (fit === false) {
      told.textContent = words("regions.no-grid");
      return;
    }
    dialog.close();
    use(regions);
  }

  /** @param {Regions} regions */
  function show(regions) {
    told.textContent = "";
    grid.update(regions);
    lacks.textContent = lacksSentence(regions, words);
    enable(undoButton, drawing.canUndo());
    if (document.activeElement !== text) text.value = textOf(regions);
    showBrushes();
  }

  function showBrushes() {
    const sizes = regionSizes(drawing.values());
    if (brushes.children.length !== sizes.length + 1) {
      brushes.replaceChildren(
        ...[...sizes.keys(), null].map((region) =>
          h(
            "button",
            {
              type: "button",
              class: "brush",
              role: "radio",
              "data-region": region ?? "none",
              onclick: () => choose(region),
            },
            h("span", { class: "brush-name" }, region === null ? words("regions.erase") : symbolOf(region + 1, 35)),
            h("span", { class: "brush-size" }),
          ),
        ),
      );
    }
    [...sizes.keys(), null].forEach((region, i) => {
      const each = /** @type {HTMLElement} */ (brushes.children[i]);
      each.setAttribute("aria-checked", String(region === brush));
      each.tabIndex = region === brush ? 0 : -1;
      if (region === null) return;
      each.setAttribute(
        "aria-label",
        words("regions.brush-size", { region: region + 1, size: sizes[region], side: sizes.length }),
      );
      each.classList.toggle("brush-full", sizes[region] === sizes.length);
      /** @type {Element} */ (each.lastElementChild).textContent = `${sizes[region]}/${sizes.length}`;
    });
  }

  return (start, whenUsed) => {
    use = whenUsed;
    drawing = createDrawing(start, (regions) => {
      size.set(Math.sqrt(regions.length));
      show(regions);
    });
    size.set(Math.sqrt(start.length));
    brush = 0;
    show(drawing.values());
    openDialog(dialog);
    grid.focus();
  };
}

/**
 * Returns the labels of regions as text, row by row, with a dot for a cell that is not painted.
 * @param {Regions} regions
 */
function textOf(regions) {
  const side = Math.sqrt(regions.length);
  const labels = regions.map((region) => (region === null ? "." : symbolOf(region + 1, 35)));
  return Array.from({ length: side }, (_, row) => labels.slice(row * side, (row + 1) * side).join("")).join("\n");
}

/** @param {Regions} regions @param {Words} words */
function lacksSentence(regions, words) {
  const side = Math.sqrt(regions.length);
  const sentences = lacksOf(regions)
    .slice(0, 3)
    .map((lack) => {
      switch (lack.kind) {
        case "unpainted":
          return words("regions.unpainted", { count: lack.count });
        case "torn":
          return words("regions.torn", { region: lack.region + 1 });
        case "small":
          return words("regions.small", { region: lack.region + 1, size: lack.size, side });
        case "large":
          return words("regions.large", { region: lack.region + 1, size: lack.size, side });
      }
    });
  return sentences.length ? words.text(sentences) : words("regions.whole", { side });
}

/**
 * @param {object} options
 * @param {import("../../i18n/words.js").Words} options.words
 * @param {() => void} options.begin a stroke
 * @param {(cell: number, region?: number | null) => void} options.paint with the brush where no region is named
 * @param {() => void} options.end of the stroke
 * @param {() => void} options.undo
 */
function createRegionGrid({ words, begin, paint, end, undo }) {
  const { element, focus, update } = createPaintGrid({
    label: words("regions.grid"),
    begin,
    paint: (cell) => paint(cell),
    end,
    undo,
    strokeOf,
  });

  /** @param {KeyboardEvent} event @param {number} cell @param {number} side */
  function strokeOf(event, cell, side) {
    const region = digitOf(event.key, side) || digitOf(letterOf(event), side);
    if (region) return () => paint(cell, region - 1);
    return ["Backspace", "Delete", "0", "."].includes(event.key) ? () => paint(cell, null) : null;
  }

  return {
    element,
    focus,
    /** @param {Regions} regions */
    update(regions) {
      const side = Math.sqrt(regions.length);
      update(regions, (cell, i) => {
        const region = regions[i];
        cell.textContent = region === null ? "" : symbolOf(region + 1, 35);
        cell.dataset.region = String(region ?? "none");
        cell.setAttribute(
          "aria-label",
          words("regions.cell", {
            row: Math.floor(i / side) + 1,
            column: (i % side) + 1,
            region: region === null ? 0 : region + 1,
          }),
        );
      });
    },
  };
}

/**
 * @param {import("../shell/app.js").App} page
 * @returns {Omit<Parameters<typeof import("./shape.js").shapeFields>[1], "changed">}
 */
export function shapesOf(page) {
  return {
    drawRegions: (...given) => createRegions(page)(...given),
    randomRegions: (wanted) => page.engine.randomRegions(wanted),
  };
}
