export * from "./printing.js";
