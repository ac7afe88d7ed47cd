/** The camera of the device: its stream, the grids in its frames, and one frame as a picture. */

/** @typedef {import("../shell/page-engine.js").Engine} Engine */
/** @typedef {import("../../engine/index.js").GridsFound} GridsFound */
/** @typedef {"refused" | "missing" | "failed"} CameraFault */

/** The longer side of the frames in which grids are looked for, in pixels. */
const longerSide = 640;
/** At most twenty frames a second. */
const leastMilliseconds = 50;

/**
 * Starts the camera that looks away from the player, where there are two. Rejects when there is none that the page may
 * use (`faultOf`). Whoever has the stream ends it by `endStream`.
 *
 * @returns {Promise<MediaStream>}
 */
export async function openCamera() {
  if (!navigator.mediaDevices) throw new DOMException("no camera is offered to this page", "NotFoundError");
  return navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: { ideal: "environment" }, width: { ideal: 1920 }, height: { ideal: 1080 } },
  });
}

/** Switches the camera off. @param {MediaStream | null} stream */
export const endStream = (stream) => stream?.getTracks().forEach((track) => track.stop());

/** Why the camera could not be started. @param {unknown} error @returns {CameraFault} */
export function faultOf(error) {
  const { name = "" } = /** @type {{ name?: string } | null} */ (error) ?? {};
  if (["NotAllowedError", "SecurityError"].includes(name)) return "refused";
  return ["NotFoundError", "NotSupportedError", "OverconstrainedError"].includes(name) ? "missing" : "failed";
}

/**
 * Looks for grids in the frames of a video until the signal is aborted: in one frame at a time.
 *
 * @param {HTMLVideoElement} video
 * @param {Pick<Engine, "findGrid">} engine
 * @param {AbortSignal} signal
 * @param {(found: GridsFound) => void} found called for each frame
 * @returns {Promise<void>} rejects when the engine fails
 */
export async function watchGrids(video, engine, signal, found) {
  while (!signal.aborted) {
    const begun = performance.now();
    if (video.readyState >= video.HAVE_CURRENT_DATA && video.videoWidth > 0 && !document.hidden) {
      const frame = await smallFrame(video);
      const grids = await engine.findGrid(frame, { signal }).finally(() => frame.close());
      if (!signal.aborted) found(grids);
    }
    await new Promise((resolve) => {
      setTimeout(resolve, Math.max(0, leastMilliseconds - (performance.now() - begun)));
    });
  }
}

/** @param {HTMLVideoElement} video */
function smallFrame(video) {
  const scale = Math.min(1, longerSide / Math.max(video.videoWidth, video.videoHeight));
  const [resizeWidth, resizeHeight] = [video.videoWidth, video.videoHeight].map((side) =>
    Math.max(1, Math.round(side * scale)),
  );
  return createImageBitmap(video, { resizeWidth, resizeHeight });
}

/** The present frame as a picture. @param {HTMLVideoElement} video @returns {Promise<Blob>} */
export async function frameOf(video) {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [video.videoWidth, video.videoHeight];
  canvas.getContext("2d")?.drawImage(video, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new DOMException("the frame has no pixels", "InvalidStateError"))),
      "image/jpeg",
      0.95,
    );
  });
}
