// nonet check: which cells contradict each other.

#include <algorithm>
#include <array>

#include "cli/commands/all_commands.h"
#include "cli/commands/check_state.h"
#include "cli/commands/common_options.h"
#include "cli/input/arguments.h"
#include "cli/input/input.h"
#include "cli/output/console.h"
#include "cli/output/json.h"
#include "cli/output/repeats.h"
#include "cli/output/sums.h"

namespace nonet {

namespace {

std::vector<Cell> cells_of(const std::vector<Conflict>& conflicts) {
  std::vector<Cell> cells;
  for (const Conflict& conflict : conflicts) cells.insert(cells.end(), conflict.cells.begin(), conflict.cells.end());
  std::sort(cells.begin(), cells.end(), [](Cell left, Cell right) { return left.index < right.index; });
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  return cells;
}

class CheckRun {
 public:
  CheckRun(const Arguments& arguments, Console& console) : arguments_(arguments), console_(console) {}

  bool visit(const ParsedPuzzle& puzzle, const Place& place) {
    const std::vector<Conflict> found = conflicts(puzzle.grid);
    if (arguments_.has("json")) {
      console_.out.write(json(puzzle, found));
    } else {
      console_.out.write(line(puzzle, found));
      if (arguments_.has("sums")) print_sums(puzzle.grid);
    }
    for (const Repeat& repeat : repeats_of(found)) {
      console_.complain(place, sentence_of(repeat, *puzzle.grid.layout(), arguments_.cell_names()), ExitCode::NoAnswer);
    }
    return true;
  }

 private:
  void print_sums(const Grid& grid) { console_.out.write(grid_with_sums(grid) + '\n'); }

  std::string line(const ParsedPuzzle& puzzle, const std::vector<Conflict>& found) const {
    if (found.empty()) return puzzle.text + ":ok\n";
    std::string line = puzzle.text + ":conflict";
    for (const Cell cell : cells_of(found)) line += ' ' + name_of(cell, *puzzle.grid.layout(), arguments_.cell_names());
    return line + '\n';
  }

  std::string json(const ParsedPuzzle& puzzle, const std::vector<Conflict>& found) const {
    return JsonObject()
               .text("puzzle", puzzle.text)
               .text("status", found.empty() ? "ok" : "conflict")
               .json("conflicts", json_of(found, *puzzle.grid.layout(), arguments_.cell_names()))
               .str() +
           '\n';
  }

  const Arguments& arguments_;
  Console& console_;
};

void run_check(const Arguments& arguments, Console& console) {
  if (arguments.has("state")) return check_state(arguments, console);
  CheckRun run(arguments, console);
  for_each_puzzle(arguments, console,
                  [&](const ParsedPuzzle& puzzle, const Place& place) { return run.visit(puzzle, place); });
}

constexpr std::array kOptions{
    Option{"sums", "", "the grid with the sums of its rows, columns and boxes; ! marks the wrong ones of a full grid"},
    Option{"state", "FILE", "which digits and removed candidates of this state are wrong; FILE... is then its puzzle"},
    kLayoutOption,
    kCellsOption,
    kJsonOption,
};

}  // namespace

const Command kCheckCommand{
    "check",
    "[FILE...]",
    "find digits that contradict the rules",
    "A line a puzzle, PUZZLE:ok or PUZZLE:conflict with the cells. Each contradiction is explained on standard error,\n"
    "and the exit code is then 1.\n",
    kOptions,
    SIZE_MAX,
    run_check,
};

}  // namespace nonet
