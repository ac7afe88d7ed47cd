/**
 * The stage with the camera: its picture, the grid that is found in it, and the photo, which is taken by a button or
 * when the grid is held still.
 */
import { svgElement, svgNode } from "../../board/svg-nodes.js";
import { enable, ifEnabled } from "../../controls/buttons.js";
import { h, renew } from "../../controls/dom.js";
import { endStream, faultOf, frameOf, openCamera, watchGrids } from "./camera.js";
import { pathOf } from "./picture-view.js";
import { chosenOutline, createSteadiness } from "./steady.js";
import { isAbort } from "../../model/error-codes.js";

/** @typedef {import("./photo-dialog.js").Stage} Stage */

/**
 * @param {import("../shell/page-engine.js").Engine} engine
 * @param {import("../../i18n/photo-words.js").PhotoWords} say
 * @param {object} options
 * @param {(picture: Blob) => void} options.take @param {() => void} options.back
 * @param {(fault: import("./camera.js").CameraFault) => void} options.failed the camera cannot be used
 * @param {(error: unknown) => void} options.broken the engine has failed
 * @returns {Stage}
 */
export function createCameraView(engine, say, { take, back, failed, broken }) {
  const stop = new AbortController();
  const { signal } = stop;
  const isSteady = createSteadiness();
  /** @type {MediaStream | null} */
  let stream = null;
  let isTaken = false;
  const video = h("video", {
    class: "photo-video",
    playsinline: true,
    autoplay: true,
    "aria-label": say("photo.video"),
  });
  video.muted = true;
  const outline = svgElement(svgNode("path", { d: "" }));
  const overlay = svgElement(svgNode("svg", { class: "photo-live", "aria-hidden": "true" }, []));
  overlay.append(outline);
  const told = h("p", { class: "photo-told", role: "status" }, say("photo.starting"));
  const shutter = h(
    "button",
    { type: "button", class: "button button-main", "aria-disabled": "true", onclick: ifEnabled(() => shoot()) },
    say("photo.take"),
  );

  async function run() {
    try {
      stream = await openCamera();
      if (signal.aborted) return void endStream(stream);
      // The camera can be taken away, or unplugged.
      stream.getVideoTracks().forEach((track) => track.addEventListener("ended", () => failed("failed"), { signal }));
      video.srcObject = stream;
      await video.play();
    } catch (error) {
      if (!signal.aborted) failed(faultOf(error));
      return;
    }
    enable(shutter, true);
    renew(told, {}, say("photo.seek"));
    await watchGrids(video, engine, signal, follow).catch((error) => {
      if (!signal.aborted && !isAbort(error)) broken(error);
    });
  }

  /** @param {import("../../engine/index.js").GridsFound} found */
  function follow(found) {
    const { outlines, width, height } = found;
    const chosen = chosenOutline(outlines);
    renew(overlay, { viewBox: `0 0 ${width} ${height}` });
    renew(outline, { d: chosen ? pathOf(chosen.corners) : "" });
    renew(told, {}, say(chosen ? "photo.hold" : "photo.seek"));
    if (isSteady(chosen, found, performance.now())) void shoot();
  }

  async function shoot() {
    if (signal.aborted || isTaken) return;
    isTaken = true;
    try {
      const picture = await frameOf(video);
      if (!signal.aborted) take(picture);
    } catch {
      if (!signal.aborted) failed("failed");
    }
  }

  // Nobody sees the picture of the camera while another page is in front.
  document.addEventListener(
    "visibilitychange",
    () => {
      if (document.hidden) back();
    },
    { signal },
  );
  void run();
  return {
    element: h(
      "div",
      { class: "photo-camera" },
      h("div", { class: "photo-screen" }, video, overlay),
      told,
      h(
        "div",
        { class: "dialog-foot" },
        h("button", { type: "button", class: "button", onclick: back }, say("photo.back")),
        shutter,
      ),
    ),
    focus: () => shutter.focus(),
    dispose() {
      stop.abort();
      endStream(stream);
      video.srcObject = null;
    },
  };
}
