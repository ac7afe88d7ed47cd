// nonet count: how many solutions, by search up to a limit.

#include <array>

#include "cli/arguments.h"
#include "cli/common_options.h"
#include "cli/console.h"
#include "cli/input.h"
#include "cli/interrupt.h"
#include "cli/json.h"
#include "cli/progress_line.h"
#include "cli/unsolvable.h"

namespace nonet {

namespace {

// Reached in a few seconds on a 9×9 grid.
constexpr std::uint64_t kDefaultLimit = 10'000'000;

SolutionCount count_with_progress(const Grid& puzzle, const Arguments& arguments, Console& console) {
  ProgressLine line(arguments.has("quiet"));
  const auto show = [&](const Progress& progress) {
    console.out.end_answer();
    line.show([&] { return percent_of(progress.fraction) + ", " + std::to_string(progress.found) + " solutions"; });
  };
  return count_solutions(puzzle, arguments.number("limit", kDefaultLimit),
                         Control{interrupt_token(), kUnlimited, show});
}

std::string answer_of(const ParsedPuzzle& puzzle, const SolutionCount& count, const Arguments& arguments) {
  if (!arguments.has("json")) return puzzle.text + (count.exact ? ":" : ":>=") + std::to_string(count.count);
  return JsonObject().text("puzzle", puzzle.text).number("count", count.count).boolean("exact", count.exact).str();
}

bool count_puzzle(const ParsedPuzzle& puzzle, const Place& place, const Arguments& arguments, Console& console) {
  if (!can_search(puzzle, place, console)) return true;
  const SolutionCount count = count_with_progress(puzzle.grid, arguments, console);
  console.out.write(answer_of(puzzle, count, arguments) + '\n');
  if (!is_consistent(puzzle.grid)) complain_about_contradiction(puzzle.grid, place, arguments.cell_names(), console);
  if (!interrupted()) return true;
  console.complain(place, "stopped", ExitCode::NoAnswer);
  return false;
}

void run_count(const Arguments& arguments, Console& console) {
  stop_on_interrupt();
  for_each_puzzle(arguments, console, [&](const ParsedPuzzle& puzzle, const Place& place) {
    return count_puzzle(puzzle, place, arguments, console);
  });
}

constexpr std::array kOptions{
    Option{"limit", "N", "stop counting at so many solutions (10000000)", complaint_about_positive_number},
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
    "A line a puzzle, PUZZLE:COUNT. Exact where all solutions are found below the limit, else >=N. Ctrl-C ends the\n"
    "count and still tells how many were found.\n",
    kOptions,
    SIZE_MAX,
    run_count,
};

}  // namespace nonet
