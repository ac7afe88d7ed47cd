/**
 * The puzzles of the course and of work for a class as games of place Play. The game before is kept, and a puzzle of
 * the course that was begun goes on.
 */
import { openBegun } from "../../games/begun.js";
import { puzzleOfTask } from "../../model/class-puzzles.js";
import { levelOf, puzzleFor } from "../../model/course.js";
import { puzzleNumber } from "../../model/puzzle.js";
import { levelNames } from "../../model/puzzle-goal.js";
import { isUntouched } from "../../model/position.js";
import { judgedState } from "../../model/rule-part.js";
import { begin } from "../../model/session.js";
import { newState } from "../../model/state.js";

/** @typedef {import("../../model/class-sheet.js").PuzzleTask} PuzzleTask */

/**
 * @param {import("../shell/app.js").App} app
 * @param {Pick<import("../../teacher/teaching.js").Teaching, "explanations">} teaching names the techniques
 */
export function createCourseGames(app, { explanations }) {
  const { games, store, go, say, words, focusBoard } = app;
  /**
   * @param {import("../../model/puzzle.js").Puzzle} puzzle
   * @param {import("../../model/game.js").Origin} origin
   * @param {string} sentence
   */
  async function begun(puzzle, origin, sentence) {
    const judged = await judgedState(newState({ puzzle, activity: "play", origin }));
    if ("refused" in judged) throw judged.refused;
    if (!(await openBegun(games, puzzle))) store.change(begin, judged.state);
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
      await begun(
        puzzleOfTask(made),
        { kind: "course", level: levelNames[level - 1], rating: made.rating, hardest: technique, title },
        words("course.started", { technique: title }),
      );
    },

    /**
     * Begins an easy game; an easy game that nobody has touched is such a game already.
     * @param {string} sentence said there
     */
    async playEasy(sentence) {
      const own = store.own.peek();
      if (own.game.origin.level === "easy" && own.activity === "play" && isUntouched(own.position)) await go("play");
      else await app.open("new", ({ startLevel }) => startLevel(app, "easy"));
      say(sentence);
      focusBoard();
    },

    /**
     * Puts a puzzle of work for a class on the board. Rejects with what is wrong with its rules.
     * @param {PuzzleTask} task
     */
    playPuzzle: (task) =>
      begun(
        puzzleOfTask(task),
        { kind: "link", ...(task.name && { title: task.name }), ...(task.face && { face: task.face }) },
        words("class.started"),
      ),

    /**
     * The finished game with a puzzle: of several, the one that was finished last.
     * @param {PuzzleTask} task
     * @returns {import("../../teacher/class-view.js").Solved | null}
     */
    solvedOf(task) {
      const asked = puzzleOfTask(task);
      const number = puzzleNumber(asked);
      const entry = games.entries.value.find(
        ({ puzzle, layout, finished }) => puzzle === number && layout === asked.layout && finished !== null,
      );
      const result = entry && games.results.value.find(({ id }) => id === entry.id);
      return result ? { elapsed: result.elapsed, hints: Math.max(...result.hints) } : null;
    },
  };
}
