// nonet check: cells whose digits contradict each other.

#include <algorithm>
#include <array>
#include <iterator>

#include "cli/commands/all_commands.h"
#include "cli/commands/check_state.h"
#include "cli/commands/common_options.h"
#include "cli/commands/long_work.h"
#include "cli/commands/puzzle_run.h"
#include "cli/output/conflicts.h"
#include "cli/output/grid_printer.h"
#include "cli/output/sums.h"

namespace nonet {

namespace {

// The cells to which the puzzle allows no digit.
std::vector<Cell> cells_without_digit(const PuzzleView& puzzle) {
  std::vector<Cell> cells;
  for (std::uint16_t index = 0; index < puzzle.given_candidates().size(); ++index) {
    if (puzzle.given_candidates()[index].empty()) cells.push_back(Cell{index});
  }
  return cells;
}

// The cells of all conflicts, the impossible cells, and the cells of broken rules that have digits, in order.
std::vector<Cell> conflicting_cells(const std::vector<Conflict>& conflicts, const std::vector<Cell>& impossible,
                                    const std::vector<Rule>& broken, const Grid& digits) {
  std::vector<Cell> cells = impossible;
  for (const Rule& rule : broken) {
    std::copy_if(rule.cells.begin(), rule.cells.end(), std::back_inserter(cells),
                 [&](Cell cell) { return !digits[cell].is_blank(); });
  }
  for (const Conflict& conflict : conflicts) cells.insert(cells.end(), conflict.cells.begin(), conflict.cells.end());
  std::sort(cells.begin(), cells.end(), [](Cell left, Cell right) { return left.index < right.index; });
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  return cells;
}

class CheckRun : public PuzzleRun {
 public:
  CheckRun(const Arguments& arguments, Console& console)
      : PuzzleRun(arguments, console, Reads::Position), printer_(console.out, TextFormat::Frame) {}

 protected:
  bool knows_layout(const Layout& layout) const override { return layout.is_square() || !has("sums"); }
  void answer(const ParsedPuzzle& position) override {
    const bool is_puzzle = lists_given_candidates(position, arguments().listed_candidates());
    const ParsedPuzzle puzzle = is_puzzle ? puzzle_in(position, ListedCandidates::Given) : position;
    const std::vector<Conflict> found = conflicts(puzzle.digits());
    const std::vector<Cell> impossible = is_puzzle ? cells_without_digit(view_of(puzzle)) : std::vector<Cell>{};
    if (!can_search(puzzle)) return;
    const std::vector<Rule> broken = rules_broken_by_digits(puzzle);
    if (has("json")) {
      print(json(puzzle, found, impossible, broken));
    } else if (has("sums")) {
      print_with_sums(puzzle.digits(), verdict(puzzle, found, impossible, broken));
    } else {
      print(puzzle.text + ':' + verdict(puzzle, found, impossible, broken));
    }
    for (const Repeat& repeat : repeats_of(found)) {
      complain(sentence_of(repeat, *puzzle.grid.layout(), cell_names()));
    }
    for (const Cell cell : impossible) {
      complain(name_of(cell, *puzzle.grid.layout(), cell_names()) + " has no given candidate.");
    }
    for (const Rule& rule : broken) {
      complain("No full grid with these digits keeps the rule '" + write_rule(rule, *puzzle.grid.layout()) + "'.");
    }
  }

 private:
  std::vector<Rule> rules_broken_by_digits(const ParsedPuzzle& puzzle) {
    if (puzzle.rules.empty()) return {};
    LongWork work(arguments(), console(), where(), LongWork::Shows::Nothing);
    std::vector<Rule> broken = broken_rules(PuzzleView(puzzle.digits(), {}, puzzle.rules), work.control());
    if (work.was_stopped()) work.complain("Some rules were not checked.");
    return broken;
  }

  // The verdict is a comment, so that whoever reads the text finds one puzzle in it, not two.
  void print_with_sums(const Grid& digits, const std::string& verdict) {
    print("# " + verdict);
    printer_.announce(digits.layout());
    print(grid_with_sums(digits));
  }

  std::string verdict(const ParsedPuzzle& puzzle, const std::vector<Conflict>& found,
                      const std::vector<Cell>& impossible, const std::vector<Rule>& broken) const {
    if (found.empty() && impossible.empty() && broken.empty()) return "ok";
    std::string line = "conflict";
    for (const Cell cell : conflicting_cells(found, impossible, broken, puzzle.digits())) {
      line += ' ' + name_of(cell, *puzzle.grid.layout(), cell_names());
    }
    return line;
  }

  std::string json(const ParsedPuzzle& puzzle, const std::vector<Conflict>& found, const std::vector<Cell>& impossible,
                   const std::vector<Rule>& broken) const {
    std::vector<std::string> cells;
    cells.reserve(impossible.size());
    for (const Cell cell : impossible) cells.push_back(json_of(name_of(cell, *puzzle.grid.layout(), cell_names())));
    JsonObject object;
    object.all_of(json_object_of_text(puzzle))
        .text("status", found.empty() && impossible.empty() && broken.empty() ? "ok" : "conflict")
        .json("conflicts", json_of(found, *puzzle.grid.layout(), cell_names()));
    if (!cells.empty()) object.json("withoutCandidates", json_array(cells));
    std::vector<std::string> texts;
    texts.reserve(broken.size());
    for (const Rule& rule : broken) texts.push_back(json_of(write_rule(rule, *puzzle.grid.layout())));
    if (!texts.empty()) object.json("brokenRules", json_array(texts));
    return object.all_of(json_object_of_rules(puzzle)).str();
  }

  GridPrinter printer_;
};

void run_check(const Arguments& arguments, Console& console) {
  const auto refuse = [&](const std::string& sentence) {
    console.complain(sentence + " nonet check --help shows the options.", ExitCode::BadInput);
  };
  if (arguments.has("state")) {
    if (arguments.has("sums")) return refuse("--state and --sums cannot be used together.");
    if (arguments.operands().size() > 1)
      return refuse("--state takes one puzzle, the puzzle that the position began from.");
    return check_state(arguments, console);
  }
  CheckRun(arguments, console).run();
}

constexpr std::array kCheckOptions{
    Option{"sums", "",
           "print the grid with the sums of its rows, columns and boxes, below a comment with the answer; in a full "
           "grid ! "
           "marks the sums that are wrong"},
    Option{"state", "FILE",
           "check the position in this file for wrong digits and wrongly removed candidates; the operand, if there is "
           "one, is the puzzle that the position began from"},
    kCandidatesOption,
    kLayoutOption,
    kRulesOption,
    kRulesFileOption,
    kRecogniseOption,
    kCellsOption,
    kJsonOption,
    kQuietOption,
};

}  // namespace

const Command kCheckCommand{
    "check",
    "[FILE...]",
    "find digits that contradict the rules",
    "The answer is a line for each puzzle: PUZZLE:ok, or PUZZLE:conflict and the cells. A message explains each "
    "conflict, and the exit code is then 1. A cell without any given candidate is a conflict, too. So is a rule that "
    "no "
    "full grid with these digits keeps.\n"
    "With --state, the answer is STATE:ok, STATE:no-solution, or STATE:mistake with r1c2=5 for a wrong digit and "
    "r3c4<>7 for a wrongly removed candidate.\n",
    kCheckOptions,
    SIZE_MAX,
    run_check,
};

}  // namespace nonet
