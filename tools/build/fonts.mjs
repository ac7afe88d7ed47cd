/** Makes the fonts of printed pages: subsets of Source Sans 3 and, for Chinese, of Droid Sans Fallback. */
import { createHash } from "node:crypto";
import { access, mkdir, readFile, readdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

import subsetFont from "subset-font";

import { createLocale } from "../../web/i18n/locale.js";
import { readTrueType } from "../../web/print/fonts/truetype.js";
import { withPunctuationAtLeft } from "./chinese-punctuation.mjs";

/** Where Debian's package fonts-droid-fallback has the font. */
const DROID = "/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf";
const SOURCE_SANS = "node_modules/@expo-google-fonts/source-sans-3";
const CHINESE = "nonet-zh.ttf";

/** Texts whose every character gets a glyph: sentences of page and steps, and the lessons. */
const TEXTS = ["web/i18n/catalogues", "docs/techniques", "docs/guide"];
const CHINESE_TEXTS = [
  "web/i18n/catalogues/zh/page.json",
  "web/i18n/catalogues/zh/steps.json",
  "web/i18n/catalogues/zh/rules.json",
  "web/i18n/catalogues/zh/rule-steps.json",
  "web/i18n/catalogues/zh/books.json",
  "web/i18n/catalogues/zh/series.json",
  "docs/techniques/zh",
  "docs/guide/zh",
];

/**
 * What a reader may write into a title: Latin, Cyrillic and Vietnamese letters, punctuation, currencies, arrows and
 * mathematical signs.
 */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x1a0, 0x1a1],
  [0x1af, 0x1b0],
  [0x1cd, 0x1dc],
  [0x218, 0x21b],
  [0x2bb, 0x2bd],
  [0x400, 0x45f],
  [0x490, 0x493],
  [0x1e80, 0x1e85],
  [0x1e9e, 0x1e9e],
  [0x1ea0, 0x1ef9],
  [0x2010, 0x2027],
  [0x2030, 0x203a],
  [0x2044, 0x2044],
  [0x2070, 0x209c],
  [0x20a0, 0x20bf],
  [0x2116, 0x2116],
  [0x2122, 0x2122],
  [0x2150, 0x215e],
  [0x2190, 0x2199],
  [0x21d2, 0x21d4],
  [0x2200, 0x22ff],
  [0x25a0, 0x25ff],
  [0x2605, 0x2606],
  [0x2610, 0x2612],
  [0x2713, 0x2717],
];

/** Signs of Chinese text: punctuation, brackets, full-width letters and digits, numbers in circles. */
const CHINESE_RANGES = [
  [0x3000, 0x301c],
  [0xff01, 0xff5e],
  [0x2460, 0x2473],
];

/**
 * Neither kerning nor ligatures: a PDF shows every glyph by its own advance, and the preview has to be the same page.
 * Hints are for screens of few pixels.
 */
const OPTIONS = {
  targetFormat: /** @type {const} */ ("truetype"),
  noHinting: true,
  dropTables: ["GPOS", "GSUB", "GDEF", "BASE", "STAT", "kern", "vhea", "vmtx"],
};

/**
 * Returns the fonts by the names of their files. Results are kept in `.cache/fonts` of the checkout; a first run takes
 * about a second.
 *
 * @param {string} root of the checkout
 * @param {{ droid?: string }} [options] `droid`: the file of Droid Sans Fallback
 * @returns {Promise<{ files: Record<string, Uint8Array>, chinese: number }>} `chinese`: the number of characters in the
 *   Chinese font, 0 where Droid Sans Fallback is not installed; then its file is missing
 */
export async function printFonts(root, { droid = DROID } = {}) {
  const latin = `${charactersOf(RANGES)}${await textOf(root, TEXTS)}`;
  const weight = async (/** @type {string} */ path) =>
    subset(root, await readFile(join(root, SOURCE_SANS, path)), latin);
  /** @type {Record<string, Uint8Array>} */
  const files = {
    "nonet-400.ttf": await weight("400Regular/SourceSans3_400Regular.ttf"),
    "nonet-600.ttf": await weight("600SemiBold/SourceSans3_600SemiBold.ttf"),
  };
  if (
    !(await access(droid).then(
      () => true,
      () => false,
    ))
  )
    return { files, chinese: 0 };
  const others = readTrueType(files["nonet-400.ttf"]).advances;
  const wanted = [...`${charactersOf(CHINESE_RANGES)}${datesIn("zh")}${await textOf(root, CHINESE_TEXTS)}`].filter(
    (character) => !others.has(character.codePointAt(0) ?? 0),
  );
  files[CHINESE] = await subset(root, Buffer.from(withPunctuationAtLeft(await readFile(droid))), wanted.join(""));
  return { files, chinese: readTrueType(files[CHINESE]).advances.size };
}

/**
 * The first seven days of every month, and so every day of the week: no catalogue has the words of dates.
 * @param {string} language
 */
function datesIn(language) {
  const { date } = createLocale(language);
  const days = Array.from({ length: 84 }, (_, i) => new Date(Date.UTC(2027, i % 12, 1 + Math.floor(i / 12))));
  return days.map((day) => date(day.toISOString().slice(0, 10), "weekday")).join("");
}

/**
 * Writes the fonts into the site.
 * @param {string} root of the checkout @param {string} out folder of the site
 * @returns {Promise<Record<string, Uint8Array>>} the fonts by the names of their files
 */
export async function writeFonts(root, out) {
  const { files, chinese } = await printFonts(root);
  await mkdir(join(out, "fonts"), { recursive: true });
  await Promise.all(Object.entries(files).map(([name, bytes]) => writeFile(join(out, "fonts", name), bytes)));
  console.log(
    chinese
      ? `fonts: ${chinese} Chinese characters in ${CHINESE}`
      : `fonts: no ${DROID}, so PDF files will have no Chinese characters. Debian's package fonts-droid-fallback brings it.`,
  );
  return files;
}

/**
 * @param {string} root
 * @param {Buffer} font
 * @param {string} text
 * @returns {Promise<Uint8Array>} a TrueType font with the characters of the text that `font` has
 */
async function subset(root, font, text) {
  const characters = [...new Set(text)].sort().join("");
  const digest = createHash("sha256")
    .update(font)
    .update(characters)
    .update(JSON.stringify(OPTIONS))
    .digest("hex")
    .slice(0, 32);
  const folder = join(root, ".cache/fonts");
  const path = join(folder, `${digest}.ttf`);
  const kept = await readFile(path).catch(() => null);
  if (kept) return kept;
  const made = await subsetFont(font, characters, OPTIONS);
  await mkdir(folder, { recursive: true });
  // Tests that run side by side make the same file: it appears at once and whole.
  await writeFile(`${path}.${process.pid}`, made);
  await rename(`${path}.${process.pid}`, path);
  return made;
}

/** @param {readonly number[][]} ranges first and last code point */
function charactersOf(ranges) {
  return ranges
    .map(([first, last]) => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i)))
    .join("");
}

/**
 * @param {string} root
 * @param {readonly string[]} places files and folders
 * @returns {Promise<string>} the text of all of them
 */
async function textOf(root, places) {
  const texts = places.map(async (place) => {
    if (/\.\w+$/.test(place)) return readFile(join(root, place), "utf8");
    const names = (await readdir(join(root, place), { recursive: true }))
      .filter((name) => /\.(js|md)$/.test(name))
      .sort();
    return (await Promise.all(names.map((name) => readFile(join(root, place, name), "utf8")))).join("");
  });
  return (await Promise.all(texts))
    .join("")
    .normalize("NFC")
    .replace(/\p{Cc}/gu, "");
}
