// nonet check: cells whose digits contradict each other.

#include <algorithm>
#include <array>

#include "cli/commands/all_commands.h"
#include "cli/commands/check_state.h"
#include "cli/commands/common_options.h"
#include "cli/commands/puzzle_run.h"
#include "cli/output/conflicts.h"
#include "cli/output/sums.h"

namespace nonet {

namespace {

std::vector<Cell> conflicting_cells(const std::vector<Conflict>& conflicts) {
  std::vector<Cell> cells;
  for (const Conflict& conflict : conflicts) cells.insert(cells.end(), conflict.cells.begin(), conflict.cells.end());
  std::sort(cells.begin(), cells.end(), [](Cell left, Cell right) { return left.index < right.index; });
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  return cells;
}

class CheckRun : public PuzzleRun {
 public:
  CheckRun(const Arguments& arguments, Console& console) : PuzzleRun(arguments, console, Reads::Position) {}

 protected:
  void answer(const ParsedPuzzle& puzzle) override {
    const std::vector<Conflict> found = conflicts(puzzle.digits());
    print(has("json") ? json(puzzle, found) : line(puzzle, found));
    if (has("sums") && !has("json")) print(grid_with_sums(puzzle.digits()));
    for (const Repeat& repeat : repeats_of(found)) {
      complain(sentence_of(repeat, *puzzle.grid.layout(), cell_names()));
    }
  }

 private:
  std::string line(const ParsedPuzzle& puzzle, const std::vector<Conflict>& found) const {
    if (found.empty()) return puzzle.text + ":ok";
    std::string line = puzzle.text + ":conflict";
    for (const Cell cell : conflicting_cells(found)) {
      line += ' ' + name_of(cell, *puzzle.grid.layout(), cell_names());
    }
    return line;
  }

  std::string json(const ParsedPuzzle& puzzle, const std::vector<Conflict>& found) const {
    return JsonObject()
        .text("puzzle", puzzle.text)
        .text("status", found.empty() ? "ok" : "conflict")
        .json("conflicts", json_of(found, *puzzle.grid.layout(), cell_names()))
        .str();
  }
};

void run_check(const Arguments& arguments, Console& console) {
  const auto refuse = [&](const std::string& sentence) {
    console.complain(sentence + " nonet check --help shows the options.", ExitCode::BadInput);
  };
  if (arguments.has("state")) {
    if (arguments.has("sums")) return refuse("--state and --sums cannot be used together.");
    if (arguments.operands().size() > 1)
      return refuse("--state takes one puzzle, the puzzle that the position began from.");
    return check_state(arguments, console);
  }
  CheckRun(arguments, console).run();
}

constexpr std::array kCheckOptions{
    Option{"sums", "",
           "add the grid with the sums of its rows, columns and boxes; in a full grid ! marks the sums that are wrong"},
    Option{"state", "FILE",
           "check the position in this file for wrong digits and wrongly removed candidates; the operand, if there is "
           "one, is the puzzle that the position began from"},
    kLayoutOption,
    kCellsOption,
    kJsonOption,
};

}  // namespace

const Command kCheckCommand{
    "check",
    "[FILE...]",
    "find digits that contradict the rules",
    "The answer is a line for each puzzle: PUZZLE:ok, or PUZZLE:conflict and the cells. A message explains each "
    "conflict, and the exit code is then 1.\n"
    "With --state, the answer is STATE:ok, STATE:no-solution, or STATE:mistake with r1c2=5 for a wrong digit and "
    "r3c4<>7 for a wrongly removed candidate.\n",
    kCheckOptions,
    SIZE_MAX,
    run_check,
};

}  // namespace nonet
