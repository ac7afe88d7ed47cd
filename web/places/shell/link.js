/** The puzzle in the address of the page. */
import { readPuzzleLink } from "../../formats/puzzle-address.js";

/** @param {{ hash: string }} [address] by default that of the page */
export const puzzleInAddress = ({ hash } = location) => readPuzzleLink(hash);
