/** Loads what enlarges a board with small cells, when a board of the page or of the element first has some. */

/**
 * @param {{ language: string }} words the sentences of the board
 * @returns {import("../../board/board-window.js").LoadZooming}
 */
export const lateZoom = (words) => async () => (await import("./zoom-on-board.js")).loadZooming(words);
