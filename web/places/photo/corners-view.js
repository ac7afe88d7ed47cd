/**
 * The stage in which the player puts four corners on those of the grid and chooses its side. The grid is read again
 * with each change, and its lines are drawn over the picture.
 */
import { svgElement, svgNode } from "../../board/svg-nodes.js";
import { enable, ifEnabled } from "../../controls/buttons.js";
import { h, renew } from "../../controls/dom.js";
import { isAbort } from "../../model/error-codes.js";
import { verdictKeys } from "../exchange/verdict-keys.js";
import { firstPlace, movedByKey, readableSides, withCorner } from "./corner-model.js";
import { frameAround } from "./photo-grid.js";
import { pathOf, pictureSvg, viewBoxOf } from "./picture-view.js";

/** @typedef {import("../../engine/index.js").PictureReading} PictureReading */
/** @typedef {import("./corner-model.js").Place} Place */

/** What is shown around a corner that is enlarged, as a part of the longer side of the picture. */
const around = 0.05;

/**
 * @param {Pick<import("../shell/app.js").App, "words">} app
 * @param {import("../../i18n/photo-words.js").PhotoWords} say
 * @param {object} options
 * @param {string} options.url of the picture @param {PictureReading} options.found the reading before
 * @param {string} options.fault why the picture could not be read, or ""
 * @param {string} options.tip what else can be done
 * @param {(place: Place, signal: AbortSignal) => Promise<PictureReading>} options.read reads the grid at a place
 * @param {(reading: PictureReading) => void} options.use @param {() => void} options.again
 * @param {(() => void) | null} options.back to what was read before, if it can be seen again
 * @param {(error: unknown) => void} options.broken the engine has failed
 * @returns {import("./photo-dialog.js").Stage}
 */
