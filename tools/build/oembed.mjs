/**
 * oEmbed: what a site that finds the address of the start page in a text may show in its place. The site has no server,
 * so that there is one answer.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** An easy puzzle. */
const PUZZLE = "407029308000105000009073600326000070005807200070000195001760400000902000208300907";
const [width, height] = [420, 640];

/**
 * Returns the answer as oEmbed 1.0 has it.
 * @param {string} address of the site, with a slash at its end
 */
const oembedAnswer = (address) => ({
  version: "1.0",
  type: "rich",
  title: "Sudoku",
  provider_name: "Nonet",
  provider_url: address,
  width,
  height,
  html: `<iframe src="${address}embed.html?puzzle=${PUZZLE}" width="${width}" height="${height}" title="Sudoku"></iframe>`,
});

/** @param {string} html of the start page @param {string} address */
const withDiscovery = (html, address) =>
  html.replace(
    "</head>",
    `  <link rel="alternate" type="application/json+oembed" href="${address}oembed.json" title="Sudoku">\n</head>`,
  );

/**
 * Writes the answer, and names it in the start page. Throws for an address that is none.
 * @param {string} out folder of the site @param {string} address where the site will be
 */
export async function writeOembed(out, address) {
  const { protocol, origin, pathname } = new URL(address);
  if (!/^https?:$/.test(protocol))
    throw new Error(`the address of a site begins with https://, and this is ${address}`);
  const whole = `${origin}${pathname.replace(/\/?$/, "/")}`;
  await writeFile(join(out, "oembed.json"), `${JSON.stringify(oembedAnswer(whole), null, 2)}\n`);
  await writeFile(join(out, "index.html"), withDiscovery(await readFile(join(out, "index.html"), "utf8"), whole));
}
