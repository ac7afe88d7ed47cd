// node data-module.mjs FROM NAME INTO: writes a WebAssembly module that holds nothing but the bytes of a file, in its
// custom section NAME. So servers, caches and bundlers treat the file as they treat the other modules.
import { Buffer } from "node:buffer";
import { readFileSync, writeFileSync } from "node:fs";
import process from "node:process";

const [from, name, into] = process.argv.slice(2);
const header = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
const customSection = 0;

/** A whole number in seven bits a byte, the lowest first. @param {number} value @returns {number[]} */
const leb128 = (value) => (value < 128 ? [value] : [(value % 128) + 128, ...leb128(Math.floor(value / 128))]);

const named = Buffer.concat([Buffer.from([name.length]), Buffer.from(name), readFileSync(from)]);
writeFileSync(into, Buffer.concat([Buffer.from([...header, customSection, ...leb128(named.length)]), named]));
