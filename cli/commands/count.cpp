// nonet count: how many solutions, to the last digit for classic grids, by search up to a limit for others.

#include <array>

#include "cli/commands/all_commands.h"
#include "cli/commands/common_options.h"
#include "cli/commands/estimate.h"
#include "cli/commands/long_work.h"
#include "cli/input/arguments.h"
#include "cli/input/input.h"
#include "cli/input/interrupt.h"
#include "cli/output/console.h"
#include "cli/output/json.h"
#include "cli/output/unsolvable.h"

namespace nonet {

namespace {

// Where nothing but search tells: reached in a few seconds.
constexpr std::uint64_t kDefaultLimit = 10'000'000;

// Search counts up to the limit; a classic grid without a limit is counted whole.
ExactCount count_of(const Grid& puzzle, const Arguments& arguments, const Control& control) {
  if (puzzle.layout()->is_classic() && !arguments.has("limit")) {
    PieceTeam team(static_cast<unsigned>(arguments.number("threads", 0)));
    return exact_count(puzzle, control, team);
  }
  const SolutionCount count = count_solutions(puzzle, arguments.number("limit", kDefaultLimit), control);
  return {count.count, count.exact};
}

std::string answer_of(const ParsedPuzzle& puzzle, const ExactCount& count, const Arguments& arguments) {
  if (!arguments.has("json")) return puzzle.text + (count.exact ? ":" : ":>=") + count.count.to_string();
  return JsonObject().text("puzzle", puzzle.text).count("count", count.count).boolean("exact", count.exact).str();
}

bool count_puzzle(const ParsedPuzzle& puzzle, const Place& place, const Arguments& arguments, Console& console) {
  if (arguments.has("estimate")) return estimate_puzzle(puzzle, place, arguments, console);
  if (!can_search(puzzle, place, console)) return true;
  LongWork work(arguments, console);
  const ExactCount count = count_of(puzzle.grid, arguments, work.control());
  work.wipe();
  console.out.write(answer_of(puzzle, count, arguments) + '\n');
  if (!is_consistent(puzzle.grid)) complain_about_contradiction(puzzle.grid, place, arguments.cell_names(), console);
  if (!count.exact && work.is_over()) work.complain(place);
  return !interrupted();
}

void run_count(const Arguments& arguments, Console& console) {
  for_each_puzzle(arguments, console, [&](const ParsedPuzzle& puzzle, const Place& place) {
    return count_puzzle(puzzle, place, arguments, console);
  });
}

constexpr std::array kOptions{
    Option{"limit", "N", "search, and stop at so many solutions (10000000 where the layout is not 9x9)",
           complaint_about_positive_number},
    Option{"estimate", "", "an estimate with its 95 % interval, where a count would not end"},
    Option{"seed", "S", "of the estimate (0); another seed gives another estimate", complaint_about_seed},
    kTimeOption,
    kThreadsOption,
    kLayoutOption,
    kCellsOption,
    kJsonOption,
    kQuietOption,
};

}  // namespace

const Command kCountCommand{
    "count",
    "[FILE...]",
    "count solutions",
    "A line a puzzle, PUZZLE:COUNT. Exact for every 9x9 grid, however many there are, and wherever all solutions are\n"
    "found below the limit; else >=N. Ctrl-C ends the count and still tells how many are known. --estimate answers "
    "PUZZLE:~COUNT:LOW..HIGH.\n",
    kOptions,
    SIZE_MAX,
    run_count,
};

}  // namespace nonet
