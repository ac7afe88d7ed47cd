// nonet solve: the number of solutions up to a limit, and the first of them. `--all` is in solve_all.cpp.

#include <array>
#include <chrono>
#include <cstdio>
#include <optional>

#include "cli/arguments.h"
#include "cli/common_options.h"
#include "cli/console.h"
#include "cli/finding.h"
#include "cli/grid_printer.h"
#include "cli/input.h"
#include "cli/json.h"
#include "cli/repeats.h"
#include "cli/solve_all.h"
#include "cli/unsolvable.h"

namespace nonet {

namespace {

class SolveRun {
 public:
  SolveRun(const Arguments& arguments, Console& console)
      : arguments_(arguments), console_(console), printer_(console.out, arguments.format(TextFormat::Line)) {}

  bool visit(const ParsedPuzzle& puzzle, const Place& place) {
    if (!can_search(puzzle, place, console_)) return true;
    const std::uint64_t limit = arguments_.number("limit", 2);
    const auto start = std::chrono::steady_clock::now();
    const auto let_out_earlier_answers = [this] { console_.out.end_answer(); };
    const Finding finding =
        find_solutions(puzzle.grid, limit, arguments_.has("json") ? limit : 1, let_out_earlier_answers);
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    answer(puzzle, finding, place);
    explain(puzzle, finding, place);
    if (arguments_.has("stats")) tell_stats(finding.stats, seconds.count(), place);
    return true;
  }

  void tell_total() {
    if (!arguments_.has("stats") || puzzles_ < 2) return;
    console_.note(std::to_string(puzzles_) + " puzzles: " + described(total_, seconds_));
  }

 private:
  void answer(const ParsedPuzzle& puzzle, const Finding& finding, const Place& place) {
    if (arguments_.has("json")) return console_.out.write(json(puzzle, finding));
    if (arguments_.has("to")) return print(puzzle, finding, place);
    std::string line = puzzle.text + ':' + std::to_string(finding.count) + ':';
    if (finding.count > 0) line += write_line(finding.solutions.front());
    console_.out.write(line += '\n');
  }

  void print(const ParsedPuzzle& puzzle, const Finding& finding, const Place& place) {
    if (finding.count == 0) return;
    if (arguments_.format(TextFormat::Line) == TextFormat::Frame) printer_.print(puzzle.grid);
    printer_.print(finding.solutions.front());
    if (finding.count > 1) console_.note(place, "there is more than one solution; this is the first");
  }

  std::string json(const ParsedPuzzle& puzzle, const Finding& finding) const {
    std::vector<std::string> solutions;
    for (const Grid& solution : finding.solutions) solutions.push_back(json_of(write_line(solution)));
    return JsonObject()
               .text("puzzle", puzzle.text)
               .text("status", name_of(finding.status))
               .number("count", finding.count)
               .json("solutions", json_array(solutions))
               .json("conflicts", json_of(finding.conflicts, *puzzle.grid.layout(), arguments_.cell_names()))
               .number("guesses", finding.stats.guesses)
               .number("placements", finding.stats.placements)
               .str() +
           '\n';
  }

  void explain(const ParsedPuzzle& puzzle, const Finding& finding, const Place& place) {
    if (finding.status == Finding::Status::None) complain_about_no_solution(place, console_);
    if (finding.status == Finding::Status::Conflict) {
      complain_about_contradiction(puzzle.grid, place, arguments_.cell_names(), console_);
    }
  }

  void tell_stats(const SearchStats& stats, double seconds, const Place& place) {
    console_.note(place, described(stats, seconds));
    ++puzzles_;
    total_.guesses += stats.guesses;
    total_.placements += stats.placements;
    seconds_ += seconds;
  }

  static std::string described(const SearchStats& stats, double seconds) {
    char time[32];
    std::snprintf(time, sizeof time, "%.3f ms", seconds * 1e3);
    return std::to_string(stats.placements) + " placements tried, " + std::to_string(stats.guesses) + " guesses, " +
           time;
  }

  const Arguments& arguments_;
  Console& console_;
  GridPrinter printer_;
  std::uint64_t puzzles_ = 0;
  SearchStats total_;
  double seconds_ = 0;
};

void run_solve(const Arguments& arguments, Console& console) {
  if (arguments.has("all")) return solve_all(arguments, console);
  SolveRun run(arguments, console);
  for_each_puzzle(arguments, console,
                  [&](const ParsedPuzzle& puzzle, const Place& place) { return run.visit(puzzle, place); });
  run.tell_total();
}

constexpr std::array kOptions{
    Option{"limit", "N", "look for so many solutions (2; with --all: no limit)", complaint_about_positive_number},
    Option{"all", "", "every solution, one after the other, as they are found"},
    Option{"to", "FORMAT", "print solutions only: line, numbers, or frame (puzzle and solution)",
           complaint_about_format},
    Option{"stats", "", "placements tried, guesses and time, on standard error"},
    kLayoutOption,
    kCellsOption,
    kJsonOption,
};

}  // namespace

const Command kSolveCommand{
    "solve",
    "[FILE...]",
    "find solutions",
    "A line a puzzle, PUZZLE:COUNT:SOLUTION. The count stops at the limit: 2 says that there is more than one.\n"
    "The solution is the first; it is missing when there is none. No solution and contradictory givens, which are\n"
    "told apart on standard error, end in exit code 1.\n",
    kOptions,
    SIZE_MAX,
    run_solve,
};

}  // namespace nonet
