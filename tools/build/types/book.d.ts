export * from "./book-maker.js";
