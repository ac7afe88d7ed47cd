// nonet solve: the number of solutions up to a limit, and the first of them. `--all` is in solve_all.cpp; here is the way
// of one puzzle after the other, which tells what the search of each took. The way of many is in solve_many.cpp.

#include <array>
#include <chrono>
#include <cstdio>

#include "cli/commands/all_commands.h"
#include "cli/commands/common_options.h"
#include "cli/commands/patience.h"
#include "cli/commands/solve_all.h"
#include "cli/commands/solve_answers.h"
#include "cli/commands/solve_many.h"
#include "cli/input/arguments.h"
#include "cli/input/input.h"
#include "cli/input/interrupt.h"
#include "cli/output/console.h"
#include "cli/output/unsolvable.h"

namespace nonet {

namespace {

class SolveRun {
 public:
  SolveRun(const Arguments& arguments, Console& console)
      : arguments_(arguments), console_(console), answers_(arguments, console) {}

  bool visit(const ParsedPuzzle& puzzle, const Place& place) {
    if (!can_search(puzzle, place, console_)) return true;
    const std::uint64_t limit = arguments_.number("limit", kDefaultSolveLimit);
    const auto start = std::chrono::steady_clock::now();
    Patience patience(arguments_);
    const Control control{patience.token(), kUnlimited, [&](const Progress&) {
                            console_.out.end_answer();
                            patience.look();
                          }};
    const Outcome outcome = solve(puzzle.grid, {limit, arguments_.has("json") ? limit : 1, control});
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    answers_.tell(puzzle, outcome, place);
    if (arguments_.has("stats")) tell_stats(outcome.stats, seconds.count(), place);
    if (ended_early(outcome, limit)) console_.complain(place, patience.reason(), ExitCode::NoAnswer);
    return !interrupted();
  }

  void tell_total() {
    if (!arguments_.has("stats") || puzzles_ < 2) return;
    console_.note(std::to_string(puzzles_) + " puzzles: " + described(total_, seconds_));
  }

  SolveAnswers& answers() { return answers_; }

 private:
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
  SolveAnswers answers_;
  std::uint64_t puzzles_ = 0;
  SearchStats total_;
  double seconds_ = 0;
};

void run_solve(const Arguments& arguments, Console& console) {
  if (arguments.has("all")) return solve_all(arguments, console);
  SolveRun run(arguments, console);
  const PuzzleVisitor visit = [&](const ParsedPuzzle& puzzle, const Place& place) { return run.visit(puzzle, place); };
  if (can_solve_many(arguments)) return solve_many(arguments, console, run.answers(), visit);
  for_each_puzzle(arguments, console, visit);
  run.tell_total();
}

constexpr std::array kOptions{
    Option{"limit", "N", "look for so many solutions (2; with --all: no limit)", complaint_about_positive_number},
    Option{"all", "", "every solution, one after the other, as they are found"},
    Option{"to", "FORMAT", "print solutions only: line, numbers, or frame (puzzle and solution)",
           complaint_about_format},
    Option{"stats", "", "placements tried, guesses and time, on standard error"},
    kTimeOption,
    kThreadsOption,
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
    "The solution is the first; it is missing when there is none. A count of >=N tells that the search was stopped. No "
    "solution and contradictory givens, which are\n"
    "told apart on standard error, end in exit code 1.\n",
    kOptions,
    SIZE_MAX,
    run_solve,
};

}  // namespace nonet
