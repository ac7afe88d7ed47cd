// nonet count: the number of solutions. The number is exact for classic grids. For other grids, the solutions are
// counted by search up to a limit, or their number is estimated.

#include <array>
#include <cmath>
#include <cstdio>

#include "cli/commands/all_commands.h"
#include "cli/commands/common_options.h"
#include "cli/commands/long_work.h"
#include "cli/commands/puzzle_run.h"

namespace nonet {

namespace {

// The default of --limit for layouts that only a search can count. The search finds this number of solutions in a few
// seconds.
constexpr std::uint64_t kDefaultCountLimit = 10'000'000;

// Returns 10 to the power `log10` as text, such as `6.45e21`. A number below ten million has all its digits, such as
// `288`.
std::string rounded_power_of_ten(double log10) {
  char text[40];
  if (log10 < 7) {
    std::snprintf(text, sizeof text, "%.0f", std::pow(10, log10));
    return text;
  }
  double exponent = std::floor(log10);
  double mantissa = std::round(std::pow(10, log10 - exponent) * 100) / 100;
  if (mantissa >= 10) {
    mantissa /= 10;
    ++exponent;
  }
  std::snprintf(text, sizeof text, "%.2fe%.0f", mantissa, exponent);
  return text;
}

class CountRun : public PuzzleRun {
 public:
  using PuzzleRun::PuzzleRun;

 protected:
  bool knows_layout(const Layout&) const override { return true; }
  void answer(const ParsedPuzzle& puzzle) override {
    if (!can_search(puzzle)) return;
    LongWork work(arguments(), console(), where());
    const ExactCount count = count_of(view_of(puzzle), work.control());
    work.clear_progress();
    print(answer_text(puzzle, count));
    if (refuses_contradiction(puzzle.grid) || count.exact) return;
    if (work.was_stopped()) return work.complain();
    if (!puzzle.rules.empty() && !has("limit")) {
      return note("A puzzle with rules is counted by search, which ended at " + count.count.to_string() +
                  " solutions. Use --limit to count further.");
    }
    if (is_counted_by_search_unasked(view_of(puzzle))) {
      note("Given candidates are counted by search, which ended at " + count.count.to_string() +
           " solutions. Use --limit to count further, or --estimate.");
    }
  }

 private:
  // A classic grid is counted completely when there is no limit and when the puzzle has no given candidates.
  bool is_counted_by_search_unasked(const PuzzleView& puzzle) const {
    return puzzle.layout()->is_classic() && puzzle.has_given_candidates() && !has("limit");
  }

  ExactCount count_of(const PuzzleView& puzzle, const Control& control) {
    if (puzzle.layout()->is_classic() && !puzzle.has_given_candidates() && !puzzle.has_own_rules() && !has("limit")) {
      PieceTeam team(arguments().threads());
      return exact_count(puzzle.givens(), control, team);
    }
    const SolutionCount count = count_solutions(puzzle, arguments().number("limit", kDefaultCountLimit), control);
    return {count.count, count.exact};
  }

  std::string answer_text(const ParsedPuzzle& puzzle, const ExactCount& count) const {
    if (!has("json")) return puzzle.text + (count.exact ? ":" : ":>=") + count.count.to_string();
    return json_object_of_text(puzzle)
        .count("count", count.count)
        .boolean("exact", count.exact)
        .all_of(json_object_of_rules(puzzle))
        .str();
  }
};

class EstimateRun : public PuzzleRun {
 public:
  using PuzzleRun::PuzzleRun;

 protected:
  bool knows_layout(const Layout&) const override { return true; }
  void answer(const ParsedPuzzle& puzzle) override {
    if (!puzzle.rules.empty()) return complain("There are no estimates for puzzles with rules. Use --limit to count.");
    if (!can_estimate(*puzzle.grid.layout()))
      return complain("The number of solutions can be estimated for grids up to side 64 only.");
    LongWork work(arguments(), console(), where());
    EstimateOptions options;
    options.seed = arguments().number("seed", 0);
    options.control = work.control();
    const CountEstimate estimate = count_estimate(view_of(puzzle), options);
    work.clear_progress();
    if (estimate.is_known) {
      print(answer_text(puzzle, estimate));
    } else if (!refuses_contradiction(puzzle.grid) && !work.was_stopped()) {
      complain(
          "There is no estimate, because no random sample led to a solution. Use nonet solve to find out whether there "
          "is a solution.");
    }
    if (work.was_stopped() && estimate.runs < EstimateOptions{}.runs) work.complain();
  }

 private:
  std::string answer_text(const ParsedPuzzle& puzzle, const CountEstimate& estimate) const {
    const std::string count = rounded_power_of_ten(estimate.log10_count);
    const std::string low = rounded_power_of_ten(estimate.log10_low);
    const std::string high = rounded_power_of_ten(estimate.log10_high);
    if (!has("json")) return puzzle.text + ":~" + count + ':' + low + ".." + high;
    return json_object_of_text(puzzle)
        .text("estimate", count)
        .json("interval", json_array({json_of(low), json_of(high)}))
        .boolean("exact", false)
        .all_of(json_object_of_rules(puzzle))
        .str();
  }
};

void run_count(const Arguments& arguments, Console& console) {
  if (arguments.has("estimate")) return EstimateRun(arguments, console).run();
  CountRun(arguments, console).run();
}

constexpr std::array kCountOptions{
    Option{"limit", "N",
           "count by search and stop at N solutions (default: 10000000; without --limit, 9x9 grids without given "
           "candidates are counted completely)",
           complaint_about_positive_number},
    Option{"estimate", "",
           "print PUZZLE:~COUNT:LOW..HIGH, an estimate with its 95 % interval, for grids with too many solutions to "
           "count"},
    Option{"seed", "S", "the seed of the estimate (default: 0); another seed gives another estimate",
           complaint_about_seed},
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

const Command kCountCommand{
    "count",
    "[FILE...]",
    "count the solutions of puzzles",
    "The answer is a line for each puzzle, PUZZLE:COUNT. The count is exact for every 9x9 grid, however large it is. "
    "For other layouts, and with given candidates, it is exact when all solutions are found below the limit; otherwise "
    "the answer is "
    "PUZZLE:>=COUNT.\n"
    "Ctrl-C ends the count. The answer is then PUZZLE:>=COUNT with the solutions counted so far.\n",
    kCountOptions,
    SIZE_MAX,
    run_count,
};

}  // namespace nonet
