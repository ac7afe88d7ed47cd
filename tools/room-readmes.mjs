// The README of a room: the sentence that says which rooms it may include, and which files of its folder it explains.

import { posix } from "node:path";
import { mayInclude } from "./rules.mjs";

/** What a README need not explain: each folder has such files, for the same purpose. */
const plainFiles = /(^|\/)(README\.md|CMakeLists\.txt|tsconfig\.json)$/;

/**
 * Returns what the files of a room may include, as its README says it: whole rooms by name, and "parts of" a room of
 * which only some files may be included.
 * @param {string} room @returns {string}
 */
export function includesOf(room) {
  const targets = mayInclude[room];
  const rooms = Object.keys(mayInclude).sort((a, b) => b.length - a.length);
  const homeOf = (/** @type {string} */ target) =>
    rooms.find((each) => target === each || target.startsWith(`${each}/`)) ?? posix.dirname(target);
  if (room === "core/api") return "all of core";
  const said = targets.map((target) => (homeOf(target) === target ? target : `parts of ${homeOf(target)}`));
  return [...new Set(said)].join(", ") || (room.startsWith("core/") ? "the standard library" : "nothing");
}

const sentence = /^May include: [^.]*\.(?=\s|$)/m;

/** Returns a README with the sentence for its room. @param {string} text @param {string} room @returns {string} */
function withIncludes(text, room) {
  if (!sentence.test(text)) throw new Error(`${room}/README.md has no line "May include: ….".`);
  return text.replace(sentence, () => `May include: ${includesOf(room)}.`);
}

/** Returns core/README.md with the last column of its table of rooms. @param {string} text @returns {string} */
const withCoreIncludes = (text) =>
  text.replace(/^\| (\w+) \| (.*) \| [^|]* \|$/gm, (row, room, what) =>
    Object.hasOwn(mayInclude, `core/${room}`)
      ? `| ${room} | ${what} | ${includesOf(`core/${room}`).replaceAll("core/", "")} |`
      : row,
  );

/**
 * The READMEs that say which rooms a room may include, as they should be.
 * @param {(path: string) => string} read
 * @returns {Map<string, string>} path → text
 */
export const includeTexts = (read) =>
  new Map([
    ...Object.keys(mayInclude).map(
      (room) => /** @type {const} */ ([`${room}/README.md`, withIncludes(read(`${room}/README.md`), room)]),
    ),
    ["core/README.md", withCoreIncludes(read("core/README.md"))],
  ]);

/** The words in backticks. @param {string} text @returns {string[]} `a.h/.cpp` is two of them */
const namesIn = (text) =>
  [...text.matchAll(/`([^`\n]+)`/g)]
    .flatMap(([, code]) => code.split(/[ ,]+/))
    .flatMap((word) => {
      const [, stem, first, second] = /^(.*?)(\.\w+)\/(\.\w+)$/.exec(word) ?? [];
      return stem ? [stem + first, stem + second] : [word];
    });

/** @param {string} name may contain `*` or `<set>` for any part of a name @returns {RegExp} */
const patternOf = (name) =>
  new RegExp(
    `^(?:.*/)?${name
      .split(/\*|<\w+>/)
      .map((part) => part.replace(/[.+]/g, "\\$&"))
      .join("[^/]*")}$`,
  );

/**
 * Returns the files of a folder that its README does not explain. A file is explained by its name; a source of C++ by
 * its header or by the name without an ending; all files of a subfolder by the name of the folder with a slash. A
 * folder with a README of its own explains itself.
 * @param {string} readme path @param {ReadonlyMap<string, string>} files path → text @returns {string[]} paths from the
 *   README
 */
export function unexplained(readme, files) {
  const folder = posix.dirname(readme);
  const inner = [...files.keys()]
    .filter((path) => path !== readme && path.startsWith(`${folder}/`) && path.endsWith("/README.md"))
    .map((path) => `${posix.dirname(path)}/`);
  const names = namesIn(files.get(readme) ?? "");
  const folders = names.filter((name) => name.endsWith("/"));
  const patterns = names
    .filter((name) => /^[\w./*<>-]+$/.test(name) && !/^(\*|<\w+>)$/.test(name) && !name.endsWith("/"))
    .map(patternOf);
  return [...files.keys()]
    .filter(
      (path) => path.startsWith(`${folder}/`) && !plainFiles.test(path) && !inner.some((each) => path.startsWith(each)),
    )
    .map((path) => path.slice(folder.length + 1))
    .filter((path) => !folders.some((each) => path.startsWith(each)))
    .filter(
      (path) =>
        ![path, path.replace(/\.(h|cpp)$/, ""), path.replace(/\.cpp$/, ".h")].some((name) =>
          patterns.some((pattern) => pattern.test(name)),
        ),
    );
}
