// nonet complete: a solution drawn at random, every one equally likely.

#include <array>
#include <string>

#include "cli/commands/all_commands.h"
#include "cli/commands/common_options.h"
#include "cli/commands/long_work.h"
#include "cli/commands/solution_printer.h"
#include "cli/input/arguments.h"
#include "cli/input/input.h"
#include "cli/input/interrupt.h"
#include "cli/input/seed.h"
#include "cli/output/console.h"
#include "cli/output/unsolvable.h"

namespace nonet {

namespace {

constexpr std::uint64_t kDefaultLimit = 1'000'000;

class CompleteRun {
 public:
  CompleteRun(const Arguments& arguments, Console& console)
      : arguments_(arguments),
        console_(console),
        printer_(arguments, console),
        count_(arguments.number("count", 1)),
        team_(static_cast<unsigned>(arguments.number("threads", 0))),
        seed_(seed_of(arguments)),
        random_(seed_) {
    if (!arguments.has("seed")) console.note("seed " + std::to_string(seed_));
  }

  bool visit(const ParsedPuzzle& puzzle, const Place& place) {
    if (!can_search(puzzle, place, console_)) return true;
    if (!is_consistent(puzzle.grid)) {
      complain_about_contradiction(puzzle.grid, place, arguments_.cell_names(), console_);
    } else if (puzzle.grid.layout()->is_classic()) {
      draw_classic(puzzle, place);
    } else {
      draw_other(puzzle, place);
    }
    return !interrupted();
  }

 private:
  void draw_classic(const ParsedPuzzle& puzzle, const Place& place) {
    LongWork work(arguments_, console_);
    const RandomCompletion completion(puzzle.grid, work.control(), team_);
    work.wipe();
    if (!completion.is_ready()) return work.complain(place);
    if (completion.count().is_zero()) return complain_about_no_solution(place, console_);
    for (std::uint64_t left = count_; left > 0 && console_.out.is_open(); --left) {
      work.look();
      if (work.is_over()) return work.complain(place);
      printer_.print(puzzle, completion.draw(random_));
    }
  }

  // Every solution is looked at, once for each that is drawn.
  void draw_other(const ParsedPuzzle& puzzle, const Place& place) {
    const std::uint64_t limit = arguments_.number("limit", kDefaultLimit);
    LongWork work(arguments_, console_);
    for (std::uint64_t left = count_; left > 0 && console_.out.is_open(); --left) {
      const SolutionTally tally = tally_solutions(puzzle.grid, limit, random_, work.control());
      work.wipe();
      if (!tally.exact && work.is_over()) return work.complain(place);
      if (!tally.exact) {
        const std::string sentence = "more than " + std::to_string(limit) +
                                     " solutions: where the layout is not 9x9 one is drawn only from fewer (--limit)";
        return console_.complain(place, sentence, ExitCode::NoAnswer);
      }
      if (!tally.drawn) return complain_about_no_solution(place, console_);
      printer_.print(puzzle, *tally.drawn);
    }
  }

  const Arguments& arguments_;
  Console& console_;
  SolutionPrinter printer_;
  std::uint64_t count_;
  PieceTeam team_;
  std::uint64_t seed_;
  Random random_;
};

void run_complete(const Arguments& arguments, Console& console) {
  CompleteRun run(arguments, console);
  for_each_puzzle(arguments, console,
                  [&](const ParsedPuzzle& puzzle, const Place& place) { return run.visit(puzzle, place); });
}

constexpr std::array kOptions{
    Option{"seed", "S", "the same seed draws the same solutions; without one, a seed is chosen", complaint_about_seed},
    Option{"count", "N", "so many, each drawn from all (1)", complaint_about_positive_number},
    Option{"limit", "N", "where the layout is not 9x9, draw from no more solutions than so many (1000000)",
           complaint_about_positive_number},
    Option{"to", "FORMAT", "line, sdm, numbers, frame or jigsaw", complaint_about_format},
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
    "a solution drawn at random",
    "Every solution is equally likely, also of grids with more of them than could be listed: a blank 9x9 grid gives a\n"
    "uniformly random full grid.\n",
    kOptions,
    SIZE_MAX,
    run_complete,
};

}  // namespace nonet
