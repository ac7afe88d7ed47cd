/** The puzzles of the course and of work for a class as games of place Play. The game before is kept, and a puzzle of the course that was begun goes on. */
import { openBegun } from "../../games/begun.js";
import { levelOf, puzzleFor } from "../../model/course.js";
import { puzzleNumber } from "../../model/puzzle.js";
import { levelNames } from "../../model/puzzle-goal.js";
import { begin } from "../../model/session.js";
import { newState } from "../../model/state.js";

/**
 * @param {Pick<import("../shell/app.js").App, "games" | "store" | "go" | "say" | "words" | "focusBoard">} app
 * @param {Pick<import("../../teacher/teaching.js").Teaching, "explanations">} teaching names the techniques
 */
export function createCourseGames({ games, store, go, say, words, focusBoard }, { explanations }) {
  /** @param {string} line @param {import("../../model/game.js").Origin} origin @param {string} sentence */
  async function begun(line, origin, sentence) {
    const puzzle = puzzleOfLine(line);
    if (!await openBegun(games, puzzle)) store.change(begin, newState({ puzzle, activity: "play", origin }));
    await go("play");
    say(sentence);
    focusBoard();
  }

  return {
    /** Puts the puzzle of a technique on the board, in place Play. @param {string} technique */
    async play(technique) {
      const made = puzzleFor(technique);
      const level = levelOf(technique);
      if (!made || !level) return;
      const { words: names } = await explanations.load();
      const title = names(`technique.${technique}.name`);
      await begun(made.puzzle, { kind: "course", level: levelNames[level - 1], rating: made.rating, hardest: technique, title }, words("course.started", { technique: title }));
    },

    /** Puts a puzzle of work for a class on the board. @param {string} line @param {string} name */
    playPuzzle: (line, name) => begun(line, { kind: "link", ...(name && { title: name }) }, words("class.started")),

    /** The finished game with a puzzle: of several, the one that was finished last. @param {string} line @returns {import("../../teacher/class-view.js").Solved | null} */
    solvedOf(line) {
      const number = puzzleNumber(puzzleOfLine(line));
      const entry = games.entries.value.find(({ puzzle, layout, finished }) => puzzle === number && layout === "3x3" && finished !== null);
      const result = entry && games.results.value.find(({ id }) => id === entry.id);
      return result ? { elapsed: result.elapsed, hints: Math.max(...result.hints) } : null;
    },
  };
}

/** @param {string} line @returns {import("../../model/puzzle.js").Puzzle} */
export const puzzleOfLine = (line) => ({ layout: "3x3", cells: [...line].map((symbol) => Number(symbol) || 0), candidates: null });
