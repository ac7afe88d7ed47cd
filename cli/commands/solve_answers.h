#pragma once

#include <string>

#include "cli/input/arguments.h"
#include "cli/output/console.h"
#include "cli/output/grid_printer.h"

namespace nonet {

/// Returns true when a search ended early: it found fewer solutions than the limit, and there may be more.
bool ended_early(const Outcome& outcome, std::uint64_t limit);

/// Writes the answers of `solve` in the form that the options ask for.
class SolveAnswers {
 public:
  SolveAnswers(const Arguments& arguments, Console& console)
      : arguments_(arguments), console_(console), printer_(console.out, arguments.format(TextFormat::Line)) {}

  /// Writes the answer to a puzzle to standard output. Writes a message to standard error when the puzzle has no
  /// solution or its givens contradict each other.
  void write(const ParsedPuzzle& puzzle, const Outcome& outcome, const InputPosition& where);

 private:
  void write_answer(const ParsedPuzzle& puzzle, const Outcome& outcome, const InputPosition& where);
  void write_grids(const ParsedPuzzle& puzzle, const Outcome& outcome, const InputPosition& where);
  void print_frame(const ParsedPuzzle& puzzle);
  std::string json(const ParsedPuzzle& puzzle, const Outcome& outcome) const;
  void complain(const ParsedPuzzle& puzzle, const Outcome& outcome, const InputPosition& where);

  const Arguments& arguments_;
  Console& console_;
  GridPrinter printer_;
};

}  // namespace nonet
