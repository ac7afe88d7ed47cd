#pragma once

#include <string>

#include "cli/input/arguments.h"
#include "cli/output/console.h"
#include "cli/output/grid_printer.h"

namespace nonet {

/// True when a search ended before it had found as many solutions as the limit and before it knew that there are no more.
bool ended_early(const Outcome& outcome, std::uint64_t limit);

/// What `solve` prints and says of a puzzle, in the form that the options ask for.
class SolveAnswers {
 public:
  SolveAnswers(const Arguments& arguments, Console& console)
      : arguments_(arguments), console_(console), printer_(console.out, arguments.format(TextFormat::Line)) {}

  void tell(const ParsedPuzzle& puzzle, const Outcome& outcome, const Place& place);

 private:
  void print(const ParsedPuzzle& puzzle, const Outcome& outcome, const Place& place);
  std::string json(const ParsedPuzzle& puzzle, const Outcome& outcome) const;
  void answer(const ParsedPuzzle& puzzle, const Outcome& outcome, const Place& place);
  void explain(const ParsedPuzzle& puzzle, const Outcome& outcome, const Place& place);

  const Arguments& arguments_;
  Console& console_;
  GridPrinter printer_;
};

}  // namespace nonet
