// nonet solve: the number of solutions up to a limit, and the first solution. This file solves puzzles one after the
// other. solve_many.cpp solves many puzzles at once, solve_all.cpp does the work of `--all`, and solve_proof.cpp that
// of `--proof`.

#include <array>
#include <chrono>
#include <cstdio>

#include "cli/commands/all_commands.h"
#include "cli/commands/common_options.h"
#include "cli/commands/long_work.h"
#include "cli/commands/puzzle_run.h"
#include "cli/commands/solve_all.h"
#include "cli/commands/solve_answers.h"
#include "cli/commands/solve_many.h"
#include "cli/commands/solve_proof.h"

namespace nonet {

namespace {

class SolveRun : public PuzzleRun {
 public:
  SolveRun(const Arguments& arguments, Console& console)
      : PuzzleRun(arguments, console), answers_(arguments, console) {}

  SolveAnswers& answers() { return answers_; }

  /// With --stats, reports the placements, the guesses and the time of all puzzles together.
  void report_total() {
    if (has("stats") && puzzles_ > 1) {
      console().note(std::to_string(puzzles_) + " puzzles: " + described(total_, total_seconds_));
    }
  }

 protected:
  bool knows_layout(const Layout&) const override { return true; }
  void answer(const ParsedPuzzle& puzzle) override {
    if (!can_search(puzzle)) return;
    const std::uint64_t limit = arguments().number("limit", kDefaultSolveLimit);
    LongWork work(arguments(), console(), where());
    const auto start = std::chrono::steady_clock::now();
    const Outcome outcome = solve(view_of(puzzle), {limit, has("json") ? limit : 1, work.control()});
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    work.clear_progress();
    answers_.write(puzzle, outcome, where());
    if (has("stats")) report(outcome.stats, seconds.count());
    if (ended_early(outcome, limit)) work.complain();
  }

 private:
  void report(const SearchStats& stats, double seconds) {
    note(described(stats, seconds));
    ++puzzles_;
    total_.guesses += stats.guesses;
    total_.placements += stats.placements;
    total_seconds_ += seconds;
  }

  static std::string described(const SearchStats& stats, double seconds) {
    char time[32];
    std::snprintf(time, sizeof time, "%.3f ms", seconds * 1e3);
    return std::to_string(stats.placements) + " placements tried, " + std::to_string(stats.guesses) + " guesses, " +
           time;
  }

  SolveAnswers answers_;
  std::uint64_t puzzles_ = 0;
  SearchStats total_;
  double total_seconds_ = 0;
};

void run_solve(const Arguments& arguments, Console& console) {
  if (arguments.has("all") && arguments.has("stats")) {
    return console.complain("--all and --stats cannot be used together. nonet solve --help shows the options.",
                            ExitCode::BadInput);
  }
  for (const std::string_view other : {"all", "limit", "stats"}) {
    if (arguments.has("proof") && arguments.has(other)) {
      return console.complain(
          "--proof and --" + std::string(other) + " cannot be used together. nonet solve --help shows the options.",
          ExitCode::BadInput);
    }
  }
  if (arguments.has("proof")) return solve_with_proof(arguments, console);
  if (arguments.has("all")) return solve_all(arguments, console);
  SolveRun run(arguments, console);
  if (can_solve_many(arguments)) return solve_many(arguments, console, run.answers(), run);
  run.run();
  run.report_total();
}

constexpr std::array kSolveOptions{
    Option{"limit", "N", "stop at N solutions of a puzzle (default: 2; with --all: no limit)",
           complaint_about_positive_number},
    Option{"all", "", "print every solution, each as soon as it is found"},
    Option{"to", "FORMAT",
           "print only solutions, in this format: line, sdm, numbers, frame or jigsaw; frame shows the puzzle, too",
           complaint_about_format},
    Option{
        "proof", "NAME",
        "write NAME.cnf and NAME.drat: the puzzle as clauses, and a proof for drat-trim that it has one solution, or "
        "none"},
    Option{"stats", "", "report placements tried (givens included), guesses and time on standard error"},
    kCandidatesOption,
    kTimeOption,
    kThreadsOption,
    kLayoutOption,
    kRulesOption,
    kRulesFileOption,
    kRecogniseOption,
    kCellsOption,
    kJsonOption,
    kQuietOption,
};

}  // namespace

const Command kSolveCommand{
    "solve",
    "[FILE...]",
    "find the solutions of puzzles",
    "The answer is a line for each puzzle, PUZZLE:COUNT:SOLUTION. The search ends when the count reaches the limit, so "
    "2 means that there is more than one solution. SOLUTION is the first solution, and is empty when there is none. "
    "PUZZLE:>=COUNT:SOLUTION means that the search was stopped.\n"
    "A puzzle without solution, or with contradictory givens, is reported on standard error, and the exit code is 1.\n",
    kSolveOptions,
    SIZE_MAX,
    run_solve,
};

}  // namespace nonet
