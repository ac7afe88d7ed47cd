// nonet candidates: the digits that occur in at least one solution, and in how many.

#include <algorithm>
#include <array>
#include <iterator>
#include <string>

#include "cli/commands/all_commands.h"
#include "cli/commands/common_options.h"
#include "cli/commands/long_work.h"
#include "cli/commands/puzzle_run.h"
#include "cli/output/grid_printer.h"

namespace nonet {

namespace {

constexpr std::uint64_t kDefaultWeightLimit = 1'000'000;

struct WeighedCandidates {
  TrueCandidates candidates;
  /// With --weights: the number of solutions that contain each candidate, cell by cell and digit by digit.
  std::vector<BigUint> weights;
  bool exact = true;
};

class CandidatesRun : public PuzzleRun {
 public:
  CandidatesRun(const Arguments& arguments, Console& console)
      : PuzzleRun(arguments, console), team_(arguments.threads()), printer_(console.out, format_in(arguments)) {}

 protected:
  bool knows_layout(const Layout&) const override { return true; }
  void answer(const ParsedPuzzle& puzzle) override {
    if (!can_search(puzzle)) return;
    LongWork work(arguments(), console(), where());
    const WeighedCandidates found = find(view_of(puzzle), work.control());
    work.clear_progress();
    if (!has("to")) {
      print(has("json") ? json(puzzle, found) : line(puzzle, found));
    } else if (found.candidates.size(Cell{0}) > 0) {
      write(puzzle, found.candidates);
    }
    if (!refuses_contradiction(puzzle.grid)) complain_about(found, work);
  }

 private:
  WeighedCandidates find(const PuzzleView& puzzle, const Control& control) {
    WeighedCandidates found{true_candidates(puzzle, control), {}, true};
    if (has("weights")) find_weights(puzzle, control, found);
    return found;
  }

  void find_weights(const PuzzleView& puzzle, const Control& control, WeighedCandidates& found) {
    if (puzzle.layout()->is_classic() && !puzzle.has_given_candidates() && !puzzle.has_own_rules()) {
      CandidateCounts counts = candidate_counts(puzzle.givens(), control, team_);
      found.weights = std::move(counts.counts);
      found.exact = counts.exact;
      return;
    }
    Random unused(0);
    const SolutionTally tally =
        tally_solutions(puzzle, arguments().number("limit", kDefaultWeightLimit), unused, control);
    found.weights.assign(tally.weights.begin(), tally.weights.end());
    found.exact = tally.exact;
  }

  void complain_about(const WeighedCandidates& found, LongWork& work) {
    if (!found.candidates.complete) return work.complain("There may be more candidates.");
    if (found.candidates.size(Cell{0}) == 0) return complain_about_no_solution();
    if (found.exact) return;
    if (work.was_stopped()) return work.complain("The true weights may be larger.");
    complain("The puzzle has more solutions than --limit, so the true weights may be larger. Use a larger --limit.");
  }

  static TextFormat format_in(const Arguments& arguments) {
    return writable_format(arguments.text("to")).value_or(TextFormat::Masks);
  }

  // Writes the givens, and the candidates of the blank cells.
  void write(const ParsedPuzzle& puzzle, const TrueCandidates& found) {
    const std::string format(arguments().text("to"));
    if (found.layout->digit_count() > kMaxSymbol) {
      return complain("The format " + format + " has no text for grids above side " + std::to_string(kMaxSymbol) +
                      ". Leave --to out.");
    }
    ParsedPuzzle position{puzzle.grid, TextFormat::Masks, {}, {}, {}};
    position.rules = puzzle.rules;
    position.candidates.resize(puzzle.grid.digits().size());
    for (std::uint16_t index = 0; index < position.candidates.size(); ++index) {
      for_each_digit(*found.layout, [&](Digit digit) {
        if (found.contains(Cell{index}, digit)) position.candidates[index].insert(digit);
      });
    }
    const auto printed = printer_.print(position);
    if (printed) return;
    complain("The format " + format + " has no text for this puzzle: " +
             (printed.error().rule.empty() ? "the layout is " + name_of(*found.layout)
                                           : "the rule '" + printed.error().rule + "' cannot be said") +
             ". Use --to 729 or --to pencilmarks.");
  }

  static std::string text_of(const TrueCandidates& found) {
    const int side = found.layout->digit_count();
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
    for (int value = 1; value <= layout.digit_count(); ++value) visit(Digit{static_cast<std::uint8_t>(value)});
  }

  static std::string line(const ParsedPuzzle& puzzle, const WeighedCandidates& found) {
    std::string text = puzzle.text + ':' + text_of(found.candidates);
    for (std::size_t index = 0; index < found.weights.size(); ++index) {
      text += (index == 0 ? ':' : ' ') + found.weights[index].to_string();
    }
    return text;
  }

  static std::string json(const ParsedPuzzle& puzzle, const WeighedCandidates& found) {
    JsonObject object;
    object.all_of(json_object_of_text(puzzle)).all_of(json_object_of(found.candidates));
    if (!found.weights.empty()) {
      object.json("weights", json_of_weights(found.weights, puzzle.grid.digit_count())).boolean("exact", found.exact);
    }
    return object.all_of(json_object_of_rules(puzzle)).str();
  }

  PieceTeam team_;
  GridPrinter printer_;
};

// The formats that list candidates.
std::string complaint_about_candidate_format(std::string_view value) {
  constexpr std::string_view kNames[] = {"729",       "pencilmarks",    "ss",           "sudokuwiki", "library",
                                         "f-puzzles", "f-puzzles-link", "sudoku-solver"};
  if (std::find(std::begin(kNames), std::end(kNames), value) != std::end(kNames)) return {};
  return "'" + std::string(value) +
         "' is not a format with candidates. Use 729, pencilmarks, ss, sudokuwiki, library, f-puzzles, "
         "f-puzzles-link or sudoku-solver.";
}

void run_candidates(const Arguments& arguments, Console& console) {
  for (const char* option : {"json", "weights"}) {
    if (!arguments.has("to") || !arguments.has(option)) continue;
    return console.complain("--to and --" + std::string(option) + " cannot be used together.", ExitCode::BadInput);
  }
  CandidatesRun(arguments, console).run();
}

constexpr std::array kCandidatesOptions{
    Option{"weights", "",
           "add a colon and the weights: for each candidate, the number of solutions that contain it, cell by cell and "
           "digit by digit"},
    Option{"limit", "N",
           "for layouts other than 9x9, and with given candidates: count the weights in the first N solutions only "
           "(default: 1000000)",
           complaint_about_positive_number},
    Option{"to", "FORMAT",
           "print the puzzle with these candidates, in a format that lists candidates: 729, pencilmarks, ss, "
           "sudokuwiki, library, f-puzzles, f-puzzles-link or sudoku-solver",
           complaint_about_candidate_format},
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

const Command kCandidatesCommand{
    "candidates",
    "[FILE...]",
    "find the digits that occur in at least one solution",
    "The answer is a line for each puzzle, PUZZLE:CANDIDATES. Each cell has one symbol for each digit of the grid: the "
    "digit, or a dot when no solution has the digit in this cell. Above side 35, commas join the numbers of a cell, "
    "and a space separates two cells.\n",
    kCandidatesOptions,
    SIZE_MAX,
    run_candidates,
};

}  // namespace nonet