export function createCorners({ words }, say, { url, found, fault, tip, read, use, back, again, broken }) {
  const longer = Math.max(found.width, found.height);
  const stop = new AbortController();
  let place = firstPlace(found);
  /** The reading of the present place. @type {PictureReading | null} */
  let reading = null;
  let [isReading, isLate] = [false, false];

  const outline = svgElement(svgNode("path", { class: "photo-fit" }));
  const lines = svgElement(svgNode("path", { class: "photo-fit-lines" }));
  const handles = place.corners.map((_, corner) =>
    svgElement(
      svgNode(
        "g",
        { role: "button", tabindex: 0, class: "photo-handle", "aria-label": say("photo.corner", { corner }) },
        [
          svgNode("circle", { class: "photo-handle-room", r: 0.065 * longer }),
          svgNode("circle", { r: 0.022 * longer }),
        ],
      ),
    ),
  );
  const drawing = pictureSvg(
    { url, size: found },
    // With this role the arrow keys reach the corners while a screen reader is in use.
    { class: "photo-picture photo-corners", role: "application", "aria-label": say("photo.adjust") },
  );
  drawing.append(outline, lines, ...handles);
  const lens = pictureSvg({ url, size: found }, { class: "photo-lens", "aria-hidden": "true" });
  const cross = svgElement(svgNode("path", { class: "photo-fit" }));
  lens.append(cross);
  const sides = readableSides.map((side) =>
    h(
      "button",
      { type: "button", class: "button photo-side-choice", onclick: () => follow({ ...place, side }) },
      `${side} × ${side}`,
    ),
  );
  const told = h("p", { class: "photo-told", role: "status" });
  const user = h(
    "button",
    { type: "button", class: "button", onclick: ifEnabled(() => reading && use(reading)) },
    say("photo.use"),
  );

  handles.forEach((handle, corner) => {
    const move = (/** @type {import("./corner-model.js").Point | null} */ to) => {
      if (to) follow(withCorner(place, corner, to, found));
      enlarge(corner);
    };
    handle.addEventListener("focus", () => enlarge(corner));
    handle.addEventListener("keydown", (event) => {
      const to = movedByKey(place.corners[corner], event, found);
      if (!to) return;
      event.preventDefault();
      move(to);
    });
    handle.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      handle.focus({ preventScroll: true });
      handle.setPointerCapture(event.pointerId);
    });
    handle.addEventListener("pointermove", (event) => {
      if (handle.hasPointerCapture(event.pointerId)) move(pointOf(event));
    });
  });

  /** The place of a pointer in the picture. @param {PointerEvent} event */
  function pointOf({ clientX, clientY }) {
    const map = drawing.getScreenCTM()?.inverse();
    const at = map && new DOMPoint(clientX, clientY).matrixTransform(map);
    return /** @type {import("./corner-model.js").Point | null} */ (at ? [at.x, at.y] : null);
  }

  /** @param {Place} next */
  function follow(next) {
    if (next === place) return;
    place = next;
    show();
    void fit();
  }

  /** Reads the grid at the present place. Places that were passed meanwhile are left out. */
  async function fit() {
    reading = null;
    enable(user, false);
    if (isReading) {
      isLate = true;
      return;
    }
    isReading = true;
    try {
      const asked = place;
      const answer = await read(asked, stop.signal);
      if (stop.signal.aborted) return;
      reading = asked === place && digitsIn(answer) > 0 ? answer : null;
      tell(answer);
    } catch (error) {
      if (!stop.signal.aborted && !isAbort(error)) broken(error);
      return;
    } finally {
      isReading = false;
    }
    if (!isLate) return;
    isLate = false;
    await fit();
  }

  /** @param {PictureReading} answer */
  function tell(answer) {
    const { lattice = [], side = 0, solutions = 0 } = answer;
    const count = digitsIn(answer);
    const kind = /** @type {const} */ (["none", "unique", "multiple"])[solutions];
    renew(lines, { d: count ? linesOf(lattice, side) : "" });
    enable(user, reading !== null);
    user.classList.toggle("button-main", solutions === 1);
    renew(told, {}, count ? `${say("photo.fitted", { count })} ${words(verdictKeys[kind])}` : say("photo.not-fitted"));
  }

  /** @param {number} corner */
  function enlarge(corner) {
    const [x, y] = place.corners[corner];
    const [left, right] = [-1, 1].map((way) => place.corners[(corner + 4 + way) % 4]);
    renew(lens, {
      viewBox: viewBoxOf(
        frameAround(
          [
            [x - around * longer, y - around * longer],
            [x + around * longer, y + around * longer],
          ],
          0,
        ),
      ),
    });
    renew(cross, { d: `M${left.join(" ")}L${x} ${y}L${right.join(" ")}` });
  }

  function show() {
    renew(outline, { d: pathOf(place.corners) });
    handles.forEach((handle, corner) => renew(handle, { transform: `translate(${place.corners[corner].join(" ")})` }));
    sides.forEach((button, i) => renew(button, { "aria-pressed": String(readableSides[i] === place.side) }));
  }

  show();
  enlarge(0);
  void fit();
  return {
    element: h(
      "div",
      { class: "photo-review photo-adjust" },
      h(
        "div",
        { class: "photo-summary" },
        fault !== "" && h("p", { class: "photo-fault", role: "alert" }, fault),
        h("p", {}, say("photo.adjust-about")),
      ),
      drawing,
      h(
        "div",
        { class: "photo-side" },
        h("div", { class: "photo-about-cell" }, lens, told),
        h("div", { class: "photo-ways", role: "group", "aria-label": say("photo.side-label") }, ...sides),
        tip !== "" && h("p", { class: "hint" }, tip),
      ),
      h(
        "div",
        { class: "dialog-foot" },
        back
          ? h("button", { type: "button", class: "button", onclick: back }, say("photo.back"))
          : h("button", { type: "button", class: "button", onclick: again }, say("photo.another")),
        user,
      ),
    ),
    focus: () => handles[0].focus({ preventScroll: true }),
    dispose: () => stop.abort(),
  };
}

/** @param {PictureReading} reading */
const digitsIn = ({ puzzle = "" }) => puzzle.replaceAll(".", "").length;

/** The lines of a grid. @param {readonly import("./corner-model.js").Point[]} lattice @param {number} side */
function linesOf(lattice, side) {
  const along = (/** @type {number} */ first, /** @type {number} */ step) =>
    `M${Array.from({ length: side + 1 }, (_, i) => lattice[first + i * step].join(" ")).join("L")}`;
  const each = [...Array(side + 1).keys()];
  return each.map((line) => along(line * (side + 1), 1) + along(line, side + 1)).join("");
}
