/**
 * The dialog that reads a picture, as stages of which one is shown: where the picture comes from, the camera, waiting,
 * which of several grids, and the comparison of what was read with the picture.
 *
 * @typedef {object} Stage
 * @property {HTMLElement} element
 * @property {() => void} focus
 * @property {() => void} [dispose] ends what the stage has started
 */
import { createDialog } from "../../controls/dialog.js";
import { fill, h } from "../../controls/dom.js";
import { errorSentence } from "../../controls/errors.js";
import { pictureAddress } from "../../controls/files.js";
import { codeOfError, isAbort } from "../../model/error-codes.js";
import { foundPuzzle } from "../../formats/found.js";
import { enterPuzzle, openPuzzleOrGame, playFound } from "../exchange/opening.js";
import { createCameraView } from "./camera-view.js";
import { createChoice } from "./choice-view.js";
import { createCorners } from "./corners-view.js";
import { canBeAdjusted, cameraSentence, failureSentence, tipSentence, tooLargeSentence } from "./failures.js";
import { createReview } from "./review-view.js";
import { createStart, createWaiting } from "./start-view.js";

/** @typedef {import("../shell/app.js").App} App */
/** @typedef {import("../../i18n/photo-words.js").PhotoWords} Say */
/** @typedef {import("../../engine/index.js").PictureReading} PictureReading */
/** @typedef {import("../../model/puzzle.js").Puzzle} Puzzle */
/**
 * @typedef {{ blob: Blob, url: string, release: () => void }} Picture the address is valid until another picture is
 *   taken or the dialog closes
 */

/**
 * @param {App} app
 * @param {Say} say the sentences about photos
 * @param {() => void} closed
 * @returns {{ take: (blob: Blob) => Promise<void> }} `take` reads a picture in place of the one before
 */
export function mountDialog(app, say, closed) {
  const { words } = app;
  const place = h("div", { class: "photo-stage" });
  const dialog = createDialog(words, say("photo.title"), place);
  dialog.classList.add("dialog-photo");
  /** @type {Stage | null} */
  let stage = null;
  /** @type {Picture | null} */
  let picture = null;
  let reading = new AbortController();

  dialog.addEventListener("paste", (event) => {
    const image = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith("image/"));
    if (!image) return;
    event.preventDefault();
    void take(image);
  });
  dialog.addEventListener("close", () => {
    reading.abort();
    stage?.dispose?.();
    forget();
    closed();
  });

  /** @param {Stage} next */
  function show(next) {
    stage?.dispose?.();
    stage = next;
    fill(place, next.element);
    dialog.scrollTo(0, 0);
    next.focus();
  }

  /** Leaves the stage as it is, for one who comes back to it. */
  function leave() {
    const left = stage;
    stage = null;
    return left;
  }

  function forget() {
    picture?.release();
    picture = null;
  }

  /** Shows where pictures come from. @param {string} [fault] what went wrong */
  function start(fault = "") {
    reading.abort();
    show(createStart(say, { camera, take: (blob) => void take(blob), fault }));
  }

  function camera() {
    show(
      createCameraView(app.engine, say, {
        take: (blob) => void take(blob),
        back: () => start(),
        failed: (fault) => start(cameraSentence(fault, say)),
        broken: (error) => start(errorSentence(error, words)),
      }),
    );
  }

  /** @param {Blob} blob */
  async function take(blob) {
    forget();
    const refusal = tooLargeSentence(blob, say);
    if (refusal) start(refusal);
    else await read((picture = { blob, ...pictureAddress(blob) }));
  }

  /** @param {Picture} asked @param {number} [outline] the place of one grid among several */
  async function read(asked, outline) {
    reading.abort();
    const { signal } = (reading = new AbortController());
    show(createWaiting(say, () => start()));
    try {
      const found = await app.engine.read(asked.blob, { outline, signal });
      if (!signal.aborted) use(asked, found);
    } catch (error) {
      if (!signal.aborted && !isAbort(error))
        start(codeOfError(error) === "bad-picture" ? say("photo.no-picture") : errorSentence(error, words));
    }
  }

  /** @param {Picture} asked @param {PictureReading} found */
  function use(asked, found) {
    if (found.status === "several_grids")
      show(
        createChoice(say, {
          url: asked.url,
          found,
          choose: (outline) => void read(asked, outline),
          again: () => start(),
        }),
      );
    else if (found.puzzle && found.lattice)
      show(
        createReview(app, say, {
          url: asked.url,
          reading: found,
          again: () => start(),
          adjust: () => adjust(asked, found, "", leave()),
          play: leaveWith((/** @type {Puzzle} */ puzzle) => openPuzzleOrGame(app, puzzle, { kind: "entered" }, app.go)),
          goOn: leaveWith((/** @type {import("./review-model.js").Review} */ { digits, entries, notes }) =>
            playFound(
              app,
              foundPuzzle({
                format: "picture",
                layout: /** @type {string} */ (found.layout),
                rules: found.rules ?? null,
                givens: digits,
                entries,
                notes,
              }),
            ),
          ),
          solve: leaveWith((/** @type {Puzzle} */ puzzle) => enterPuzzle(app, puzzle)),
        }),
      );
    else if (canBeAdjusted(found)) adjust(asked, found, failureSentence(found, say));
    else start(failureSentence(found, say));
  }

  /**
   * Shows where the grid is in the picture, to be corrected.
   * @param {Picture} asked @param {PictureReading} found @param {string} fault
   * @param {Stage | null} [before] the stage that one can go back to
   */
  function adjust(asked, found, fault, before = null) {
    let left = before;
    /** The picture in the size to whose pixels points refer. @type {Promise<ImageBitmap> | undefined} */
    let bitmap;
    const corners = createCorners(app, say, {
      url: asked.url,
      found,
      fault,
      tip: tipSentence(asked.blob, say),
      async read(outline, signal) {
        bitmap ??= createImageBitmap(asked.blob, { resizeWidth: found.width, resizeHeight: found.height });
        return app.engine.read(await bitmap, { outline, signal });
      },
      use: (reading) => use(asked, reading),
      back:
        before &&
        (() => {
          left = null;
          show(before);
        }),
      again: () => start(),
      broken: (error) => start(errorSentence(error, words)),
    });
    show({
      ...corners,
      dispose() {
        corners.dispose?.();
        left?.dispose?.();
        void bitmap?.then((picture) => picture.close()).catch(() => {});
      },
    });
  }

  /** @template Chosen @param {(chosen: Chosen) => ReturnType<typeof enterPuzzle>} open */
  const leaveWith = (open) => async (/** @type {Chosen} */ chosen) => {
    dialog.close();
    try {
      // A place that could not be opened has said so.
      if ((await open(chosen)) !== "failed") app.say(say("photo.opened"));
    } catch (error) {
      app.say(errorSentence(error, words), "error");
    }
    app.focusBoard();
  };

  dialog.showModal();
  start();
  return { take };
}
