#pragma once

#include "cli/input/arguments.h"
#include "cli/output/console.h"
#include "cli/output/grid_printer.h"

namespace nonet {

/// Prints solutions one by one: in the format of `--to`, or with `--json` as one object each.
class SolutionPrinter {
 public:
  SolutionPrinter(const Arguments& arguments, Console& console);

  void print(const ParsedPuzzle& puzzle, const Grid& solution);

 private:
  bool json_;
  Console& console_;
  GridPrinter printer_;
};

}  // namespace nonet
