/** The kinds of things that the dialog for other platforms makes, one row each. */
import { packageKinds } from "../../learning/packages/index.js";

/**
 * @typedef {"mode" | "controls" | "hints" | "look" | "width" | "folder" | "title" | "pass" | "keep" | "origins"}
 *   Field
 * @typedef {object} EmbedKind
 * @property {string} id
 * @property {string} label
 * @property {string} about
 * @property {readonly Field[]} fields what can be chosen; `look`: language and theme
 * @property {import("./embed-snippet.js").Kind} [code] for what is copied
 * @property {import("../../learning/packages/index.js").PackageKind} [file] for what is saved
 * @property {boolean} [isOfPuzzle] not for work for a class
 */

/** A page that is opened from disk has no address of its own. */
export const isOnSite = () => /^https?:$/.test(location.protocol);

/** @type {readonly Field[]} */
const ofBoard = ["mode", "controls", "hints", "look"];
/** Who plays for points plays. @type {readonly Field[]} */
const ofGame = ["controls", "hints", "look", "title"];

/**
 * @param {import("../../i18n/platform-words.js").PlatformWords} say
 * @returns {readonly EmbedKind[]}
 */
export function embedKinds(say) {
  const about = {
    "scorm-1.2": say("embed.scorm-about"),
    "scorm-2004": say("embed.scorm-about"),
    h5p: say("embed.h5p-about"),
    cmi5: say("embed.cmi5-about"),
    cartridge: say("embed.cartridge-about"),
  };
  return [
    {
      id: "frames",
      label: say("embed.frames"),
      about: say("embed.frames-about"),
      fields: [...ofBoard, "title", "width", "folder", "keep"],
      code: "frames",
    },
    {
      id: "frame",
      label: say("embed.frame"),
      about: say("embed.frame-about"),
      fields: [...ofBoard, "title", "width", "folder", "keep", "origins"],
      code: "frame",
    },
    {
      id: "element",
      label: say("embed.element"),
      about: say("embed.element-about"),
      fields: [...ofBoard, "width", "folder"],
      code: "element",
      isOfPuzzle: true,
    },
    { id: "link", label: say("embed.link"), about: say("embed.link-about"), fields: ["folder"], code: "link" },
    ...packageKinds.map((file) => ({
      id: file.id,
      label: file.name,
      about: about[/** @type {keyof typeof about} */ (file.id)],
      fields: /** @type {Field[]} */ (file.isLink ? [...ofBoard, "title", "folder", "keep"] : [...ofGame, "pass"]),
      file,
    })),
  ];
}
