#pragma once

#include <string>
#include <string_view>

#include "cli/input/arguments.h"
#include "cli/input/own_rules.h"
#include "cli/input/puzzle_files.h"
#include "cli/output/console.h"
#include "cli/output/progress_line.h"

namespace nonet {

/// What a command takes from a format that tells placed digits from givens, or lists candidates.
enum class Reads {
  Puzzle,    ///< The givens, and the candidates if `--candidates` or the format says that they are given.
  Position,  ///< The givens, the placed digits and the candidates.
  Taught,    ///< The puzzle if its candidates are given, otherwise the position: what hints are about.
};

/// The run of a command that answers the puzzles of its input one after the other. A command derives its own class,
/// implements answer(), and calls run().
class PuzzleRun {
 public:
  PuzzleRun(const Arguments& arguments, Console& console, Reads reads = Reads::Puzzle)
      : arguments_(arguments),
        console_(console),
        reads_(reads),
        rules_(arguments),
        answered_(arguments.has("quiet"), console.out) {}
  virtual ~PuzzleRun() = default;
  PuzzleRun(const PuzzleRun&) = delete;
  PuzzleRun& operator=(const PuzzleRun&) = delete;

  /// Reads and answers every puzzle.
  void run();
  /// Answers one puzzle. Returns false when no further puzzle is wanted, for example after Ctrl-C.
  bool visit(const ParsedPuzzle& puzzle, const InputPosition& where);

 protected:
  /// Prints the answer to one puzzle, and complains when there is none.
  virtual void answer(const ParsedPuzzle& puzzle) = 0;
  /// False when the run is to end before the input does.
  virtual bool goes_on() const { return true; }
  /// True when the command answers puzzles of this layout. Most commands know squares alone.
  virtual bool knows_layout(const Layout& layout) const { return layout.is_square(); }
  /// True when the answer repeats the puzzle and names its unread rules, so that nothing is lost.
  virtual bool keeps_unread_rules() const { return false; }

  const Arguments& arguments() const { return arguments_; }
  bool has(std::string_view option) const { return arguments_.has(option); }
  CellNames cell_names() const { return arguments_.cell_names(); }

  Console& console() { return console_; }
  /// Where the puzzle at hand begins.
  const InputPosition& where() const { return where_; }
  /// Prints a line of the answer.
  void print(std::string line) { console_.out.write(line += '\n'); }
  /// Writes a message that begins with the position of the puzzle at hand.
  void note(std::string_view sentence) { console_.note(where_, sentence); }
  void complain(std::string_view sentence, ExitCode code = ExitCode::NoAnswer) {
    console_.complain(where_, sentence, code);
  }
  /// Complains that the givens contradict each other, and returns true, if they do.
  bool refuses_contradiction(const Grid& puzzle);
  void complain_about_no_solution();
  /// Complains, and returns true, if the puzzle has given candidates. `subject` is what exists for givens alone, such
  /// as "Ratings".
  bool refuses_given_candidates(const ParsedPuzzle& puzzle, std::string_view subject);
  /// True when a search knows the rules of the puzzle and its memory is within bounds; otherwise complains.
  bool can_search(const ParsedPuzzle& puzzle);

 private:
  // True when the puzzle is answered in place of the position.
  bool takes_puzzle_of(const ParsedPuzzle& position) const;
  // Says what the answer does not know because it is only drawn.
  void note_drawings(const ParsedPuzzle& puzzle);
  // Answers a puzzle after adding the rules of the options and of its drawing, and leaving out what is not a part of
  // the puzzle.
  void answer_changed(ParsedPuzzle puzzle);

  const Arguments& arguments_;
  Console& console_;
  Reads reads_;
  RulesOption rules_;
  AnsweredLine answered_;
  InputPosition where_;
};

/// The sentence for a puzzle without solution.
inline constexpr std::string_view kNoSolution = "The puzzle has no solution.";

/// Complains, and returns true, if a puzzle has given candidates. `subject` as in PuzzleRun.
bool refuses_given_candidates(const ParsedPuzzle& puzzle, std::string_view subject, const InputPosition& where,
                              Console& console);

/// Complains, and returns false, when searching a grid of this layout could take too much memory.
bool can_search(const Layout& layout, const InputPosition& where, Console& console);

}  // namespace nonet
