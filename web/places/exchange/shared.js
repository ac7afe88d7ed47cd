/** Opens what another program has shared with the installed page, or has handed to it as files. */
import { takeShared } from "../../formats/shared-files.js";
import { openDropped } from "./opening.js";

/** @typedef {import("../shell/app.js").App} App */

/** Opens what the service worker keeps. @param {App} app */
export async function openShared(app) {
  const files = await takeShared(caches, (name) => new URL(name, location.href.split("#")[0]).href).catch(() => []);
  if (files.length) await openDropped(app, files);
  else app.say(app.words("open.no-puzzle"), "error");
}

/** Opens files of the launch queue. @param {App} app @param {readonly { getFile: () => Promise<File> }[]} handles */
export const openLaunched = async (app, handles) =>
  openDropped(app, await Promise.all(handles.map((handle) => handle.getFile())));
