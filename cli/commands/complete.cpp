// nonet complete: solutions drawn at random, each with equal probability.

#include <array>
#include <string>

#include "cli/commands/all_commands.h"
#include "cli/commands/common_options.h"
#include "cli/commands/long_work.h"
#include "cli/commands/puzzle_run.h"
#include "cli/commands/solution_printer.h"

namespace nonet {

namespace {

constexpr std::uint64_t kDefaultDrawLimit = 1'000'000;

class CompleteRun : public PuzzleRun {
 public:
  CompleteRun(const Arguments& arguments, Console& console)
      : PuzzleRun(arguments, console),
        printer_(arguments, console),
        count_(arguments.number("count", 1)),
        team_(arguments.threads()),
        seed_(arguments.seed()),
        random_(seed_) {
    if (!arguments.has("seed")) console.note("The seed is " + std::to_string(seed_) + ".");
  }

 protected:
  bool knows_layout(const Layout&) const override { return true; }
  void answer(const ParsedPuzzle& puzzle) override {
    if (!can_search(puzzle) || refuses_contradiction(puzzle.grid)) return;
    LongWork work(arguments(), console(), where());
    if (puzzle.grid.layout()->is_classic() && !view_of(puzzle).has_given_candidates()) {
      draw_classic(puzzle, work);
    } else {
      draw_other(puzzle, work);
    }
  }

 private:
  void draw_classic(const ParsedPuzzle& puzzle, LongWork& work) {
    const RandomCompletion completion(puzzle.grid, work.control(), team_);
    work.clear_progress();
    if (!completion.is_ready()) return work.complain();
    if (completion.count().is_zero()) return complain_about_no_solution();
    for (std::uint64_t left = count_; left > 0 && console().out.is_open(); --left) {
      work.look();
      if (work.was_stopped()) return complain_if_read(work);
      printer_.print(puzzle, completion.draw(random_));
    }
  }

  // Draws solutions for other layouts, and for puzzles with given candidates. Each draw goes through all solutions.
  void draw_other(const ParsedPuzzle& puzzle, LongWork& work) {
    const std::uint64_t limit = arguments().number("limit", kDefaultDrawLimit);
    for (std::uint64_t left = count_; left > 0 && console().out.is_open(); --left) {
      const SolutionTally tally = tally_solutions(view_of(puzzle), limit, random_, work.control());
      work.clear_progress();
      if (!tally.exact && work.was_stopped()) return complain_if_read(work);
      if (!tally.exact) {
        return complain("The puzzle has more than " + std::to_string(limit) +
                        " solutions. Use a larger --limit to draw from all of them.");
      }
      if (!tally.drawn) return complain_about_no_solution();
      printer_.print(puzzle, *tally.drawn);
    }
  }

  // Complains that the work was stopped, but not when the reader of standard output has closed it: that is a normal
  // end.
  void complain_if_read(LongWork& work) {
    if (console().out.is_open()) work.complain();
  }

  SolutionPrinter printer_;
  std::uint64_t count_;
  PieceTeam team_;
  std::uint64_t seed_;
  Random random_;
};

void run_complete(const Arguments& arguments, Console& console) { CompleteRun(arguments, console).run(); }

constexpr std::array kCompleteOptions{
    Option{"seed", "S",
           "the same seed draws the same solutions; without --seed a seed is chosen and reported on standard error",
           complaint_about_seed},
    Option{"count", "N", "draw N solutions of each puzzle, each from all its solutions (default: 1)",
           complaint_about_positive_number},
    Option{"limit", "N",
           "for layouts other than 9x9, and with given candidates: draw no solution when a puzzle has more than N "
           "solutions (default: 1000000)",
           complaint_about_positive_number},
    kFormatOption,
    kCandidatesOption,
    kTimeOption,
    kThreadsOption,
    kLayoutOption,
    kCellsOption,
    kJsonOption,
    kQuietOption,
};

}  // namespace

const Command kCompleteCommand{
    "complete",
    "[FILE...]",
    "draw solutions at random",
    "Every solution of a puzzle is equally likely. This holds also for 9x9 grids with more solutions than could be "
    "listed: "
    "a blank grid gives a uniformly random full grid.\n",
    kCompleteOptions,
    SIZE_MAX,
    run_complete,
};

}  // namespace nonet
