// nonet candidates: the digits that stand in some solution, and in how many.

#include <array>
#include <string>

#include "cli/commands/all_commands.h"
#include "cli/commands/common_options.h"
#include "cli/commands/long_work.h"
#include "cli/input/arguments.h"
#include "cli/input/input.h"
#include "cli/input/interrupt.h"
#include "cli/output/console.h"
#include "cli/output/json.h"
#include "cli/output/unsolvable.h"

namespace nonet {

namespace {

constexpr std::uint64_t kDefaultLimit = 1'000'000;

// The true candidates, and, when weights are asked for, in how many solutions each stands.
struct Found {
  TrueCandidates candidates;
  std::vector<BigUint> weights;
  bool exact = true;
};

class CandidatesRun {
 public:
  CandidatesRun(const Arguments& arguments, Console& console)
      : arguments_(arguments), console_(console), team_(static_cast<unsigned>(arguments.number("threads", 0))) {}

  bool visit(const ParsedPuzzle& puzzle, const Place& place) {
    if (!can_search(puzzle, place, console_)) return true;
    LongWork work(arguments_, console_);
    const Found found = find(puzzle.grid, work.control());
    work.wipe();
    console_.out.write((arguments_.has("json") ? json(puzzle, found) : line(puzzle, found)) + '\n');
    complain(puzzle, place, found, work);
    return !interrupted();
  }

 private:
  Found find(const Grid& puzzle, const Control& control) {
    Found found{true_candidates(puzzle, control), {}, true};
    if (arguments_.has("weights")) find_weights(puzzle, control, found);
    return found;
  }

  void find_weights(const Grid& puzzle, const Control& control, Found& found) {
    if (puzzle.layout()->is_classic()) {
      CandidateCounts counts = candidate_counts(puzzle, control, team_);
      found.weights = std::move(counts.counts);
      found.exact = counts.exact;
      return;
    }
    Random unused(0);
    const SolutionTally tally = tally_solutions(puzzle, arguments_.number("limit", kDefaultLimit), unused, control);
    found.weights.assign(tally.weights.begin(), tally.weights.end());
    found.exact = tally.exact;
  }

  void complain(const ParsedPuzzle& puzzle, const Place& place, const Found& found, LongWork& work) {
    if (!is_consistent(puzzle.grid)) {
      return complain_about_contradiction(puzzle.grid, place, arguments_.cell_names(), console_);
    }
    if (!found.candidates.complete) return work.complain(place, ": there may be further candidates");
    if (found.candidates.size(Cell{0}) == 0) return complain_about_no_solution(place, console_);
    if (found.exact) return;
    const std::string consequence = ": each weight is at least what is told";
    if (work.is_over()) return work.complain(place, consequence);
    console_.complain(place, "there are more solutions than --limit" + consequence, ExitCode::NoAnswer);
  }

  static std::string text_of(const TrueCandidates& found) {
    const int side = found.layout->side();
    std::string text;
    for (std::uint16_t cell = 0; cell < found.layout->cell_count(); ++cell) {
      if (side > kMaxSymbol && cell > 0) text += ' ';
      text += side > kMaxSymbol ? numbers_of(found, Cell{cell}) : symbols_of(found, Cell{cell});
    }
    return text;
  }

  static std::string symbols_of(const TrueCandidates& found, Cell cell) {
    std::string text;
    for_each_digit(*found.layout,
                   [&](Digit digit) { text += found.contains(cell, digit) ? symbol_of(digit) : kBlankSymbol; });
    return text;
  }

  static std::string numbers_of(const TrueCandidates& found, Cell cell) {
    std::string text;
    for_each_digit(*found.layout, [&](Digit digit) {
      if (found.contains(cell, digit)) text += (text.empty() ? "" : ",") + std::to_string(digit.value);
    });
    return text.empty() ? std::string(1, kBlankSymbol) : text;
  }

  template <class Visit>
  static void for_each_digit(const Layout& layout, Visit&& visit) {
    for (int value = 1; value <= layout.side(); ++value) visit(Digit{static_cast<std::uint8_t>(value)});
  }

  static std::string line(const ParsedPuzzle& puzzle, const Found& found) {
    std::string text = puzzle.text + ':' + text_of(found.candidates);
    for (std::size_t index = 0; index < found.weights.size(); ++index) {
      text += (index == 0 ? ':' : ' ') + found.weights[index].to_string();
    }
    return text;
  }

  static std::string json(const ParsedPuzzle& puzzle, const Found& found) {
    JsonObject object;
    object.text("puzzle", puzzle.text).text("candidates", text_of(found.candidates));
    object.boolean("complete", found.candidates.complete);
    if (!found.weights.empty()) {
      std::vector<std::string> weights;
      for (const BigUint& weight : found.weights) weights.push_back(json_of(weight));
      object.json("weights", json_array(weights)).boolean("exact", found.exact);
    }
    return object.str();
  }

  const Arguments& arguments_;
  Console& console_;
  PieceTeam team_;
};

void run_candidates(const Arguments& arguments, Console& console) {
  CandidatesRun run(arguments, console);
  for_each_puzzle(arguments, console,
                  [&](const ParsedPuzzle& puzzle, const Place& place) { return run.visit(puzzle, place); });
}

constexpr std::array kOptions{
    Option{"weights", "", "the number of solutions of each candidate, cell by cell, digit by digit"},
    Option{"limit", "N", "where the layout is not 9x9, weigh no more solutions than so many (1000000)",
           complaint_about_positive_number},
    kTimeOption,
    kThreadsOption,
    kLayoutOption,
    kCellsOption,
    kJsonOption,
    kQuietOption,
};

}  // namespace

const Command kCandidatesCommand{
    "candidates",
    "[FILE...]",
    "the digits that stand in some solution",
    "A line a puzzle, PUZZLE:CANDIDATES, for each cell as many symbols as it could hold digits, a dot for those of no\n"
    "solution (above 35 digits: numbers with commas, a space between cells). With --weights a colon and the numbers "
    "of\n"
    "solutions follow.\n",
    kOptions,
    SIZE_MAX,
    run_candidates,
};

}  // namespace nonet
