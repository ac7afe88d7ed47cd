/**
 * The script of a package. On the page of a package it shows the puzzles that the page names, for the platform above.
 * The address may name other puzzles: `?puzzle=` with `layout`, `rules` and `name`, or `#learn/class?…`, the end of a
 * link for a class. In H5P there is no such page, and the script defines the content type.
 */
import { connectCmi5 } from "./cmi5.js";
import { defineContentType } from "./h5p-content.js";
import { showPackage } from "./package-work.js";
import { connectScorm } from "./scorm.js";

/** @typedef {import("./package-work.js").PackageWork} PackageWork */

/** How a package that names no platform finds one. */
const bothVersions = /** @type {const} */ (["2004", "1.2"]);
/** @type {Readonly<Record<string, readonly import("./scorm-fields.js").ScormVersion[]>>} */
const scormVersions = { "scorm-1.2": ["1.2"], "scorm-2004": ["2004"] };

/** The work of the page, with what the address says. @param {PackageWork} work @returns {PackageWork} */
function addressed(work) {
  const parameters = new URLSearchParams(location.search);
  const told = (/** @type {string} */ name) => parameters.get(name);
  const [lang, controls] = ["lang", "controls"].map(told);
  const options = { ...work.options, ...(lang !== null && { lang }), ...(controls !== null && { controls }) };
  const sheet = /^#learn\/class\?(.*)$/.exec(location.hash)?.[1];
  if (sheet !== undefined) return { ...work, options, works: [], sheet };
  const puzzle = told("puzzle");
  if (!puzzle) return { ...work, options };
  const [name, layout, rules] = ["name", "layout", "rules"].map((each) => told(each) ?? "");
  return { ...work, options, title: "", works: [{ puzzle, name, layout: layout.replaceAll(" ", "+"), rules }], sheet };
}

/** @param {HTMLElement} named the element with the work */
async function launch(named) {
  const work = addressed(JSON.parse(named.textContent || "{}"));
  const place = /** @type {HTMLElement} */ (document.querySelector("main"));
  const assignment = await showPackage(place, work, "rules.js");
  if (!assignment) return;
  if (work.platform === "cmi5") await connectCmi5(assignment);
  else connectScorm(assignment, { versions: scormVersions[work.platform ?? ""] ?? bothVersions });
}

const named = document.getElementById("work");
if (named) void launch(named);
else defineContentType(/** @type {any} */ (globalThis).H5P);
